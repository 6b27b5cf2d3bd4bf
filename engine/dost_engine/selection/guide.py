"""The rules of the ToolRAG guide: enrich a vague message, recall by meaning, words and history, take the union."""

from __future__ import annotations

import time
from dataclasses import replace
from typing import TYPE_CHECKING

from dost_engine.index.fulltext import MAX_CHARS, tokenize
from dost_engine.selection.budget import affordable, pins_cut
from dost_engine.selection.explain import explain_candidates, explain_picks
from dost_engine.selection.filters import check_filters
from dost_engine.selection.recall import Found, Recall, by_history, by_meaning, by_words, skipped
from dost_engine.selection.scene import Allowed
from dost_engine.selection.tracing import traced
from dost_engine.types import Arm, Method, Query, Role, StageStatus
from dost_engine.words import split_blanks, trim

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dost_engine.selection.scene import Scene
    from dost_engine.types import Policy, Turn, TurnTrace


def answer(turn: Turn, policy: Policy, scene: Scene) -> TurnTrace:
    """Answer a turn.

    Args:
        turn: The question.
        policy: The options of the rules.
        scene: What to answer from.

    Returns:
        The whole trace. An arm that fails is said in its stage and costs nothing else.

    Raises:
        BadRequest: a filter asks for what cannot be.
    """
    started = time.perf_counter()
    check_filters(turn.filters, words_only=turn.method is Method.TEXT)
    allowed = Allowed.of(scene, turn.filters)
    recalled = recall(turn, policy, scene, allowed)
    pinned = scene.pinned(allowed)
    # The union: every tool once, where it was named first. What is pinned comes behind it.
    named = dict.fromkeys((*_named(recalled, allowed), *pinned))
    tokens = {tool_id: scene.snapshot.tokens_of(allowed.tools[tool_id]) for tool_id in named}
    kept = affordable(turn.limits, tokens, pinned, whole_beginning=True)
    notes = pins_cut(turn.limits, tokens, kept, pinned)
    picks = explain_picks(kept, recalled, scene)
    candidates = explain_candidates(picks, tokens, recalled, scene, allowed)
    return traced(
        turn, policy, scene, recalled=recalled, picks=picks, candidates=candidates, started=started, notes=notes
    )


def _named(recalled: Recall, allowed: Allowed) -> Iterable[str]:
    return allowed.tools if recalled.fallback else recalled.taken()


def recall(turn: Turn, policy: Policy, scene: Scene, allowed: Allowed) -> Recall:
    """Run the arms. The vector arm is skipped, and every tool given, where there are no vectors to search."""
    query, arms = _by_meaning(turn, policy, scene, allowed)
    if turn.method is Method.SEMANTIC:
        arms.append(skipped(Arm.TEXT, "only meaning was asked for"))
    else:
        arms.append(by_words(turn.text, scene, allowed, limit=policy.text_limit))
        query = replace(query, words=tokenize(turn.text[:MAX_CHARS]))
    arms.append(by_history(turn.history, scene, allowed, window=policy.sticky_window))
    given_all = scene.not_ready and scene.catalog.tools and turn.method is not Method.TEXT
    fallback = f"{scene.not_ready}: all tools" if given_all else ""
    return Recall(query, tuple(arms), fallback)


def _by_meaning(turn: Turn, policy: Policy, scene: Scene, allowed: Allowed) -> tuple[Query, list[Found]]:
    silent = "only words were asked for" if turn.method is Method.TEXT else scene.not_ready
    parts = len(split_blanks(turn.text))
    short = parts <= policy.vague_words
    if silent:
        query = Query(turn.text, turn.text, short, reason=f"by its words, not by meaning: {silent}")
        return query, [skipped(Arm.SEMANTIC, silent), skipped(Arm.CONTEXT, silent)]

    floor = policy.semantic_floor if turn.filters.min_score is None else turn.filters.min_score
    plain = by_meaning(Arm.SEMANTIC, turn.text, scene, allowed, limit=policy.semantic_limit, floor=floor)
    if plain.status is StageStatus.FAILED:
        failed = "the search by meaning failed"
        query = Query(turn.text, turn.text, short, reason=f"by its words, not by meaning: {failed}")
        return query, [plain, skipped(Arm.CONTEXT, failed)]

    vague = short or (plain.best or 0.0) < policy.vague_score
    why = _why(turn.text, parts, plain, policy)
    context = last_user_text(turn) if vague else ""
    if not context:
        reason = f"vague ({why}), with no earlier message to read it with" if vague else f"clear by itself ({why})"
        return Query(turn.text, turn.text, vague, reason=reason), [plain, skipped(Arm.CONTEXT, reason)]
    searched = f"{turn.text}. Context: {context}"
    enriched = by_meaning(Arm.CONTEXT, searched, scene, allowed, limit=policy.semantic_limit, floor=floor)
    query = Query(turn.text, searched, vague, context, f"vague ({why}), together with the message before")
    return query, [plain, enriched]


def last_user_text(turn: Turn) -> str:
    """The newest user message before the turn that holds text, or empty."""
    texts = (trim(message.text) for message in reversed(turn.history) if message.role is Role.USER)
    return next((text for text in texts if text), "")


def _why(text: str, parts: int, plain: Found, policy: Policy) -> str:
    """Why a message is vague, or clear: a few words to stand in brackets."""
    words = f"{parts} {'word' if parts == 1 else 'words'}" if trim(text) else "no words"
    if parts <= policy.vague_words:
        return f"{words}, where {policy.vague_words} or fewer are vague"
    if plain.best is None:
        return f"no tool reaches {plain.floor:.2f}"
    if plain.best < policy.vague_score:
        return f"the best tool's {plain.best:.2f} is under {policy.vague_score:.2f}"
    return f"{words}, the best tool at {plain.best:.2f}"
