"""The ground of a row in a list or a table, and the bar at the beginning of the one that is chosen.

Public: ``paint_ground``, ``paint_bar_of_chosen``, ``MarkedRows``, ``BAR_PX``.

The soft ground of a chosen row stands hardly apart from the page, so a chosen row has a bar in the accent's full colour
at the side where reading begins.
"""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from dost_ui import theme
from dost_ui.mirror import is_mirrored, is_turned, own_way

BAR_PX = 3
"""How wide the bar is."""

_RADIUS_PX = 8


def paint_ground(painter: QPainter, box: QRect, state: QStyle.StateFlag) -> None:
    """The rounded ground of a row that is chosen or under the mouse, with the bar of a chosen one."""
    chosen = bool(state & QStyle.StateFlag.State_Selected)
    if not chosen and not state & QStyle.StateFlag.State_MouseOver:
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.active().color("accent.soft" if chosen else "sunk"))
    painter.drawRoundedRect(box, _RADIUS_PX, _RADIUS_PX)
    if chosen:
        paint_bar_of_chosen(painter, box)


def paint_bar_of_chosen(painter: QPainter, box: QRect) -> None:
    """The bar alone, at the side of ``box`` where reading begins."""
    mirrored = QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft
    at_right = mirrored and not is_turned(painter)
    inset = min(_RADIUS_PX - 2, max(box.height() // 6, 1))
    left = box.right() + 1 - BAR_PX if at_right else box.left()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.active().color("accent"))
    bar = QRectF(left, box.top() + inset, BAR_PX, box.height() - 2 * inset)
    painter.drawRoundedRect(bar, BAR_PX / 2, BAR_PX / 2)
    painter.restore()


class MarkedRows(QStyledItemDelegate):
    """Rows as the style sheet has them, and the bar on the one that is chosen.

    A text that is cut has its dots where it ends, whatever way the window runs.
    """

    def initStyleOption(  # noqa: N802 - Qt
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Qt puts the dots, and whatever stands last in a sentence, at the end of the window's way."""
        super().initStyleOption(option, index)
        if is_mirrored() and option.widget is not None:
            style = option.widget.style()
            room = style.subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, option.widget).width()
            around = 2 * (style.pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, option, option.widget) + 1)
            option.text = own_way(option.fontMetrics.elidedText(option.text, option.textElideMode, room - around))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint one row."""
        super().paint(painter, option, index)
        if option.state & QStyle.StateFlag.State_Selected:
            paint_bar_of_chosen(painter, QRect(option.rect))
