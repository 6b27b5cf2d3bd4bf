"""Where Dost is seen: window, tray or both; and what it tells while its window is not.

Without a tray nothing is ever hidden: the window is shown at the start, and closing it quits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from dost_desktop.notices import Notices
from dost_engine.types import ModelState, ServerState
from dost_ui.main_window import Page
from dost_ui.service_words import said
from dost_ui.translation import tr, trn
from dost_ui.tray import TrayState

if TYPE_CHECKING:
    from dost_desktop.live import Live
    from dost_desktop.presenters.settings import SettingsPresenter
    from dost_engine.errors import DostError
    from dost_engine.types import ServiceStatus, WaitingCall
    from dost_ui.main_window import MainWindow
    from dost_ui.tray import Tray

LOOK_MS = 5_000
"""How often it is looked whether the tray is still there, or there by now: a desktop's panel ends and starts."""

AT_LOGIN_MS = 10_000
"""What a desktop's panel may take to come up when the session begins."""

_STARTING = frozenset({ServerState.RESOLVING, ServerState.STARTING})


class PresencePresenter(QObject):
    """Shows and hides the window, and keeps the tray's sign right.

    Signals:
        quit_requested: A person wants Dost to end.
    """

    quit_requested = Signal()

    def __init__(self, window: MainWindow, live: Live, settings: SettingsPresenter, tray: Tray) -> None:
        """Connects the window, the tray and what the service tells; shows nothing yet."""
        super().__init__(window)
        self._window = window
        self._live = live
        self._settings = settings
        self._tray = tray
        self._told: frozenset[str] = frozenset()  # calls and servers that were told of
        self._notices = Notices(tray.notify, self)
        self._lost = ""
        self._goes_to = Page.CHAT
        self._look = QTimer(self)
        self._look.setInterval(LOOK_MS)
        self._look.timeout.connect(self.look_for_tray)
        window.closing.connect(self._closing)
        tray.pressed.connect(self.toggle)
        tray.show_requested.connect(self._asked_for)
        tray.quit_requested.connect(self.quit_requested)
        live.status_changed.connect(self._status)
        live.offline.connect(self._offline)
        live.approvals_changed.connect(self._approvals)

    def start(self, *, hidden: bool = False) -> None:
        """Show the tray's sign, and the window unless it is to start hidden and there is a tray.

        Args:
            hidden: Started with the session: the tray may come up after us, so it is waited for a little.
        """
        if self._tray.available():
            self._tray.show()
        elif hidden:
            self._look.start(AT_LOGIN_MS)  # which shows the window where there is still none
            return
        self._look.start()
        if not ((hidden or self._settings.settings.start_hidden) and self._tray.available()):
            self._window.show()

    def stop(self) -> None:
        """Take the sign away."""
        self._look.stop()
        self._tray.hide()

    def come_to_front(self) -> None:
        """Show the window, wherever it is."""
        self._window.setWindowState(self._window.windowState() & ~Qt.WindowState.WindowMinimized)
        self._notices.drop()
        self._window.show()
        self._window.raise_()
        self._window.activateWindow()

    def toggle(self) -> None:
        """Hide the window if it is in front, else bring it there."""
        if self._window.isActiveWindow() and not self._window.isMinimized():
            self.hide()
        else:
            self.come_to_front()

    def hide(self) -> None:
        """Away with the window: into the tray, or, where there is none, onto the desktop's list of windows."""
        if self._tray.available():
            self._window.hide()
        else:
            self._window.showMinimized()

    def look_for_tray(self) -> None:
        """A hidden window comes back where the tray is gone; a tray that comes gets the sign."""
        self._look.setInterval(LOOK_MS)
        if self._tray.available():
            self._tray.show()
        elif not self._window.isVisible():
            self._window.show()

    def _closing(self) -> None:
        if self._settings.settings.close_to_tray and self._tray.available():
            self.hide()
        else:
            self.quit_requested.emit()

    def _asked_for(self) -> None:
        self.come_to_front()
        self._window.show_page(self._goes_to)

    # ---------------------------------------------------------------------------------------------- state

    def _status(self, status: ServiceStatus) -> None:
        self._lost = ""
        self._show_state()
        failed = {f"server {one.name}": one for one in status.servers if one.state is ServerState.FAILED}
        for key in failed.keys() - self._told:
            self._tell(
                tr("{name} failed", name=failed[key].name),
                said(failed[key].error) or tr("The server does not run."),
                Page.SERVERS,
            )
        wanting = {f"server in {one.name}": one for one in status.servers if one.state is ServerState.NEEDS_SIGN_IN}
        for key in wanting.keys() - self._told:
            self._tell(
                tr("{name} needs you to sign in", name=wanting[key].name),
                tr("Its tools can be used again after that."),
                Page.SERVERS,
            )
        told = {key for key in self._told if not key.startswith("server ")}
        self._told = frozenset(failed) | frozenset(wanting) | told

    def _approvals(self, calls: tuple[WaitingCall, ...]) -> None:
        self._show_state()
        waiting = {f"call {one.approval_id}": one for one in calls}
        for key in waiting.keys() - self._told:
            self._tell(
                tr("A call waits for you"), tr("{tool_id} wants to run.", tool_id=waiting[key].tool_id), Page.CHAT
            )
        self._told = frozenset(waiting) | {key for key in self._told if not key.startswith("call ")}

    def _offline(self, error: DostError) -> None:
        self._lost = tr(error.title)
        self._show_state()

    def _show_state(self) -> None:
        self._tray.set_state(*state_of(self._live.status, len(self._live.approvals), self._lost))

    def _tell(self, title: str, text: str, page: Page) -> None:
        """Only what is not seen anyhow, and only where a person wants to be told."""
        if self._window.isActiveWindow() or not self._settings.settings.notifications:
            return
        self._goes_to = page
        self._notices.add(title, text)


def _needed_by_servers(status: ServiceStatus) -> tuple[TrayState, str] | None:
    failed = sum(server.state is ServerState.FAILED for server in status.servers)
    if failed:
        return TrayState.FAILED, trn("%n server failed", "%n servers failed", failed)
    wanting = sum(server.state is ServerState.NEEDS_SIGN_IN for server in status.servers)
    if wanting:
        return TrayState.ASKS, trn("%n server needs you to sign in", "%n servers need you to sign in", wanting)
    return None


def state_of(status: ServiceStatus | None, waiting: int, lost: str) -> tuple[TrayState, str]:
    """What the tray's sign shows, and the words for it: what needs a person comes first."""
    if lost:
        return TrayState.FAILED, lost
    if waiting:
        return TrayState.ASKS, trn("%n call waits for your answer", "%n calls wait for your answer", waiting)
    if status is None:
        return TrayState.WORKING, tr("Starting")
    needed = _needed_by_servers(status)
    if needed is not None:
        return needed
    if status.index.model is ModelState.DOWNLOADING:
        return TrayState.WORKING, tr("Downloading the model")
    if status.index.building:
        return TrayState.WORKING, tr("Indexing the tools")
    if any(server.state in _STARTING for server in status.servers):
        return TrayState.WORKING, tr("Servers are starting")
    return TrayState.READY, trn("%n tool ready", "%n tools ready", status.index.tools)
