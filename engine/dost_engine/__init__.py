"""Dost's retrieval engine: indexes tools, picks the few that matter for a turn, and says why.

Public names are loaded on first use, so that importing the package costs nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dost_engine.toolrag import ToolRAG, tool_rag

    __version__: str

__all__ = ["ToolRAG", "__version__", "tool_rag"]


def __getattr__(name: str) -> Any:  # noqa: ANN401 - PEP 562
    if name in {"ToolRAG", "tool_rag"}:
        from dost_engine import toolrag

        return getattr(toolrag, name)
    if name == "__version__":
        from dost_engine.version import VERSION

        return VERSION
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
