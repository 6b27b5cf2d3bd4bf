"""The figures that the guide's own code reaches on the public evaluation sets, and how near the policy must come."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import fmean
from typing import TYPE_CHECKING

from support.evaluation_sets import APART

if TYPE_CHECKING:
    from collections.abc import Mapping

SET_TOLERANCE = 0.03
MEAN_TOLERANCE = 0.01
SIZE_TOLERANCE = 0.3


@dataclass(frozen=True)
class Figures:
    """What a policy hands out on a set, mean over its messages.

    Attributes:
        recall: Share of the needed tools that are handed out.
        complete: Share of messages that get all they need.
        size: Tools handed out.
    """

    recall: float
    complete: float
    size: float


REFERENCE = {
    "livemcpbench": Figures(0.379, 0.217, 6.8),
    "azure-mcp": Figures(0.967, 0.967, 6.1),
    "bfcl": Figures(0.802, 0.781, 7.2),
    "bfcl-multi-turn": Figures(0.769, 0.663, 8.3),
    "sgd": Figures(0.880, 0.880, 5.6),
    "tooltalk": Figures(0.793, 0.734, 5.4),
    "acebench": Figures(0.864, 0.852, 8.3),
    "tau-bench": Figures(0.705, 0.687, 6.7),
    "metatool": Figures(0.658, 0.616, 6.2),
    "seal-tools": Figures(0.620, 0.316, 7.7),
    "stabletoolbench": Figures(0.598, 0.385, 7.6),
    "toollinkos": Figures(0.983, 0.983, 7.2),
    "toolalpaca": Figures(0.862, 0.853, 6.0),
}


def faults(figures: Mapping[str, Figures]) -> list[str]:
    """What is outside the tolerances, a sentence each: of every set but the one apart, and of the mean of all."""
    found = []
    for name, ours in figures.items():
        reference = REFERENCE[name]
        if name == APART:
            continue
        if abs(ours.recall - reference.recall) > SET_TOLERANCE:
            found.append(f"{name}: recall {ours.recall:.3f}, reference {reference.recall:.3f} ± {SET_TOLERANCE}")
        if abs(ours.size - reference.size) > SIZE_TOLERANCE:
            found.append(f"{name}: size {ours.size:.2f}, reference {reference.size:.1f} ± {SIZE_TOLERANCE}")
    if set(figures) == set(REFERENCE):
        mean, expected = mean_recall(figures), mean_recall(REFERENCE)
        if abs(mean - expected) > MEAN_TOLERANCE:
            found.append(f"mean recall {mean:.3f}, reference {expected:.3f} ± {MEAN_TOLERANCE}")
    return found


def mean_recall(figures: Mapping[str, Figures]) -> float:
    """Mean set recall of the sets that count."""
    return fmean(entry.recall for name, entry in figures.items() if name != APART)
