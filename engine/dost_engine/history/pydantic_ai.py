"""Messages of pydantic-ai: objects and their JSON.

A message is a ``request`` (of the user and the tools) or a ``response`` (of the model), with ``parts`` by
``part_kind``. A retry of a tool is a failed result; any other words of the framework to the model are nobody's.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_engine.history.pieces import Piece, messages_of, said
from dost_engine.history.values import arguments_of, as_items, field, items_of, result_text, text_of
from dost_engine.types import Message, Role, ToolCall, ToolResult

if TYPE_CHECKING:
    from collections.abc import Iterator

_ROLES = {"request": Role.USER, "response": Role.ASSISTANT}
_TEXT_KINDS = frozenset({"text-content", "structured-content"})


def marks(raw: object) -> bool:
    """Whether it is a request or a response with parts."""
    return text_of(raw, "kind") in _ROLES and isinstance(field(raw, "parts"), list | tuple)


def read(raw: object) -> tuple[Message, ...]:
    """Read one message. A request that only instructs the model is none."""
    role = _ROLES[text_of(raw, "kind")]
    pieces = [*_pieces(raw)]
    return messages_of(role, pieces) if pieces or role is Role.ASSISTANT else ()


def _pieces(raw: object) -> Iterator[Piece]:
    for part in items_of(raw, "parts"):
        kind = text_of(part, "part_kind")
        content = field(part, "content")
        if kind == "user-prompt":
            yield _prompt(content)
        elif kind == "text":
            yield text_of(part, "content")
        elif kind == "speech":
            yield text_of(part, "transcript")
        elif kind in {"tool-call", "builtin-tool-call"}:
            yield ToolCall(_tool(part), text_of(part, "tool_call_id"), arguments_of(field(part, "args")))
        elif kind in {"tool-return", "builtin-tool-return"}:
            failed = text_of(part, "outcome") not in {"", "success"}
            yield ToolResult(_tool(part), text_of(part, "tool_call_id"), result_text(content), failed)
        elif kind == "retry-prompt" and _tool(part):
            yield ToolResult(_tool(part), text_of(part, "tool_call_id"), result_text(content), is_error=True)


def _tool(part: object) -> str:
    return text_of(part, "tool_name")


def _prompt(content: object) -> str:
    """The words of a prompt: text, or a list of texts (plain, or with notes of the application) and media."""
    if isinstance(content, str):
        return content
    parts = as_items(content)
    return said(part if isinstance(part, str) else text_of(part, "content") for part in parts if _is_text(part))


def _is_text(part: object) -> bool:
    return isinstance(part, str) or text_of(part, "kind") in _TEXT_KINDS
