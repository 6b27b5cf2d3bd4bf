"""Messages of Anthropic: ``content`` is text or blocks.

A call is a ``tool_use`` block of the assistant, its result a ``tool_result`` block in the *user's* next message, joined
by ``tool_use_id`` and without a name. Tools that run at Anthropic (``server_tool_use``, ``mcp_tool_use``) have their
results in the assistant's own message.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_engine.history.pieces import Piece, messages_of
from dost_engine.history.values import arguments_of, as_items, field, is_said, items_of, result_text, role_of, text_of
from dost_engine.types import Message, Role, ToolCall, ToolResult

if TYPE_CHECKING:
    from collections.abc import Iterator

USES = frozenset({"tool_use", "server_tool_use", "mcp_tool_use"})
_THINKING = frozenset({"thinking", "redacted_thinking"})


def marks(raw: object) -> bool:
    """Whether it holds a call, a result or a thought of this format."""
    return role_of(raw) is not None and any(_is_own(block) for block in items_of(raw, "content"))


def _is_own(block: object) -> bool:
    kind = text_of(block, "type")
    return kind in USES or kind in _THINKING or bool(text_of(block, "tool_use_id"))


def read(raw: object) -> tuple[Message, ...]:
    """Read one message."""
    return messages_of(role_of(raw) or Role.USER, [*pieces_of(field(raw, "content"))])


def pieces_of(content: object) -> Iterator[Piece]:
    """The pieces of a content, which is text or a list of blocks."""
    if isinstance(content, str):
        yield content
    for block in as_items(content):
        kind = text_of(block, "type")
        if is_said(block):
            yield text_of(block, "text")
        elif kind in USES:
            yield ToolCall(text_of(block, "name"), text_of(block, "id"), arguments_of(field(block, "input")))
        elif kind.endswith("tool_result"):
            yield _result(block)


def _result(block: object) -> ToolResult:
    content = field(block, "content")
    output = result_text(content) or result_text(field(block, "structured_content", "structuredContent"))
    failed = field(block, "is_error", "isError") is True or text_of(content, "type").endswith("_error")
    return ToolResult("", text_of(block, "tool_use_id", "toolUseId"), output, failed)
