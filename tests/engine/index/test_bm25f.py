"""What the default text index says as if some of its tools were not there."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from dost_engine.catalog import make_tool
from dost_engine.index.bm25f import Bm25fIndex
from dost_engine.projection import project
from support.small_tools import definition

WORDS = ("ship", "berth", "crane", "anchor", "hull", "tide")
some_words = st.lists(st.sampled_from(WORDS), max_size=5).map(" ".join)


@given(
    texts=st.lists(some_words, min_size=1, max_size=8),
    out=st.lists(st.booleans(), min_size=8, max_size=8),
    asked=st.dictionaries(st.sampled_from((*WORDS, "moon")), st.sampled_from((0.25, 1.0)), min_size=1),
)
def test_without_some_tools_the_others_score_as_in_an_index_of_their_own(
    texts: list[str], out: list[bool], asked: dict[str, float]
) -> None:
    seen = [project(make_tool("port", f"tool_{at}", definition(text))) for at, text in enumerate(texts)]
    mask = np.array(out[: len(seen)], dtype=bool)
    scores = Bm25fIndex.build(seen).scores_without(asked, mask)
    others = Bm25fIndex.build([one for one, gone in zip(seen, mask, strict=True) if not gone])
    np.testing.assert_allclose(scores[~mask], others.scores(asked), rtol=1e-12)
    assert not scores[mask].any()
