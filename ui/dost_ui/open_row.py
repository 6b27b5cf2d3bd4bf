"""The open row of a list: a widget in the place of the painted row, as high as what it shows.

Public: ``OpenRow``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QObject
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

if TYPE_CHECKING:
    from collections.abc import Callable

    from dost_ui.rows_view import RowsView


class OpenRow(QObject):
    """Opens the current row of a view, and closes the one before.

    Args:
        view: The list; its model and delegate are set.
        make: Makes the widget of a row; None for a row that cannot be opened.
    """

    def __init__(self, view: RowsView, make: Callable[[QModelIndex], QWidget | None]) -> None:
        super().__init__(view)
        self._view, self._make = view, make
        self._widget: QWidget | None = None
        self._row = -1
        self._height_px = 0
        view.resized.connect(self.measure)

    @property
    def row(self) -> int:
        """Number of the open row, -1 where none is open."""
        return self._row

    def widget(self) -> QWidget | None:
        """What is in its place."""
        return self._widget

    def height_of(self, row: int) -> int:
        """Height in px of a row that is open, 0 of any other."""
        return self._height_px if row == self._row else 0

    def open(self, index: QModelIndex) -> None:
        """Open a row and scroll to it."""
        self.close()
        widget = self._make(index) if index.isValid() else None
        if widget is None:
            return
        self._widget, self._row = widget, index.row()
        self._view.setIndexWidget(index, widget)
        before: QWidget = self._view
        for button in widget.findChildren(QPushButton):
            QWidget.setTabOrder(before, button)
            before = button
        self.measure()
        self._view.scrollTo(index)

    def renew(self) -> None:
        """Make the open row anew, at its place; the focus stays on the button in the place of the one it was on."""
        if self._row < 0:
            return
        place, at = self._view.verticalScrollBar().value(), self._focused()
        self.open(self._view.model().index(self._row, 0))
        self._view.verticalScrollBar().setValue(place)
        buttons = self._widget.findChildren(QPushButton) if self._widget is not None else []
        if 0 <= at < len(buttons):
            buttons[at].setFocus()

    def close(self) -> None:
        """Paint it like the others again."""
        if self._widget is not None:
            self._widget.hide()  # it is deleted a little later
        if self._row >= 0:
            self._view.setIndexWidget(self._view.model().index(self._row, 0), None)  # type: ignore[arg-type]  # Qt takes null
        self._widget, self._row, self._height_px = None, -1, 0

    def measure(self) -> None:
        """Give the row the height that its widget needs."""
        if self._widget is None:
            return
        self._widget.ensurePolished()
        layout = self._widget.layout()
        width = self._view.viewport().width()
        height = layout.totalHeightForWidth(width) if layout else 0
        if height != self._height_px:
            self._height_px = height
            index = self._view.model().index(self._row, 0)
            self._view.itemDelegate().sizeHintChanged.emit(index)
            self._view.doItemsLayout()

    def _focused(self) -> int:
        """Which button has the focus, -1 for none."""
        focused = QApplication.focusWidget()
        buttons = self._widget.findChildren(QPushButton) if self._widget is not None else []
        return next((at for at, button in enumerate(buttons) if button is focused), -1)
