"""What an answer is worth: a row of figures per message, and means over messages, kinds and sets."""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import fmean
from typing import TYPE_CHECKING

from support.evaluation_sets import APART

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from bench.quality.competitors.protocol import Answer
    from support.evaluation_sets import Question

DEPTH = 10
NDCG_DEPTH = 5
FIRST = 5
"""Tools that are handed out of a ranking that does not choose by itself."""


@dataclass(frozen=True, slots=True)
class Scores:
    """What one answer is worth.

    Attributes:
        kind: Of the message.
        recall_at: Share of the needed tools among the first 1, 2, … :data:`DEPTH`.
        ndcg_5: Of the first five, in [0, 1]; every needed tool is worth the same.
        reciprocal_rank: 1 / rank of the first tool that is needed, 0 where none is named.
        set_recall: Share of the needed tools that are handed out.
        complete: 1 where all of them are, else 0.
        size: Tools handed out.
        tokens: Estimated tokens of their definitions.
    """

    kind: str
    recall_at: tuple[float, ...]
    ndcg_5: float
    reciprocal_rank: float
    set_recall: float
    complete: float
    size: float
    tokens: float


def score(question: Question, answer: Answer, tokens: Mapping[str, int]) -> Scores:
    """Hold an answer against what a message needs.

    A group of interchangeable tools is met by any one of them and counts once, also in nDCG: its second tool is worth
    nothing.

    Args:
        question: The message.
        answer: What was said to it. A competitor that only ranks hands out its first :data:`FIRST`.
        tokens: Estimated tokens of every tool's definition, by name.
    """
    ranked = answer.ranked
    news = _newly_met(question, ranked)
    groups = len(question.groups)
    chosen = frozenset(ranked[:FIRST] if answer.chosen is None else answer.chosen)
    met = sum(not group.isdisjoint(chosen) for group in question.groups)
    ideal = sum(_discount(rank) for rank in range(1, min(groups, NDCG_DEPTH) + 1))
    gained = sum(_discount(rank) for rank, new in enumerate(news[:NDCG_DEPTH], start=1) if new)
    first = next((rank for rank, new in enumerate(news, start=1) if new), None)
    return Scores(
        kind=question.kind,
        recall_at=tuple(sum(news[:depth]) / groups for depth in range(1, DEPTH + 1)),
        ndcg_5=min(gained / ideal, 1.0),
        reciprocal_rank=1 / first if first else 0.0,
        set_recall=met / groups,
        complete=float(met == groups),
        size=len(chosen),
        tokens=sum(tokens[name] for name in chosen),
    )


def _newly_met(question: Question, ranked: Sequence[str]) -> list[int]:
    """How many groups each tool of a ranking meets that none before it met."""
    open_groups = list(question.groups)
    news = []
    for name in ranked:
        still_open = [group for group in open_groups if name not in group]
        news.append(len(open_groups) - len(still_open))
        open_groups = still_open
    return news


def _discount(rank: int) -> float:
    return 1 / math.log2(rank + 1)


# -------------------------------------------------------------------------------------------------------- means

FIGURES: dict[str, Callable[[Scores], float]] = {
    "recall@5": lambda row: row.recall_at[4],
    "recall@10": lambda row: row.recall_at[9],
    "ndcg@5": lambda row: row.ndcg_5,
    "mrr": lambda row: row.reciprocal_rank,
    "set_recall": lambda row: row.set_recall,
    "complete": lambda row: row.complete,
    "size": lambda row: row.size,
    "tokens": lambda row: row.tokens,
}
"""Every figure by its name in reports."""

KINDS = ("single", "multi", "follow_up")


def mean(rows: Sequence[Scores], figure: Callable[[Scores], float]) -> float:
    """Mean of a figure over the messages of a set."""
    return fmean(map(figure, rows))


def macro_recall_at(by_set: Mapping[str, Sequence[Scores]]) -> list[float]:
    """Recall among the first 1, 2, … :data:`DEPTH`, mean over the sets that count."""
    curves = [
        [fmean(column) for column in zip(*(row.recall_at for row in rows), strict=True)]
        for rows in counted(by_set).values()
    ]
    return [fmean(column) for column in zip(*curves, strict=True)]


def counted(by_set: Mapping[str, Sequence[Scores]]) -> dict[str, Sequence[Scores]]:
    """The sets that count in means over sets."""
    return {name: rows for name, rows in by_set.items() if name != APART}


def macro(
    by_set: Mapping[str, Sequence[Scores]], figure: Callable[[Scores], float], kind: str | None = None
) -> float | None:
    """Mean over the sets that count of the mean over their messages, or None where no set has any.

    Args:
        by_set: Scores of one competitor, by set.
        figure: What to average.
        kind: Messages of this kind alone; sets without any are left out.
    """
    groups = [[row for row in rows if kind in (None, row.kind)] for rows in counted(by_set).values()]
    means = [mean(rows, figure) for rows in groups if rows]
    return fmean(means) if means else None
