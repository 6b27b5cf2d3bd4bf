"""What a result consists of, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_ui import wording
from dost_ui.translation import tr, trn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dost_engine.types import JsonObject

_MOST = 8


def content_kinds(content: Sequence[JsonObject], structured: JsonObject | None = None) -> tuple[str, ...]:
    """``text``, ``image/png 12 kB``, ``link file:///a``, ``structured``: each once, in order, then how many more."""
    kinds = [_kind(block) for block in content]
    kinds += [tr("structured")] if structured is not None else []
    kinds = list(dict.fromkeys(kinds))
    more = len(kinds) - _MOST
    return tuple(kinds) if more <= 0 else (*kinds[:_MOST], trn("and %n more", "and %n more", more))


def _kind(block: JsonObject) -> str:
    kind = str(block.get("type") or tr("unknown"))
    resource = block.get("resource")
    inner = resource if isinstance(resource, dict) else block
    mime = inner.get("mimeType")
    data = inner.get("data") or inner.get("blob")
    name = str(mime) if isinstance(mime, str) and mime else kind
    if isinstance(data, str):
        size_bytes = len(data) * 3 // 4
        size = wording.megabytes(size_bytes) if size_bytes >= 100_000 else f"{max(1, size_bytes // 1000)} kB"
        return f"{wording.shortened(name, 60)} {size}"
    uri = inner.get("uri")
    if isinstance(uri, str):
        return tr("link {address}", address=wording.shortened(uri, 60)) if kind == "resource_link" else name
    return wording.shortened(name, 60)
