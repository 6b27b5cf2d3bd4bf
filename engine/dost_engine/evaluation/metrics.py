"""What an answer is worth: a row of figures per message, and means over messages and sets."""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import fmean
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from dost_engine.evaluation.data import Question

DEPTH = 10
"""Tools that a ranking must name, where so many match at all."""
NDCG_DEPTH = 5
FIRST = 5
"""Tools that are handed out of a ranking that does not choose by itself."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What is said to one message.

    Attributes:
        ranked: Names of tools, best first; at least :data:`DEPTH` where so many match.
        chosen: Names of the tools that are handed out, or None for a ranking that does not choose.
    """

    ranked: tuple[str, ...]
    chosen: tuple[str, ...] | None = None


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
        answer: What was said to it. A ranking that does not choose hands out its first :data:`FIRST`.
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
"""One tool, several tools, and messages with others before them: as the public sets call them."""


def mean(rows: Sequence[Scores], figure: Callable[[Scores], float]) -> float:
    """Mean of a figure over the messages of a set."""
    return fmean(map(figure, rows))


def macro(
    by_set: Mapping[str, Sequence[Scores]], figure: Callable[[Scores], float], kind: str | None = None
) -> float | None:
    """Mean over sets of the mean over their messages, or None where no set has any.

    Args:
        by_set: Scores of one way of choosing, by set.
        figure: What to average.
        kind: Messages of this kind alone; sets without any are left out.
    """
    groups = [[row for row in rows if kind in (None, row.kind)] for rows in by_set.values()]
    means = [mean(rows, figure) for rows in groups if rows]
    return fmean(means) if means else None
