"""Figures that this benchmark is held against."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bench.quality.metrics import macro
from dost_engine.evaluation.metrics import FIGURES, mean
from support.evaluation_sets import SET_NAMES
from support.guide_sets import Figures
from support.guide_sets import faults as guide_faults

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from bench.quality.run import Result
    from dost_engine.evaluation.metrics import Scores

TOLERANCE = 0.01

PEERS = {"Ratel BM25": 0.740, "Ratel hybrid": 0.791, "FastMCP BM25": 0.670, "MiniLM cosine": 0.732}
"""Recall@5, mean over the sets that count. A run that cannot reproduce these does not measure the peers rightly."""

MESSAGES = {
    "livemcpbench": 60,
    "azure-mcp": 275,
    "bfcl": 1377,
    "bfcl-multi-turn": 576,
    "sgd": 1480,
    "tooltalk": 109,
    "acebench": 480,
    "tau-bench": 134,
    "metatool": 1794,
    "seal-tools": 1214,
    "stabletoolbench": 462,
    "toollinkos": 875,
    "toolalpaca": 109,
}
"""Messages of each set: figures of a part of them are held against nothing."""

GUIDE = "Dost guide"
DEFAULT = "Dost default"


NAMES = ("recall@5", "recall@10", "ndcg@5", "mrr", "set_recall", "complete", "size", "tokens")
"""Of the figures of :data:`RECIPE`, in this order."""

RECIPE = {
    "livemcpbench": (0.443, 0.546, 0.388, 0.489, 0.515, 0.283, 8.2, 1563),
    "azure-mcp": (0.971, 0.993, 0.919, 0.904, 0.982, 0.982, 4.5, 1304),
    "bfcl": (0.882, 0.931, 0.802, 0.792, 0.916, 0.903, 6.0, 976),
    "bfcl-multi-turn": (0.811, 0.891, 0.712, 0.752, 0.865, 0.773, 8.2, 1121),
    "sgd": (0.974, 0.992, 0.875, 0.845, 0.993, 0.993, 6.1, 942),
    "tooltalk": (0.901, 0.969, 0.764, 0.761, 0.937, 0.890, 6.5, 605),
    "acebench": (0.976, 0.989, 0.936, 0.927, 0.989, 0.988, 6.5, 1780),
    "tau-bench": (0.663, 0.887, 0.488, 0.479, 0.861, 0.828, 8.5, 1684),
    "metatool": (0.780, 0.846, 0.683, 0.684, 0.816, 0.781, 5.8, 231),
    "seal-tools": (0.859, 0.930, 0.868, 0.978, 0.911, 0.750, 7.1, 853),
    "stabletoolbench": (0.726, 0.820, 0.686, 0.776, 0.803, 0.660, 7.7, 1052),
    "toollinkos": (0.983, 0.991, 0.908, 0.884, 0.990, 0.990, 4.7, 548),
    "toolalpaca": (0.922, 0.945, 0.843, 0.836, 0.936, 0.927, 5.8, 450),
}
"""What the default policy's recipe reached on each set when it was found, with the model in float32."""


@dataclass(frozen=True, slots=True)
class Target:
    """What the default policy is to reach on all sets.

    Attributes:
        what: In words.
        figure: Name of the figure.
        kind: Of the messages, None for all.
        at_least: Its least mean, or None.
        at_most: Its largest mean, or None.
    """

    what: str
    figure: str
    kind: str | None = None
    at_least: float | None = None
    at_most: float | None = None

    def met_by(self, value: float) -> bool:
        """Whether a mean is good enough."""
        return (self.at_least is None or value >= self.at_least) and (self.at_most is None or value <= self.at_most)


TARGETS = (
    Target("Recall@5", "recall@5", at_least=0.850),
    Target("Recall@10", "recall@10", at_least=0.900),
    Target("Recall@5 of follow-ups", "recall@5", kind="follow_up", at_least=0.900),
    Target("share of the needed tools in the selected set", "set_recall", at_least=0.885),
    Target("size of the selected set", "size", at_most=6.9),
)


@dataclass(frozen=True, slots=True)
class Checked:
    """One figure beside what it should be.

    Attributes:
        what: In words.
        measured: The figure.
        wanted: What it should be, in words.
        holds: Whether it is.
    """

    what: str
    measured: float
    wanted: str
    holds: bool


def check(results: Iterable[Result]) -> list[Checked]:
    """Hold means over all sets against the peers' check values and the default policy's targets.

    A run that asked less than all messages of all sets is held against nothing.
    """
    return [row for result in results if is_whole(result) for row in _checked(result)]


def _checked(result: Result) -> Iterator[Checked]:
    name = result.about.name
    if name in PEERS:
        measured, wanted = macro(result.by_set, FIGURES["recall@5"]) or 0.0, PEERS[name]
        holds = abs(measured - wanted) <= TOLERANCE
        yield Checked(f"{name}: Recall@5", measured, f"{wanted:.3f} ± {TOLERANCE}", holds)
    for target in TARGETS if name == DEFAULT else ():
        value = macro(result.by_set, FIGURES[target.figure], target.kind) or 0.0
        bound = f"≥ {target.at_least}" if target.at_least is not None else f"≤ {target.at_most}"
        yield Checked(f"{name}: {target.what}", value, bound, target.met_by(value))


def faults_of_guide(results: Iterable[Result]) -> list[str]:
    """Where the guide's policy is too far from the guide's own figures, on the sets that were asked whole."""
    return [
        fault
        for result in results
        if result.about.name == GUIDE
        for fault in guide_faults({name: handed_out(rows) for name, rows in result.by_set.items() if _all(name, rows)})
    ]


def handed_out(rows: Sequence[Scores]) -> Figures:
    """What was handed out on a set, mean over its messages."""
    return Figures(*(mean(rows, FIGURES[figure]) for figure in ("set_recall", "complete", "size")))


def is_whole(result: Result) -> bool:
    """Whether all messages of all sets were asked."""
    return set(result.by_set) == set(SET_NAMES) and all(_all(name, rows) for name, rows in result.by_set.items())


def _all(name: str, rows: Sequence[Scores]) -> bool:
    return len(rows) == MESSAGES[name]
