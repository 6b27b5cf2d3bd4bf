"""Typing with an input method: while a candidate is shown, Return takes it and nothing else happens.

Most systems keep such keys to themselves. Some pass them on, and a message that is sent half written is worse than a
key that does nothing.

Public: ``InputLine``, ``Candidate``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QInputMethodEvent
from PySide6.QtWidgets import QApplication, QLineEdit

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QWidget

_TAKES = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class Candidate:
    """What an input method shows in a widget and has not committed yet.

    Attributes:
        text: As it is shown, empty for none.
    """

    def __init__(self) -> None:
        self.text = ""

    def hear(self, event: QInputMethodEvent) -> None:
        """Another state; call it for every event of the input method."""
        self.text = event.preeditString()

    def took(self, event: QKeyEvent, widget: QWidget) -> bool:
        """Whether a key was meant for the candidate: Return commits it, Escape drops it."""
        if not self.text or event.key() not in {*_TAKES, Qt.Key.Key_Escape}:
            return False
        method, text = QGuiApplication.inputMethod(), self.text
        if event.key() in _TAKES:
            method.commit()
        else:
            method.reset()
        if self.text:  # it did not care
            done = QInputMethodEvent()
            if event.key() in _TAKES:
                done.setCommitString(text)
            QApplication.sendEvent(widget, done)
        return True


class InputLine(QLineEdit):
    """A line that takes a candidate before ``returnPressed`` can mean anything."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._candidate = Candidate()

    def inputMethodEvent(self, event: QInputMethodEvent) -> None:  # noqa: N802 - Qt
        """Know whether there is a candidate."""
        self._candidate.hear(event)
        super().inputMethodEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt
        """The candidate first."""
        if not self._candidate.took(event, self):
            super().keyPressEvent(event)
