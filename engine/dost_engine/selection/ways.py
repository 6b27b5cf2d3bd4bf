"""What would have let a tool in: each difference is tried out on the same tools before it is told."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from dost_engine.index.names import is_compound
from dost_engine.selection.filters import refusal
from dost_engine.selection.scene import Scene
from dost_engine.types import Arm, Cause, Dial, Filters, Limits, Policy, Rules, Turn, Way, WayKind
from dost_engine.words import message_terms

if TYPE_CHECKING:
    from dost_engine.types import Explanation, Ranking, Tool, TurnTrace

_ANY = 10**9
_WORDS_TRIED = 6  # of the tool's own, those that would add most
_MOST_TAKEN = 50  # of an arm: nobody sets more


@dataclass(frozen=True, slots=True)
class Attempt:
    """A turn, asked in some other way."""

    turn: Turn
    policy: Policy
    scene: Scene

    def limits_bind(self, trace: TurnTrace) -> bool:
        """Whether caps on the answer are in force."""
        return self.turn.limits is not None or bool(trace.selection.fallback)

    def with_tokens(self) -> Attempt:
        """The same with as many tokens as are wanted."""
        return self._with_limits(replace(self.turn.limits or Limits(), max_tokens=_ANY))

    def with_tools(self, most: int) -> Attempt:
        """The same with more tools."""
        return self._with_limits(replace(self.turn.limits or Limits(), max_tools=most))

    def without_limits(self) -> Attempt:
        """The same with as much as is wanted."""
        return self._with_limits(Limits(_ANY, _ANY))

    def _with_limits(self, limits: Limits) -> Attempt:
        return replace(self, turn=replace(self.turn, limits=limits))

    def with_filters(self, filters: Filters) -> Attempt:
        """The same with other filters."""
        return replace(self, turn=replace(self.turn, filters=filters))

    def with_more(self, words: str) -> Attempt:
        """The same with something added to the message."""
        return replace(self, turn=replace(self.turn, text=f"{self.turn.text} {words}"))

    def with_ranking(self, ranking: Ranking) -> Attempt:
        """The same with other options of the ranked rules."""
        return self.by(replace(self.policy, ranking=ranking))

    def by(self, policy: Policy) -> Attempt:
        """The same by other rules."""
        return replace(self, policy=policy)


Picks = Callable[[Attempt], bool]
"""Whether the tool is picked in an attempt."""


def ways_in(tool: Tool, attempt: Attempt, explanation: Explanation, trace: TurnTrace, picks: Picks) -> tuple[Way, ...]:
    """What would have let a tool in that was not picked.

    Args:
        tool: The tool.
        attempt: The turn as it was asked.
        explanation: What is known of the tool in it.
        trace: The answer.
        picks: Tries a difference out.
    """
    base, removed = _without_bars(tool, attempt)
    if removed and picks(base):
        return removed
    barred = bool(removed)
    ways = [] if barred else _by_score(explanation)
    for way, other in _differences(tool, base, explanation, trace, barred=barred):
        if way.kind in {one.kind for one in ways}:
            continue  # the first of a kind is the smallest
        if picks(other):
            ways.append(way)
    if not barred:
        return tuple(ways)
    first = " and ".join(way.text for way in removed)
    return tuple(replace(way, text=f"{first}, and {way.text}") for way in ways)


def _without_bars(tool: Tool, attempt: Attempt) -> tuple[Attempt, tuple[Way, ...]]:
    """The turn without the bans and filters that keep the tool out, and what they are."""
    filters, removed = attempt.turn.filters, []
    choice = attempt.scene.catalog.choices.get(tool.id)
    if choice is not None and choice.banned:
        removed.append(Way(WayKind.BAN, "without your ban"))
        allowed = {**attempt.scene.catalog.choices, tool.id: replace(choice, banned=False)}
        catalog = replace(attempt.scene.catalog, choices=allowed)
        attempt = replace(attempt, scene=replace(attempt.scene, catalog=catalog))
    if refusal(tool, Filters(servers=filters.servers)):
        removed.append(Way(WayKind.FILTER, "without the filter of servers"))
        filters = replace(filters, servers=())
    if refusal(tool, Filters(categories=filters.categories)):
        removed.append(Way(WayKind.FILTER, "without the filter of categories"))
        filters = replace(filters, categories=())
    for key, value in attempt.turn.filters.annotations.items():
        if refusal(tool, Filters(annotations={key: value})):
            removed.append(Way(WayKind.FILTER, f"without the filter {key}"))
            filters = replace(filters, annotations={k: v for k, v in filters.annotations.items() if k != key})
    return attempt.with_filters(filters), tuple(removed)


def _by_score(explanation: Explanation) -> list[Way]:
    if explanation.distance is None or explanation.cause not in {Cause.BELOW_CUT, Cause.ARM_LIMIT, Cause.NO_VECTOR}:
        return []
    more = _up(explanation.distance)
    by = f"in the {explanation.measure}" if explanation.measure.endswith("score") else f"by {explanation.measure}"
    return [Way(WayKind.SCORE, f"with {more:.2f} more {by}", more)]


def _up(number: float) -> float:
    """The next hundredth above a number."""
    return (math.floor(number * 100 + 1e-9) + 1) / 100


def _differences(
    tool: Tool, base: Attempt, explanation: Explanation, trace: TurnTrace, *, barred: bool
) -> Iterator[tuple[Way, Attempt]]:
    """Differences to try, of each kind the smallest first."""
    if base.turn.filters.min_score is not None:
        without = base.with_filters(replace(base.turn.filters, min_score=None))
        yield Way(WayKind.FILTER, "without the least score"), without
    if base.limits_bind(trace):
        yield from _limits(tool, base, trace)
    if base.policy.rules is Rules.GUIDE:
        yield from _guide(explanation, base)
    elif base.policy.rules is Rules.RANKED:
        yield from _amounts(base)
        if not barred:
            yield from _margins(explanation, base, trace)
    yield from _words(tool, base)


def _limits(tool: Tool, base: Attempt, trace: TurnTrace) -> Iterator[tuple[Way, Attempt]]:
    limits = base.turn.limits or Limits()
    order = [one.id for one in trace.candidates]
    place = order.index(tool.id) + 1 if tool.id in order else len(trace.selection.picks) + 1
    for most in dict.fromkeys((len(trace.selection.picks) + 1, place)):
        if most > limits.max_tools:
            yield Way(WayKind.LIMITS, f"with {most} tools instead of {limits.max_tools}", most), base.with_tools(most)
    yield Way(WayKind.TOKENS, f"with more than {limits.max_tokens:,} tokens", limits.max_tokens), base.with_tokens()
    both = f"with more than {limits.max_tools} tools and {limits.max_tokens:,} tokens"
    yield Way(WayKind.LIMITS, both), base.without_limits()


def _guide(explanation: Explanation, base: Attempt) -> Iterator[tuple[Way, Attempt]]:
    """More tools of an arm, or a lower floor."""
    policy = base.policy
    for standing in explanation.arms:
        rank, score = standing.rank, standing.score
        if rank is None or score is None or rank > _MOST_TAKEN:
            continue
        if standing.arm is Arm.TEXT and rank > policy.text_limit:
            text = f"with the first {rank} by words instead of {policy.text_limit}"
            yield Way(WayKind.ARM_LIMIT, text, rank), base.by(replace(policy, text_limit=rank))
        if standing.arm not in {Arm.SEMANTIC, Arm.CONTEXT}:
            continue
        if rank > policy.semantic_limit:
            text = f"with the first {rank} by meaning instead of {policy.semantic_limit}"
            yield Way(WayKind.ARM_LIMIT, text, rank), base.by(replace(policy, semantic_limit=rank))
        if score < policy.semantic_floor:
            floor = math.floor(score * 100 - 1e-9) / 100
            text = f"from {floor:.2f} by meaning on instead of {policy.semantic_floor:.2f}"
            yield Way(WayKind.FLOOR, text, floor), base.by(replace(policy, semantic_floor=floor))


def _amounts(base: Attempt) -> Iterator[tuple[Way, Attempt]]:
    """The next steps of the dial, where the policy is one of its."""
    dials = list(Dial)
    options = base.policy.ranking
    of_dial = {dial: Policy.default(dial).ranking for dial in dials}
    now = next((dial for dial, one in of_dial.items() if _amount(one) == _amount(options)), None)
    if now is None or not base.policy.name.startswith("default"):
        return
    for dial in dials[dials.index(now) + 1 :]:
        fewest, fewest_most, most = _amount(of_dial[dial])
        other = base.with_ranking(replace(options, fewest=fewest, fewest_most=fewest_most, most=most))
        yield Way(WayKind.AMOUNT, f"with “{dial}” instead of “{now}”"), other


def _amount(options: Ranking) -> tuple[int, int, int]:
    return options.fewest, options.fewest_most, options.most


def _margins(explanation: Explanation, base: Attempt, trace: TurnTrace) -> Iterator[tuple[Way, Attempt]]:
    """A wider margin behind the best tool, in the fused score or by meaning."""
    options, candidate = base.policy.ranking, explanation.candidate
    best = max((one.fused for one in trace.candidates if one.fused is not None), default=None)
    if best is not None and candidate.fused is not None and candidate.fused < best:
        margin = _up(best - candidate.fused)
        text = f"with a margin of {margin:.2f} instead of {options.fused_margin:g} in the fused score"
        yield Way(WayKind.MARGIN, text, margin), base.with_ranking(replace(options, fused_margin=margin))
    cosines = [hit.score for one in trace.candidates for hit in one.hits if hit.arm is Arm.SEMANTIC]
    own = next((hit.score for hit in candidate.hits if hit.arm is Arm.SEMANTIC), None)
    if cosines and own is not None and own < max(cosines):
        margin = _up(max(cosines) - own)
        text = f"with a margin of {margin:.2f} instead of {options.semantic_margin:g} by meaning"
        yield Way(WayKind.MARGIN, text, margin), base.with_ranking(replace(options, semantic_margin=margin))


def _words(tool: Tool, base: Attempt) -> Iterator[tuple[Way, Attempt]]:
    """The tool's own words that would add most, one by one, then the first two, then its name."""
    scene = base.scene
    at = scene.snapshot.position_of.get(tool.id)
    if at is None:
        return
    said = message_terms(base.turn.text)
    terms = [term for term in scene.snapshot.words.tools[at].terms if term not in said]
    own = scene.snapshot.words.matches(dict.fromkeys(terms, 1.0), [at]).get(at, ())
    compound = is_compound(tool.name)
    found = (match.found[0] for match in own)
    words = [word for word in found if message_terms(word) and not (compound and word == tool.name.lower())]
    words = words[:_WORDS_TRIED]
    for word in words:
        yield Way(WayKind.WORD, f"with the word “{word}” in the message"), base.with_more(word)
    if len(words) > 1:
        text = f"with the words “{words[0]}” and “{words[1]}” in the message"
        yield Way(WayKind.WORD, text), base.with_more(f"{words[0]} {words[1]}")
    if compound:
        yield Way(WayKind.NAME, f"with its name, {tool.name}, in the message"), base.with_more(tool.name)
