"""The engine's commands: ``python -m dost_engine``, and a part of ``dost``.

Whatever is heavy is imported inside the command that needs it.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path  # noqa: TC003 - typer reads the annotations when it runs
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, TypeVar

import typer
from typer.core import TyperGroup

from dost_engine.errors import BadRequest, ConfigError, DostError
from dost_engine.version import VERSION

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Hashable

    from rich.console import RenderableType

    from dost_engine.client import EngineClient
    from dost_engine.settings import Paths, Settings
    from dost_engine.types import Policy, Turn, UsageReport

_T = TypeVar("_T")


class Commands(TyperGroup):
    """Commands whose expected errors are sentences on stderr and exit code 1, never a traceback.

    Groups of commands that load much are imported when they are asked for.
    """

    late_groups: ClassVar = {
        "approvals": "dost_engine.cli.approvals",
        "audit": "dost_engine.cli.audit",
        "call": "dost_engine.cli.call",
        "eval": "dost_engine.cli.evaluate",
        "kept": "dost_engine.cli.kept",
        "lint": "dost_engine.cli.lint",
        "model": "dost_engine.cli.model",
        "reindex": "dost_engine.cli.reindex",
        "servers": "dost_engine.cli.servers",
        "traces": "dost_engine.cli.traces",
        "settings": "dost_engine.cli.settings",
        "skills": "dost_engine.cli.skills",
        "tools": "dost_engine.cli.tools",
    }

    def list_commands(self, ctx: Any) -> list[str]:  # noqa: ANN401 - click's signature
        """Names of all commands."""
        return [*super().list_commands(ctx), *self.late_groups]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:  # noqa: ANN401 - click's signature
        """The command of a name, or None."""
        if cmd_name not in self.late_groups:
            return super().get_command(ctx, cmd_name)
        command = typer.main.get_command(importlib.import_module(self.late_groups[cmd_name]).app)
        command.name = cmd_name
        return command

    def invoke(self, ctx: Any) -> Any:  # noqa: ANN401 - click's signature
        """Run the command."""
        try:
            return super().invoke(ctx)
        except DostError as error:
            show_error(error)
            raise typer.Exit(1) from error


def show_error(error: DostError) -> None:
    """Title, message and remedy on stderr."""
    from rich.text import Text

    from dost_engine.cli.terminal import console, plain

    err = console(stderr=True)
    err.print(Text(error.title, style="state.bad"))
    for sentence in (error.message, error.remedy):
        if sentence:
            err.print(Text(plain(sentence)), soft_wrap=True)  # a path is not cut in two


app = typer.Typer(
    cls=Commands,
    help="Dost gives a language model only the tools that a turn needs, and shows why.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,  # its tracebacks are long, and may show what a variable holds
    context_settings={"help_option_names": ["-h", "--help"]},
)

AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def _show_version(*, value: bool) -> None:
    if value:
        typer.echo(f"dost {VERSION}")
        raise typer.Exit


@app.callback()
def root(
    *,
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Print it.")
    ] = False,
) -> None:
    """Dost gives a language model only the tools that a turn needs, and shows why."""


@app.command()
def serve(
    port: Annotated[int | None, typer.Option(help="TCP port; by default the system chooses one.")] = None,
    *,
    take_over: Annotated[
        bool, typer.Option("--take-over", help="Wait until the service that runs has ended, and go on in its place.")
    ] = False,
) -> None:
    """Run the engine for this user's other programs, until Ctrl-C, SIGTERM or `dost stop`."""
    import contextlib
    from dataclasses import replace

    from dost_engine.cli import daemon
    from dost_engine.cli.session import run

    paths, settings = _files()
    if port is not None:
        settings = replace(settings, gateway_port=port)
    with contextlib.suppress(KeyboardInterrupt):
        run(lambda: daemon.serve(paths, settings, take_over=take_over))
    typer.echo("Dost has ended.")


@app.command()
def stop() -> None:
    """End the engine that runs in the background."""
    from dost_engine.cli import stopping
    from dost_engine.cli.session import run
    from dost_engine.settings import Paths

    paths = Paths.from_environment()
    typer.echo(run(lambda: stopping.stop(paths)))


@app.command()
def status(*, as_json: AsJson = False) -> None:
    """What the engine is and does."""
    from dost_engine.cli.lists import status_view

    answer = _ask(lambda client: client.status())
    _print(answer, as_json=as_json, view=lambda _: status_view(answer))


@app.command()
def why(
    text: Annotated[str, typer.Argument(help="The message of the turn.")] = "",
    *,
    why_not: Annotated[
        str, typer.Option("--not", metavar="TOOL", help="Why this tool is picked or not, and what would let it in.")
    ] = "",
    turn_id: Annotated[str, typer.Option("--turn", metavar="ID", help="A kept turn instead; see dost traces.")] = "",
    history: Annotated[
        Path | None, typer.Option(help="A JSON file with the messages before it, in any chat format.")
    ] = None,
    policy: Annotated[
        str, typer.Option(help="default, lean, wide, guide, agent-corex, text, semantic, hybrid, or a profile.")
    ] = "",
    server: Annotated[list[str] | None, typer.Option(help="Tools of this server only; may be repeated.")] = None,
    category: Annotated[list[str] | None, typer.Option(help="Tools with this tag only; may be repeated.")] = None,
    read_only: Annotated[bool, typer.Option("--read-only", help="Tools that change nothing only.")] = False,
    min_score: Annotated[float | None, typer.Option(help="Least cosine by meaning, -1 to 1.")] = None,
    as_json: AsJson = False,
) -> None:
    """Which tools a message gets, and why; with --not, why one tool is among them or not."""
    from dataclasses import replace

    from dost_engine.cli.explanation import explanation_view
    from dost_engine.cli.render import trace_view
    from dost_engine.cli.session import explain_indexed, select_indexed
    from dost_engine.selection.filters import check_filters
    from dost_engine.types import Filters

    if bool(text) == bool(turn_id):
        raise BadRequest("Name either a message or, with --turn, a kept turn.", remedy="See `dost traces`.")
    turn, rules = _turn(text, history), _policy(policy)
    only = Filters(tuple(server or ()), tuple(category or ()), {"readOnlyHint": True} if read_only else {}, min_score)
    check_filters(only, words_only=False)  # JSON would leave out a number that is none
    turn = replace(turn, filters=only)
    if why_not:
        told = _ask(lambda client: explain_indexed(client, turn_id or turn, why_not, rules))
        _print(told, as_json=as_json, view=lambda _: explanation_view(told))
        return
    answer = _ask(lambda client: client.trace(turn_id) if turn_id else select_indexed(client, turn, rules))
    _print(answer, as_json=as_json, view=lambda width: trace_view(answer, width))


@app.command()
def usage(
    *,
    clear: Annotated[bool, typer.Option("--clear", help="Forget every call.")] = False,
    as_json: AsJson = False,
) -> None:
    """What was called on this machine, how well it worked, and the tokens saved."""
    from dost_engine.cli.usage import usage_view

    async def ask(client: EngineClient) -> UsageReport:
        if clear:
            await client.clear_usage()
        return await client.usage()

    answer = _ask(ask)
    _print(answer, as_json=as_json, view=lambda _: usage_view(answer))


@app.command()
def paths(*, as_json: AsJson = False) -> None:
    """Where Dost keeps its files."""
    import json

    from dost_engine.cli.terminal import console
    from dost_engine.settings import Paths

    rows = Paths.from_environment().rows()
    if as_json:
        typer.echo(json.dumps({name: str(path) for name, path in rows}, indent=2))
        return
    out = console()
    width = max(len(name) for name, _ in rows)
    for name, path in rows:
        out.print(f"{name:<{width}}  {path}", soft_wrap=True)


@app.command("sample-server", context_settings={"allow_extra_args": True, "ignore_unknown_options": True})
def sample_server(
    context: typer.Context, name: Annotated[str, typer.Argument(help="Only one so far: office. Takes --db PATH.")]
) -> None:
    """Run a sample MCP server over stdin and stdout."""
    if name != "office":
        raise ConfigError(f"There is no sample server {name!r}.", remedy="There is one: office.")
    from dost_assets.sample_servers import office

    raise typer.Exit(office.main(context.args))


@app.command()
def demo() -> None:
    """A scripted conversation over real servers: what is picked in each turn, and why."""
    from dost_engine.cli.session import run
    from dost_engine.demo.play import play

    raise typer.Exit(run(play))


def main() -> None:
    """Run the command line."""
    app(windows_expand_args=False)  # a message is no file pattern


# ------------------------------------------------------------------------------------------ what they share


def _files() -> tuple[Paths, Settings]:
    from dost_engine.settings import Paths, load_settings

    found = Paths.from_environment()
    return found, load_settings(found.settings_file)


def _ask(question: Callable[[EngineClient], Coroutine[Any, Any, _T]]) -> _T:
    """Ask the running service, or one of our own that ends with the question."""
    from dost_engine.cli.session import engine, run

    found, settings = _files()

    async def ask() -> _T:
        async with engine(found, settings) as client:
            return await question(client)

    return run(ask)


def _print(answer: object, *, as_json: bool, view: Callable[[int], RenderableType], kind: Hashable = None) -> None:
    from dost_engine import wire
    from dost_engine.cli.terminal import console

    if as_json:
        sys.stdout.buffer.write(wire.to_json(answer, kind) + b"\n")
        return
    out = console()
    out.print(view(out.width))


def _policy(name: str) -> Policy | None:
    from dost_engine.profiles import named_policy
    from dost_engine.settings import Paths

    try:
        return named_policy(name, Paths.from_environment().profiles_file) if name else None
    except ValueError as error:
        raise ConfigError(str(error), remedy="Leave --policy out to choose as the settings say.") from error


def _turn(text: str, history: Path | None) -> Turn:
    from dost_engine.history import read_messages, turn_from_messages
    from dost_engine.history.pasted import messages_in

    messages: list[object] = []
    if history is not None:
        remedy = "It must hold a JSON list of messages, alone or in the request that it was sent in, or one a line."
        try:
            messages = messages_in(history.expanduser().read_text(encoding="utf-8-sig"))
        except BadRequest as error:
            raise BadRequest(f"{history}: {error.message}", remedy=remedy) from error
        except (OSError, ValueError, RuntimeError) as error:  # a stranger's home, or no text
            why = (isinstance(error, OSError) and error.strerror) or error
            raise BadRequest(f"{history} cannot be read: {why}.", remedy=remedy) from error
        if messages and not read_messages(messages):
            raise BadRequest(f"{history}: none of its {len(messages)} messages can be read.", remedy=remedy)
    return turn_from_messages(messages, text=text, origin="cli")
