"""What the engine needs of an embedding model."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, runtime_checkable

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from collections.abc import Sequence

Vectors = NDArray[np.float32]
"""Shape [n, dim]."""


@runtime_checkable
class MeasuresTexts(Protocol):
    """An embedder that can say beforehand how long texts are to it, so that those of one length go together."""

    def lengths(self, texts: Sequence[str]) -> list[int]:
        """Pieces that the model reads of each text."""


class Embedder(Protocol):
    """Turns texts into vectors. Safe to call from several threads at once."""

    @property
    def model_id(self) -> str:
        """Changes whenever the same text would get another vector: model, revision, precision, text limit."""

    @property
    def dim(self) -> int:
        """Numbers per vector."""

    def embed(self, texts: Sequence[str]) -> Vectors:
        """Embed texts.

        Returns:
            float32 [len(texts), dim], rows of unit length, in the order of ``texts``; [0, dim] for none.
            The vector of a text does not depend on the texts beside it.

        Raises:
            EmbeddingFailed: the model gave no usable vectors.
            ModelError: the model cannot be reached any more; no other text would fare better.
        """
