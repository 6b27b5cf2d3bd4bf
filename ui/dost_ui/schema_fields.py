"""From a JSON schema to the fields of a form: plain values, made without Qt.

What a form cannot show well (references, choices between shapes, objects, arrays of objects) becomes a field for JSON.
"""

from __future__ import annotations

import json
import math
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any

from dost_ui.translation import tr

if TYPE_CHECKING:
    from collections.abc import Mapping

_MOST_FIELDS = 200
"""A schema with more properties becomes one JSON field."""


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


class NotValid(ValueError):
    """The text of a field is no value of its kind; the message says what is expected."""


def fields_of(schema: Mapping[str, Any]) -> tuple[FormField, ...] | None:
    """The fields, required ones first; ``None`` where only the whole arguments can be given as JSON."""
    properties = schema.get("properties")
    if any(key in schema for key in ("$ref", "anyOf", "oneOf", "allOf")) and not isinstance(properties, dict):
        return None
    if properties is None:
        return None if schema.get("additionalProperties") not in {None, False} else ()
    if not isinstance(properties, dict) or len(properties) > _MOST_FIELDS:
        return None
    required = schema.get("required")
    needed = {name for name in required if isinstance(name, str)} if isinstance(required, list) else set()
    fields = [_field(str(name), part, required=name in needed) for name, part in properties.items()]
    return tuple(sorted(fields, key=lambda field: not field.required))


def _field(name: str, part: object, *, required: bool) -> FormField:
    if not isinstance(part, dict):
        return FormField(name, FieldKind.JSON, required)
    shared: dict[str, Any] = {
        "required": required,
        "description": part["description"] if isinstance(part.get("description"), str) else "",
        "default": part.get("default", ABSENT),
    }
    core = _without_null(part)
    choices = core.get("enum")
    if isinstance(choices, list) and choices and all(isinstance(one, str | int | float) for one in choices):
        return FormField(name, FieldKind.CHOICE, choices=tuple(choices), **shared)
    kind = core.get("type")
    if kind in {"integer", "number"}:
        return FormField(name, FieldKind(kind), low=_number(core, "minimum"), high=_number(core, "maximum"), **shared)
    if kind == "boolean":
        return FormField(name, FieldKind.BOOLEAN, **shared)
    if kind == "string":
        return FormField(name, FieldKind.TEXT if _is_long(name, core) else FieldKind.STRING, **shared)
    items = core.get("items")
    if kind == "array" and isinstance(items, dict) and items.get("type") in {"string", "integer", "number"}:
        return FormField(name, FieldKind.LIST, item=FieldKind(items["type"]), **shared)
    return FormField(name, FieldKind.JSON, shape=kind if kind in {"object", "array"} else "", **shared)


def _without_null(part: Mapping[str, Any]) -> Mapping[str, Any]:
    """``anyOf: [X, null]`` and ``type: [X, "null"]``, as many generators write optional values, count as X."""
    shapes = part.get("anyOf")
    if isinstance(shapes, list):
        real = [one for one in shapes if isinstance(one, dict) and one.get("type") != "null"]
        return real[0] if len(real) == 1 and "$ref" not in real[0] else {}
    kinds = part.get("type")
    if isinstance(kinds, list):
        real_kinds = [one for one in kinds if one != "null"]
        return {**part, "type": real_kinds[0]} if len(real_kinds) == 1 else {}
    return {} if "$ref" in part or "oneOf" in part or "allOf" in part else part


def _number(part: Mapping[str, Any], key: str) -> float | None:
    value = part.get(key)
    return value if isinstance(value, int | float) and not isinstance(value, bool) else None


def _is_long(name: str, part: Mapping[str, Any]) -> bool:
    longest = part.get("maxLength")
    if isinstance(longest, int) and longest > 200:
        return True
    return name.lower() in {"body", "text", "content", "message", "query_text", "notes", "markdown", "html"}


def parse(field: FormField, text: str) -> Any:  # noqa: ANN401 - any JSON value
    """The value that was typed, ``ABSENT`` where nothing was.

    Raises:
        NotValid: the text is no value of the field's kind.
    """
    if text.strip() == "":
        if field.required and field.kind in {FieldKind.STRING, FieldKind.TEXT} and text:
            return text
        if field.required:
            raise NotValid(tr("This is needed."))
        return ABSENT
    if field.kind in {FieldKind.INTEGER, FieldKind.NUMBER}:
        return _parse_number(field, text)
    if field.kind is FieldKind.LIST:
        lines = [line.strip() for line in text.splitlines() if line.strip()]
        one = FormField(field.name, field.item)
        return [parse(one, line) for line in lines]
    if field.kind is FieldKind.JSON:
        return _parse_json(field, text)
    return text


def _parse_number(field: FormField, text: str) -> int | float:
    try:
        value: int | float = int(text.strip()) if field.kind is FieldKind.INTEGER else float(text.strip())
    except ValueError:
        expected = tr("a whole number") if field.kind is FieldKind.INTEGER else tr("a number")
        raise NotValid(tr("This must be {expected}.", expected=expected)) from None
    if not math.isfinite(value):
        raise NotValid(tr("This must be a number."))
    if field.low is not None and value < field.low:
        raise NotValid(tr("The smallest value is {low}.", low=f"{field.low:g}"))
    if field.high is not None and value > field.high:
        raise NotValid(tr("The largest value is {high}.", high=f"{field.high:g}"))
    return value


def _parse_json(field: FormField, text: str) -> Any:  # noqa: ANN401 - any JSON value
    try:
        value = json.loads(text)
    except ValueError as error:
        where = (
            tr(" (line {lineno}, column {colno})", lineno=error.lineno, colno=error.colno)
            if isinstance(error, json.JSONDecodeError)
            else ""
        )
        raise NotValid(tr("This is not JSON{where}.", where=where)) from None
    expected = {"object": dict, "array": list}.get(field.shape)
    if expected and not isinstance(value, expected):
        raise NotValid(tr("This must be a JSON {shape}.", shape=field.shape))
    return value


def shown_default(value: Any) -> str:  # noqa: ANN401 - any JSON value
    """A value as the text of a field."""
    if value is ABSENT or value is None:
        return ""
    if isinstance(value, str):
        return value
    if isinstance(value, list) and all(isinstance(one, str | int | float) for one in value):
        return "\n".join(str(one) for one in value)
    return json.dumps(value, indent=2, ensure_ascii=False, default=str)
