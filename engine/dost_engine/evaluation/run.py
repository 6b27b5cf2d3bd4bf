"""Asking all messages of a set, one after the other.

An answer comes as soon as it is there, so that whoever asks can show how far it is and stop at any time with what there
is by then.
"""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from dost_engine.catalog import tool_tokens
from dost_engine.errors import EmbeddingFailed
from dost_engine.evaluation.metrics import DEPTH, Answer, Scores, score
from dost_engine.history import turn_from_messages
from dost_engine.selection.conversation import Conversation, texts_to_embed
from dost_engine.toolrag import ToolRAG
from dost_engine.types import Catalog, Source
from dost_engine.words import printable

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Iterator, Mapping, Sequence

    from dost_engine.evaluation.data import EvaluationSet, Question
    from dost_engine.evaluation.kept_embedder import KeptEmbedder
    from dost_engine.types import IndexStatus, Policy, Turn, TurnTrace

MESSAGES_AT_ONCE = 64
"""Texts that are embedded between two reports of progress: half a second of work."""


class Step(StrEnum):
    """What is done before messages are asked."""

    TOOLS = "tools"
    """Texts of tools are embedded."""
    MESSAGES = "messages"
    """Texts of messages are embedded."""


@dataclass(frozen=True, slots=True)
class Ranking:
    """An answer in names of tools.

    Attributes:
        ranked: Best first; :data:`DEPTH` at least where there are so many tools.
        found: How many of ``ranked`` the rules put into an order. The others stand behind them, first what an arm saw,
            then by name, and count nowhere.
        selected: What the model gets, in order.
        sources: Why, a label per tool of ``selected``.
        scores: What each of ``selected`` was ordered by; 0 where only a rule named it.
    """

    ranked: tuple[str, ...]
    found: int
    selected: tuple[str, ...]
    sources: tuple[Source, ...]
    scores: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of one message.

    Attributes:
        question_id: The message's.
        answer: What was said to it.
        worth: Held against what it needs.
        took_ms: Wall time of choosing, in milliseconds. Vectors of messages are made beforehand and not counted, but
            for those of messages that the guide's rules put together.
        fallback: Why the policy's own rules were not used, or empty.
    """

    question_id: str
    answer: Ranking
    worth: Scores
    took_ms: float
    fallback: str = ""


class Evaluator:
    """Asks messages by one policy. Sets are asked one after the other; the model is loaded once.

    Args:
        policy: The rules.
        embedder: The model; None to go without, as Dost does where there is none.
        on_progress: Told on the event loop the step before the first answer, and how many of how many are done.
    """

    def __init__(
        self,
        policy: Policy,
        embedder: KeptEmbedder | None,
        *,
        on_progress: Callable[[Step, int, int], None] = lambda step, done, total: None,
    ) -> None:
        self._policy = policy
        self._embedder = embedder if policy.recipes else None
        self._on_progress = on_progress
        self._rag: ToolRAG | None = None

    async def outcomes(self, evaluation_set: EvaluationSet) -> AsyncGenerator[Outcome]:
        """Ask all messages of a set, in its order.

        Raises:
            ModelError: the model fails.
        """
        rag = await self._prepared(evaluation_set)
        asked = [(one, turn_from_messages(one.history, text=one.text)) for one in evaluation_set.questions]
        await self._embed_messages([turn for _, turn in asked])
        names = {tool.id: tool.name for tool in evaluation_set.tools}
        tokens = {tool.name: tool_tokens(tool) for tool in evaluation_set.tools}
        for question, turn in asked:
            trace = await rag.trace(turn, self._policy)
            yield _outcome(question, trace, names, tokens)
        if self._embedder is not None:
            self._embedder.forget()

    async def close(self) -> None:
        """Let go of the threads, and keep the vectors that were made."""
        if self._rag is not None:
            await self._rag.close()
        if self._embedder is not None:
            self._embedder.flush()

    async def _prepared(self, evaluation_set: EvaluationSet) -> ToolRAG:
        if self._rag is None:
            self._rag = ToolRAG(
                load_embedder=self._model, debounce_ms=0, on_status=self._say_index, policy=self._policy
            )
            if self._embedder is not None:
                await self._rag.init(allow_download=False)
        self._rag.reindex(Catalog(self._rag.catalog.revision + 1, evaluation_set.tools))
        await self._rag.flush()
        if self._embedder is not None and self._rag.index_status.note:
            raise EmbeddingFailed(self._rag.index_status.note)
        return self._rag

    def _model(self) -> KeptEmbedder:
        if self._embedder is None:
            raise RuntimeError("nobody asks for a model where there is none")
        return self._embedder

    def _say_index(self, status: IndexStatus) -> None:
        if status.building and status.total:
            self._on_progress(Step.TOOLS, status.done, status.total)

    async def _embed_messages(self, turns: Sequence[Turn]) -> None:
        """In batches, which is quicker, and so that the time of an answer is that of choosing."""
        if self._embedder is None:
            return
        texts = list(dict.fromkeys(text for turn in turns for text in self._read(turn)))
        for start in range(0, len(texts), MESSAGES_AT_ONCE):
            self._on_progress(Step.MESSAGES, start, len(texts))
            with contextlib.suppress(EmbeddingFailed):  # a text that has no vector costs its own answer, which says so
                await asyncio.to_thread(self._embedder.embed, texts[start : start + MESSAGES_AT_ONCE])

    def _read(self, turn: Turn) -> Iterator[str]:
        """The texts of a turn that are searched for by meaning."""
        said = Conversation.of(turn, messages=len(self._policy.ranking.semantic_context))
        for message in (said.message, *said.earlier):
            yield from map(printable, texts_to_embed(message) if message else ())


# ---------------------------------------------------------------------------------------------------- one answer


def ranking_of(trace: TurnTrace, names: Mapping[str, str]) -> Ranking:
    """Read an answer off its trace.

    Tools that the message names come first, then all by the score that the selection was cut from. The guide's rules
    have no such score: what they find is their picks, in their order.

    Args:
        trace: Of the turn.
        names: Name of every tool of the catalogue by its id.
    """
    known = [candidate for candidate in trace.candidates if candidate.id in names]
    picks = [pick for pick in trace.selection.picks if pick.id in names]
    scored = [candidate for candidate in known if candidate.fused is not None]
    by_score = sorted(scored, key=lambda candidate: -(candidate.fused or 0.0))
    first = [pick.id for pick in picks if pick.source is Source.NAME or not scored]
    ranked = list(dict.fromkeys([*first, *(candidate.id for candidate in by_score)]))
    found = len(ranked)
    if found < DEPTH:  # rare; the order of the rest means nothing, but is the same every time
        left = [*(candidate.id for candidate in known), *sorted(names, key=lambda tool_id: (names[tool_id], tool_id))]
        ranked = list(dict.fromkeys([*ranked, *left]))[:DEPTH]
    return Ranking(
        ranked=tuple(names[tool_id] for tool_id in ranked),
        found=found,
        selected=tuple(names[pick.id] for pick in picks),
        sources=tuple(pick.source for pick in picks),
        scores=tuple(pick.score for pick in picks),
    )


def _outcome(question: Question, trace: TurnTrace, names: Mapping[str, str], tokens: Mapping[str, int]) -> Outcome:
    answer = ranking_of(trace, names)
    worth = score(question, Answer(answer.ranked[: answer.found], answer.selected), tokens)
    return Outcome(question.id, answer, worth, trace.took_ms, trace.selection.fallback)
