"""One window per user and profile: a second start tells the first what to do, and ends."""

from __future__ import annotations

import hashlib
import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

if TYPE_CHECKING:
    from dost_engine.settings import Paths

log = logging.getLogger(__name__)

ANSWER_MS = 1000
"""A window that lives accepts at once; one that hangs longer is not waited for."""

TOGGLE = b"toggle\n"
"""What is said to have the window shown or hidden; who says nothing wants it shown."""

ASK = b"ask\n"
"""What is said to have the line shown that one asks in from anywhere."""

STAY = b"stay\n"
"""What is said by who only wants to know whether there is a window."""

OPEN = b"open "
"""What is said before a link that the window is to show, with its question."""
LINK_CHARS = 20_000
"""Of a link that is handed over: more than any that is taken, so that a longer one is refused by who reads it."""


def server_name(paths: Paths) -> str:
    """The name that windows of this profile know each other by."""
    profile = str(paths.runtime.expanduser().absolute())
    return f"dost-{hashlib.sha256(profile.encode()).hexdigest()[:20]}"


def show_running(paths: Paths) -> bool:
    """Ask a running window of this profile to show itself. False where there is none."""
    return _say(paths, b"")


def toggle_running(paths: Paths) -> bool:
    """Ask a running window of this profile to show itself, or to hide if it is in front. False where there is none."""
    return _say(paths, TOGGLE)


def open_in_running(paths: Paths, link: str) -> bool:
    """Hand a link to a running window of this profile, which shows itself and asks. False where there is none."""
    return _say(paths, OPEN + link[:LINK_CHARS].encode("utf-8", "replace"))


def ask_running(paths: Paths) -> bool:
    """Ask a running window of this profile for the line to ask from anywhere. False where there is none."""
    return _say(paths, ASK)


def find_running(paths: Paths) -> bool:
    """Whether a window of this profile runs; it stays as it is."""
    return _say(paths, STAY)


def _say(paths: Paths, word: bytes) -> bool:
    socket = QLocalSocket()
    socket.connectToServer(server_name(paths))
    if not socket.waitForConnected(ANSWER_MS):
        return False
    if word:
        socket.write(word)
        socket.waitForBytesWritten(ANSWER_MS)
    socket.disconnectFromServer()
    return True


class SingleInstance(QObject):
    """Listens for other starts.

    Signals:
        asked_to_show: Another start wants this window to come to the front.
        asked_to_toggle: Another start wants it shown, or hidden where it is in front.
        asked_to_ask: Another start wants the line to ask in.
        asked_to_open: Another start was given this link; the window is to show itself and ask.
    """

    asked_to_show = Signal()
    asked_to_toggle = Signal()
    asked_to_ask = Signal()
    asked_to_open = Signal(str)

    def __init__(self, paths: Paths) -> None:
        """Listens from now on; what a crashed window left behind is removed."""
        super().__init__()
        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._connected)
        name = server_name(paths)
        QLocalServer.removeServer(name)
        if not self._server.listen(name):
            log.warning("other starts cannot reach this window: %s", self._server.errorString())

    def close(self) -> None:
        """Listen no more."""
        self._server.close()

    def _connected(self) -> None:
        while self._server.hasPendingConnections():
            socket = self._server.nextPendingConnection()
            if socket.state() is QLocalSocket.LocalSocketState.UnconnectedState:
                self._hear(socket)
            else:
                socket.disconnected.connect(lambda one=socket: self._hear(one))

    def _hear(self, socket: QLocalSocket) -> None:
        """The other has said all it wants; anything else than these is nothing that a Dost says."""
        said = bytes(socket.read(len(OPEN) + 4 * LINK_CHARS).data())
        socket.deleteLater()
        if said == TOGGLE:
            self.asked_to_toggle.emit()
        elif said == ASK:
            self.asked_to_ask.emit()
        elif said == STAY:
            return
        elif said.startswith(OPEN):
            self.asked_to_open.emit(said[len(OPEN) :].decode("utf-8", "replace"))
        else:
            self.asked_to_show.emit()
