"""Answering in the shape of Agent-CoreX's page: its names and its rules, over the same turns as everything else."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

from dost_engine.errors import BadRequest
from dost_engine.history import turn_from_messages
from dost_engine.selection.budget import ANY_TOKENS
from dost_engine.selection.factors import HISTORY, PERFORMANCE, POPULARITY, SIMILARITY
from dost_engine.selection.scene import MessageVectors
from dost_engine.types import Arm, Candidate, Filters, Limits, Policy, RetrievalDebug, RetrievedTool, RetrievedTools

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable

    from dost_engine.gateway.retrieval import RetrievalRequest
    from dost_engine.toolrag import ToolRAG
    from dost_engine.types import Tool, Turn, TurnTrace

_AGENT_COREX = "agent-corex"


class Retrieval:
    """Answers queries.

    Args:
        engine: Gives what answers, and raises NotReady where nothing does.
        select: Answers a turn and keeps it.
        personal_rules: Gives Agent-CoreX's rules as the settings have them.
    """

    def __init__(
        self,
        *,
        engine: Callable[[], ToolRAG],
        select: Callable[[Turn, Policy], Awaitable[TurnTrace]],
        personal_rules: Callable[[], Policy],
    ) -> None:
        self._engine, self._select, self._personal_rules = engine, select, personal_rules

    async def retrieve(self, asked: RetrievalRequest) -> RetrievedTools:
        """Tools for a query, best first.

        Raises:
            BadRequest: the query is empty, there are no rules of that name, or ``min_score`` cannot be.
            NotReady: the service does not run.
        """
        if not asked.query.strip():
            raise BadRequest("query: it is empty.", remedy="Say what is to be done, in a sentence.")
        engine = self._engine()
        known = {tool.id: tool for tool in engine.catalog.tools}
        trace = await self._select(_turn(asked), with_top(self._rules(asked.policy), asked.top_k))
        candidates = {one.id: one for one in trace.candidates}
        picks = [pick for pick in trace.selection.picks if pick.id in known]
        notes = (trace.selection.fallback, *trace.notes)
        answer = RetrievedTools(
            tuple(_retrieved(known[pick.id], pick.score, pick.reason) for pick in picks),
            trace.turn_id,
            tuple(filter(None, notes)),
        )
        if not asked.debug:
            return answer
        vector = await _vector(engine, asked.query)
        return replace(answer, debug=_debug([candidates[pick.id] for pick in picks], trace, vector))

    def _rules(self, name: str) -> Policy:
        if name in {"", _AGENT_COREX}:
            return self._personal_rules()
        try:
            return Policy.named(name)
        except ValueError as error:
            raise BadRequest(f"policy: {error}", remedy="Leave it out for Agent-CoreX's rules.") from error


def with_top(policy: Policy, top_k: int) -> Policy:
    """The rules with room for so many tools; where they give a fixed number, with that number."""
    ranking = policy.ranking
    if ranking.fewest == ranking.most:
        ranking = replace(ranking, fewest=top_k, fewest_most=top_k, most=top_k)
    else:
        ranking = replace(ranking, most=max(ranking.most, top_k))
    return replace(policy, ranking=ranking, personal=replace(policy.personal, most=top_k))


def _turn(asked: RetrievalRequest) -> Turn:
    wanted = asked.filter
    return turn_from_messages(
        asked.history,
        text=asked.query,
        filters=Filters(_several(wanted.server), _several(wanted.category), min_score=wanted.min_score),
        limits=Limits(asked.top_k, ANY_TOKENS),
        origin=asked.origin,
    )


def _several(names: str | tuple[str, ...]) -> tuple[str, ...]:
    return (names,) if isinstance(names, str) else names


def _retrieved(tool: Tool, score: float, reason: str) -> RetrievedTool:
    return RetrievedTool(tool.name, score, reason, tool.id, tool.server, tool.description, tool.input_schema)


async def _vector(engine: ToolRAG, text: str) -> tuple[float, ...]:
    embedder = engine.embedder
    if embedder is None:
        return ()
    try:
        vector = await asyncio.to_thread(MessageVectors(embedder), text)
    except Exception:  # noqa: BLE001 - whatever a model raises has cost its arm already, and was said there
        return ()
    return tuple(round(float(number), 6) for number in vector)


def _debug(picked: list[Candidate], trace: TurnTrace, vector: tuple[float, ...]) -> RetrievalDebug:
    def factor(name: str) -> tuple[float | None, ...]:
        return tuple(one.factors.get(name) for one in picked)

    return RetrievalDebug(
        query_embedding=vector,
        embedding_similarity_scores=_similarities(picked),
        popularity_scores=factor(POPULARITY),
        user_history_scores=factor(HISTORY),
        performance_scores=factor(PERFORMANCE),
        boosts=tuple(one.boosts for one in picked),
        policy=trace.policy.name,
        note=trace.query.reason,
    )


def _similarities(picked: Iterable[Candidate]) -> tuple[float | None, ...]:
    """The factor where there is one, else the cosine of the vector arm, which may stand below 0."""
    cosines = [{hit.arm: hit.score for hit in one.hits}.get(Arm.SEMANTIC) for one in picked]
    return tuple(
        one.factors.get(SIMILARITY, None if cosine is None else min(max(cosine, 0.0), 1.0))
        for one, cosine in zip(picked, cosines, strict=True)
    )
