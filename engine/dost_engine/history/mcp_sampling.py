"""Messages of MCP's sampling: ``content`` is one block or a list of blocks.

The blocks are named as Anthropic's; a result has ``toolUseId``, ``isError`` and ``structuredContent``.
"""

from __future__ import annotations

from dost_engine.history.anthropic import pieces_of
from dost_engine.history.pieces import messages_of
from dost_engine.history.values import field, items_of, role_of, text_of
from dost_engine.types import Message, Role


def marks(raw: object) -> bool:
    """Whether the content is one block, or holds calls or results as MCP writes them."""
    if role_of(raw) is None:
        return False
    blocks = items_of(raw, "content")
    return bool(text_of(field(raw, "content"), "type")) or any(
        text_of(block, "type") == "tool_use" or text_of(block, "toolUseId") for block in blocks
    )


def read(raw: object) -> tuple[Message, ...]:
    """Read one message."""
    content = field(raw, "content")
    blocks = [content] if text_of(content, "type") else content
    return messages_of(role_of(raw) or Role.USER, [*pieces_of(blocks)])
