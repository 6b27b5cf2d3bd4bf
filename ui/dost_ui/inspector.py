"""The inspector: what would be picked for a text, live, and why.

Public: ``Inspector``, ``CopyAs``.
"""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QModelIndex, Qt, QTimer, Signal
from PySide6.QtWidgets import QFileDialog, QFrame, QMenu, QScrollArea, QStackedLayout, QVBoxLayout, QWidget

from dost_ui import theme
from dost_ui.ask_why import AskWhy
from dost_ui.beside import Beside
from dost_ui.candidate_table import CandidateTable
from dost_ui.compare_view import CompareView
from dost_ui.input_line import InputLine
from dost_ui.inspector_controls import InspectorControls
from dost_ui.inspector_facts import fact_runs, history_runs
from dost_ui.labels import Run, RunLabel
from dost_ui.mirror import set_hint
from dost_ui.page_header import PageHeader
from dost_ui.page_states import PageState
from dost_ui.trace_view import failed_arms
from dost_ui.translation import marked, tr, trn
from dost_ui.why_card import WhyCard

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtCore import SignalInstance

    from dost_engine.types import Explanation, ToolInfo, TurnTrace
    from dost_ui.inspector_query import InspectorQuery, Setting

_SOON_MS = 10
"""Without an edit for so long, the query is asked: what comes in one go (a paste, a key held down) is one edit."""

_TYPING_MS = 60
"""A fast typist pauses for so long between two keys. Within it an answer waits: showing it would hold up the next."""

_CONTROLS_PX, _MAIN_PX = 264, 400
_TABLE_PX = 160
_CASE_FILES = marked("Cases of Dost (*.json)")


class CopyAs(StrEnum):
    """How a trace is copied."""

    JSON = "json"
    MARKDOWN = "markdown"


class Inspector(QFrame):
    """The page.

    Signals:
        changed: An ``InspectorQuery``, a moment after an edit. ``typing_ms`` says how long the answer is to wait.
        asked: Name of a tool, to be told why it is picked or not: answer with ``show_explanation`` or ``show_no_tool``.
        save_requested: The case is to be kept.
        export_requested: The case is to be written to a file (its path).
        import_requested: A case is to be read from a file (its path).
        copy_requested: The trace is to be copied (a ``CopyAs``).
        data_set_requested: A whole data set is to be run by the setting.

    Attributes:
        controls: Rules, options, history.
        line: The message.
        table: The candidates.
        model: Their model.
        why: The card about the selected one.
        about: Where any tool is asked about.
        rules: Shows the controls in the place of the rest, while there is no room for both.
        compare: Holds one setting against another.
        comparison: What came of that.
        case: Opens the menu of cases.
    """

    changed = Signal(object)
    asked = Signal(str)
    save_requested = Signal()
    export_requested = Signal(str)
    import_requested = Signal(str)
    copy_requested = Signal(str)
    data_set_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "page")
        self._trace: TurnTrace | None = None
        self._chosen = ""
        self._versus: Setting | None = None
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.setInterval(_SOON_MS)
        self._quiet.timeout.connect(self._ask)
        self._typed = QElapsedTimer()
        self._header = PageHeader(tr("Inspector"), self)
        self.rules = self._header.add_button(tr("Rules and history"))
        self.compare = self._header.add_button(tr("Compare"))
        self.compare.setCheckable(True)
        self.compare.setToolTip(tr("Hold what is set now against what you set next"))
        self.compare.toggled.connect(self._compare)
        self.data_set = self._header.add_button(tr("Run a data set"))
        self.data_set.clicked.connect(self.data_set_requested)
        self.case = self._header.add_button(tr("Case"))
        self._fill_menu()
        self._beside = Beside(self.rules, _CONTROLS_PX, _MAIN_PX, self)
        self.controls = InspectorControls(self._beside)
        self.controls.changed.connect(self._edited)
        self.line = InputLine()
        self.line.setProperty("kind", "query")
        set_hint(self.line, tr("Type a message, and see which tools it would get"))
        self.line.setAccessibleName(tr("Message to inspect"))
        self.line.textEdited.connect(self._edited)
        self.line.returnPressed.connect(self._emit)
        self._beside.put(self.controls, self._make_main())
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self._header)
        outer.addWidget(self._beside, 1)
        self._show_start()

    def _fill_menu(self) -> None:
        self.menu = QMenu(self.case)
        self.case.setMenu(self.menu)
        self._with_trace = (
            self.menu.addAction(tr("Save case"), self.save_requested.emit),
            self.menu.addAction(tr("Export case…"), self._ask_export),
            self.menu.addAction(tr("Copy trace as JSON"), lambda: self.copy_requested.emit(CopyAs.JSON)),
            self.menu.addAction(tr("Copy trace as Markdown"), lambda: self.copy_requested.emit(CopyAs.MARKDOWN)),
        )
        self.menu.insertSeparator(self._with_trace[2])
        self.menu.addSeparator()
        self.menu.addAction(tr("Import case…"), self._ask_import)

    def _make_main(self) -> QWidget:
        main = QWidget()
        main.setProperty("kind", "canvas")
        scroll = QScrollArea(self._beside)
        scroll.setWidgetResizable(True)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(main)
        column = QVBoxLayout(main)
        theme.pad(column, "work")
        column.setSpacing(8)
        column.addWidget(self.line)
        self._said = RunLabel()
        self._said.hide()
        column.addWidget(self._said)
        self._facts = RunLabel()
        column.addWidget(self._facts)
        holder = QWidget(main)
        self._stack = QStackedLayout(holder)
        self._state = PageState()  # as wide as a window by itself: its lines would be broken for no width
        self._stack.addWidget(self._make_result(holder))
        self._stack.addWidget(self._state)
        self.comparison = CompareView(holder)
        self.comparison.swapped.connect(self._swap)
        self.comparison.kept.connect(self._keep)
        self._stack.addWidget(self.comparison)
        column.addWidget(holder, 1)
        return scroll

    def _make_result(self, parent: QWidget) -> QWidget:
        page = QWidget(parent)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        self.table = CandidateTable(page)
        self.table.setMinimumHeight(_TABLE_PX)
        self.model = self.table.candidates
        self.table.selectionModel().currentRowChanged.connect(self._choose)
        self.why = WhyCard(page)
        self.about = AskWhy(page)
        self.about.asked.connect(self.asked)
        column.addWidget(self.table, 1)
        column.addWidget(self.why)
        column.addWidget(self.about)
        return page

    # ----------------------------------------------------------------------------------------------- query

    def query(self) -> InspectorQuery:
        """What is asked now."""
        return replace(self.controls.query(self.line.text().strip()), versus=self._versus)

    def set_query(self, query: InspectorQuery) -> None:
        """Show the values and emit ``changed`` once."""
        self.line.setText(query.text)
        self.controls.set_values(query)
        self._versus = query.versus
        self.compare.blockSignals(True)  # noqa: FBT003 - Qt
        self.compare.setChecked(query.versus is not None)
        self.compare.blockSignals(False)  # noqa: FBT003 - Qt
        self._emit()

    def typing_ms(self) -> int:
        """So long no answer should be shown yet: there may be another key by then."""
        return max(0, _TYPING_MS - self._typed.elapsed()) if self._typed.isValid() else 0

    def _edited(self) -> None:
        self._typed.start()
        self._quiet.start()

    def _emit(self) -> None:
        """Ask, and show the answer as soon as it is there."""
        self._typed.invalidate()
        self._ask()

    def _ask(self) -> None:
        self._quiet.stop()
        query = self.query()
        self.say()
        if not query.text:
            self._show_start()
        self.changed.emit(query)

    # --------------------------------------------------------------------------------------------- showing

    def show_trace(self, trace: TurnTrace, tools: Mapping[str, ToolInfo]) -> None:
        """The answer. The tool that was selected stays selected where it is still a candidate."""
        self._trace = trace
        self._show_told(there=False)  # it was about another question
        self._header.set_note(
            trn(
                "%n tool · catalogue {revision}",
                "%n tools · catalogue {revision}",
                trace.tools_all,
                revision=trace.selection.catalog_revision,
            )
        )
        self._facts.set_runs(*history_runs(self.query()), *fact_runs(trace))
        self._enable()
        self.about.set_tools(tools)
        self.table.show_trace(trace, tools, self._chosen)
        if not self.model.rows():
            why = " ".join(f"{line}." for line in failed_arms(trace))
            self._state.show_state(
                tr("No tool comes near"), why or tr("Neither meaning nor words found a tool."), icon="tools"
            )
            self._stack.setCurrentIndex(1)
            return
        self._stack.setCurrentIndex(0)

    def show_comparison(self, before: TurnTrace, after: TurnTrace, tools: Mapping[str, ToolInfo]) -> None:
        """Two answers side by side: by the setting that was kept, and by the one that is shown."""
        self.show_trace(after, tools)
        if self._versus is not None:
            self.comparison.show_comparison(before, after, (self._versus, self.controls.setting()))
            self._stack.setCurrentIndex(2)

    def _compare(self, on: bool) -> None:
        self._versus = self.controls.setting() if on else None
        self._emit()

    def _swap(self) -> None:
        if self._versus is not None:
            query = self.query()
            self.set_query(replace(query, setting=self._versus, versus=query.setting))

    def _keep(self) -> None:
        self._compare(on=True)

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
            tr("See what a message would get"),
            tr(
                "Every tool that meaning or words find is listed with its scores, and the line where "
                "the cut is. Nothing is called."
            ),
            icon="inspector",
        )
        self._stack.setCurrentIndex(1)

    def _clear(self) -> None:
        self._trace = None
        self.model.set_trace(None, {})
        self._facts.set_runs()
        self._enable()

    def _enable(self) -> None:
        for action in self._with_trace:
            action.setEnabled(self._trace is not None)

    # ----------------------------------------------------------------------------------------------- cases

    def say(self, text: str = "", *, wrong: bool = False) -> None:
        """A line about what was just done with a case; it goes with the next edit. Nothing takes it away."""
        self._said.set_runs(*([Run(text, "bad" if wrong else "good")] if text else []))
        self._said.setVisible(bool(text))

    def said(self) -> str:
        """That line."""
        return self._said.plain()

    def _ask_export(self) -> None:
        name = "".join(sign if sign.isalnum() else "-" for sign in self.line.text().strip()[:40]).strip("-")
        dialog = QFileDialog(self, tr("Export case"), f"{name or 'case'}.json", tr(_CASE_FILES))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("json")
        self._open(dialog, self.export_requested)

    def _ask_import(self) -> None:
        dialog = QFileDialog(self, tr("Import case"), "", f"{tr(_CASE_FILES)};;{tr('All files (*)')}")
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        self._open(dialog, self.import_requested)

    @staticmethod
    def _open(dialog: QFileDialog, chosen: SignalInstance) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(chosen)
        dialog.open()

    def _choose(self, current: QModelIndex, previous: QModelIndex) -> None:
        if not current.isValid() or self._trace is None:
            return
        row = self.model.rows()[current.row()]
        self._chosen = row.candidate.id
        self.why.explain(row.candidate, row.pick, self._trace)
        self._show_told(there=False)
