"""The window, put together: widgets, presenters, the client, and the order in which all of it starts and ends."""

from __future__ import annotations

import asyncio
import logging
import os
from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication

from dost_desktop.connection import Connection
from dost_desktop.heir import start_heir
from dost_desktop.host import EngineThread
from dost_desktop.live import Live
from dost_desktop.pages import Pages
from dost_desktop.presenters.approvals import ApprovalsPresenter
from dost_desktop.presenters.chat import ChatPresenter
from dost_desktop.presenters.conversations import ConversationsPresenter
from dost_desktop.presenters.crashes import CrashesPresenter
from dost_desktop.presenters.model import ModelPresenter
from dost_desktop.presenters.panel import PanelPresenter
from dost_desktop.presenters.presence import PresencePresenter
from dost_desktop.presenters.preview import PreviewPresenter
from dost_desktop.presenters.quick_ask import QuickAskPresenter
from dost_desktop.presenters.quitting import QuittingPresenter, costs_of
from dost_desktop.presenters.service import ServicePresenter
from dost_desktop.presenters.settings import SettingsPresenter, provider_label, settings_or_defaults
from dost_desktop.presenters.shortcuts import ShortcutsPresenter
from dost_desktop.presenters.skills import SkillsPresenter
from dost_desktop.secrets import find_key
from dost_desktop.tasks import Tasks
from dost_desktop.window_file import read_layout, write_layout
from dost_engine.errors import DostError
from dost_ui import theme, translation
from dost_ui.chat_view import NoteKind
from dost_ui.main_window import MainWindow, Page
from dost_ui.service_words import in_words
from dost_ui.translation import marked
from dost_ui.tray import Tray
from dost_ui.window_layout import lay_out, layout_of

if TYPE_CHECKING:
    import subprocess

    from dost_desktop.agent.provider import OpenAICompatible
    from dost_desktop.host import LoadEmbedder
    from dost_desktop.presenters.adding import AddingPresenter
    from dost_desktop.presenters.cases import CasesPresenter
    from dost_desktop.presenters.diagnostics import DiagnosticsPresenter
    from dost_engine.settings import Paths

log = logging.getLogger(__name__)

PAINT_MS = 500
"""The service is looked for after this time at the latest: a window behind others may not be painted for long."""


class App:
    """One window and everything behind it. Made and run inside the running loop.

    Attributes:
        window: The window.
        paths: The profile.
        pages: Fills the pages, as they are made.
        chat: Runs the turns.
        live: Newest status and tools.
        presence: Window and tray.
        connection: The way to the service.
        heir: The process that goes on with the service after the end, or None.
        again: After the end another window is to take its place, on the same connection.
    """

    def __init__(
        self,
        paths: Paths,
        *,
        load_embedder: LoadEmbedder | None = None,
        tray: Tray | None = None,
        connection: Connection | None = None,
    ) -> None:
        """Builds the window; nothing is shown or started yet.

        Args:
            paths: The profile.
            load_embedder: Takes the place of the model in the model folder, where the service runs in this process.
            tray: Takes the place of the system's.
            connection: Of the window whose place this one takes; else it looks for a service of its own.
        """
        settings, problem = settings_or_defaults(paths)
        self._closed = asyncio.Event()
        self._reaching = False
        self.again = False
        self.paths = paths
        self.heir: subprocess.Popen[bytes] | None = None
        self._old_models: list[OpenAICompatible] = []
        self.tasks = Tasks(self.show_error)
        # Before the first widget: its texts are set when it is made.
        translation.install(
            os.environ.get("DOST_LANGUAGE") or settings.language,
            right_to_left=os.environ.get("DOST_RIGHT_TO_LEFT") == "1" or None,
        )
        # And each is measured in the font that it will have.
        qt = QApplication.instance()
        if not isinstance(qt, QApplication):
            raise TypeError("A window needs a QApplication.")
        theme.apply(qt, settings.theme, text_scale=settings.text_scale, density=settings.density)
        with theme.styled_at_the_end():
            self.window = MainWindow()
        self.crashes = CrashesPresenter(self.window, paths)
        self.window.set_theme(settings.theme, settings.text_scale, settings.density)
        host = partial(EngineThread, paths, settings, load_embedder=load_embedder)
        self.connection = connection or Connection(paths, host)
        self.live = Live(self.connection)
        self.settings = SettingsPresenter(self.window, paths, settings, self.tasks)
        self.panel = PanelPresenter(self.window, self.connection, self.live, self.tasks)
        self.approvals = ApprovalsPresenter(self.window, self.connection, self.live, self.tasks)
        self.chat = ChatPresenter(
            self.window, self.connection, self.live, self.tasks, self.panel, approvals=self.approvals
        )
        self.conversations = ConversationsPresenter(
            self.window,
            self.connection,
            self.tasks,
            self.chat,
            paths.conversations_file,
            keep=settings.keep_conversations,
        )
        self.service = ServicePresenter(self.window, self.connection, self.live, self.tasks)
        self.preview = PreviewPresenter(
            self.window.chat_view.start.preview,
            self.connection,
            self.live,
            self.tasks,
            history=self.chat.messages_for_engine,
        )
        self.window.composer.edited.connect(self.preview.ask_at_the_start)
        self.skills = SkillsPresenter(self.window, self.connection, self.live, self.tasks, paths.skills)
        self.model = ModelPresenter(self.window.model_card, self.connection, self.live, self.tasks)
        self.tray = tray or Tray(self.window)
        self._settle_on_desktop()
        self.pages = Pages(self)
        self._listen_to_the_start()
        lay_out(self.window, read_layout(paths.window_file))
        self.settings.provider_changed.connect(self._choose_model)
        self._choose_model()
        if problem is not None:
            self.show_error(problem)

    @cached_property
    def cases(self) -> CasesPresenter:
        """The saved cases, in the side bar and in the inspector."""
        from dost_desktop.presenters.cases import CasesPresenter

        return CasesPresenter(self.window, self.connection, self.tasks, self.paths.cases_file)

    @cached_property
    def diagnostics(self) -> DiagnosticsPresenter:
        """What a person can pass on."""
        from dost_desktop.presenters.diagnostics import DiagnosticsPresenter

        return DiagnosticsPresenter(self.window, self.live, self.tasks, self.paths)

    @property
    def adding(self) -> AddingPresenter:
        """Adds servers, on their page."""
        self.window.make(Page.SERVERS)
        return self.pages.adding

    def _listen_to_the_start(self) -> None:
        """What the start of the chat offers and the side bar lists, and is not needed before the window is seen."""
        start = self.window.chat_view.start
        start.add_requested.connect(lambda: self.adding.add())  # noqa: PLW0108 - made late
        start.import_requested.connect(lambda: self.adding.add_from_programs())  # noqa: PLW0108 - made late
        self.live.status_changed.connect(lambda: self.cases, Qt.ConnectionType.SingleShotConnection)

    def _settle_on_desktop(self) -> None:
        """Tray, quick line, reports, and the way out."""
        self.crashes.log_requested.connect(lambda: self.diagnostics.show_log())  # noqa: PLW0108 - made late
        self.crashes.quit_requested.connect(self.close)
        self.presence = PresencePresenter(self.window, self.live, self.settings, self.tray)
        self.quick_ask = QuickAskPresenter(
            self.window, self.connection, self.live, self.tasks, chat=self.chat, presence=self.presence
        )
        self.shortcuts = ShortcutsPresenter(
            self.settings, self.tasks, ask=self.quick_ask.toggle, toggle=self.presence.toggle
        )
        self.quitting = QuittingPresenter(self.window, self.presence, self.tray, costs=self._quit_costs, end=self.close)
        self.quitting.mind_others(self.tasks, clients=self.connection.clients, hand_over=self._hand_over)

    def start(self, *, hidden: bool = False) -> None:
        """Show the window, unless it is to be hidden, then look for the service."""
        self.presence.start(hidden=hidden)
        if self.window.isVisible():  # a service that begins in this process would hold up the first picture
            self.window.painted.connect(self._reach_service)
        QTimer.singleShot(PAINT_MS if self.window.isVisible() else 0, self._reach_service)

    def _reach_service(self) -> None:
        if not self._reaching and not self._closed.is_set():
            self._reaching = True
            self.tasks.start(self.live.refresh(), name="status of the service")
            self.tasks.start(self.live.follow(), name="events of the service")
            self.shortcuts.start()

    def open_link(self, link: str) -> None:
        """Come to the front and ask about what a link would add."""
        self.presence.come_to_front()
        self.adding.open_link(link)

    def close(self) -> None:
        """The window is to end; :meth:`until_closed` returns."""
        self._closed.set()

    def renew(self) -> None:
        """End the window, for another to take its place."""
        self.again = True
        self.close()

    def _hand_over(self) -> None:
        """End, and let the service go on for others. Where it cannot, nothing ends."""
        try:
            self.heir = start_heir(self.paths)
        except DostError as error:
            self.show_error(error)
        else:
            self.close()

    async def until_closed(self) -> None:
        """Wait until a person closes the window."""
        await self._closed.wait()

    async def stop(self, *, leave_service: bool = False) -> None:
        """End all work and, if it is ours, the service. Nothing is left when this returns.

        Args:
            leave_service: The connection goes on, for another window.
        """
        self._closed.set()  # a window that was never painted does not look for a service any more
        layout = layout_of(self.window) if self.window.windowHandle() else None  # else it was never shown
        self.presence.stop()
        self.window.hide()
        self.quick_ask.close()
        if layout is not None:
            await asyncio.to_thread(write_layout, self.paths.window_file, layout)
        await self.tasks.stop()
        await self.conversations.close()
        for model in self._old_models:
            await model.close()
        if not leave_service:
            await self.connection.close()

    def show_error(self, error: BaseException, where: str = marked("a task")) -> None:
        """Show what nobody handled: what Dost knows as a note in the chat, anything else as a report."""
        if isinstance(error, DostError):
            self.window.chat_view.add_note(NoteKind.ERROR, translation.tr(error.title), in_words(error))
        else:
            self.crashes.tell(error, where)

    def _quit_costs(self) -> str:
        others = [call for call in self.live.approvals if not self.connection.own_call(call.call_id)]
        waiting = len(others) if self.connection.hosts_service else 0
        return costs_of(answering=self.chat.busy, running=self.chat.tools_running, waiting=waiting)

    def _choose_model(self) -> None:
        provider = self.settings.settings.provider
        if not provider_label(provider):
            self.chat.model = None
            return
        from dost_desktop.agent.provider import OpenAICompatible

        model = OpenAICompatible(provider, partial(find_key, provider))
        self._old_models.append(model)  # one that still answers goes on; all are closed at the end
        self.chat.model = model
