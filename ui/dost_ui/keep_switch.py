"""Whether the open conversation is kept, in the head of the chat.

Public: ``KeepSwitch``.
"""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from dost_ui.labels import PlainLabel
from dost_ui.translation import tr


class KeepSwitch(QWidget):
    """A button that is pressed while nothing of the conversation is kept, and the words that say so.

    Signals:
        keep_wanted: It is to be kept, or to be kept no more.

    Attributes:
        button: The button.
        mark: The words.
    """

    keep_wanted = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.mark = PlainLabel(tr("Not kept"), "small-warning")
        self.mark.hide()
        self.button = QPushButton(tr("Do not keep"))
        self.button.setCheckable(True)
        self.button.setAccessibleName(tr("Do not keep this conversation"))
        self.button.clicked.connect(lambda pressed: self.keep_wanted.emit(not pressed))
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(8)
        line.addWidget(self.mark)
        line.addWidget(self.button)
        self.set_kept(kept=True)

    def set_kept(self, *, kept: bool) -> None:
        """Show whether it is kept. Emits nothing."""
        self.button.setChecked(not kept)
        self.mark.setVisible(not kept)
        self.button.setToolTip(
            tr("Nothing of this conversation stays on this machine: not its messages, its turns, nor what calls passed")
            if kept
            else tr("It is gone when Dost ends. Press to keep it.")
        )

    def is_kept(self) -> bool:
        """What is shown."""
        return not self.button.isChecked()
