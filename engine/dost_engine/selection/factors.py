"""The personal factors of tools: how much they are called, how well that went, and how quickly they answer.

A factor of a tool that nobody called is what is to be expected of an unknown tool, not 0: where nothing is known, there
is nothing to hold against it. What calls at random would look like moves no factor far.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from dost_engine.selection.fusion import Scores

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from datetime import datetime

    from numpy.typing import NDArray

    from dost_engine.types import Personal, ToolUsage, UsageStats

SIMILARITY = "similarity"
POPULARITY = "popularity"
HISTORY = "history"
PERFORMANCE = "performance"

_RELIABILITY_BONUS = 0.1  # the page's: a tool that always works gets a tenth more
_FORGOTTEN = 1e-6  # recent calls in all: a single one is worth that after 20 weeks
_UNKNOWN_SPEED = 0.5
_UNKNOWN_RELIABILITY = 0.5


@dataclass(frozen=True, slots=True, eq=False)
class Factors:
    """The personal factors of some tools.

    Attributes:
        popularity: [tools] in [0, 1].
        history: [tools] in [0, 1].
        performance: [tools] in [0, 1].
        neutral: Those of a tool that is not near: popularity, history, performance.
    """

    popularity: Scores
    history: Scores
    performance: Scores
    neutral: tuple[float, float, float]

    def weighted(self, options: Personal) -> Scores:
        """[tools]: the weighted sum, without the cosine."""
        by_weight = (
            options.popularity_weight * self.popularity
            + options.history_weight * self.history
            + options.performance_weight * self.performance
        )
        return np.asarray(by_weight, dtype=np.float64)

    def advantage(self, options: Personal) -> Scores:
        """[tools] in [-1, 1]: how far the weighted sum is from that of a tool without calls."""
        weights = (options.popularity_weight, options.history_weight, options.performance_weight)
        neutral = sum(weight * value for weight, value in zip(weights, self.neutral, strict=True))
        whole = sum(weights)
        return (self.weighted(options) - neutral) / whole if whole > 0 else np.zeros(len(self.popularity))


def missing_evidence(usage: UsageStats, options: Personal) -> str:
    """What is missing before calls count, in a few words; empty where nothing is."""
    tools = sum(tool.uses > 0 for tool in usage.tools.values())
    if usage.uses >= options.enough_calls and tools >= options.enough_tools:
        return ""
    counted = f"{usage.uses} {'call' if usage.uses == 1 else 'calls'} of {tools} {'tool' if tools == 1 else 'tools'}"
    return f"{counted} so far, {options.enough_calls} calls of {options.enough_tools} tools are needed"


def factors_of(
    tool_ids: Sequence[str], closeness: Scores, usage: UsageStats, options: Personal, now: datetime
) -> Factors:
    """Compute the personal factors.

    Args:
        tool_ids: All tools that may be picked: an equal share of the calls is counted over them.
        closeness: [tools] in [0, 1]: how near each is to the message, 0 for neutral factors.
        usage: What was called.
        options: Weights and limits.
        now: The moment.
    """
    used = [usage.tools.get(tool_id) for tool_id in tool_ids]
    recent = _numbers(tool.recent(now) if tool else 0.0 for tool in used)
    standing = _standing(recent, options.chance)
    uses = _numbers(_calls(tool) for tool in used)
    worked = _shrunk(_numbers(tool.recent_successes if tool else 0.0 for tool in used), uses, options.doubt)
    speed = _shrunk(
        _numbers(max(0.0, 1.0 - tool.p99_ms / options.slow_ms) * _calls(tool) if tool else 0.0 for tool in used),
        uses,
        options.doubt,
        unknown=_UNKNOWN_SPEED,
    )
    lately = _numbers(_recency(tool, options, now) for tool in used)
    popularity = ((0.5 + 0.5 * standing) + _RELIABILITY_BONUS * worked.values) / (1 + _RELIABILITY_BONUS)
    history = np.maximum(standing, 0.0) * worked.values * lately
    # A call that found no server failed as well: (1 - error rate) x uptime is the share of calls that worked.
    performance = (speed.values + worked.values) / 2
    neutral = (
        (0.5 + _RELIABILITY_BONUS * worked.expected) / (1 + _RELIABILITY_BONUS),
        0.0,
        (speed.expected + worked.expected) / 2,
    )

    def near(values: Scores, otherwise: float) -> Scores:
        return np.clip(otherwise + closeness * (values - otherwise), 0.0, 1.0)

    return Factors(near(popularity, neutral[0]), near(history, neutral[1]), near(performance, neutral[2]), neutral)


def closeness_of(cosines: Scores, options: Personal, open_to: NDArray[np.bool_]) -> Scores:
    """[tools] in [0, 1]: 1 for the nearest tool, 0 for one that is :attr:`Personal.near` or more behind it."""
    if not open_to.any():
        return np.zeros(len(cosines))
    behind = cosines[open_to].max() - cosines
    nearness = np.clip(1.0 - behind / options.near, 0.0, 1.0) if options.near > 0 else (behind <= 0).astype(np.float64)
    return np.asarray(nearness, dtype=np.float64)


def _standing(recent: Scores, chance: float) -> Scores:
    """[tools] in [-1, 1]: by how much more than an equal share of the calls each got, 0 for what chance gives."""
    if not len(recent) or recent.sum() < _FORGOTTEN:
        return np.zeros(len(recent))
    share = recent.mean()
    deviations = (recent - share) / np.sqrt(share)  # calls at random differ by the root of their number
    whole = np.abs(deviations) + chance
    standing: Scores = np.divide(deviations, whole, out=np.zeros(len(recent)), where=whole > 0)
    return standing


@dataclass(frozen=True, slots=True, eq=False)
class _Shrunk:
    """Shares of tools, drawn to what is expected of an unknown one as far as little is known of them."""

    values: Scores
    expected: float


def _shrunk(sums: Scores, calls: Scores, doubt: float, *, unknown: float = _UNKNOWN_RELIABILITY) -> _Shrunk:
    whole = float(calls.sum())
    expected = (float(sums.sum()) + doubt * unknown) / (whole + doubt) if whole + doubt > 0 else unknown
    values = np.divide(
        sums + doubt * expected, calls + doubt, out=np.full(len(sums), expected), where=calls + doubt > 0
    )
    return _Shrunk(np.clip(values, 0.0, 1.0), min(max(expected, 0.0), 1.0))


def _calls(tool: ToolUsage | None) -> float:
    return tool.recent_uses if tool else 0.0


def _recency(tool: ToolUsage | None, options: Personal, now: datetime) -> float:
    if tool is None or tool.last_used is None:
        return 0.0
    days = (now - tool.last_used).total_seconds() / 86_400
    return 1.0 if days < options.recent_days else 1.0 / options.recency_boost


def _numbers(values: Iterable[float]) -> Scores:
    return np.fromiter(values, dtype=np.float64)
