"""Two ways of choosing held against each other: what entered, what dropped out, what moved.

Public: ``CompareView``, ``comparison``, ``Change``.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import Enum, IntEnum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from dost_ui import theme, wording
from dost_ui.candidate_model import candidate_rows
from dost_ui.knobs import differences
from dost_ui.labels import Run, RunLabel
from dost_ui.mirror import draw_placed
from dost_ui.row_ground import paint_bar_of_chosen
from dost_ui.trace_view import short_verdict
from dost_ui.translation import marked, tr, trn

if TYPE_CHECKING:
    from dost_engine.types import TurnTrace
    from dost_ui.inspector_query import Setting

AnyIndex = QModelIndex | QPersistentModelIndex
_MOST_DIFFERENCES = 6
_PAD_PX = 8
_NAME_SHARE = 42
"""Of the width, in percent, that names may take."""


class Change(Enum):
    """What became of a tool."""

    ENTERED = "entered"
    DROPPED = "dropped"
    MOVED = "moved"
    SAME = "same"


class Column(IntEnum):
    """Columns from left to right."""

    TOOL = 0
    BEFORE = 1
    AFTER = 2
    CHANGE = 3


_HEADINGS = (marked("tool"), marked("left"), marked("right"), marked("change"))


@dataclass(frozen=True, slots=True)
class ComparedRow:
    """A tool that one of the two picked.

    Attributes:
        id: The tool.
        before: Its place in the left answer, from 1; 0 where it has none.
        after: Its place in the right one.
        change: What became of it.
        before_note: Why the left one did not pick it, or empty.
        after_note: Why the right one did not.
    """

    id: str
    before: int
    after: int
    change: Change
    before_note: str = ""
    after_note: str = ""

    @property
    def words(self) -> str:
        """The change, with a sign so that colour is not needed."""
        if self.change is Change.ENTERED:
            return tr("+ entered")
        if self.change is Change.DROPPED:
            return tr("− dropped")
        if self.change is Change.SAME:
            return tr("same place")
        steps = self.before - self.after
        return tr("↑ {steps} up", steps=steps) if steps > 0 else tr("↓ {steps} down", steps=-steps)


def comparison(before: TurnTrace, after: TurnTrace) -> tuple[ComparedRow, ...]:
    """Every tool that one of two answers picked: in the order of the right one, then what dropped out."""
    old = {row.candidate.id: (at, row) for at, row in enumerate(candidate_rows(before), 1)}
    new = {row.candidate.id: (at, row) for at, row in enumerate(candidate_rows(after), 1)}
    was = {pick.id for pick in before.selection.picks}
    now = {pick.id for pick in after.selection.picks}
    rows = []
    for tool_id in (*(p.id for p in after.selection.picks), *(p.id for p in before.selection.picks if p.id not in now)):
        (left, left_row), (right, right_row) = old.get(tool_id, (0, None)), new.get(tool_id, (0, None))
        if tool_id in was and tool_id in now:
            change = Change.SAME if left == right else Change.MOVED
        else:
            change = Change.ENTERED if tool_id in now else Change.DROPPED
        notes = [
            "" if picked else short_verdict(row.candidate) if row else tr("not found")
            for picked, row in ((tool_id in was, left_row), (tool_id in now, right_row))
        ]
        rows.append(ComparedRow(tool_id, left, right, change, *notes))
    return tuple(rows)


class CompareModel(QAbstractTableModel):
    """The compared tools."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[ComparedRow, ...] = ()
        self._shared: frozenset[str] = frozenset()

    def set_rows(self, rows: tuple[ComparedRow, ...]) -> None:
        """Another comparison."""
        self.beginResetModel()
        self._rows = rows
        names = Counter(wording.tool_name(row.id) for row in rows)
        self._shared = frozenset(name for name, count in names.items() if count > 1)
        self.endResetModel()

    def rows(self) -> tuple[ComparedRow, ...]:
        """All rows."""
        return self._rows

    def rowCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008, N802 - Qt
        """Tools."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: AnyIndex = QModelIndex()) -> int:  # noqa: B008, N802 - Qt
        """See :class:`Column`."""
        return 0 if parent.isValid() else len(Column)

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401, N802 - Qt
        """Headings."""
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return tr(_HEADINGS[section])
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        return None

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:  # noqa: ANN401 - Qt
        """The cell's text, and the row for the delegate."""
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        if role == Qt.ItemDataRole.UserRole:
            return row
        if role == Qt.ItemDataRole.ToolTipRole and index.column() == Column.TOOL:
            return wording.tooltip(row.id)
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return (
                self._name(row.id),
                _place(row.before, row.before_note),
                _place(row.after, row.after_note),
                row.words,
            )[index.column()]
        return None

    def _name(self, tool_id: str) -> str:
        """The tool's name, with its server where another one has that name too."""
        name = wording.tool_name(tool_id)
        return f"{name} · {wording.server_of(tool_id)}" if name in self._shared else name


def _place(place: int, note: str) -> str:
    if not note:
        return str(place)
    return note if not place else f"{place} · {note}"


class _Delegate(QStyledItemDelegate):
    """One painter for all columns."""

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:  # noqa: N802 - Qt
        """Names and changes are as wide as they are; reasons have what is left, which is half of it at least."""
        font = theme.active().font("fixed" if index.column() == Column.TOOL else "small")
        wide = QFontMetrics(font).horizontalAdvance(index.data()) + 2 * _PAD_PX
        table = option.widget
        most = table.viewport().width() * _NAME_SHARE // 100 if isinstance(table, QTableView) else wide
        return QSize(min(wide, most), theme.active().row("compare"))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        now, box, row = theme.active(), QRect(option.rect), index.data(Qt.ItemDataRole.UserRole)
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(box, now.color("accent.soft"))
            if index.column() == Column.TOOL:
                paint_bar_of_chosen(painter, box)
        painter.setPen(now.color("line"))
        painter.drawLine(box.bottomLeft(), box.bottomRight())
        inner, color = box.adjusted(_PAD_PX, 0, -_PAD_PX, 0), "ink"
        if index.column() == Column.CHANGE:
            color = {Change.ENTERED: "good", Change.DROPPED: "bad", Change.SAME: "muted"}.get(row.change, "ink")
        elif index.column() != Column.TOOL and (row.before_note, row.after_note)[index.column() - 1]:
            color = "muted"
        painter.setFont(now.font("fixed" if index.column() == Column.TOOL else "small"))
        painter.setPen(now.color(color))
        text = QFontMetrics(painter.font()).elidedText(index.data(), Qt.TextElideMode.ElideRight, inner.width())
        flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading) | int(Qt.TextFlag.TextSingleLine)
        draw_placed(painter, inner, flags, text)
        painter.restore()


class CompareView(QWidget):
    """What differs in the settings, and what came of it.

    Signals:
        swapped: The two are to change places.
        kept: The right one is to be the left one from now on.

    Attributes:
        table: The tools.
        model: Their model.
        swap: The button for the one.
        keep: The button for the other.
    """

    swapped = Signal()
    kept = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._told, self._changed = RunLabel(), RunLabel()
        self.swap = QPushButton(tr("Swap"))
        self.keep = QPushButton(tr("Right becomes left"))
        for button, signal in ((self.swap, self.swapped), (self.keep, self.kept)):
            button.setProperty("kind", "small")
            button.clicked.connect(signal)
        self.model = CompareModel(self)
        self.table = QTableView()
        self.table.setModel(self.model)
        self.table.setItemDelegate(_Delegate(self.table))
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setShowGrid(False)
        self.table.setTabKeyNavigation(False)
        self.table.verticalHeader().hide()
        self.table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        for section in (Column.TOOL, Column.CHANGE):
            header.setSectionResizeMode(section, QHeaderView.ResizeMode.ResizeToContents)
        header.setHighlightSections(False)
        self.table.setAccessibleName(tr("What two settings pick"))
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(self._told, 1)
        line.addWidget(self.swap, 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(self.keep, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addLayout(line)
        column.addWidget(self._changed)
        column.addWidget(self.table, 1)

    def show_comparison(
        self, before: TurnTrace, after: TurnTrace, settings: tuple[Setting, Setting]
    ) -> tuple[ComparedRow, ...]:
        """Two answers to the same message, and the settings that gave them."""
        rows = comparison(before, after)
        self.model.set_rows(rows)
        entered, dropped, moved = (
            sum(row.change is change for row in rows) for change in (Change.ENTERED, Change.DROPPED, Change.MOVED)
        )
        runs = [
            Run(tr("{entered} entered", entered=entered), "good" if entered else "muted", strong=bool(entered)),
            Run(", "),
            Run(tr("{dropped} dropped", dropped=dropped), "bad" if dropped else "muted", strong=bool(dropped)),
            Run(
                tr(
                    ", {moved} moved. Left {tools}, ≈\u00a0{tokens} tokens; right {tools_right}, "
                    "≈\u00a0{tokens_right}.",
                    moved=moved,
                    tools=trn("%n tool", "%n tools", len(before.selection.picks)),
                    tokens=wording.tokens(before.tokens_sent),
                    tools_right=wording.number(len(after.selection.picks)),
                    tokens_right=wording.tokens(after.tokens_sent),
                )
            ),
        ]
        self._told.set_runs(*runs)
        self._changed.set_runs(*_setting_runs(*settings))
        if rows:
            self.table.setCurrentIndex(self.model.index(0, 0))
        return rows

    def told(self) -> str:
        """What stands above the tools."""
        return f"{self._told.plain()}\n{self._changed.plain()}"


def _setting_runs(before: Setting, after: Setting) -> list[Run]:
    found = differences(before, after)
    if not found:
        return [Run(tr("Both settings are the same. Change an option at the left to see what it does."))]
    runs: list[Run] = []
    for at, (name, old, new) in enumerate(found[:_MOST_DIFFERENCES]):
        runs += [Run("; " if at else ""), Run(f"{name} "), Run(wording.unbroken(f"{old} → {new}"), "ink", strong=True)]
    more = len(found) - _MOST_DIFFERENCES
    return [*runs, Run(tr("; and {more} more.", more=more) if more > 0 else ".")]
