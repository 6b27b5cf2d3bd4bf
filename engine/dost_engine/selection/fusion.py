"""Making one order of the scores of two arms.

Cosines lie in [-1, 1], BM25 is open upwards: the numbers themselves cannot be added. Two ways are in use. Standard
scores say how far a tool stands out among all tools of the turn, in standard deviations; they keep that a hit was far
ahead. Reciprocal ranks know the places only: robust, and blind for a clear winner.

All arrays have the shape [tools]; ``open_to`` says which tools take part. Nothing here is random, and no result
depends on the order of the tools.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

_NO_SPREAD = float(np.finfo(np.float32).eps)
Scores = NDArray[np.float64]
Mask = NDArray[np.bool_]


def standard_scores(scores: Scores, open_to: Mask) -> Scores:
    """Distance of each score from the mean in population standard deviations.

    Returns:
        0 for all where the scores do not differ, and for tools that do not take part: they neither win nor lose.
    """
    standard = np.zeros(len(scores))
    part = scores[open_to]
    if part.size:
        away = part - part.mean()
        deviation = math.sqrt(float((away * away).mean()))
        if deviation > _NO_SPREAD * max(1.0, float(np.abs(part).max())):
            standard[open_to] = away / deviation
    return standard


def reciprocal_ranks(order: NDArray[np.int64], size: int, *, k: int, depth: int) -> Scores:
    """1 / (k + rank) for the first tools of an order, 0 for all others.

    Args:
        order: Positions of the tools that the arm found, best first.
        size: Tools in all.
        k: Damps the first places.
        depth: Places that count.
    """
    gains = np.zeros(size)
    first = order[:depth]
    gains[first] = 1.0 / (k + np.arange(1, len(first) + 1))
    return gains
