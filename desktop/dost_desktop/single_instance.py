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
    """

    asked_to_show = Signal()
    asked_to_toggle = Signal()

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
        """The other has said all it wants; more than a word is nothing that a Dost says."""
        said = socket.read(len(TOGGLE) + 1).data()
        socket.deleteLater()
        if said == TOGGLE:
            self.asked_to_toggle.emit()
        else:
            self.asked_to_show.emit()
