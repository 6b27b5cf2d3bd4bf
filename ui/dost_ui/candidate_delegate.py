"""Paints the inspector's table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from dost_ui import theme
from dost_ui.candidate_model import NUMBERS, CandidateRow, Column, Role
from dost_ui.chips import chip_words, paint_chips
from dost_ui.mirror import draw_text, turn_over
from dost_ui.pick_detail import paint_bar
from dost_ui.row_ground import paint_bar_of_chosen

if TYPE_CHECKING:
    from dost_ui.trace_view import ArmScore

PADDING_PX = 8


class CandidateDelegate(QStyledItemDelegate):
    """One painter for all columns."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:  # noqa: N802 - Qt
        """One height for all."""
        return QSize(60, theme.active().row("candidate"))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint one cell."""
        row: CandidateRow = index.data(Role.ROW)
        column = index.column()
        now = theme.active()
        painter.save()
        turn_over(painter, option.rect)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRect(option.rect)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        if selected:
            painter.fillRect(box, now.color("accent.soft"))
            if column == Column.TOOL:
                paint_bar_of_chosen(painter, box)
        _paint_line(painter, box, dashed=row.last_pick)
        inner = box.adjusted(PADDING_PX, 0, -PADDING_PX, 0)
        ink = "ink" if row.pick or selected else "muted"
        if column == Column.SOURCE:
            painter.setClipRect(box)
            paint_chips(painter, inner.left(), inner.center().y() + 1, chip_words(row.pick) if row.pick else ())
        elif column in {Column.MEANING, Column.WORDS}:
            score = row.meaning if column == Column.MEANING else row.words
            if score is not None:
                _paint_score(painter, inner, score, ink)
        else:
            numbers = column in NUMBERS or column >= len(Column)
            painter.setFont(now.font("fixed" if column == Column.TOOL else "small"))
            painter.setPen(now.color(ink))
            text = QFontMetrics(painter.font()).elidedText(index.data(), Qt.TextElideMode.ElideRight, inner.width())
            side = Qt.AlignmentFlag.AlignRight if numbers else Qt.AlignmentFlag.AlignLeft
            flags = side | Qt.AlignmentFlag.AlignVCenter
            draw_text(painter, inner, int(flags) | int(Qt.TextFlag.TextSingleLine), text)
        painter.restore()


def _paint_line(painter: QPainter, box: QRect, *, dashed: bool) -> None:
    now = theme.active()
    if dashed:
        pen = QPen(now.color("accent"), 2)
        pen.setDashPattern([3, 2])
        pen.setDashOffset(box.left() / 2)  # goes on from cell to cell
        painter.setPen(pen)
        painter.drawLine(box.left(), box.bottom(), box.right() + 1, box.bottom())
    else:
        painter.setPen(now.color("line"))
        painter.drawLine(box.bottomLeft(), box.bottomRight())


def _paint_score(painter: QPainter, box: QRect, score: ArmScore, ink: str) -> None:
    now = theme.active()
    painter.setFont(now.font("small"))
    value = QFontMetrics(painter.font()).horizontalAdvance("99.9")
    bar = QRectF(box.left(), box.center().y() - 2, max(box.width() - value - 8, 8), 5)
    paint_bar(painter, bar, score.share, f"source.{score.source}")
    painter.setPen(now.color(ink))
    draw_text(painter, box, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), score.shown)
