"""What is typed into a field, as a value of the tool's arguments: made without Qt."""

from __future__ import annotations

import json
import math
from typing import Any

from dost_ui.schema_fields import ABSENT, FieldKind, FormField
from dost_ui.translation import tr, trn


class NotValid(ValueError):
    """The text of a field is no value of its kind; the message says what is expected."""


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
        one = field.parts[0] if field.parts else FormField(field.name, field.item)
        check_count(field, len(lines))
        return [parse(one, line) for line in lines]
    if field.kind is FieldKind.JSON:
        return _parse_json(field, text)
    _check_length(field, text)
    return text


def check_count(field: FormField, count: int) -> None:
    """Whether a list has as many items as it may.

    Raises:
        NotValid: it has too few or too many.
    """
    if count < field.least:
        raise NotValid(trn("It needs %n item at least.", "It needs %n items at least.", field.least))
    if field.most is not None and count > field.most:
        raise NotValid(trn("It takes %n item at most.", "It takes %n items at most.", field.most))


def _check_length(field: FormField, text: str) -> None:
    if len(text) < field.least:
        raise NotValid(trn("It needs %n character at least.", "It needs %n characters at least.", field.least))
    if field.most is not None and len(text) > field.most:
        raise NotValid(trn("It takes %n character at most.", "It takes %n characters at most.", field.most))


def _parse_number(field: FormField, text: str) -> int | float:
    try:
        value: int | float = int(text.strip()) if field.kind is FieldKind.INTEGER else float(text.strip())
    except ValueError:
        expected = tr("a whole number") if field.kind is FieldKind.INTEGER else tr("a number")
        raise NotValid(tr("This must be {expected}.", expected=expected)) from None
    if not math.isfinite(value):
        raise NotValid(tr("This must be a number."))
    if field.low is not None and (value < field.low or (field.open_low and value == field.low)):
        low = f"{field.low:g}"
        open_end = tr("It must be more than {low}.", low=low)
        raise NotValid(open_end if field.open_low else tr("The smallest value is {low}.", low=low))
    if field.high is not None and (value > field.high or (field.open_high and value == field.high)):
        high = f"{field.high:g}"
        open_end = tr("It must be less than {high}.", high=high)
        raise NotValid(open_end if field.open_high else tr("The largest value is {high}.", high=high))
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


def fits(field: FormField, value: object) -> bool:
    """Whether a field could show a value: by its kind, and for objects by what they hold."""
    kind = field.kind
    if kind is FieldKind.GROUP:
        parts = {part.name: part for part in field.parts}
        return isinstance(value, dict) and all(name in parts and fits(parts[name], one) for name, one in value.items())
    if kind is FieldKind.VARIANT:
        return any(fits(part, value) for part in field.parts)
    if kind is FieldKind.CHOICE:
        return any(type(one) is type(value) and one == value for one in field.choices)
    if kind in {FieldKind.LIST, FieldKind.ITEMS}:
        return isinstance(value, list) and all(fits(field.parts[0], one) for one in value)
    if kind is FieldKind.BOOLEAN:
        return isinstance(value, bool)
    if kind is FieldKind.INTEGER:
        return isinstance(value, int) and not isinstance(value, bool)
    if kind is FieldKind.NUMBER:
        return isinstance(value, int | float) and not isinstance(value, bool)
    return kind is FieldKind.JSON or isinstance(value, str)
