"""The personal factors: always in [0, 1], whatever was called."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from dost_engine.selection.factors import Factors, closeness_of, factors_of, missing_evidence
from dost_engine.types import Personal, ToolUsage, UsageStats

NOW = datetime(2026, 3, 30, 12, 0, tzinfo=UTC)
PERSONAL = Personal()


def usage(tool_id: str, uses: int, *, worked: int | None = None, days_ago: float = 0, p99_ms: float = 300) -> ToolUsage:
    worked = uses if worked is None else worked
    return ToolUsage(
        tool_id,
        uses,
        worked,
        p50_ms=p99_ms / 2,
        p99_ms=p99_ms,
        last_used=NOW - timedelta(days=days_ago),
        recent_uses=uses,
        recent_successes=worked,
    )


def stats(*tools: ToolUsage) -> UsageStats:
    return UsageStats({tool.tool_id: tool for tool in tools}, sum(tool.uses for tool in tools), NOW)


def factors(*tools: ToolUsage, of: str = "abcdefgh", options: Personal = PERSONAL) -> Factors:
    return factors_of(list(of), np.ones(len(of)), stats(*tools), options, NOW)


amounts = st.integers(min_value=0, max_value=10**9)
numbers = st.floats(min_value=0, max_value=1e9)


@st.composite
def any_usage(draw: st.DrawFn) -> ToolUsage:
    uses = draw(amounts)
    worked = draw(st.integers(min_value=0, max_value=uses))
    recent = draw(st.floats(min_value=0, max_value=float(uses)))
    return ToolUsage(
        draw(st.sampled_from("abcdefgh")),
        uses,
        worked,
        draw(st.integers(min_value=0, max_value=uses - worked)),
        p50_ms=draw(numbers),
        p99_ms=draw(numbers),
        last_used=NOW - timedelta(days=draw(st.floats(min_value=-10, max_value=5000))),
        recent_uses=recent,
        recent_successes=draw(st.floats(min_value=0, max_value=recent)),
    )


@given(
    st.lists(any_usage()),
    st.lists(st.floats(min_value=-1, max_value=1), min_size=8, max_size=8),
    st.floats(min_value=0, max_value=100),
    st.floats(min_value=0, max_value=100),
)
def test_every_factor_is_between_0_and_1_whatever_was_called(
    tools: list[ToolUsage], cosines: list[float], chance: float, doubt: float
) -> None:
    options = replace(PERSONAL, chance=chance, doubt=doubt)
    near = closeness_of(np.array(cosines), options, np.ones(8, dtype=bool))
    found = factors_of("abcdefgh", near, stats(*tools), options, NOW)
    for values in (near, found.popularity, found.history, found.performance):
        assert np.isfinite(values).all()
        assert (values >= 0).all()
        assert (values <= 1).all()
    whole = options.similarity_weight * np.clip(np.array(cosines), 0, 1) + found.weighted(options)
    assert (whole >= 0).all()
    assert (whole <= 1 + 1e-9).all()
    assert (np.abs(found.advantage(options)) <= 1).all()


def test_a_tool_without_calls_is_held_for_average_not_for_bad() -> None:
    nobody = factors()
    assert set(nobody.popularity) == {nobody.neutral[0]}
    assert nobody.neutral[0] == pytest.approx(0.5, abs=0.01)
    assert set(nobody.performance) == {0.5}
    assert set(nobody.history) == {0.0}
    others = factors(usage("a", 30), usage("b", 20))
    assert others.popularity[2] > 0.3
    assert others.performance[2] > 0.7  # as the tools here are: they work


def test_more_calls_never_make_a_tool_less_popular() -> None:
    popularity = [factors(usage("a", uses), usage("b", 40), usage("c", 9)).popularity[0] for uses in range(60)]
    assert popularity == sorted(popularity)


def test_equal_use_says_nothing_of_any_tool() -> None:
    equal = factors(*(usage(name, 1000) for name in "abcdefgh"))
    assert np.ptp(equal.advantage(PERSONAL)) == 0
    assert set(equal.history) == {0.0}


def test_what_chance_gives_moves_no_tool_far() -> None:
    drawn = np.random.default_rng(1).poisson(20, 8)
    at_random = factors(*(usage(name, int(uses)) for name, uses in zip("abcdefgh", drawn, strict=True)))
    meant = factors(usage("a", 100), *(usage(name, 8) for name in "bcdefgh"))
    assert np.ptp(at_random.advantage(PERSONAL)) < 0.25 * np.ptp(meant.advantage(PERSONAL))


def test_a_tool_that_fails_or_is_slow_performs_worse_and_a_few_calls_prove_little() -> None:
    fine, failing, slow = usage("a", 40), usage("b", 40, worked=10), usage("c", 40, p99_ms=6000)
    found = factors(fine, failing, slow).performance
    assert found[0] > found[1]
    assert found[0] > found[2]
    once = factors(fine, usage("b", 1, worked=0)).performance
    assert 0 < once[0] - once[1] < 0.15


def test_a_call_of_this_week_counts_more_than_an_older_one() -> None:
    recent, older = factors(usage("a", 40)).history[0], factors(usage("a", 40, days_ago=8)).history[0]
    assert recent > older > 0


def test_a_habit_chooses_among_near_tools_only() -> None:
    near = closeness_of(np.array([0.6, 0.54, 0.4]), PERSONAL, np.ones(3, dtype=bool))
    assert near == pytest.approx([1.0, 0.5, 0.0])
    habit = stats(usage("a", 10), usage("b", 10), usage("c", 500))
    found = factors_of("abc", near, habit, PERSONAL, NOW)
    assert found.history[2] == 0.0
    assert found.popularity[2] == pytest.approx(found.neutral[0])


def test_evidence_is_enough_when_several_tools_were_called_often() -> None:
    assert missing_evidence(UsageStats(), PERSONAL) == "0 calls of 0 tools so far, 50 calls of 5 tools are needed"
    assert "49 calls of 7" in missing_evidence(stats(*(usage(name, 7) for name in "abcdefg")), PERSONAL)
    assert "of 4 tools" in missing_evidence(stats(*(usage(name, 100) for name in "abcd")), PERSONAL)
    assert missing_evidence(stats(*(usage(name, 10) for name in "abcde")), PERSONAL) == ""


def test_calls_that_are_as_good_as_forgotten_move_nothing() -> None:
    long_ago = usage("a", 1, days_ago=5000)
    assert set(factors(replace(long_ago, recent_uses=5e-324, recent_successes=0.0)).history) == {0.0}
    assert set(factors(long_ago).history) == {0.0}
