"""Hold the guide's policy to the figures of the guide on public evaluation sets, with the real model.

    DOST_BENCH_DATA=… python tests/bench/guide_quality.py [set …]

Prints recall, completeness and size of the tools handed out, the reference and the difference. Exits with 1 where
recall or size of a set, or the mean recall over all sets, is outside its tolerance. Vectors of the sets' tools are
kept in the data folder of Dost, so that a second run only embeds the messages.
"""

from __future__ import annotations

import asyncio
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from dost_engine.embedding.onnx_model import load_default
from dost_engine.index.vector_cache import VectorCache
from dost_engine.settings import Paths
from dost_engine.toolrag import ToolRAG
from support.guide_sets import (
    APART,
    MEAN_TOLERANCE,
    REFERENCE,
    Figures,
    data_folder,
    faults,
    mean_recall,
    measure,
)


async def main(names: list[str]) -> int:
    """Measure the sets and print the table. Returns the exit code."""
    folder = data_folder()
    if folder is None:
        print("DOST_BENCH_DATA does not point to the evaluation data.", file=sys.stderr)
        return 2
    paths = Paths.from_environment()
    cache = VectorCache(paths.data / "bench-vectors.sqlite")
    rag = ToolRAG(load_embedder=lambda: load_default(paths.models), vector_cache=cache)
    await rag.init(allow_download=False)
    print(f"{rag.index_status.model_id}\n")
    print(f"{'set':<18}{'recall':>8}{'guide':>8}{'diff':>8}{'complete':>10}{'guide':>8}{'size':>7}{'guide':>7}{'s':>7}")
    figures: dict[str, Figures] = {}
    problems: list[str] = []
    for name in names or list(REFERENCE):
        started = time.perf_counter()
        figures[name] = await measure(folder / name, rag)
        _print_row(name, figures[name], time.perf_counter() - started)
        if name != APART:
            problems += faults(name, figures[name])
    if set(figures) == set(REFERENCE):
        ours, theirs = mean_recall(figures), mean_recall(REFERENCE)
        print(f"{'mean of 12 *':<18}{ours:>8.3f}{theirs:>8.3f}{ours - theirs:>+8.3f}")
        if abs(ours - theirs) > MEAN_TOLERANCE:
            problems.append(f"mean recall {ours:.3f}, reference {theirs:.3f} ± {MEAN_TOLERANCE}")
    print(f"* {APART} is apart: its labels hold look-ups that nobody asks for.\n")
    print("\n".join(problems) or "All within the tolerances.")
    await rag.close()
    cache.close()
    return 1 if problems else 0


def _print_row(name: str, ours: Figures, took_s: float) -> None:
    theirs = REFERENCE[name]
    print(
        f"{name:<18}{ours.recall:>8.3f}{theirs.recall:>8.3f}{ours.recall - theirs.recall:>+8.3f}"
        f"{ours.complete:>10.3f}{theirs.complete:>8.3f}{ours.size:>7.2f}{theirs.size:>7.1f}{took_s:>7.1f}",
        flush=True,
    )


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1:])))
