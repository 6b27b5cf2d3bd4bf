"""What was really called on this machine: what personal ranking reads, and what a person is shown of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date, datetime
from enum import StrEnum

HALF_LIFE_DAYS = 7.0
"""After so many days a call counts half among the recent ones: a habit of two weeks ago gives way within days."""


class Outcome(StrEnum):
    """How a call ended."""

    OK = "ok"
    FAILED = "failed"
    """The tool said that it failed, or its answer did not come."""
    UNREACHABLE = "unreachable"
    """The tool's server was not there."""


@dataclass(frozen=True, slots=True)
class UsageEvent:
    """One call of a tool.

    Attributes:
        at: When it began, with time zone; its hour is the person's.
        tool_id: The tool.
        origin: Who called.
        outcome: How it ended.
        took_ms: Wall time in milliseconds.
    """

    at: datetime
    tool_id: str
    origin: str = ""
    outcome: Outcome = Outcome.OK
    took_ms: float = 0.0


@dataclass(frozen=True, slots=True)
class ToolUsage:
    """What is known of one tool's calls.

    Attributes:
        tool_id: The tool; may be one that is not offered any more.
        uses: Calls.
        successes: Those that gave a result.
        unreachable: Those that found no server.
        p50_ms: Half of the calls that reached the server took at most this long, in milliseconds, within 5 %.
        p99_ms: 99 of 100 did.
        last_used: When, by the clock of the service; None where it was not.
        recent_uses: Calls, each counting half as much for every :data:`HALF_LIFE_DAYS` of its age at ``last_used``.
        recent_successes: Those of them that gave a result.
        by_hour: Calls by the person's hour of the day, 24 numbers.
        together: How often other tools were called shortly before or after it by the same caller, by id.
    """

    tool_id: str
    uses: int = 0
    successes: int = 0
    unreachable: int = 0
    p50_ms: float = 0.0
    p99_ms: float = 0.0
    last_used: datetime | None = None
    recent_uses: float = 0.0
    recent_successes: float = 0.0
    by_hour: tuple[int, ...] = (0,) * 24
    together: Mapping[str, int] = field(default_factory=dict)

    @property
    def success_rate(self) -> float:
        """Share of the calls that gave a result, 0 to 1; 0 where there was none."""
        return self.successes / self.uses if self.uses else 0.0

    def recent(self, now: datetime) -> float:
        """What is left of the recent uses at a moment."""
        if self.last_used is None:
            return 0.0
        days = max((now - self.last_used).total_seconds(), 0.0) / 86_400
        return self.recent_uses * float(0.5 ** (days / HALF_LIFE_DAYS))


@dataclass(frozen=True, slots=True)
class UsageStats:
    """All that personal ranking knows, at one moment. A call makes a new one.

    Attributes:
        tools: By id.
        uses: Calls in all.
        since: When counting began; None where nothing was called.
    """

    tools: Mapping[str, ToolUsage] = field(default_factory=dict)
    uses: int = 0
    since: datetime | None = None


@dataclass(frozen=True, slots=True)
class UsageDay:
    """One day.

    Attributes:
        day: In the person's time zone.
        calls: Calls of tools.
        successes: Those that gave a result.
        turns: Turns that tools were chosen for.
        tokens_all: Estimated tokens of every tool's definition, summed over these turns.
        tokens_sent: Estimated tokens of the chosen ones.
    """

    day: date
    calls: int = 0
    successes: int = 0
    turns: int = 0
    tokens_all: int = 0
    tokens_sent: int = 0

    @property
    def tokens_saved(self) -> int:
        """Estimated tokens that the model did not have to read."""
        return self.tokens_all - self.tokens_sent


@dataclass(frozen=True, slots=True)
class UsageReport:
    """What a person is shown.

    Attributes:
        tools: The most used first.
        days: The newest first; days on which nothing happened are left out.
        uses: Calls in all.
        recording: Whether calls are counted, as the settings say.
        ranking: What personal ranking makes of it, in a sentence.
        problem: What cannot be kept and why, or empty.
    """

    tools: tuple[ToolUsage, ...] = ()
    days: tuple[UsageDay, ...] = ()
    uses: int = 0
    recording: bool = True
    ranking: str = ""
    problem: str = ""
