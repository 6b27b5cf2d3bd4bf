"""Dost's own messages, :class:`~dost_engine.types.Message`, and their JSON."""

from __future__ import annotations

from collections.abc import Mapping

from dost_engine.history.values import arguments_of, field, items_of, role_of, text_of
from dost_engine.types import Message, Role, ToolCall, ToolResult
from dost_engine.words import trim

_OWN = frozenset({"text", "calls", "results"})
_FOREIGN = frozenset({"content", "parts"})


def marks(raw: object) -> bool:
    """Whether it is a message or its JSON."""
    if isinstance(raw, Message):
        return True
    return isinstance(raw, Mapping) and bool(_OWN & raw.keys()) and not _FOREIGN & raw.keys() and bool(role_of(raw))


def read(raw: object) -> tuple[Message, ...]:
    """Read one message."""
    if isinstance(raw, Message):
        return (raw,)
    role = role_of(raw) or Role.USER
    calls = tuple(
        ToolCall(text_of(call, "tool"), text_of(call, "call_id"), arguments_of(field(call, "arguments")))
        for call in items_of(raw, "calls")
    )
    results = tuple(
        ToolResult(
            text_of(result, "tool"),
            text_of(result, "call_id"),
            text_of(result, "text"),
            field(result, "is_error") is True,
        )
        for result in items_of(raw, "results")
    )
    return (
        Message(
            role,
            "" if role is Role.TOOL else trim(text_of(raw, "text")),
            calls if role is Role.ASSISTANT else (),
            () if role is Role.USER else results,
        ),
    )
