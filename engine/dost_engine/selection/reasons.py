"""Why the ranked rules picked a tool, and how far off the others were, in words that a person understands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from dost_engine.selection.explain import (
    barred_candidates,
    called,
    gap,
    more_words,
    ordinal,
    over_limits,
    pin_words,
    sentence,
    standing,
)
from dost_engine.selection.habits import used
from dost_engine.selection.order import Order
from dost_engine.selection.quota import GAVE_WAY
from dost_engine.selection.recall import Recall
from dost_engine.types import Arm, Candidate, Hit, Pick, Source, Verdict

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dost_engine.selection.scene import Allowed, Scene

_CLOSE = 100  # places of the search by meaning: of a tool further off nobody would say that it is close
_MOVED = 0.05  # of the fused score: less than that moves nothing, and is not told

FROM_CONVERSATION = "from the conversation"
"""The note of a pick that the message alone would not have brought."""


@dataclass(frozen=True, slots=True, eq=False)
class Ranked:
    """What the ranked rules decided. Tools are positions in the snapshot, but for those that stay.

    Attributes:
        recalled: What the arms found, with as many taken as are picked by rank.
        seen: All that they found, by tool.
        order: The order of all tools.
        named: Tools that the message names, in its order.
        by_rank: Tools picked by rank, best first.
        all_fit: Tools given because all are so few, best first.
        gave_way: Copies that would be picked by rank but for the quota of their server.
        from_conversation: Those of ``by_rank`` that the message alone would not have brought.
        stays: Ids of tools that stay because they were used lately and are not in already.
        pinned: Ids of all tools that the user always wants and that may be picked.
        missed: The tools nearest to being picked by rank that are not, best first, as many as are told of.
    """

    recalled: Recall
    seen: Mapping[str, tuple[Hit, ...]]
    order: Order
    named: tuple[int, ...]
    by_rank: tuple[int, ...]
    gave_way: frozenset[int]
    all_fit: tuple[int, ...]
    from_conversation: frozenset[int]
    stays: tuple[str, ...]
    pinned: tuple[str, ...]
    missed: tuple[int, ...]

    def parts(self, at: int) -> dict[str, float]:
        """What each arm added to the score of the tool of a position."""
        return {str(arm): _rounded(part[at]) for arm, part in self.order.parts.items()}

    def named_ids(self, scene: Scene) -> tuple[str, ...]:
        """Ids of all that the rules name, in order."""
        tools = scene.snapshot.catalog.tools
        ranked = (tools[at].id for at in (*self.named, *self.by_rank, *self.all_fit))
        return tuple(dict.fromkeys((*ranked, *self.pinned, *self.stays)))


# ------------------------------------------------------------------------------------------------------ picks


def ranked_picks(tool_ids: tuple[str, ...], ranked: Ranked, scene: Scene) -> tuple[Pick, ...]:
    """Make the picks: for each its label, its flags, its score and the sentence that says why."""
    taken = ranked.recalled.taken()

    def hits_of(tool_id: str) -> Sequence[Hit]:
        # a reason is the same whether or not somebody asks about the tool
        return ranked.recalled.unasked(tool_id) if tool_id == scene.asked else ranked.seen.get(tool_id, ())

    return tuple(
        _pick(
            tool_id,
            {hit.arm: hit for hit in hits_of(tool_id)},
            {hit.arm for hit in taken.get(tool_id, ())},
            ranked,
            scene,
        )
        for tool_id in tool_ids
    )


def _pick(tool_id: str, hits: Mapping[Arm, Hit], taken: set[Arm], ranked: Ranked, scene: Scene) -> Pick:
    at = None if tool_id in ranked.stays else scene.snapshot.position_of.get(tool_id)
    source, flags = _label(at, taken, ranked)
    parts = []
    if tool_id in ranked.pinned:
        flag, why = pin_words(tool_id, scene)
        parts.append(why)
        flags = tuple(sorted({*flags, flag}))
        if at is None or at not in {*ranked.named, *ranked.by_rank}:
            source = Source.PINNED
    if source is Source.ALL:
        parts.append("given because all tools together are few enough")
    if Arm.NAME in hits:
        parts.append("the message names it")
    if Arm.SEMANTIC in hits and hits[Arm.SEMANTIC].rank <= _CLOSE:
        parts.append(f"meaning close {standing(hits[Arm.SEMANTIC], ranked.recalled)}")
    if Arm.TEXT in hits and hits[Arm.TEXT].words:
        parts.append(_held(hits[Arm.TEXT]))
    if Arm.STICKY in hits:
        parts.append(called(hits[Arm.STICKY], ranked.recalled))
    if at in ranked.from_conversation:
        parts.append(FROM_CONVERSATION)
    habits = ranked.order.parts.get(Arm.PERSONAL)
    if habits is not None and at is not None and abs(habits[at]) >= _MOVED and tool_id in scene.usage.tools:
        parts.append(used(scene.usage.tools[tool_id]))
        flags = tuple(sorted({*flags, str(Arm.PERSONAL)}))
    score = 0.0 if at is None else _rounded(ranked.order.scores[at])
    return Pick(tool_id, source, flags, score, sentence(parts))


def _label(at: int | None, taken: set[Arm], ranked: Ranked) -> tuple[Source, tuple[str, ...]]:
    """What carried a tool, and everything that named it.

    An arm carries what is among its own first, as many as are picked; a tool that no arm has there was carried by
    the one that added more to its score.
    """
    carried = taken & {Arm.SEMANTIC, Arm.TEXT}
    if at is not None and not carried and at in ranked.by_rank:
        parts = {arm: part for arm, part in ranked.order.parts.items() if arm is not Arm.PERSONAL}
        carried = {max(parts, key=lambda arm: float(parts[arm][at]))}
    flags = {str(arm) for arm in taken | carried} | ({str(Arm.CONTEXT)} if at in ranked.from_conversation else set())
    if at is None:
        source = Source.STICKY
    elif at in ranked.all_fit:
        source, flags = Source.ALL, flags | {str(Source.ALL)}
    elif at in ranked.named:
        source = Source.NAME
    elif len(carried) > 1:
        source = Source.BOTH
    else:
        source = Source.SEMANTIC if Arm.SEMANTIC in carried else Source.TEXT
    return source, tuple(sorted(flags))


def _held(hit: Hit) -> str:
    best = hit.words[0]
    found = (
        f"“{best.word}”"
        if best.word.casefold() in {one.casefold() for one in best.found}
        else (f"“{best.word}” as “{best.found[0]}”" if best.found else f"“{best.word}”")
    )
    return f"word {found}{f' in its {best.place}' if best.place else ''}{more_words(hit)}"


# ------------------------------------------------------------------------------------------------- candidates


def ranked_candidates(
    picks: tuple[Pick, ...],
    tokens: Mapping[str, int],
    ranked: Ranked,
    scene: Scene,
    allowed: Allowed,
) -> tuple[Candidate, ...]:
    """Every tool that an arm saw and what became of it: the picks first, then the nearest to being picked.

    Args:
        picks: What was picked.
        tokens: Estimated tokens of all that the rules named, by id, in order.
        ranked: What the rules decided.
        scene: What was searched in.
        allowed: What may be picked.
    """
    seen, position_of = ranked.seen, scene.snapshot.position_of
    chosen = {pick.id for pick in picks}

    def picked(tool_id: str) -> Candidate:
        at, found, cost = position_of.get(tool_id), seen.get(tool_id, ()), tokens[tool_id]
        if at is None:
            return Candidate(tool_id, found, verdict=Verdict.PICKED, tokens=cost)
        fused = _rounded(ranked.order.scores[at])
        score = 0.0 if tool_id in ranked.stays else fused
        note = FROM_CONVERSATION if at in ranked.from_conversation else ""
        return Candidate(tool_id, found, fused, ranked.parts(at), {}, score, Verdict.PICKED, cost, note)

    over = over_limits(tokens, chosen, lambda tool_id: (seen.get(tool_id, ()), _score(tool_id, ranked, scene)))
    barred = [one for one in barred_candidates(ranked.recalled, scene, allowed) if one.id not in tokens]
    known = {*tokens, *(one.id for one in barred)}
    tools = scene.snapshot.catalog.tools
    missed = [at for at in ranked.missed if tools[at].id not in known]
    asked = position_of.get(scene.asked)
    if asked is not None and asked not in missed and scene.asked not in known:
        missed.append(asked)  # it has its place, however far off
    return (*(picked(pick.id) for pick in picks), *over, *barred, *_missed(missed, ranked, scene))


def _missed(positions: Sequence[int], ranked: Ranked, scene: Scene) -> Iterator[Candidate]:
    """What the trace tells of tools that were not picked, in their order."""
    snapshot, at_once = scene.snapshot, np.array(positions, dtype=np.int64)
    # of all in one go: this is done in every turn
    scores = np.round(ranked.order.scores[at_once], 3).tolist()
    cut = float(ranked.order.scores[list(ranked.by_rank)].min()) if ranked.by_rank else None
    # A score above the cut that is not picked: the quota of a server put another tool before it.
    gave_way = ranked.order.scores[at_once] > cut if cut is not None else np.zeros(len(at_once), dtype=bool)
    parts = {str(arm): np.round(part[at_once], 3).tolist() for arm, part in ranked.order.parts.items()}
    for row, (at, score) in enumerate(zip(positions, scores, strict=True)):
        tool_id = snapshot.catalog.tools[at].id
        found, added = ranked.seen.get(tool_id, ()), {arm: column[row] for arm, column in parts.items()}
        kept_out = gave_way[row] or at in ranked.gave_way
        verdict, note = (Verdict.OVER_LIMIT, GAVE_WAY) if kept_out else _miss(score, found, cut)
        yield Candidate(tool_id, found, score, added, {}, score, verdict, snapshot.tokens[at], note)


def _score(tool_id: str, ranked: Ranked, scene: Scene) -> float:
    at = scene.snapshot.position_of.get(tool_id)
    return 0.0 if at is None else _rounded(ranked.order.scores[at])


def _rounded(score: float) -> float:
    return round(float(score), 3)


def _miss(score: float, found: tuple[Hit, ...], cut: float | None) -> tuple[Verdict, str]:
    """How far off, in a few words; what else is to be known stands in brackets behind them."""
    places = [f"{ordinal(hit.rank)} {_BY[hit.arm]}" for hit in found if hit.arm in _BY]
    if cut is None:
        return Verdict.BELOW_THRESHOLD, f"nothing fits ({', '.join(places)})"
    note = f"{gap(cut - score)} below the cut"
    return Verdict.BELOW_THRESHOLD, f"{note} ({', '.join(places)})" if places else note


_BY = {Arm.SEMANTIC: "by meaning", Arm.TEXT: "by words"}
