"""What a snapshot says of its order and of the vectors that are searched."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from dost_engine.index.snapshot import MANY_TOOLS, Snapshot, embedded
from dost_engine.types import Policy, Recipe


@pytest.mark.parametrize("values", [1, 2, 7, 10_000])
def test_tools_are_ordered_by_score_and_of_equal_score_by_name(values: int) -> None:
    draw = np.random.default_rng(values)
    for size in (0, 1, 2, 300):
        tie_order = draw.permutation(size)
        snapshot = replace(Snapshot(), tie_order=tie_order, by_name=np.argsort(tie_order))
        scores = draw.integers(values, size=size) / 7
        expected = np.lexsort((snapshot.tie_order, -scores))
        assert snapshot.ordered(scores).tolist() == expected.tolist()


def test_beyond_some_thousand_tools_the_default_has_one_vector_a_tool() -> None:
    recipes = Policy.default().recipes
    assert embedded(recipes, MANY_TOOLS) == recipes == (Recipe.PLAIN, Recipe.RICH)
    assert embedded(recipes, MANY_TOOLS + 1) == (Recipe.RICH,)
    assert embedded((Recipe.PLAIN,), MANY_TOOLS + 1) == (Recipe.PLAIN,)
    assert embedded((Recipe.GUIDE,), MANY_TOOLS + 1) == (Recipe.GUIDE,)
