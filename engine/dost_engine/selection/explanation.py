"""Explaining any tool of a turn, whatever rules decided: the same answer again, with one tool more looked at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from dost_engine.catalog import one_tool, resolve
from dost_engine.errors import ToolNotFound
from dost_engine.index.text_indexes import text_index
from dost_engine.selection.filters import refusal
from dost_engine.selection.quota import GAVE_WAY
from dost_engine.selection.ways import Attempt, ways_in
from dost_engine.types import (
    Arm,
    ArmStanding,
    Candidate,
    Cause,
    Explanation,
    MissingWord,
    Rules,
    Source,
    StageStatus,
    Verdict,
)
from dost_engine.words import message_terms

if TYPE_CHECKING:
    from dost_engine.selection.scene import Scene
    from dost_engine.types import Hit, Policy, Tool, Turn, TurnTrace

Answer = Callable[["Turn", "Policy", "Scene"], "TurnTrace"]
"""What answers a turn by a policy's rules."""

_BY_RANK = {Source.SEMANTIC, Source.TEXT, Source.BOTH}
_MOST_MISSING = 40  # words of a message that are told; a paste has thousands
_MEASURES = {Arm.SEMANTIC: "meaning", Arm.CONTEXT: "meaning", Arm.TEXT: "words"}


def explain_tool(turn: Turn, policy: Policy, scene: Scene, tool: Tool, *, answer: Answer) -> Explanation:
    """Explain what becomes of a tool in a turn.

    Args:
        turn: The question.
        policy: The options of the rules.
        scene: What it is answered from.
        tool: Of the scene's catalogue or of its snapshot.
        answer: Answers by the policy's rules.

    Raises:
        BadRequest: what ``answer`` raises.
    """
    told = _candidate(tool, answer(turn, policy, scene))
    scene = replace(scene, asked=tool.id)
    trace = answer(turn, policy, scene)
    candidate = _candidate(tool, trace) or _unseen(tool, turn, scene)
    if told is not None:
        candidate = replace(told, hits=candidate.hits)  # what the turn's trace says, and where else it stands
    pick = next((one for one in trace.selection.picks if one.id == tool.id), None)
    attempt = Attempt(turn, policy, scene)

    def picks(other: Attempt) -> bool:
        given = answer(other.turn, other.policy, other.scene).selection.picks
        return any(one.id == tool.id for one in given)

    cause = _cause(candidate, tool, trace, attempt, picks)
    explanation = Explanation(
        tool_id=tool.id,
        turn_id="",
        policy=policy.name,
        cause=cause,
        candidate=candidate,
        pick=pick,
        arms=_arms(candidate, trace, scene),
        missing=_missing(candidate, trace, scene),
    )
    if pick is None:
        explanation = _with_cut(explanation, trace)
        if cause not in {Cause.GONE, Cause.NOT_INDEXED}:
            explanation = replace(explanation, ways=ways_in(tool, attempt, explanation, trace, picks))
    return explanation


def _candidate(tool: Tool, trace: TurnTrace) -> Candidate | None:
    return next((one for one in trace.candidates if one.id == tool.id), None)


def _unseen(tool: Tool, turn: Turn, scene: Scene) -> Candidate:
    """A tool that no arm and no rule came to."""
    at = scene.snapshot.position_of.get(tool.id)
    tokens = scene.snapshot.tokens_of(tool)
    choice = scene.catalog.choices.get(tool.id)
    if tool.id not in {one.id for one in scene.catalog.tools}:
        return Candidate(tool.id, verdict=Verdict.GONE, tokens=tokens, note="no longer offered")
    if choice is not None and choice.banned:
        return Candidate(tool.id, verdict=Verdict.DISABLED, tokens=tokens, note="banned by you")
    if why := refusal(tool, turn.filters):
        return Candidate(tool.id, verdict=Verdict.FILTERED, tokens=tokens, note=why)
    note = "not indexed yet" if at is None else "nothing of the message is in it"
    return Candidate(tool.id, verdict=Verdict.BELOW_THRESHOLD, tokens=tokens, note=note)


def _cause(
    candidate: Candidate, tool: Tool, trace: TurnTrace, attempt: Attempt, picks: Callable[[Attempt], bool]
) -> Cause:
    """The rule that decided."""
    plain = {Verdict.PICKED: Cause.PICKED, Verdict.DISABLED: Cause.BAN, Verdict.GONE: Cause.GONE}
    if candidate.verdict in plain:
        return plain[candidate.verdict]
    if candidate.verdict is Verdict.FILTERED:
        return Cause.FILTER if refusal(tool, attempt.turn.filters) else Cause.MIN_SCORE
    if tool.id not in attempt.scene.snapshot.position_of:
        return Cause.NOT_INDEXED
    if candidate.verdict is Verdict.OVER_LIMIT:
        if candidate.note == GAVE_WAY:
            return Cause.QUOTA
        if not attempt.limits_bind(trace) or not picks(attempt.without_limits()):
            return Cause.ARM_LIMIT
        return Cause.TOKENS if picks(attempt.with_tokens()) else Cause.LIMITS
    return _why_below(candidate, trace, attempt, picks)


def _why_below(candidate: Candidate, trace: TurnTrace, attempt: Attempt, picks: Callable[[Attempt], bool]) -> Cause:
    """Why a tool that might be picked is not near enough."""
    floor = attempt.turn.filters.min_score
    if floor is not None and picks(attempt.with_filters(replace(attempt.turn.filters, min_score=None))):
        return Cause.MIN_SCORE
    if trace.policy.rules is Rules.RANKED and not _ranked_picks(trace) and not trace.selection.fallback:
        return Cause.NOTHING_FITS
    ran = any(stage.arm is Arm.SEMANTIC and stage.status is StageStatus.OK for stage in trace.stages)
    if ran and not any(hit.arm is Arm.SEMANTIC for hit in candidate.hits):
        return Cause.NO_VECTOR
    return Cause.BELOW_CUT


def _ranked_picks(trace: TurnTrace) -> list[str]:
    return [pick.id for pick in trace.selection.picks if pick.source in _BY_RANK]


def _arms(candidate: Candidate, trace: TurnTrace, scene: Scene) -> tuple[ArmStanding, ...]:
    hits = {hit.arm: hit for hit in candidate.hits}
    searched = len(scene.snapshot.catalog.tools)
    return tuple(
        ArmStanding(
            stage.arm,
            stage.status,
            hits[stage.arm].rank if stage.arm in hits else None,
            hits[stage.arm].score if stage.arm in hits else None,
            searched if stage.arm in _MEASURES and stage.status is StageStatus.OK else 0,
            hits[stage.arm].words if stage.arm in hits else (),
            stage.note,
        )
        for stage in trace.stages
    )


def _missing(candidate: Candidate, trace: TurnTrace, scene: Scene) -> tuple[MissingWord, ...]:
    """The words that were searched for and are not in the tool."""
    matched = {word.word.casefold() for hit in candidate.hits for word in hit.words}
    words = [word for word in trace.query.words if word.casefold() not in matched][:_MOST_MISSING]
    missing = [_missing_word(word, trace, scene) for word in words]
    return tuple(sorted(missing, key=lambda one: -one.most))


def _missing_word(word: str, trace: TurnTrace, scene: Scene) -> MissingWord:
    if trace.policy.rules is Rules.GUIDE:
        scores = scene.snapshot.text.scores(word)
    else:
        index = text_index(trace.policy.ranking.text_recipe, scene.snapshot)
        scores = index.scores(dict.fromkeys(message_terms(word), 1.0))
    return MissingWord(word, round(float(scores.max(initial=0.0)), 3), int((scores > 0).sum()))


def _with_cut(explanation: Explanation, trace: TurnTrace) -> Explanation:
    """How far the tool is from the last that was taken."""
    candidate = explanation.candidate
    if trace.policy.rules is Rules.GUIDE:
        nearest = _nearest_cut(candidate, trace)
        if nearest is None:
            return explanation
        hit, cut = nearest
        return replace(explanation, measure=_MEASURES[hit.arm], cut=round(cut, 3), distance=round(cut - hit.score, 3))
    by_rank = set(_ranked_picks(trace))
    taken = [one.score for one in trace.candidates if one.id in by_rank]
    if not taken or candidate.fused is None or candidate.verdict in {Verdict.FILTERED, Verdict.DISABLED, Verdict.GONE}:
        return explanation
    cut = min(taken)
    measure = "fused score" if trace.policy.rules is Rules.RANKED else "score"
    return replace(explanation, measure=measure, cut=cut, distance=round(cut - candidate.score, 3))


def _nearest_cut(candidate: Candidate, trace: TurnTrace) -> tuple[Hit, float] | None:
    """The arm in which a tool came nearest to being taken by the guide's rules, and what was needed there."""
    policy = trace.policy
    stages = {stage.arm: stage for stage in trace.stages}
    found = []
    for hit in candidate.hits:
        if hit.arm not in _MEASURES:
            continue
        limit = policy.text_limit if hit.arm is Arm.TEXT else policy.semantic_limit
        first = stages[hit.arm].hits[: max(limit, 0)]
        floor = 0.0 if hit.arm is Arm.TEXT else policy.semantic_floor
        cut = max(floor, first[-1].score) if len(first) == limit > 0 else floor
        if limit > 0 and cut > hit.score:
            found.append((hit, cut))
    return min(found, key=lambda one: (one[1] - one[0].score) / max(one[1], 0.01), default=None)


def asked_tool(scene: Scene, name: str) -> Tool:
    """The tool that is asked about, by its id, wire name or bare name; also one that is gone but still indexed.

    Raises:
        ToolNotFound: there is none; the remedy names what is spelt alike.
        SeveralTools: several servers have a tool of that bare name.
    """
    try:
        return one_tool(scene.catalog, name)
    except ToolNotFound:
        gone = resolve(scene.snapshot.catalog, name)
        if len(gone) != 1:
            raise
        return gone[0]
