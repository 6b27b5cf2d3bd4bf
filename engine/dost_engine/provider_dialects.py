"""Copies of a tool's schema in the dialect of JSON Schema that a provider understands.

Providers know different parts of JSON Schema and refuse a request over a word of it that they do not know. In a copy
every local reference is resolved, words that the provider refuses are removed and listed, and what can be said in
another way is. The schema that the server sent stays as it is: calls are checked against that.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, TypeGuard

MOST_DEPTH = 24
"""Levels that are copied; what lies deeper may be anything."""
MOST_PARTS = 3000
"""Schemas in one copy; references that lead to references can make millions of a small one."""

Json = dict[str, Any]


class Dialect(StrEnum):
    """Whose JSON Schema it is."""

    OPENAI = "openai"
    """OpenAI's, and that of the many endpoints that follow it."""
    ANTHROPIC = "anthropic"
    GEMINI = "gemini"


@dataclass(frozen=True, slots=True)
class FittedSchema:
    """A copy for one provider.

    Attributes:
        schema: JSON Schema of an object.
        removed: What the provider does not get, each by its place: ``properties.size.const``.
    """

    schema: Json
    removed: tuple[str, ...] = ()


_HOUSEKEEPING = frozenset({"$schema", "$id", "$anchor", "$comment", "$vocabulary", "$dynamicAnchor", "id"})
"""Words that say nothing of the arguments; some endpoints fetch them or fail on them."""
_REFUSED = {
    Dialect.OPENAI: _HOUSEKEEPING | {"$dynamicRef", "contentEncoding", "contentMediaType"},
    Dialect.ANTHROPIC: _HOUSEKEEPING | {"$dynamicRef"},
}
_TAKEN_BY_GEMINI = frozenset(
    {
        *("type", "format", "title", "description", "nullable", "enum", "default", "example", "anyOf", "items"),
        *("minItems", "maxItems", "properties", "required", "propertyOrdering", "minProperties", "maxProperties"),
        *("minimum", "maximum", "minLength", "maxLength", "pattern"),
    }
)
_FORMATS_OF_GEMINI = frozenset({"enum", "date-time", "int32", "int64", "float", "double"})
_NAME_FOR_ANTHROPIC = re.compile(r"[A-Za-z0-9_.-]{1,64}")
_BY_NAME = frozenset({"properties", "patternProperties", "dependentSchemas"})
_DEFINITIONS = frozenset({"$defs", "definitions"})
_LISTS = frozenset({"anyOf", "oneOf", "allOf", "prefixItems"})
_SINGLE = frozenset(
    {
        *("items", "additionalProperties", "additionalItems", "contains", "propertyNames", "unevaluatedProperties"),
        *("not", "if", "then", "else"),
    }
)


def fit_schema(schema: Mapping[str, Any], dialect: Dialect) -> FittedSchema:
    """A copy of the schema of a tool's arguments for one provider. Never fails."""
    copier = _Copier(schema, dialect)
    made = copier.copy(schema, (), ())
    if made.get("type") != "object":
        made["type"] = "object"
    if not isinstance(made.get("properties"), dict):
        made["properties"] = {}
    return FittedSchema(made, tuple(copier.removed))


class _Copier:
    """One copy in the making.

    Attributes:
        removed: Places of what was left out.
    """

    def __init__(self, root: Mapping[str, Any], dialect: Dialect) -> None:
        self.removed: list[str] = []
        self._root = root
        self._dialect = dialect
        self._parts = 0

    def copy(self, schema: object, place: tuple[str, ...], within: tuple[str, ...]) -> Json:
        """Copy one schema.

        Args:
            schema: It; anything that is no object becomes one that allows all.
            place: Where it stands.
            within: References that are being resolved around it.
        """
        self._parts += 1
        if not isinstance(schema, Mapping):
            return {}
        if len(place) > MOST_DEPTH or self._parts > MOST_PARTS:
            self._remove(place, "…")
            return {}
        reference = schema.get("$ref")
        if isinstance(reference, str):
            return self._resolved(schema, reference, place, within)
        made: Json = {}
        for key, value in schema.items():
            self._member(made, str(key), value, place, within)
        return self._in_words_of_gemini(made, place) if self._dialect is Dialect.GEMINI else made

    def _resolved(
        self, schema: Mapping[str, Any], reference: str, place: tuple[str, ...], within: tuple[str, ...]
    ) -> Json:
        """What a reference leads to, with what stands beside it. A circle ends in an object of any kind."""
        beside = {key: value for key, value in schema.items() if key != "$ref"}
        target = _target(self._root, reference)
        if target is None or reference in within:
            self._remove(place, f"$ref {reference}")
            kind = {"type": "object"} if isinstance(target, Mapping) and target.get("type") == "object" else {}
            return kind | self.copy(beside, place, within)
        return self.copy(target, place, (*within, reference)) | self.copy(beside, place, within)

    def _member(self, made: Json, key: str, value: object, place: tuple[str, ...], within: tuple[str, ...]) -> None:
        here = (*place, key)
        if key in _DEFINITIONS:
            return  # every reference to them is resolved
        if not self._is_taken(key, value):
            self._remove(place, key)
        elif key in _BY_NAME and isinstance(value, Mapping):
            named = {str(name): part for name, part in value.items() if self._is_name(str(name), here)}
            made[key] = {name: self.copy(part, (*here, name), within) for name, part in named.items()}
        elif key in _LISTS and _is_list(value):
            made[key] = [self.copy(part, (*here, str(number)), within) for number, part in enumerate(value)]
        elif key in _SINGLE and isinstance(value, Mapping):
            made[key] = self.copy(value, here, within)
        else:
            made[key] = value

    def _is_taken(self, key: str, value: object) -> bool:
        if not _has_its_shape(key, value):
            return False
        if self._dialect is not Dialect.GEMINI:
            return key not in _REFUSED[self._dialect]
        if key == "format":
            return isinstance(value, str) and value in _FORMATS_OF_GEMINI
        if key == "items":
            return isinstance(value, Mapping)
        return key in _TAKEN_BY_GEMINI or key in {"const", "oneOf", "allOf"}  # these are said in another way

    def _is_name(self, name: str, place: tuple[str, ...]) -> bool:
        taken = (
            self._dialect is not Dialect.ANTHROPIC
            or place[-1] != "properties"
            or bool(_NAME_FOR_ANTHROPIC.fullmatch(name))
        )
        if not taken:
            self._remove(place, name)
        return taken

    def _in_words_of_gemini(self, made: Json, place: tuple[str, ...]) -> Json:
        """Say ``oneOf``, ``allOf``, ``const`` and lists of types as Gemini does."""
        for part in made.pop("allOf", []):
            properties = {**made.get("properties", {}), **part.get("properties", {})}
            required = [*made.get("required", []), *part.get("required", [])]
            made = part | made
            made |= {"properties": properties} if properties else {}
            made |= {"required": list(dict.fromkeys(required))} if required else {}
        if "oneOf" in made:
            made["anyOf"] = [*made.get("anyOf", []), *made.pop("oneOf")]
        if "const" in made:
            made["enum"] = [made.pop("const")]
        kinds = made.get("type")
        if _is_list(kinds):
            known = [kind for kind in kinds if kind != "null"]
            made.pop("type")
            made |= {"nullable": True} if len(known) < len(kinds) else {}
            if len(known) == 1:
                made["type"] = known[0]
            elif known:
                made["anyOf"] = [*made.get("anyOf", []), *({"type": kind} for kind in known)]
        if "enum" in made and not all(isinstance(value, str) and value for value in made["enum"]):
            made.pop("enum")
            self._remove(place, "enum")
        return made

    def _remove(self, place: tuple[str, ...], key: str) -> None:
        self.removed.append(".".join((*place, key)))


def _target(root: Mapping[str, Any], reference: str) -> object | None:
    """What a reference within the schema leads to; None for any other and for one that leads nowhere."""
    if reference != "#" and not reference.startswith("#/"):
        return None
    value: object = root
    for part in reference.split("/")[1:]:
        key = part.replace("~1", "/").replace("~0", "~")
        if not isinstance(value, Mapping) or key not in value:
            return None
        value = value[key]
    return value


def _has_its_shape(key: str, value: object) -> bool:
    """Whether the words that every provider reads have values that can be read."""
    if key == "type":
        return isinstance(value, str) or (_is_list(value) and all(isinstance(kind, str) for kind in value))
    if key in _LISTS or key in {"enum", "required"}:
        return _is_list(value)
    return key not in _BY_NAME or isinstance(value, Mapping)


def _is_list(value: object) -> TypeGuard[Sequence[Any]]:
    return isinstance(value, Sequence) and not isinstance(value, str | bytes)
