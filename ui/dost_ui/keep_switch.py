"""Whether the open conversation is kept, in the head of the chat.

Public: ``KeepSwitch``.
"""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from dost_ui.labels import PlainLabel
from dost_ui.translation import tr


class KeepSwitch(QWidget):
    """Words that say that nothing of the conversation is kept, and a button that changes it.

    Signals:
        keep_wanted: It is to be kept, or to be kept no more.

    Attributes:
        button: The button.
        mark: The words.
    """

    keep_wanted = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kept = True
        self.mark = PlainLabel(tr("Not kept"), "small-warning")
        self.button = QPushButton()
        self.button.clicked.connect(lambda: self.keep_wanted.emit(not self._kept))
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(8)
        line.addWidget(self.mark)
        line.addWidget(self.button)
        self.set_kept(kept=True)

    def set_kept(self, *, kept: bool) -> None:
        """Show whether it is kept. Emits nothing."""
        self._kept = kept
        self.mark.setVisible(not kept)
        self.button.setText(tr("Do not keep it") if kept else tr("Keep it"))
        self.button.setAccessibleName(
            tr("Do not keep this conversation") if kept else tr("Keep this conversation, of which nothing is kept")
        )
        self.button.setToolTip(
            tr("Nothing of this conversation stays on this machine: not its messages, its turns, nor what calls passed")
            if kept
            else tr("It is gone when Dost ends. Press to keep it.")
        )

    def is_kept(self) -> bool:
        """What is shown."""
        return self._kept
