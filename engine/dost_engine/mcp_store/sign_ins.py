"""Sign-ins that are on their way: one per server at most, begun by a person, ended by the browser, a person or time."""

from __future__ import annotations

import asyncio
import contextlib
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from dost_engine.errors import DostError, SignInFailed
from dost_engine.types import KeptIn, SignIn, SignInStep

if TYPE_CHECKING:
    from collections.abc import Callable

    from dost_engine.mcp_store.config import ServerConfig
    from dost_engine.mcp_store.grants import Grant, Grants

END_S = 5.0
"""Seconds that a sign-out waits for the authorization server to hear of it."""


class SignIns:
    """The sign-ins of one profile.

    Args:
        grants: Gets what they bring.
        within_s: Seconds that a person has for one.
        on_step: Called whenever one is another step on.
        on_grant: Called with the key of a server and what a sign-in brought.
    """

    def __init__(
        self,
        grants: Grants,
        within_s: float,
        on_step: Callable[[SignIn], None],
        on_grant: Callable[[str, Grant], None],
    ) -> None:
        self._grants = grants
        self._within_s = within_s
        self._on_step = on_step
        self._on_grant = on_grant
        self._newest: dict[str, SignIn] = {}
        self._running: dict[str, asyncio.Task[None]] = {}

    def newest(self, server: str) -> SignIn:
        """How the newest one to a server stands."""
        return self._newest.get(server) or SignIn(server, SignInStep.NONE)

    async def begin(self, config: ServerConfig, before: Grant | None, *, in_file: bool) -> SignIn:
        """Begin one, or join the one that is on its way. Returns as soon as there is an address to open.

        Args:
            config: Entry of the server, filled in.
            before: An earlier grant, or None.
            in_file: Whether what it brings is kept in a file, where there is no keyring.

        Raises:
            SignInFailed: it failed before there was an address.
        """
        server = config.name
        asked = asyncio.Event()
        running = self._running.get(server)
        if running is None:
            self._newest.pop(server, None)
            work = self._run(config, before, asked, in_file=in_file)
            running = self._running[server] = asyncio.create_task(work, name=f"sign in to {server}")
            running.add_done_callback(lambda task: self._over(server, task))
        elif self.newest(server).address:
            asked.set()
        waiting = asyncio.create_task(asked.wait())
        try:
            await asyncio.wait({running, waiting}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            waiting.cancel()
        newest = self.newest(server)
        if newest.step is SignInStep.FAILED:
            raise SignInFailed(newest.error)
        return newest

    async def cancel(self, server: str) -> None:
        """End the one that is on its way, if there is one."""
        running = self._running.get(server)
        if running is not None:
            running.cancel()
            await asyncio.wait({running})

    async def forget(self, server: str, grant: Grant | None) -> None:
        """Sign out: end a sign-in, take away what one brought, and tell the authorization server.

        Raises:
            ConfigError: the file cannot be read.
            KeyringError: the keyring is locked or fails.
            StorageError: the file cannot be written.
        """
        await self.cancel(server)
        await self._grants.forget(server)
        self._newest.pop(server, None)
        if grant is not None:
            await asyncio.to_thread(_load_sdk)
            from dost_engine.mcp_store.authorizing import revoke

            # that it does not hear of it changes nothing here: there is no token any more
            with contextlib.suppress(Exception):
                async with asyncio.timeout(END_S):
                    await revoke(grant)

    async def stop(self) -> None:
        """End all."""
        for server in list(self._running):
            await self.cancel(server)

    async def _run(self, config: ServerConfig, before: Grant | None, asked: asyncio.Event, *, in_file: bool) -> None:
        server = config.name
        limit = asyncio.timeout(None)  # every answer on the way has its own

        def show(address: str) -> None:
            limit.reschedule(asyncio.get_running_loop().time() + self._within_s)
            until = datetime.now(UTC) + timedelta(seconds=self._within_s)
            self._step(SignIn(server, SignInStep.WAITING, address, until))
            asked.set()

        try:
            await asyncio.to_thread(_load_sdk)
            from dost_engine.mcp_store.authorizing import sign_in

            async with limit:
                grant = await sign_in(config, before, show)
            kept_in = await self._grants.keep(server, grant, in_file=in_file)
        except TimeoutError:
            said = f"Nobody signed in within {self._within_s:g} s."
            self._step(SignIn(server, SignInStep.FAILED, error=said))
        except asyncio.CancelledError:
            self._step(SignIn(server, SignInStep.CANCELLED))
            raise
        except DostError as error:
            self._step(SignIn(server, SignInStep.FAILED, error=str(error)))
        except Exception as error:  # noqa: BLE001 - whatever a server does costs this sign-in only
            self._step(
                SignIn(server, SignInStep.FAILED, error=f"The sign-in did not come off ({type(error).__name__}).")
            )
        else:
            self._step(SignIn(server, SignInStep.DONE, kept_in=kept_in))
            self._on_grant(server, grant)

    def _over(self, server: str, task: asyncio.Task[None] | None) -> None:
        if self._running.get(server) is task:
            del self._running[server]

    def _step(self, sign_in: SignIn) -> None:
        if sign_in.step is not SignInStep.WAITING:
            self._over(sign_in.server, asyncio.current_task())  # who hears of it may begin the next
        self._newest[sign_in.server] = sign_in
        self._on_step(sign_in)


def said(sign_in: SignIn) -> str:
    """How a sign-in stands, in a sentence."""
    if sign_in.step is SignInStep.WAITING:
        return "It waits for you to sign in, in your browser."
    if sign_in.step is SignInStep.FAILED:
        return sign_in.error
    if sign_in.step is SignInStep.CANCELLED:
        return "The sign-in was cancelled."
    if sign_in.kept_in is KeptIn.MEMORY:
        return "You are signed in until Dost ends: what came of it could not be kept."
    return ""


def _load_sdk() -> None:
    """Import the SDK's part for this, which takes a second: off the loop."""
    import dost_engine.mcp_store.authorizing  # noqa: F401
