"""The plainest search by meaning: one vector a tool, one for the message, the nearest first."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from bench.quality.competitors.protocol import About
from dost_engine.evaluation.metrics import DEPTH, Answer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dost_engine.embedding.protocol import Embedder
    from dost_engine.evaluation.data import Question
    from dost_engine.types import Tool


class PlainCosine:
    """Cosine of name and description to the message."""

    def __init__(self, embedder: Embedder) -> None:
        self.about = About(
            name="MiniLM cosine",
            version=embedder.model_id,
            text="name: description",
            query="the message",
            settings="none",
        )
        self._embedder = embedder

    async def prepare(self, tools: Sequence[Tool]) -> None:
        self._names = [tool.name for tool in tools]
        self._matrix = self._embedder.embed([f"{tool.name}: {tool.description}" for tool in tools])

    async def answer(self, question: Question) -> Answer:
        cosines = self._matrix @ self._embedder.embed([question.text])[0]
        return Answer(tuple(self._names[at] for at in np.argsort(-cosines, kind="stable")[:DEPTH]))

    async def close(self) -> None:
        pass
