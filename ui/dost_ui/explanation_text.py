"""An explanation of one tool as runs of text: what decided, how it stands, what is missing, what would help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_engine.types import Arm, Cause, StageStatus
from dost_ui import wording
from dost_ui.labels import Run

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dost_engine.types import ArmStanding, Explanation

_MOST_WORDS = 8
_MOST_WAYS = 4

_CAUSES = {
    Cause.FILTER: "a filter of the turn removed it",
    Cause.MIN_SCORE: "it is under the least score that the turn asks for",
    Cause.BAN: "you said never",
    Cause.GONE: "it is no longer offered",
    Cause.NOT_INDEXED: "it is not indexed yet",
    Cause.NOTHING_FITS: "no tool fits the message",
    Cause.NO_VECTOR: "it could not be searched by meaning, and its words did not suffice",
    Cause.LIMITS: "the turn may have only so many tools",
    Cause.TOKENS: "the turn may have only so many tokens",
    Cause.ARM_LIMIT: "the searches that found it take only their first few",
    Cause.QUOTA: "its server has copies of it, which may not take the places of other servers' tools",
    Cause.BELOW_CUT: "others are nearer",
}

_ARMS = {Arm.SEMANTIC: "Meaning", Arm.CONTEXT: "Meaning with the message before", Arm.TEXT: "Words"}


def explanation_runs(told: Explanation) -> tuple[Run, ...]:
    """What is said of a tool, picked or not, a line for each part."""
    name = Run(wording.isolated(wording.tool_name(told.tool_id)), "ink", strong=True, fixed=True)
    server = Run(f"  {wording.isolated(wording.server_name(told.tool_id))}")
    runs = [Run("Why " if told.pick else "Why not ", "ink", strong=True), name, server]
    for line in (_verdict(told), *map(_standing, told.arms), _cut(told), _missing(told), _ways(told), _then(told)):
        if line:
            runs += [Run("\n"), *line]
    return tuple(runs)


def _verdict(told: Explanation) -> list[Run]:
    if told.pick is not None:
        return [Run("Picked. ", "good", strong=True), Run(wording.sentence(told.pick.reason))]
    why, note = _CAUSES.get(told.cause, "it was left out"), told.candidate.note.rstrip(".")
    return [Run("Not picked: ", "ink", strong=True), Run(f"{why} ({note})." if note and note != why else f"{why}.")]


def _standing(arm: ArmStanding) -> list[Run]:
    name = _ARMS.get(arm.arm)
    if name is None:
        return []
    head = Run(f"{name} ", "ink", strong=True)
    if arm.status is StageStatus.FAILED:
        return [head, Run(f"failed: {arm.note.rstrip('.')}.", "warning")]
    if arm.status is StageStatus.SKIPPED:
        return [head, Run(f"left out: {arm.note.rstrip('.')}.")] if arm.note and arm.arm is not Arm.CONTEXT else []
    if arm.rank is None or arm.score is None:
        return [head, Run("did not find it.")]
    score = wording.points(arm.score) if arm.arm is Arm.TEXT else wording.cosine(arm.score)
    of = f" of {wording.number(arm.of)}" if arm.of else ""
    runs = [head, Run(f"{score}, rank {wording.number(arm.rank)}{of}")]
    if arm.words:
        runs += [Run(": matched "), Run(_listed(word.word for word in arm.words), "good", strong=True)]
    return [*runs, Run(".")]


def _cut(told: Explanation) -> list[Run]:
    if told.cut is None or told.distance is None or told.pick is not None:
        return []
    measure = told.measure[:1].upper() + told.measure[1:]
    far = f"{told.distance:.2f} below" if told.distance >= 0.005 else "just below"
    return [Run("Cut ", "ink", strong=True), Run(f"{measure} {told.cut:.2f}; it is {far}.")]


def _missing(told: Explanation) -> list[Run]:
    if not told.missing or told.pick is not None:
        return []
    return [Run("Missing ", "ink", strong=True), Run(_listed(word.word for word in told.missing), "bad"), Run(".")]


def _ways(told: Explanation) -> list[Run]:
    if told.ways:
        ways = "; or ".join(way.text for way in told.ways[:_MOST_WAYS])
        return [Run("It would have been picked ", "ink", strong=True), Run(f"{ways}.")]
    if told.pick is not None or told.cause in {Cause.GONE, Cause.NOT_INDEXED}:
        return []
    return [Run("Nothing that was tried would have let it in.")]


def _then(told: Explanation) -> list[Run]:
    """Where the tools are others by now, what holds of the numbers."""
    if not told.catalog_changed:
        return []
    then = told.at_the_time
    was = f" At the time: {then.note.rstrip('.') or str(then.verdict).replace('_', ' ')}." if then else ""
    return [Run("The tools have changed since; these are today's numbers.", "warning"), Run(was)]


def _listed(words: Iterable[str]) -> str:
    every = list(dict.fromkeys(words))
    more = len(every) - _MOST_WORDS
    return ", ".join(every[:_MOST_WORDS]) + (f" and {more} more" if more > 0 else "")
