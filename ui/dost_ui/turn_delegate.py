"""Paints the rows of the panel, so that 2,000 cost as much as the 20 that are seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from dost_ui import theme
from dost_ui.chips import chip_words, chips_width, paint_chips, skill_chips
from dost_ui.mirror import draw_text, turn_over
from dost_ui.text_room import text_width
from dost_ui.trace_view import Mark, PanelRow, RowKind
from dost_ui.translation import marked, tr
from dost_ui.turn_model import Role

if TYPE_CHECKING:
    from collections.abc import Callable

MARGIN_PX = 10
"""Between the edge of a row and its text."""

_HEIGHTS = {
    RowKind.SERVER: "server",
    RowKind.PICK: "pick",
    RowKind.SKILL_HEAD: "ruled",
    RowKind.SKILL: "skill",
    RowKind.MISSED_HEAD: "ruled",
    RowKind.MISSED: "missed",
}
_RULED = frozenset({RowKind.SKILL_HEAD, RowKind.MISSED_HEAD})
"""Headings with a line above them."""
_MARKS = {Mark.NEVER: (marked("never"), "warning"), Mark.PINNED: (marked("pinned"), "muted")}
_USED_GAP_PX = 6
_NAME_GAP_PX = 8
_SECOND_LINE_PX = 23
_FONTS: dict[RowKind, theme.FontRole] = {RowKind.PICK: "fixed", RowKind.SKILL: "small"}
"""Of the names of tools and skills."""


class TurnDelegate(QStyledItemDelegate):
    """One painter for all kinds of rows. The open row is a widget; here it only gets its height."""

    def __init__(self, open_height: Callable[[int], int], parent: QObject | None = None) -> None:
        """``open_height`` gives the height in px of the open row, or 0 for rows that are not open."""
        super().__init__(parent)
        self._open_height = open_height

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:  # noqa: N802 - Qt
        """By kind."""
        height = self._open_height(index.row())
        if height:
            return QSize(100, height)
        row: PanelRow = index.data(Role.ROW)
        view = self.parent()
        width = view.viewport().width() if isinstance(view, QAbstractItemView) else option.rect.width()
        more = theme.active().scaled(_SECOND_LINE_PX) if takes_two_lines(row, width) else 0
        return QSize(100, theme.active().row(_HEIGHTS[row.kind]) + more)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint one row."""
        if self._open_height(index.row()):
            return
        row: PanelRow = index.data(Role.ROW)
        painter.save()
        turn_over(painter, option.rect)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRect(option.rect)
        if row.kind in {RowKind.SERVER, *_RULED}:
            _paint_heading(painter, box, row)
        else:
            if option.state & QStyle.StateFlag.State_MouseOver:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.active().color("sunk"))
                painter.drawRoundedRect(box.adjusted(0, 1, 0, -1), 8, 8)
            inner = box.adjusted(MARGIN_PX, 0, -MARGIN_PX, 0)
            if row.kind in _FONTS:
                _paint_pick(painter, inner, row)
            else:
                _paint_missed(painter, inner, row)
        painter.restore()


def _paint_heading(painter: QPainter, box: QRect, row: PanelRow) -> None:
    now = theme.active()
    if row.kind in _RULED:
        painter.setPen(now.color("line"))
        painter.drawLine(box.topLeft() + QPoint(MARGIN_PX, 10), box.topRight() + QPoint(-MARGIN_PX, 10))
    inner = box.adjusted(MARGIN_PX, 0, -MARGIN_PX, -now.scaled(5))
    painter.setFont(now.font("tiny"))
    painter.setPen(now.color("muted"))
    metrics = QFontMetrics(painter.font())
    pieces = ["·", row.note] if row.note else []
    gap = metrics.horizontalAdvance("  ")
    room = inner.width() - sum(gap + metrics.horizontalAdvance(piece) for piece in pieces)
    text = metrics.elidedText(row.text, Qt.TextElideMode.ElideRight, room)
    # Drawn one after the other: a right-to-left name must not pull the number to its other side.
    for piece in (text, *pieces):
        _draw(painter, inner, piece, Qt.AlignmentFlag.AlignBottom)
        inner.setLeft(inner.left() + metrics.horizontalAdvance(piece) + gap)


def takes_two_lines(row: PanelRow, width: int) -> bool:
    """Whether a name in a row of that width leaves no room for what stands beside it, which goes under it then."""
    if row.kind not in _FONTS:
        return False
    beside = chips_width(_chips(row)) + sum(text_width(word, "tiny_strong") + _USED_GAP_PX for word, _ in _marks(row))
    return text_width(row.text, _FONTS[row.kind]) > width - 2 * MARGIN_PX - beside - _NAME_GAP_PX


def _chips(row: PanelRow) -> tuple[str, ...]:
    if row.skill is not None:
        return skill_chips(row.skill)
    return chip_words(row.pick) if row.pick else ()


def _marks(row: PanelRow) -> list[tuple[str, str]]:
    """Words before the chips, with the names of their colours."""
    used = [(marked("used"), "good")] if row.used else []
    return [(tr(word), color) for word, color in used + ([_MARKS[row.mark]] if row.mark else [])]


def _paint_pick(painter: QPainter, box: QRect, row: PanelRow) -> None:
    """A tool or a skill: its name, and at the other side, or under it, where it came from."""
    now, words = theme.active(), _chips(row)
    under = takes_two_lines(row, box.width() + 2 * MARGIN_PX)
    second = now.scaled(_SECOND_LINE_PX) if under else 0
    upper, lower = box.adjusted(0, 0, 0, -second), box.adjusted(0, second, 0, -now.scaled(4) if under else 0)
    left = box.right() + 1 - chips_width(words)
    if under:
        left = box.left() + sum(text_width(word, "tiny_strong") + _USED_GAP_PX for word, _ in _marks(row))
    paint_chips(painter, left, lower.center().y() + 1, words)
    for word, color in _marks(row):
        painter.setFont(now.font("tiny_strong"))
        painter.setPen(now.color(color))
        width = text_width(word, "tiny_strong")
        left -= width + _USED_GAP_PX
        _draw(painter, QRect(left, lower.top(), width + 2, lower.height()), word, Qt.AlignmentFlag.AlignVCenter)
    right = box.right() if under else left - _NAME_GAP_PX
    _paint_text(painter, upper, row.text, right, (_FONTS[row.kind], "ink"))


def _paint_missed(painter: QPainter, box: QRect, row: PanelRow) -> None:
    now = theme.active()
    font = now.font("tiny")
    metrics = QFontMetrics(font)
    # The note is what the row is for: the name, which the tool tip has too, gives way first.
    said = f"{tr(_MARKS[row.mark][0])} · {row.note}" if row.mark else row.note
    note = metrics.elidedText(said, Qt.TextElideMode.ElideRight, box.width() * 3 // 5)
    left = box.right() + 1 - metrics.horizontalAdvance(note)
    _paint_text(painter, box, row.text, left - 10, ("fixed", "muted"))
    painter.setFont(font)
    painter.setPen(now.color("muted"))
    _draw(painter, QRect(left, box.top(), box.right() + 2 - left, box.height()), note, Qt.AlignmentFlag.AlignVCenter)


def _paint_text(painter: QPainter, box: QRect, text: str, right: int, look: tuple[theme.FontRole, str]) -> None:
    """Text in a font and a colour, cut in its middle at ``right``: long names differ at their end."""
    now = theme.active()
    painter.setFont(now.font(look[0]))
    painter.setPen(now.color(look[1]))
    room = QRect(box.left(), box.top(), max(right - box.left(), 10), box.height())
    shown = QFontMetrics(painter.font()).elidedText(text, Qt.TextElideMode.ElideMiddle, room.width())
    _draw(painter, room, shown, Qt.AlignmentFlag.AlignVCenter)


def _draw(painter: QPainter, box: QRect, text: str, vertical: Qt.AlignmentFlag) -> None:
    flags = vertical | Qt.AlignmentFlag.AlignLeft
    draw_text(painter, box, int(flags) | int(Qt.TextFlag.TextSingleLine), text)
