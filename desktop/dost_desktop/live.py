"""What the window shows of the service at any moment: its status and its tools, kept up to date.

An event only says that something changed; the status, asked for again, says what. So there is no second copy of the
service's state that could drift away from it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from dost_engine.errors import DostError
from dost_engine.types import EventKind, ServerState

if TYPE_CHECKING:
    from collections.abc import Callable

    from dost_desktop.connection import Connection
    from dost_engine.types import Event, ServiceStatus, ToolInfo, WaitingCall

log = logging.getLogger(__name__)

REFRESH_S = 5.0
"""Also without an event: what has none (a file that cannot be written) is seen within this time."""

PAUSE_S = 0.1
"""Between two refreshes, so that the progress of indexing is smooth and cheap."""

RETRY_S = 2.0
"""Between two attempts to reach or start a service."""


def starting(status: ServiceStatus) -> bool:
    """Whether a server has neither come up nor failed yet."""
    return any(server.state in {ServerState.RESOLVING, ServerState.STARTING} for server in status.servers)


def offered(status: ServiceStatus) -> int:
    """How many tools the servers offer that can be used."""
    return sum(server.tools for server in status.servers if server.usable)


def settled(status: ServiceStatus) -> bool:
    """Whether every server has come up or failed, and all their tools are indexed."""
    return not starting(status) and not status.index.building and status.index.tools >= offered(status)


class Live(QObject):
    """The newest status and tools.

    Attributes:
        approvals: The calls that wait for a person.
        status: The newest status; None before the first, and while no service can be reached.
        tools: The newest tools, by id.
        lost: Why no service can be reached, or None.

    Signals:
        status_changed: A ``ServiceStatus``.
        tools_changed: A tuple of ``ToolInfo``.
        offline: No service can be reached or started: a ``DostError``.
        approvals_changed: Other calls wait for a person than before: a tuple of ``WaitingCall``.
        approval_ended: A call waits no more: what the service tells of it.
        progressed: How far a call is: what the service tells of it.
        evaluated: How far a data set is: what the service tells of it.
    """

    status_changed = Signal(object)
    tools_changed = Signal(object)
    offline = Signal(object)
    approvals_changed = Signal(object)
    approval_ended = Signal(object)
    progressed = Signal(object)
    evaluated = Signal(object)

    def __init__(self, connection: Connection) -> None:
        """Nothing is asked before :meth:`follow` and :meth:`refresh` run."""
        super().__init__()
        self._connection = connection
        self._changed = asyncio.Event()
        self._seen: object = None
        self._approvals_seen: object = None
        self.approvals: tuple[WaitingCall, ...] = ()
        self.status: ServiceStatus | None = None
        self.lost: DostError | None = None
        self.tools: dict[str, ToolInfo] = {}

    def attach(
        self,
        *,
        status: Callable[[ServiceStatus], None] | None = None,
        tools: Callable[[tuple[ToolInfo, ...]], None] | None = None,
        offline: Callable[[DostError], None] | None = None,
    ) -> None:
        """Connect what a page shows, and tell it at once what is known: a page may be made late."""
        if status is not None:
            self.status_changed.connect(status)
            if self.status is not None:
                status(self.status)
        if tools is not None:
            self.tools_changed.connect(tools)
            if self._seen is not None:
                tools(tuple(self.tools.values()))
        if offline is not None:
            self.offline.connect(offline)
            if self.lost is not None:
                offline(self.lost)

    async def follow(self) -> None:
        """Listen to events, for ever."""
        while True:
            try:
                async with contextlib.aclosing(self._connection.events()) as events:
                    async for event in events:
                        self._heard(event)
            except DostError as error:
                log.warning("the service's events cannot be followed: %s", error)
            await asyncio.sleep(RETRY_S)

    def _heard(self, event: Event) -> None:
        if event.kind is EventKind.PROGRESS:
            self.progressed.emit(event.data)
            return
        if event.kind is EventKind.EVALUATION:
            self.evaluated.emit(event.data)
            return
        if event.kind is EventKind.APPROVAL_ENDED:
            self.approval_ended.emit(event.data)
        if event.kind in {EventKind.APPROVAL, EventKind.APPROVAL_ENDED}:
            self._approvals_seen = None
        self._changed.set()

    def look_at_approvals(self) -> None:
        """Ask at once which calls wait."""
        self._approvals_seen = None
        self._changed.set()

    async def refresh(self) -> None:
        """Ask for what changed, for ever."""
        while True:
            try:
                await self._ask()
                pause = PAUSE_S
            except DostError as error:
                self.status, self._seen, self.lost = None, None, error
                self.offline.emit(error)
                pause = RETRY_S
            await asyncio.sleep(pause)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(REFRESH_S):
                    await self._changed.wait()

    def _take_approvals(self, approvals: tuple[WaitingCall, ...]) -> None:
        if approvals != self.approvals:
            self.approvals = approvals
            self.approvals_changed.emit(approvals)

    async def _ask(self) -> None:
        self._changed.clear()
        status = await self._connection.status()
        self.lost = None
        if self._approvals_seen != status.url:  # another service, or something is told to have changed
            self._approvals_seen = status.url
            self._take_approvals(await self._connection.approvals())
        if status != self.status:
            self.status = status
            self.status_changed.emit(status)
        # The catalogue is as new as what the servers say; the index may follow later with the same tools.
        lists = [(server.name, server.tools) for server in status.servers]
        seen = (status.url, status.index.revision, status.warned_revision, lists)
        if seen != self._seen:
            infos = await self._connection.fresh_tools(status.index.revision)
            self._seen = seen
            self.tools = {info.tool.id: info for info in infos}
            self.tools_changed.emit(infos)
