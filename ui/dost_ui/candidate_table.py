"""The inspector's table: columns that fit, and a header that sorts.

Public: ``CandidateTable``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from dost_ui import theme
from dost_ui.candidate_delegate import PADDING_PX, CandidateDelegate
from dost_ui.candidate_model import CandidateModel, Column
from dost_ui.chips import chips_width
from dost_ui.sort_header import SortHeader
from dost_ui.text_room import text_width
from dost_ui.translation import tr

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from PySide6.QtGui import QResizeEvent

    from dost_engine.types import ToolInfo, TurnTrace
    from dost_ui.theme import FontRole

_WIDTHS_PX = {
    Column.TOOL: 224,
    Column.SOURCE: 176,
    Column.MEANING: 84,
    Column.MEANING_RANK: 50,
    Column.WORDS: 84,
    Column.WORDS_RANK: 50,
    Column.FUSED: 62,
    Column.TOKENS: 64,
}
_FACTOR_PX = 92
_VERDICT_PX = 150
_NARROW_PX = {Column.TOOL: 170}
_SOURCE_FROM_PX = 540  # below, the bars alone say which arm found a tool, and the verdict keeps its room
_NARROWEST_PX = {Column.TOOL: 150, Column.SOURCE: 130, Column.MEANING: 66, Column.WORDS: 66}
_USUAL_CHIPS = "semantic", "text", "sticky"
_BAR_PX = 38
"""What a bar may have more, where there is room."""
_SLACK_PX = 4
"""Beside the last column: a scroll bar may be somewhat wider than it says."""
_STEP_PX = 24
"""The column of names grows by steps: it stands still while most letters are typed."""


class CandidateTable(QTableView):
    """Candidates of a trace.

    Attributes:
        candidates: The model.
        header: The header.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.candidates = CandidateModel(self)
        self._height = 0  # as it was; Qt forgets it while a page is hidden
        self._later = QTimer(self)  # once the rows are laid out; it ends with the table
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._show_current)
        self.header = SortHeader(self)
        self.setHorizontalHeader(self.header)
        self.setModel(self.candidates)
        self.setItemDelegate(CandidateDelegate(self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setAccessibleName(tr("Candidates"))
        self.header.sorted_by.connect(self._sort)

    def show_trace(self, trace: TurnTrace | None, tools: Mapping[str, ToolInfo], chosen: str) -> None:
        """Other candidates; the row of ``chosen`` is current where it is one of them, else the first."""
        self.candidates.set_trace(trace, tools)
        self.fit()
        self.choose(chosen)

    def choose(self, tool_id: str) -> None:
        """Make the row of a tool current, else the first."""
        if self.candidates.rows():
            self.setCurrentIndex(self.candidates.index(max(self.candidates.row_of(tool_id), 0), 0))

    def _sort(self, column: int, falling: bool) -> None:
        current = self.currentIndex()
        chosen = self.candidates.rows()[current.row()].candidate.id if current.isValid() else ""
        self.candidates.sort_by(column, falling=falling)
        self.choose(chosen)

    def fit(self) -> None:
        """Give each column its room; where there is little, what says least gives way first."""
        now, header, room = theme.active(), self.header, self.width()
        header.setMinimumSectionSize(now.scaled(40))
        header.setStretchLastSection(True)
        self.verticalHeader().setDefaultSectionSize(now.row("candidate"))
        last = self.candidates.columnCount() - 1
        if last >= Column.VERDICT and header.visualIndex(Column.VERDICT) != last:
            header.moveSection(header.visualIndex(Column.VERDICT), last)
        tight, narrowest = room < now.scaled(790), room < now.scaled(690)
        less = _NARROWEST_PX if narrowest else _NARROW_PX if room < now.scaled(820) else {}
        factors = len(self.candidates.factors())
        self.setColumnHidden(Column.WORDS_RANK, tight)
        self.setColumnHidden(Column.MEANING_RANK, tight)
        self.setColumnHidden(Column.FUSED, narrowest or not self.candidates.has_fused())
        self.setColumnHidden(Column.SOURCE, room < now.scaled(_SOURCE_FROM_PX))
        self.setColumnHidden(Column.TOKENS, room < now.scaled(1000 + factors * _FACTOR_PX))
        for column, width in _WIDTHS_PX.items():
            self.setColumnWidth(column, self._width(column, now.scaled(less.get(column, width)), tight=bool(less)))
        longer = self.columnWidth(Column.SOURCE) - now.scaled(less.get(Column.SOURCE, _WIDTHS_PX[Column.SOURCE]))
        self.setColumnWidth(Column.TOOL, self.columnWidth(Column.TOOL) - max(longer, 0))  # the verdict keeps its room
        for at in range(factors):
            self.setColumnWidth(len(Column) + at, now.scaled(_FACTOR_PX))
        if factors:  # the verdict keeps its room; the rest is scrolled
            self.setColumnWidth(Column.VERDICT, now.scaled(_VERDICT_PX))
        else:
            self._share_out(room)

    def _width(self, column: Column, width: int, *, tight: bool) -> int:
        """No narrower than the words at its head, two chips and, where there is room, three, in whatever language."""
        head = self.candidates.headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.DisplayRole)
        words = text_width(str(head or ""), "tiny_strong")
        if column is Column.SOURCE:
            words = max(words, chips_width(_USUAL_CHIPS[:2] if tight else _USUAL_CHIPS))
        return max(width, words + 2 * PADDING_PX)

    def _share_out(self, room: int) -> None:
        """What the verdict does not need goes to names that are cut, and what is left then to the bars."""
        rows, now = self.candidates.rows(), theme.active()
        shown = [one for one in Column if one is not Column.VERDICT and not self.isColumnHidden(one)]
        verdict = _wanted((self.candidates.text(row, Column.VERDICT) for row in rows), "small", 4)
        verdict = verdict if self.isColumnHidden(Column.SOURCE) else max(verdict, now.scaled(_VERDICT_PX))
        around = self.verticalScrollBar().sizeHint().width() + 2 * self.frameWidth() + _SLACK_PX
        spare = room - sum(map(self.columnWidth, shown)) - verdict - around
        if not rows or spare <= 0:
            return
        names = _wanted((self.candidates.text(row, Column.TOOL) for row in rows), "fixed", _STEP_PX)
        more = max(min(names - self.columnWidth(Column.TOOL), spare), 0)
        self.setColumnWidth(Column.TOOL, self.columnWidth(Column.TOOL) + more)
        for column in (Column.MEANING, Column.WORDS):
            self.setColumnWidth(column, self.columnWidth(column) + min((spare - more) // 2, now.scaled(_BAR_PX)))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt
        """Fit anew; the current row stays in sight where it was."""
        row = self.visualRect(self.currentIndex())
        seen = row.isValid() and row.bottom() > 0 and row.top() < self._height
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.fit()
        if seen and event.size().height() < self._height:
            self._later.start()
        self._height = event.size().height()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt
        """Widths follow the text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "header"):
            self.fit()
            self._later.start()

    def _show_current(self) -> None:
        if self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())


def _wanted(texts: Iterable[str], role: FontRole, step_px: int) -> int:
    """Width of a column in which none of the texts is cut, in steps."""
    widest = max((text_width(text, role) for text in texts), default=0) + 2 * PADDING_PX
    step = theme.active().scaled(step_px)
    return -(-widest // step) * step
