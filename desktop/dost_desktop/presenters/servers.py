"""What a person does with a server on its page: switch, restart, sign in, decide about calls, remove, read its log."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from dost_desktop.presenters.servers_failure import shown_above_servers
from dost_engine.errors import DostError
from dost_engine.settings import write_atomically
from dost_engine.types import SignInStep
from dost_ui.service_words import in_words
from dost_ui.translation import tr

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from dost_desktop.connection import Connection
    from dost_desktop.live import Live
    from dost_desktop.tasks import Tasks
    from dost_engine.client import EngineClient
    from dost_engine.types import Approval, ServiceStatus
    from dost_ui.main_window import MainWindow

EMPTY_SERVERS_FILE = '{\n  "mcpServers": {}\n}\n'


class ServersPresenter:
    """Shows the servers, and takes the wishes of the page to the service. What comes of them is seen in the states."""

    def __init__(
        self, window: MainWindow, connection: Connection, live: Live, tasks: Tasks, servers_file: Path
    ) -> None:
        """Connects the page; it shows that it waits until the first status comes. ``servers_file`` is the list."""
        self._window = window
        self._page = page = window.servers_page
        self._connection = connection
        self._tasks = tasks
        self._servers_file = servers_file
        self._waiting: set[str] = set()  # servers whose sign-in is waited for
        page.show_loading(tr("Starting the engine"))
        page.edit_requested.connect(lambda: tasks.start(self._edit(), name="servers.json"))
        detail = page.detail
        page.restart_requested.connect(lambda name: self._do(name, lambda client: client.restart_server(name)))
        page.sign_in_requested.connect(lambda name: tasks.start(self._sign_in(name), name=f"sign-in to {name}"))
        page.sign_out_requested.connect(lambda name: self._do(name, lambda client: client.sign_out(name)))
        detail.remove_requested.connect(lambda name: tasks.start(self._remove(name), name=f"end of {name}"))
        page.undo_wanted.connect(lambda name: tasks.start(self._put_back(name), name=f"return of {name}"))
        detail.sign_in_cancelled.connect(lambda name: tasks.start(self._cancel(name), name=f"end of a sign-in: {name}"))
        detail.switched.connect(self._switch)
        detail.approval_chosen.connect(lambda name, approval: tasks.start(self._approve(name, approval), name="calls"))
        page.logs_requested.connect(lambda name: tasks.start(self._logs(name), name=f"log of {name}"))
        page.shown_changed.connect(lambda name: tasks.start(self._look(name), name=f"decisions about {name}"))
        live.attach(status=self._status, offline=lambda error: page.show_error(tr(error.title), in_words(error)))

    def _do(self, name: str, wish: Callable[[EngineClient], Awaitable[object]]) -> None:
        self._tasks.start(self._ask(wish), name=f"change of {name}")

    async def _ask(self, wish: Callable[[EngineClient], Awaitable[object]]) -> None:
        with shown_above_servers(self._window):
            await self._connection.ask(wish)

    async def _edit(self) -> None:
        with shown_above_servers(self._window):
            await asyncio.to_thread(ensure_servers_file, self._servers_file)
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._servers_file)))

    def _switch(self, name: str, on: bool) -> None:
        self._do(name, lambda client: client.switch_server(name, enabled=on))

    async def _remove(self, name: str) -> None:
        self._page.show_removed("")
        with shown_above_servers(self._window):
            await self._connection.ask(lambda client: client.remove_server(name))
            self._page.show_removed(name)

    async def _put_back(self, name: str) -> None:
        self._page.show_removed("")
        with shown_above_servers(self._window):
            await self._connection.ask(lambda client: client.put_server_back(name))
            self._page.select(name)

    async def _sign_in(self, name: str) -> None:
        """Open where to sign in. The person asked for it; the server's state says how it goes on."""
        with shown_above_servers(self._window):
            asked = await self._connection.sign_in(name)
            if asked.address:
                self._waiting.add(name)
                if self._page.shown() == name:
                    self._page.detail.show_sign_in(asked)
                QDesktopServices.openUrl(QUrl(asked.address))

    async def _cancel(self, name: str) -> None:
        with shown_above_servers(self._window):
            await self._connection.ask(lambda client: client.cancel_sign_in(name))
            await self._look(name)

    def _status(self, status: ServiceStatus) -> None:
        """The step of a sign-in comes with a state."""
        self._page.set_servers(status.servers)
        self._page.set_problems(status.problems)
        name = self._page.shown()
        if name in self._waiting:
            self._tasks.start(self._look(name), name=f"sign-in to {name}")

    async def _look(self, name: str) -> None:
        """What is decided about a server, and whether a sign-in to it is waited for."""
        with contextlib.suppress(DostError):  # the page says anyway where no service answers
            asked = await self._connection.ask(lambda client: client.newest_sign_in(name))
            waits = asked.step is SignInStep.WAITING
            (self._waiting.add if waits else self._waiting.discard)(name)
            if self._page.shown() == name:
                self._page.detail.show_sign_in(asked if waits else None)
            await self._show_approvals()

    async def _show_approvals(self) -> None:
        choices = await self._connection.ask(lambda client: client.choices())
        self._page.set_approvals({name: choice.approval for name, choice in choices.servers.items()})

    async def _approve(self, name: str, approval: Approval) -> None:
        with shown_above_servers(self._window):
            await self._connection.ask(lambda client: client.choose_server(name, approval=approval))
        with contextlib.suppress(DostError):
            await self._show_approvals()

    async def _logs(self, name: str) -> None:
        try:
            lines = await self._connection.server_logs(name)
        except DostError as error:
            lines = (in_words(error),)
        self._page.set_logs(name, lines)


def ensure_servers_file(path: Path) -> None:
    """Make an empty ``servers.json`` where there is none, so that an editor has something to open.

    Raises:
        StorageError: it cannot be written.
    """
    if not path.exists():
        write_atomically(path, EMPTY_SERVERS_FILE)
