"""BM25 as most programs would use it: bm25s over name and description."""

from __future__ import annotations

from importlib.metadata import version
from typing import TYPE_CHECKING

import bm25s
import Stemmer

from bench.quality.competitors.protocol import About
from dost_engine.evaluation.metrics import DEPTH, Answer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dost_engine.evaluation.data import Question
    from dost_engine.types import Tool


class Bm25s:
    """bm25s with the English stemmer and stop words that its documentation shows."""

    about = About(
        name="bm25s",
        version=f"bm25s {version('bm25s')}, PyStemmer {version('PyStemmer')}",
        text="name and description",
        query="the message",
        settings="defaults (Lucene's BM25, k1 1.5, b 0.75), English stemmer and stop words",
    )

    def __init__(self) -> None:
        self._stemmer = Stemmer.Stemmer("english")

    async def prepare(self, tools: Sequence[Tool]) -> None:
        self._names = [tool.name for tool in tools]
        self._index = bm25s.BM25()
        self._index.index(self._tokens([f"{tool.name}: {tool.description}" for tool in tools]), show_progress=False)

    async def answer(self, question: Question) -> Answer:
        found, scores = self._index.retrieve(
            self._tokens([question.text]), k=min(DEPTH, len(self._names)), show_progress=False
        )
        return Answer(tuple(self._names[at] for at, score in zip(found[0], scores[0], strict=True) if score > 0))

    async def close(self) -> None:
        pass

    def _tokens(self, texts: list[str]) -> object:
        return bm25s.tokenize(texts, stopwords="en", stemmer=self._stemmer, show_progress=False)
