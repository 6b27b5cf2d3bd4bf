"""Dost itself, through the one verb that the window and every other program use."""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from typing import TYPE_CHECKING

from bench.quality.competitors.protocol import About
from dost_engine.evaluation.metrics import DEPTH, Answer
from dost_engine.evaluation.run import ranking_of
from dost_engine.history import turn_from_messages
from dost_engine.toolrag import ToolRAG
from dost_engine.types import Arm, Catalog, Rules, Turn
from dost_engine.version import VERSION

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dost_engine.embedding.protocol import Embedder
    from dost_engine.evaluation.data import Question
    from dost_engine.types import Policy, Tool


_QUERY = "the message and what came before"
_GUIDE_TEXT = "the guide's: name, its words, description, top-level parameter names"
_FIELDS = "name, description, all parameters with descriptions and enums, server, as weighted fields"
_VECTORS = "two vectors: name and description; the same with server and all parameters"


class Dost:
    """One policy of Dost.

    Args:
        policy: The rules.
        embedder: The model.
    """

    def __init__(self, policy: Policy, embedder: Embedder) -> None:
        guide = policy.rules is Rules.GUIDE
        self.about = About(
            name=f"Dost {policy.name}",
            version=f"dost {VERSION}, {embedder.model_id}",
            text=_GUIDE_TEXT if guide else f"{_VECTORS}; {_FIELDS}",
            query=_QUERY,
            settings="defaults",
            ours=True,
            ranks=not guide,
            chooses=True,
        )
        self.by_arm: dict[Arm, dict[str, tuple[str, ...]]] = {}
        self._policy = policy
        self._names: dict[str, str] = {}
        self._rag = ToolRAG(load_embedder=lambda: embedder, debounce_ms=0)

    async def prepare(self, tools: Sequence[Tool]) -> None:
        self.by_arm = {}
        self._names.clear()  # the same for every policy over these tools
        self._names.update({tool.id: tool.name for tool in tools})
        await self._rag.init(allow_download=False)
        self._rag.reindex(Catalog(self._rag.catalog.revision + 1, tuple(tools)))
        await self._rag.flush()
        await self._rag.trace(Turn("hello"), self._policy)  # asks for the texts that only this policy embeds
        await self._rag.flush()
        if self._rag.index_status.note:
            raise RuntimeError(f"{self.about.name}: {self._rag.index_status.note}")

    async def answer(self, question: Question) -> Answer:
        turn = turn_from_messages(question.history, text=question.text)
        trace = await self._rag.trace(turn, self._policy)
        if trace.selection.fallback:
            raise RuntimeError(f"{self.about.name}: {trace.selection.fallback}")
        for stage in trace.stages:
            self.by_arm.setdefault(stage.arm, {})[question.id] = tuple(
                self._names[hit.id] for hit in stage.hits[:DEPTH]
            )
        answer = ranking_of(trace, self._names)
        return Answer(answer.ranked[: answer.found], answer.selected)

    def with_policy(self, policy: Policy) -> Dost:
        """Another policy over the same tools, indexed once: prepared and closed with this one."""
        other = copy(self)
        other.about = replace(self.about, name=f"Dost {policy.name}")
        other.by_arm, other._policy = {}, policy
        return other

    async def close(self) -> None:
        await self._rag.close()


class DostArm:
    """One arm of a policy alone, as the policy's traces show it. Asked after the policy, set by set.

    Args:
        whole: The policy.
        arm: Vectors or words.
    """

    def __init__(self, whole: Dost, arm: Arm) -> None:
        text = _FIELDS if arm is Arm.TEXT else _VECTORS
        self.about = replace(whole.about, name=f"{whole.about.name}, {arm} arm alone", text=text, chooses=False)
        self._whole = whole
        self._arm = arm

    async def prepare(self, tools: Sequence[Tool]) -> None:
        pass

    async def answer(self, question: Question) -> Answer:
        return Answer(self._whole.by_arm[self._arm][question.id])

    async def close(self) -> None:
        pass
