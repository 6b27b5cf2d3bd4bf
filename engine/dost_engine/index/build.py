"""Getting a vector for every text of a catalogue: from memory, else from disk, else from the model."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_engine.embedding.protocol import MeasuresTexts
from dost_engine.errors import EmbeddingFailed
from dost_engine.index.vectors import Vector, is_usable
from dost_engine.projection import PROJECTION_VERSIONS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from dost_engine.embedding.protocol import Embedder
    from dost_engine.index.vector_cache import VectorCache
    from dost_engine.types import Recipe

BATCH_TEXTS = 32
"""Texts between two looks at whether the build is still wanted, and between two reports of progress."""

MEASURED_TEXTS = 512
"""Texts that are measured at once: of many more it would take seconds in which nothing else is done."""

_PLAIN_TEXT = "a tool"


class Abandoned(Exception):
    """A build was stopped because a newer one was asked for."""


class VectorSource:
    """Vectors of one recipe's texts by digest: one model's, kept in memory and, where there is a cache, on disk.

    Used by one build at a time. What an abandoned build embedded is kept, so that the next one goes on from there.

    Attributes:
        embedder: The model.
        recipe: What the texts are; vectors on disk are found under its version.
        embedded: Texts that went through the model since the start.
    """

    def __init__(self, embedder: Embedder, recipe: Recipe, cache: VectorCache | None = None) -> None:
        self.embedder = embedder
        self.recipe = recipe
        self._version = PROJECTION_VERSIONS[recipe]
        self.embedded = 0
        self._cache = cache
        self._vectors: dict[str, Vector] = {}
        self._refusal: EmbeddingFailed | None = None  # the last

    def vectors(
        self,
        texts: Mapping[str, str],
        *,
        progress: Callable[[int, int], None],
        wanted: Callable[[], bool],
    ) -> Mapping[str, Vector]:
        """Get the vectors of texts. Vectors of other texts are forgotten.

        Args:
            texts: Text by digest.
            progress: Told how many of how many have vectors, at the start and after every batch.
            wanted: Asked before every batch.

        Returns:
            Vector by digest. A text that the model has no usable vector for is left out.

        Raises:
            Abandoned: ``wanted`` said no.
            EmbeddingFailed: the model fails on all it is given, or no text at all has a vector.
        """
        self._take_from_disk([digest for digest in texts if digest not in self._vectors])
        missing = [digest for digest in texts if digest not in self._vectors]
        done = len(texts) - len(missing)
        progress(done, len(texts))
        for batch in self._batches(missing, texts):
            if not wanted():
                raise Abandoned
            made = self._embed({digest: texts[digest] for digest in batch})
            self._vectors.update(made)
            if self._cache is not None:
                self._cache.put(self.embedder.model_id, self._version, made)
            done += len(batch)
            progress(done, len(texts))
        self._vectors = {digest: vector for digest, vector in self._vectors.items() if digest in texts}
        if texts and not self._vectors:
            raise self._refusal or EmbeddingFailed(
                f"{self.embedder.model_id} gave no usable vector for any tool.", remedy="Load the model again."
            )
        return self._vectors

    def _batches(self, digests: Sequence[str], texts: Mapping[str, str]) -> Iterator[Sequence[str]]:
        """The shortest first: a model reads the texts of a batch as if all were as long as the longest."""
        for some in _parts(sorted(digests, key=lambda digest: (len(texts[digest]), digest)), MEASURED_TEXTS):
            if isinstance(self.embedder, MeasuresTexts):
                lengths = self.embedder.lengths([texts[digest] for digest in some])
                some = [digest for _, digest in sorted(zip(lengths, some, strict=True))]  # noqa: PLW2901 - the same, in order
            yield from _parts(some, BATCH_TEXTS)

    def _take_from_disk(self, digests: Sequence[str]) -> None:
        if self._cache is None or not digests:
            return
        found = self._cache.get(self.embedder.model_id, self._version, digests)
        self._vectors.update((key, found[key]) for key in found if found[key].shape == (self.embedder.dim,))

    def _embed(self, texts: Mapping[str, str]) -> dict[str, Vector]:
        try:
            made = self._run(texts)
        except EmbeddingFailed as error:
            self._refusal = error
            made = self._one_by_one(texts)
        self.embedded += len(texts)
        return {digest: vector for digest, vector in made.items() if is_usable(vector, self.embedder.dim)}

    def _one_by_one(self, texts: Mapping[str, str]) -> dict[str, Vector]:
        """A bad text costs its own tool only; where all are refused, a plain one tells whether the model fails."""
        made: dict[str, Vector] = {}
        for digest, text in texts.items() if len(texts) > 1 else ():
            try:
                made |= self._run({digest: text})
            except EmbeddingFailed as error:
                self._refusal = error
        if not made:
            self._run({"": _PLAIN_TEXT})
        return made

    def _run(self, texts: Mapping[str, str]) -> dict[str, Vector]:
        rows = self.embedder.embed(list(texts.values()))
        if len(rows) != len(texts):
            raise EmbeddingFailed(
                f"{self.embedder.model_id} gave {len(rows)} vectors for {len(texts)} texts.",
                remedy="Load the model again.",
            )
        return dict(zip(texts, rows, strict=True))


def _parts(digests: Sequence[str], size: int) -> Iterator[Sequence[str]]:
    for start in range(0, len(digests), size):
        yield digests[start : start + size]
