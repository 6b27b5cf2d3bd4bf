"""``dost approvals``: the calls that wait for a person, and answers."""

from __future__ import annotations

import asyncio
import sys
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from rich.text import Text

from dost_engine.cli.app import AsJson  # noqa: TC001 - typer reads the annotations when it runs
from dost_engine.cli.terminal import console, plain
from dost_engine.errors import NotFound
from dost_engine.settings import Paths
from dost_engine.types import Answer, WaitingCall

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from dost_engine.client import EngineClient

_T = TypeVar("_T")

app = typer.Typer(help="The calls that wait for a person; allow or deny them.")

Id = Annotated[str, typer.Argument(help="The first characters of its number; `dost approvals` lists them.")]


@app.callback(invoke_without_command=True)
def approvals(context: typer.Context, *, as_json: AsJson = False) -> None:
    """The calls that wait for a person; with a command: allow, deny, watch."""
    from dost_engine import wire
    from dost_engine.cli.asking import waiting_view

    if context.invoked_subcommand is not None:
        return
    waiting = _running(lambda client: client.approvals())
    if as_json:
        sys.stdout.buffer.write(wire.to_json(waiting, tuple[WaitingCall, ...]) + b"\n")
        return
    out = console()
    if not waiting:
        out.print("No call waits for an answer.")
    for call in waiting:
        out.print(waiting_view(call), soft_wrap=True)


@app.command()
def allow(
    name: Id,
    *,
    always: Annotated[bool, typer.Option("--always", help="And every later call of the tool as it is.")] = False,
) -> None:
    """Let a call be made."""
    _answer(name, Answer.ALWAYS if always else Answer.ONCE)


@app.command()
def deny(
    name: Id, *, never: Annotated[bool, typer.Option("--never", help="Nor any later call of the tool.")] = False
) -> None:
    """Do not let a call be made."""
    _answer(name, Answer.NEVER if never else Answer.DENY)


@app.command()
def watch() -> None:
    """Ask here about every call that needs an answer, until Ctrl-C."""
    from dost_engine.cli.asking import Lines, answer_calls

    async def ask(client: EngineClient) -> None:
        out, there = console(), asyncio.Event()
        asking = asyncio.create_task(answer_calls(client, out, Lines(), mine=lambda _: True, there=there))
        asking.add_done_callback(lambda _: there.set())
        await there.wait()
        out.print(Text("Calls that need an answer are shown here. Ctrl-C ends it.", style="muted"))
        await asking

    _running(ask)


def _answer(name: str, answer: Answer) -> None:
    async def tell(client: EngineClient) -> WaitingCall:
        found = [call for call in await client.approvals() if name and call.approval_id.startswith(name)]
        if len(found) != 1:
            many = "No call waits" if not found else f"{len(found)} calls wait"
            raise NotFound(f"{many} under {name!r}.", remedy="See `dost approvals`.")
        await client.answer_approval(found[0].approval_id, answer)
        return found[0]

    call = _running(tell)
    said = {
        Answer.ONCE: "allowed",
        Answer.ALWAYS: "always allowed",
        Answer.DENY: "denied",
        Answer.NEVER: "never allowed",
    }
    console().print(Text(f"{plain(call.tool_id)}: {said[answer]}"), soft_wrap=True)


def _running(question: Callable[[EngineClient], Coroutine[Any, Any, _T]]) -> _T:
    """Ask the service that runs: in one of our own nothing could wait."""
    from dost_engine.cli.session import run
    from dost_engine.client import EngineClient

    async def ask() -> _T:
        async with await EngineClient.discover(Paths.from_environment()) as client:
            return await question(client)

    return run(ask)
