"""What Dost does without its window: starting with the session, and a service in a process of its own."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from dost_engine.errors import DostError

if TYPE_CHECKING:
    from dost_desktop.autostart.protocol import Autostart
    from dost_desktop.connection import Connection
    from dost_desktop.live import Live
    from dost_desktop.tasks import Tasks
    from dost_engine.types import ServiceStatus
    from dost_ui.main_window import MainWindow

DAEMON_HOST = "daemon"
"""What the status calls a service that is a process of its own."""


class BackgroundPresenter:
    """Feeds the switch of the start, and the line about the service."""

    def __init__(
        self, window: MainWindow, connection: Connection, live: Live, tasks: Tasks, autostart: Autostart
    ) -> None:
        """Connects the card of the settings page; nothing is read before that page is shown."""
        self._card = window.settings_page.presence
        self._connection = connection
        self._tasks = tasks
        self._autostart = autostart
        self._switching = asyncio.Lock()
        window.settings_page.shown.connect(lambda: tasks.start(self._look(), name="start with the session"))
        self._card.autostart_changed.connect(lambda on: tasks.start(self._switch(on=on), name="start with the session"))
        self._card.daemon_end_requested.connect(lambda: tasks.start(self._take_back(), name="end of the daemon"))
        live.status_changed.connect(self._status)
        live.offline.connect(lambda _: self._card.set_daemon(None))

    def _status(self, status: ServiceStatus) -> None:
        self._card.set_daemon(status.pid if status.host == DAEMON_HOST else None)

    async def _look(self) -> None:
        async with self._switching:
            self._card.set_autostart(on=await asyncio.to_thread(self._autostart.enabled))

    async def _switch(self, *, on: bool) -> None:
        self._card.show_problem("")
        async with self._switching:
            try:
                await asyncio.to_thread(self._autostart.switch, on=on)
            except DostError as error:
                self._card.show_problem(str(error))
        await self._look()

    async def _take_back(self) -> None:
        self._card.show_problem("")
        try:
            await self._connection.end_daemon()
        except DostError as error:
            self._card.show_problem(str(error))
