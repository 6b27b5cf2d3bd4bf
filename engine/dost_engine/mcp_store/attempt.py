"""One time at a server: its program is started, a session opened and kept, and all of it closed again."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

import anyio

from dost_engine.errors import DostError
from dost_engine.mcp_store.endings import End, has_ended, other_era, root_cause, sentence
from dost_engine.mcp_store.standing import Fault
from dost_engine.mcp_store.tool_lists import Listing

if TYPE_CHECKING:
    from mcp import Client
    from mcp.client._transport import Transport as Way

    from dost_engine.mcp_store.addresses import Answers
    from dost_engine.mcp_store.config import ServerConfig, Transport
    from dost_engine.mcp_store.grants import Grant
    from dost_engine.mcp_store.guard import Guard
    from dost_engine.mcp_store.launching import Launcher
    from dost_engine.mcp_store.logs import LogRing
    from dost_engine.mcp_store.pace import Times
    from dost_engine.mcp_store.process import ServerProcess
    from dost_engine.mcp_store.prompts import Prompts

FLOOD_LINES_PER_S = 50
"""Lines a second, over half a minute, that nobody can read."""


class Owner(Protocol):
    """Who made the attempt, and hears how it goes. All of it is called on the loop."""

    def launched(self) -> None:
        """The server's program runs."""

    def ready(self, listing: Listing) -> None:
        """The session is open, and the tools are listed."""

    def listed(self, listing: Listing) -> None:
        """The tools were listed again."""

    def fault(self, kind: Fault, sentence: str) -> None:
        """Something is wrong, and the session goes on; with an empty sentence it is not any more."""

    def renewed(self, grant: Grant) -> None:
        """What proves who asks is another one now."""

    def closing(self) -> None:
        """The attempt was cancelled, and its program is about to be ended."""


class Attempt:
    """One connection to one server, from its begin to its end.

    Args:
        config: The entry, filled in.
        way: The transport to speak.
        mode: Era of the protocol, ``auto`` or ``legacy``.
        grant: Of a person's sign-in, or None.
        owner: Hears how it goes.
        launcher: Starts programs.
        log: Gets what the server writes.
        times: How long things may take.
        prompts: Follows the server's prompts, where anybody wants them.

    Attributes:
        process: The server's program, while it runs; None for an address.
        client: The open session; None before and after.
        calls: Calls that wait for an answer.
        way: The transport to speak the next time.
        mode: The era to speak the next time.
    """

    def __init__(
        self,
        config: ServerConfig,
        way: Transport,
        mode: str,
        *,
        grant: Grant | None,
        owner: Owner,
        launcher: Launcher,
        log: LogRing,
        times: Times,
        prompts: Prompts | None,
    ) -> None:
        self.process: ServerProcess | None = None
        self.client: Client | None = None
        self.calls = 0
        self.way = way
        self.mode = mode
        self._config = config
        self._grant = grant
        self._owner = owner
        self._launcher = launcher
        self._log = log
        self._times = times
        self._prompts = prompts
        self._cancelled = False
        self._scope: anyio.CancelScope | None = None
        self._answers: Answers | None = None
        self._doubt = asyncio.Event()
        self._given_up = False
        self._ready_at = math.inf
        self._changed = asyncio.Event()
        self._hearing = asyncio.Event()
        self._listing = Listing()
        self._lists = 0

    @property
    def alive(self) -> Client | None:
        """The open session, unless the server's program has ended."""
        return None if self.process is not None and self.process.exited.is_set() else self.client

    def cancel(self) -> None:
        """End it soon; :meth:`run` returns once everything is closed. A call that comes now waits for the next one."""
        self._cancelled = True
        self.client = None
        if self._scope is not None:
            self._scope.cancel()

    def lost(self, client: Client) -> None:
        """Note that a connection ended during a call.

        Behind an address that may be true of this call alone, whose answer broke off: then the session goes on. Else it
        is of no use any more, and the end of the attempt is about to follow.
        """
        if self.client is client and (self._answers is None or self._answers.over.is_set()):
            self.client = None

    def stale(self) -> None:
        """Read the tool list again: something does not fit it."""
        self._changed.set()

    def doubt(self) -> None:
        """See at once whether the server still answers: the machine slept."""
        self._doubt.set()

    async def run(self) -> End:
        """Open the connection, keep it until it ends, close it."""
        cause: BaseException | None = None
        reason = "The server closed the connection."
        try:
            if not self._config.url:
                self.process = await self._launcher.launch(self._config, self._log)
            self._owner.launched()
            with anyio.CancelScope(deadline=anyio.current_time() + self._times.start_s) as scope:
                self._scope = scope
                if self._cancelled:
                    scope.cancel()
                await self._converse(scope)
            if scope.cancelled_caught:
                reason = f"The server did not answer within {self._times.start_s:g} s."
        except Exception as error:  # noqa: BLE001 - whatever a server does costs this server only
            cause = root_cause(error)
            reason = sentence(cause)
        finally:
            self._scope = None
            self.client = None
            ready_s = max(0.0, time.monotonic() - self._ready_at)
            process = self.process
            ended = await has_ended(process)
            await self._close()
        if ended and process is not None:
            last = self._log.last()
            said = f" Its last line: {last[:300]}" if last else ""
            reason = f"The server's process ended with exit code {process.exit_code}.{said}"
        if self._given_up:
            return End("The server answered no more.", ready_s, again=True)
        return self._end(reason, ready_s, cause, ended=ended)

    def _end(self, reason: str, ready_s: float, cause: BaseException | None, *, ended: bool) -> End:
        era = "" if ready_s or self._cancelled else other_era(self.mode, cause, ended=ended)
        if era:
            self.mode = era
        if self._answers is not None:
            from dost_engine.mcp_store.addresses import end_of_address, unreached

            reason = unreached(self._config, cause) or reason
            self.way, end = end_of_address(self._config, self.way, self._answers, reason, ready_s)
            return replace(end, again=end.again or bool(era))
        return End(reason, ready_s, again=bool(era))

    async def _converse(self, scope: anyio.CancelScope) -> None:
        await asyncio.to_thread(_load_sdk)
        from mcp_types.version import MODERN_PROTOCOL_VERSIONS

        from dost_engine.mcp_store.guard import Guard
        from dost_engine.mcp_store.listing import list_tools
        from dost_engine.mcp_store.session import ATTEND_S, attend, connect, look_again

        changed, attending = self._changed, asyncio.Event()
        guard = Guard(changed.set, self._log.add)
        guard.stood_in = self.process is None and self.way == "http"
        transport, over = self._transport(guard)
        async with connect(transport, self.mode) as client, anyio.create_task_group() as tasks:
            if client.protocol_version not in MODERN_PROTOCOL_VERSIONS:
                self.mode = "legacy"
            tasks.start_soon(attend, client, changed, attending, self._hearing)
            with anyio.move_on_after(ATTEND_S):
                await attending.wait()
            changed.clear()
            listing = self._listing = Listing(*await list_tools(client, self._config.name))
            if over.is_set():  # one of the first requests was refused, though later ones were not
                tasks.cancel_scope.cancel()
                return
            scope.deadline = math.inf
            self._ready_at = time.monotonic()
            self.client = client
            if self._prompts is not None:
                others = asyncio.Event()
                guard.on_prompts_changed = others.set
                name, hide = self._config.name, self._log.hide
                tasks.start_soon(self._prompts.follow, client, name, others, hide, self._times)
            if not self._cancelled:
                self._owner.ready(listing)
            tasks.start_soon(self._keep_listed, client, changed)
            tasks.start_soon(look_again, self._hears, changed, lambda: self._lists, self._times)
            tasks.start_soon(self._keep_healthy, client, over)
            await over.wait()
            tasks.cancel_scope.cancel()

    async def _keep_listed(self, client: Client, changed: asyncio.Event) -> None:
        from dost_engine.mcp_store.session import keep_listed

        times = self._times

        def restless(yes: bool) -> None:
            said = f"It reports changes of its tools without end: they are read every {times.slowest_relist_s:g} s."
            self._owner.fault(Fault.RESTLESS, said if yes else "")

        await keep_listed(client, changed, self._relist, times.relist_s, times.slowest_relist_s, restless=restless)

    def _hears(self) -> bool:
        """Whether the server has a way to tell of changes: a pipe, the stream of SSE, or one that was opened for it."""
        return self._hearing.is_set() or self._answers is None or self.way == "sse" or self._answers.hears

    async def _keep_healthy(self, client: Client, over: asyncio.Event | anyio.Event) -> None:
        from dost_engine.mcp_store.health import watch_health

        written = self._log.written

        def tell(said: str) -> None:
            nonlocal written
            lines, written = self._log.written - written, self._log.written
            noisy = lines > FLOOD_LINES_PER_S * self._times.ping_s
            self._owner.fault(Fault.NOISY, f"It wrote {lines:,} lines into its log lately." if noisy else "")
            self._owner.fault(Fault.SILENT, said)

        def may_give_up(doubted: bool) -> bool:
            # a program that is busy with a call may answer nothing else; an address that slept through is gone
            return self.calls == 0 or (doubted and self.process is None)

        await watch_health(client, self._doubt, self._times, tell=tell, may_give_up=may_give_up)
        self._given_up = True
        over.set()

    def _transport(self, guard: Guard) -> tuple[Way, asyncio.Event | anyio.Event]:
        """The way to the server, and an event for its end."""
        from dost_engine.mcp_store.addresses import Answers, address_transport
        from dost_engine.mcp_store.authorizing import SignedIn
        from dost_engine.mcp_store.transports import stdio_transport

        if self.process is None:
            signed_in = SignedIn(self._grant, self._owner.renewed) if self._grant is not None else None
            answers = self._answers = Answers(guard, signed_in)
            return address_transport(self._config, self.way, guard, answers), answers.over
        return stdio_transport(self.process, guard, self._log, self._times.probe_s), self.process.silent

    async def _close(self) -> None:
        process = self.process
        if process is not None:
            if self._cancelled:
                self._owner.closing()
            await process.stop(self._times.stop_s)
            await self._launcher.ended(process)
        self.process = None

    async def _relist(self, client: Client) -> None:
        from mcp import MCPError

        from dost_engine.mcp_store.listing import list_tools

        try:
            listing = Listing(*await list_tools(client, self._config.name))
        except (MCPError, ValueError, DostError) as error:
            if not self._cancelled:
                self._owner.fault(Fault.UNLISTED, f"The tool list could not be read again: {error}")
        else:
            self._lists += listing.tools != self._listing.tools
            self._listing = listing
            if not self._cancelled:
                self._owner.listed(listing)


def _load_sdk() -> None:
    """Import the SDK, which takes a second: off the loop, while the server starts, and not at all without servers.

    What it logs of a server's faults, with tracebacks, stands in the server's state and log in words.
    """
    logging.getLogger("mcp.client").setLevel(logging.CRITICAL)
    import dost_engine.mcp_store.addresses
    import dost_engine.mcp_store.authorizing
    import dost_engine.mcp_store.health
    import dost_engine.mcp_store.listing
    import dost_engine.mcp_store.session
    import dost_engine.mcp_store.transports  # noqa: F401
