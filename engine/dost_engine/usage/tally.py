"""Adding up calls, one at a time."""

from __future__ import annotations

from collections import Counter, deque
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from typing import TYPE_CHECKING

from dost_engine.types import HALF_LIFE_DAYS, Outcome, ToolUsage, UsageDay, UsageEvent, UsageStats
from dost_engine.usage.latencies import Latencies, class_of, percentile_ms

if TYPE_CHECKING:
    from collections.abc import Iterable

TOGETHER_S = 600.0
"""Tools that one caller calls within so many seconds belong to one task."""
_RECENT_KEPT = 8  # of each caller: a task of more steps is counted by its neighbouring ones
_CALLERS_KEPT = 200


@dataclass(slots=True)
class ToolTally:
    """The counters of one tool, for one day or for all time; the fields are those of :class:`ToolUsage`."""

    uses: int = 0
    successes: int = 0
    unreachable: int = 0
    last_used: float = 0.0
    recent_uses: float = 0.0
    recent_successes: float = 0.0
    latencies: Latencies = field(default_factory=Counter)
    hours: Counter[int] = field(default_factory=Counter)
    together: Counter[str] = field(default_factory=Counter)

    def count(self, event: UsageEvent) -> None:
        """Add a call."""
        ok = event.outcome is Outcome.OK
        self.uses += 1
        self.successes += ok
        self.hours[event.at.hour] += 1
        if event.outcome is Outcome.UNREACHABLE:
            self.unreachable += 1
        else:
            self.latencies[class_of(event.took_ms)] += 1
        self._age(event.at.timestamp(), 1.0, float(ok))

    def add(self, other: ToolTally) -> None:
        """Add the counters of another time."""
        self.uses += other.uses
        self.successes += other.successes
        self.unreachable += other.unreachable
        self.latencies.update(other.latencies)
        self.hours.update(other.hours)
        self.together.update(other.together)
        self._age(other.last_used, other.recent_uses, other.recent_successes)

    def _age(self, at: float, uses: float, successes: float) -> None:
        """Bring the recent counts of both to the later moment and add them."""
        newest = max(at, self.last_used)
        own, others = _left(newest - self.last_used), _left(newest - at)
        self.recent_uses = self.recent_uses * own + uses * others
        self.recent_successes = self.recent_successes * own + successes * others
        self.last_used = newest

    def usage(self, tool_id: str) -> ToolUsage:
        """The counters as a value."""
        return ToolUsage(
            tool_id=tool_id,
            uses=self.uses,
            successes=self.successes,
            unreachable=self.unreachable,
            p50_ms=percentile_ms(self.latencies, 0.5),
            p99_ms=percentile_ms(self.latencies, 0.99),
            last_used=datetime.fromtimestamp(self.last_used, UTC) if self.uses else None,
            recent_uses=self.recent_uses,
            recent_successes=self.recent_successes,
            by_hour=tuple(self.hours[hour] for hour in range(24)),
            together=dict(self.together),
        )


def _left(age_s: float) -> float:
    return float(0.5 ** (age_s / 86_400 / HALF_LIFE_DAYS))


class Tally:
    """All counters. The values of tools that nothing happened to are not computed again.

    Attributes:
        tools: The counters by tool.
    """

    def __init__(self) -> None:
        self.tools: dict[str, ToolTally] = {}
        self._values: dict[str, ToolUsage] = {}
        self._days: dict[date, UsageDay] = {}
        self._callers: dict[str, deque[tuple[float, str]]] = {}
        self._since: float | None = None

    def count(self, event: UsageEvent) -> tuple[str, ...]:
        """Add a call.

        Returns:
            The tools that it was called together with.
        """
        at = event.at.timestamp()
        self._since = at if self._since is None else min(self._since, at)
        self._tool(event.tool_id).count(event)
        partners = self._partners(event.origin, event.tool_id, at)
        self.pair(event.tool_id, partners)
        day = self._day(event.at.date())
        self._days[day.day] = _changed(day, calls=1, successes=int(event.outcome is Outcome.OK))
        return partners

    def pair(self, tool_id: str, partners: Iterable[str]) -> None:
        """Count that tools were called together."""
        for partner in partners:
            self._tool(tool_id).together[partner] += 1
            self._tool(partner).together[tool_id] += 1

    def add(self, day: date, tool_id: str, sums: ToolTally) -> None:
        """Add what was summed up before."""
        began = min(sums.last_used, datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp())
        self._since = began if self._since is None else min(self._since, began)
        self._tool(tool_id).add(sums)
        self._days[day] = _changed(self._day(day), calls=sums.uses, successes=sums.successes)

    def saved(self, day: date, *, turns: int, tokens_all: int, tokens_sent: int) -> None:
        """Add what the turns of a day saved. Nothing is ranked by it."""
        self._days[day] = _changed(self._day(day), turns=turns, tokens_all=tokens_all, tokens_sent=tokens_sent)

    def stats(self) -> UsageStats:
        """What is known, as a value."""
        for tool_id, tool in self.tools.items():
            if tool_id not in self._values:
                self._values[tool_id] = tool.usage(tool_id)
        since = None if self._since is None else datetime.fromtimestamp(self._since, UTC)
        return UsageStats(dict(self._values), sum(tool.uses for tool in self.tools.values()), since)

    def days(self) -> tuple[UsageDay, ...]:
        """What happened on each day, the newest first."""
        return tuple(sorted(self._days.values(), key=lambda day: day.day, reverse=True))

    def _tool(self, tool_id: str) -> ToolTally:
        self._values.pop(tool_id, None)
        return self.tools.setdefault(tool_id, ToolTally())

    def _day(self, day: date) -> UsageDay:
        return self._days.get(day) or UsageDay(day)

    def _partners(self, origin: str, tool_id: str, at: float) -> tuple[str, ...]:
        """Other tools that the same caller called shortly before, each once."""
        lately = self._callers.pop(origin, deque(maxlen=_RECENT_KEPT))
        partners = {other for when, other in lately if 0 <= at - when <= TOGETHER_S and other != tool_id}
        lately.append((at, tool_id))
        self._callers[origin] = lately  # the newest stands last
        if len(self._callers) > _CALLERS_KEPT:
            del self._callers[next(iter(self._callers))]
        return tuple(sorted(partners))


def _changed(day: UsageDay, **more: int) -> UsageDay:
    values = {name: getattr(day, name) + more.get(name, 0) for name in _SUMMED}
    return UsageDay(day.day, **values)


_SUMMED = ("calls", "successes", "turns", "tokens_all", "tokens_sent")
