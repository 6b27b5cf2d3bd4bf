"""How fast tools are indexed and chosen, beside the least that a peer with the same model must do.

    DOST_BENCH_DATA=… python tests/bench/speed.py

The peer is plain cosine: embed the message, one matrix product, the five best. What Dost adds to it is the price of
words, history, reasons and traces, so the ratio is the figure to read; times alone depend on the machine and on what
else it does. Tools are those of real MCP servers; without the evaluation data, generated ones.
"""

from __future__ import annotations

import asyncio
import json
import os
import statistics
import sys
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from dost_engine.catalog import make_tool
from dost_engine.embedding.onnx_model import load_default
from dost_engine.index.vector_cache import VectorCache
from dost_engine.settings import Paths
from dost_engine.toolrag import ToolRAG
from dost_engine.types import Catalog, Turn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dost_engine.embedding.protocol import Embedder
    from dost_engine.types import Tool

SIZES = (30, 300, 1500)
ROUNDS = 200
MESSAGES = (
    "list the open pull requests of the payments repository",
    "what is the weather like in Durgapur on saturday?",
    "create an issue that says the login page is broken, and assign it to me",
    "which S3 buckets are public",
    "query the orders table for everything older than ninety days",
    "send a message to the channel of the release team that the build is green",
    "show me the logs of the container that crashed",
    "translate this paragraph into Bengali",
)


def real_tools() -> list[Tool]:
    """Tools of real MCP servers, in the order of the data."""
    folder = os.environ.get("DOST_BENCH_DATA")
    file = Path(folder or "") / "mcp-catalogues" / "tools.jsonl"
    if not folder or not file.exists():
        print("DOST_BENCH_DATA does not point to the evaluation data: the tools are generated.")
        raw = [{"name": f"tool_{n}", "description": f"Does the thing of number {n}."} for n in range(max(SIZES))]
    else:
        raw = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    return [make_tool(str(entry.get("server", "tools")), entry["name"], entry) for entry in raw]


async def measure(tools: Sequence[Tool], embedder: Embedder, folder: Path) -> dict[str, float]:
    """Index and choose over one catalogue. Times in milliseconds."""
    cache = VectorCache(folder / f"{len(tools)}.sqlite")
    rag = ToolRAG(load_embedder=lambda: embedder, vector_cache=cache, debounce_ms=0)
    await rag.init(allow_download=False)
    figures = {"index": await _settle(rag, Catalog(1, tuple(tools)))}
    changed = (replace(tools[0], description=tools[0].description + " Now with more."), *tools[1:])
    figures["change"] = await _settle(rag, Catalog(2, changed))
    figures |= await _select(rag, embedder)
    await rag.close()

    again = ToolRAG(load_embedder=lambda: embedder, vector_cache=cache, debounce_ms=0)
    await again.init(allow_download=False)
    figures["restart"] = await _settle(again, Catalog(1, changed))
    if again.index_status.embedded:
        raise SystemExit(f"A restart embedded {again.index_status.embedded} texts; it must find all of them on disk.")
    await again.close()
    cache.close()
    return figures


async def _settle(rag: ToolRAG, catalog: Catalog) -> float:
    started = time.perf_counter()
    rag.reindex(catalog)
    await rag.flush()
    if rag.index_status.revision != catalog.revision or rag.index_status.note:
        raise SystemExit(f"The index did not settle: {rag.index_status}")
    return (time.perf_counter() - started) * 1000


async def _select(rag: ToolRAG, embedder: Embedder) -> dict[str, float]:
    """Dost and the peer in turn, message by message, so that both see the same machine."""
    if not rag.indexed:
        raise SystemExit("There are no vectors to search in.")
    matrix = rag.snapshot.vectors[rag.policy.recipes[0]].matrix
    ours, peers = [], []
    for number in range(ROUNDS):
        text = f"{MESSAGES[number % len(MESSAGES)]} {number}"
        started = time.perf_counter()
        trace = await rag.trace(Turn(text))
        ours.append((time.perf_counter() - started) * 1000)
        started = time.perf_counter()
        best = np.argsort(-(matrix @ embedder.embed([text])[0]))[:5]
        peers.append((time.perf_counter() - started) * 1000)
        if not trace.selection.picks or not len(best):
            raise SystemExit("Nothing was chosen.")
    p95 = statistics.quantiles(ours, n=20)[-1]
    return {"p50": statistics.median(ours), "p95": p95, "peer": statistics.median(peers)}


async def main() -> int:
    """Print one row per size."""
    embedder = load_default(Paths.from_environment().models)
    tools = real_tools()
    print(f"{embedder.model_id}\n")
    print(
        f"{'tools':>6}{'tools/s':>9}{'index ms':>10}{'1 change ms':>13}{'restart ms':>12}"
        f"{'select p50':>12}{'p95 ms':>9}{'cosine p50':>12}{'ratio':>7}"
    )
    with tempfile.TemporaryDirectory() as folder:
        for size in SIZES:
            row = await measure(tools[:size], embedder, Path(folder))
            print(
                f"{size:>6}{size / row['index'] * 1000:>9.0f}{row['index']:>10.0f}{row['change']:>13.0f}"
                f"{row['restart']:>12.0f}{row['p50']:>12.1f}{row['p95']:>9.1f}{row['peer']:>12.1f}"
                f"{row['p50'] / row['peer']:>7.2f}"
            )
    return 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
