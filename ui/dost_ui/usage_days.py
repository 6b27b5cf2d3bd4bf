"""Days of usage as stretches of equal length, without gaps: what a plot shows."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta
from enum import Enum
from typing import TYPE_CHECKING

from dost_ui import wording
from dost_ui.translation import locale, marked, tr, trn

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dost_engine.types import UsageDay

_TOPS = (1, 2, 4, 6, 8, 10)


class Period(Enum):
    """How far back: words, days, and how many of them make one bar."""

    MONTH = (marked("Last 30 days"), 30, 1)
    QUARTER = (marked("Last 90 days"), 90, 1)
    YEAR = (marked("Last 52 weeks"), 364, 7)

    @property
    def words(self) -> str:
        """What it is called."""
        return tr(self.value[0])

    @property
    def days(self) -> int:
        """Days, today included."""
        return self.value[1]

    @property
    def step(self) -> int:
        """Days of one bar."""
        return self.value[2]


@dataclass(frozen=True, slots=True)
class Stretch:
    """One day, or several together.

    Attributes:
        first: Its first day.
        last: Its last day.
        calls: Calls of tools.
        failed: Those of them that gave no result.
        turns: Turns that tools were chosen for.
        tokens_all: Estimated tokens of every tool's definition, summed over these turns.
        tokens_sent: Estimated tokens of the chosen ones.
    """

    first: date
    last: date
    calls: int = 0
    failed: int = 0
    turns: int = 0
    tokens_all: int = 0
    tokens_sent: int = 0

    @property
    def tokens_saved(self) -> int:
        """Estimated tokens that the model did not have to read."""
        return self.tokens_all - self.tokens_sent

    def when(self) -> str:
        """``Mon 30 Nov``, or ``24 Nov to 30 Nov``."""
        if self.first == self.last:
            return wording.week_day(self.first)
        return tr("{first} to {last}", first=short_day(self.first), last=short_day(self.last))


def short_day(day: date) -> str:
    """``30 Nov``."""
    return wording.short_day(day)


def stretches(days: Iterable[UsageDay], today: date, period: Period) -> tuple[Stretch, ...]:
    """The stretches of a period, oldest first, the last of which ends today; days without anything count nothing."""
    known = {one.day: one for one in days}
    found = []
    for at in range(period.days, 0, -period.step):
        within = [today - timedelta(days=back) for back in range(at - 1, at - 1 - period.step, -1)]
        there = [known[day] for day in within if day in known]
        calls = sum(one.calls for one in there)
        found.append(
            Stretch(
                within[0],
                within[-1],
                calls,
                calls - sum(one.successes for one in there),
                sum(one.turns for one in there),
                sum(one.tokens_all for one in there),
                sum(one.tokens_sent for one in there),
            )
        )
    return tuple(found)


def together(parts: tuple[Stretch, ...]) -> Stretch:
    """All of them as one; there is at least one."""
    return Stretch(
        parts[0].first,
        parts[-1].last,
        sum(one.calls for one in parts),
        sum(one.failed for one in parts),
        sum(one.turns for one in parts),
        sum(one.tokens_all for one in parts),
        sum(one.tokens_sent for one in parts),
    )


def top_of(highest: int) -> int:
    """The end of an axis: the next round number, whose half is a whole one but for 1."""
    unit = 1
    while highest > 10 * unit:
        unit *= 10
    return next(step * unit for step in _TOPS if step * unit >= highest)


def percent(part: int, whole: int) -> str:
    """``97 %``; never rounded up to 100 or down to 0; a dash where there is nothing to count."""
    if not whole:
        return "–"
    share = 100 * part / whole
    rounded = round(share)
    if (rounded == 100 and part < whole) or (rounded == 0 and part):
        shown = f"{share:.1f}"
        near = {"100.0": "> 99.9", "0.0": "< 0.1"}.get(shown, shown)
        return f"{near.replace('.', locale().decimalPoint())} %"
    return f"{rounded} %"


def told_calls(stretch: Stretch) -> str:
    """``12 calls, 1 failed``."""
    failed = tr(", {failed} failed", failed=wording.number(stretch.failed)) if stretch.failed else ""
    return trn("%n call", "%n calls", stretch.calls) + failed


def told_tokens(stretch: Stretch) -> str:
    """``≈ 61k of 63k tokens saved in 3 choices``."""
    saved, every = wording.tokens(max(stretch.tokens_saved, 0)), wording.tokens(stretch.tokens_all)
    return trn(
        "≈\u00a0{saved} of {every} tokens saved in %n choice",
        "≈\u00a0{saved} of {every} tokens saved in %n choices",
        stretch.turns,
        saved=saved,
        every=every,
    )
