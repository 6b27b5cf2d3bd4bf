"""A fixed answer to queries, for what stands in front of the real one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_engine.types import RetrievalDebug, RetrievedTool, RetrievedTools

if TYPE_CHECKING:
    from dost_engine.gateway.retrieval import RetrievalRequest

_DEBUG = RetrievalDebug((0.6, 0.8), (0.92,), (0.93,), (None,), (0.91,), ({"certified": 1.25},), "agent-corex", "plain")


class FixedRetrieval:
    """Gives one tool, and remembers what was asked."""

    def __init__(self, ran: list[str]) -> None:
        self._ran = ran
        self.asked: list[RetrievalRequest] = []

    async def retrieve(self, asked: RetrievalRequest) -> RetrievedTools:
        self._ran.append("retrieve")
        self.asked.append(asked)
        one = RetrievedTool("say", 0.927, "Very good match", "echo/say", "echo", "Says it", {"type": "object"})
        return RetrievedTools((one,), "t1", debug=_DEBUG if asked.debug else None)
