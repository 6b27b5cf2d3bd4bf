"""Actions with their keys as a list: of the palette, and of the list of keys.

Public: ``CommandRow``, ``CommandModel``, ``CommandDelegate``, ``row_of``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAction, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from dost_ui import theme
from dost_ui.commands import KEYS_APART, group_of, keys_of, text_of
from dost_ui.mirror import draw_placed, draw_text
from dost_ui.translation import tr

if TYPE_CHECKING:
    from collections.abc import Sequence

AnyIndex = QModelIndex | QPersistentModelIndex

_MARGIN_PX = 12
_CAP_PX = 7
"""Room at both sides of the keys in their frame."""
_CAPS_APART_PX = 5


@dataclass(frozen=True, slots=True)
class CommandRow:
    """A line.

    Attributes:
        text: What it does, or the heading.
        keys: Its keys; empty where it has none.
        note: Where it belongs.
        heading: Whether it is a heading.
        action: What it does; none for what widgets do by themselves.
    """

    text: str
    keys: str = ""
    note: str = ""
    heading: bool = False
    action: QAction | None = None

    def spoken(self) -> str:
        """The line for a screen reader."""
        return ", ".join(part for part in (self.text, self.note, self.keys) if part)


def row_of(action: QAction) -> CommandRow:
    """The line of an action."""
    return CommandRow(text_of(action), keys_of(action), tr(str(group_of(action))), action=action)


class CommandModel(QAbstractListModel):
    """Lines, as they are given."""

    def __init__(self) -> None:
        super().__init__()
        self._rows: tuple[CommandRow, ...] = ()

    def set_rows(self, rows: Sequence[CommandRow]) -> None:
        """Other lines."""
        self.beginResetModel()
        self._rows = tuple(rows)
        self.endResetModel()

    def rows(self) -> tuple[CommandRow, ...]:
        """All lines."""
        return self._rows

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008, N802 - Qt
        """A flat list."""
        return 0 if parent.isValid() else len(self._rows)

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        """Headings cannot be chosen."""
        if not index.isValid() or self._rows[index.row()].heading:
            return Qt.ItemFlag.NoItemFlags
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 - Qt
        """Text, words for screen readers, and the line itself."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.UserRole:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return row.text
        return row.spoken() if role == Qt.ItemDataRole.AccessibleTextRole else None


class CommandDelegate(QStyledItemDelegate):
    """What it does at the left; where it belongs and its keys at the right."""

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:  # noqa: N802 - Qt
        """By kind."""
        row: CommandRow = index.data(Qt.ItemDataRole.UserRole)
        return QSize(200, theme.active().row("ruled" if row.heading else "pick"))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """Paint one line."""
        row: CommandRow = index.data(Qt.ItemDataRole.UserRole)
        now, box = theme.active(), QRect(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        mirrored = option.direction is Qt.LayoutDirection.RightToLeft
        if option.state & QStyle.StateFlag.State_Selected:
            painter.setPen(QPen(now.color("accent"), 1.5))
            painter.setBrush(now.color("accent.soft"))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 8, 8)
        inner = box.adjusted(_MARGIN_PX, 0, -_MARGIN_PX, 0)
        if row.heading:
            self._text(painter, inner.adjusted(0, 0, 0, -now.scaled(6)), row.text, ("tiny_strong", "muted"), low=True)
        else:
            left = self._keys(painter, inner, row, mirrored=mirrored)
            room = inner.adjusted(left, 0, 0, 0) if mirrored else inner.adjusted(0, 0, -left, 0)
            self._text(painter, room, row.text, ("base", "ink"))
        painter.restore()

    def _keys(self, painter: QPainter, box: QRect, row: CommandRow, *, mirrored: bool) -> int:
        """Where it belongs and the keys, at the end of the line; the width that they take."""
        now, used = theme.active(), 0
        painter.setFont(now.font("small"))
        metrics = QFontMetrics(painter.font())
        for keys in reversed(row.keys.split(KEYS_APART) if row.keys else []):
            wide, high = metrics.horizontalAdvance(keys) + 2 * _CAP_PX, min(metrics.height() + 4, box.height() - 4)
            cap = QRect(0, 0, wide, high)
            cap.moveCenter(QPoint(0, box.center().y()))
            cap.moveLeft(box.left() + used if mirrored else box.right() - used - wide + 1)
            painter.setPen(QPen(now.color("edge"), 1))
            painter.setBrush(now.color("panel"))
            painter.drawRoundedRect(cap, 5, 5)
            painter.setPen(now.color("ink"))
            draw_text(painter, cap, int(Qt.AlignmentFlag.AlignCenter), keys)
            used += wide + _CAPS_APART_PX
        used += 12 - _CAPS_APART_PX if row.keys else 0
        if row.note:
            wide = QFontMetrics(now.font("small")).horizontalAdvance(row.note)
            place = box.adjusted(used, 0, 0, 0) if mirrored else box.adjusted(0, 0, -used, 0)
            self._text(painter, place, row.note, ("small", "muted"), end=True)
            used += wide + 12
        return used

    @staticmethod
    def _text(
        painter: QPainter,
        box: QRect,
        text: str,
        look: tuple[theme.FontRole, str],
        *,
        low: bool = False,
        end: bool = False,
    ) -> None:
        now = theme.active()
        painter.setFont(now.font(look[0]))
        painter.setPen(now.color(look[1]))
        shown = QFontMetrics(painter.font()).elidedText(text, Qt.TextElideMode.ElideRight, max(box.width(), 10))
        side = Qt.AlignmentFlag.AlignTrailing if end else Qt.AlignmentFlag.AlignLeading
        upright = Qt.AlignmentFlag.AlignBottom if low else Qt.AlignmentFlag.AlignVCenter
        draw_placed(painter, box, int(side | upright) | int(Qt.TextFlag.TextSingleLine), shown)
