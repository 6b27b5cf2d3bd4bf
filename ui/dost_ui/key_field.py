"""The row for the language model's key: a field that never shows it, where the key comes from, and "Forget".

Public: ``KeyField``, ``KeyState``.
"""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPushButton, QWidget

from dost_ui.labels import PlainLabel
from dost_ui.mirror import set_hint
from dost_ui.translation import tr

_DOTS = "••••••••••••"
"""In the place of a key that is kept: always as many, as its length is nobody's business."""


class KeyState(Enum):
    """Where the key comes from. What ``KeyField.set_state`` wants as detail stands beside each."""

    NOT_SET = "not set"  # nothing
    ASKING = "asking"  # nothing
    ENVIRONMENT = "environment"  # the variable's name
    KEPT = "kept"  # the address that it is kept for
    UNAVAILABLE = "unavailable"  # why there is no keyring, and what to do


class KeyField(QWidget):
    """A password field and its button. A key that is kept is not in it: only one that is being typed.

    Attributes:
        entry: The field.
        forget_button: Visible while a key is kept.
        note: Says in a sentence how it is; the page gives it a place.

    Signals:
        edited: The text changed by hand.
        entered: The return key was pressed.
        forgotten: "Forget" was pressed.
    """

    edited = Signal()
    entered = Signal()
    forgotten = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entry = QLineEdit()
        self.entry.setEchoMode(QLineEdit.EchoMode.Password)
        self.entry.setAccessibleName(tr("API key"))
        self.entry.textEdited.connect(lambda _: self.edited.emit())
        self.entry.returnPressed.connect(self.entered)
        self.forget_button = QPushButton(tr("Forget"))
        self.forget_button.setAccessibleDescription(tr("Take the API key out of the system keyring"))
        self.forget_button.clicked.connect(self.forgotten)
        self.note = PlainLabel(kind="small-muted", wrap=True)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(10)
        line.addWidget(self.entry, 1)
        line.addWidget(self.forget_button)
        self.setFocusProxy(self.entry)
        self.set_state(KeyState.NOT_SET)

    def set_state(self, state: KeyState, detail: str = "") -> None:
        """Show where the key comes from. What is being typed stays, unless nothing can be typed in that state."""
        hints = {
            KeyState.NOT_SET: tr("Not set"),
            KeyState.ASKING: "",
            KeyState.ENVIRONMENT: tr("From the environment variable {detail}", detail=detail),
            KeyState.KEPT: _DOTS,
            KeyState.UNAVAILABLE: tr("No keyring to keep it in"),
        }
        notes = {
            KeyState.NOT_SET: tr(
                "It will be kept in the system keyring, for this address alone. Many local servers need none."
            ),
            KeyState.ASKING: tr("Asking the system keyring. It may want to be unlocked."),
            KeyState.ENVIRONMENT: tr("The variable wins over a key in the system keyring."),
            KeyState.KEPT: tr(
                "Kept in the system keyring for {detail}. Type another key to replace it.", detail=detail
            ),
            KeyState.UNAVAILABLE: detail,
        }
        writable = state not in {KeyState.ENVIRONMENT, KeyState.UNAVAILABLE}
        if not writable:
            self.entry.clear()
        self.entry.setEnabled(writable)
        set_hint(self.entry, hints[state])
        self.forget_button.setVisible(state is KeyState.KEPT)
        self.note.setText(notes[state])
        self.entry.setAccessibleDescription(notes[state])

    def typed(self) -> str:
        """What is being typed, without blanks around it."""
        return self.entry.text().strip()
