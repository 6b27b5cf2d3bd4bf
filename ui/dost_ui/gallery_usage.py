"""Scenes of the page of usage."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from dost_engine.types import ToolUsage, UsageDay, UsageReport
from dost_ui.service_words import said
from dost_ui.translation import tr
from dost_ui.usage_page import UsagePage

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from dost_ui.main_window import MainWindow

NOW = datetime(2026, 11, 30, 9, 30, tzinfo=UTC)

PLACE = "/home/asha/.local/share/dost/usage.sqlite"

_CALLED = (  # tool, calls, successes, without a server, ms of half and of most, minutes ago
    ("weather/get_forecast", 412, 409, 0, 340.0, 2_100.0, 4),
    ("calendar/create_event", 131, 118, 2, 96.0, 810.0, 65),
    ("mail/send_mail", 92, 92, 0, 1_240.0, 4_900.0, 1_700),
    ("files/read_file", 1_904, 1_903, 0, 2.4, 11.0, 12),
    ("git/log", 1, 0, 1, 0.0, 0.0, 90_000),
)


def tools() -> tuple[ToolUsage, ...]:
    """Tools that were called, the most used first."""
    made = [
        ToolUsage(name, uses, good, gone, half, most, NOW - timedelta(minutes=ago))
        for name, uses, good, gone, half, most, ago in _CALLED
    ]
    return tuple(sorted(made, key=lambda one: -one.uses))


def odd_tools() -> tuple[ToolUsage, ...]:
    """With long, hostile and right-to-left names."""
    names = (
        "x" * 64,
        "<b>bold</b>",
        "שלח_הודעה",
        "list_organisation_wide_directory_entries_by_department_and_office",
        "log",
    )
    return tuple(
        replace(tools()[at % 5], tool_id=f"organisation-wide-directory/{name}") for at, name in enumerate(names)
    )


def days(count: int = 126) -> tuple[UsageDay, ...]:
    """Days of a person who works on weekdays, newest first; their calls and failures are those of :func:`tools`."""
    made = []
    for back in range(count):
        day = (NOW - timedelta(days=back)).date()
        if day.weekday() < 5:
            turns = 6 + (back * 7) % 11
            calls = 10 + (back * 13) % 37
            failed = int(back % 5 == 3)
            made.append(UsageDay(day, calls, calls - failed, turns, turns * 61_000, turns * 1_900))
    return tuple(made)


def report() -> UsageReport:
    """The numbers of the pictures."""
    called = tools()
    ranking = "Personal ranking is on: these calls choose among tools that are as near to a message."
    return UsageReport(called, days(), sum(one.uses for one in called), ranking=ranking)


def fill_usage(page: UsagePage) -> None:
    """The page of the pictures."""
    page.set_place(PLACE)
    page.set_report(report(), NOW)


def _page(state: str) -> QWidget:
    page = UsagePage()
    page.resize(1000, 900)
    if state == "empty":
        page.set_report(UsageReport(), NOW)
    elif state == "off":
        page.set_report(UsageReport(recording=False), NOW)
    elif state == "error":
        page.show_error(tr("Dost's service does not answer"), said("Start the Dost window or `dost serve`."))
    elif state == "first-day":
        page.set_report(UsageReport(tools()[-1:], (UsageDay(NOW.date(), 1, 0, 1, 61_000, 1_900),), 1), NOW)
    elif state == "year":
        fill_usage(page)
        page.period.setCurrentIndex(2)
    elif state == "odd":
        problem = f"{PLACE} could not be written: the disk is full."
        page.set_report(replace(report(), tools=odd_tools(), problem=problem), NOW)
    elif state == "2000":
        many = tuple(replace(tools()[at % 5], tool_id=f"server-{at % 9}/tool_{at}") for at in range(2000))
        page.set_report(replace(report(), tools=many), NOW)
    return page


def usage_scenes(window: Callable[..., MainWindow], page: type) -> dict[str, Callable[[], QWidget]]:
    """The scenes by name.

    Args:
        window: Makes a window that shows a page.
        page: The pages.
    """

    def whole(width: int) -> QWidget:
        made = window(page("usage"), width=width)
        fill_usage(made.usage_page)
        return made

    states = ("empty", "loading", "off", "error", "first-day", "year", "odd", "2000")
    scenes: dict[str, Callable[[], QWidget]] = {
        f"usage-{state}": lambda state=state: _page(state)  # type: ignore[misc]  # mypy sees no default of a lambda
        for state in states
    }
    return {"usage": lambda: whole(1440), "usage-900": lambda: whole(900), **scenes}
