"""How sure a difference between two competitors is: a paired bootstrap over messages, within their sets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from bench.quality.metrics import counted

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from dost_engine.evaluation.metrics import Scores

ROUNDS = 2000
SEED = 20260101
CONFIDENCE = 0.95


@dataclass(frozen=True, slots=True)
class Difference:
    """Mean over sets of one competitor minus that of another.

    Attributes:
        mean: On the messages as they are.
        low: Lower end of the interval.
        high: Upper end.
    """

    mean: float
    low: float
    high: float


def difference(
    one: Mapping[str, Sequence[Scores]],
    other: Mapping[str, Sequence[Scores]],
    figure: Callable[[Scores], float],
    *,
    rounds: int = ROUNDS,
    seed: int = SEED,
) -> Difference:
    """Compare two competitors on the same messages.

    Every round draws each set's messages anew, with replacement, the same ones for both; sets stay as they are, so
    that the interval speaks of these sets and not of other ones.

    Args:
        one: Scores by set, in the order of the messages.
        other: The same of the other.
        figure: What to compare.
        rounds: Draws.
        seed: Of the draws.
    """
    generator = np.random.default_rng(seed)
    drawn = np.zeros(rounds)
    means = []
    pairs = counted(one)
    for name, rows in pairs.items():
        gaps = np.array([figure(ours) - figure(theirs) for ours, theirs in zip(rows, other[name], strict=True)])
        times_drawn = generator.multinomial(len(gaps), np.full(len(gaps), 1 / len(gaps)), size=rounds)
        drawn += times_drawn @ gaps / len(gaps)
        means.append(gaps.mean())
    drawn /= len(pairs)
    tail = (1 - CONFIDENCE) / 2
    low, high = np.quantile(drawn, [tail, 1 - tail])
    return Difference(float(np.mean(means)), float(low), float(high))
