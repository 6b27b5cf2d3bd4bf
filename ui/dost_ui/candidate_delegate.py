"""Paints the inspector's table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from dost_ui import theme
from dost_ui.candidate_model import FIXED_COLUMNS, NUMBERS, CandidateModel, Column
from dost_ui.chips import chip_words, fitting, paint_chips
from dost_ui.mirror import turn_over
from dost_ui.painted_text import paint_text
from dost_ui.pick_detail import paint_bar
from dost_ui.row_ground import paint_bar_of_chosen
from dost_ui.text_room import elided, text_width

if TYPE_CHECKING:
    from dost_ui.trace_view import ArmScore

PADDING_PX = 8
_SERVER_SHARE = 0.4
"""Of the cell of a name, at most, where its server must be told too."""

_SELECTED = QStyle.StateFlag.State_Selected.value
_SCORES = frozenset({Column.MEANING, Column.WORDS})


class CandidateDelegate(QStyledItemDelegate):
    """One painter for all columns."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:  # noqa: N802 - Qt
        """One height for all."""
        return QSize(60, theme.active().row("candidate"))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint one cell."""
        model = index.model()
        if not isinstance(model, CandidateModel):
            raise TypeError("This paints candidates only.")
        row, column = model.rows()[index.row()], index.column()
        now = theme.active()
        painter.save()
        turn_over(painter, option.rect)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRect(option.rect)
        selected = bool(option.state.value & _SELECTED)
        if selected:
            painter.fillRect(box, now.color("accent.soft"))
            if column == Column.TOOL:
                paint_bar_of_chosen(painter, box)
        _paint_line(painter, box, dashed=row.last_pick)
        inner = box.adjusted(PADDING_PX, 0, -PADDING_PX, 0)
        ink = "ink" if row.pick or selected else "muted"
        if column == Column.SOURCE:
            painter.setClipRect(box)
            words = fitting(chip_words(row.pick), inner.width()) if row.pick else ()
            paint_chips(painter, inner.left(), inner.center().y() + 1, words)
        elif column in _SCORES:
            score = row.meaning if column == Column.MEANING else row.words
            if score is not None:
                _paint_score(painter, inner, score, ink)
        elif column == Column.TOOL:
            _paint_name(painter, inner, row.name, model.server_of(row), ink)
        else:
            text = model.text(row, column)
            if text:
                painter.setPen(now.color(ink))
                paint_text(painter, inner, text, "small", right=column in NUMBERS or column >= FIXED_COLUMNS)
        painter.restore()


def _paint_name(painter: QPainter, box: QRect, name: str, server: str, ink: str) -> None:
    """The tool's name; behind it the server, for which a long name leaves some room."""
    now = theme.active()
    kept = min(text_width(server, "small") + PADDING_PX, round(box.width() * _SERVER_SHARE)) if server else 0
    shown = elided(name, "fixed", box.width() - kept)
    painter.setPen(now.color(ink))
    paint_text(painter, box, shown, "fixed")
    if server:
        rest = box.adjusted(text_width(shown, "fixed") + PADDING_PX, 0, 0, 0)
        painter.setPen(now.color("muted"))
        paint_text(painter, rest, server, "small")


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
    value = text_width("99.99", "small")
    bar = QRectF(box.left(), box.center().y() - 2, max(box.width() - value - 8, 8), 5)
    paint_bar(painter, bar, score.share, f"source.{score.source}")
    painter.setPen(theme.active().color(ink))
    paint_text(painter, box, score.shown, "small", right=True)
