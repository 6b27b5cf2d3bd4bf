"""Whether two catalogues give the same answers: a digest of everything of them that is ranked or filtered by."""

from __future__ import annotations

import hashlib
from collections import deque
from typing import TYPE_CHECKING

from dost_engine.catalog import tool_digest

if TYPE_CHECKING:
    from dost_engine.types import Catalog

# The catalogues asked for last. A catalogue cannot be hashed, so it is found by identity.
_recent: deque[tuple[Catalog, str]] = deque(maxlen=4)


def catalog_digest(catalog: Catalog) -> str:
    """Digest of the tools with their tags and of what their user decided about them, whatever their order."""
    for known, digest in tuple(_recent):
        if known is catalog:
            return digest
    rows = sorted(f"{tool_digest(tool)} {tool.tags!r} {catalog.choices.get(tool.id)!r}" for tool in catalog.tools)
    digest = hashlib.sha256("\n".join(rows).encode("utf-8", "surrogatepass")).hexdigest()
    _recent.append((catalog, digest))
    return digest
