"""``dost audit``: every call that was asked for, who decided about it, and what became of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer
from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from dost_engine.cli.app import AsJson, _ask, _print
from dost_engine.cli.terminal import plain

if TYPE_CHECKING:
    from rich.console import RenderableType

    from dost_engine.types import CallPage, CallRecord

app = typer.Typer(help="Every call that was asked for, newest first.", invoke_without_command=True)


@app.callback(invoke_without_command=True)
def audit(
    context: typer.Context,
    *,
    limit: Annotated[int, typer.Option(help="Calls, 1 to 500.")] = 30,
    tool: Annotated[str, typer.Option(help="Only those of this tool, as server/tool.")] = "",
    origin: Annotated[str, typer.Option(help="Only those of this caller: chat, the name of an app.")] = "",
    as_json: AsJson = False,
) -> None:
    """Every call that was asked for, who decided about it, and what became of it, newest first."""
    if context.invoked_subcommand is not None:
        return
    page = _ask(lambda client: client.audit(limit=limit, tool=tool, origin=origin))
    _print(page, as_json=as_json, view=lambda _: audit_view(page))


@app.command()
def clear() -> None:
    """Forget every call. What was allowed stays allowed."""
    _ask(lambda client: client.clear_audit())
    typer.echo("No calls are kept any more.")


def audit_view(page: CallPage) -> RenderableType:
    """Some of the kept calls."""
    parts: list[RenderableType] = []
    if page.problem:
        parts.append(Text(f"! {plain(page.problem)}", style="state.bad"))
    if not page.calls:
        return Group(*parts, Text("No calls are kept."))
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for name in ("time", "by", "tool", "decision", "outcome", "took", "size"):
        table.add_column(name, justify="right" if name in {"took", "size"} else "left", overflow="fold")
    for call in page.calls:
        table.add_row(*_row(call))
        if call.arguments:
            table.add_row("", "", Text(plain(call.arguments), style="muted"))
    parts.append(table)
    if page.kept > len(page.calls):
        parts.append(Text(f"{len(page.calls)} of {page.kept} calls", style="muted"))
    return Group(*parts)


def _row(call: CallRecord) -> tuple[str, ...]:
    decision = f"{call.decision} ({call.rule})" if call.rule else str(call.decision)
    took = "" if call.state == "not made" else f"{call.took_ms:.0f} ms"
    when = call.at.astimezone().strftime("%Y-%m-%d %H:%M:%S")
    size = str(call.size_chars) if call.size_chars else ""
    return when, plain(call.origin), plain(call.tool_id), decision or "none", str(call.state), took, size
