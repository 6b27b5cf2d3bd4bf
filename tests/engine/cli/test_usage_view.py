"""Calls as text."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

from rich.console import Console

from dost_engine.cli.usage import usage_view
from dost_engine.types import ToolUsage, UsageDay, UsageReport


def text_of(report: UsageReport) -> str:
    out = Console(width=100, record=True, file=None, force_terminal=False)
    with out.capture() as shown:
        out.print(usage_view(report))
    return shown.get()


def test_tools_and_days_are_told_with_what_worked() -> None:
    last = datetime.now(UTC) - timedelta(days=2, hours=1)
    tool = ToolUsage("mail/send", 14, 13, p50_ms=120, p99_ms=2400, last_used=last)
    shown = text_of(UsageReport((tool,), (UsageDay(date(2026, 3, 2), 14, 7, 3, 9000, 1000),), 14))
    for part in ("14 calls of 1 tool", "mail/send", "93%", "120 ms", "2.4 s", "2 d ago", "2026-03-02", "50%", "≈8.0k"):
        assert part in shown


def test_a_tool_whose_server_was_never_there_has_no_speed() -> None:
    tool = ToolUsage("mail/send", 2, unreachable=2, p50_ms=0, p99_ms=0, last_used=datetime.now(UTC))
    assert " ms" not in text_of(UsageReport((tool,), uses=2))


def test_where_nothing_is_counted_it_says_so() -> None:
    assert "count_calls" in text_of(UsageReport(recording=False))


def test_more_tools_than_fit_are_counted() -> None:
    tools = tuple(ToolUsage(f"a/t{number}", 1, 1, last_used=datetime.now(UTC)) for number in range(40))
    assert "… and 10 more" in text_of(UsageReport(tools, uses=40))
