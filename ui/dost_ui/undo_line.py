"""What was just taken away, and the button that brings it back.

Public: ``UndoLine``.
"""

from __future__ import annotations

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from dost_ui import theme
from dost_ui.labels import ElidedLabel
from dost_ui.mirror import set_margins
from dost_ui.spoken import announce
from dost_ui.translation import tr

SHOWN_MS = 10_000


class UndoLine(QWidget):
    """Hidden until something is taken away, and again some seconds later, but not under the mouse or the focus.

    Signals:
        wanted: What was taken away is to come back.
        ended: The time is up, and the line is gone: what was taken away stays away.

    Attributes:
        button: Brings it back.
    """

    wanted = Signal()
    ended = Signal()

    def __init__(
        self,
        *,
        pad: str = "",
        shown_ms: int = SHOWN_MS,
        parent: QWidget | None = None,
    ) -> None:
        """``pad`` names the room of ``spacing`` that is left free around it."""
        super().__init__(parent)
        frame = QFrame()
        frame.setProperty("kind", "well")
        around = QHBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        if pad:
            theme.pad(around, pad)
        around.addWidget(frame)
        line = QHBoxLayout(frame)
        set_margins(line, 10, 4, 4, 4)
        self._said = ElidedLabel("", "small")
        self.button = QPushButton(tr("Undo"))
        self.button.setProperty("kind", "small")
        self.button.clicked.connect(self.wanted)
        line.addWidget(self._said, 1)
        line.addWidget(self.button)
        self._timer = QTimer(self)
        self._timer.setInterval(shown_ms)
        self._timer.timeout.connect(self._time_is_up)
        self.hide()

    def say(self, text: str) -> None:
        """Something was taken away, in a sentence; empty where it is back or gone for good."""
        self._said.set_whole(text)
        self.button.setAccessibleDescription(text)
        self.setVisible(bool(text))
        if text:
            self._timer.start()
            announce(self, text)
        else:
            self._timer.stop()

    def said(self) -> str:
        """The sentence, or empty while it is hidden."""
        return "" if self.isHidden() else self._said.whole()

    def _time_is_up(self) -> None:
        if not (self.underMouse() or self.button.hasFocus()):
            self.say("")
            self.ended.emit()
