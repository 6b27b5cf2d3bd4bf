"""A list whose current row stays in sight when the text grows or the list shrinks.

Public: ``ListKeptInSight``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtWidgets import QListView

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QWidget


class ListKeptInSight(QListView):
    """The list. Who has scrolled away from the current row is left there when the list shrinks."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._height = 0  # as it was; Qt forgets it while a page is hidden
        self._later = QTimer(self)  # once the rows are laid out; it ends with the view
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._show_current)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt
        """The current row stays in sight where it was."""
        row = self.visualRect(self.currentIndex())
        seen = row.isValid() and row.bottom() > 0 and row.top() < self._height
        super().resizeEvent(event)
        if seen and event.size().height() < self._height:
            self._later.start()
        self._height = event.size().height()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt
        """Rows follow the text; the current one stays in sight."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_later"):
            self.scheduleDelayedItemsLayout()
            self._later.start()

    def _show_current(self) -> None:
        if self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())
