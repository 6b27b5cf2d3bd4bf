"""``dost kept``: what Dost keeps on this machine, how much of it, where, and away with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

import typer
from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from dost_engine.cli.app import AsJson, _ask, _print
from dost_engine.cli.terminal import plain
from dost_engine.types import KeptKind, KeptPart

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from rich.console import RenderableType

_WORDS = {
    KeptKind.TURNS: ("turns that were answered", "turns"),
    KeptKind.CALLS: ("counted calls", "calls"),
    KeptKind.AUDIT: ("the audit: who called what", "calls"),
    KeptKind.VECTORS: ("vectors of tools and skills", "vectors"),
    KeptKind.DATA_SET_VECTORS: ("vectors of data sets", "vectors"),
    KeptKind.TOOL_LISTS: ("tools that servers offered", "lists"),
    KeptKind.RESULTS: ("long results, and those that are no text", "files"),
}
"""What a kind is, and what is counted of it."""


@dataclass(frozen=True, slots=True)
class OtherKind:
    """A kind that the service knows nothing of.

    Attributes:
        what: What it is, in words.
        counted: What is counted of it, in the plural.
        look: Says how much there is.
        clear: Forgets all of it, or raises a :class:`~dost_engine.errors.DostError`.
    """

    what: str
    counted: str
    look: Callable[[], KeptPart]
    clear: Callable[[], None]


def kept_commands(others: Mapping[str, OtherKind]) -> typer.Typer:
    """The commands.

    Args:
        others: Kinds that are kept beside those of the service, by their names.
    """
    words = {str(kind): said for kind, said in _WORDS.items()}
    words |= {name: (other.what, other.counted) for name, other in others.items()}
    made = typer.Typer(
        help="What is kept on this machine: how much, where, and away with it.", invoke_without_command=True
    )

    @made.callback(invoke_without_command=True)
    def kept(context: typer.Context, *, as_json: AsJson = False) -> None:
        """What is kept: how much, how large, and where."""
        if context.invoked_subcommand is None:
            parts = (*_ask(lambda client: client.kept()), *(other.look() for other in others.values()))
            _print(parts, as_json=as_json, view=lambda _: kept_table(parts, words))

    @made.command()
    def clear(
        kind: str = typer.Argument(..., metavar="|".join(words), help="What is to be forgotten."),
        *,
        yes: Annotated[bool, typer.Option("--yes", "-y", help="Do not ask.")] = False,
    ) -> None:
        """Forget all of one kind; it cannot be brought back."""
        if kind not in words:
            raise typer.BadParameter(f"It is one of {', '.join(words)}.", param_hint="KIND")
        what, _ = words[kind]
        if not yes:
            typer.confirm(f"Forget all of it ({what})? It cannot be brought back.", abort=True)
        if kind in others:
            others[kind].clear()
        else:
            _ask(lambda client: client.clear_kept(KeptKind(kind)))
        typer.echo(f"Forgotten: {what}.")

    return made


app = kept_commands({})


def kept_table(parts: Iterable[KeptPart], words: Mapping[str, tuple[str, str]]) -> RenderableType:
    """A row for each kind, and below what cannot be read or written."""
    parts = tuple(parts)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False)
    for name in ("kind", "what", "how much", "size", "where"):
        table.add_column(name, justify="right" if name in {"how much", "size"} else "left", overflow="fold")
    for part in parts:
        what, counted = words[part.kind]
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
