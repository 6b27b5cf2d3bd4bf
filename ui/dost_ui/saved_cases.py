"""The cases that a person saved, in the left column.

Public: ``SavedCases``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QMenu, QVBoxLayout, QWidget

from dost_ui.labels import PlainLabel
from dost_ui.mirror import set_margins
from dost_ui.row_ground import MarkedRows
from dost_ui.translation import tr
from dost_ui.wording import shortened, tooltip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent


class _List(QListWidget):
    """Return opens the current case, Delete takes it out."""

    delete_pressed = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt
        if event.key() == Qt.Key.Key_Delete:
            self.delete_pressed.emit()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.currentItem() is not None:
            self.itemActivated.emit(self.currentItem())
        else:
            super().keyPressEvent(event)


class SavedCases(QWidget):
    """A heading and the names.

    Signals:
        chosen: Number of a case.
        removed: Number of a case that is to go.

    Attributes:
        list: The names.
    """

    chosen = Signal(int)
    removed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.list = _List()
        self.list.setProperty("kind", "cases")
        self.list.setItemDelegate(MarkedRows(self.list))
        self.list.setAccessibleName(tr("Saved cases"))
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setUniformItemSizes(True)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(self._menu)
        self.list.itemClicked.connect(lambda item: self.chosen.emit(self.list.row(item)))
        self.list.itemActivated.connect(lambda item: self.chosen.emit(self.list.row(item)))
        self.list.delete_pressed.connect(self._remove)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 12, 0, 0)
        column.setSpacing(6)
        head = PlainLabel(tr("SAVED CASES"), "section")
        set_margins(head, 11, 0, 0, 0)
        column.addWidget(head)
        column.addWidget(self.list, 1)

    def set_names(self, names: Sequence[str]) -> None:
        """The cases; the current one stays where it is still there. Emits nothing."""
        row = self.list.currentRow()
        self.list.clear()
        for name in names:
            item = QListWidgetItem(shortened(name, 200))
            item.setToolTip(tooltip(tr("{name}\n(Delete takes it out)", name=name)))
            self.list.addItem(item)
        if 0 <= row < len(names):
            self.list.setCurrentRow(row)

    def names(self) -> tuple[str, ...]:
        """The names shown."""
        return tuple(self.list.item(at).text() for at in range(self.list.count()))

    def _remove(self) -> None:
        if self.list.currentRow() >= 0:
            self.removed.emit(self.list.currentRow())

    def _menu(self, at: QPoint) -> None:
        if self.list.itemAt(at) is None:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(tr("Take it out"), self._remove)
        menu.popup(self.list.viewport().mapToGlobal(at))
