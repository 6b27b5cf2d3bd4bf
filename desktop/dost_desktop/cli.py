"""The ``dost`` command: the engine's commands, and the window.

Qt and the chat agent are imported inside the commands that need them; all others work where they are not installed.
"""

from __future__ import annotations

from typing import Annotated, Any, ClassVar

import typer

from dost_engine.cli.app import Commands
from dost_engine.cli.app import app as engine_app
from dost_engine.version import VERSION

LINK_SCHEME = "dost:"


class _Commands(Commands):
    """The engine's commands; a link in the place of a command opens the window, as systems hand links over."""

    late_groups: ClassVar = Commands.late_groups | {"kept": "dost_desktop.kept_command"}

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:  # noqa: ANN401 - click's signature
        """The command that the words mean."""
        if args and args[0].lower().startswith(LINK_SCHEME):
            args = ["window", *args]
        return super().resolve_command(ctx, args)


app = typer.Typer(
    cls=_Commands,
    help="Dost gives a language model only the tools that a turn needs, and shows why.",
    no_args_is_help=False,
    pretty_exceptions_enable=False,  # its tracebacks are long, and may show what a variable holds
    context_settings={"help_option_names": ["-h", "--help"]},
)
# Taken over one by one: mounted as a whole, they would need a word before each of them.
app.registered_commands += engine_app.registered_commands
app.registered_groups += engine_app.registered_groups


def _show_version(*, value: bool) -> None:
    if value:
        typer.echo(f"dost {VERSION}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def root(
    context: typer.Context,
    *,
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Print it.")
    ] = False,
    self_test: Annotated[
        bool, typer.Option("--self-test", help="Check that this installation works; the exit code says so.")
    ] = False,
    ask: Annotated[
        bool, typer.Option("--ask", help="Show a line to ask in, above all windows: for a shortcut of your own too.")
    ] = False,
    toggle: Annotated[
        bool,
        typer.Option("--toggle", help="Show the window, or hide it where it is in front: for a shortcut of your own."),
    ] = False,
) -> None:
    """Dost gives a language model only the tools that a turn needs, and shows why. Without a command: the window."""
    if self_test:
        from dost_desktop import self_test as checks

        raise typer.Exit(checks.self_test())
    if (toggle or ask) and context.invoked_subcommand is not None:
        raise typer.BadParameter("It stands alone, without a command.", param_hint="--toggle" if toggle else "--ask")
    if toggle and ask:
        raise typer.BadParameter("One of --toggle and --ask.", param_hint="--ask")
    if context.invoked_subcommand is None:
        _open(toggle=toggle, ask=ask)


@app.command()
def window(
    link: Annotated[
        str, typer.Argument(help="A dost://install link: what it would add is shown, and asked about.")
    ] = "",
    *,
    samples: Annotated[
        bool, typer.Option("--samples", help="Add the sample servers where no servers are configured yet.")
    ] = False,
    hidden: Annotated[
        bool, typer.Option("--hidden", help="Start in the tray, where there is one: for the start of a session.")
    ] = False,
) -> None:
    """Open the window, or bring the open one to the front."""
    if link and not link.lower().startswith(LINK_SCHEME):
        raise typer.BadParameter("A link begins with dost://install?", param_hint="LINK")
    _open(samples=samples, hidden=hidden, link=link)


def _open(
    *, samples: bool = False, toggle: bool = False, ask: bool = False, hidden: bool = False, link: str = ""
) -> None:
    from dost_desktop.window import open_window

    raise typer.Exit(open_window(samples=samples, toggle=toggle, ask=ask, hidden=hidden, link=link))


def main() -> None:
    """Run the command line."""
    app(windows_expand_args=False)  # a message is no file pattern
