"""Why a tool was picked, and why others were not, in words that a person understands."""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING

from dost_engine.index.fulltext import field_texts, tokenize
from dost_engine.types import Arm, Candidate, Hit, Pick, Source, Verdict

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Mapping

    from dost_engine.selection.recall import Found, Recall
    from dost_engine.selection.scene import Allowed, Scene

_PLACES = ("name", "description", "parameters", "name")  # of the text index's fields, as people call them
_NAME_FIRST = (0, 3, 1, 2)  # a word of the name says more than the same word elsewhere
PINNED_BY_YOU = "pinned by you"
ADDED_BY_YOU = "added by you"
"""Why a tool is picked whatever the message is: always, or in this turn alone."""

ADDED = "added"
"""The flag of a tool that was added by a person to one turn."""

_CONTEXT_SHOWN = 60  # characters of the earlier message in a reason
_BY = {
    Arm.SEMANTIC: "by meaning",
    Arm.CONTEXT: "by meaning with the message before",
    Arm.TEXT: "by words",
    Arm.STICKY: "by history",
}


@functools.lru_cache(maxsize=4_096)
def ordinal(number: int) -> str:
    """A place in words: ``1st``, ``2nd``, ``3rd``, ``4th``."""
    teen = number % 100 in {11, 12, 13}
    return f"{number}{'th' if teen else {1: 'st', 2: 'nd', 3: 'rd'}.get(number % 10, 'th')}"


# ------------------------------------------------------------------------------------------------------ picks


def explain_picks(tool_ids: tuple[str, ...], recalled: Recall, scene: Scene) -> tuple[Pick, ...]:
    """Make the picks: for each its label, its flags, its score and the sentence that says why.

    Args:
        tool_ids: What was picked, in order.
        recalled: What the arms found.
        scene: What was searched in.
    """
    taken = recalled.taken()
    return tuple(_pick(tool_id, taken.get(tool_id, ()), recalled, scene) for tool_id in tool_ids)


def _pick(tool_id: str, hits: tuple[Hit, ...], recalled: Recall, scene: Scene) -> Pick:
    by_arm = {hit.arm: hit for hit in hits}
    pinned = scene.is_pinned(tool_id)
    flags = {str(arm) for arm in by_arm} | ({str(Source.ALL)} if recalled.fallback else set())
    flags |= {pin_words(tool_id, scene)[0]} if pinned else set()
    reason = _reason(by_arm, recalled, scene, pin=pin_words(tool_id, scene)[1] if pinned else "")
    source = Source.PINNED if pinned and not by_arm else _label(by_arm)
    return Pick(tool_id, source, tuple(sorted(flags)), _score(hits), reason)


def pin_words(tool_id: str, scene: Scene) -> tuple[str, str]:
    """The flag of a tool that a person wants, and why it is there."""
    return (ADDED, ADDED_BY_YOU) if scene.is_added(tool_id) else (str(Source.PINNED), PINNED_BY_YOU)


def _label(by_arm: Mapping[Arm, Hit]) -> Source:
    meaning = Arm.SEMANTIC in by_arm or Arm.CONTEXT in by_arm
    if meaning and Arm.TEXT in by_arm:
        return Source.BOTH
    if meaning:
        return Source.SEMANTIC
    if Arm.TEXT in by_arm:
        return Source.TEXT
    return Source.STICKY if Arm.STICKY in by_arm else Source.ALL


def _score(hits: tuple[Hit, ...]) -> float:
    return max((hit.score for hit in hits), default=0.0)


def _reason(by_arm: Mapping[Arm, Hit], recalled: Recall, scene: Scene, *, pin: str) -> str:
    parts = [pin] if pin else []
    if recalled.fallback:
        parts.append(f"every tool is given: {recalled.fallback.removesuffix(': all tools')}")
    plain, context = by_arm.get(Arm.SEMANTIC), by_arm.get(Arm.CONTEXT)
    together = f"read together with “{_shortened(recalled.query.context)}”"
    if plain:
        parts.append(f"meaning close to the message {standing(plain, recalled)}")
    if context and plain:
        parts.append(f"also {together}")
    elif context:
        parts.append(f"{together}: meaning close {standing(context, recalled)}")
    if text := by_arm.get(Arm.TEXT):
        parts.append(_matched(text, scene))
    if sticky := by_arm.get(Arm.STICKY):
        parts.append(called(sticky, recalled))
    return sentence(parts)


def sentence(parts: Iterable[str]) -> str:
    """Parts of a reason as one sentence."""
    joined = "; ".join(parts)
    return joined[:1].upper() + joined[1:]


def _found(arm: Arm, recalled: Recall) -> Found:
    return next(found for found in recalled.arms if found.arm is arm)


def standing(hit: Hit, recalled: Recall) -> str:
    """Score and place of a hit, in brackets."""
    return f"({hit.score:.2f}, {ordinal(hit.rank)} of {_found(hit.arm, recalled).searched})"


def _matched(hit: Hit, scene: Scene) -> str:
    best = hit.words[0]
    found = best.found[0]
    texts = field_texts(scene.snapshot.projections[scene.snapshot.position_of[hit.id]])
    place = next(_PLACES[at] for at in _NAME_FIRST if found in tokenize(texts[at]))
    word = f"word “{best.word}”" if found == best.word else f"“{best.word}” as the beginning of “{found}”"
    return f"{word} in its {place}{more_words(hit)}"


def more_words(hit: Hit) -> str:
    """The words of a hit behind its first, counted; empty where there are none."""
    more = len(hit.words) - 1
    return f" and {more} more {'word' if more == 1 else 'words'}" if more > 0 else ""


def called(hit: Hit, recalled: Recall) -> str:
    """How long ago a sticky tool was used, in words."""
    turns = _found(Arm.STICKY, recalled).turns_ago[hit.id]
    return f"called {turns} {'turn' if turns == 1 else 'turns'} ago"


def _shortened(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= _CONTEXT_SHOWN else f"{line[: _CONTEXT_SHOWN - 1].rstrip()}…"


# ------------------------------------------------------------------------------------------------- candidates


def explain_candidates(
    picks: tuple[Pick, ...],
    tokens: Mapping[str, int],
    recalled: Recall,
    scene: Scene,
    allowed: Allowed,
) -> tuple[Candidate, ...]:
    """Every tool that an arm saw and what became of it: the picks first, then the nearest to being picked.

    Args:
        picks: What was picked.
        tokens: Estimated tokens of all that the rules named, by id, in order; those that are no picks were cut off
            by the turn's limits.
        recalled: What the arms found.
        scene: What was searched in.
        allowed: What may be picked.
    """
    seen, barred = recalled.seen(), recalled.barred()
    chosen = {pick.id for pick in picks}
    candidates = [
        Candidate(pick.id, seen.get(pick.id, ()), score=pick.score, verdict=Verdict.PICKED, tokens=tokens[pick.id])
        for pick in picks
    ]
    candidates += over_limits(tokens, chosen, lambda tool_id: (seen.get(tool_id, ()), _score(seen.get(tool_id, ()))))
    candidates += barred_candidates(recalled, scene, allowed)
    missed = [item for item in seen.items() if item[0] not in tokens and item[0] not in barred]
    missed.sort(key=lambda item: (min(_distance(hit, recalled) for hit in item[1]), -_score(item[1]), item[0]))
    candidates += [_missed(tool_id, hits, recalled, scene) for tool_id, hits in missed]
    return tuple(candidates)


def over_limits(
    tokens: Mapping[str, int], chosen: Collection[str], standing_of: Callable[[str], tuple[tuple[Hit, ...], float]]
) -> list[Candidate]:
    """The tools that the rules named and the turn's limits cut off.

    Args:
        tokens: Estimated tokens of all that the rules named, by id, in order.
        chosen: What was picked of them.
        standing_of: Hits and score of a tool by its id.
    """
    note = f"over the limit ({len(chosen)} tools are as many as this turn may have)"
    return [
        Candidate(tool_id, hits, score=score, verdict=Verdict.OVER_LIMIT, tokens=cost, note=note)
        for tool_id, cost in tokens.items()
        if tool_id not in chosen
        for hits, score in [standing_of(tool_id)]
    ]


def barred_candidates(recalled: Recall, scene: Scene, allowed: Allowed) -> list[Candidate]:
    """The tools that would have been taken but may not be picked, each with the reason."""
    candidates = []
    for tool_id, hits in recalled.barred().items():
        verdict, note = allowed.verdict(tool_id)
        cost = tokens_indexed(tool_id, scene)
        candidates.append(Candidate(tool_id, hits, score=_score(hits), verdict=verdict, tokens=cost, note=note))
    return candidates


def _distance(hit: Hit, recalled: Recall) -> int:
    """Places between a hit and the last one that was taken of its arm."""
    return hit.rank - len(_found(hit.arm, recalled).taken)


def _missed(tool_id: str, hits: tuple[Hit, ...], recalled: Recall, scene: Scene) -> Candidate:
    under = all(hit in _found(hit.arm, recalled).below for hit in hits)
    verdict = Verdict.BELOW_THRESHOLD if under else Verdict.OVER_LIMIT
    nearest = min(hits, key=lambda hit: _distance(hit, recalled))
    note = _miss(nearest, _found(nearest.arm, recalled))
    cost = tokens_indexed(tool_id, scene)
    return Candidate(tool_id, hits, score=_score(hits), verdict=verdict, tokens=cost, note=note)


def _miss(hit: Hit, found: Found) -> str:
    """How far off, in a few words; what else is to be known stands in brackets behind them."""
    by, more = _BY[hit.arm], []
    if hit.arm is Arm.CONTEXT:
        by, more = _BY[Arm.SEMANTIC], ["with the message before"]
    if hit in found.below:
        return f"{gap(found.floor - hit.score)} below the cut ({'; '.join([f'{found.floor:.2f} {by}', *more])})"
    place = f"{ordinal(hit.rank)} {by}, {len(found.taken) or 'none'} taken"
    if found.taken and hit.arm is not Arm.TEXT:
        more.append(f"{gap(found.taken[-1].score - hit.score)} below the last")
    return f"{place} ({'; '.join(more)})" if more else place


def gap(difference: float) -> str:
    """A difference of scores in words."""
    return f"{difference:.2f}" if difference >= 0.005 else "just"


def tokens_indexed(tool_id: str, scene: Scene) -> int:
    """Estimated tokens of a tool of the snapshot, 0 for any other."""
    position = scene.snapshot.position_of.get(tool_id)
    return scene.snapshot.tokens[position] if position is not None else 0
