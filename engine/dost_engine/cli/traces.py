"""The commands about kept turns: ``dost traces``."""

from __future__ import annotations

from typing import Annotated

import typer

from dost_engine.cli.app import AsJson, _ask, _print

app = typer.Typer(help="The turns that were answered, newest first.", invoke_without_command=True)


@app.callback(invoke_without_command=True)
def traces(
    context: typer.Context,
    *,
    limit: Annotated[int, typer.Option(help="Turns, 1 to 200.")] = 20,
    text: Annotated[str, typer.Option(help="Only those whose message holds it.")] = "",
    origin: Annotated[str, typer.Option(help="Only those that it asked: chat, inspector, the name of an app.")] = "",
    as_json: AsJson = False,
) -> None:
    """The turns that were answered, newest first; `dost why --turn ID` opens one."""
    from dost_engine.cli.explanation import turn_table

    if context.invoked_subcommand is not None:
        return
    page = _ask(lambda client: client.traces(limit=limit, text=text, origin=origin))
    _print(page, as_json=as_json, view=lambda _: turn_table(page))


@app.command()
def clear() -> None:
    """Forget every turn."""
    _ask(lambda client: client.clear_traces())
    typer.echo("No turns are kept any more.")
