"""Why the personal rules picked a tool, in words: how near it is, and what this machine's own calls say of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_engine.selection.explain import (
    barred_candidates,
    called,
    gap,
    ordinal,
    over_limits,
    pin_words,
    sentence,
    tokens_indexed,
)
from dost_engine.selection.habits import used
from dost_engine.types import Arm, Candidate, Pick, Source, Verdict

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dost_engine.selection.personal import Decided, Standing
    from dost_engine.selection.scene import Allowed, Scene
    from dost_engine.types import Hit, ToolUsage

_MATCHES = ((0.6, "very good match"), (0.45, "good match"), (0.3, "fair match"), (-1.0, "weak match"))
_SLOW_MS = 2000.0  # from which on a person waits for the slowest calls


def personal_picks(tool_ids: tuple[str, ...], decided: Decided, scene: Scene) -> tuple[Pick, ...]:
    """Make the picks: for each its label, its flags, its score and the sentence that says why."""
    taken = decided.recalled.taken()
    return tuple(
        _pick(tool_id, {hit.arm: hit for hit in taken.get(tool_id, ())}, decided, scene) for tool_id in tool_ids
    )


def _pick(tool_id: str, hits: Mapping[Arm, Hit], decided: Decided, scene: Scene) -> Pick:
    standing = decided.standings.get(tool_id)
    by_rank = tool_id in decided.first
    flags = {str(arm) for arm in hits if by_rank or arm is not Arm.SEMANTIC}
    parts = []
    if tool_id in decided.pinned:
        flag, why = pin_words(tool_id, scene)
        parts.append(why)
        flags.add(flag)
    if by_rank and standing is not None:
        parts.append(_why(standing, scene.usage.tools.get(tool_id)))
        flags |= {str(Arm.PERSONAL)} if len(standing.factors) > 1 else set()
    if Arm.TOGETHER in hits:
        parts.append(f"called together with a picked tool {int(hits[Arm.TOGETHER].score)} times")
    if Arm.STICKY in hits:
        parts.append(called(hits[Arm.STICKY], decided.recalled))
    if by_rank:
        source = Source.SEMANTIC
    elif tool_id in decided.pinned:
        source = Source.PINNED
    else:
        source = Source.TOGETHER if Arm.TOGETHER in hits else Source.STICKY
    score = round(standing.score, 3) if by_rank and standing is not None else 0.0
    return Pick(tool_id, source, tuple(sorted(flags)), score, sentence(parts))


def _why(standing: Standing, usage: ToolUsage | None) -> str:
    """``Good match + you used it 14 times, 93 % worked + same server as the last call``."""
    parts = [next(word for least, word in _MATCHES if standing.cosine >= least)]
    if len(standing.factors) > 1 and usage is not None and usage.uses:
        parts.append(used(usage))
        if usage.p99_ms >= _SLOW_MS:
            parts.append("slow at times")
    parts += [f"{name} × {boost:g}" for name, boost in standing.boosts.items()]
    return " + ".join(parts)


def personal_candidates(
    picks: tuple[Pick, ...], tokens: Mapping[str, int], decided: Decided, scene: Scene, allowed: Allowed
) -> tuple[Candidate, ...]:
    """Every tool that was looked at and what became of it: the picks first, then the nearest to being picked.

    Args:
        picks: What was picked.
        tokens: Estimated tokens of all that the rules named, by id, in order.
        decided: What the rules decided.
        scene: What was searched in.
        allowed: What may be picked.
    """
    seen, standings = decided.recalled.seen(), decided.standings
    chosen = {pick.id for pick in picks}

    def candidate(tool_id: str, verdict: Verdict, note: str = "") -> Candidate:
        standing = standings.get(tool_id)
        cost = tokens[tool_id] if tool_id in tokens else tokens_indexed(tool_id, scene)
        hits = seen.get(tool_id, ())
        if standing is None:
            return Candidate(tool_id, hits, verdict=verdict, tokens=cost, note=note)
        factors = {name: round(value, 3) for name, value in standing.factors.items()}
        total, score = round(standing.sum, 3), round(standing.score, 3)
        return Candidate(tool_id, hits, total, factors, dict(standing.boosts), score, verdict, cost, note)

    picked = [candidate(pick.id, Verdict.PICKED) for pick in picks]
    cut = over_limits(tokens, chosen, lambda tool_id: (seen.get(tool_id, ()), 0.0))
    over = [candidate(one.id, one.verdict, one.note) for one in cut]
    barred = [one for one in barred_candidates(decided.recalled, scene, allowed) if one.id not in tokens]
    known = {*tokens, *(one.id for one in barred)}
    last = min((standings[tool_id].score for tool_id in decided.first), default=None)
    missed = [candidate(one.id, *_miss(one, last, decided)) for one in standings.values() if one.id not in known]
    if scene.asked in seen and scene.asked not in {*known, *standings}:
        missed.append(candidate(scene.asked, Verdict.OVER_LIMIT, _too_far(seen[scene.asked], len(standings))))
    return (*picked, *over, *barred, *missed)


def _too_far(hits: tuple[Hit, ...], ordered: int) -> str:
    place = next((f"{ordinal(hit.rank)} by meaning, " for hit in hits if hit.arm is Arm.SEMANTIC), "")
    return f"{place}the first {ordered} are ordered"


def _miss(standing: Standing, last: float | None, decided: Decided) -> tuple[Verdict, str]:
    """How far off, in a few words; what else is to be known stands in brackets behind them."""
    if decided.floor is not None and standing.sum < decided.floor:
        return Verdict.BELOW_THRESHOLD, f"{standing.sum:.2f} by its factors, {decided.floor:.2f} asked for"
    hit = next((hit for hit in decided.recalled.seen().get(standing.id, ()) if hit.arm is Arm.SEMANTIC), None)
    place = f" ({ordinal(hit.rank)} by meaning)" if hit is not None else ""
    return Verdict.BELOW_THRESHOLD, f"{gap((last or 0.0) - standing.score)} below the last{place}"
