"""What was called, by tool, as a table model with its painter."""

from __future__ import annotations

from datetime import UTC, datetime
from enum import IntEnum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from dost_ui import theme, wording
from dost_ui.mirror import draw_text, own_way, turn_over
from dost_ui.row_ground import paint_bar_of_chosen
from dost_ui.translation import marked, tr, trn
from dost_ui.usage_days import percent

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dost_engine.types import ToolUsage

AnyIndex = QModelIndex | QPersistentModelIndex

TOOL = Qt.ItemDataRole.UserRole
"""The :class:`~dost_engine.types.ToolUsage`."""


class Column(IntEnum):
    """The columns."""

    TOOL = 0
    SERVER = 1
    CALLS = 2
    SUCCESS = 3
    HALF = 4
    MOST = 5
    LAST = 6


HEADINGS = (
    marked("tool"),
    marked("server"),
    marked("calls"),
    marked("success"),
    marked("half within"),
    marked("99 % within"),
    marked("last call"),
)
SPOKEN = (
    marked("tool"),
    marked("server"),
    marked("calls"),
    marked("share of calls that gave a result"),
    marked("time that half of the calls stayed within"),
    marked("time that 99 of 100 calls stayed within"),
    marked("last call"),
)
NUMBERS = frozenset({Column.CALLS, Column.SUCCESS, Column.HALF, Column.MOST, Column.LAST})
_LARGEST_FIRST = frozenset({Column.CALLS, Column.HALF, Column.MOST, Column.LAST})
_NEVER = datetime(1970, 1, 1, tzinfo=UTC)
_GOOD = 0.9
"""A tool of whose calls fewer gave a result is marked."""


class UsageModel(QAbstractTableModel):
    """Tools in the engine's order, the most used first, or by a column."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._given: tuple[ToolUsage, ...] = ()
        self._rows: tuple[ToolUsage, ...] = ()
        self._now = _NEVER
        self._by, self._falling = -1, False

    def set_tools(self, tools: Sequence[ToolUsage], now: datetime) -> None:
        """Other numbers. ``now`` is what "5 min ago" counts from."""
        same = [one.tool_id for one in tools] == [one.tool_id for one in self._given]
        self._now = now
        self._given = tuple(tools)
        rows = self._sorted()
        if same and [one.tool_id for one in rows] == [one.tool_id for one in self._rows]:
            self._rows = rows
            if rows:
                self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, len(Column) - 1))
            return
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def sort_by(self, column: int, *, falling: bool) -> None:
        """Another order; -1 for the engine's."""
        self.beginResetModel()
        self._by, self._falling = column, falling
        self._rows = self._sorted()
        self.endResetModel()

    def rows(self) -> tuple[ToolUsage, ...]:
        """All rows, as they stand."""
        return self._rows

    def _sorted(self) -> tuple[ToolUsage, ...]:
        if self._by < 0:
            return self._given
        there = [one for one in self._given if _key(one, self._by) is not None]
        there.sort(key=lambda one: _key(one, self._by), reverse=self._falling)
        return (*there, *(one for one in self._given if _key(one, self._by) is None))

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008, N802 - Qt
        """Tools."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008, N802 - Qt
        """See :class:`Column`."""
        return 0 if parent.isValid() else len(Column)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401, N802 - Qt
        """Headings; the one of a number stands at the right."""
        if orientation != Qt.Orientation.Horizontal or not 0 <= section < len(Column):
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return own_way(tr(HEADINGS[section]))
        if role in {Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole}:
            return tr(SPOKEN[section])
        if role == Qt.ItemDataRole.InitialSortOrderRole:
            return section in _LARGEST_FIRST
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = Qt.AlignmentFlag.AlignRight if section in NUMBERS else Qt.AlignmentFlag.AlignLeft
            return int(side | Qt.AlignmentFlag.AlignVCenter)
        return None

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 - Qt
        """The cell's text, and the tool for the painter."""
        if not index.isValid():
            return None
        tool, column = self._rows[index.row()], Column(index.column())
        if role == TOOL:
            return tool
        if role == Qt.ItemDataRole.DisplayRole:
            return self._cell(tool, column)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return f"{tr(SPOKEN[column])}: {self._cell(tool, column)}"
        if role == Qt.ItemDataRole.ToolTipRole:
            return wording.tooltip(self._tip(tool, column))
        return None

    def _cell(self, tool: ToolUsage, column: Column) -> str:
        if column is Column.TOOL:
            return wording.tool_name(tool.tool_id)
        if column is Column.SERVER:
            return wording.server_of(tool.tool_id)
        if column is Column.CALLS:
            return wording.number(tool.uses)
        if column is Column.SUCCESS:
            return percent(tool.successes, tool.uses)
        if column is Column.LAST:
            return wording.ago(tool.last_used, self._now) if tool.last_used is not None else "–"
        if tool.uses == tool.unreachable:
            return "–"
        return wording.took(tool.p50_ms if column is Column.HALF else tool.p99_ms)

    def _tip(self, tool: ToolUsage, column: Column) -> str:
        if column is Column.SUCCESS:
            failed = tool.uses - tool.successes - tool.unreachable
            return trn(
                "%n call gave a result, {failed} failed, {unreachable} found no server.",
                "%n calls gave a result, {failed} failed, {unreachable} found no server.",
                tool.successes,
                failed=wording.number(failed),
                unreachable=wording.number(tool.unreachable),
            )
        if column is Column.LAST and tool.last_used is not None:
            return wording.moment(tool.last_used)
        return tool.tool_id if column is Column.TOOL else ""


def _key(tool: ToolUsage, column: int) -> Any:  # noqa: ANN401 - what a column is ordered by; None stands last
    if column == Column.CALLS:
        return tool.uses
    if column == Column.SUCCESS:
        return tool.success_rate
    if column in {Column.HALF, Column.MOST}:
        took_ms = tool.p50_ms if column == Column.HALF else tool.p99_ms
        return None if tool.uses == tool.unreachable else took_ms
    if column == Column.LAST:
        return tool.last_used
    name = wording.tool_name(tool.tool_id) if column == Column.TOOL else wording.server_of(tool.tool_id)
    return name.casefold()


class UsageDelegate(QStyledItemDelegate):
    """One painter for all columns."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:  # noqa: N802 - Qt
        """One height for all."""
        return QSize(60, theme.active().row("usage"))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint one cell."""
        tool: ToolUsage = index.data(TOOL)
        column, now = index.column(), theme.active()
        painter.save()
        turn_over(painter, option.rect)
        box = QRect(option.rect)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(box, now.color("accent.soft"))
            if column == Column.TOOL:
                paint_bar_of_chosen(painter, box)
        painter.setPen(now.color("line"))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        painter.setFont(now.font("fixed" if column == Column.TOOL else "small"))
        bad = column == Column.SUCCESS and tool.success_rate < _GOOD
        painter.setPen(now.color("bad" if bad else "muted" if column in {Column.SERVER, Column.LAST} else "ink"))
        inner = box.adjusted(8, 0, -8, 0)
        text = QFontMetrics(painter.font()).elidedText(index.data(), Qt.TextElideMode.ElideRight, inner.width())
        side = Qt.AlignmentFlag.AlignRight if column in NUMBERS else Qt.AlignmentFlag.AlignLeft
        flags = side | Qt.AlignmentFlag.AlignVCenter
        draw_text(painter, inner, int(flags) | int(Qt.TextFlag.TextSingleLine), text)
        painter.restore()
