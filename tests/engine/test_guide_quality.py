"""The guide's policy reaches the guide's figures, on the small public sets; ``make bench`` runs all of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bench.quality.check_values import handed_out
from bench.quality.competitors.dost import Dost
from bench.quality.run import measure
from dost_engine.evaluation.kept_embedder import KeptEmbedder
from dost_engine.index.vector_cache import VectorCache
from dost_engine.types import Policy
from support.evaluation_sets import data_folder, load_set
from support.guide_sets import REFERENCE, faults

if TYPE_CHECKING:
    from pathlib import Path

    from dost_engine.embedding.onnx_model import OnnxEmbedder


@pytest.mark.model
@pytest.mark.bench_data
@pytest.mark.skipif(data_folder() is None, reason="DOST_BENCH_DATA does not point to the evaluation data")
@pytest.mark.parametrize("name", ["tooltalk", "toolalpaca"])  # whole, so that the figures need no allowance
async def test_the_guides_policy_reaches_the_guides_figures(
    real_model: OnnxEmbedder, name: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    folder = data_folder()
    assert folder is not None
    cache = request.config.cache  # absent where pytest runs without
    # The same model gives the same vectors, so that only the first run embeds.
    vectors = VectorCache((cache.mkdir("vectors") if cache else tmp_path) / "texts.sqlite")
    embedder = KeptEmbedder(real_model, vectors)
    guide = Dost(Policy.guide(), embedder)
    figures = handed_out(await measure(guide, load_set(folder / name)))
    await guide.close()
    embedder.flush()
    vectors.close()
    assert faults({name: figures}) == []
    assert figures.complete == pytest.approx(REFERENCE[name].complete, abs=0.03)
