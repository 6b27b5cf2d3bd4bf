"""Making one order of two arms, and counting what a message asks for."""

from __future__ import annotations

import numpy as np
import pytest

from dost_engine.selection.clauses import clauses
from dost_engine.selection.fusion import reciprocal_ranks, standard_scores

EVERYONE = np.ones(4, dtype=bool)


def test_a_standard_score_is_the_distance_from_the_mean_in_population_deviations() -> None:
    standard = standard_scores(np.array([2.0, 4.0, 4.0, 6.0]), EVERYONE)
    np.testing.assert_allclose(standard, [-(2**0.5), 0, 0, 2**0.5])


def test_scores_that_do_not_differ_rank_nobody() -> None:
    assert standard_scores(np.full(4, 0.1 + 0.2), EVERYONE).tolist() == [0.0] * 4
    assert standard_scores(np.array([0.3, 0.1 + 0.2, 0.3, 0.3]), EVERYONE).tolist() == [0.0] * 4
    assert standard_scores(np.zeros(0), np.zeros(0, dtype=bool)).tolist() == []


def test_a_tool_that_does_not_take_part_changes_nothing_for_the_others() -> None:
    three = standard_scores(np.array([1.0, 2.0, 3.0]), np.ones(3, dtype=bool))
    four = standard_scores(np.array([1.0, 2.0, 3.0, 900.0]), np.array([True, True, True, False]))
    assert four.tolist() == [*three.tolist(), 0.0]


def test_reciprocal_ranks_know_places_only_and_end_at_their_depth() -> None:
    gains = reciprocal_ranks(np.array([2, 0, 3]), 4, k=60, depth=2)
    assert gains.tolist() == [1 / 62, 0.0, 1 / 61, 0.0]


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("", 1),
        ("thanks", 1),
        ("book a table", 1),
        ("book a table for two and send the address to Ann", 2),
        ("find bread and butter", 1),
        ("check the weather. then plan a route", 2),
        ("check the weather\nplan a route\nmail it to Ann", 3),
        ("check the weather today, also plan a route as well as book a table there", 3),
        ("Ok. Yes. Do it.", 1),
        ("what is version 1.2.3 about", 1),
    ],
)
def test_a_clause_is_a_part_of_three_words_or_more(text: str, count: int) -> None:
    assert len(clauses(text)) == count
