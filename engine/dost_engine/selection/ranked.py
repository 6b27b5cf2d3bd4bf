"""The ranked rules: a score for every tool in both arms, one order, and as many of its first as are near the best.

The conversation is always mixed in, at mild weights, so that no rule has to say which message is vague. Tools that
the message names come first; tools used lately are added behind, whatever their score.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from dost_engine.selection.arms import Meaning, Words, score_meaning, score_words, unasked_meaning, unasked_words
from dost_engine.selection.budget import affordable, pins_cut
from dost_engine.selection.clauses import clauses
from dost_engine.selection.conversation import Conversation
from dost_engine.selection.filters import check_filters
from dost_engine.selection.fits import how_it_fits
from dost_engine.selection.habits import moved_by_habits
from dost_engine.selection.order import order_tools
from dost_engine.selection.quota import ByRank, make_room, named_in_turn, words_without
from dost_engine.selection.reasons import Ranked, ranked_candidates, ranked_picks
from dost_engine.selection.recall import Found, Recall, by_history, found_by
from dost_engine.selection.scene import Allowed
from dost_engine.selection.tracing import traced
from dost_engine.types import Arm, Fusion, Hit, Limits, Method, Query, Role, StageStatus

if TYPE_CHECKING:
    from collections.abc import Set

    from dost_engine.selection.fusion import Mask, Scores
    from dost_engine.selection.order import Order
    from dost_engine.selection.scene import Scene
    from dost_engine.types import Policy, Ranking, Turn, TurnTrace


def answer(turn: Turn, policy: Policy, scene: Scene) -> TurnTrace:
    """Answer a turn.

    Args:
        turn: The question.
        policy: The options of the rules.
        scene: What to answer from.

    Returns:
        The whole trace. An arm that fails is said in its stage and costs nothing else.

    Raises:
        BadRequest: a filter asks for what cannot be, such as a least cosine where only words rank.
    """
    started = time.perf_counter()
    options = _options(turn, policy.ranking)
    open_to_all = Allowed.of(scene, turn.filters)
    said = _arms(turn, options, scene, open_to_all)
    pinned = scene.pinned(open_to_all)  # whatever their cosine is
    allowed = _near_enough(turn, said.meaning, open_to_all, scene)
    habits = moved_by_habits(said.meaning.scores, options.personal_weight, policy.personal, scene, allowed.mask)
    ranked = _rank(turn, options, scene, allowed, said, habits=habits, pinned=pinned)
    tokens = {tool_id: scene.snapshot.tokens_of(open_to_all.tools[tool_id]) for tool_id in ranked.named_ids(scene)}
    limits = turn.limits or (Limits() if ranked.recalled.fallback else None)
    kept = affordable(limits, tokens, pinned)
    notes = pins_cut(limits, tokens, kept, pinned)
    picks = ranked_picks(kept, ranked, scene)
    candidates = ranked_candidates(picks, tokens, ranked, scene, allowed)
    return traced(
        turn, policy, scene, recalled=ranked.recalled, picks=picks, candidates=candidates, started=started, notes=notes
    )


def _options(turn: Turn, options: Ranking) -> Ranking:
    """The policy's options with the method that the turn asks for."""
    if turn.method is not None:
        by_ranks = turn.method is Method.HYBRID  # what the word means to those who ask for it
        options = replace(options, method=turn.method, fusion=Fusion.RRF if by_ranks else options.fusion)
    check_filters(turn.filters, words_only=options.method is Method.TEXT)
    return options


@dataclass(frozen=True, slots=True, eq=False)
class Said:
    """What both arms say in a turn, and of what."""

    conversation: Conversation
    meaning: Meaning
    words: Words

    @property
    def conversation_counts(self) -> bool:
        """Whether an arm says something else of the conversation than of the message alone."""
        return self.meaning.alone is not self.meaning.scores or self.words.alone is not self.words.scores

    def of_message_alone(self) -> Said:
        """What the arms say of the message alone."""
        heard = tuple(one for one in self.meaning.heard if not one.earlier)
        meaning = replace(self.meaning, scores=self.meaning.alone, heard=heard)
        return replace(self, meaning=meaning, words=replace(self.words, scores=self.words.alone))


def _arms(turn: Turn, options: Ranking, scene: Scene, allowed: Allowed) -> Said:
    """Run the arms that the method asks for; words stand in where meaning cannot be had."""
    said = Conversation.of(turn, messages=max(len(options.semantic_context), len(options.text_context)))

    def search_words() -> Words:
        return score_words(said, options, scene.snapshot, allowed.mask)

    if options.method is Method.TEXT:
        return Said(said, unasked_meaning(), search_words())
    if options.method is Method.SEMANTIC:
        meaning = score_meaning(said, options, scene)
        unasked = meaning.scores is not None
        return Said(said, meaning, unasked_words(len(allowed.mask)) if unasked else search_words())
    if scene.aside is None:
        return Said(said, score_meaning(said, options, scene), search_words())
    words = scene.aside.submit(search_words)  # it is done long before the model is, which leaves Python to others
    return Said(said, score_meaning(said, options, scene), words.result())


def _near_enough(turn: Turn, meaning: Meaning, allowed: Allowed, scene: Scene) -> Allowed:
    """What may be picked, by the cosine too where that is asked for."""
    floor = turn.filters.min_score
    if floor is None or meaning.scores is None:
        return allowed
    low = np.flatnonzero(allowed.mask & (meaning.scores < floor)).tolist()
    known, scores = scene.snapshot.catalog.tools, meaning.scores
    why = {known[at].id: f"{max(scores[at], -1.0):.2f} by meaning, {floor:.2f} asked for" for at in low}
    return replace(allowed.without(why), mask=allowed.mask & (scores >= floor))


def _rank(
    turn: Turn,
    options: Ranking,
    scene: Scene,
    allowed: Allowed,
    said: Said,
    *,
    habits: tuple[Scores | None, tuple[Found, ...]],
    pinned: tuple[str, ...],
) -> Ranked:
    """Decide what is picked and say how the message was read."""
    tools, open_to = scene.snapshot.catalog.tools, allowed.mask
    plain, (moved, told) = _order(turn, options, scene, allowed, said), habits
    order = plain if moved is None else _order(turn, options, scene, allowed, said, moved=moved)
    names = _named(turn, options, scene, allowed)
    named = tuple(scene.snapshot.position_of[hit.id] for hit in names.taken)
    fit = how_it_fits(said.meaning, said.words, plain, options, open_to)
    fits = bool(named) or fit.something

    def without(crowd: Mask) -> ByRank:
        others = replace(allowed, mask=open_to & ~crowd)
        rarer = replace(said, words=words_without(said.words, crowd))
        left = tuple(at for at in named if not crowd[at])
        return _by_rank(turn, options, scene, others, rarer, named=left, moved=moved)

    now = ByRank(_beside(named, order) if fits else (), order.first)
    by_rank, gave_way = make_room(now, scene.snapshot, most=options.most, without=without)
    few = fits and _are_few(options, turn, scene, allowed)
    all_fit = _others(order, scene, allowed, beside={*named, *by_rank}) if few else ()
    alone = _alone(turn, options, scene, allowed, said, moved=moved) if said.conversation_counts else by_rank
    from_conversation = frozenset(by_rank) - frozenset(alone)
    sticky = by_history(turn.history, scene, allowed, window=options.sticky_turns, counted=Role.USER)
    chosen = {tools[at].id for at in (*named, *by_rank, *all_fit)} | set(pinned)
    stays = tuple(hit.id for hit in sticky.taken if hit.id not in chosen)[: options.sticky_most]
    chosen |= set(stays)
    missed = _missed(order, scene, beside=chosen)
    missing = _missing(options, said.meaning, scene)
    unfit = "" if fits or by_rank else fit.words
    query = _query(turn, said, missing=missing, unfit=unfit, brought=len(from_conversation))
    told_of = _positions(chosen, scene) + missed
    arms = (*_found(order.count, told_of, scene, allowed, said), names, *told, sticky)
    recalled = Recall(query, arms, f"{missing}: by words and history only" if missing else "")
    return Ranked(
        recalled=recalled,
        seen=recalled.seen(),
        order=order,
        named=named,
        by_rank=by_rank,
        gave_way=gave_way,
        all_fit=all_fit,
        from_conversation=from_conversation,
        stays=stays,
        pinned=pinned,
        missed=missed,
    )


def _order(
    turn: Turn, options: Ranking, scene: Scene, allowed: Allowed, said: Said, *, moved: Scores | None = None
) -> Order:
    return order_tools(
        said.meaning.scores,
        said.words.scores if said.words.index is not None else None,
        options,
        scene.snapshot,
        open_to=allowed.mask,
        clauses=len(clauses(turn.text)),
        moved=moved,
    )


def _by_rank(
    turn: Turn,
    options: Ranking,
    scene: Scene,
    allowed: Allowed,
    said: Said,
    *,
    named: tuple[int, ...],
    moved: Scores | None,
) -> ByRank:
    order = _order(turn, options, scene, allowed, said, moved=moved)
    fits = bool(named) or how_it_fits(said.meaning, said.words, order, options, allowed.mask).something
    return ByRank(_beside(named, order) if fits else (), order.first)


def _beside(named: tuple[int, ...], order: Order) -> tuple[int, ...]:
    """What is picked by rank beside what the message names."""
    return tuple(at for at in order.first if at not in named)[: max(order.count - len(named), 0)]


def _alone(
    turn: Turn, options: Ranking, scene: Scene, allowed: Allowed, said: Said, *, moved: Scores | None
) -> tuple[int, ...]:
    """The tools that the message alone brings."""
    alone = said.of_message_alone()
    order = _order(turn, options, scene, allowed, alone, moved=moved)
    return order.first if how_it_fits(alone.meaning, alone.words, order, options, allowed.mask).something else ()


def _missed(order: Order, scene: Scene, *, beside: Set[str]) -> tuple[int, ...]:
    """The tools nearest to being picked by rank, as many as the trace tells of, best first."""
    tools = scene.snapshot.catalog.tools
    nearest = order.positions[: scene.missed + len(beside)].tolist()
    return tuple(at for at in nearest if tools[at].id not in beside)[: scene.missed]


def _positions(tool_ids: Set[str], scene: Scene) -> tuple[int, ...]:
    position_of = scene.snapshot.position_of
    return tuple(position_of[tool_id] for tool_id in tool_ids if tool_id in position_of)


def _found(count: int, told_of: tuple[int, ...], scene: Scene, allowed: Allowed, said: Said) -> tuple[Found, Found]:
    """What both arms found, the first ``count`` as taken, and where they have the tools that the trace tells of."""
    meaning, words = said.meaning, said.words
    by_meaning, by_words = meaning.found, words.found
    told = np.array(told_of, dtype=np.int64)
    if meaning.scores is not None:
        by_meaning = replace(by_meaning, limit=count)
        by_meaning = found_by(by_meaning, meaning.scores, scene, allowed, _began(meaning), told=told)
    if words.index is not None:
        by_words = found_by(
            replace(by_words, limit=count),
            words.scores,
            scene,
            allowed,
            _began(words),
            best_first=words.best_first,
            matches=words.matches,
            told=told,
        )
    return by_meaning, by_words


def _began(arm: Meaning | Words) -> float:
    """When an arm would have begun if it had not waited for the other."""
    return time.perf_counter() - arm.found.took_ms / 1000


def _named(turn: Turn, options: Ranking, scene: Scene, allowed: Allowed) -> Found:
    """The tools that the message names, at most as many as are picked."""
    started = time.perf_counter()
    positions = scene.snapshot.names.named(turn.text) if options.names_first else ()
    positions = tuple(named_in_turn(positions, scene.snapshot, most=options.most))
    ids = [scene.snapshot.catalog.tools[at].id for at in positions if allowed.mask[at]]
    hits = tuple(Hit(tool_id, Arm.NAME, rank, 1.0) for rank, tool_id in enumerate(ids[: options.most], start=1))
    closed = [scene.snapshot.catalog.tools[at].id for at in positions if not allowed.mask[at]][: options.most]
    barred = tuple(Hit(tool_id, Arm.NAME, rank, 1.0) for rank, tool_id in enumerate(closed, start=1))
    return Found(
        Arm.NAME, took_ms=(time.perf_counter() - started) * 1000, limit=options.most, taken=hits, barred=barred
    )


def _others(order: Order, scene: Scene, allowed: Allowed, *, beside: Set[int]) -> tuple[int, ...]:
    """All other tools that may be picked, best first."""
    best_first = scene.snapshot.ordered(order.scores).tolist()
    return tuple(at for at in best_first if allowed.mask[at] and at not in beside)


def _are_few(options: Ranking, turn: Turn, scene: Scene, allowed: Allowed) -> bool:
    """Whether all tools are so few and so short that the model may see them all."""
    if len(allowed.tools) > options.all_fit_tools:
        return False
    most = options.all_fit_tokens if turn.limits is None else min(options.all_fit_tokens, turn.limits.max_tokens)
    return sum(scene.snapshot.tokens_of(tool) for tool in allowed.tools.values()) <= most


def _missing(options: Ranking, meaning: Meaning, scene: Scene) -> str:
    """Why tools are not ranked by meaning although they should be, or empty."""
    if options.method is Method.TEXT or meaning.scores is not None or not scene.catalog.tools:
        return ""
    if meaning.found.status is StageStatus.FAILED:
        return "the search by meaning failed"
    return scene.not_ready


def _query(turn: Turn, said: Said, *, missing: str, unfit: str, brought: int) -> Query:
    """How the message was read, in words that continue "read as"."""
    earlier = said.conversation.earlier[:1] if brought else ()
    if missing:
        reason = f"by its words, not by meaning: {missing}"
    elif unfit:
        reason = unfit
    elif brought:
        reason = f"together with the conversation, which brought {brought} {'tool' if brought == 1 else 'tools'} in"
    else:
        reason = "clear by itself"
    words = tuple(dict.fromkeys(said.words.shown[term] for term in said.words.own))
    return Query(turn.text, turn.text, context=earlier[0] if earlier else "", reason=reason, words=words)
