"""How long a selection takes, beside the embedding of the same message, message by message in turns."""

from __future__ import annotations

import statistics
import time
from typing import TYPE_CHECKING

from bench.timing.material import Drawn
from bench.timing.rows import Row
from dost_engine.toolrag import ToolRAG
from dost_engine.types import Catalog, Policy, Turn

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from dost_engine.embedding.protocol import Embedder, Vectors
    from dost_engine.index.vector_cache import VectorCache
    from dost_engine.types import Tool

SIZES = (30, 300, 1_000, 3_000, 25_000)
AT_MOST = {1_000: 1.5, 25_000: 4.0}
"""What a selection may cost, in embeddings of its message, by the number of tools."""

REAL = 1_000
"""Tools whose vectors are real; those of larger catalogues are drawn."""


async def choosing(
    tools: Sequence[Tool], asked: Sequence[str], model: Embedder, cache: VectorCache
) -> tuple[list[Row], Vectors]:
    """Rows for every size, and the vectors of the real tools."""
    rows: list[Row] = []
    real = None
    for size in SIZES:
        drawn = Drawn(model, asked, real) if size > REAL and real is not None else None
        rag = ToolRAG(
            load_embedder=lambda drawn=drawn: drawn or model,
            vector_cache=None if drawn else cache,
            debounce_ms=0,
            policy=Policy.default(),
        )
        await rag.init(allow_download=False)
        rag.reindex(Catalog(1, tuple(tools[:size])))
        await rag.flush()
        if not rag.indexed:
            raise SystemExit(f"There are no vectors to search in: {rag.index_status}")
        rows += await _in_turns(rag, asked, model, size)
        if not drawn:
            real = rag.snapshot.vectors[rag.policy.recipes[-1]].matrix
        await rag.close()
    if real is None:
        raise SystemExit("No catalogue is small enough to have real vectors.")
    return rows, real


async def _in_turns(rag: ToolRAG, asked: Sequence[str], model: Embedder, size: int) -> Iterator[Row]:
    """Choose and embed each message once, now the one first, now the other."""
    ours: list[float] = []
    theirs: list[float] = []

    async def choose(text: str) -> None:
        started = time.perf_counter()
        trace = await rag.trace(Turn(text))
        ours.append((time.perf_counter() - started) * 1000)
        if trace.selection.fallback:
            raise SystemExit(trace.selection.fallback)

    def embed(text: str) -> None:
        started = time.perf_counter()
        model.embed([text])
        theirs.append((time.perf_counter() - started) * 1000)

    for number, text in enumerate(asked):
        if number % 2:
            embed(text)
            await choose(text)
        else:
            await choose(text)
            embed(text)
    return _rows(ours, theirs, size)


def _rows(ours: Sequence[float], theirs: Sequence[float], size: int) -> Iterator[Row]:
    ratio = statistics.median(ours) / statistics.median(theirs)
    yield Row(f"select among {size:,} tools, beside one embedding", ratio, "×", at_most=AT_MOST.get(size))
    for what, times in (("select", ours), ("one embedding", theirs)):
        p95 = statistics.quantiles(times, n=20)[-1]
        yield Row(f"{what}, {size:,} tools: half of the messages within", statistics.median(times), "ms")
        yield Row(f"{what}, {size:,} tools: 95 % within", p95, "ms")
