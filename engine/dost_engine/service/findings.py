"""Checking the catalogue of the service, by the vectors that its index has made already."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import numpy as np

from dost_engine.errors import NotReady
from dost_engine.findability.check import about_servers, check, servers_named
from dost_engine.index.build import Abandoned, VectorSource
from dost_engine.types import FindingsReport, Recipe

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from dost_engine.embedding.protocol import Embedder, Vectors
    from dost_engine.index.vector_cache import VectorCache
    from dost_engine.toolrag import ToolRAG
    from dost_engine.types import Catalog, Finding, Projection


class Findings:
    """Tells what is wrong with how the tools are written. What was found of a catalogue is remembered.

    Args:
        engine: Gives what holds the catalogue and the model, and raises NotReady where the service does not run.
        cache: Gives the vectors on disk.
    """

    def __init__(self, *, engine: Callable[[], ToolRAG], cache: Callable[[], VectorCache | None]) -> None:
        self._engine, self._cache = engine, cache
        self._one_at_a_time = asyncio.Lock()
        self._last: tuple[Catalog, Embedder | None, tuple[Finding, ...]] | None = None

    async def report(self, servers: Sequence[str]) -> FindingsReport:
        """Check all tools and tell about those of some servers, or of all where none is named.

        Raises:
            NotFound: a server of that name has no tools.
            ModelError: the model fails.
            NotReady: the service does not run, or has ended meanwhile.
        """
        engine = self._engine()
        catalog, embedder = engine.catalog, engine.embedder
        keys = servers_named(servers, catalog.tools)
        async with self._one_at_a_time:
            if self._last is None or self._last[0] is not catalog or self._last[1] is not embedder:
                self._last = catalog, embedder, await asyncio.to_thread(self._check, catalog, embedder)
            found = self._last[2]
        why = engine.index_status.note or "the model is not loaded yet."
        note = "" if embedder is not None else f"Compared by words alone: {why}"
        return FindingsReport(len(catalog.tools), about_servers(found, keys), note)

    def _check(self, catalog: Catalog, embedder: Embedder | None) -> tuple[Finding, ...]:
        if embedder is None:
            return check(catalog.tools)
        source = VectorSource(embedder, Recipe.PLAIN, self._cache())
        try:
            return check(catalog.tools, embed=lambda seen: self._vectors(seen, source))
        except Abandoned:
            raise NotReady("The service has ended.", remedy="Start it again.") from None

    def _vectors(self, seen: Sequence[Projection], source: VectorSource) -> Vectors:
        """A row per tool; of zeros, which is like nothing, where the model gave none."""
        texts = {one.digests[Recipe.PLAIN]: one.texts[Recipe.PLAIN] for one in seen}
        found = source.vectors(texts, progress=lambda _done, _of: None, wanted=self._is_running)
        nothing = np.zeros(source.embedder.dim, dtype=np.float32)
        return np.stack([found.get(one.digests[Recipe.PLAIN], nothing) for one in seen])

    def _is_running(self) -> bool:
        try:
            self._engine()
        except NotReady:
            return False
        return True
