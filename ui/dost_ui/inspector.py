"""The inspector: what would be picked for a text, live, and why.

Public: ``Inspector``, ``InspectorQuery``, ``HistoryLine``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QTimer, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QStackedLayout,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from dost_engine.types import Arm
from dost_ui import theme, wording
from dost_ui.ask_why import AskWhy
from dost_ui.candidate_delegate import ROW_PX, CandidateDelegate
from dost_ui.candidate_model import CandidateModel, Column
from dost_ui.inspector_controls import HistoryLine, InspectorControls, InspectorQuery
from dost_ui.labels import Run, RunLabel
from dost_ui.page_header import PageHeader
from dost_ui.page_states import PageState
from dost_ui.trace_view import failed_arms, reason_words
from dost_ui.why_card import WhyCard

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QResizeEvent

    from dost_engine.types import Explanation, ToolInfo, TurnTrace

__all__ = ["HistoryLine", "Inspector", "InspectorQuery"]

_QUIET_MS = 150
"""Without an edit for so long, the query is asked."""

_WIDTHS_PX = {
    Column.TOOL: 204,
    Column.SOURCE: 180,
    Column.MEANING: 110,
    Column.MEANING_RANK: 46,
    Column.WORDS: 110,
    Column.WORDS_RANK: 46,
    Column.FUSED: 60,
    Column.VERDICT: 150,
}


class Inspector(QFrame):
    """The page.

    Signals:
        changed: An ``InspectorQuery``, 150 ms after the last change.
        asked: Name of a tool, to be told why it is picked or not: answer with ``show_explanation`` or ``show_no_tool``.
    """

    changed = Signal(object)
    asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "page")
        self._trace: TurnTrace | None = None
        self._chosen = ""
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.setInterval(_QUIET_MS)
        self._quiet.timeout.connect(self._emit)
        self._header = PageHeader("Inspector")
        self.controls = InspectorControls()
        self.controls.changed.connect(self._edited)
        self.line = QLineEdit()
        self.line.setProperty("kind", "query")
        self.line.setPlaceholderText("Type a message, and see which tools it would get")
        self.line.setAccessibleName("Message to inspect")
        self.line.textEdited.connect(self._edited)
        self.line.returnPressed.connect(self._emit)
        body = QHBoxLayout()
        body.setSpacing(0)
        body.addWidget(self.controls)
        body.addWidget(self._make_main(), 1)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self._header)
        outer.addLayout(body, 1)
        self._show_start()

    def _make_main(self) -> QWidget:
        main = QWidget()
        column = QVBoxLayout(main)
        column.setContentsMargins(20, 14, 20, 16)
        column.setSpacing(8)
        column.addWidget(self.line)
        self._facts = RunLabel()
        column.addWidget(self._facts)
        holder = QWidget()
        self._stack = QStackedLayout(holder)
        self._state = PageState()
        self._stack.addWidget(self._make_result())
        self._stack.addWidget(self._state)
        column.addWidget(holder, 1)
        return main

    def _make_result(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        self.model = CandidateModel(self)
        self.table = QTableView()
        self.table.setModel(self.model)
        self.table.setItemDelegate(CandidateDelegate(self.table))
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.table.setShowGrid(False)
        self.table.setTabKeyNavigation(False)
        self.table.setWordWrap(False)
        self.table.verticalHeader().hide()
        self.table.horizontalHeader().setHighlightSections(False)
        self.table.setAccessibleName("Candidates")
        self.table.selectionModel().currentRowChanged.connect(self._choose)
        self.why = WhyCard()
        self.about = AskWhy()
        self.about.asked.connect(self.asked)
        column.addWidget(self.table, 1)
        column.addWidget(self.why)
        column.addWidget(self.about)
        self._size_columns()
        return page

    # ----------------------------------------------------------------------------------------------- query

    def query(self) -> InspectorQuery:
        """What is asked now."""
        return self.controls.query(self.line.text().strip())

    def set_query(self, query: InspectorQuery) -> None:
        """Show the values and emit ``changed`` once."""
        self.line.setText(query.text)
        self.controls.set_values(query)
        self._emit()

    def set_defaults(self, query: InspectorQuery) -> None:
        """Limits that "Reset" goes back to (the text is not looked at); the sliders go there. Emits nothing."""
        self.controls.set_defaults(query)
        if not self.line.text().strip():
            self._quiet.stop()

    def _edited(self) -> None:
        self._quiet.start()

    def _emit(self) -> None:
        self._quiet.stop()
        query = self.query()
        if not query.text:
            self._show_start()
        self.changed.emit(query)

    # --------------------------------------------------------------------------------------------- showing

    def show_trace(self, trace: TurnTrace, tools: Mapping[str, ToolInfo]) -> None:
        """The answer. The tool that was selected stays selected where it is still a candidate."""
        self._trace = trace
        self._show_told(there=False)  # it was about another question
        self._header.set_note(
            f"{wording.counted(trace.tools_all, 'tool')} · catalogue {trace.selection.catalog_revision}"
        )
        self._facts.set_runs(*_facts(trace))
        chosen = self._chosen
        self.model.set_trace(trace, tools)
        if not self.model.rows():
            why = " ".join(f"{line}." for line in failed_arms(trace))
            self._state.show_state("No tool comes near", why or "Neither meaning nor words found a tool.", icon="tools")
            self._stack.setCurrentIndex(1)
            return
        self.table.setColumnHidden(Column.FUSED, not self.model.has_fused())
        self._stack.setCurrentIndex(0)
        at = max(self.model.row_of(chosen), 0)
        self.table.setCurrentIndex(self.model.index(at, 0))

    def show_loading(self, text: str) -> None:
        """An answer is on its way. The one that is shown stays until then, so that nothing blinks while one types."""
        if self._trace is not None and self.line.text().strip():
            return
        self._clear()
        self._state.show_state("", text, busy=True)
        self._stack.setCurrentIndex(1)

    def show_error(self, title: str, text: str) -> None:
        """The query could not be answered."""
        self._clear()
        self._state.show_state(title, text, icon="warning")
        self._stack.setCurrentIndex(1)

    def show_explanation(self, told: Explanation) -> None:
        """Why the tool that was asked about is picked or not."""
        self._show_told(there=True)
        self.about.show_explanation(told)

    def show_no_tool(self, text: str) -> None:
        """There is no answer about that tool, and why."""
        self._show_told(there=True)
        self.about.show_no_tool(text)

    def told(self) -> str:
        """What is said of the tool that was asked about."""
        return self.about.told()

    def _show_told(self, *, there: bool) -> None:
        """The answer about a named tool takes the place of the card about the selected one."""
        self.why.setVisible(not there)
        if not there:
            self.about.clear_answer()

    def trace(self) -> TurnTrace | None:
        """The answer shown."""
        return self._trace

    def state(self) -> PageState:
        """What stands in the place of an answer."""
        return self._state

    def facts(self) -> str:
        """The line under the query as text."""
        return self._facts.plain()

    def _show_start(self) -> None:
        self._clear()
        self._state.show_state(
            "See what a message would get",
            "Every tool that meaning or words find is listed with its scores, and the line where the cut is. "
            "Nothing is called.",
            icon="inspector",
        )
        self._stack.setCurrentIndex(1)

    def _clear(self) -> None:
        self._trace = None
        self.model.set_trace(None, {})
        self._facts.set_runs()

    def _choose(self, current: QModelIndex, previous: QModelIndex) -> None:
        if not current.isValid() or self._trace is None:
            return
        row = self.model.rows()[current.row()]
        self._chosen = row.candidate.id
        self.why.explain(row.candidate, row.pick, self._trace)
        self._show_told(there=False)

    # --------------------------------------------------------------------------------------------- looking

    def _size_columns(self) -> None:
        now = theme.active()
        header = self.table.horizontalHeader()
        header.setMinimumSectionSize(now.scaled(40))
        for column, width in _WIDTHS_PX.items():
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Interactive)
            self.table.setColumnWidth(column, now.scaled(width))
        header.setSectionResizeMode(Column.VERDICT, QHeaderView.ResizeMode.Stretch)
        self.table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.table.verticalHeader().setDefaultSectionSize(now.scaled(ROW_PX))
        self.controls.setFixedWidth(min(now.scaled(264), 400))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt
        """Where it is narrow, what says least gives way first."""
        super().resizeEvent(event)
        room = self.width() - self.controls.width()
        self.table.setColumnHidden(Column.WORDS_RANK, room < theme.active().scaled(700))
        self.table.setColumnHidden(Column.MEANING_RANK, room < theme.active().scaled(700))
        narrow = room < theme.active().scaled(820)
        for column, less in ((Column.TOOL, 160), (Column.MEANING, 80), (Column.WORDS, 80)):
            self.table.setColumnWidth(column, theme.active().scaled(less if narrow else _WIDTHS_PX[column]))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt
        """Widths follow the text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "table"):
            self._size_columns()


def _facts(trace: TurnTrace) -> tuple[Run, ...]:
    runs = [
        Run(wording.number(len(trace.selection.picks)), "ink", strong=True),
        Run(" picked"),
        Run(f"    ≈\u00a0{wording.tokens(trace.tokens_sent)}", "ink", strong=True),
        Run(f" of {wording.tokens(trace.tokens_all)} tokens"),
        Run("    in "),
        Run(wording.took(trace.took_ms), "ink", strong=True),
    ]
    labels = {Arm.SEMANTIC: "meaning", Arm.CONTEXT: "meaning with context", Arm.TEXT: "words"}
    timed = [stage for stage in trace.stages if stage.arm in labels and stage.took_ms]
    runs += [Run(f"  ·  {labels[stage.arm]} {wording.took(stage.took_ms)}") for stage in timed]
    if trace.query.context:
        runs.append(Run("\nread together with "))
        runs.append(Run(f"“{wording.shortened(trace.query.context, 120)}”", "ink", strong=True))
        runs.append(Run(". " + reason_words(trace.query)))
    elif trace.query.reason:
        runs.append(Run(f"\nread as {trace.query.reason}."))
    if trace.selection.fallback:
        runs.append(Run(f"\n{trace.selection.fallback}", "warning", strong=True))
    runs += [Run(f"\n{line}", "warning") for line in failed_arms(trace)]
    return tuple(runs)
