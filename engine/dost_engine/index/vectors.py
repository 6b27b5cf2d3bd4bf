"""Vectors of all tools of a catalogue, and the cosine of each to a message."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

Vector = NDArray[np.float32]
"""Shape [dim]."""

NO_COSINE = -2.0
"""Stands for the cosine of a tool that has no usable vector: below every real one."""


def is_usable(vector: Vector, dim: int) -> bool:
    """Whether a vector has the right shape, only finite numbers, and a direction."""
    return vector.shape == (dim,) and bool(np.isfinite(vector).all()) and bool(vector.any())


@dataclass(frozen=True, slots=True, eq=False)
class VectorIndex:
    """One matrix of unit rows. Immutable.

    Attributes:
        model_id: The model that made the vectors.
        matrix: float32 [tools, dim]; rows of tools without a usable vector are zero.
        usable: bool [tools].
    """

    model_id: str
    matrix: NDArray[np.float32]
    usable: NDArray[np.bool_]

    @classmethod
    def build(cls, model_id: str, dim: int, digests: Sequence[str], vectors: Mapping[str, Vector]) -> VectorIndex:
        """Lay out the vectors of texts; a text without a usable vector gets none.

        Args:
            model_id: The model that made the vectors.
            dim: Numbers per vector.
            digests: Digest of each tool's text, in the order of the catalogue.
            vectors: Vector by digest.
        """
        nothing = np.zeros(dim, dtype=np.float32)
        rows = (vectors.get(digest, nothing) for digest in digests)
        matrix = np.zeros((len(digests), dim), dtype=np.float32)
        for at, vector in enumerate(rows):
            if vector.shape == nothing.shape:
                matrix[at] = vector
        usable: NDArray[np.bool_] = np.logical_and(np.isfinite(matrix).all(axis=1), matrix.any(axis=1))
        matrix[~usable] = 0
        lengths = np.linalg.norm(matrix.astype(np.float64), axis=1, keepdims=True)
        np.divide(matrix, lengths, out=matrix, where=lengths > 0, casting="same_kind")
        return cls(model_id, matrix, usable)

    def cosines(self, vector: Vector) -> NDArray[np.float64]:
        """Cosine of every tool to a vector of unit length, :data:`NO_COSINE` where a tool has none; shape [tools]."""
        cosines = (self.matrix @ vector).astype(np.float64)
        cosines[~self.usable] = NO_COSINE
        return cosines
