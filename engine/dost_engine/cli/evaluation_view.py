"""The figures of an evaluation as a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from dost_engine.cli.terminal import plain
from dost_engine.evaluation.report import figures, kinds_of, mean_of_sets, of_kind

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rich.console import RenderableType

    from dost_engine.evaluation.report import Run, SetResult

_COLUMNS = {
    "recall@5": "R@5",
    "recall@10": "R@10",
    "ndcg@5": "nDCG@5",
    "mrr": "MRR",
    "complete": "complete",
    "set_recall": "set recall",
    "size": "set size",
    "tokens": "tokens",
}
_DECIMALS = {"size": 1, "tokens": 0}


def run_view(run: Run, *, interrupted: bool) -> RenderableType:
    """The figures of every set and kind, with what is to be known of them.

    Args:
        run: What there is.
        interrupted: Whether it was ended before its end.
    """
    parts: list[RenderableType] = [
        Text(f"Policy {run.policy}" + (f", {run.model_id}" if run.model_id else ""), style="headline")
    ]
    if run.note:
        parts.append(Text(plain(run.note), style="state.bad"))
    asked = sum(len(result.outcomes) for result in run.results)
    if interrupted:
        whole = sum(len(result.evaluation_set.questions) for result in run.results)
        parts.append(Text(f"Partial: interrupted after {asked} of {whole} questions.", style="state.bad"))
    if asked:
        parts.append(_table(run))
    parts += [Text(line) for result in run.results for line in _notes(result, told=bool(run.note))]
    return Group(*parts)


def _table(run: Run) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    table.add_column("", overflow="fold")
    for title in ("tools", "questions", *_COLUMNS.values()):
        table.add_column(title, justify="right", no_wrap=True)
    begun = [result for result in run.results if result.outcomes]
    for result in begun:
        whole, rows = result.evaluation_set, result.rows
        table.add_row(plain(whole.name), str(len(whole.tools)), str(len(rows)), *_cells(figures(rows)))
        kinds = kinds_of(rows)
        for kind in kinds if len(kinds) > 1 or len(begun) == 1 else ():
            of_it = of_kind(rows, kind)
            table.add_row(f"  {plain(kind)}", "", str(len(of_it)), *_cells(figures(of_it)), style="muted")
    if len(begun) > 1:
        table.add_section()
        table.add_row(f"mean of {len(begun)}", "", "", *_cells(mean_of_sets(begun)), style="headline")
        for kind in kinds_of([row for result in begun for row in result.rows]):
            table.add_row(f"  {plain(kind)}", "", "", *_cells(mean_of_sets(begun, kind)), style="muted")
    return table


def _cells(values: Mapping[str, float]) -> list[str]:
    return [f"{values[name]:.{_DECIMALS.get(name, 3)}f}" for name in _COLUMNS]


def _notes(result: SetResult, *, told: bool) -> list[str]:
    """What is to be known of a set. ``told``: why no answer is by the policy's own rules was said for all of them."""
    whole = result.evaluation_set
    lines = []
    if whole.distractors:
        lines.append(f"{plain(whole.name)}: {whole.distractors} of its tools are distractors.")
    if whole.faults:
        count = len(whole.faults)
        lines.append(f"{plain(whole.name)}: {count} line{' was' if count == 1 else 's were'} left out.")
    fallbacks = [outcome.fallback for outcome in result.outcomes if outcome.fallback]
    if fallbacks and not told:
        lines.append(
            f"{plain(whole.name)}: {len(fallbacks)} answers not by the policy's own rules: {plain(fallbacks[0])}."
        )
    return lines
