"""Ratel's own library, as its Python guide uses it: register the tools, search."""

from __future__ import annotations

from importlib.metadata import version
from typing import TYPE_CHECKING, Any

from ratel_ai import ExecutableTool, ToolCatalog

from bench.quality.competitors.protocol import About
from bench.quality.competitors.served_model import ServedModel
from dost_engine.evaluation.metrics import DEPTH, Answer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dost_engine.embedding.protocol import Embedder
    from dost_engine.evaluation.data import Question
    from dost_engine.types import Tool


VERSION = f"ratel-ai {version('ratel-ai')}"
TEXT = "its own projection: name, description, properties of both schemas, enums"


class Ratel:
    """``ToolCatalog.search`` with its default method, BM25."""

    about = About(
        name="Ratel BM25",
        version=VERSION,
        text=TEXT,
        query="the message",
        settings="defaults (BM25, k1 0.9, b 0.4, fixed)",
    )

    async def prepare(self, tools: Sequence[Tool]) -> None:
        self._catalog = ToolCatalog()
        await self._catalog.register([_registered(tool) for tool in tools])

    async def answer(self, question: Question) -> Answer:
        return Answer(tuple(hit.tool_id for hit in self._catalog.search(question.text, DEPTH)))

    async def close(self) -> None:
        pass


class RatelHybrid:
    """``ToolCatalog.search_async`` with the method hybrid, over the model that Dost has.

    Args:
        embedder: The model; Ratel asks it for vectors as it asks a server that speaks OpenAI's protocol.
    """

    def __init__(self, embedder: Embedder) -> None:
        self.about = About(
            name="Ratel hybrid",
            version=f"{VERSION}, {embedder.model_id}",
            text=f"{TEXT}; the same as one text for its vector",
            query="the message",
            settings="method hybrid (reciprocal ranks), this model in place of its own; no prefixes",
        )
        self._served = ServedModel(embedder)
        self._model = embedder.model_id

    async def prepare(self, tools: Sequence[Tool]) -> None:
        self._catalog = ToolCatalog(embedding={"url": self._served.url, "model": self._model}, method="hybrid")
        await self._catalog.register([_registered(tool) for tool in tools])

    async def answer(self, question: Question) -> Answer:
        hits = await self._catalog.search_async(question.text, DEPTH)
        return Answer(tuple(hit.tool_id for hit in hits))

    async def close(self) -> None:
        self._served.close()


def _registered(tool: Tool) -> ExecutableTool:
    return ExecutableTool(
        id=tool.name,
        name=tool.name,
        description=tool.description,
        input_schema=dict(tool.input_schema),
        output_schema=dict(tool.output_schema or {}),
        execute=_never_called,
    )


def _never_called(_arguments: dict[str, Any]) -> None:
    raise AssertionError("the benchmark calls no tools")
