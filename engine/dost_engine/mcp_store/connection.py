"""One server: a task of its own opens its connection, keeps it, opens it again, and closes it."""

from __future__ import annotations

import asyncio
import contextlib
import time
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

from dost_engine.errors import ServerUnavailable
from dost_engine.mcp_store.arguments import ArgumentChecks
from dost_engine.mcp_store.attempt import Attempt
from dost_engine.mcp_store.calling import Unheard, call_over, says_unknown
from dost_engine.mcp_store.endings import lasting, root_cause, sentence
from dost_engine.mcp_store.entry import Entry
from dost_engine.mcp_store.logs import LogRing
from dost_engine.mcp_store.pace import Backoff
from dost_engine.mcp_store.standing import Fault, Standing
from dost_engine.mcp_store.starts import no_turn
from dost_engine.mcp_store.tool_lists import Listing, check_same
from dost_engine.types import ServerState, ServerStatus, Tool

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Mapping

    from mcp import Client

    from dost_engine.mcp_store.calling import Terms
    from dost_engine.mcp_store.config import ServerConfig
    from dost_engine.mcp_store.endings import End
    from dost_engine.mcp_store.grants import Grant
    from dost_engine.mcp_store.surroundings import Surroundings
    from dost_engine.types import Invocation

STEADY_S = 10.0
"""Seconds that a connection must have lasted for its end to count as a first failure, not as one in a row."""


class Connection:
    """One configured server, for as long as it is in the file.

    Args:
        config: Its entry.
        on_change: Called on the loop after every change of status or tools.
        around: What it shares with other servers.

    Attributes:
        name: The server's key.
        log: What the server wrote.
    """

    def __init__(
        self,
        config: ServerConfig,
        on_change: Callable[[Connection], None],
        around: Surroundings,
    ) -> None:
        self.name = config.name
        self._entry = Entry(config, around)
        self.log = LogRing(self._entry.hide)
        self._checks = ArgumentChecks(self.log.add)
        self._on_change = on_change
        self._around = around
        self._times = around.times
        self._listing = self._known()
        first = ServerState.RESOLVING if config.enabled else ServerState.DISABLED
        self._standing = Standing(first, self._entry.hide, self._changed)
        self._backoff = Backoff(around.times)
        self._mode = around.eras.mode(config)
        self._way = config.transport
        self._attempt: Attempt | None = None
        self._turn_over: Callable[[], None] = no_turn
        self._stopping = False
        self._interrupted = False
        self._wake = asyncio.Event()
        self._news = asyncio.Event()
        self._owner: asyncio.Task[None] | None = None

    # ------------------------------------------------------------------------------------------- for the store

    @property
    def tools(self) -> tuple[Tool, ...]:
        """The tools of its last complete list; they stay while it reconnects."""
        return self._listing.tools

    @property
    def cached(self) -> bool:
        """Whether these are of an earlier time."""
        return self._listing.cached

    @property
    def status(self) -> ServerStatus:
        """Where it stands."""
        standing, process = self._standing, self._attempt.process if self._attempt else None
        return ServerStatus(
            name=self.name,
            state=standing.state,
            transport=self._way,
            target=self._entry.config.target,
            since=standing.since,
            error=standing.error,
            retry_at=standing.retry_at,
            tools=len(self._listing.tools),
            skipped=self._listing.skipped,
            pid=process.pid if process else None,
            program=process.program if process else "",
            cached=self._listing.cached,
            can_sign_in=bool(self._entry.config.url) and not self._entry.has_own_key,
            signed_in=self._entry.grant is not None,
        )

    @property
    def settled(self) -> bool:
        """Whether it is where it stays until something happens, and not on its way there."""
        return self._standing.settled

    def start(self) -> None:
        """Start the task that owns the connection. Returns at once."""
        self._owner = asyncio.create_task(lasting(self._own, self._failed), name=f"mcp server {self.name}")

    def reconfigure(self, config: ServerConfig) -> None:
        """Go on with another entry of the same name. Tools of a server that is switched off are gone at once."""
        self._entry.change(config)
        self._mode, self._way = self._around.eras.mode(config), config.transport
        keep = self._entry.to_run and self._listing.tools
        self._listing = replace(self._listing, cached=True) if keep else self._known()
        self.restart()

    def restart(self) -> None:
        """Close the connection and open it anew, at once also where it waits for its next try."""
        self._interrupted = True
        self._wake.set()
        if self._attempt is not None:
            self._attempt.cancel()

    def awake(self) -> None:
        """The machine slept: see whether the server still answers, and wait no longer for the next try."""
        self._backoff.reset()
        if self._attempt is not None:
            self._attempt.doubt()
        elif self._standing.state is ServerState.FAILED and self._standing.retry_at is not None:
            self._wake.set()

    def list_again(self) -> None:
        """Ask for its tools again, where it is connected."""
        if self._attempt is not None:
            self._attempt.stale()

    def filled_in(self) -> ServerConfig:
        """The entry as the server is reached with, for a sign-in.

        Raises:
            ConfigError: there is nothing that one could sign in to.
        """
        return self._entry.to_sign_in()

    @property
    def grant(self) -> Grant | None:
        """Of the sign-in that it uses."""
        return self._entry.grant

    def signed(self, grant: Grant | None) -> None:
        """Go on with a new sign-in, or without one."""
        self._entry.take(grant)
        self.restart()

    def say_sign_in(self, sentence: str) -> None:
        """Say how a sign-in goes, as long as the server waits for one."""
        if self._standing.state is ServerState.NEEDS_SIGN_IN and sentence:
            self._standing.tell(sentence)
        else:
            self._changed()

    async def stop(self) -> None:
        """End it. Nothing that it started is left when this returns."""
        self._stopping = True
        self._listing = Listing()
        self._wake.set()
        if self._attempt is not None:
            self._attempt.cancel()
        if self._owner is not None:
            await asyncio.wait({self._owner})

    async def call(self, tool: str, arguments: Mapping[str, Any], terms: Terms) -> Invocation:
        """Call a tool, waiting for the server if it is on its way back.

        Raises:
            CallNotAllowed: the terms do not allow it.
            ToolNotFound: the server does not offer it (any more).
            ToolChanged: it became another one while the server was away; the call was not made.
            BadArguments: they do not fit the tool; the call was not made.
            ServerUnavailable: the server is off, or did not come back in time.
            CallFailed: there was no answer; the outcome is unknown.
        """
        before = None if self._attempt and self._attempt.client else self._listing.find(tool)
        try:
            return await self._call_now(tool, arguments, terms, before)
        except Unheard:  # the session is lost: the call was not made, and is made over the next one
            try:
                return await self._call_now(tool, arguments, terms, before or self._listing.find(tool))
            except Unheard as error:
                raise ServerUnavailable(
                    f'The server "{self.name}" forgets its sessions at once; the call was not made.',
                    remedy="Restart the server that stands behind the address.",
                ) from error

    async def _call_now(self, tool: str, arguments: Mapping[str, Any], terms: Terms, before: Tool | None) -> Invocation:
        while True:
            attempt, client = await self._ready_client()
            found = check_same(self.name, tool, before, self._listing.find(tool))
            sent = await self._checks.check(found, arguments)
            if not await terms.allow(found):
                break

        def lost() -> None:
            attempt.lost(client)  # the owner's task is about to notice; the next call waits for it

        attempt.calls += 1
        patience = terms.patience or self._entry.config.patience
        called, hide = f"{self.name}/{tool}", self._entry.hide
        try:
            made = await call_over(client, called, sent, terms, patience=patience, hide=hide, on_lost=lost)
        except Unheard:
            lost()
            raise
        finally:
            attempt.calls -= 1
        if made.is_error and says_unknown(made.text):
            attempt.stale()  # what it offers is not what it offered
        return made

    # ------------------------------------------------------------------------------------------ the owner's task

    async def _own(self) -> None:
        at_once = False
        while not self._stopping:
            self._interrupted = False
            self._wake.clear()
            if self._entry.to_run:
                self._standing.show(ServerState.RESOLVING, self._standing.error)
                await self._unless_woken(self._get_ready())
            if self._skip_wait():
                self._turn_over()
                continue
            enabled, problem = self._entry.config.enabled, self._entry.config.problem or self._entry.lack
            if not enabled or problem:
                state = ServerState.FAILED if enabled else ServerState.DISABLED
                self._standing.show(state, problem)
                await self._wake.wait()
                continue
            end = await self._connect_once()
            at_once = end.again and (not at_once or end.ready_s > STEADY_S)
            if at_once and not self._skip_wait():
                continue
            if self._skip_wait():
                self._backoff.reset()
                self._standing.forget()
                continue
            if end.ready_s > STEADY_S:
                self._backoff.reset()
            if end.sign_in:
                if await self._found_sign_in():
                    continue
                self._standing.show(ServerState.NEEDS_SIGN_IN, self._entry.unread or end.reason)
                await self._wake.wait()
                continue
            wait_s = self._backoff.wait_s()
            retry_at = datetime.now(UTC) + timedelta(seconds=wait_s)
            self._standing.show(ServerState.FAILED, end.reason, retry_at=retry_at)
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), wait_s)

    async def _failed(self, error: Exception) -> None:
        """What nobody foresaw, and a wait for a restart."""
        self._turn_over()
        self._standing.show(ServerState.FAILED, f"Dost failed with this server: {sentence(root_cause(error))}")
        if not self._stopping:
            await self._wake.wait()

    async def _get_ready(self) -> None:
        """Fill in the entry, and wait for a turn at starting; an address needs none."""
        await self._entry.fill()
        if not self._entry.lack and not self._entry.config.url:
            self._turn_over = await self._around.starts.turn()

    async def _unless_woken(self, work: Coroutine[Any, Any, None]) -> None:
        """Do the work. A keyring may ask a person: a restart or the end does not wait for that."""
        working, woken = asyncio.create_task(work), asyncio.create_task(self._wake.wait())
        try:
            await asyncio.wait({working, woken}, return_when=asyncio.FIRST_COMPLETED)
            if working.done():
                working.result()
        finally:
            working.cancel()
            woken.cancel()

    async def _found_sign_in(self) -> bool:
        """Whether there is a sign-in that the server has not been shown yet."""
        tried = self._entry.grant
        if tried is None and not self._entry.has_own_key:
            await self._unless_woken(self._entry.find_grant())
        return self._entry.grant is not tried or self._skip_wait()

    def _skip_wait(self) -> bool:
        return self._stopping or self._interrupted

    async def _connect_once(self) -> End:
        self._standing.show(ServerState.STARTING, self._standing.error)
        attempt = self._attempt = Attempt(
            self._entry.whole,
            self._way,
            self._mode,
            grant=None if self._entry.has_own_key else self._entry.grant,
            owner=self,
            launcher=self._around.launcher,
            log=self.log,
            times=self._times,
            prompts=self._around.prompts,
        )
        try:
            end = await attempt.run()
        finally:
            self._attempt = None
            self._turn_over()
        if not self._interrupted:  # by another entry, perhaps, which begins anew
            mode = attempt.mode if end.ready_s or attempt.mode != self._mode else "auto"  # what was kept may be wrong
            self._way, self._mode = attempt.way, mode
            if self._mode != self._around.eras.mode(self._entry.config):
                await asyncio.to_thread(self._around.eras.note, self._entry.config, self._mode)
        if self._stopping:
            self._standing.show(ServerState.DISABLED, "")
        return end

    def launched(self) -> None:
        """See :class:`Owner`."""
        self._changed()

    def ready(self, listing: Listing) -> None:
        """See :class:`Owner`."""
        self._turn_over()
        self._take(listing)
        self._standing.show(ServerState.READY, "")
        self._standing.fault(Fault.LEFT_OUT, listing.left_out)

    def listed(self, listing: Listing) -> None:
        """See :class:`Owner`."""
        self._take(listing)
        self._standing.fault(Fault.UNLISTED, "")
        self._standing.fault(Fault.LEFT_OUT, listing.left_out)
        self._changed()

    def fault(self, kind: Fault, sentence: str) -> None:
        """See :class:`Owner`."""
        self._standing.fault(kind, sentence)

    def renewed(self, grant: Grant) -> None:
        """See :class:`Owner`."""
        self._entry.renew(grant)

    def closing(self) -> None:
        """See :class:`Owner`."""
        self._standing.show(ServerState.STOPPING, self._standing.error)

    def _take(self, listing: Listing) -> None:
        if listing.tools != self._listing.tools or self._listing.cached:
            self._around.lists.put_soon(self._entry.config, listing.tools)
        self._listing = listing

    def _known(self) -> Listing:
        """What it offered the last time that it ran; nothing where it is not to run."""
        tools = self._around.lists.get(self._entry.config) if self._entry.to_run else ()
        return Listing(tools, cached=bool(tools))

    def _changed(self) -> None:
        self._news.set()
        self._news = asyncio.Event()
        self._on_change(self)

    async def _ready_client(self) -> tuple[Attempt, Client]:
        """The attempt with an open session; a server that waits for its next try is tried at once."""
        deadline = time.monotonic() + self._times.wait_s
        if self._standing.state is ServerState.FAILED:
            self._wake.set()
        while True:
            if self._attempt is not None and (client := self._attempt.alive) is not None:
                return self._attempt, client
            news = self._news
            left_s = deadline - time.monotonic()
            unusable = not self._entry.to_run or bool(self._entry.lack)
            unusable = unusable or self._standing.state is ServerState.NEEDS_SIGN_IN
            if left_s <= 0 or self._stopping or unusable:
                raise ServerUnavailable(
                    f'The server "{self.name}" is not connected. {self._standing.error}'.strip(),
                    remedy="Look at its state and its log; the call was not made.",
                )
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(left_s):  # wait_for forgets a cancellation that comes with the news
                    await news.wait()
