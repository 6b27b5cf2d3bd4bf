"""The line to ask from anywhere: what it would get while it is written, and its way into the chat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_desktop.presenters.preview import PreviewPresenter
from dost_ui.main_window import Page
from dost_ui.quick_ask import QuickAsk

if TYPE_CHECKING:
    from dost_desktop.connection import Connection
    from dost_desktop.live import Live
    from dost_desktop.presenters.chat import ChatPresenter
    from dost_desktop.presenters.presence import PresencePresenter
    from dost_desktop.tasks import Tasks
    from dost_ui.main_window import MainWindow


class QuickAskPresenter:
    """Opens and closes the line.

    Attributes:
        view: The line; made when it is asked for first.
    """

    def __init__(
        self,
        window: MainWindow,
        connection: Connection,
        live: Live,
        tasks: Tasks,
        *,
        chat: ChatPresenter,
        presence: PresencePresenter,
    ) -> None:
        """Nothing is shown yet."""
        self.view: QuickAsk | None = None
        self._window = window
        self._connection = connection
        self._live = live
        self._tasks = tasks
        self._chat = chat
        self._presence = presence

    def toggle(self) -> None:
        """Show the line, or hide it where it has the keys."""
        view = self.view or self._make()
        if view.isVisible() and view.isActiveWindow():
            view.hide()
        else:
            view.come_up()

    def close(self) -> None:
        """Away with it for good."""
        if self.view is not None:
            self.view.hide()
            self.view.deleteLater()
            self.view = None

    def _make(self) -> QuickAsk:
        view = self.view = QuickAsk()
        preview = PreviewPresenter(
            view.preview, self._connection, self._live, self._tasks, history=self._chat.messages_for_engine
        )
        view.edited.connect(preview.ask)
        view.asked.connect(self._asked)
        return view

    def _asked(self, text: str) -> None:
        """Into the chat; where a turn runs there, into the line of the chat, and the person sends it afterwards."""
        self._presence.come_to_front()
        self._window.show_page(Page.CHAT)
        if self._chat.busy:
            self._window.composer.set_text(text)
        else:
            self._window.composer.submitted.emit(text)
