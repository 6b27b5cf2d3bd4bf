"""An explanation of one tool as runs of text: what decided, how it stands, what is missing, what would help."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_engine.types import Arm, Cause, StageStatus
from dost_ui import wording
from dost_ui.labels import Run
from dost_ui.reason_words import noted, reason, way
from dost_ui.service_words import said
from dost_ui.translation import marked, tr

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dost_engine.types import ArmStanding, Explanation

_MOST_WORDS = 8
_MOST_WAYS = 4

_CAUSES = {
    Cause.FILTER: marked("a filter of the turn removed it"),
    Cause.MIN_SCORE: marked("it is under the least score that the turn asks for"),
    Cause.BAN: marked("you said never"),
    Cause.GONE: marked("it is no longer offered"),
    Cause.NOT_INDEXED: marked("it is not indexed yet"),
    Cause.NOTHING_FITS: marked("no tool fits the message"),
    Cause.NO_VECTOR: marked("it could not be searched by meaning, and its words did not suffice"),
    Cause.LIMITS: marked("the turn may have only so many tools"),
    Cause.TOKENS: marked("the turn may have only so many tokens"),
    Cause.ARM_LIMIT: marked("the searches that found it take only their first few"),
    Cause.QUOTA: marked("its server has copies of it, which may not take the places of other servers' tools"),
    Cause.BELOW_CUT: marked("others are nearer"),
}

_ARMS = {
    Arm.SEMANTIC: marked("Meaning"),
    Arm.CONTEXT: marked("Meaning with the message before"),
    Arm.TEXT: marked("Words"),
}


_MEASURES = frozenset({marked("meaning"), marked("words"), marked("fused score"), marked("score")})
"""In what the distance to the cut is told."""


def explanation_runs(told: Explanation) -> tuple[Run, ...]:
    """What is said of a tool, picked or not, a line for each part."""
    name = Run(wording.isolated(wording.tool_name(told.tool_id)), "ink", strong=True, fixed=True)
    server = Run(f"  {wording.isolated(wording.server_of(told.tool_id))}")
    runs = [Run(tr("Why ") if told.pick else tr("Why not "), "ink", strong=True), name, server]
    for line in (_verdict(told), *map(_standing, told.arms), _cut(told), _missing(told), _ways(told), _then(told)):
        if line:
            runs += [Run("\n"), *line]
    return tuple(runs)


def _verdict(told: Explanation) -> list[Run]:
    if told.pick is not None:
        return [Run(tr("Picked. "), "good", strong=True), Run(wording.sentence(reason(told.pick.reason)))]
    why = tr(_CAUSES[told.cause]) if told.cause in _CAUSES else tr("it was left out")
    note = noted(told.candidate.note.rstrip("."))
    if note and note != why:
        why = f"{why}, {note}" if "(" in note else f"{why} ({note})"
    return [Run(tr("Not picked: "), "ink", strong=True), Run(f"{why}.")]


def _standing(arm: ArmStanding) -> list[Run]:
    if arm.arm not in _ARMS:
        return []
    head = Run(f"{tr(_ARMS[arm.arm])} ", "ink", strong=True)
    if arm.status is StageStatus.FAILED:
        return [head, Run(tr("failed: {why}.", why=said(arm.note.rstrip("."))), "warning")]
    if arm.status is StageStatus.SKIPPED:
        return (
            [head, Run(tr("left out: {why}.", why=said(arm.note.rstrip("."))))]
            if arm.note and arm.arm is not Arm.CONTEXT
            else []
        )
    if arm.rank is None or arm.score is None:
        return [head, Run(tr("did not find it."))]
    score = wording.points(arm.score) if arm.arm is Arm.TEXT else wording.cosine(arm.score)
    of = tr(" of {of}", of=wording.number(arm.of)) if arm.of else ""
    runs = [head, Run(tr("{score}, rank {rank}{of}", score=score, rank=wording.number(arm.rank), of=of))]
    if arm.words:
        runs += [Run(tr(": matched ")), Run(_listed(word.word for word in arm.words), "good", strong=True)]
    return [*runs, Run(".")]


def _cut(told: Explanation) -> list[Run]:
    if told.cut is None or told.distance is None or told.pick is not None:
        return []
    measure = tr(told.measure) if told.measure in _MEASURES else told.measure
    under = wording.decimal(told.distance, 2)
    far = tr("{distance} below", distance=under) if told.distance >= 0.005 else tr("just below")
    return [
        Run(tr("Cut "), "ink", strong=True),
        Run(tr("at {cut} ({measure}); it is {far}.", measure=measure, cut=wording.decimal(told.cut, 2), far=far)),
    ]


def _missing(told: Explanation) -> list[Run]:
    if not told.missing or told.pick is not None:
        return []
    return [Run(tr("Missing "), "ink", strong=True), Run(_listed(word.word for word in told.missing), "bad"), Run(".")]


def _ways(told: Explanation) -> list[Run]:
    if told.ways:
        ways = tr("; or ").join(way(one.text) for one in told.ways[:_MOST_WAYS])
        return [Run(tr("It would have been picked "), "ink", strong=True), Run(f"{ways}.")]
    if told.pick is not None or told.cause in {Cause.GONE, Cause.NOT_INDEXED}:
        return []
    return [Run(tr("Nothing that was tried would have let it in."))]


def _then(told: Explanation) -> list[Run]:
    """Where the tools are others by now, what holds of the numbers."""
    if not told.catalog_changed:
        return []
    then = told.at_the_time
    verdict = (noted(then.note.rstrip(".")) or str(then.verdict).replace("_", " ")) if then else ""
    was = tr(" At the time: {verdict}.", verdict=verdict) if then else ""
    return [Run(tr("The tools have changed since; these are today's numbers."), "warning"), Run(was)]


def _listed(words: Iterable[str]) -> str:
    every = list(dict.fromkeys(words))
    more = len(every) - _MOST_WORDS
    return ", ".join(every[:_MOST_WORDS]) + (tr(" and {more} more", more=more) if more > 0 else "")
