"""Measure what personal ranking gains where it should help, and what it costs where calls say nothing.

    DOST_BENCH_DATA=… python tests/bench/personal.py [--sets NAME …] [--most N] [--out FOLDER]

Two things. A simulated month of use (``tests/support/month_of_use.py`` writes the model down): how often the wanted one
of three near-twins comes first, with and without personal ranking, by seed. And the evaluation sets with a month of
calls at random, once all tools alike and once with favourites: what Recall@5 loses against the same rules without
calls. Writes ``personal.md``; exits with 1 where the default rules lose more than .005, with 2 where there is no data
for the second part.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import fmean
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.quality.run import sample
from dost_engine.embedding.onnx_model import load_default
from dost_engine.evaluation.kept_embedder import KeptEmbedder
from dost_engine.history import turn_from_messages
from dost_engine.index.vector_cache import VectorCache
from dost_engine.settings import Paths
from dost_engine.toolrag import ToolRAG
from dost_engine.types import HABIT_WEIGHT, Catalog, Policy, Source, Turn, TurnTrace, UsageStats
from support.evaluation_sets import SET_NAMES, data_folder, load_set
from support.month_of_use import BAD_FROM_DAY, DRIFT_DAY, START, Month, live, random_usage, tools

if TYPE_CHECKING:
    from datetime import datetime

    from dost_engine.embedding.protocol import Embedder
    from dost_engine.evaluation.data import EvaluationSet, Question

SEEDS = (1, 2, 3)
CALLS = 600
MOST_LOST = 0.005
APART = "tau-bench"
ROOT = Path(__file__).parents[2]

_DEFAULT, _COREX = Policy.default(), Policy.agent_corex()
POLICIES = {
    "default": replace(_DEFAULT, ranking=replace(_DEFAULT.ranking, personal_weight=HABIT_WEIGHT)),
    "agent-corex": _COREX,
    # Nearer to the page's sum: what is called a lot is lifted for every question, and chance counts nearly in full.
    "agent-corex without nearness and allowance for chance": replace(
        _COREX, personal=replace(_COREX.personal, near=1e9, chance=0.1, doubt=0.1)
    ),
}


class World:
    """One engine whose calls and clock are set from outside."""

    def __init__(self, embedder: Embedder) -> None:
        self.usage = UsageStats()
        self.now = START
        self.rag = ToolRAG(
            load_embedder=lambda: embedder, debounce_ms=0, usage=lambda: self.usage, now=lambda: self.now
        )

    async def offer(self, catalog: Catalog) -> None:
        await self.rag.init(allow_download=False)
        self.rag.reindex(catalog)
        await self.rag.flush()
        for policy in POLICIES.values():  # asks for the texts that it embeds
            await self.rag.trace(Turn("hello"), policy)
        await self.rag.flush()


# ---------------------------------------------------------------------------------------------------- the month


async def month_rows(embedder: Embedder) -> list[str]:
    """A line per policy and seed: before is without calls, after is with them."""
    world = World(embedder)
    await world.offer(Catalog(1, tools()))
    lines = [
        "| rules | seed | calls count | first, days 0-13 | 14-20 | 21-29 | MRR | unreliable one |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for name, policy in POLICIES.items():
        for seed in SEEDS:
            for counts in (False, True):
                month = Month(seed)

                async def ask(
                    turn: Turn, at: datetime, month: Month = month, counts: bool = counts, policy: Policy = policy
                ) -> TurnTrace:
                    world.usage, world.now = month.usage() if counts else UsageStats(), at
                    return await world.rag.trace(turn, policy)

                got = await live(month, ask)
                figures = (
                    got.hit_1(0, DRIFT_DAY),
                    got.hit_1(DRIFT_DAY, 21),
                    got.hit_1(21),
                    got.mrr(),
                    got.hit_1(BAD_FROM_DAY + 10, kind=month.bad_kind),
                )
                cells = " | ".join(f"{figure:.3f}" for figure in figures)
                lines.append(f"| {name} | {seed} | {'yes' if counts else 'no'} | {cells} |")
                print(lines[-1], file=sys.stderr)
    await world.rag.close()
    return lines


# -------------------------------------------------------------------------------------------------- calls at random


@dataclass(frozen=True, slots=True)
class Loss:
    """What a month of random calls costs a policy in one set."""

    policy: str
    favourites: bool
    set_name: str
    recall_5: float
    set_recall: float


async def losses(world: World, evaluation_set: EvaluationSet, set_name: str) -> list[Loss]:
    """Recall with random calls, less recall without, as means over the seeds."""
    ids = [tool.id for tool in evaluation_set.tools]
    found = []
    for name, policy in POLICIES.items():
        before = await _recalls(world, evaluation_set, policy, UsageStats())
        for favourites in (False, True):
            after = [
                await _recalls(
                    world,
                    evaluation_set,
                    policy,
                    random_usage(ids, seed, calls=CALLS, favourites=favourites, now=world.now),
                )
                for seed in SEEDS
            ]
            means = [fmean(run[at] for run in after) - before[at] for at in (0, 1)]
            found.append(Loss(name, favourites, set_name, *means))
    return found


async def _recalls(
    world: World, evaluation_set: EvaluationSet, policy: Policy, usage: UsageStats
) -> tuple[float, float]:
    world.usage = usage
    names = {tool.id: tool.name for tool in evaluation_set.tools}
    first, chosen = [], []
    for question in evaluation_set.questions:
        trace = await world.rag.trace(turn_from_messages(question.history, text=question.text), policy)
        first.append(_met(question, {names[tool_id] for tool_id in _ranked(trace)[:5]}))
        chosen.append(_met(question, {names[pick.id] for pick in trace.selection.picks}))
    return fmean(first), fmean(chosen)


def _ranked(trace: TurnTrace) -> list[str]:
    named = [pick.id for pick in trace.selection.picks if pick.source is Source.NAME]
    scored = sorted((one for one in trace.candidates if one.fused is not None), key=lambda one: -one.score)
    return list(dict.fromkeys([*named, *(one.id for one in scored)]))


def _met(question: Question, names: set[str]) -> float:
    return sum(not group.isdisjoint(names) for group in question.groups) / len(question.groups)


def loss_rows(found: list[Loss]) -> list[str]:
    """A line per policy and kind of history: the mean over the sets, tau-bench apart, and the worst set."""
    lines = ["| rules | random calls | R@5 | set recall | worst set, R@5 |", "|---|---|---|---|---|"]
    for name in POLICIES:
        for favourites in (False, True):
            rows = [
                row for row in found if row.policy == name and row.favourites is favourites and row.set_name != APART
            ]
            if rows:
                worst = min(rows, key=lambda row: row.recall_5)
                lines.append(
                    f"| {name} | {'with favourites' if favourites else 'all alike'} "
                    f"| {fmean(row.recall_5 for row in rows):+.4f} | {fmean(row.set_recall for row in rows):+.4f} "
                    f"| {worst.recall_5:+.4f} ({worst.set_name}) |"
                )
    return lines


async def run(options: argparse.Namespace) -> int:
    """Measure, print, write. Returns the exit code."""
    paths = Paths.from_environment()
    cache = VectorCache(paths.data / "bench-vectors.sqlite", max_vectors=400_000)
    embedder = KeptEmbedder(load_default(paths.models), cache)
    parts = [
        "# Personal ranking",
        "",
        f"`tests/bench/personal.py {' '.join(sys.argv[1:])}`",
        "",
        "## A month of use",
        "",
    ]
    parts += await month_rows(embedder)
    data, found = data_folder(), list[Loss]()
    for set_name in options.sets or SET_NAMES if data is not None else ():
        evaluation_set = sample(load_set(data / set_name), options.most)
        embedder.embed([question.text for question in evaluation_set.questions])
        world = World(embedder)
        await world.offer(Catalog(1, tuple(evaluation_set.tools)))
        found += await losses(world, evaluation_set, set_name)
        await world.rag.close()
        embedder.forget()
        print(f"{set_name}: done", file=sys.stderr)
    parts += ["", f"## {CALLS} calls at random, {len(SEEDS)} seeds", "", *loss_rows(found), ""]
    cache.close()
    options.out.mkdir(parents=True, exist_ok=True)
    (options.out / "personal.md").write_text("\n".join(parts), encoding="utf-8")
    print("\n".join(parts))
    if data is None:
        print("DOST_BENCH_DATA does not point to the evaluation data.", file=sys.stderr)
        return 2
    default = [row for row in found if row.policy == "default" and row.set_name != APART]
    lost = [fmean(row.recall_5 for row in default if row.favourites is favourites) for favourites in (False, True)]
    return 1 if min(lost) < -MOST_LOST else 0


def main(arguments: list[str]) -> int:
    """Run with arguments of the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--sets", nargs="+", choices=SET_NAMES, help="these sets alone")
    parser.add_argument("--most", type=int, default=150, help="messages of each set, at most")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "bench", help="folder of the report")
    return asyncio.run(run(parser.parse_args(arguments)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
