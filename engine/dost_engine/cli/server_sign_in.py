"""``dost servers sign-in`` and ``sign-out``: who asks, for servers that want to know."""

from __future__ import annotations

import threading
import webbrowser
from contextlib import aclosing
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from dost_engine.cli.session import engine, run
from dost_engine.cli.terminal import plain
from dost_engine.errors import ServiceUnavailable, SignInFailed
from dost_engine.settings import Paths, load_settings
from dost_engine.types import EventKind, KeptIn, SignInStep

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from dost_engine.client import EngineClient
    from dost_engine.types import SignIn

_T = TypeVar("_T")

_KEPT = {
    KeptIn.KEYRING: "It is kept in the system's keyring.",
    KeptIn.FILE: "It is kept in a file, in plain text, readable by you alone.",
    KeptIn.MEMORY: "It is kept until Dost ends: this system has no keyring. With --in-file a file keeps it.",
    KeptIn.NOWHERE: "",
}

Name = Annotated[str, typer.Argument(help="Name of the server.")]


def sign_in(
    name: Name,
    *,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the address in a browser.")] = True,
    in_file: Annotated[
        bool, typer.Option("--in-file", help="Keep it in a file, in plain text, where there is no keyring.")
    ] = False,
) -> None:
    """Sign in to a server that wants to know who asks."""

    async def ask(client: EngineClient) -> SignIn:
        asked = await client.sign_in(name, in_file=in_file)
        if asked.step is SignInStep.WAITING:
            typer.echo(f"Sign in there; this waits for you:\n\n  {plain(asked.address)}\n")
            if browser:
                # some browsers give nothing back before they are closed, and the answer comes while they are open
                threading.Thread(target=webbrowser.open, args=(asked.address,), daemon=True).start()
        try:
            return await _ended(client, name)
        except BaseException:  # Ctrl-C: then nobody waits any more
            await client.cancel_sign_in(name)
            raise

    done = _run(ask)
    if done.step is not SignInStep.DONE:
        raise SignInFailed(done.error or "The sign-in was cancelled.")
    typer.echo(f"Signed in to {plain(name)}. {_KEPT[done.kept_in]}".strip())


def sign_out(name: Name) -> None:
    """Forget a sign-in to a server."""

    async def ask(client: EngineClient) -> None:
        await client.sign_out(name)

    _run(ask)
    typer.echo(f"Signed out of {plain(name)}.")


def _run(ask: Callable[[EngineClient], Coroutine[Any, Any, _T]]) -> _T:
    """Ask the running service; where none runs, one that ends with the command."""
    paths = Paths.from_environment()
    settings = load_settings(paths.settings_file)

    async def with_engine() -> _T:
        async with engine(paths, settings) as client:
            return await ask(client)

    return run(with_engine)


async def _ended(client: EngineClient, name: str) -> SignIn:
    """The sign-in, once nothing is waited for any more."""
    async with aclosing(client.events()) as events:
        async for event in events:  # what has happened is told first
            if event.kind is EventKind.SERVER and event.data.get("name") == name:
                newest = await client.newest_sign_in(name)
                if newest.step is not SignInStep.WAITING:
                    return newest
    raise ServiceUnavailable("The service ended before the sign-in did.", remedy="Start it and sign in again.")
