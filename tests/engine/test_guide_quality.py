"""The guide's policy reaches the guide's figures, on the small public sets; ``tests/bench`` runs all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from dost_engine.index.vector_cache import VectorCache
from support.guide_sets import REFERENCE, data_folder, faults, measure
from support.small_tools import running

if TYPE_CHECKING:
    from dost_engine.embedding.onnx_model import OnnxEmbedder


@pytest.mark.model
@pytest.mark.bench_data
@pytest.mark.skipif(data_folder() is None, reason="DOST_BENCH_DATA does not point to the evaluation data")
@pytest.mark.parametrize("name", ["tooltalk", "toolalpaca"])  # whole, so that the figures need no allowance
async def test_the_guides_policy_reaches_the_guides_figures(
    real_model: OnnxEmbedder, name: str, request: pytest.FixtureRequest
) -> None:
    folder = data_folder()
    assert folder is not None
    cache = request.config.cache  # absent where pytest runs without
    # The same model gives the same vectors, so that only the first run embeds the tools.
    vectors = VectorCache(cache.mkdir("vectors") / "vectors.sqlite") if cache else None
    async with running(real_model, vector_cache=vectors) as rag:
        await rag.init()
        figures = await measure(folder / name, rag)
    if vectors:
        vectors.close()
    assert faults(name, figures) == []
    assert figures.complete == pytest.approx(REFERENCE[name].complete, abs=0.03)
