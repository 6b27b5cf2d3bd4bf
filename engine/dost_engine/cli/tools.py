"""``dost tools``: every tool of the connected servers, and what the user decides about them."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from rich.text import Text

from dost_engine.cli.terminal import console, plain
from dost_engine.errors import ConfigError
from dost_engine.settings import Paths, load_settings
from dost_engine.types import Approval, ToolChoice, ToolInfo

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from dost_engine.client import EngineClient

_T = TypeVar("_T")

app = typer.Typer(
    help="Every tool of the connected servers; pin and ban them, give them words and tags, decide who may call."
)

Name = Annotated[str, typer.Argument(help="server/tool, or the tool's name where only one server has it.")]


@app.callback(invoke_without_command=True)
def tools(
    context: typer.Context, *, as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False
) -> None:
    """Every tool of the connected servers; with a command: pin, ban, words, tag, approval."""
    if context.invoked_subcommand is not None:
        return
    from dost_engine import wire
    from dost_engine.cli.lists import tool_table

    infos = _ask(lambda client: client.tools())
    if as_json:
        sys.stdout.buffer.write(wire.to_json(infos, tuple[ToolInfo, ...]) + b"\n")
        return
    out = console()
    out.print(tool_table(infos, out.width))
    for info in infos:
        if said := _said(info.choice):
            out.print(Text(f"{plain(info.tool.id)}: {said}"), soft_wrap=True)
    for info in infos:
        for warning in info.warnings:
            out.print(Text(f"! {plain(info.tool.id)}: {plain(warning)}", style="state.bad"), soft_wrap=True)


@app.command()
def pin(name: Name) -> None:
    """Give the model this tool in every turn."""
    _choose(name, pinned=True)


@app.command()
def unpin(name: Name) -> None:
    """Let the ranking decide again."""
    _choose(name, pinned=False)


@app.command()
def ban(name: Name) -> None:
    """Never give the model this tool."""
    _choose(name, banned=True)


@app.command()
def unban(name: Name) -> None:
    """Let the ranking decide again."""
    _choose(name, banned=False)


@app.command()
def words(
    name: Name, text: Annotated[str, typer.Argument(help="Words that it is to be found by; empty for none.")]
) -> None:
    """Have a tool found by more words, in place of those given before."""
    _choose(name, search_words=text)


@app.command()
def tag(
    name: Annotated[str, typer.Argument(help="server/tool, a tool's name, or a server's with --server.")],
    tags: Annotated[
        list[str] | None, typer.Argument(help="Words added to its own tags; none to take them back.")
    ] = None,
    *,
    server: Annotated[bool, typer.Option("--server", help="Tag all tools of this server.")] = False,
) -> None:
    """Tag a tool or all of a server, in place of the tags given before; `dost why --category TAG` asks for them."""
    given = tuple(tags or ())
    if server:
        kept = _ask(lambda client: client.choose_server(name, given)).tags
        console().print(Text(f"{plain(name)}: {_tags(kept) or 'no tags'}"), soft_wrap=True)
        return
    _choose(name, tags=given)


@app.command()
def approval(
    name: Annotated[str, typer.Argument(help="server/tool, a tool's name, or a server's with --server.")],
    who: Annotated[
        Approval, typer.Argument(help="always: call it; ask: a person; never; default: as the settings say.")
    ],
    *,
    server: Annotated[
        bool, typer.Option("--server", help="All tools of this server about which nothing is decided.")
    ] = False,
) -> None:
    """Decide whether a tool may be called; always holds for the tool as it is now."""
    if server:
        kept = _ask(lambda client: client.choose_server(name, approval=who)).approval
        console().print(Text(f"{plain(name)}: {_APPROVALS[kept] or 'as the settings say'}"), soft_wrap=True)
        return
    _choose(name, approval=who)


_APPROVALS = {
    Approval.DEFAULT: "",
    Approval.ALWAYS: "always allowed",
    Approval.ASK: "asks each time",
    Approval.NEVER: "never called",
}


def _choose(name: str, **change: Any) -> None:  # noqa: ANN401 - the client's own keyword arguments
    if not name.strip():
        raise ConfigError("The name of a tool is empty.", remedy="See `dost tools`.")
    choice = _ask(lambda client: client.choose_tool(name, **change))
    console().print(Text(f"{plain(name)}: {_said(choice) or 'nothing decided'}"), soft_wrap=True)


def _said(choice: ToolChoice) -> str:
    parts = ["pinned"] if choice.pinned else []
    parts += ["banned"] if choice.banned else []
    parts += [f"found by “{plain(choice.search_words)}” too"] if choice.search_words else []
    parts += [_tags(choice.tags)] if choice.tags else []
    parts += [_APPROVALS[choice.approval]] if _APPROVALS[choice.approval] else []
    return ", ".join(parts)


def _tags(tags: tuple[str, ...]) -> str:
    return f"tagged {', '.join(plain(tag) for tag in tags)}" if tags else ""


def _ask(question: Callable[[EngineClient], Coroutine[Any, Any, _T]]) -> _T:
    from dost_engine.cli.session import engine, run

    paths = Paths.from_environment()
    settings = load_settings(paths.settings_file)

    async def ask() -> _T:
        async with engine(paths, settings) as client:
            return await question(client)

    return run(ask)
