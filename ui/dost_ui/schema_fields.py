"""From a JSON schema to the fields of a form: plain values, made without Qt.

Objects, lists and choices between shapes are fields with fields in them, as deep as a person can follow. What is left
(a schema that says nothing, references that lead nowhere or in a circle) becomes a field for JSON.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any

_MOST_FIELDS = 200
"""A schema with more properties becomes one JSON field."""
_MOST_SHAPES = 20
_DEEPEST = 5
"""Objects in objects; what lies deeper is JSON."""


class FieldKind(Enum):
    """How a value is entered."""

    STRING = "string"
    TEXT = "text"
    INTEGER = "integer"
    NUMBER = "number"
    BOOLEAN = "boolean"
    CHOICE = "choice"
    LIST = "list"
    """One value per line."""
    GROUP = "group"
    """An object: fields of its own."""
    ITEMS = "items"
    """A list of values that do not fit on a line: a field for each."""
    VARIANT = "variant"
    """One of several shapes."""
    JSON = "json"


class _Absent:
    """The value of a field that was left empty."""

    def __repr__(self) -> str:
        return "ABSENT"


ABSENT = _Absent()


@dataclass(frozen=True, slots=True)
class FormField:
    """One field.

    Attributes:
        name: The property.
        kind: How it is entered.
        required: Whether the call needs it.
        description: From the schema.
        choices: Values of a choice.
        default: From the schema, or ``ABSENT``.
        low: Smallest number.
        high: Largest number.
        item: For lists, the kind of a line.
        shape: For JSON, the type that is expected (``object``, ``array``) or empty.
        parts: For groups, the fields; for items, the one that each is like; for variants, one for each shape.
        least: Characters of a text, or items of a list, at least.
        most: The same, at most; None for as many as one likes.
        pattern: What a text must match, as the schema has it, or empty.
        format: What a text is (``date-time``, ``uri``), or empty.
        open_low: Whether the number must be more than ``low``.
        open_high: Whether the number must be less than ``high``.
    """

    name: str
    kind: FieldKind
    required: bool = False
    description: str = ""
    choices: tuple[Any, ...] = ()
    default: Any = ABSENT
    low: float | None = None
    high: float | None = None
    item: FieldKind = FieldKind.STRING
    shape: str = ""
    parts: tuple[FormField, ...] = ()
    least: int = 0
    most: int | None = None
    pattern: str = ""
    format: str = ""
    open_low: bool = False
    open_high: bool = False


def fields_of(schema: Mapping[str, Any]) -> tuple[FormField, ...] | None:
    """The fields, required ones first; ``None`` where only the whole arguments can be given as JSON."""
    properties = schema.get("properties")
    if any(key in schema for key in ("$ref", "anyOf", "oneOf", "allOf")) and not isinstance(properties, dict):
        return None
    if properties is None:
        return None if schema.get("additionalProperties") not in {None, False} else ()
    return _fields(schema, _Reader(schema))


@dataclass(frozen=True, slots=True)
class _Reader:
    """Where a part of a schema stands.

    Attributes:
        root: The whole schema, in which references are looked up.
        depth: How deep it lies.
        followed: References that led here.
    """

    root: Mapping[str, Any]
    depth: int = 0
    followed: tuple[str, ...] = ()

    def deeper(self) -> _Reader:
        return replace(self, depth=self.depth + 1)


def _fields(schema: Mapping[str, Any], at: _Reader) -> tuple[FormField, ...] | None:
    properties = schema.get("properties")
    if not isinstance(properties, dict) or len(properties) > _MOST_FIELDS:
        return None
    required = schema.get("required")
    needed = {name for name in required if isinstance(name, str)} if isinstance(required, list) else set()
    fields = [_field(str(name), part, at, required=name in needed) for name, part in properties.items()]
    return tuple(sorted(fields, key=lambda field: not field.required))


def _field(name: str, part: object, at: _Reader, *, required: bool) -> FormField:
    if not isinstance(part, dict):
        return FormField(name, FieldKind.JSON, required)
    core, at = _resolved(part, at)
    said = next((one["description"] for one in (part, core) if isinstance(one.get("description"), str)), "")
    default = part.get("default", core.get("default", ABSENT))
    field = FormField(name, FieldKind.JSON, required, said, default=default)
    choices = [core["const"]] if "const" in core else core.get("enum")
    if isinstance(choices, list) and choices and all(isinstance(one, str | int | float | None) for one in choices):
        return replace(field, kind=FieldKind.CHOICE, choices=tuple(choices))
    shapes = _shapes(core)
    if shapes and at.depth < _DEEPEST:
        parts = tuple(_field(_title(one, number, at), one, at.deeper(), required=True) for number, one in shapes)
        return replace(field, kind=FieldKind.VARIANT, parts=parts)
    return _typed(field, core, at)


def _typed(field: FormField, core: Mapping[str, Any], at: _Reader) -> FormField:
    """The field by the type that the schema names."""
    kind = core.get("type")
    if kind in {"integer", "number"}:
        low, open_low = _limit(core, "minimum", "exclusiveMinimum")
        high, open_high = _limit(core, "maximum", "exclusiveMaximum")
        return replace(field, kind=FieldKind(kind), low=low, high=high, open_low=open_low, open_high=open_high)
    if kind == "boolean":
        return replace(field, kind=FieldKind.BOOLEAN)
    if kind == "string":
        text = FieldKind.TEXT if _is_long(field.name, core) else FieldKind.STRING
        return _with_texts(replace(field, kind=text), core)
    if kind == "array":
        return _list(field, core, at)
    if (kind == "object" or (kind is None and "properties" in core)) and at.depth < _DEEPEST:
        parts = _fields(core, at.deeper())
        if parts:
            return replace(field, kind=FieldKind.GROUP, parts=parts)
    return replace(field, shape=kind if kind in {"object", "array"} else "")


def _list(field: FormField, core: Mapping[str, Any], at: _Reader) -> FormField:
    sized = replace(field, shape="array", least=_count(core, "minItems") or 0, most=_count(core, "maxItems"))
    items = core.get("items")
    if not isinstance(items, dict) or at.depth >= _DEEPEST:
        return sized
    item = _field(field.name, items, at.deeper(), required=True)
    if item.kind in {FieldKind.STRING, FieldKind.TEXT, FieldKind.INTEGER, FieldKind.NUMBER}:
        kind = FieldKind.STRING if item.kind is FieldKind.TEXT else item.kind
        return replace(sized, kind=FieldKind.LIST, item=kind, parts=(replace(item, kind=kind),))
    return sized if item.kind is FieldKind.JSON else replace(sized, kind=FieldKind.ITEMS, parts=(item,))


def _with_texts(field: FormField, core: Mapping[str, Any]) -> FormField:
    pattern, form = core.get("pattern"), core.get("format")
    return replace(
        field,
        least=_count(core, "minLength") or 0,
        most=_count(core, "maxLength"),
        pattern=pattern if isinstance(pattern, str) else "",
        format=form if isinstance(form, str) else "",
    )


def _resolved(part: Mapping[str, Any], at: _Reader) -> tuple[Mapping[str, Any], _Reader]:
    """The part with its reference followed and with ``null`` taken out of it, as generators write optional values."""
    core = part
    while isinstance(core.get("$ref"), str):
        ref = core["$ref"]
        found = _found(at.root, ref) if ref not in at.followed else None
        if found is None:
            return {key: core[key] for key in ("description", "default") if key in core}, at
        at = replace(at, followed=(*at.followed, ref))
        core = {**found, **{key: value for key, value in core.items() if key != "$ref"}}
    for key in ("anyOf", "oneOf", "allOf"):
        shapes = core.get(key)
        if isinstance(shapes, list):
            real = [one for one in shapes if isinstance(one, dict) and one.get("type") != "null"]
            if len(real) == 1:
                rest = {name: value for name, value in core.items() if name != key}
                return _resolved({**real[0], **rest}, at)
    kinds = core.get("type")
    if isinstance(kinds, list):
        real_kinds = [one for one in kinds if one != "null"]
        if len(real_kinds) == 1:
            return {**core, "type": real_kinds[0]}, at
        return {**core, "type": None, "anyOf": [{"type": one} for one in real_kinds]}, at
    return core, at


def _found(root: Mapping[str, Any], ref: str) -> Mapping[str, Any] | None:
    """What a reference inside the schema leads to."""
    if not ref.startswith("#/"):
        return None
    value: Any = root
    for piece in ref[2:].split("/"):
        key = piece.replace("~1", "/").replace("~0", "~")
        value = value.get(key) if isinstance(value, dict) else None
    return value if isinstance(value, dict) else None


def _shapes(core: Mapping[str, Any]) -> list[tuple[int, Mapping[str, Any]]]:
    """The shapes of which a value has one; none where there is nothing to choose."""
    listed: list[Any] = next((core[key] for key in ("oneOf", "anyOf") if isinstance(core.get(key), list)), [])
    real = [one for one in listed if isinstance(one, dict) and one.get("type") != "null"]
    if "allOf" in core or not 2 <= len(real) <= _MOST_SHAPES:
        return []
    return list(enumerate(real, 1))


def _title(shape: Mapping[str, Any], number: int, at: _Reader) -> str:
    """What a shape is called: by its title, by what is fixed in it, or by its type."""
    core, _ = _resolved(shape, at)
    if isinstance(core.get("title"), str) and core["title"].strip():
        return str(core["title"])
    if "const" in core:
        return str(core["const"])
    properties = core.get("properties")
    for part in properties.values() if isinstance(properties, dict) else ():
        if isinstance(part, dict) and isinstance(part.get("const"), str):
            return str(part["const"])
    kind = core.get("type")
    return str(kind) if isinstance(kind, str) else str(number)


def _limit(part: Mapping[str, Any], key: str, open_key: str) -> tuple[float | None, bool]:
    """A bound of a number, and whether the bound itself is out; in older schemas the second is a boolean."""
    bound, beyond = _number(part, key), _number(part, open_key)
    if part.get(open_key) is True:
        return bound, bound is not None
    if beyond is None:
        return bound, False
    stricter = bound is None or (beyond >= bound if key == "minimum" else beyond <= bound)
    return (beyond, True) if stricter else (bound, False)


def _count(part: Mapping[str, Any], key: str) -> int | None:
    value = part.get(key)
    return value if isinstance(value, int) and not isinstance(value, bool) and value >= 0 else None


def _number(part: Mapping[str, Any], key: str) -> float | None:
    value = part.get(key)
    return value if isinstance(value, int | float) and not isinstance(value, bool) else None


def _is_long(name: str, part: Mapping[str, Any]) -> bool:
    longest = part.get("maxLength")
    if isinstance(longest, int) and longest > 200:
        return True
    return name.lower() in {"body", "text", "content", "message", "query_text", "notes", "markdown", "html"}
