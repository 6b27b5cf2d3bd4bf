"""JSON for the types: one encoder and one decoder for everything that crosses the loopback interface.

pydantic reads the dataclasses of :mod:`dost_engine.types` as they are, so a field that is added there travels
without a change here. Non-finite numbers never reach JSON: they are encoded as ``null``. Nor do halves of characters
(lone surrogates), which conversations and tools do hold: both ways they become U+FFFD.
"""

from __future__ import annotations

import functools
import json
from typing import TYPE_CHECKING, Any, TypeVar, cast

import pydantic_core
from pydantic import TypeAdapter, ValidationError

from dost_engine.errors import BadRequest

if TYPE_CHECKING:
    from collections.abc import Hashable

T = TypeVar("T")


@functools.cache
def _adapter(kind: Hashable) -> TypeAdapter[Any]:
    """``kind`` is a type or an alias such as ``tuple[Tool, ...]``."""
    return TypeAdapter(cast("Any", kind))


def to_json(value: object, kind: Hashable = None) -> bytes:
    """Encode a value of :mod:`dost_engine.types` (or a tuple of them, with ``kind``) as UTF-8 JSON."""
    adapter = _adapter(kind or cast("Hashable", type(value)))
    try:
        return adapter.dump_json(value)
    except pydantic_core.PydanticSerializationError:
        mended = _mended(adapter.dump_python(value, mode="json"))
        return pydantic_core.to_json(json.loads(mended), inf_nan_mode="null")


def to_object(value: object, kind: Hashable = None) -> Any:  # noqa: ANN401 - what JSON can hold
    """Like :func:`to_json`, as Python's own lists, dicts, strings and numbers."""
    return json.loads(to_json(value, kind))


def from_json(kind: type[T], data: bytes | str) -> T:
    """Decode JSON.

    Raises:
        BadRequest: the JSON does not fit ``kind``; the message names the field.
    """
    adapter = _adapter(cast("Hashable", kind))
    try:
        return cast("T", adapter.validate_json(data))
    except ValidationError as error:
        problem = error
    try:  # half a character is an error to pydantic, but not to most others
        return cast("T", adapter.validate_json(_mended(json.loads(data))))
    except (ValueError, RecursionError):
        raise BadRequest(_explain(kind, problem)) from problem


def from_object(kind: type[T], data: object) -> T:
    """Like :func:`from_json`, from what a JSON parser gave."""
    try:
        return cast("T", _adapter(cast("Hashable", kind)).validate_python(data))
    except ValidationError as error:
        raise BadRequest(_explain(kind, error)) from error


def schema(kind: Hashable) -> dict[str, Any]:
    """JSON Schema of a type, for the interface's own description."""
    return _adapter(kind).json_schema()


def _mended(value: object) -> str:
    """JSON with whole characters only."""
    text = json.dumps(value, ensure_ascii=False)
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


def _explain(kind: object, error: ValidationError) -> str:
    first = error.errors(include_url=False, include_input=False)[0]
    where = ".".join(str(part) for part in first["loc"]) or "the value"
    name = getattr(kind, "__name__", str(kind))
    return f"{name}: {where}: {first['msg']}."
