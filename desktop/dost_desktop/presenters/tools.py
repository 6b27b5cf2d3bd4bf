"""The page of tools: its switches, and what is said of how its tools are written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_engine.errors import DostError
from dost_ui.main_window import Page
from dost_ui.service_words import in_words
from dost_ui.translation import tr

if TYPE_CHECKING:
    from dost_desktop.connection import Connection
    from dost_desktop.live import Live
    from dost_desktop.tasks import Tasks
    from dost_engine.types import Tool, ToolInfo
    from dost_ui.main_window import MainWindow


class ToolsPresenter:
    """Lists tools, keeps their switches, and asks for advice on those of one server when one of them is looked at."""

    def __init__(self, window: MainWindow, connection: Connection, live: Live, tasks: Tasks) -> None:
        """Connects the page; it shows that it waits until the first tools come."""
        self._window = window
        self._page = page = window.tools_page
        self._connection = connection
        self._tasks = tasks
        self._seen: tuple[Tool, ...] = ()
        page.show_loading(tr("Starting the engine"))
        page.switched.connect(lambda tools, on: tasks.start(self._switch(tools, on=on), name="switches of tools"))
        page.advice_requested.connect(self._want_advice)
        page.server_requested.connect(self._show_server)
        window.page_shown.connect(self._page_shown)
        live.attach(tools=self._tools_changed)

    async def _switch(self, tools: tuple[str, ...], *, on: bool) -> None:
        try:
            await self._connection.ask(lambda client: client.ban_tools(tools, banned=not on))
        except DostError as error:
            self._page.show_failure(tr(error.title), in_words(error))

    def _show_server(self, name: str) -> None:
        self._window.servers_page.select(name)
        self._window.show_page(Page.SERVERS)

    def _tools_changed(self, infos: tuple[ToolInfo, ...]) -> None:
        """What was said of other tools does not hold any more; a switch alone changes none."""
        self._page.set_tools(infos)
        tools = tuple(info.tool for info in infos)
        if tools != self._seen:
            self._seen = tools
            self._page.forget_advice()

    def _page_shown(self, page: str) -> None:
        info = self._page.current()  # not the first row, a server's: looking at all its tools takes the engine seconds
        if page == Page.TOOLS and info is not None:
            self._want_advice(info.tool.server)

    def _want_advice(self, server: str) -> None:
        name = f"advice on {server}"
        if self._window.page() is Page.TOOLS and not self._tasks.named(name) and not self._page.has_advice(server):
            self._tasks.start(self._advise(server), name=name)

    async def _advise(self, server: str) -> None:
        seen = self._seen
        try:
            report = await self._connection.ask(lambda client: client.findings((server,)))
        except DostError as error:
            self._page.set_advice(server, (), tr("It could not be looked at: {error}", error=in_words(error)))
            return
        if seen == self._seen:
            self._page.set_advice(server, report.findings, report.note)
