"""One server: a task of its own opens its connection, keeps it, opens it again, and closes it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import random
import time
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Any

import anyio

from dost_engine.errors import DostError, ServerUnavailable
from dost_engine.mcp_store.arguments import ArgumentChecks
from dost_engine.mcp_store.calling import Unheard, call_over
from dost_engine.mcp_store.endings import End, has_ended, other_era, root_cause, sentence
from dost_engine.mcp_store.hiding import hide
from dost_engine.mcp_store.logs import LogRing
from dost_engine.mcp_store.tool_lists import Listing, check_same
from dost_engine.types import ServerState, ServerStatus, Tool

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from mcp import Client
    from mcp.client._transport import Transport

    from dost_engine.mcp_store.addresses import Answers
    from dost_engine.mcp_store.config import ServerConfig
    from dost_engine.mcp_store.guard import Guard
    from dost_engine.mcp_store.launching import Launcher
    from dost_engine.mcp_store.pace import Times
    from dost_engine.mcp_store.process import ServerProcess
    from dost_engine.mcp_store.tool_lists import ToolLists
    from dost_engine.types import Invocation

STEADY_S = 10.0
"""Seconds that a connection must have lasted for its end to count as a first failure, not as one in a row."""
_SETTLED = frozenset({ServerState.READY, ServerState.FAILED, ServerState.NEEDS_SIGN_IN, ServerState.DISABLED})


class Connection:
    """One configured server, for as long as it is in the file.

    Args:
        config: Its entry.
        on_change: Called on the loop after every change of status or tools.
        launcher: Fills in its entry and starts its program.
        lists: Has the tools of its last time, and gets those of this one.
        times: How long things may take.

    Attributes:
        name: The server's key.
        log: What the server wrote.
    """

    def __init__(
        self,
        config: ServerConfig,
        on_change: Callable[[Connection], None],
        launcher: Launcher,
        lists: ToolLists,
        times: Times,
    ) -> None:
        self.name = config.name
        self.log = LogRing(self._hide)
        self._checks = ArgumentChecks(self.log.add)
        self._config = config
        self._secrets = config.secrets
        self._on_change = on_change
        self._launcher = launcher
        self._times = times
        self._whole = config  # with values for placeholders
        self._lack = ""  # what is missing for that, in a sentence
        self._lists = lists
        self._listing = self._known()
        self._state = ServerState.STARTING if config.enabled else ServerState.DISABLED
        self._since = datetime.now(UTC)
        self._error = ""
        self._retry_at: datetime | None = None
        self._process: ServerProcess | None = None
        self._client: Client | None = None
        self._mode = "auto"
        self._way = config.transport
        self._ready_at = math.inf
        self._stopping = False
        self._interrupted = False
        self._answers: Answers | None = None
        self._scope: anyio.CancelScope | None = None
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
        return ServerStatus(
            name=self.name,
            state=self._state,
            transport=self._way,
            target=self._config.target,
            since=self._since,
            error=self._error,
            retry_at=self._retry_at,
            tools=len(self._listing.tools),
            skipped=self._listing.skipped,
            pid=self._process.pid if self._process else None,
            program=self._process.program if self._process else "",
            cached=self._listing.cached,
        )

    @property
    def settled(self) -> bool:
        """Whether it is where it stays until something happens, and not on its way there."""
        return self._state in _SETTLED

    def start(self) -> None:
        """Start the task that owns the connection. Returns at once."""
        self._owner = asyncio.create_task(self._own(), name=f"mcp server {self.name}")

    def reconfigure(self, config: ServerConfig) -> None:
        """Go on with another entry of the same name. Tools of a server that is switched off are gone at once."""
        self._config = config
        # the old ones too: the process that is about to end may still say them
        self._secrets = tuple(sorted({*self._secrets, *config.secrets}, key=len, reverse=True))
        self._mode, self._way = "auto", config.transport
        usable = config.enabled and not config.problem
        self._listing = replace(self._listing, cached=True) if usable and self._listing.tools else self._known()
        self.restart()

    def restart(self) -> None:
        """Close the connection and open it anew, at once also where it waits for its next try."""
        self._interrupted = True
        self._wake.set()
        if self._scope is not None:
            self._scope.cancel()

    async def stop(self) -> None:
        """End it. Nothing that it started is left when this returns."""
        self._stopping = True
        self._listing = Listing()
        self._wake.set()
        if self._scope is not None:
            self._scope.cancel()
        if self._owner is not None:
            await asyncio.wait({self._owner})

    async def call(self, tool: str, arguments: Mapping[str, Any], timeout_s: float) -> Invocation:
        """Call a tool, waiting for the server if it is on its way back.

        Raises:
            ToolNotFound: the server does not offer it (any more).
            ToolChanged: it became another one while the server was away; the call was not made.
            BadArguments: they do not fit the tool; the call was not made.
            ServerUnavailable: the server is off, or did not come back in time.
            CallFailed: there was no answer; the outcome is unknown.
        """
        before = None if self._client is not None else self._listing.find(tool)
        try:
            return await self._call_now(tool, arguments, timeout_s, before)
        except Unheard:  # the session is lost: the call was not made, and is made over the next one
            try:
                return await self._call_now(tool, arguments, timeout_s, before or self._listing.find(tool))
            except Unheard as error:
                raise ServerUnavailable(
                    f'The server "{self.name}" forgets its sessions at once; the call was not made.',
                    remedy="Restart the server that stands behind the address.",
                ) from error

    async def _call_now(
        self, tool: str, arguments: Mapping[str, Any], timeout_s: float, before: Tool | None
    ) -> Invocation:
        client = await self._ready_client()
        await self._checks.check(check_same(self.name, tool, before, self._listing.find(tool)), arguments)

        def lost() -> None:
            if self._client is client:
                self._client = None  # the owner's task is about to notice; the next call waits for it

        try:
            return await call_over(client, f"{self.name}/{tool}", arguments, timeout_s, hide=self._hide, on_lost=lost)
        except Unheard:
            lost()
            raise

    # ------------------------------------------------------------------------------------------ the owner's task

    async def _own(self) -> None:
        delay_s = self._times.first_retry_s
        at_once = False
        while not self._stopping:
            self._interrupted = False
            self._wake.clear()
            problem = self._config.problem
            if self._config.enabled and not problem:
                self._show(ServerState.STARTING, self._error)
                problem = await self._fill_in()
            if self._skip_wait():
                continue
            if not self._config.enabled or problem:
                state = ServerState.FAILED if self._config.enabled else ServerState.DISABLED
                self._show(state, problem)
                await self._wake.wait()
                continue
            end = await self._connect_once()
            at_once = end.again and (not at_once or end.ready_s > STEADY_S)
            if at_once and not self._skip_wait():
                continue
            if self._skip_wait():
                delay_s = self._times.first_retry_s
                self._error = ""
                continue
            if end.ready_s > STEADY_S:
                delay_s = self._times.first_retry_s
            if end.sign_in:
                self._show(ServerState.NEEDS_SIGN_IN, end.reason)
                await self._wake.wait()
                continue
            wait_s = delay_s * random.uniform(0.8, 1.2)  # noqa: S311 - keeps servers apart; no secret hangs on it
            delay_s = min(delay_s * 2, self._times.last_retry_s)
            self._show(ServerState.FAILED, end.reason, retry_at=datetime.now(UTC) + timedelta(seconds=wait_s))
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), wait_s)

    async def _fill_in(self) -> str:
        """Get the values that the entry names. A keyring may ask a person: a restart or the end does not wait for it.

        Returns:
            What is missing, in a sentence, or empty. It is asked for again with the next restart or call.
        """
        filling, woken = (
            asyncio.create_task(self._launcher.prepare(self._config)),
            asyncio.create_task(self._wake.wait()),
        )
        try:
            await asyncio.wait({filling, woken}, return_when=asyncio.FIRST_COMPLETED)
            if not filling.done():
                return ""
            found = filling.result()
        except DostError as error:
            self._lack = str(error)
        else:
            self._whole, self._lack = found.config, ""
            self._secrets = tuple(sorted({*self._secrets, *found.secrets}, key=len, reverse=True))
        finally:
            filling.cancel()
            woken.cancel()
        return self._lack

    def _skip_wait(self) -> bool:
        return self._stopping or self._interrupted

    async def _connect_once(self) -> End:
        """Open the connection, keep it until it ends, close it."""
        process: ServerProcess | None = None
        mode = self._mode
        cause: BaseException | None = None
        reason = "The server closed the connection."
        self._ready_at = math.inf
        try:
            process = self._process = await self._launch()
            self._changed()
            with anyio.CancelScope(deadline=anyio.current_time() + self._times.start_s) as scope:
                self._scope = scope
                if self._skip_wait():
                    scope.cancel()
                await self._converse(process, mode, scope)
            if scope.cancelled_caught:
                reason = f"The server did not answer within {self._times.start_s:g} s."
        except Exception as error:  # noqa: BLE001 - whatever a server does costs this server only
            cause = root_cause(error)
            reason = sentence(cause)
        finally:
            self._scope = None
            self._client = None
            ready_s = max(0.0, time.monotonic() - self._ready_at)
            ended = await has_ended(process)
            await self._close(process)
        if ended and process is not None:
            last = self.log.last()
            said = f" Its last line: {last[:300]}" if last else ""
            reason = f"The server's process ended with exit code {process.exit_code}.{said}"
        if self._answers is not None:
            from dost_engine.mcp_store.addresses import end_of_address

            self._way, end = end_of_address(self._config, self._way, self._answers, reason, ready_s)
            return end
        era = "" if ready_s or self._skip_wait() else other_era(mode, cause, ended=ended)
        if era:
            self._mode = era
        return End(reason, ready_s, again=bool(era))

    async def _converse(self, process: ServerProcess | None, mode: str, scope: anyio.CancelScope) -> None:
        await asyncio.to_thread(_load_sdk)
        from dost_engine.mcp_store.guard import Guard
        from dost_engine.mcp_store.listing import list_tools
        from dost_engine.mcp_store.session import ATTEND_S, attend, connect, keep_listed

        changed, attending = asyncio.Event(), asyncio.Event()
        guard = Guard(changed.set, self.log.add)
        transport, over = self._transport(process, guard)
        async with connect(transport, mode) as client, anyio.create_task_group() as tasks:
            tasks.start_soon(attend, client, changed, attending)
            with anyio.move_on_after(ATTEND_S):
                await attending.wait()
            changed.clear()
            self._take(Listing(*await list_tools(client, self.name)))
            scope.deadline = math.inf
            self._ready_at = time.monotonic()
            self._client = client
            self._show(ServerState.READY, "")
            quiet_s, slowest_s = self._times.relist_s, self._times.slowest_relist_s
            tasks.start_soon(keep_listed, client, changed, self._relist, quiet_s, slowest_s)
            await over.wait()
            tasks.cancel_scope.cancel()

    async def _launch(self) -> ServerProcess | None:
        self._answers = None
        config = self._whole
        if config.url:
            return None
        return await self._launcher.launch(config, self.log)

    def _transport(self, process: ServerProcess | None, guard: Guard) -> tuple[Transport, asyncio.Event | anyio.Event]:
        """The way to the server, and an event for its end."""
        from dost_engine.mcp_store.addresses import Answers, address_transport
        from dost_engine.mcp_store.transports import stdio_transport

        if process is None:
            answers = self._answers = Answers(guard, fragile=self._way == "sse")
            return address_transport(self._whole, self._way, guard, answers), answers.over
        return stdio_transport(process, guard, self.log, self._times.probe_s), process.silent

    async def _close(self, process: ServerProcess | None) -> None:
        if process is not None:
            if self._skip_wait():
                self._show(ServerState.STOPPING, self._error)
            await process.stop(self._times.stop_s)
            await self._launcher.ended(process)
        self._process = None
        if self._stopping:
            self._show(ServerState.DISABLED, "")

    async def _relist(self, client: Client) -> None:
        from mcp import MCPError

        from dost_engine.mcp_store.listing import list_tools

        try:
            self._take(Listing(*await list_tools(client, self.name)))
            self._error = ""
        except (MCPError, ValueError, DostError) as error:
            self._error = self._hide(f"The tool list could not be read again: {error}")
        self._changed()

    def _take(self, listing: Listing) -> None:
        if self._stopping or self._interrupted:
            return
        if listing.tools != self._listing.tools or self._listing.cached:
            asyncio.get_running_loop().run_in_executor(None, self._lists.put, self._config, listing.tools)
        self._listing = listing

    def _known(self) -> Listing:
        """What it offered the last time that it ran; nothing where it is not to run."""
        usable = self._config.enabled and not self._config.problem
        tools = self._lists.get(self._config) if usable else ()
        return Listing(tools, cached=bool(tools))

    # ----------------------------------------------------------------------------------------------- small parts

    def _show(self, state: ServerState, error: str, *, retry_at: datetime | None = None) -> None:
        if state is not self._state:
            self._since = datetime.now(UTC)
        self._state, self._error, self._retry_at = state, self._hide(error), retry_at
        self._changed()

    def _hide(self, text: str) -> str:
        """The text without what the entry keeps secret."""
        return hide(text, self._secrets)

    def _changed(self) -> None:
        self._news.set()
        self._news = asyncio.Event()
        self._on_change(self)

    async def _ready_client(self) -> Client:
        """The open client; a server that waits for its next try is tried at once."""
        deadline = time.monotonic() + self._times.wait_s
        if self._state is ServerState.FAILED:
            self._wake.set()
        while (client := self._client) is None or (self._process is not None and self._process.exited.is_set()):
            news = self._news
            left_s = deadline - time.monotonic()
            unusable = not self._config.enabled or bool(self._config.problem or self._lack)
            unusable = unusable or self._state is ServerState.NEEDS_SIGN_IN
            if left_s <= 0 or self._stopping or unusable:
                raise ServerUnavailable(
                    f'The server "{self.name}" is not connected. {self._error}'.strip(),
                    remedy="Look at its state and its log; the call was not made.",
                )
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(left_s):  # wait_for forgets a cancellation that comes with the news
                    await news.wait()
        return client


def _load_sdk() -> None:
    """Import the SDK, which takes a second: off the loop, while the server starts, and not at all without servers.

    What it logs of a server's faults, with tracebacks, stands in the server's state and log in words.
    """
    logging.getLogger("mcp.client").setLevel(logging.CRITICAL)
    import dost_engine.mcp_store.addresses
    import dost_engine.mcp_store.listing
    import dost_engine.mcp_store.session
    import dost_engine.mcp_store.transports  # noqa: F401
