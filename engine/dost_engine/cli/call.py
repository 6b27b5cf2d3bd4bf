"""``dost call``: one call of a tool from the terminal."""

from __future__ import annotations

import asyncio
import json
import sys
import time
import uuid
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.text import Text

from dost_engine.catalog import one_tool
from dost_engine.cli.app import AsJson, _ask
from dost_engine.cli.terminal import console, plain
from dost_engine.errors import ConfigError, ToolNotFound
from dost_engine.server_text import visible
from dost_engine.types import Catalog

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from dost_engine.client import EngineClient
    from dost_engine.types import Invocation

app = typer.Typer(help="Call a tool.")
LINE_EVERY_S = 1.0
"""Between two lines of progress where nobody looks on."""


@app.command()
def call(
    name: Annotated[str, typer.Argument(help="server/tool, or the tool's name where only one server has it.")],
    arguments: Annotated[str, typer.Argument(help="A JSON object; - reads it from stdin.")] = "{}",
    *,
    yes: Annotated[bool, typer.Option("--yes", help="You have seen the arguments: do not ask.")] = False,
    as_json: AsJson = False,
) -> None:
    """Call a tool. One that may change something asks before, at the terminal."""
    from dost_engine import wire

    given = _read(arguments)
    done = _ask(lambda client: _called(client, name, given, yes=yes))
    if as_json:
        sys.stdout.buffer.write(wire.to_json(done) + b"\n")
    else:
        console().print(Text(visible(done.text)), soft_wrap=True)
    if done.is_error:
        raise typer.Exit(1)


async def _called(client: EngineClient, name: str, arguments: dict[str, Any], *, yes: bool) -> Invocation:
    from dost_engine.cli.asking import Lines, answer_calls

    try:
        tool_id = one_tool(Catalog(tools=tuple(info.tool for info in await client.tools())), name).id
    except ToolNotFound:
        if "/" not in name:
            raise
        tool_id = name  # its server may be on its way; the service waits for it
    call_id = uuid.uuid4().hex
    asking: asyncio.Task[None] | None = None
    if sys.stdin.isatty() and sys.stderr.isatty() and not yes:
        err = console(stderr=True)
        there = asyncio.Event()
        asking = asyncio.create_task(
            answer_calls(client, err, Lines(), mine=lambda one: one.call_id == call_id, there=there)
        )
        asking.add_done_callback(lambda _: there.set())
        await there.wait()
    try:
        with _progress() as told:
            return await client.invoke(tool_id, arguments, origin="cli", call_id=call_id, by_hand=yes, on_progress=told)
    finally:
        if asking is not None:
            asking.cancel()
            await asyncio.wait({asking})


@contextmanager
def _progress() -> Iterator[Callable[[float, float | None, str], None]]:
    """Says how far the call is on stderr: on one line where somebody looks on."""
    err = console(stderr=True)
    shown = err.status("") if err.is_terminal else None
    begun, last = False, 0.0

    def told(done: float, total: float | None, message: str) -> None:
        nonlocal begun, last
        line = Text(f"{_share(done, total)} {plain(message)}".strip())
        if shown is not None:
            if not begun:
                shown.start()
            begun = True
            shown.update(line)
        elif not last or time.monotonic() - last >= LINE_EVERY_S:
            last = time.monotonic()
            err.print(line, soft_wrap=True)

    try:
        yield told
    finally:
        if shown is not None and begun:
            shown.stop()


def _share(done: float, total: float | None) -> str:
    return f"{done:g}" if total is None else f"{done:g} of {total:g}"


def _read(text: str) -> dict[str, Any]:
    try:
        value = json.loads(sys.stdin.read() if text == "-" else text)
    except (ValueError, RecursionError) as error:
        raise ConfigError(f"The arguments are no JSON: {error}.", remedy='Write {"name": "value"}.') from error
    if not isinstance(value, dict):
        raise ConfigError("The arguments must be a JSON object.", remedy='Write {"name": "value"}.')
    return value
