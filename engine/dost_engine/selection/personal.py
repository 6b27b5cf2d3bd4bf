"""Agent-CoreX's rules: the nearest in meaning, ordered by four factors, of which three are this machine's own calls.

``docs/personal-ranking.md`` holds the page's formulas beside ours. Until enough was called the order is the plain one
by cosine, and the trace says so; until there are vectors the ranked rules answer by words.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from dost_engine.selection import ranked
from dost_engine.selection.budget import affordable, pins_cut
from dost_engine.selection.factors import (
    HISTORY,
    PERFORMANCE,
    POPULARITY,
    SIMILARITY,
    closeness_of,
    factors_of,
    missing_evidence,
)
from dost_engine.selection.filters import check_filters
from dost_engine.selection.personal_reasons import personal_candidates, personal_picks
from dost_engine.selection.recall import Found, Recall, by_history, found_by
from dost_engine.selection.scene import Allowed
from dost_engine.selection.tracing import traced
from dost_engine.types import Arm, Hit, Method, Query, Role, StageStatus

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from dost_engine.selection.fusion import Scores
    from dost_engine.selection.scene import Scene
    from dost_engine.types import Personal, Policy, Tool, Turn, TurnTrace

AFTER_HOURS_TAG, FAST_TAG, CERTIFIED_TAG = "async", "fast", "certified"


def answer(turn: Turn, policy: Policy, scene: Scene) -> TurnTrace:
    """Answer a turn; see :func:`dost_engine.selection.ranked.answer`."""
    started = time.perf_counter()
    check_filters(turn.filters, words_only=turn.method is Method.TEXT)
    cosines = None if turn.method is Method.TEXT or not turn.text.strip() else _cosines(turn, scene)
    if cosines is None:
        return ranked.answer(turn, policy, scene)
    options, allowed = policy.personal, Allowed.of(scene, turn.filters)
    found = Found(Arm.SEMANTIC, searched=len(cosines), limit=options.candidates, floor=-1.0)
    near = found_by(found, cosines, scene, allowed, started)
    sticky = by_history(turn.history, scene, allowed, window=policy.ranking.sticky_turns, counted=Role.USER)
    standings, why_not = _standings(cosines, options, scene, allowed, sticky)
    floor = turn.filters.min_score
    high = dict.fromkeys(one.id for one in standings if floor is None or one.sum >= floor)
    first = list(high)[: options.most]
    near_enough = {tool_id: tool for tool_id, tool in allowed.tools.items() if floor is None or tool_id in high}
    together = _together(first, options, scene, near_enough)
    pinned = scene.pinned(allowed)  # whatever their score is
    stays = [hit.id for hit in sticky.taken if hit.id in near_enough and hit.id not in {*first, *pinned}]
    stays = stays[: policy.ranking.sticky_most]
    named = dict.fromkeys((*first, *pinned, *(hit.id for hit in together.taken), *stays))
    tokens = {tool_id: scene.snapshot.tokens_of(allowed.tools[tool_id]) for tool_id in named}
    kept = affordable(turn.limits, tokens, pinned)
    counted = f"by meaning alone: {why_not}" if why_not else f"by meaning and by {scene.usage.uses} calls made here"
    own = Found(Arm.PERSONAL, StageStatus.SKIPPED if why_not else StageStatus.OK, why_not)
    recalled = Recall(Query(turn.text, turn.text, reason=counted), (near, own, together, sticky))
    decided = Decided(recalled, {one.id: one for one in standings}, frozenset(first), frozenset(pinned), floor)
    picks = personal_picks(kept, decided, scene)
    return traced(
        turn,
        policy,
        scene,
        recalled=recalled,
        picks=picks,
        candidates=personal_candidates(picks, tokens, decided, scene, allowed),
        started=started,
        notes=pins_cut(turn.limits, tokens, kept, pinned),
    )


@dataclass(frozen=True, slots=True)
class Standing:
    """One of the nearest tools.

    Attributes:
        id: The tool.
        cosine: To the message.
        factors: Each in [0, 1], by name.
        boosts: Multipliers by name.
        sum: The weighted factors, in [0, 1]; the clipped cosine alone while there is too little evidence.
        score: What it is ordered by: the sum times the boosts.
    """

    id: str
    cosine: float
    factors: Mapping[str, float]
    boosts: Mapping[str, float] = field(default_factory=dict)
    sum: float = 0.0
    score: float = 0.0


@dataclass(frozen=True, slots=True)
class Decided:
    """What the rules decided.

    Attributes:
        recalled: What the arms found.
        standings: The nearest tools by id, best first.
        first: Those that are picked by their score.
        pinned: Those that the user always wants.
        floor: The least sum of the factors that was asked for.
    """

    recalled: Recall
    standings: Mapping[str, Standing]
    first: frozenset[str]
    pinned: frozenset[str]
    floor: float | None


def _cosines(turn: Turn, scene: Scene) -> Scores | None:
    """[tools of the snapshot]: cosines to the message, or None where there are none to be had."""
    if scene.not_ready or scene.embed is None:
        return None
    index = scene.snapshot.searched(scene.recipes)[0]
    try:
        vector = scene.embed(turn.text)
    except Exception:  # noqa: BLE001 - the ranked rules, which answer then, try again and say what the model raised
        return None
    return index.cosines(vector)


def _standings(
    cosines: Scores, options: Personal, scene: Scene, allowed: Allowed, sticky: Found
) -> tuple[tuple[Standing, ...], str]:
    """The nearest tools in their order, and why their factors do not count, or empty."""
    tools = scene.snapshot.catalog.tools
    order = scene.snapshot.ordered(cosines)
    usable = allowed.mask & (cosines >= -1.0)
    nearest = order[usable[order]][: options.candidates]
    similarity = np.clip(cosines, 0.0, 1.0)
    why_not = missing_evidence(scene.usage, options)
    if why_not:
        plain = tuple(
            Standing(
                tools[at].id,
                float(cosines[at]),
                {SIMILARITY: float(similarity[at])},
                sum=float(similarity[at]),
                score=float(cosines[at]),
            )
            for at in nearest.tolist()
        )
        return plain, why_not
    factors = factors_of(
        [tool.id for tool in tools], closeness_of(cosines, options, usable), scene.usage, options, scene.now
    )
    sums = np.clip(options.similarity_weight * similarity + factors.weighted(options), 0.0, 1.0)
    last = sticky.taken[0].id if sticky.taken else ""
    boosts = {at: _boosts(tools[at], options, scene, last) for at in nearest.tolist()}
    scores = np.array([sums[at] * np.prod(list(boosts[at].values())) for at in nearest.tolist()])
    return tuple(
        Standing(
            tools[at].id,
            float(cosines[at]),
            {
                SIMILARITY: float(similarity[at]),
                POPULARITY: float(factors.popularity[at]),
                HISTORY: float(factors.history[at]),
                PERFORMANCE: float(factors.performance[at]),
            },
            boosts[at],
            float(sums[at]),
            float(score),
        )
        for at, score in _ordered(nearest, scores, scene)
    ), ""


def _ordered(nearest: NDArray[np.int64], scores: Scores, scene: Scene) -> list[tuple[int, float]]:
    order = np.lexsort((scene.snapshot.tie_order[nearest], -scores))
    return [(int(nearest[at]), float(scores[at])) for at in order]


def _boosts(tool: Tool, options: Personal, scene: Scene, last: str) -> dict[str, float]:
    """The multipliers of a tool, by why it has them."""
    boosts = {}
    if last and last.partition("/")[0] == tool.server:
        boosts["workflow"] = options.workflow_boost
    if scene.now.hour >= options.after_hours:
        if AFTER_HOURS_TAG in tool.tags:
            boosts["after hours"] = options.after_hours_boost
    elif FAST_TAG in tool.tags:
        boosts["fast"] = options.fast_boost
    if CERTIFIED_TAG in tool.tags:
        boosts["certified"] = options.certified_boost
    return boosts


def _together(first: list[str], options: Personal, scene: Scene, allowed: Mapping[str, Tool]) -> Found:
    """Tools that are called together with the picked ones, those of the best pick first."""
    started = time.perf_counter()
    partners: dict[str, int] = {}
    if not missing_evidence(scene.usage, options):
        for tool_id in first:
            usage = scene.usage.tools.get(tool_id)
            often = sorted((usage.together if usage else {}).items(), key=lambda item: (-item[1], item[0]))
            for other, times in often:
                if times >= options.together_calls and other in allowed and other not in first:
                    partners.setdefault(other, times)
    taken = tuple(
        Hit(tool_id, Arm.TOGETHER, rank, float(times))
        for rank, (tool_id, times) in enumerate(list(partners.items())[: options.together_most], start=1)
    )
    return Found(Arm.TOGETHER, limit=options.together_most, taken=taken, took_ms=(time.perf_counter() - started) * 1000)
