"""Getting a vector for every text of a catalogue: from memory, else from disk, else from the model."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

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

    def vectors(
        self,
        texts: Mapping[str, str],
        *,
        progress: Callable[[int, int], None],
        wanted: Callable[[], bool],
    ) -> Mapping[str, Vector]:
        """Get the vectors of texts, by digest; see :func:`vectors_of`."""
        return vectors_of([(self, texts)], progress=progress, wanted=wanted)[0]

    def missing(self, texts: Mapping[str, str]) -> list[str]:
        """Digests of the texts that have a vector neither in memory nor on disk."""
        self._take_from_disk([digest for digest in texts if digest not in self._vectors])
        return [digest for digest in texts if digest not in self._vectors]

    def take(self, made: Mapping[str, Vector], texts: int) -> None:
        """Keep what the model made of so many texts, where it is of any use."""
        self.embedded += texts
        usable = {digest: vector for digest, vector in made.items() if is_usable(vector, self.embedder.dim)}
        self._vectors.update(usable)
        if self._cache is not None:
            self._cache.put(self.embedder.model_id, self._version, usable)

    def only(self, texts: Mapping[str, str]) -> Mapping[str, Vector]:
        """The vectors of texts by digest. Those of other texts are forgotten."""
        self._vectors = {digest: vector for digest, vector in self._vectors.items() if digest in texts}
        return self._vectors

    def _take_from_disk(self, digests: Sequence[str]) -> None:
        if self._cache is None or not digests:
            return
        found = self._cache.get(self.embedder.model_id, self._version, digests)
        self._vectors.update((key, found[key]) for key in found if found[key].shape == (self.embedder.dim,))


def vectors_of(
    wanted_texts: Sequence[tuple[VectorSource, Mapping[str, str]]],
    *,
    progress: Callable[[int, int], None],
    wanted: Callable[[], bool],
    enough: Callable[[], bool] = lambda: False,
) -> list[Mapping[str, Vector]]:
    """Get the vectors of texts of one or more recipes. Vectors of other texts are forgotten.

    What no source has goes through the model in one pass, so that texts of one length do so together, whatever recipe
    they are of.

    Args:
        wanted_texts: Sources of one model, each with its texts by digest.
        progress: Told how many of how many have vectors, at the start and after every batch.
        wanted: Asked before every batch.
        enough: Asked likewise; once it says yes, what has no vector yet is left out.

    Returns:
        For each source, vector by digest. A text that the model has no usable vector for is left out.

    Raises:
        Abandoned: ``wanted`` said no.
        EmbeddingFailed: nobody had enough, and the model fails on all it is given, or no text at all of a source has a
            vector.
    """
    if not wanted_texts:
        return []
    model = wanted_texts[0][0].embedder
    missing = [_Text(source, key, texts[key]) for source, texts in wanted_texts for key in source.missing(texts)]
    total, refusal = sum(len(texts) for _, texts in wanted_texts), None
    done = total - len(missing)
    progress(done, total)
    for batch in _batches(missing, model):
        if not wanted():
            raise Abandoned
        if enough():
            return [source.only(texts) for source, texts in wanted_texts]
        made, refused = _embed(batch, model)
        refusal = refused or refusal
        for source in dict.fromkeys(text.source for text in batch):
            own = [(text.digest, row) for text, row in zip(batch, made, strict=True) if text.source is source]
            source.take({digest: row for digest, row in own if row is not None}, len(own))
        done += len(batch)
        progress(done, total)
    found = [source.only(texts) for source, texts in wanted_texts]
    if any(texts and not vectors for (_, texts), vectors in zip(wanted_texts, found, strict=True)):
        raise refusal or EmbeddingFailed(
            f"{model.model_id} gave no usable vector for any tool.", remedy="Load the model again."
        )
    return found


@dataclass(frozen=True, slots=True)
class _Text:
    source: VectorSource
    digest: str
    text: str


def _batches(texts: Sequence[_Text], model: Embedder) -> Iterator[Sequence[_Text]]:
    """The shortest first: a model reads the texts of a batch as if all were as long as the longest."""
    for some in _parts(sorted(texts, key=lambda text: (len(text.text), text.digest)), MEASURED_TEXTS):
        if isinstance(model, MeasuresTexts):
            lengths = model.lengths([text.text for text in some])
            order = sorted(range(len(some)), key=lambda at: (lengths[at], some[at].digest))
            some = [some[at] for at in order]  # noqa: PLW2901 - the same, in order
        yield from _parts(some, BATCH_TEXTS)


def _embed(batch: Sequence[_Text], model: Embedder) -> tuple[list[Vector | None], EmbeddingFailed | None]:
    """The vectors of a batch, None where a text is refused, and the last refusal."""
    try:
        return list(_run([text.text for text in batch], model)), None
    except EmbeddingFailed as error:
        return _one_by_one(batch, model, error)


def _one_by_one(
    batch: Sequence[_Text], model: Embedder, refusal: EmbeddingFailed
) -> tuple[list[Vector | None], EmbeddingFailed]:
    """A bad text costs its own tool only; where all are refused, a plain one tells whether the model fails."""
    made: list[Vector | None] = [None] * len(batch)
    for at, text in enumerate(batch if len(batch) > 1 else ()):
        try:
            made[at] = _run([text.text], model)[0]
        except EmbeddingFailed as error:
            refusal = error
    if all(row is None for row in made):
        _run([_PLAIN_TEXT], model)
    return made, refusal


def _run(texts: Sequence[str], model: Embedder) -> Sequence[Vector]:
    rows = model.embed(texts)
    if len(rows) != len(texts):
        raise EmbeddingFailed(
            f"{model.model_id} gave {len(rows)} vectors for {len(texts)} texts.", remedy="Load the model again."
        )
    return list(rows)


_Any = TypeVar("_Any")


def _parts(rows: Sequence[_Any], size: int) -> Iterator[Sequence[_Any]]:
    for start in range(0, len(rows), size):
        yield rows[start : start + size]
