"""The table of the page of usage: columns that fit, and a header that sorts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from dost_ui import theme
from dost_ui.sort_header import SortHeader
from dost_ui.translation import tr
from dost_ui.usage_model import TOOL, Column, UsageDelegate, UsageModel

if TYPE_CHECKING:
    from collections.abc import Sequence
    from datetime import datetime

    from PySide6.QtGui import QResizeEvent

    from dost_engine.types import ToolUsage

_WIDTHS_PX = {
    Column.CALLS: 76,
    Column.SUCCESS: 80,
    Column.HALF: 96,
    Column.MOST: 100,
    Column.LAST: 116,
}
_NAMES_SHARE = 0.6  # of the room that is left, for the tool's name; the rest is the server's
_LEAST_NAME_PX = 110
_FIRST_TO_GO = (Column.MOST, Column.SERVER, Column.HALF)  # where there is little room


class UsageTable(QTableView):
    """What was called, by tool.

    Attributes:
        tools: The model.
        header: The header.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tools = UsageModel(self)
        self.header = SortHeader(self)
        self.setHorizontalHeader(self.header)
        self.setModel(self.tools)
        self.setItemDelegate(UsageDelegate(self))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setCornerButtonEnabled(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setAccessibleName(tr("Calls by tool"))
        self.header.sorted_by.connect(self._sort)
        self.fit()

    def set_tools(self, tools: Sequence[ToolUsage], now: datetime) -> None:
        """Other numbers; the selected tool stays selected."""
        chosen = self._chosen()
        self.tools.set_tools(tools, now)
        self._choose(chosen)

    def fit(self) -> None:
        """Give numbers their room, and names the rest; where there is little, what says least gives way."""
        now = theme.active()
        self.verticalHeader().setDefaultSectionSize(now.row("usage"))
        self.header.setMinimumSectionSize(now.scaled(40))
        for column, width in _WIDTHS_PX.items():
            self.setColumnWidth(column, now.scaled(width))
        least, room = now.scaled(_LEAST_NAME_PX), self.viewport().width()
        hidden: set[Column] = set()
        for gone in range(len(_FIRST_TO_GO) + 1):
            hidden = set(_FIRST_TO_GO[:gone])
            left = room - sum(now.scaled(width) for one, width in _WIDTHS_PX.items() if one not in hidden)
            if left >= (1 if Column.SERVER in hidden else 2) * least:
                break
        for going in _FIRST_TO_GO:
            self.setColumnHidden(going, going in hidden)
        server = 0 if Column.SERVER in hidden else max(int(left * (1 - _NAMES_SHARE)), least)
        self.setColumnWidth(Column.TOOL, max(left - server, least))
        self.setColumnWidth(Column.SERVER, server)

    def _sort(self, column: int, falling: bool) -> None:
        chosen = self._chosen()
        self.tools.sort_by(column, falling=falling)
        self._choose(chosen)

    def _chosen(self) -> str:
        index = self.currentIndex()
        return index.data(TOOL).tool_id if index.isValid() else ""

    def _choose(self, tool_id: str) -> None:
        rows = self.tools.rows()
        at = next((at for at, row in enumerate(rows) if row.tool_id == tool_id), -1)
        if at >= 0 and self.currentIndex().row() != at:
            self.setCurrentIndex(self.tools.index(at, 0))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt
        """Fit anew."""
        super().resizeEvent(event)
        self.fit()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt
        """Widths follow the text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "header"):
            self.fit()
