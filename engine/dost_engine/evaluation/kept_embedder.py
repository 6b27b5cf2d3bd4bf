"""The model with a memory on disk, so that a second run embeds nothing. For quality, not for time."""

from __future__ import annotations

import hashlib
import threading
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dost_engine.embedding.protocol import Embedder, Vectors
    from dost_engine.index.vector_cache import VectorCache

_KEPT_UNDER = "text"  # in place of a projection's version: here a vector belongs to its text alone
_WRITTEN_AT_ONCE = 500
_EMBEDDED_AT_ONCE = 64


class KeptEmbedder:
    """An Embedder that keeps what it embedded.

    Attributes:
        model_id: The model's.
        dim: The model's.
        embedded: Texts that went through the model.
    """

    def __init__(self, model: Embedder, cache: VectorCache) -> None:
        self.model_id = model.model_id
        self.dim = model.dim
        self.embedded = 0
        self._model = model
        self._cache = cache
        self._known: dict[str, Vectors] = {}
        self._unwritten: dict[str, Vectors] = {}
        self._lock = threading.Lock()

    def embed(self, texts: Sequence[str]) -> Vectors:
        """See :class:`dost_engine.embedding.protocol.Embedder`."""
        digests = [hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest() for text in texts]
        with self._lock:
            self._learn(dict(zip(digests, texts, strict=True)))
            rows = [self._known[digest] for digest in digests]
        return np.stack(rows) if rows else np.zeros((0, self.dim), dtype=np.float32)

    def flush(self) -> None:
        """Write what is not on disk yet."""
        with self._lock:
            self._write()

    def forget(self) -> None:
        """Free the memory; what was embedded stays on disk."""
        with self._lock:
            self._write()
            self._known.clear()

    def _learn(self, texts: dict[str, str]) -> None:
        missing = [digest for digest in texts if digest not in self._known]
        if not missing:
            return
        self._known |= self._cache.get(self.model_id, _KEPT_UNDER, missing)
        missing = sorted((key for key in missing if key not in self._known), key=lambda key: len(texts[key]))
        for start in range(0, len(missing), _EMBEDDED_AT_ONCE):
            part = missing[start : start + _EMBEDDED_AT_ONCE]
            made = dict(zip(part, self._model.embed([texts[key] for key in part]), strict=True))
            self.embedded += len(part)
            self._known |= made
            self._unwritten |= made
            if len(self._unwritten) >= _WRITTEN_AT_ONCE:
                self._write()

    def _write(self) -> None:
        self._cache.put(self.model_id, _KEPT_UNDER, self._unwritten)
        self._unwritten = {}
