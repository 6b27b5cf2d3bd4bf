"""A layout that goes on in the next line where one is full.

Public: ``FlowLayout``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

_MOST_BETWEEN_LINES_PX = 8


class FlowLayout(QLayout):
    """Widgets side by side, as many as fit into a line; hidden ones take no room.

    A widget that is wider than the line gets the line's width. Lines are no farther apart than widgets are.
    """

    def __init__(self, parent: QWidget | None = None, *, gap_px: int = 6, spread: bool = False) -> None:
        """``spread`` puts the last of several widgets at the end of its line."""
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap_px, self._spread = gap_px, spread
        self._line_gap_px = min(gap_px, _MOST_BETWEEN_LINES_PX)
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:  # noqa: N802 - Qt
        """At the end."""
        self._items.append(item)

    def count(self) -> int:
        """Items."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # noqa: N802 - Qt
        """The item with that number."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # noqa: N802 - Qt
        """The item with that number, no longer in the layout."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:  # noqa: N802 - Qt
        """As wide as there is room."""
        return Qt.Orientation.Horizontal

    def hasHeightForWidth(self) -> bool:  # noqa: N802 - Qt
        """The narrower, the more lines."""
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802 - Qt
        """Height of all lines."""
        around = self.contentsMargins()
        inner = width - around.left() - around.right()
        return self._place(QRect(0, 0, inner, 0), move=False) + around.top() + around.bottom()

    def setGeometry(self, box: QRect) -> None:  # noqa: N802 - Qt
        """Move the widgets."""
        super().setGeometry(box)
        self._place(box.marginsRemoved(self.contentsMargins()), move=True)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt
        """All in one line."""
        shown = [item.sizeHint() for item in self._items if not item.isEmpty()]
        width = sum(size.width() for size in shown) + self._gap_px * max(len(shown) - 1, 0)
        return self._with_margins(QSize(width, max((size.height() for size in shown), default=0)))

    def minimumSize(self) -> QSize:  # noqa: N802 - Qt
        """One widget to a line."""
        shown = [item.minimumSize() for item in self._items if not item.isEmpty()]
        widest = max((size.width() for size in shown), default=0)
        return self._with_margins(QSize(widest, max((size.height() for size in shown), default=0)))

    def _with_margins(self, size: QSize) -> QSize:
        return size.grownBy(self.contentsMargins())

    def _place(self, box: QRect, *, move: bool) -> int:
        """Put everything where it belongs, or only measure; the height that it takes."""
        left, top, line_height = box.left(), box.top(), 0
        line: list[tuple[QLayoutItem, QRect]] = []
        for item in self._items:
            if item.isEmpty():
                continue
            size = item.sizeHint()
            width = min(size.width(), max(box.width(), item.minimumSize().width()))
            if line and left + width > box.left() + box.width():
                self._finish(line, line_height, box, move=move)
                left, top, line_height, line = box.left(), top + line_height + self._line_gap_px, 0, []
            height = item.heightForWidth(width) if item.hasHeightForWidth() else size.height()
            line.append((item, QRect(QPoint(left, top), QSize(width, height))))
            left += width + self._gap_px
            line_height = max(line_height, height)
        self._finish(line, line_height, box, move=move)
        return top + line_height - box.top()

    def _finish(self, line: list[tuple[QLayoutItem, QRect]], height: int, box: QRect, *, move: bool) -> None:
        if not move:
            return
        parent = self.parentWidget()
        direction = parent.layoutDirection() if parent is not None else Qt.LayoutDirection.LeftToRight
        if self._spread and len(line) > 1:
            line[-1][1].moveRight(box.right())
        for item, place in line:
            place.moveTop(place.top() + (height - place.height()) // 2)
            if direction is Qt.LayoutDirection.RightToLeft:
                place.moveRight(box.right() - (place.left() - box.left()))
            item.setGeometry(place)
