"""What the window itself shows of the service: status line, start of the chat, counts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_desktop.presenters.servers_failure import shown_above_servers
from dost_desktop.presenters.suggestions import suggestions
from dost_engine.types import ServerState
from dost_ui.service_words import in_words
from dost_ui.translation import tr

if TYPE_CHECKING:
    from dost_desktop.connection import Connection
    from dost_desktop.live import Live
    from dost_desktop.tasks import Tasks
    from dost_engine.errors import DostError
    from dost_engine.types import ServiceStatus, ToolInfo
    from dost_ui.main_window import MainWindow

ADDING_SAMPLES = "the sample servers"


class ServicePresenter:
    """Feeds the status line and the start of the chat."""

    def __init__(self, window: MainWindow, connection: Connection, live: Live, tasks: Tasks) -> None:
        """Connects everything; shows that it waits until the first status comes."""
        self._window = window
        self._connection = connection
        self._live = live
        self._tasks = tasks
        window.status_bar.set_offline(tr("Starting the engine"))
        window.status_bar.reindex_requested.connect(lambda: tasks.start(self._reindex(), name="reindexing"))
        window.status_bar.cancel_requested.connect(lambda: tasks.start(self._cancel(), name="ending the indexing"))
        window.chat_view.start.samples_requested.connect(self.add_samples)
        live.status_changed.connect(self._status)
        live.tools_changed.connect(self._tools)
        live.offline.connect(self._offline)

    def _status(self, status: ServiceStatus) -> None:
        self._window.status_bar.set_status(status)
        self._start_page(status)
        self._counts()

    def _start_page(self, status: ServiceStatus) -> None:
        start = self._window.chat_view.start
        starting = [one for one in status.servers if one.state in {ServerState.RESOLVING, ServerState.STARTING}]
        if starting and not status.index.tools:
            start.set_starting(sum(one.usable for one in status.servers), len(status.servers))
        else:
            start.set_has_servers(bool(status.servers))

    def _tools(self, infos: tuple[ToolInfo, ...]) -> None:
        self._window.chat_view.start.set_suggestions(suggestions(infos))
        self._counts()

    def _counts(self) -> None:
        servers = self._live.status.servers if self._live.status else ()
        self._window.set_counts(tools=len(self._live.tools), servers=len(servers))

    def _offline(self, error: DostError) -> None:
        self._window.status_bar.set_offline(in_words(error))

    def fill_empty_list(self, status: ServiceStatus) -> None:
        """Add the sample servers where the list of servers is empty."""
        if not status.servers:
            self.add_samples()

    def add_samples(self) -> None:
        """Put the sample servers into the list, which must be empty."""
        if not self._tasks.named(ADDING_SAMPLES):
            self._tasks.start(self._add_samples(), name=ADDING_SAMPLES)

    async def _add_samples(self) -> None:
        with shown_above_servers(self._window):
            await self._connection.add_sample_servers()

    async def _reindex(self) -> None:
        with shown_above_servers(self._window):
            await self._connection.reindex()

    async def _cancel(self) -> None:
        with shown_above_servers(self._window):
            await self._connection.cancel_indexing()
