"""The list of the panel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QListView

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent


class RowsView(QListView):
    """The list. The current row is open: a widget in place of the painted row."""

    run_pressed = Signal()
    resized = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setAccessibleName("Tools of this turn")

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt
        """Return runs the open tool."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.run_pressed.emit()
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt
        """Tell that the open row may need another height."""
        super().resizeEvent(event)
        self.resized.emit()
