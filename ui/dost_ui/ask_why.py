"""A line in which any tool is asked about by its name, and the answer under it.

Public: ``AskWhy``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QStringListModel, Qt, Signal
from PySide6.QtWidgets import QCompleter, QFrame, QScrollArea, QVBoxLayout, QWidget

from dost_ui import theme
from dost_ui.explanation_text import explanation_runs
from dost_ui.input_line import InputLine
from dost_ui.labels import Run, RunLabel
from dost_ui.mirror import set_hint
from dost_ui.translation import tr

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtGui import QResizeEvent

    from dost_engine.types import Explanation


_MOST_PX = 190
"""Height of an answer; a longer one is scrolled, so that the list above keeps its room."""


class AskWhy(QWidget):
    """The line and the answer.

    Signals:
        asked: Name of a tool; answer with ``show_explanation`` or ``show_no_tool``.

    Attributes:
        entry: The line.
    """

    asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.entry = InputLine()
        set_hint(self.entry, tr("Why not … any tool, by its name"))
        self.entry.setAccessibleName(tr("Why not this tool"))
        self.entry.returnPressed.connect(self._ask)
        self._names = QStringListModel(self)
        completer = QCompleter(self._names, self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        completer.setMaxVisibleItems(12)
        self.entry.setCompleter(completer)
        popup = completer.popup()
        if popup is not None:
            popup.clicked.connect(self._ask)  # Return reaches the line itself
        self._told = RunLabel()
        self._told.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._room = QScrollArea()
        self._room.setFrameShape(QFrame.Shape.NoFrame)
        self._room.setWidgetResizable(True)
        self._room.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._room.setAccessibleName(tr("The answer"))
        self._room.setWidget(self._told)
        self._room.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.entry)
        column.addWidget(self._room)

    def set_tools(self, tools: Iterable[str]) -> None:
        """Ids of the tools that there are; what is typed is completed to one of them."""
        ids = list(tools)
        if ids != self._names.stringList():
            self._names.setStringList(ids)

    def name(self) -> str:
        """What stands in the line."""
        return self.entry.text().strip()

    def show_explanation(self, told: Explanation) -> None:
        """Why the tool that was asked about is picked or not."""
        self.show_runs(*explanation_runs(told))

    def show_no_tool(self, text: str) -> None:
        """There is no answer about that tool, and why."""
        self.show_runs(Run(text, "bad"))

    def clear_answer(self) -> None:
        """The answer was about another question."""
        self.show_runs()

    def told(self) -> str:
        """What is said of the tool that was asked about."""
        return self._told.plain()

    def show_runs(self, *runs: Run) -> None:
        """An answer in words; none hides it."""
        self._told.set_runs(*runs)
        self._room.setVisible(bool(runs))
        self._room.verticalScrollBar().setValue(0)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt
        """Lines break elsewhere."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt
        """The size of text changes what fits."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_room"):
            self._fit()

    def _fit(self) -> None:
        """As high as the answer, up to a limit."""
        width = self.width() - self._room.verticalScrollBar().sizeHint().width()
        high = self._told.heightForWidth(max(width, 1))
        self._room.setFixedHeight(max(min(high, theme.active().scaled(_MOST_PX)), 1))

    def _ask(self) -> None:
        if self.name():
            self.asked.emit(self.name())
