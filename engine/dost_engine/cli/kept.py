"""``dost kept``: what Dost keeps on this machine, how much of it, where, and away with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer
from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from dost_engine.cli.app import AsJson, _ask, _print
from dost_engine.cli.terminal import plain
from dost_engine.types import KeptKind

if TYPE_CHECKING:
    from rich.console import RenderableType

    from dost_engine.types import KeptPart

app = typer.Typer(help="What is kept on this machine: how much, where, and away with it.", invoke_without_command=True)

_WORDS = {
    KeptKind.TURNS: ("turns that were answered", "turns"),
    KeptKind.CALLS: ("counted calls", "calls"),
    KeptKind.AUDIT: ("the audit: who called what", "calls"),
    KeptKind.VECTORS: ("vectors of tools and skills", "vectors"),
    KeptKind.TOOL_LISTS: ("tools that servers offered", "lists"),
    KeptKind.RESULTS: ("long results, and those that are no text", "files"),
}
"""What a kind is, and what is counted of it."""


@app.callback(invoke_without_command=True)
def kept(context: typer.Context, *, as_json: AsJson = False) -> None:
    """What is kept: how much, how large, and where. Conversations and logs are the window's: see its settings."""
    if context.invoked_subcommand is None:
        parts = _ask(lambda client: client.kept())
        _print(parts, as_json=as_json, view=lambda _: kept_table(parts))


@app.command()
def clear(
    kind: Annotated[KeptKind, typer.Argument(help="What is to be forgotten.")],
    *,
    yes: Annotated[bool, typer.Option("--yes", "-y", help="Do not ask.")] = False,
) -> None:
    """Forget all of one kind; it cannot be brought back."""
    what, _ = _WORDS[kind]
    if not yes:
        typer.confirm(f"Forget all of it ({what})? It cannot be brought back.", abort=True)
    _ask(lambda client: client.clear_kept(kind))
    typer.echo(f"Forgotten: {what}.")


def kept_table(parts: tuple[KeptPart, ...]) -> RenderableType:
    """A row for each kind, and below what cannot be read or written."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for name in ("kind", "what", "how much", "size", "where"):
        table.add_column(name, justify="right" if name in {"how much", "size"} else "left", overflow="fold")
    for part in parts:
        what, counted = _WORDS[part.kind]
        one = counted.removesuffix("s")
        count = "unknown" if part.count is None else f"{part.count:,} {one if part.count == 1 else counted}"
        state = what if part.keeping else f"{what}; no more are kept"
        table.add_row(str(part.kind), state, count, _size(part.size_bytes), plain(part.place))
    problems = [Text(f"! {plain(part.problem)}", style="state.bad") for part in parts if part.problem]
    more = Text("`dost kept clear KIND` forgets one of them.", style="muted")
    return Group(table, *problems, more)


def _size(size_bytes: int) -> str:
    """``0``, ``4 kB``, ``1.2 MB``."""
    if size_bytes < 1_000_000:
        return f"{-(-size_bytes // 1000)} kB" if size_bytes else "0"
    return f"{size_bytes / 1e6:.1f} MB"
