"""What a result consists of, without the content itself: small, and so kept with a conversation.

Imports nothing of Qt: who reads kept conversations without a window reads this as well.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dost_engine.types import JsonObject

MOST_PARTS = 8
"""Parts that are told apart; of more it is said how many there are."""
_CHARS = 200  # of a name or an address that a server made up

STRUCTURED = "structured"
"""Kind of the part that is no content block."""


@dataclass(frozen=True, slots=True)
class ContentPart:
    """One block of a result.

    Attributes:
        kind: As its server names it; :data:`STRUCTURED` for the structured result, empty where none is named.
        mime: The type of what is in it, where that is said.
        size_bytes: How much is in it, where it is no text.
        address: Where it is, for a resource.
    """

    kind: str
    mime: str = ""
    size_bytes: int | None = None
    address: str = ""


@dataclass(frozen=True, slots=True)
class ResultContent:
    """What a result consists of.

    Attributes:
        parts: Each once, in their order, :data:`MOST_PARTS` at most.
        more: How many others there are.
    """

    parts: tuple[ContentPart, ...] = ()
    more: int = 0


NO_CONTENT = ResultContent()


def content_of(blocks: Sequence[JsonObject], structured: JsonObject | None = None) -> ResultContent:
    """What a result consists of. Nothing of the blocks is held by it.

    Args:
        blocks: The content, as its server sent it; anything at all.
        structured: The structured result, or None.
    """
    parts = [_part(block) for block in blocks]
    parts += [ContentPart(STRUCTURED)] if structured is not None else []
    parts = list(dict.fromkeys(parts))
    return ResultContent(tuple(parts[:MOST_PARTS]), max(0, len(parts) - MOST_PARTS))


def _part(block: JsonObject) -> ContentPart:
    resource = block.get("resource")
    inner = resource if isinstance(resource, dict) else block
    data = inner.get("data") or inner.get("blob")
    size_bytes = len(data.rstrip("=")) * 3 // 4 if isinstance(data, str) else None
    return ContentPart(
        str(block.get("type") or "")[:_CHARS], _text(inner.get("mimeType")), size_bytes, _text(inner.get("uri"))
    )


def _text(value: object) -> str:
    return value[:_CHARS] if isinstance(value, str) else ""
