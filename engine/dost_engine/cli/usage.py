"""What was called, as text."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from dost_engine.cli.render import short_number
from dost_engine.cli.terminal import plain

if TYPE_CHECKING:
    from rich.console import RenderableType

    from dost_engine.types import ToolUsage, UsageReport

TOOLS_SHOWN = 30
DAYS_SHOWN = 14


def usage_view(report: UsageReport) -> RenderableType:
    """The most used tools, the last days, and what personal ranking makes of it."""
    if not report.recording:
        return Text("Calls are not counted: count_calls is off in the settings.")
    parts: list[RenderableType] = [
        Text(
            f"{report.uses} calls of {len(report.tools)} {'tool' if len(report.tools) == 1 else 'tools'}",
            style="headline",
        )
    ]
    if report.ranking:
        parts.append(Text(report.ranking))
    if report.problem:
        parts.append(Text(f"! {plain(report.problem)}", style="state.bad"))
    if report.tools:
        parts.append(_tools(report.tools[:TOOLS_SHOWN]))
    more = len(report.tools) - TOOLS_SHOWN
    if more > 0:
        parts.append(Text(f"… and {more} more", style="muted"))
    if report.days:
        parts.append(_days(report))
    return Group(*parts)


def _tools(tools: tuple[ToolUsage, ...]) -> Table:
    table = _table("tool", "calls", "worked", "half within", "99 % within", "last")
    now = datetime.now(UTC)
    for tool in tools:
        ago = _ago((now - tool.last_used).total_seconds()) if tool.last_used else ""
        speed = (_duration(tool.p50_ms), _duration(tool.p99_ms)) if tool.unreachable < tool.uses else ("", "")
        table.add_row(plain(tool.tool_id), str(tool.uses), f"{tool.success_rate:.0%}", *speed, ago)
    return table


def _days(report: UsageReport) -> Table:
    table = _table("day", "calls", "worked", "turns", "tokens saved")
    for day in report.days[:DAYS_SHOWN]:
        worked = f"{day.successes / day.calls:.0%}" if day.calls else ""
        saved = f"≈{short_number(day.tokens_saved)}" if day.turns else ""
        table.add_row(day.day.isoformat(), str(day.calls), worked, str(day.turns), saved)
    return table


def _table(*names: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for at, name in enumerate(names):
        table.add_column(name, justify="right" if at else "left", overflow="fold")
    return table


def _duration(took_ms: float) -> str:
    return f"{took_ms:.0f} ms" if took_ms < 1000 else f"{took_ms / 1000:.1f} s"


def _ago(seconds: float) -> str:
    for name, size in (("d", 86_400), ("h", 3600), ("min", 60)):
        if seconds >= size:
            return f"{int(seconds // size)} {name} ago"
    return "just now"
