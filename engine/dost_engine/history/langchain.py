"""Messages of LangChain: objects, their dicts, and the pairs of role and text that it takes for short.

The ``type`` is ``human``, ``ai``, ``tool`` … (or the name of the class, in streams); the fields lie in the message
itself (``model_dump``), under ``data`` (``messages_to_dict``) or under ``kwargs`` (``dumpd``). Calls are ``tool_calls``
of ``name``, ``args`` and ``id``; a result has ``tool_call_id`` and a ``status``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from dost_engine.history import openai_chat
from dost_engine.history.pieces import Piece, messages_of
from dost_engine.history.values import arguments_of, as_items, as_role, field, items_of, result_text, said_in, text_of
from dost_engine.types import Message, Role, ToolCall, ToolResult


def marks(raw: object) -> bool:
    """Whether it has a type of LangChain's, or calls with ``args``."""
    fields, kind = _unwrap(raw)
    if isinstance(raw, tuple | list):
        return as_role(kind) is not None
    if as_role(text_of(raw, "role")):
        return any(field(call, "args") is not None for call in items_of(raw, "tool_calls"))
    return _role(fields, kind) is not None and field(fields, "content") is not None


def read(raw: object) -> tuple[Message, ...]:
    """Read one message."""
    fields, kind = _unwrap(raw)
    role = as_role(text_of(raw, "role")) or _role(fields, kind) or Role.USER
    content = field(fields, "content")
    if role is not Role.TOOL:
        return messages_of(role, [*_said(content), *(_calls(fields) if role is Role.ASSISTANT else ())])
    failed = text_of(fields, "status") == "error"
    result = ToolResult(text_of(fields, "name"), text_of(fields, "tool_call_id"), result_text(content), failed)
    return messages_of(role, [result])


def _unwrap(raw: object) -> tuple[object, str]:
    """Where the fields are, and the type."""
    if isinstance(raw, tuple | list):
        pair = len(raw) == 2 and all(isinstance(part, str) for part in raw)
        return ({"content": raw[1]}, raw[0]) if pair else ({}, "")
    kind = text_of(raw, "type")
    path = items_of(raw, "id")
    if kind == "constructor" and path and isinstance(path[-1], str):
        return field(raw, "kwargs"), path[-1]
    data = field(raw, "data")
    return (data, kind) if isinstance(data, Mapping) else (raw, kind)


def _role(fields: object, kind: str) -> Role | None:
    if kind in {"chat", "ChatMessage", "ChatMessageChunk"}:
        return as_role(text_of(fields, "role"))
    return as_role(kind.removesuffix("Chunk").removesuffix("Message").lower())


def _said(content: object) -> list[str]:
    """Parts may also be text without a type here."""
    parts = [{"type": "text", "text": part} if isinstance(part, str) else part for part in as_items(content)]
    return said_in(parts or content)


def _calls(fields: object) -> Iterator[Piece]:
    """The calls; of those that the model wrote wrongly, only that they were made."""
    more = field(fields, "additional_kwargs")
    blocks = [block for block in items_of(fields, "content") if text_of(block, "type") in {"tool_call", "tool_use"}]
    own = [call for call in items_of(fields, "tool_calls") if field(call, "function") is None] or blocks
    for call in [*own, *items_of(fields, "invalid_tool_calls")]:
        yield ToolCall(text_of(call, "name"), text_of(call, "id"), arguments_of(field(call, "args", "input")))
    if not own:
        yield from openai_chat.calls_of(more)
