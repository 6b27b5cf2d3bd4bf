"""The card of what Dost does without its window: tray, notices, start with the session, a service of its own."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from dost_engine.errors import DostError
from dost_ui.service_words import in_words

if TYPE_CHECKING:
    from dost_desktop.autostart.protocol import Autostart
    from dost_desktop.connection import Connection
    from dost_desktop.live import Live
    from dost_desktop.presenters.settings import SettingsPresenter
    from dost_desktop.tasks import Tasks
    from dost_engine.types import ServiceStatus
    from dost_ui.settings_page import SettingsPage
    from dost_ui.tray import Tray

DAEMON_HOST = "daemon"
"""What the status calls a service that is a process of its own."""

_SWITCHES = ("close_to_tray", "start_hidden", "notifications")


class BackgroundPresenter:
    """Feeds the card of the settings page."""

    def __init__(
        self,
        page: SettingsPage,
        connection: Connection,
        live: Live,
        tasks: Tasks,
        *,
        settings: SettingsPresenter,
        tray: Tray,
        autostart: Autostart,
    ) -> None:
        """Connects the card; whether Dost starts with the session is not read before the page is shown."""
        card = self._card = page.presence
        self._connection = connection
        self._tasks = tasks
        self._autostart = autostart
        self._switching = asyncio.Lock()
        card.set_values({name: getattr(settings.settings, name) for name in _SWITCHES})
        card.set_tray(available=tray.available())
        card.changed.connect(lambda name, on: settings.switch(name, on, card.show_problem))
        page.shown.connect(lambda: card.set_tray(available=tray.available()))
        page.shown.connect(lambda: tasks.start(self._look(), name="start with the session"))
        card.autostart_changed.connect(lambda on: tasks.start(self._switch(on=on), name="start with the session"))
        card.daemon_end_requested.connect(lambda: tasks.start(self._take_back(), name="end of the daemon"))
        live.attach(status=self._status, offline=lambda _: card.set_daemon(None))

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
                self._card.show_problem(in_words(error))
        await self._look()

    async def _take_back(self) -> None:
        self._card.show_problem("")
        try:
            await self._connection.end_daemon()
        except DostError as error:
            self._card.show_problem(in_words(error))
