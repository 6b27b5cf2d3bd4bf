"""Putting the trace of a turn together, whatever rules answered it."""

from __future__ import annotations

import time
import uuid
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from dost_engine.selection.filters import filter_notes
from dost_engine.types import Selection, ToolChoice, TurnTrace, Verdict

if TYPE_CHECKING:
    from dost_engine.selection.recall import Recall
    from dost_engine.selection.scene import Scene
    from dost_engine.types import Candidate, Pick, Policy, Turn


def traced(
    turn: Turn,
    policy: Policy,
    scene: Scene,
    *,
    recalled: Recall,
    picks: tuple[Pick, ...],
    candidates: tuple[Candidate, ...],
    started: float,
    notes: tuple[str, ...] = (),
) -> TurnTrace:
    """Make the trace.

    Args:
        turn: The question.
        policy: The rules that answered it.
        scene: What it was answered from.
        recalled: What the arms found.
        picks: What was picked, in order.
        candidates: Every tool that was looked at, the picks first.
        started: When the answer began, by the clock for intervals.
        notes: What else is to be known, a sentence each.
    """
    return TurnTrace(
        turn_id=uuid.uuid4().hex,
        at=datetime.now(UTC),
        origin=turn.origin,
        policy=policy,
        query=recalled.query,
        stages=tuple(found.stage for found in recalled.arms),
        candidates=candidates,
        selection=Selection(picks, scene.catalog.revision, recalled.fallback),
        took_ms=(time.perf_counter() - started) * 1000,
        tokens_all=scene.tokens_all,
        tokens_sent=sum(candidate.tokens for candidate in candidates if candidate.verdict is Verdict.PICKED),
        tools_all=len(scene.catalog.tools),
        notes=(*filter_notes(scene.catalog, turn.filters), *_not_added(turn, scene, picks), *notes),
    )


def _not_added(turn: Turn, scene: Scene, picks: tuple[Pick, ...]) -> tuple[str, ...]:
    """That tools which the person added are not there, as a sentence; none where all are."""
    if not turn.added:
        return ()
    picked, known = {pick.id for pick in picks}, {tool.id for tool in scene.catalog.tools}
    choices = scene.catalog.choices
    banned = [one for one in turn.added if one in known - picked and choices.get(one, ToolChoice()).banned]
    gone = [one for one in turn.added if one not in known]
    notes = [f"Added, but no longer offered: {', '.join(gone)}."] if gone else []
    notes += [f"Added, but banned by you: {', '.join(banned)}."] if banned else []
    return tuple(notes)
