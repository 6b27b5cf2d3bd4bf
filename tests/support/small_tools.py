"""A few tools, embedders with a will of their own, and a ToolRAG around them."""

from __future__ import annotations

import asyncio
import re
import threading
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import numpy as np

from dost_engine.catalog import make_tool
from dost_engine.errors import EmbeddingFailed
from dost_engine.toolrag import ToolRAG
from dost_engine.types import Catalog, IndexStatus, Tool, Turn
from support.fake_embedder import HashEmbedder

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Mapping, Sequence

    from dost_engine.embedding.protocol import Embedder, Vectors

Definition = dict[str, Any]


def definition(description: str = "", *params: str) -> Definition:
    """A definition as a server sends it."""
    properties = {name: {"type": "string"} for name in params}
    return {"description": description, "inputSchema": {"type": "object", "properties": properties}}


HARBOUR: dict[str, Definition] = {
    "get_tide": definition("Gets tide times of a harbour", "harbour"),
    "send_fax": definition("Sends a fax", "number"),
    "plan_route": definition("Plans a driving route", "start", "end"),
    "mow_lawn": definition("Starts the lawn mower", "zone"),
}
"""Tools as the guide's mapping."""


def tools(server: str, definitions: Mapping[str, Definition]) -> tuple[Tool, ...]:
    """Tools of one server."""
    return tuple(make_tool(server, name, raw) for name, raw in definitions.items())


def catalog(revision: int = 1, **servers: Mapping[str, Definition]) -> Catalog:
    """A catalogue of several servers, in the order given."""
    return Catalog(revision, tuple(tool for name, found in servers.items() for tool in tools(name, found)))


def numbered(count: int, *, prefix: str = "tool") -> dict[str, Definition]:
    """Many tools, each with a word of its own."""
    return {f"{prefix}_{at}": definition(f"Does the {prefix}{at} thing") for at in range(count)}


class TableEmbedder:
    """Gives the vectors that it was told to.

    Args:
        vectors: Vector by the beginning of a text.
        message: For every other text.
        tool: For every other text that looks like a tool's; None for ``message``.
    """

    def __init__(
        self, vectors: Mapping[str, Sequence[float]], message: Sequence[float], tool: Sequence[float] | None = None
    ) -> None:
        self.model_id = "table"
        self.dim = len(message)
        self._vectors = vectors
        self._message = message
        self._tool = message if tool is None else tool
        self.embedded: list[str] = []

    def embed(self, texts: Sequence[str]) -> Vectors:
        self.embedded.extend(texts)
        return np.array([self._vector(text) for text in texts], dtype=np.float32).reshape(len(texts), self.dim)

    def _vector(self, text: str) -> Sequence[float]:
        is_tool = re.match(r"\S+\. .*: ", text) and ". Context: " not in text
        otherwise = self._tool if is_tool else self._message
        return next((self._vectors[key] for key in self._vectors if text.startswith(key)), otherwise)


class GatedEmbedder(HashEmbedder):
    """Waits at a gate before every batch. ``arrived`` is set once somebody waits."""

    def __init__(self) -> None:
        super().__init__()
        self.arrived = threading.Event()
        self.gate = threading.Event()

    def embed(self, texts: Sequence[str]) -> Vectors:
        self.arrived.set()
        assert self.gate.wait(30)
        return super().embed(texts)


class RefusingEmbedder(HashEmbedder):
    """Fails on every text that holds one of ``refused``."""

    def __init__(self, *refused: str) -> None:
        super().__init__()
        self.refused = refused

    def embed(self, texts: Sequence[str]) -> Vectors:
        for text in texts:
            if any(word in text for word in self.refused):
                raise EmbeddingFailed(f"“{text}” cannot be embedded.", remedy="Say something else.")
        return super().embed(texts)


class Statuses:
    """Keeps every status that was reported, and lets a test wait for one."""

    def __init__(self) -> None:
        self.seen: list[IndexStatus] = []
        self._changed = asyncio.Event()

    def __call__(self, status: IndexStatus) -> None:
        self.seen.append(status)
        self._changed.set()

    async def until(self, holds: Callable[[IndexStatus], bool]) -> IndexStatus:
        """The first status, seen already or to come, that a condition holds for."""
        at = 0
        while True:
            for status in self.seen[at:]:
                if holds(status):
                    return status
            at = len(self.seen)
            self._changed.clear()
            await asyncio.wait_for(self._changed.wait(), 30)


@asynccontextmanager
async def running(embedder: Embedder | None = None, **options: Any) -> AsyncIterator[ToolRAG]:
    """A ToolRAG with a model, unless ``load_embedder`` says otherwise; closed at the end."""
    model = embedder if embedder is not None else HashEmbedder()
    settings: dict[str, Any] = {"load_embedder": lambda: model, "debounce_ms": 1} | options
    rag = ToolRAG(**settings)
    try:
        yield rag
    finally:
        await rag.close()


@asynccontextmanager
async def indexed(
    active_tools: Catalog | Mapping[str, Definition], embedder: Embedder | None = None, **options: Any
) -> AsyncIterator[ToolRAG]:
    """A ToolRAG that is ready and has indexed some tools."""
    async with running(embedder, **options) as rag:
        await rag.init()
        rag.reindex(active_tools)
        await rag.flush()
        yield rag


def listed(rag: ToolRAG) -> list[str]:
    """Names of the tools that a turn sees now."""
    return [tool.name for tool in rag.snapshot.catalog.tools]


async def picked(rag: ToolRAG, text: str) -> list[str]:
    """Ids of the tools that a message gets."""
    return [pick.id for pick in (await rag.trace(Turn(text))).selection.picks]
