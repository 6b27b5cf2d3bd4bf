"""How fast a catalogue is indexed, and what is embedded again when it changes."""

from __future__ import annotations

import statistics
import time
from dataclasses import replace
from typing import TYPE_CHECKING

from bench.timing.material import Counting
from bench.timing.rows import Row
from dost_engine.toolrag import ToolRAG
from dost_engine.types import Catalog, Policy

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dost_engine.embedding.protocol import Embedder
    from dost_engine.index.vector_cache import VectorCache
    from dost_engine.types import Tool

FIRST_TOOLS = 150
"""Tools of a first index."""

ROUNDS = 4
"""First indexes, each beside the bare model on the same texts, in turns."""


async def first_index(tools: Sequence[Tool], model: Embedder, cache: VectorCache) -> list[Row]:
    """How much of the bare model's throughput a first index has, the writing to disk included.

    Args:
        tools: Each round takes others.
        model: The model.
        cache: Still without these tools; their vectors stay in it.
    """
    shares, speeds = [], []
    for number in range(ROUNDS):
        part = tools[number * FIRST_TOOLS :][:FIRST_TOOLS]
        counting = Counting(model)
        rag = await _rag(counting, cache)
        started = time.perf_counter()
        await _settle(rag, Catalog(1, tuple(part)))
        ours_s = time.perf_counter() - started
        await rag.close()
        started = time.perf_counter()
        model.embed(counting.texts)
        bare_s = time.perf_counter() - started
        shares.append(bare_s / ours_s)
        speeds.append(len(part) / ours_s)
    return [
        Row("first index, beside the bare model on the same texts", statistics.median(shares), "×", at_least=0.9),
        Row(f"first index of {FIRST_TOOLS} tools", statistics.median(speeds), "tools/s"),
    ]


async def changes(tools: Sequence[Tool], model: Embedder, cache: VectorCache) -> list[Row]:
    """What is embedded after a start from disk, after no change and after a change of one tool; counted, not timed."""
    counting = Counting(model)
    rag = await _rag(counting, cache)
    started = time.perf_counter()
    await _settle(rag, Catalog(1, tuple(tools)))
    start_ms, at_start = (time.perf_counter() - started) * 1000, len(counting.texts)
    same = Catalog(2, tuple(replace(tool) for tool in tools))
    await _settle(rag, same)
    unchanged = len(counting.texts) - at_start
    before = len(counting.texts)
    place = len(tools) // 2
    changed = replace(tools[place], description=f"{tools[place].description} Now with more.")
    started = time.perf_counter()
    await _settle(rag, Catalog(3, (*tools[:place], changed, *tools[place + 1 :])))
    took_ms = (time.perf_counter() - started) * 1000
    of_tool = set(rag.snapshot.projections[place].texts.values())
    others = [text for text in counting.texts[before:] if text not in of_tool]
    await rag.close()
    size = f"{len(tools):,} tools"
    return [
        Row(f"texts embedded at a restart with {size} on disk", at_start, "", at_most=0),
        Row(f"texts embedded after list_changed without a change, {size}", unchanged, "", at_most=0),
        Row(f"texts of other tools embedded after one of {size} changed", len(others), "", at_most=0),
        Row("texts of the changed tool", len(counting.texts) - before, "", at_most=len(Policy.default().recipes)),
        Row(f"reindex after one of {size} changed", took_ms, "ms"),
        Row(f"index of {size} from disk", start_ms, "ms"),
    ]


async def _rag(model: Embedder, cache: VectorCache) -> ToolRAG:
    rag = ToolRAG(load_embedder=lambda: model, vector_cache=cache, debounce_ms=0, policy=Policy.default())
    await rag.init(allow_download=False)
    return rag


async def _settle(rag: ToolRAG, catalog: Catalog) -> None:
    rag.reindex(catalog)
    await rag.flush()
    if rag.index_status.revision != catalog.revision or rag.index_status.note:
        raise SystemExit(f"The index did not settle: {rag.index_status}")
