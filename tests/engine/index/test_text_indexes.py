"""Which text index a policy searches in."""

from __future__ import annotations

import gc
from dataclasses import replace
from weakref import ref

import numpy as np
import pytest

from dost_engine.catalog import catalog_from_mapping
from dost_engine.index.snapshot import Snapshot, prepare
from dost_engine.index.text_indexes import text_index
from dost_engine.types import TextRecipe
from support.small_tools import HARBOUR


def snapshot() -> Snapshot:
    return prepare(catalog_from_mapping(HARBOUR), Snapshot())


@pytest.mark.parametrize("recipe", TextRecipe)
def test_every_index_finds_the_tool_and_says_by_which_word(recipe: TextRecipe) -> None:
    index = text_index(recipe, snapshot())
    scores = index.scores({"lawn": 1.0, "drive": 0.25})
    assert np.argsort(-scores).tolist()[0] == 3
    (match,) = index.matches({"lawn": 1.0, "drive": 0.25}, [3])[3]
    assert (match.word, match.found) == ("lawn", ("lawn",))
    assert match.score == pytest.approx(scores[3], abs=0.001)


def test_what_is_told_of_a_score_is_not_the_same_for_every_index() -> None:
    of = {recipe: text_index(recipe, snapshot()).scores({"lawn": 1.0})[3] for recipe in TextRecipe}
    assert len(set(of.values())) == len(TextRecipe)


@pytest.mark.parametrize("recipe", TextRecipe)
def test_an_index_is_built_once_for_a_snapshot_and_goes_with_it(recipe: TextRecipe) -> None:
    one = snapshot()
    index = text_index(recipe, one)
    assert text_index(recipe, one) is index
    other = replace(one, tokens=())
    assert recipe is TextRecipe.FIELDS or text_index(recipe, other) is not index
    watched = ref(one)
    del one, other, index
    gc.collect()
    assert watched() is None
