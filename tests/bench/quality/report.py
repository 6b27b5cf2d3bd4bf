"""The report: everything as JSON, and tables in Markdown for people."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from bench.quality import check_values
from bench.quality.bootstrap import CONFIDENCE, ROUNDS, SEED, difference
from bench.quality.metrics import counted, macro, macro_recall_at
from bench.quality.run import SAMPLE_SEED
from dost_engine.evaluation.metrics import DEPTH, FIGURES, FIRST, KINDS, mean
from support.evaluation_sets import APART, SET_NAMES

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from bench.quality.bootstrap import Difference
    from bench.quality.run import Result
    from dost_engine.evaluation.metrics import Scores

COMPARED = ("recall@5", "set_recall")

NOT_COMPARABLE = """\
- The peers see the last message only: that is what their search takes. On follow-ups (a column of its own) most of the
  difference is that Dost also reads what came before.
- The peers rank and do not choose. Their “set” is the first {first} of their ranking, which is FastMCP's default and
  the number in Ratel's examples; sizes and tokens are to be read beside it.
- Recall@5 and @10 of the guide are taken in the order in which it adds tools, and end with its set.
- FastMCP's transform is asked for {depth} tools instead of its default 5, for the sake of Recall@10; the first five
  are the same. It is called without a server around it.
- Ratel's hybrid method takes its vectors from the model that Dost has, through its own setting for a server of
  embeddings. Its default model, which would be downloaded, is not measured.
- Labels name the tools that a set's authors had in mind. In sets whose messages were written against a handful of
  tools, a near-twin elsewhere in the catalogue counts as a miss: compare methods, do not expect 100 %.
- Constants of the default policy were found on these sets. On other catalogues expect the order, not the figures."""


@dataclass(frozen=True, slots=True)
class Run:
    """What was asked, for the head of the report.

    Attributes:
        command: What repeats it.
        model_id: The embedding model.
        most: Messages of a set, at most; None for all.
        tools: Tools of each set, by name.
    """

    command: str
    model_id: str
    most: int | None
    tools: dict[str, int]


def as_json(run: Run, results: Sequence[Result]) -> dict[str, Any]:
    """All figures."""
    return {
        "run": asdict(run) | {"sample_seed": SAMPLE_SEED, "bootstrap_seed": SEED, "bootstrap_rounds": ROUNDS},
        "competitors": [_as_json(result) for result in results],
        "differences": [
            {"of": one, "to": other, "figure": figure} | asdict(found)
            for one, other, figure, found in _differences(results)
        ],
        "checks": [asdict(row) for row in check_values.check(results)],
        "guide_faults": check_values.faults_of_guide(results),
    }


def _as_json(result: Result) -> dict[str, Any]:
    kinds: tuple[str | None, ...] = (None, *KINDS)
    return asdict(result.about) | {
        "macro": {kind or "all": _macros(result, kind) for kind in kinds},
        "macro_recall_at": macro_recall_at(result.by_set),
        "sets": {
            name: {kind or "all": found for kind in kinds if (found := _means(rows, kind))}
            for name, rows in result.by_set.items()
        },
    }


def _macros(result: Result, kind: str | None) -> dict[str, float | None]:
    return {name: macro(result.by_set, figure, kind) for name, figure in FIGURES.items()}


def _means(rows: Sequence[Scores], kind: str | None) -> dict[str, float]:
    rows = [row for row in rows if kind in (None, row.kind)]
    return {"messages": len(rows)} | {name: mean(rows, of) for name, of in FIGURES.items()} if rows else {}


def _differences(results: Sequence[Result]) -> Iterable[tuple[str, str, str, Difference]]:
    """The first competitor against each of the others."""
    first, *others = results
    for other in others:
        for figure in COMPARED:
            found = difference(first.by_set, other.by_set, FIGURES[figure])
            yield first.about.name, other.about.name, figure, found


# ---------------------------------------------------------------------------------------------------- Markdown


def as_markdown(run: Run, results: Sequence[Result]) -> str:
    """Tables for people."""
    parts = [
        "# How well tools are chosen",
        _head(run, results[0]),
        "## All sets\n\n" + _overall(results),
        "## Is the difference real?\n\n" + _compared(results) if len(results) > 1 else "",
        "## Recall@5 by set\n\n" + _by_set(results, "recall@5"),
        "## What is handed out, by set: recall / complete / size / tokens\n\n" + _handed_out(results),
        _recipe(results),
        _checks(results),
        "## Who is measured\n\n" + _competitors(results),
        "## What is not comparable\n\n" + NOT_COMPARABLE.format(first=FIRST, depth=DEPTH),
    ]
    return "\n\n".join(filter(None, parts)) + "\n"


def _head(run: Run, result: Result) -> str:
    messages = sum(len(rows) for rows in result.by_set.values())
    lines = [
        f"`{run.command}`, {run.model_id}: {messages:,} messages of {len(result.by_set)} public sets, all competitors "
        "on the same messages in the same run.",
    ]
    if not check_values.is_whole(result):
        what = "A quick look, not" if run.most else "A part of"
        sampled = f", at most {run.most} messages of each (drawn with seed {SAMPLE_SEED})" if run.most else ""
        lines.append(
            f"**{what} the benchmark:** {len(result.by_set)} of {len(SET_NAMES)} sets{sampled}. The figures are not "
            "those of `make bench` and are held against no target."
        )
    apart = f" without {APART}, whose labels hold look-ups that nobody asks for" if APART in result.by_set else ""
    lines.append(
        f"Means are over the sets{apart}; each set counts the same. Where a need can be met by any of several tools, "
        "it counts once."
    )
    return "\n\n".join(lines)


def _overall(results: Sequence[Result]) -> str:
    head = ["", "R@5", "R@10", "nDCG@5", "MRR", "R@5 single", "multi", "follow-up", "set recall", "complete", "size"]
    rows = []
    for result in results:
        means = _macros(result, None)
        rows.append(
            [
                _name(result),
                *(_share(means[name]) for name in ("recall@5", "recall@10", "ndcg@5", "mrr")),
                *(_share(macro(result.by_set, FIGURES["recall@5"], kind)) for kind in KINDS),
                *(_share(means[name]) for name in ("set_recall", "complete")),
                f"{means['size']:.1f}",
                f"{means['tokens']:.0f}",
            ]
        )
    return _table([*head, "tokens"], rows)


def _compared(results: Sequence[Result]) -> str:
    found: dict[str, list[str]] = {}
    for _, other, _, gap in _differences(results):
        found.setdefault(other, [other]).append(f"{gap.mean:+.3f} [{gap.low:+.3f} {gap.high:+.3f}]")
    return (
        f"{_name(results[0])} minus each of the others, with the {CONFIDENCE:.0%} interval of a paired bootstrap over "
        f"messages within their sets ({ROUNDS:,} rounds, seed {SEED}).\n\n"
        + _table(["", "Recall@5", "set recall"], list(found.values()))
    )


def _by_set(results: Sequence[Result], figure: str) -> str:
    rows = [
        [name, *(_share(mean(result.by_set[name], FIGURES[figure])) for result in results)]
        for name in results[0].by_set
    ]
    rows.append([f"**mean of {len(counted(results[0].by_set))}**"])
    rows[-1] += [f"**{_share(macro(result.by_set, FIGURES[figure]))}**" for result in results]
    return _table(["", *(result.about.name for result in results)], rows)


def _handed_out(results: Sequence[Result]) -> str:
    choosing = [result for result in results if result.about.chooses]
    rows = []
    for name in results[0].by_set:
        cells = []
        for result in choosing:
            means = _means(result.by_set[name], None)
            shares = " / ".join(_share(means[figure]) for figure in ("set_recall", "complete"))
            cells.append(f"{shares} / {means['size']:.1f} / {means['tokens']:.0f}")
        rows.append([name, *cells])
    return _table(["", *(result.about.name for result in choosing)], rows)


def _recipe(results: Sequence[Result]) -> str:
    found = next((result for result in results if result.about.name == check_values.DEFAULT), None)
    if found is None:
        return ""
    rows = []
    for name, scores in found.by_set.items():
        means = _means(scores, None)
        expected = dict(zip(check_values.NAMES, check_values.RECIPE[name], strict=True))
        rows.append([name, *(_beside(figure, means[figure], expected[figure]) for figure in check_values.NAMES)])
    return (
        f"## {check_values.DEFAULT} beside its recipe\n\nMeasured, and in brackets the difference to what the recipe "
        "reached when it was found.\n\n" + _table(["", *check_values.NAMES], rows)
    )


def _beside(figure: str, measured: float, expected: float) -> str:
    if figure == "tokens":
        return f"{measured:.0f} ({measured - expected:+.0f})"
    if figure == "size":
        return f"{measured:.1f} ({measured - expected:+.1f})"
    return f"{_share(measured)} ({measured - expected:+.3f})"


def _checks(results: Sequence[Result]) -> str:
    rows = [
        [row.what, f"{row.measured:.3f}", row.wanted, "yes" if row.holds else "**no**"]
        for row in check_values.check(results)
    ]
    faults = check_values.faults_of_guide(results)
    if any(result.about.name == check_values.GUIDE for result in results):
        rows.append(
            ["the guide's policy within its tolerances", "", "", "**no**: " + "; ".join(faults) if faults else "yes"]
        )
    return "## Check values and targets\n\n" + _table(["", "measured", "wanted", "holds"], rows) if rows else ""


def _competitors(results: Sequence[Result]) -> str:
    rows = [
        [result.about.name, result.about.version, result.about.text, result.about.query, result.about.settings]
        for result in results
    ]
    return _table(["", "version", "what it sees of a tool", "of a turn", "settings"], rows, align="---")


def _name(result: Result) -> str:
    return f"**{result.about.name}**" if result.about.ours else result.about.name


def _share(value: float | None) -> str:
    """Without the leading zero, as figures in [0, 1] are mostly printed."""
    return "–" if value is None else f"{value:.3f}".removeprefix("0")


def _table(head: list[str], rows: list[list[str]], align: str = "---:") -> str:
    lines = [head, ["---", *[align] * (len(head) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
