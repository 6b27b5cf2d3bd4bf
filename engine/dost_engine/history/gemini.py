"""Contents of Gemini: ``parts`` without types; the role is ``user`` or ``model``.

A call is a ``functionCall``, its result a ``functionResponse`` in the user's next content; ids are rare, so results
belong to calls of their name in order. Google's own advice is followed for the response: ``output`` holds what the
function gave, ``error`` what went wrong; anything else is the result as a whole. The names with underscores, which
the Python library writes, are read as well.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from dost_engine.history.pieces import Piece, messages_of
from dost_engine.history.values import arguments_of, as_items, as_role, field, result_text, text_of
from dost_engine.types import Message, Role, ToolCall, ToolResult

_CALL = ("functionCall", "function_call")
_RESPONSE = ("functionResponse", "function_response")
_KEYS = ("text", *_CALL, *_RESPONSE, "inlineData", "inline_data", "fileData", "file_data")


def marks(raw: object) -> bool:
    """Whether it has parts without types that are known."""
    parts = _parts(raw)
    if not parts or not _role(raw) or any(text_of(part, "type", "part_kind") for part in parts):
        return False
    return any(isinstance(part, str) or field(part, *_KEYS) is not None for part in parts)


def read(raw: object) -> tuple[Message, ...]:
    """Read one content."""
    return messages_of(_role(raw) or Role.USER, [*_pieces(raw)])


def _role(raw: object) -> Role | None:
    role = field(raw, "role")
    if role is None:
        return Role.USER  # may be left out in a conversation of one turn
    known = as_role(role)
    return Role.USER if known is Role.TOOL else known  # "function" in older versions


def _parts(raw: object) -> Sequence[Any]:
    """The parts; text alone is one."""
    parts = field(raw, "parts")
    return [parts] if isinstance(parts, str) else as_items(parts)


def _pieces(raw: object) -> Iterator[Piece]:
    for part in _parts(raw):
        call, response = field(part, *_CALL), field(part, *_RESPONSE)
        if isinstance(part, str):
            yield part
        elif call is not None:
            yield ToolCall(text_of(call, "name"), text_of(call, "id"), arguments_of(field(call, "args")))
        elif response is not None:
            yield _result(response)
        elif text_of(part, "text") and field(part, "thought") is not True:
            yield text_of(part, "text")


def _result(response: object) -> ToolResult:
    value = field(response, "response")
    failed = False
    if isinstance(value, Mapping) and len(value) == 1:
        failed = "error" in value
        value = field(value, "error", "output", "result") or value
    return ToolResult(text_of(response, "name"), text_of(response, "id"), result_text(value), failed)
