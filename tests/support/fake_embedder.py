"""An embedder without a model, for what does not need meaning."""

from __future__ import annotations

import hashlib
import re
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dost_engine.embedding.protocol import Vectors


class HashEmbedder:
    """Same text, same vector: the sum of one fixed random direction per word. Counts what it embedded."""

    def __init__(self, *, dim: int = 64, model_id: str = "hash") -> None:
        self.model_id = model_id
        self.dim = dim
        self.embedded: list[str] = []

    def embed(self, texts: Sequence[str]) -> Vectors:
        self.embedded.extend(texts)
        rows = np.zeros((len(texts), self.dim), dtype=np.float32)
        for number, text in enumerate(texts):
            for word in re.findall(r"\w+", text.lower()) or [""]:
                seed = int.from_bytes(hashlib.sha256(word.encode()).digest()[:8], "big")
                rows[number] += np.random.default_rng(seed).standard_normal(self.dim)
        rows /= np.linalg.norm(rows, axis=1, keepdims=True)
        return rows
