"""Tools this turn: which tools the model got for one message, and why.

Public: ``TurnPanel``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QSizePolicy,
    QStackedLayout,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from dost_ui import theme, wording
from dost_ui.ask_why import AskWhy
from dost_ui.explanation_text import explanation_runs
from dost_ui.icons import icon
from dost_ui.labels import PlainLabel, Run, RunLabel
from dost_ui.page_states import PageState
from dost_ui.pick_detail import PickDetail
from dost_ui.rows_view import RowsView
from dost_ui.schema_dialog import SchemaDialog
from dost_ui.share_bar import ShareBar
from dost_ui.trace_view import RowKind, failed_arms, panel_rows, reason_words, sent, silent_arms
from dost_ui.turn_delegate import TurnDelegate
from dost_ui.turn_model import Role, TurnModel

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QResizeEvent

    from dost_engine.types import Explanation, ToolInfo, TurnTrace
    from dost_ui.trace_view import Added, PanelRow


class TurnPanel(QFrame):
    """The panel.

    Signals:
        run_requested: The tool is to be run by hand (tool id).
        close_requested: The panel is to be hidden.
        why_requested: Why a turn did not pick a tool (turn id, tool id or name); answer with ``show_why`` or
            ``show_no_why``.

    Attributes:
        about: The line in which any tool can be asked about.
    """

    run_requested = Signal(str)
    close_requested = Signal()
    why_requested = Signal(str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "side-right")
        self._trace: TurnTrace | None = None
        self._tools: Mapping[str, ToolInfo] = {}
        self._detail: PickDetail | None = None
        self._open_row = -1
        self._open_height = 0
        self._why: dict[str, tuple[Run, ...]] = {}
        self.model = TurnModel(self)
        self._state = PageState()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self._make_header())
        body = QWidget()
        self._stack = QStackedLayout(body)
        self._stack.addWidget(self._make_rows())
        self._stack.addWidget(self._state)
        outer.addWidget(body, 1)
        self.show_empty()

    # ---------------------------------------------------------------------------------------------- making

    def _make_header(self) -> QFrame:
        header = QFrame()
        header.setProperty("kind", "panel-header")
        column = QVBoxLayout(header)
        column.setContentsMargins(18, 10, 14, 12)
        column.setSpacing(6)
        top = QHBoxLayout()
        top.addWidget(PlainLabel("Tools this turn", "section"), 1)
        self.close_button = QToolButton()
        self.close_button.setAccessibleName("Close the panel")
        self.close_button.setToolTip("Close the panel")
        self.close_button.clicked.connect(self.close_requested)
        top.addWidget(self.close_button)
        column.addLayout(top)
        self._headline = RunLabel("headline", wrap=False)
        self._headline.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._bar = ShareBar()
        self._subline = PlainLabel(kind="small-muted")
        self._subline.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        column.addWidget(self._headline)
        column.addWidget(self._bar)
        column.addWidget(self._subline)
        self._set_icons()
        return header

    def _make_rows(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(8, 12, 4, 4)
        column.setSpacing(8)
        self._understood = QFrame()
        self._understood.setProperty("kind", "card")
        box = QVBoxLayout(self._understood)
        box.setContentsMargins(12, 9, 12, 6)
        self._understood_text = RunLabel()
        box.addWidget(self._understood_text)
        line = QHBoxLayout()
        line.setContentsMargins(10, 0, 10, 0)
        line.addWidget(self._understood)
        column.addLayout(line)
        self.view = RowsView()
        self.view.setModel(self.model)
        self.view.setItemDelegate(TurnDelegate(self._height_if_open, self.view))
        self.view.selectionModel().currentChanged.connect(self._open)
        self.view.run_pressed.connect(self._run_current)
        self.view.resized.connect(self._measure)
        self.model.dataChanged.connect(self._reopen)
        column.addWidget(self.view, 1)
        self.about = AskWhy()
        self.about.asked.connect(self._ask_why)
        line = QHBoxLayout()
        line.setContentsMargins(10, 0, 14, 8)
        line.addWidget(self.about)
        column.addLayout(line)
        return page

    def _set_icons(self) -> None:
        self.close_button.setIcon(icon("close", size=14))
        self.close_button.setIconSize(QSize(14, 14))

    # --------------------------------------------------------------------------------------------- showing

    def show_trace(
        self,
        trace: TurnTrace,
        tools: Mapping[str, ToolInfo],
        used: frozenset[str] = frozenset(),
        added: tuple[Added, ...] = (),
    ) -> None:
        """Show one turn. The first pick is open; a turn that is shown already keeps its open row and its place.

        Args:
            trace: The turn's first choice.
            tools: What is known of the tools.
            used: Ids of the tools that the turn called.
            added: What it got later.
        """
        place = self._place() if self._trace is not None and self._trace.turn_id == trace.turn_id else None
        if place is None:
            self._why = {}
            self.about.entry.clear()
            self.about.clear_answer()
        self._trace, self._tools = trace, tools
        self._set_head(trace, added)
        self._set_understood(trace, has_tools=bool(trace.selection.picks or added))
        self._close_row()
        self.model.set_rows(panel_rows(trace, tools, used, added))
        if not self.model.rows():
            self._show_nothing(trace)
            return
        self._stack.setCurrentIndex(0)
        self.view.scrollToTop()
        open_id, scrolled_px = place or ("", 0)
        first = next((at for at, row in enumerate(self.model.rows()) if row.pick), -1)
        at = self.model.row_of(open_id) if open_id else -1
        if max(at, first) >= 0:
            self.view.setCurrentIndex(self.model.index(at if at >= 0 else first))
            self.view.verticalScrollBar().setValue(scrolled_px)

    def _place(self) -> tuple[str, int]:
        """The open tool, and how far the list is scrolled in px."""
        row: PanelRow | None = self.view.currentIndex().data(Role.ROW)
        return (row.id if row else ""), self.view.verticalScrollBar().value()

    def set_used(self, used: frozenset[str]) -> None:
        """Tools that were called in the turn shown, while it goes on."""
        self.model.set_used(used)

    def show_loading(self, text: str) -> None:
        """A turn is being picked, or its trace fetched."""
        self._show_state("", text, busy=True)

    def show_empty(self) -> None:
        """No turn yet."""
        self._show_state(
            "No message yet",
            "Send a message, and this panel shows which tools the model gets for it, and why.",
            picture="tools",
        )

    def show_error(self, title: str, text: str) -> None:
        """The turn could not be answered or found."""
        self._show_state(title, text, picture="warning")

    def show_why(self, turn_id: str, tool: str, told: Explanation) -> None:
        """Why a turn picks a tool or not; shown where it was asked for, if that turn is still the one shown."""
        self._answer(turn_id, tool, *explanation_runs(told))

    def show_no_why(self, turn_id: str, tool: str, text: str) -> None:
        """It is not known why, and why not."""
        self._answer(turn_id, tool, Run(text, "bad"))

    def _ask_why(self, tool: str) -> None:
        if self._trace is not None:
            self.why_requested.emit(self._trace.turn_id, tool)

    def _answer(self, turn_id: str, tool: str, *runs: Run) -> None:
        if self._trace is None or self._trace.turn_id != turn_id:
            return
        if tool == self.about.name():
            self.about.show_runs(*runs)
        at = self.model.row_of(tool)
        if at >= 0 and self.model.rows()[at].kind is RowKind.MISSED:
            self._why[tool] = runs
            if at == self._open_row and self._detail is not None:
                self._detail.show_told(*runs)
                self._measure()
                self.view.scrollTo(self.model.index(at))

    def trace(self) -> TurnTrace | None:
        """The turn shown."""
        return self._trace

    def headline(self) -> str:
        """The headline as text."""
        return self._headline.plain()

    def understood(self) -> str:
        """The sentence on how the message was understood, empty where there is none."""
        return "" if self._understood.isHidden() else self._understood_text.plain()

    def _show_state(self, title: str, text: str, *, picture: str = "", busy: bool = False) -> None:
        self._trace = None
        self._close_row()
        self.model.set_rows(())
        self._headline.hide()
        self._bar.hide()
        self._subline.hide()
        self._state.show_state(title, text, icon=picture, busy=busy)
        self._stack.setCurrentIndex(1)

    def _show_nothing(self, trace: TurnTrace) -> None:
        why = " ".join(f"{line}." for line in failed_arms(trace))
        found = "No tool of this catalogue came up for the message." if trace.tools_all else "No server offers tools."
        self._state.show_state("No tool fits", why or found, icon="tools")
        self._stack.setCurrentIndex(1)

    def _set_head(self, trace: TurnTrace, added: tuple[Added, ...]) -> None:
        tools, tokens = sent(trace, added)
        self._headline.set_runs(
            Run(wording.number(tools), "ink", strong=True),
            Run(f" of {wording.number(trace.tools_all)}"),
            Run("  ·  ", "ink", strong=True),
            Run(f"≈\u00a0{wording.tokens(tokens)}", "ink", strong=True),
            Run(f" of {wording.tokens(trace.tokens_all)} tokens"),
        )
        self._fit_headline()
        self._headline.setToolTip("Tokens are estimated from the length of the tools' definitions.")
        self._bar.set_share(min(tokens / trace.tokens_all, 1.0) if trace.tokens_all else 0.0)
        self._subline.setText(f"picked in {wording.took(trace.took_ms)} · catalogue {trace.selection.catalog_revision}")
        for widget in (self._headline, self._bar, self._subline):
            widget.show()

    def _fit_headline(self) -> None:
        """Large where it fits."""
        room = self.width() - 36
        wide = QFontMetrics(theme.active().font("headline")).horizontalAdvance(self._headline.plain())
        self._headline.set_role("headline" if wide <= room else "title")

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt
        """The headline follows the width."""
        super().resizeEvent(event)
        self._fit_headline()

    def _set_understood(self, trace: TurnTrace, *, has_tools: bool) -> None:
        runs: list[Run] = []
        if trace.selection.fallback:
            runs.append(Run(wording.sentence(trace.selection.fallback), "warning", strong=True))
        elif trace.query.context:
            runs += [
                Run("Read together with "),
                Run(f"“{wording.shortened(trace.query.context, 140)}”", "ink", strong=True),
                Run(". " + reason_words(trace.query) if trace.query.reason else "."),
            ]
        for line in failed_arms(trace):
            runs.append(Run(("\n" if runs else "") + wording.sentence(line), "warning"))
        if not trace.selection.fallback:
            for line in silent_arms(trace):
                runs.append(Run(("\n" if runs else "") + f"{line} found nothing near enough."))
            if not has_tools:
                runs.append(Run(("\n" if runs else "") + "No tool fits this message.", "ink", strong=True))
        self._understood_text.set_runs(*runs)
        self._understood.setVisible(bool(runs))

    # -------------------------------------------------------------------------------------------- open row

    def _height_if_open(self, row: int) -> int:
        return self._open_height if row == self._open_row else 0

    def _open(self, current: QModelIndex, previous: QModelIndex | None = None) -> None:
        self._close_row()
        row = current.data(Role.ROW) if current.isValid() else None
        if row is None or not row.id or self._trace is None:
            return
        detail = PickDetail(row, row.added.trace if row.added else self._trace)
        detail.run_requested.connect(self.run_requested)
        detail.schema_requested.connect(self._show_schema)
        detail.why_requested.connect(self._ask_why)
        if row.id in self._why:
            detail.show_told(*self._why[row.id])
        self._detail, self._open_row = detail, current.row()
        self.view.setIndexWidget(current, detail)
        QWidget.setTabOrder(self.view, detail.run_button)
        QWidget.setTabOrder(detail.run_button, detail.schema_button)
        if detail.why_button is not None:
            QWidget.setTabOrder(detail.schema_button, detail.why_button)
        self._measure()
        self.view.scrollTo(current)

    def _reopen(self) -> None:
        if self._open_row >= 0:
            self._open(self.model.index(self._open_row))

    def _close_row(self) -> None:
        if self._detail is not None:
            self._detail.hide()  # it is deleted a little later
        if self._open_row >= 0:
            self.view.setIndexWidget(self.model.index(self._open_row), None)  # type: ignore[arg-type]  # Qt takes null
        self._detail, self._open_row, self._open_height = None, -1, 0

    def _measure(self) -> None:
        if self._detail is None:
            return
        self._detail.ensurePolished()
        layout = self._detail.layout()
        width = self.view.viewport().width()
        height = layout.totalHeightForWidth(width) if layout else 0
        if height != self._open_height:
            self._open_height = height
            index = self.model.index(self._open_row)
            self.view.itemDelegate().sizeHintChanged.emit(index)
            self.view.doItemsLayout()

    def _run_current(self) -> None:
        if self._detail is not None and self._detail.run_button.isEnabled():
            self._detail.run_button.click()

    def _show_schema(self, tool_id: str) -> None:
        info = self._tools.get(tool_id)
        if info is not None:
            dialog = SchemaDialog(info, self.window())
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.open()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt
        """Icons and heights follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._set_icons()
            self._measure()

    def event(self, event: QEvent) -> bool:
        """Measure again after the layout was asked for anew (fonts, texts)."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._measure()
        return bool(done)
