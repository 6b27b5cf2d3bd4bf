"""What a result consists of, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_ui import wording
from dost_ui.result_content import STRUCTURED
from dost_ui.translation import tr, trn

if TYPE_CHECKING:
    from dost_ui.result_content import ContentPart, ResultContent

_LINK = "resource_link"


def content_kinds(content: ResultContent) -> tuple[str, ...]:
    """``text``, ``image/png 12 kB``, ``link file:///a``, ``structured data``: once each, in order; how many more."""
    kinds = tuple(dict.fromkeys(_kind(part) for part in content.parts))
    return (*kinds, trn("and %n more", "and %n more", content.more)) if content.more else kinds


def _kind(part: ContentPart) -> str:
    kind = tr("structured data") if part.kind == STRUCTURED else part.kind or tr("unknown")
    name = wording.shortened(part.mime or kind, 60)
    if part.size_bytes is not None:
        large = part.size_bytes >= 1_000_000
        size = wording.megabytes(part.size_bytes) if large else f"{max(1, part.size_bytes // 1000)} kB"
        return f"{name} {size}"
    if part.kind == _LINK and part.address:
        return tr("link {address}", address=wording.shortened(part.address, 60))
    return name
