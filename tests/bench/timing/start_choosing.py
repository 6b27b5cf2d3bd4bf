"""A fresh process that chooses tools once and prints how long that took. Run by :mod:`bench.timing.starting`."""

from __future__ import annotations

import asyncio
import json
import sys
import time
from pathlib import Path

BORN = float(sys.argv[3])
"""When the parent started this process, by the clock of the day."""


async def main(lines: list[str], vectors_file: Path) -> None:
    """Choose once as soon as there is an index, and once by meaning."""
    from dost_engine.catalog import make_tool
    from dost_engine.embedding.onnx_model import load_default
    from dost_engine.index.vector_cache import VectorCache
    from dost_engine.settings import Paths
    from dost_engine.toolrag import ToolRAG
    from dost_engine.types import Arm, Catalog, Policy, StageStatus, Turn

    imported = time.time()
    cache = VectorCache(vectors_file)
    paths = Paths.from_environment()
    words_are_there = asyncio.Event()  # before vectors: a flush would wait for both
    rag = ToolRAG(
        load_embedder=lambda: load_default(paths.models),
        vector_cache=cache,
        debounce_ms=0,
        policy=Policy.default(),
        on_status=lambda status: words_are_there.set() if status.tools else None,
    )
    loading = asyncio.create_task(rag.init(allow_download=False))
    rows = [json.loads(line) for line in lines]
    rag.reindex(Catalog(1, tuple(make_tool(row["server"], row["name"], row) for row in rows)))
    await words_are_there.wait()
    by_words = await rag.trace(Turn("book a table for two"))
    by_words_s = time.time() - BORN
    await loading
    loaded = time.time()
    await rag.flush()
    trace = await rag.trace(Turn("book me a table for two tomorrow"))
    done = time.time()
    stages = {stage.arm: stage.status for stage in trace.stages}
    if stages[Arm.SEMANTIC] is not StageStatus.OK or not by_words.selection.picks:
        raise SystemExit(f"The vector arm did not answer: {trace.stages}")
    import psutil

    figures = {
        "seconds": done - BORN,
        "imports_s": imported - BORN,
        "model_s": loaded - imported,
        "index_s": done - imported,
        "by_words_s": by_words_s,
        "embedded": rag.index_status.embedded,
        "tools": len(rows),
        "resident_mb": psutil.Process().memory_info().rss / 1e6,
    }
    print(json.dumps(figures))
    await rag.close()
    cache.close()


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]).read_text(encoding="utf-8").splitlines(), Path(sys.argv[2])))
