"""Which texts go to the model together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_engine.index.build import BATCH_TEXTS, VectorSource, vectors_of
from dost_engine.types import Recipe
from support.fake_embedder import HashEmbedder

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dost_engine.embedding.protocol import Vectors


class CountsWords(HashEmbedder):
    """To it a text is as long as it has words, however many letters they have."""

    def __init__(self) -> None:
        super().__init__()
        self.batches: list[list[int]] = []

    def lengths(self, texts: Sequence[str]) -> list[int]:
        return [len(text.split()) for text in texts]

    def embed(self, texts: Sequence[str]) -> Vectors:
        self.batches.append(self.lengths(texts))
        return super().embed(texts)


def test_texts_that_are_as_long_to_the_model_go_together() -> None:
    few_long_words = {f"a{at}": f"{'incomprehensibilities ' * 3}{at}" for at in range(BATCH_TEXTS)}
    many_short_words = {f"b{at}": f"{'to be ' * 10}{at}" for at in range(BATCH_TEXTS)}
    texts = {
        key: value for pair in zip(few_long_words.items(), many_short_words.items(), strict=True) for key, value in pair
    }
    model = CountsWords()
    told: list[int] = []
    vectors = VectorSource(model, Recipe.PLAIN).vectors(
        texts, progress=lambda done, _: told.append(done), wanted=lambda: True
    )
    assert model.batches == [[4] * BATCH_TEXTS, [21] * BATCH_TEXTS]
    assert told == [0, BATCH_TEXTS, 2 * BATCH_TEXTS]
    assert vectors.keys() == texts.keys()
    assert all((vectors[key] == model.embed([texts[key]])[0]).all() for key in ("a3", "b5"))


def test_texts_of_two_recipes_go_through_the_model_in_one_pass() -> None:
    model = CountsWords()
    half = BATCH_TEXTS // 2
    plain = {f"p{at}": f"short {at}" for at in range(half)} | {f"q{at}": f"{'long ' * 9}{at}" for at in range(half)}
    rich = {f"r{at}": f"small {at}" for at in range(half)} | {f"s{at}": f"{'wide ' * 9}{at}" for at in range(half)}
    sources = [(VectorSource(model, Recipe.PLAIN), plain), (VectorSource(model, Recipe.RICH), rich)]
    told: list[tuple[int, int]] = []
    found = vectors_of(sources, progress=lambda *counts: told.append(counts), wanted=lambda: True)
    assert model.batches == [[2] * BATCH_TEXTS, [10] * BATCH_TEXTS]
    assert told == [(0, 2 * BATCH_TEXTS), (BATCH_TEXTS, 2 * BATCH_TEXTS), (2 * BATCH_TEXTS, 2 * BATCH_TEXTS)]
    assert [vectors.keys() for vectors in found] == [plain.keys(), rich.keys()]
    assert (found[1]["s3"] == model.embed([rich["s3"]])[0]).all()
    assert [source.embedded for source, _ in sources] == [BATCH_TEXTS, BATCH_TEXTS]
