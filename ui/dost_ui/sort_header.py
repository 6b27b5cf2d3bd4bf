"""A table's header that sorts: by click, and by keys like everything else.

Public: ``SortHeader``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QHeaderView, QWidget

from dost_ui import theme
from dost_ui.translation import tr

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QKeyEvent


class SortHeader(QHeaderView):
    """Left and Right go from column to column, Return or Space sorts by it; a third time gives the order of before.

    Signals:
        sorted_by: A column and whether it falls; -1 for the order of before.
    """

    sorted_by = Signal(int, bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._at = 0
        self._column, self._falling = -1, False
        self.setSectionsClickable(True)
        self.setHighlightSections(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(tr("Columns"))
        self.setToolTip(tr("Click to sort. With keys: arrows and Return."))
        self.sectionClicked.connect(self.press)

    def order(self) -> tuple[int, bool]:
        """The column that is sorted by, or -1, and whether it falls."""
        return self._column, self._falling

    def press(self, column: int) -> None:
        """Sort by a column: first as its numbers are best read, then the other way round, then as before."""
        first = bool(self.model().headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.InitialSortOrderRole))
        if column != self._column:
            self._column, self._falling = column, first
        elif self._falling is first:
            self._falling = not first
        else:
            self._column, self._falling = -1, False
        self._at = self.visualIndex(column)
        order = Qt.SortOrder.DescendingOrder if self._falling else Qt.SortOrder.AscendingOrder
        self.setSortIndicatorShown(self._column >= 0)
        self.setSortIndicator(self._column, order)
        self.sorted_by.emit(self._column, self._falling)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt
        """Arrows, Return and Space."""
        key = event.key()
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(Qt.Key(key), 0)
        if step and self.isRightToLeft():
            step = -step
        if step:
            at = self._at + step
            while 0 <= at < self.count() and self.isSectionHidden(self.logicalIndex(at)):
                at += step
            self._at = at if 0 <= at < self.count() else self._at
            self._tell()
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space}:
            self.press(self.logicalIndex(self._at))
            self._tell()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt
        """Say where one is."""
        super().focusInEvent(event)
        self._tell()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt
        """Take the frame away."""
        super().focusOutEvent(event)
        self.viewport().update()

    def _tell(self) -> None:
        column = self.logicalIndex(self._at)
        name = self.model().headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.AccessibleTextRole)
        how = ""
        if column == self._column:
            how = tr(", sorted, largest first") if self._falling else tr(", sorted, smallest first")
        self.setAccessibleDescription(tr("Column {name}{how}", name=name, how=how))
        self.viewport().update()

    def paintSection(self, painter: QPainter, rect: QRect, logical: int) -> None:  # noqa: N802 - Qt
        """The section, and a frame around the one that has the keys."""
        painter.save()
        super().paintSection(painter, rect, logical)
        painter.restore()
        if self.hasFocus() and self.visualIndex(logical) == self._at:
            painter.save()
            painter.setPen(QPen(theme.active().color("accent"), 1))
            painter.drawRoundedRect(rect.adjusted(1, 2, -2, -3), 4, 4)
            painter.restore()
