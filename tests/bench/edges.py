"""What the sets do not ask: exact names, misspelt messages, and requests that nothing fits.

    DOST_BENCH_DATA=… python tests/bench/edges.py [--only PART …] [--most N] [--out FOLDER]

Prints the figures of the default policy and writes them as ``edges.md`` and ``edges.json``, with a plot of what a
threshold for "nothing fits" finds against what it costs. Exits with 1 where an exact name does not come first, with 2
where there is no data.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from dataclasses import asdict, replace
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench.compare import MAX_VECTORS, ROOT
from bench.quality.bootstrap import difference
from bench.quality.competitors.dost import Dost, DostArm
from bench.quality.exact_names import FORMS, messages, misses
from bench.quality.metrics import macro
from bench.quality.nothing_fits import (
    HOW_IT_IS_MADE,
    PAIRS,
    Point,
    Stop,
    half,
    mean_lost,
    misfits,
    share_refused,
    stops,
)
from bench.quality.run import SAMPLE_SEED, ask, sample
from bench.quality.typos import with_typos
from dost_engine.embedding.onnx_model import load_default
from dost_engine.evaluation.kept_embedder import KeptEmbedder
from dost_engine.evaluation.metrics import FIGURES
from dost_engine.index.vector_cache import VectorCache
from dost_engine.settings import Paths
from dost_engine.types import Arm, Policy
from support.evaluation_sets import SET_NAMES, data_folder, load_set
from support.fake_embedder import HashEmbedder

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bench.quality.competitors.protocol import Competitor
    from dost_engine.evaluation.data import EvaluationSet
    from dost_engine.evaluation.metrics import Scores

PARTS = ("names", "typos", "fits")
MOST = 150
"""Messages of each set that are misspelt; twice as many are held against thresholds, where shares are smaller."""
THRESHOLDS = (0.20, 0.22, 0.24, 0.25, 0.26, 0.27, 0.28, 0.285, 0.29, 0.295, 0.30, 0.31, 0.32, 0.34, 0.36)
"""What is tried for ``fits_cosine`` of the ranked rules, and what they have."""
WITHOUT = "default without correction"
FREE, CLOSED = -1.0, 9.0
"""Thresholds at which everything fits, and nothing."""


def with_threshold(cosine: float) -> Policy:
    """The default policy with another threshold for "nothing fits", and with it that of small talk."""
    policy = Policy.default()
    further = policy.ranking.fits_wordless - policy.ranking.fits_cosine if FREE < cosine < CLOSED else 0.0
    return replace(policy, ranking=replace(policy.ranking, fits_cosine=cosine, fits_wordless=cosine + further))


async def exact_names(sets: list[EvaluationSet]) -> dict[str, Any]:
    """Ask for every compound tool name of every set.

    Both arms run, but the vectors are hashes of the texts: what the model makes of a name has no say in whether the
    rule puts its tool first, and thirty thousand messages would take it minutes.
    """
    dost = Dost(Policy.default(), HashEmbedder())
    found: dict[str, Any] = {form: {"names": 0, "missed": []} for form in FORMS}
    for evaluation_set in sets:
        await dost.prepare(evaluation_set.tools)
        for form, row in found.items():
            row["names"] += len(messages(evaluation_set, form))
            row["missed"] += [f"{evaluation_set.name}: {name}" for name in await misses(dost, evaluation_set, form)]
        print(f"names of {evaluation_set.name}", file=sys.stderr)
    await dost.close()
    return found


async def misspelt(sets: list[EvaluationSet], embedder: KeptEmbedder) -> dict[str, Any]:
    """Ask the same messages with one typo each, with and without the correction, and each arm alone."""
    policy = Policy.default()
    corrected = Dost(policy, embedder)
    as_typed = corrected.with_policy(replace(policy, ranking=replace(policy.ranking, typo_weight=0.0)))
    competitors: dict[str, Competitor] = {
        "default": corrected,
        "its semantic arm alone": DostArm(corrected, Arm.SEMANTIC),
        "its text arm alone": DostArm(corrected, Arm.TEXT),
        WITHOUT: as_typed,
        "its text arm without correction": DostArm(as_typed, Arm.TEXT),
    }
    rows: dict[str, dict[str, dict[str, list[Scores]]]] = {
        kind: {name: {} for name in competitors} for kind in ("right", "misspelt")
    }
    for evaluation_set in sets:
        wrong = with_typos(evaluation_set)
        kept = {question.id for question in wrong.questions}
        right = replace(evaluation_set, questions=tuple(one for one in evaluation_set.questions if one.id in kept))
        embedder.embed([question.text for question in (*wrong.questions, *right.questions)])
        await corrected.prepare(evaluation_set.tools)
        for kind, asked in (("right", right), ("misspelt", wrong)):
            for name, competitor in competitors.items():
                rows[kind][name][evaluation_set.name] = await ask(competitor, asked)
        embedder.forget()
        print(f"typos in {evaluation_set.name}", file=sys.stderr)
    await corrected.close()
    recall = FIGURES["recall@5"]
    return {
        "messages": sum(map(len, rows["right"]["default"].values())),
        "recall": {
            name: {kind: macro(rows[kind][name], recall) for kind in rows}
            | {"cost": asdict(difference(rows["misspelt"][name], rows["right"][name], recall))}
            for name in competitors
        },
        "correction": {kind: asdict(difference(rows[kind]["default"], rows[kind][WITHOUT], recall)) for kind in rows},
    }


async def nothing_fits(sets: dict[str, EvaluationSet], embedder: KeptEmbedder) -> dict[str, list[Point]]:
    """Try thresholds; points of both halves of the sets, by rising thresholds."""
    current = Policy.default().ranking.fits_cosine
    thresholds = sorted({FREE, *THRESHOLDS, current, CLOSED})
    free = Dost(with_threshold(FREE), embedder)
    dosts = [free, *(free.with_policy(with_threshold(cosine)) for cosine in thresholds[1:])]
    own: dict[str, list[Stop]] = {}
    foreign: dict[str, list[list[Stop]]] = {name: [] for name in sets}
    for name, asked in sets.items():
        await free.prepare(asked.tools)
        embedder.embed([question.text for question in asked.questions])
        own[name] = await stops(dosts, asked)
        for asking in (one for one, other in PAIRS if other == name):
            foreign[asking].append(await stops(dosts, misfits(sets[asking], asked)))
        embedder.forget()
        print(f"nothing fits in {name}", file=sys.stderr)
    await free.close()
    points: dict[str, list[Point]] = {}
    for chosen_on, title in ((True, "chosen on"), (False, "confirmed on")):
        names = half(list(sets), chosen_on=chosen_on)
        pairs = [found for name in names for found in foreign[name]]
        lost_on = {name: own[name] for name in names}
        points[title] = [
            Point(
                f"{cosine:.3f}" + (", as it is" if cosine == current else ""),
                sum(share_refused(found, place) for found in pairs) / len(pairs),
                mean_lost(lost_on, place),
            )
            for place, cosine in enumerate(thresholds[:-1])
            if place
        ]
    return points


# --------------------------------------------------------------------------------------------------------- report


def as_markdown(found: dict[str, Any], most: int) -> str:
    """The figures for people."""
    sections = {"names": _names, "typos": _typos, "fits": _fits}
    told = [section(found[part], most) for part, section in sections.items() if part in found]
    return "\n".join(["# What the sets do not ask", "", "The default policy on all 13 public sets.", *chain(*told), ""])


def _names(found: dict[str, Any], _most: int) -> list[str]:
    lines = [
        "",
        "## Exact names",
        "",
        "Whether the tool comes first whose name the message is or holds. A compound name",
    ]
    lines += ["has `_`, `-`, `.` or a hump; names that are equal but for case share the first places.", ""]
    lines += ["| the message | compound names | come first | missed |", "| --- | ---: | ---: | --- |"]
    for form, row in found.items():
        names, missed = row["names"], row["missed"]
        lines.append(f"| {form} | {names:,} | {1 - len(missed) / names:.2%} | {', '.join(missed[:5]) or 'none'} |")
    return lines


def _typos(found: dict[str, Any], most: int) -> list[str]:
    lines = ["", f"## One typo in every message ({found['messages']:,} messages, at most {most} a set)", ""]
    lines += [f"Drawn with seed {SAMPLE_SEED}. One letter of one word is inserted, left out, replaced or swapped.", ""]
    lines += [
        "| Recall@5, mean of 12 sets | as written | misspelt | cost of the typo |",
        "| --- | ---: | ---: | ---: |",
    ]
    for name, row in found["recall"].items():
        lines.append(f"| {name} | {row['right']:.3f} | {row['misspelt']:.3f} | {_interval(row['cost'])} |")
    gains = {kind: _interval(gain) for kind, gain in found["correction"].items()}
    lines += ["", f"The correction gains {gains['misspelt']} where a word is misspelt, {gains['right']} where none is."]
    return lines


def _fits(found: dict[str, Any], most: int) -> list[str]:
    lines = ["", "## Requests that nothing fits", "", HOW_IT_IS_MADE, ""]
    lines += [f"At most {2 * most} messages of each set, drawn with seed {SAMPLE_SEED}. *Refused* is the share of the"]
    lines += [
        "requests that nothing fits which are handed nothing, or only what was used lately; *lost* is the share of"
    ]
    lines += ["the needed tools that the threshold costs in the sets themselves, mean over the six of each half.", ""]
    lines += [
        "| threshold | chosen on: refused | lost | confirmed on: refused | lost |",
        "| --- | ---: | ---: | ---: | ---: |",
    ]
    for one, other in zip(found["chosen on"], found["confirmed on"], strict=True):
        shares = " | ".join(f"{point['refused']:.1%} | {point['lost']:.4f}" for point in (one, other))
        lines.append(f"| {one['setting']} | {shares} |")
    return lines


def _interval(found: dict[str, float]) -> str:
    return f"{found['mean']:+.3f} [{found['low']:+.3f} {found['high']:+.3f}]"


def draw_thresholds(points: dict[str, list[Point]], file: Path) -> None:
    """Plot the share of requests that nothing fits and that get nothing, against the recall that it costs."""
    import matplotlib as mpl

    mpl.use("Agg")
    from matplotlib import pyplot as plt

    plt.rcParams["svg.hashsalt"] = "dost"
    figure, axes = plt.subplots(figsize=(8, 5.2))
    for (name, entries), colour in zip(points.items(), ("#64748b", "#0f766e"), strict=True):
        lost, refused = [one.lost for one in entries], [one.refused for one in entries]
        axes.plot(lost, refused, "o-", color=colour, label=f"{name} sets", markersize=4)
        now = next(one for one in entries if one.setting.endswith("as it is"))
        axes.plot([now.lost], [now.refused], "*", color=colour, markersize=15, label=f"{name}: as it is")
    axes.axvline(0.01, color="#b91c1c", linewidth=1, linestyle=":")
    axes.axhline(0.7, color="#b91c1c", linewidth=1, linestyle=":")
    axes.set_xlabel("share of the needed tools lost elsewhere")
    axes.set_ylabel("requests that nothing fits: share that is handed nothing")
    axes.set_title("What a threshold finds, and what it costs")
    axes.grid(alpha=0.3)
    axes.legend(loc="lower right", fontsize=8)
    figure.tight_layout()
    figure.savefig(file, metadata={"Date": None})
    plt.close(figure)


async def run(data: Path, parts: Sequence[str], most: int, out: Path) -> int:
    """Measure, print, write. Returns the exit code."""
    paths = Paths.from_environment()
    cache = VectorCache(paths.data / "bench-vectors.sqlite", max_vectors=MAX_VECTORS)
    embedder = KeptEmbedder(load_default(paths.models), cache)
    whole = [load_set(data / name) for name in SET_NAMES]
    found: dict[str, Any] = {}
    points: dict[str, list[Point]] = {}
    if "fits" in parts:
        points = await nothing_fits({one.name: sample(one, 2 * most) for one in whole}, embedder)
        found["fits"] = {name: [asdict(point) for point in entries] for name, entries in points.items()}
    if "typos" in parts:
        found["typos"] = await misspelt([sample(one, most) for one in whole], embedder)
    if "names" in parts:
        found["names"] = await exact_names(whole)
    embedder.flush()
    cache.close()
    _write(found, points, most, out)
    return 1 if any(row["missed"] for row in found.get("names", {}).values()) else 0


def _write(found: dict[str, Any], points: dict[str, list[Point]], most: int, out: Path) -> None:
    out.mkdir(parents=True, exist_ok=True)
    if points:
        draw_thresholds(points, out / "edges.svg")
    report = as_markdown(found, most)
    (out / "edges.md").write_text(report, encoding="utf-8")
    (out / "edges.json").write_text(json.dumps(found, indent=1), encoding="utf-8")
    print(report)


def main(arguments: list[str]) -> int:
    """Run with arguments of the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument(
        "--most",
        type=int,
        default=MOST,
        help="messages of each set, at most, that are misspelt; twice as many for thresholds",
    )
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "bench", help="folder of the report")
    parser.add_argument("--only", nargs="+", choices=PARTS, default=PARTS, help="these parts alone")
    options = parser.parse_args(arguments)
    data = data_folder()
    if data is None:
        print("DOST_BENCH_DATA does not point to the evaluation data.", file=sys.stderr)
        return 2
    return asyncio.run(run(data, options.only, options.most, options.out))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
