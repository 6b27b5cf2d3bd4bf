"""Dost itself, through the one verb that the window and every other program use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bench.quality.competitors.protocol import About, Answer
from dost_engine.history import turn_from_messages
from dost_engine.toolrag import ToolRAG
from dost_engine.types import Arm, Catalog, Method, Policy, Rules, Source, Turn
from dost_engine.version import VERSION

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dost_engine.embedding.protocol import Embedder
    from dost_engine.types import Tool, TurnTrace
    from support.evaluation_sets import Question


class Dost:
    """One policy of Dost, or one of its arms alone.

    Args:
        policy: The rules.
        embedder: The model.
        method: The arm that ranks; None for all that the policy has.
    """

    def __init__(self, policy: Policy, embedder: Embedder, method: Method | None = None) -> None:
        self.about = About(
            name=f"Dost {policy.name}" + (f", {method} arm alone" if method else ""),
            version=f"dost {VERSION}, {embedder.model_id}" if method is not Method.TEXT else f"dost {VERSION}",
            text=_text(policy, method),
            query="the message and what came before",
            settings="defaults",
            ours=True,
            ranks=policy.rules is not Rules.GUIDE,
            chooses=method is None,
        )
        self._policy = policy
        self._method = method
        self._rag = ToolRAG(load_embedder=lambda: embedder, debounce_ms=0)

    async def prepare(self, tools: Sequence[Tool]) -> None:
        await self._rag.init(allow_download=False)
        self._rag.reindex(Catalog(self._rag.catalog.revision + 1, tuple(tools)))
        await self._rag.flush()
        await self._rag.trace(Turn("hello"), self._policy)  # asks for the texts that only this policy embeds
        await self._rag.flush()
        if self._rag.index_status.note:
            raise RuntimeError(f"{self.about.name}: {self._rag.index_status.note}")

    async def answer(self, question: Question) -> Answer:
        turn = turn_from_messages(question.history, text=question.text, method=self._method)
        trace = await self._rag.trace(turn, self._policy)
        if trace.selection.fallback:
            raise RuntimeError(f"{self.about.name}: {trace.selection.fallback}")
        names = {tool.id: tool.name for tool in self._rag.catalog.tools}
        chosen = tuple(names[pick.id] for pick in trace.selection.picks)
        if self._method:
            return Answer(tuple(names[tool_id] for tool_id in _of_arm(trace, self._method)))
        if self._policy.rules is Rules.GUIDE:
            return Answer(chosen, chosen)  # the guide has no other order than the one in which it adds tools
        return Answer(tuple(names[tool_id] for tool_id in _fused(trace)), chosen)

    async def close(self) -> None:
        await self._rag.close()


def _of_arm(trace: TurnTrace, method: Method) -> list[str]:
    arm = Arm.TEXT if method is Method.TEXT else Arm.SEMANTIC
    return [hit.id for stage in trace.stages if stage.arm is arm for hit in stage.hits]


def _fused(trace: TurnTrace) -> list[str]:
    """The ranking that the selection was cut from: exact names, then by fused score; sticky tools have no place."""
    named = [pick.id for pick in trace.selection.picks if pick.source is Source.NAME]
    scored = [candidate for candidate in trace.candidates if candidate.fused is not None]
    by_score = sorted(scored, key=lambda candidate: -(candidate.fused or 0.0))
    return list(dict.fromkeys([*named, *(candidate.id for candidate in by_score)]))


def _text(policy: Policy, method: Method | None) -> str:
    if policy.rules is Rules.GUIDE:
        return "the guide's: name, its words, description, top-level parameter names"
    fields = "name, description, all parameters with descriptions and enums, server, as weighted fields"
    vectors = "two vectors: name and description; the same with server and all parameters"
    return {Method.TEXT: fields, Method.SEMANTIC: vectors}.get(method or Method.HYBRID, f"{vectors}; {fields}")
