"""What speed is measured on: real tools and real messages, or generated ones where the data is not there."""

from __future__ import annotations

import gzip
import itertools
import json
from typing import TYPE_CHECKING, Any

import numpy as np

from dost_engine.catalog import make_tool, server_key
from dost_engine.embedding.protocol import MeasuresTexts
from support.evaluation_sets import load_set

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from dost_engine.embedding.protocol import Embedder, Vectors
    from dost_engine.types import Tool

MESSAGES = 500
"""Different messages of one measurement."""

MESSAGE_SETS = ("azure-mcp", "bfcl", "sgd", "metatool", "toollinkos")
"""Whose messages are taken, in turns."""

_SPREAD = 0.02  # of a number of a drawn vector: a cosine of about .93 to the real one


def tools(data: Path | None, most: int) -> list[Tool]:
    """Tools of real servers, in the order of the data."""
    if data is None:
        raw: list[dict[str, Any]] = [
            {"name": f"tool_{n}", "description": f"Does the thing of number {n}, and then some more."}
            for n in range(most)
        ]
    else:
        with gzip.open(data / "all-tools" / "tools.jsonl.gz", "rt", encoding="utf-8") as lines:
            raw = [json.loads(line) for line in itertools.islice(lines, most)]
    return [make_tool(server_key(str(row.get("server") or "tools")), row["name"], row) for row in raw]


def messages(data: Path | None) -> list[str]:
    """:data:`MESSAGES` different ones, without what was said before."""
    if data is None:
        return [f"please do the thing of number {number} for me, and then some more" for number in range(MESSAGES)]
    columns = ([question.text for question in load_set(data / name).questions] for name in MESSAGE_SETS)
    rows = itertools.zip_longest(*columns)
    different = dict.fromkeys(text for row in rows for text in row if text and len(text) < 1_000)
    return list(different)[:MESSAGES]


class Drawn:
    """An Embedder that runs the model on messages and draws the vectors of tools.

    How long a search takes does not depend on what the vectors hold, but how many tools it returns does: so the drawn
    ones are those of real tools, each moved a little.

    Args:
        model: The real one.
        asked: The messages.
        like: [some tools, dim]: what the drawn vectors are like.
    """

    def __init__(self, model: Embedder, asked: Sequence[str], like: Vectors) -> None:
        self.model_id = f"drawn-{model.model_id}"
        self.dim = model.dim
        self._model = model
        self._asked = frozenset(asked)
        self._like = like
        self._draw = np.random.default_rng(5)

    def embed(self, texts: Sequence[str]) -> Vectors:
        """See :class:`dost_engine.embedding.protocol.Embedder`."""
        if self._asked.issuperset(texts):
            return self._model.embed(texts)
        rows = self._like[self._draw.integers(len(self._like), size=len(texts))]
        moved = rows + self._draw.normal(scale=_SPREAD, size=rows.shape).astype(np.float32)
        return np.asarray(moved / np.linalg.norm(moved, axis=1, keepdims=True), dtype=np.float32)


class Counting:
    """An Embedder that notes what went through another one."""

    def __init__(self, model: Embedder) -> None:
        self.model_id = model.model_id
        self.dim = model.dim
        self.texts: list[str] = []
        self._model = model

    def embed(self, texts: Sequence[str]) -> Vectors:
        """See :class:`dost_engine.embedding.protocol.Embedder`."""
        self.texts += texts
        return self._model.embed(texts)

    def lengths(self, texts: Sequence[str]) -> list[int]:
        """See :class:`dost_engine.embedding.protocol.MeasuresTexts`."""
        return self._model.lengths(texts) if isinstance(self._model, MeasuresTexts) else [len(text) for text in texts]
