"""Percentiles of durations that can be added up: a histogram whose classes are each 9 % wider than the last."""

from __future__ import annotations

import math
from collections import Counter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

_CLASSES_PER_OCTAVE = 8
"""A class spans a factor of 2^(1/8): its middle is within 4.4 % of whatever fell into it."""
_LONGEST_MS = 3_600_000.0  # an hour: whatever took longer is as bad as that

Latencies = Counter[int]
"""Calls by class. Two of them are added with ``update``."""


def class_of(took_ms: float) -> int:
    """The class of a duration; everything up to a millisecond shares the first."""
    if not took_ms > 1.0:  # also what is no number
        return 0
    return math.ceil(math.log2(min(took_ms, _LONGEST_MS)) * _CLASSES_PER_OCTAVE)


def percentile_ms(latencies: Mapping[int, int], share: float) -> float:
    """The duration that a share of the calls did not exceed.

    Args:
        latencies: Calls by class.
        share: 0 to 1.

    Returns:
        Milliseconds; 0 where there are no calls.
    """
    wanted = share * sum(latencies.values())
    seen = 0
    for number in sorted(latencies):
        seen += latencies[number]
        if seen >= wanted:
            return round(float(2 ** ((number - 0.5) / _CLASSES_PER_OCTAVE)), 1) if number else 1.0
    return 0.0
