"""The copy of a tool's schema that a provider gets. What the server sent stays as it is, here and in the catalogue.

Providers refuse a whole request over one schema that they do not like, and each dislikes something else. The copy
keeps to what all of them take: an object with properties at the top, no alternatives there, schemas that are objects,
enums of texts alone. What is lost by that stands in the description, where a model reads it as well.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, TypeGuard

_DEPTH = 20  # levels that are copied; what lies deeper may be anything
_KEPT_AT_TOP = ("title", "description", "additionalProperties", "$defs", "definitions")
_BRANCHES = ("allOf", "anyOf", "oneOf", "if", "then", "else")
_TYPES = {"object", "array", "string", "number", "integer", "boolean", "null"}
_OF_SCHEMAS = {"properties", "patternProperties", "$defs", "definitions", "dependentSchemas"}
_OF_LISTS = {"anyOf", "oneOf", "allOf", "prefixItems"}
_OF_ONE = {"additionalProperties", "not", "if", "then", "else", "contains", "propertyNames"}

Json = dict[str, Any]


def provider_schema(schema: object) -> Json:
    """A copy of the schema of a tool's arguments that providers accept.

    Args:
        schema: As a server sent it; anything at all.

    Returns:
        JSON Schema of an object, with ``properties``.
    """
    if isinstance(schema, Mapping) and isinstance(schema.get("jsonSchema"), Mapping) and "properties" not in schema:
        schema = schema["jsonSchema"]
    if not isinstance(schema, Mapping):
        return {"type": "object", "properties": {}}
    kept = {key: schema[key] for key in _KEPT_AT_TOP if key in schema}
    made = _object(kept, 1, schema)
    made["type"] = "object"
    made["properties"] = _properties(schema)
    required = schema.get("required")
    names = (
        [name for name in required if isinstance(name, str) and name in made["properties"]]
        if _is_list(required)
        else []
    )
    return made | ({"required": list(dict.fromkeys(names))} if names else {})


def _properties(schema: Mapping[str, Any]) -> Json:
    """The properties of a schema and of its alternatives at the top, where providers take none: all may be given."""
    found: Json = {}
    seen: set[int] = set()  # alternatives may lead back to themselves
    left: list[Mapping[str, Any]] = [schema]
    while left:
        each = left.pop(0)
        if id(each) in seen:
            continue
        seen.add(id(each))
        own = each.get("properties")
        for name, value in own.items() if isinstance(own, Mapping) else ():
            found.setdefault(str(name), _schema(value, 2, schema))
        for keyword in _BRANCHES:
            inner = each.get(keyword)
            branches: Sequence[Any] = inner if _is_list(inner) else [inner]
            left += [target for target in (_target(branch, schema) for branch in branches) if target is not None]
    return found


def _schema(value: object, depth: int, root: Mapping[str, Any]) -> Json:
    if value is False:
        return {"not": {}}
    if not isinstance(value, Mapping) or depth > _DEPTH:
        return {}
    if isinstance(value.get("$ref"), str) and _target(value, root) is None:
        value = {key: inner for key, inner in value.items() if key != "$ref"}
    made = _object(value, depth, root)
    if "enum" in made:
        made = _with_plain_enum(made)
    if made.get("type") == "array":
        made.setdefault("items", {})
    return made


def _object(value: Mapping[str, Any], depth: int, root: Mapping[str, Any]) -> Json:
    """A copy in which every part that has to be a schema is one; parts that cannot be understood are left out."""
    made: Json = {}
    for key, inner in value.items():
        if key in _OF_SCHEMAS:
            if isinstance(inner, Mapping):
                made[key] = {str(name): _schema(part, depth + 1, root) for name, part in inner.items()}
        elif key in _OF_LISTS:
            if _is_list(inner) and inner:
                made[key] = [_schema(part, depth + 1, root) for part in inner]
        elif key == "items":
            made[key] = _schema(inner, depth + 1, root)
        elif key in _OF_ONE:
            made[key] = inner if isinstance(inner, bool) else _schema(inner, depth + 1, root)
        elif _is_usable(key, inner):
            made[key] = inner
    return made


def _is_usable(key: str, value: object) -> bool:
    if key == "type":
        kinds = value if _is_list(value) else [value]
        return bool(kinds) and all(isinstance(kind, str) and kind in _TYPES for kind in kinds)
    if key in {"enum", "required"}:
        return _is_list(value) and bool(value)
    return key not in {"description", "title", "format", "pattern"} or isinstance(value, str)


def _with_plain_enum(schema: Json) -> Json:
    """The schema with an enum of texts alone; any other becomes words, so that the values keep their types."""
    values = schema["enum"]
    if all(isinstance(value, str) and value for value in values) and schema.get("type", "string") == "string":
        return schema | {"type": "string"}
    made = {key: inner for key, inner in schema.items() if key != "enum"}
    kinds = {_kind(value) for value in values}
    declared = made.get("type")
    if isinstance(declared, str) and not kinds & {declared, *({"integer"} if declared == "number" else ())}:
        made.pop("type")  # the values are what the server checks
        made |= {"type": next(iter(kinds))} if len(kinds) == 1 and kinds < {"string", "integer", "number"} else {}
    listed = ", ".join(json.dumps(value, ensure_ascii=False, default=str) for value in values)
    return made | {"description": f"{made.get('description', '')} One of {listed}.".strip()}


def _kind(value: object) -> str:
    if value is None:
        return "null"
    kinds = {bool: "boolean", int: "integer", float: "number", str: "string", list: "array"}
    return kinds.get(type(value), "object")


def _target(value: object, root: Mapping[str, Any]) -> Mapping[str, Any] | None:
    """The schema itself, or the one that its local reference leads to; None where that leads nowhere."""
    for _ in range(_DEPTH):
        if not isinstance(value, Mapping):
            return None
        reference = value.get("$ref")
        if not isinstance(reference, str):
            return value
        value = root
        if reference != "#" and not reference.startswith("#/"):
            return None
        for part in reference.split("/")[1:]:
            value = value.get(part.replace("~1", "/").replace("~0", "~")) if isinstance(value, Mapping) else None
    return None


def _is_list(value: object) -> TypeGuard[Sequence[Any]]:
    return isinstance(value, list | tuple)
