"""FastMCP's BM25 search transform, the code that its ``search_tools`` runs."""

from __future__ import annotations

import logging
from importlib.metadata import version
from typing import TYPE_CHECKING

from fastmcp.server.transforms.search import BM25SearchTransform
from fastmcp.tools.base import Tool as FastMcpTool

from bench.quality.competitors.protocol import About
from dost_engine.evaluation.metrics import DEPTH, Answer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dost_engine.evaluation.data import Question
    from dost_engine.types import Tool


class FastMcp:
    """``BM25SearchTransform`` asked without a server around it."""

    about = About(
        name="FastMCP BM25",
        version=f"fastmcp {version('fastmcp')}",
        text="its own: name, description, top-level parameter names and their descriptions",
        query="the message",
        settings=f"defaults (k1 1.5, b 0.75), but max_results {DEPTH} instead of 5",
    )

    async def prepare(self, tools: Sequence[Tool]) -> None:
        logging.getLogger("mcp").setLevel(logging.ERROR)  # it warns of every name with a blank
        self._transform = BM25SearchTransform(max_results=DEPTH)
        self._tools = [
            FastMcpTool(name=tool.name, description=tool.description, parameters=dict(tool.input_schema))
            for tool in tools
        ]
        await self._transform._search(self._tools, "")  # indexes

    async def answer(self, question: Question) -> Answer:
        # The call that _search makes once it has hashed the whole catalogue to see whether it changed, which here
        # would cost a hundred milliseconds a message.
        hits = self._transform._index.query(question.text, DEPTH)
        return Answer(tuple(self._transform._indexed_names[at] for at in hits))

    async def close(self) -> None:
        pass
