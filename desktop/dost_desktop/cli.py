"""The ``dost`` command: the engine's commands, and the window.

Qt and the chat agent are imported inside the commands that need them; all others work without them installed.
"""

from __future__ import annotations

from typing import Annotated

import typer

from dost_engine.cli import app as engine_cli

app = typer.Typer(
    name="dost",
    help="Gives a language model only the tools it needs, and shows why. Without a command, the window opens.",
    no_args_is_help=False,
)
app.add_typer(engine_cli.app)


@app.callback(invoke_without_command=True)
def _start(
    context: typer.Context,
    *,
    self_test: Annotated[
        bool, typer.Option("--self-test", help="Check that this installation works; the exit code says it.")
    ] = False,
) -> None:
    if self_test:
        from dost_desktop import self_test as checks

        raise typer.Exit(checks.self_test())
    if context.invoked_subcommand is None:
        window()


@app.command()
def window() -> None:
    """Open the window."""
    from dost_desktop.window import open_window

    raise typer.Exit(open_window())


def main() -> None:
    """The console script."""
    app()
