"""The two arms of the ranked rules: a score for every tool, by meaning and by words, with the conversation mixed in."""

from __future__ import annotations

import time
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import reduce
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from dost_engine.index.text_index import TextIndex
from dost_engine.index.text_indexes import text_index
from dost_engine.index.vectors import NO_COSINE
from dost_engine.selection.clauses import clauses
from dost_engine.selection.conversation import texts_to_embed
from dost_engine.selection.fusion import Mask, Scores
from dost_engine.selection.recall import HITS_WITH_WORDS, Found, skipped
from dost_engine.types import Arm, MatchedWord, StageStatus
from dost_engine.words import message_terms

if TYPE_CHECKING:
    from dost_engine.index.snapshot import Snapshot
    from dost_engine.index.vectors import Vector, VectorIndex
    from dost_engine.selection.conversation import Conversation
    from dost_engine.selection.scene import Scene
    from dost_engine.types import Ranking

CLAUSES_EMBEDDED = 5
"""Clauses of one message that are looked at by themselves: each costs an embedding."""

_MOST_SPELT = 60  # words of a message that are looked up one edit away: beyond that it is a paste, and each costs


@dataclass(frozen=True, slots=True, eq=False)
class Heard:
    """One text of a conversation beside the tools.

    Attributes:
        cosines: [tools]: to the text; :data:`NO_COSINE` for a tool without a vector.
        common: What the text has with tools everywhere: its cosine to the mean of :data:`ANY_TOOL`.
        earlier: Whether it was said before the message.
    """

    cosines: Scores
    common: float
    earlier: bool


@dataclass(frozen=True, slots=True, eq=False)
class Meaning:
    """What the vector arm says.

    Attributes:
        found: Whether it ran, what is special, and how long it took to score; without hits.
        scores: [tools]: the largest cosine to the message and, weighted, to the messages before it;
            :data:`NO_COSINE` for a tool without a vector. None where the arm did not run.
        alone: The same for the message alone.
        heard: The message, if it holds text, and the ones before it, each by itself.
    """

    found: Found
    scores: Scores | None = None
    alone: Scores | None = None
    heard: tuple[Heard, ...] = ()


def unasked_meaning() -> Meaning:
    """The vector arm where only words were asked for."""
    return Meaning(skipped(Arm.SEMANTIC, "only words were asked for"))


def score_meaning(conversation: Conversation, options: Ranking, scene: Scene) -> Meaning:
    """Score all tools by meaning. A model that fails costs this arm, not the turn."""
    started = time.perf_counter()
    embed = scene.embed
    if scene.not_ready or embed is None:
        return Meaning(skipped(Arm.SEMANTIC, scene.not_ready))
    said = [(1.0, conversation.message), *zip(options.semantic_context, conversation.earlier, strict=False)]
    said = [(weight, text) for weight, text in said if text and weight > 0]
    if not said:
        return Meaning(skipped(Arm.SEMANTIC, "the message is empty"))
    indexes = scene.snapshot.searched(options.recipes)
    usable = reduce(np.logical_or, (index.usable for index in indexes))
    scores = alone = np.full(len(usable), NO_COSINE)
    heard: list[Heard] = []
    tasks = _tasks(conversation.message, options)
    try:
        for weight, text in said:
            vectors = embed.embed(texts_to_embed(text))
            cosines = _nearest(vectors, indexes)
            common = float(vectors[0] @ embed.any_tool) if options.fits_common > 0 else 0.0
            heard.append(Heard(cosines, common, earlier=text is not conversation.message))
            if text is conversation.message:
                scores = alone = cosines
                if tasks:
                    scores = alone = np.maximum(cosines, options.clause_weight * _nearest(embed.embed(tasks), indexes))
            else:
                scores = np.maximum(scores, weight * cosines)
    except Exception as error:  # noqa: BLE001 - whatever a model raises costs its arm only, and is said
        failed = Found(Arm.SEMANTIC, StageStatus.FAILED, str(error) or type(error).__name__)
        return Meaning(failed)
    scores[~usable] = NO_COSINE
    missing = int(np.count_nonzero(~usable))
    note = f"{missing} {'tool has' if missing == 1 else 'tools have'} no vector" if missing else ""
    took_ms = (time.perf_counter() - started) * 1000
    found = Found(Arm.SEMANTIC, note=note, took_ms=took_ms, searched=len(scores), floor=-1.0)
    return Meaning(found, scores, alone, tuple(heard))


def _tasks(message: str, options: Ranking) -> tuple[str, ...]:
    """The clauses of a message with several tasks, where they are looked at by themselves."""
    parts = clauses(message)[:CLAUSES_EMBEDDED] if options.clause_weight > 0 else ()
    return parts if len(parts) > 1 else ()


def _nearest(vectors: Sequence[Vector], indexes: Sequence[VectorIndex]) -> Scores:
    """[tools]: the largest cosine to any of the vectors."""
    return reduce(np.maximum, (index.cosines(vector) for index in indexes for vector in vectors))


@dataclass(frozen=True, slots=True, eq=False)
class Words:
    """What the text arm says.

    Attributes:
        found: Whether it ran, what is special, and how long it took to score; without hits.
        scores: [tools]: 0 where no word matched.
        alone: The same for the message alone.
        own: Terms of the message and their weights, misspellings mended.
        terms: Terms of the message and the conversation and their weights.
        shown: The word to show by term.
        index: Where it searched.
        best_first: [tools]: positions in the order of the scores.
        told: The matches of the first tools, which are asked for in every turn.
    """

    found: Found
    scores: Scores
    alone: Scores
    own: Mapping[str, float] = field(default_factory=dict)
    terms: Mapping[str, float] = field(default_factory=dict)
    shown: Mapping[str, str] = field(default_factory=dict)
    index: TextIndex | None = None
    best_first: NDArray[np.int64] | None = None
    told: Mapping[int, tuple[MatchedWord, ...]] = field(default_factory=dict)

    def matches(self, tools: Collection[int]) -> dict[int, tuple[MatchedWord, ...]]:
        """Which words of the message and the conversation the given tools hold, as they were written."""
        if self.index is None:
            return {}
        known = {tool: self.told[tool] for tool in tools if tool in self.told}
        new = [tool for tool in tools if tool not in self.told]
        matched = self.index.matches(self.terms, new) if new else {}
        return known | {
            tool: tuple(
                MatchedWord(self.shown.get(one.word, one.word), one.found, one.score, one.place) for one in words
            )
            for tool, words in matched.items()
        }


def unasked_words(size: int) -> Words:
    """The text arm of ``size`` tools where only meaning was asked for."""
    nothing = np.zeros(size)
    return Words(skipped(Arm.TEXT, "only meaning was asked for"), nothing, nothing)


def score_words(conversation: Conversation, options: Ranking, snapshot: Snapshot, open_to: Mask) -> Words:
    """Score all tools by words, order them, and look up which words the first of them hold.

    Args:
        conversation: What was said.
        options: Their weights.
        snapshot: Where to search.
        open_to: bool [tools]: what may be picked.
    """
    started = time.perf_counter()
    index = text_index(options.text_recipe, snapshot)
    if not snapshot.catalog.tools:
        return Words(skipped(Arm.TEXT, "there are no tools"), np.zeros(0), np.zeros(0))
    own, shown, typos = _own_terms(conversation.message, options, index)
    terms = dict(own)
    around = [
        *zip(options.text_context, conversation.earlier, strict=False),
        (options.answer_context, conversation.answer),
    ]
    for weight, text in around:
        for term, word in message_terms(text).items() if weight > 0 else ():
            terms[term] = max(terms.get(term, 0.0), weight)
            shown.setdefault(term, word)
    alone = index.scores(own)
    scores = index.scores(terms) if len(terms) > len(own) else alone
    smallest = float(np.nextafter(0, 1))  # one matching word suffices
    best_first = snapshot.ordered(scores)
    words = Words(skipped(Arm.TEXT, ""), scores, alone, own, terms, shown, index, best_first)
    first = best_first[open_to[best_first]][: options.most + HITS_WITH_WORDS]
    told = words.matches(first[scores[first] > 0].tolist())
    took_ms = (time.perf_counter() - started) * 1000
    found = Found(Arm.TEXT, note="; ".join(typos), took_ms=took_ms, searched=len(scores), floor=smallest)
    return replace(words, found=found, told=told)


def _own_terms(message: str, options: Ranking, index: TextIndex) -> tuple[dict[str, float], dict[str, str], list[str]]:
    """Weights and shown words of the message's terms, and what was taken for a misspelling."""
    weights: dict[str, float] = {}
    shown: dict[str, str] = {}
    typos = []
    for at, (term, word) in enumerate(message_terms(message).items()):
        name = at > 0 and word[0].isupper() and not word.isupper()  # "David" is no misspelt "davis"
        tried = options.typo_weight > 0 and at < _MOST_SPELT and not name
        near = index.near(word) if tried else {}
        if near:
            typos.append(f"{word} → {' or '.join(near.values())}")
        for found, weight in [(one, options.typo_weight) for one in near] or [(term, 1.0)]:
            weights[found] = max(weights.get(found, 0.0), weight)
            shown.setdefault(found, word)
    return weights, shown, typos
