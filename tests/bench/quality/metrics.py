"""Means over the public sets, of which one is shown and not counted."""

from __future__ import annotations

from statistics import fmean
from typing import TYPE_CHECKING, TypeVar

from dost_engine.evaluation import metrics
from support.evaluation_sets import APART

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from dost_engine.evaluation.metrics import Scores

_T = TypeVar("_T")


def macro_recall_at(by_set: Mapping[str, Sequence[Scores]]) -> list[float]:
    """Recall among the first 1, 2, … 10, mean over the sets that count."""
    curves = [
        [fmean(column) for column in zip(*(row.recall_at for row in rows), strict=True)]
        for rows in counted(by_set).values()
    ]
    return [fmean(column) for column in zip(*curves, strict=True)]


def counted(by_set: Mapping[str, _T]) -> dict[str, _T]:
    """The sets that count in means over sets."""
    return {name: rows for name, rows in by_set.items() if name != APART}


def macro(
    by_set: Mapping[str, Sequence[Scores]], figure: Callable[[Scores], float], kind: str | None = None
) -> float | None:
    """:func:`dost_engine.evaluation.metrics.macro` over the sets that count."""
    return metrics.macro(counted(by_set), figure, kind)
