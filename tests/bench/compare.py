"""Measure how well Dost and its peers choose tools, on public data, all in the same run.

    DOST_BENCH_DATA=… python tests/bench/compare.py [--quick] [--sets NAME …] [--only NAME …] [--out FOLDER]

Prints the report and writes it as ``quality.md``, ``quality.json`` and ``quality.svg``. Exits with 1 where the guide's
policy is outside its tolerances, a peer's check value is not reproduced or a target of the default policy is missed;
with 2 where there is no data. Vectors are kept in the data folder of Dost, so that a second run embeds nothing.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.quality import check_values
from bench.quality.competitors.bm25s_words import Bm25s
from bench.quality.competitors.cosine import PlainCosine
from bench.quality.competitors.dost import Dost, DostArm
from bench.quality.competitors.fastmcp_search import FastMcp
from bench.quality.competitors.ratel import Ratel, RatelHybrid
from bench.quality.plot import draw
from bench.quality.report import Run, as_json, as_markdown
from bench.quality.run import Result, measure, sample
from dost_engine.embedding.onnx_model import load_default
from dost_engine.evaluation.kept_embedder import KeptEmbedder
from dost_engine.index.vector_cache import VectorCache
from dost_engine.settings import Paths
from dost_engine.types import Arm, Policy
from support.evaluation_sets import SET_NAMES, data_folder, load_set

if TYPE_CHECKING:
    from bench.quality.competitors.protocol import Competitor

QUICK_SETS = ("azure-mcp", "bfcl-multi-turn", "tooltalk", "toolalpaca")
"""Small catalogues, whose vectors are made in a minute; all three kinds of messages."""
QUICK_MOST = 150
MAX_VECTORS = 400_000
ROOT = Path(__file__).parents[2]


def competitors(embedder: KeptEmbedder) -> list[Competitor]:
    """All that is measured; the first is compared with the others."""
    default = Dost(Policy.default(), embedder)
    return [
        default,
        DostArm(default, Arm.SEMANTIC),
        DostArm(default, Arm.TEXT),
        Dost(Policy.guide(), embedder),
        Ratel(),
        RatelHybrid(embedder),
        FastMcp(),
        Bm25s(),
        PlainCosine(embedder),
    ]


async def run(options: argparse.Namespace, data: Path) -> int:
    """Measure, print, write. Returns the exit code."""
    paths = Paths.from_environment()
    cache = VectorCache(paths.data / "bench-vectors.sqlite", max_vectors=MAX_VECTORS)
    embedder = KeptEmbedder(load_default(paths.models), cache)
    wanted = [entry for entry in competitors(embedder) if not options.only or entry.about.name in options.only]
    if not wanted:
        print(f"Nobody is called {', '.join(options.only)}.", file=sys.stderr)
        return 2
    results = [Result(entry.about) for entry in wanted]
    tools: dict[str, int] = {}
    report = ""
    for name in options.sets or (QUICK_SETS if options.quick else SET_NAMES):
        evaluation_set = sample(load_set(data / name), options.most)
        tools[name] = len(evaluation_set.tools)
        embedder.embed([question.text for question in evaluation_set.questions])  # in batches, which is quicker
        for entry, result in zip(wanted, results, strict=True):
            started = time.perf_counter()
            result.by_set[name] = await measure(entry, evaluation_set)
            took_s = time.perf_counter() - started
            print(f"{name}: {entry.about.name}, {took_s:.0f} s, {embedder.embedded} embedded", file=sys.stderr)
        embedder.forget()
        # After every set, so that a run that is stopped leaves what it has.
        report = _write(Run(options.command, embedder.model_id, options.most, tools), results, options.out)
    print(report)
    print(f"Written to {options.out}: quality.md, quality.json, quality.svg")
    for entry in wanted:
        await entry.close()
    cache.close()
    missed = [row for row in check_values.check(results) if not row.holds]
    return 1 if missed or check_values.faults_of_guide(results) else 0


def _write(ran: Run, results: list[Result], out: Path) -> str:
    out.mkdir(parents=True, exist_ok=True)
    report = as_markdown(ran, results)
    (out / "quality.md").write_text(report, encoding="utf-8")
    (out / "quality.json").write_text(json.dumps(as_json(ran, results), indent=1), encoding="utf-8")
    draw(results, out / "quality.svg")
    return report


def _options(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--quick", action="store_true", help="a few small sets, a sample of their messages")
    parser.add_argument("--sets", nargs="+", choices=SET_NAMES, help="these sets alone")
    parser.add_argument("--only", nargs="+", metavar="NAME", help="these competitors alone")
    parser.add_argument("--most", type=int, help="messages of each set, at most")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "bench", help="folder of the report")
    options = parser.parse_args(arguments)
    if options.quick and options.most is None:
        options.most = QUICK_MOST
    options.command = " ".join(["tests/bench/compare.py", *arguments])
    return options


def main(arguments: list[str]) -> int:
    """Run with arguments of the command line."""
    options = _options(arguments)
    data = data_folder()
    if data is None:
        print("DOST_BENCH_DATA does not point to the evaluation data.", file=sys.stderr)
        return 2
    return asyncio.run(run(options, data))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
