"""An explanation of one tool as runs of text: what decided, how far off it is, what is missing, what would help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_ui import wording
from dost_ui.labels import Run

if TYPE_CHECKING:
    from dost_engine.types import Explanation

_MOST_WORDS = 8
_MOST_WAYS = 4


def explanation_runs(told: Explanation) -> tuple[Run, ...]:
    """What is said of a tool, picked or not."""
    name = Run(wording.isolated(wording.tool_name(told.tool_id)), "ink", strong=True, fixed=True)
    if told.pick is not None:
        return (Run("Why ", "ink", strong=True), name, Run(f": picked. {told.pick.reason.rstrip('.')}."))
    runs = [Run("Why not ", "ink", strong=True), name, Run(f": {told.candidate.note.rstrip('.') or 'not picked'}.")]
    places = [f"{arm.arm} {arm.rank} of {arm.of}" for arm in told.arms if arm.rank is not None and arm.of]
    if places:
        runs.append(Run(f" Rank by {', by '.join(places)}."))
    if told.missing:
        words = ", ".join(word.word for word in told.missing[:_MOST_WORDS])
        runs += [Run(" Missing "), Run(words, "bad"), Run(".")]
    if told.ways:
        ways = "; or ".join(way.text for way in told.ways[:_MOST_WAYS])
        runs += [Run(" It would have been picked ", "ink", strong=True), Run(f"{ways}.")]
    return tuple(runs)
