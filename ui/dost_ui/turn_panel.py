"""Tools this turn: which tools the model got for one message, and why.

Public: ``TurnPanel``.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from dost_ui.ask_why import AskWhy
from dost_ui.earlier_menu import EarlierMenu
from dost_ui.explanation_text import explanation_runs
from dost_ui.labels import PlainLabel, Run
from dost_ui.mirror import set_margins
from dost_ui.open_row import OpenRow
from dost_ui.page_states import PageState
from dost_ui.pick_detail import Known, PickDetail
from dost_ui.row_actions import Action
from dost_ui.rows_view import RowsView
from dost_ui.skill_detail import SkillDetail
from dost_ui.trace_view import RowKind, failed_arms, panel_rows
from dost_ui.translation import tr
from dost_ui.turn_delegate import TurnDelegate
from dost_ui.turn_head import TurnHead
from dost_ui.turn_model import Role, TurnModel
from dost_ui.understood import Understood

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import datetime

    from dost_engine.types import Explanation, ToolChoice, ToolInfo, TurnTrace
    from dost_ui.trace_view import Added, PanelRow

_PINS = {Action.PIN: True, Action.UNPIN: False}
_BANS = {Action.NEVER: True, Action.ALLOW: False}


class TurnPanel(QFrame):
    """The panel.

    Signals:
        run_requested: The tool is to be run by hand (tool id).
        close_requested: The panel is to be hidden.
        why_requested: Why a turn did not pick a tool (turn id, tool id or name); answer with ``show_why`` or
            ``show_no_why``.
        choice_wanted: Something else is decided about a tool (tool id, ``ToolChoice``); answer with ``show_kept`` or
            ``show_not_kept``.
        retry_requested: A turn is to be asked again with one more tool (turn id, tool id).

    Attributes:
        head: Title, headline and what stands under it.
        earlier: The menu of earlier turns.
        about: The line in which any tool can be asked about.
        view: The list.
    """

    run_requested = Signal(str)
    close_requested = Signal()
    why_requested = Signal(str, str)
    choice_wanted = Signal(str, object)
    retry_requested = Signal(str, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "side-right")
        self._trace: TurnTrace | None = None
        self._added: tuple[Added, ...] = ()
        self._answered = False
        self._tools: Mapping[str, ToolInfo] = {}
        self._why: dict[str, tuple[Run, ...]] = {}
        self._said: dict[str, tuple[Run, ...]] = {}
        self._calls: Mapping[str, datetime] = {}
        self.model = TurnModel(self)
        self._state = PageState()
        self.head = TurnHead()
        self.close_button = self.head.close_button
        self.close_button.clicked.connect(self.close_requested)
        self.earlier = EarlierMenu(self.head.earlier_button)
        self._notice = PlainLabel(kind="small-muted", wrap=True)
        set_margins(self._notice, 18, 8, 14, 0)
        self._notice.hide()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self.head)
        outer.addWidget(self._notice)
        body = QWidget()
        self._stack = QStackedLayout(body)
        self._stack.addWidget(self._make_rows())
        self._stack.addWidget(self._state)
        outer.addWidget(body, 1)
        self.show_empty()

    # ---------------------------------------------------------------------------------------------- making

    def _make_rows(self) -> QWidget:
        page = QWidget()
        outer = QVBoxLayout(page)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        column = QVBoxLayout()
        set_margins(column, 8, 12, 4, 0)
        column.setSpacing(8)
        outer.addLayout(column, 1)
        self._understood = Understood()
        line = QHBoxLayout()
        line.setContentsMargins(10, 0, 10, 0)
        line.addWidget(self._understood)
        column.addLayout(line)
        self.view = RowsView()
        self.view.setModel(self.model)
        self._open = OpenRow(self.view, self._make_detail)
        self.view.setItemDelegate(TurnDelegate(self._open.height_of, self.view))
        self.view.selectionModel().currentChanged.connect(lambda now, _: self._open.open(now))
        self.view.key_pressed.connect(self._key_pressed)
        self.model.dataChanged.connect(self._data_changed)
        column.addWidget(self.view, 1)
        self.about = AskWhy()
        self.about.asked.connect(self._ask_why)
        foot = QFrame()
        foot.setProperty("kind", "card-foot")  # its line tells where the rows end that are scrolled under it
        line = QHBoxLayout(foot)
        set_margins(line, 18, 8, 14, 12)
        line.addWidget(self.about)
        outer.addWidget(foot)
        return page

    def _make_detail(self, index: QModelIndex) -> QWidget | None:
        row: PanelRow | None = index.data(Role.ROW)
        if row is None or not row.id or self._trace is None:
            return None
        if row.skill is not None:
            return SkillDetail(row.skill)
        known = Known(self._calls.get(row.id), self._answered, self._said.get(row.id, ()), self._why.get(row.id, ()))
        detail = PickDetail(row, row.added.trace if row.added else self._trace, known)
        detail.pressed.connect(lambda action: self._do(action, row))
        return detail

    # --------------------------------------------------------------------------------------------- showing

    def show_trace(
        self,
        trace: TurnTrace,
        tools: Mapping[str, ToolInfo],
        used: frozenset[str] = frozenset(),
        added: tuple[Added, ...] = (),
        *,
        answered: bool = False,
        notice: str = "",
    ) -> None:
        """Show one turn. The first pick is open; a turn that is shown already keeps its open row and its place.

        Args:
            trace: The turn's first choice.
            tools: What is known of the tools.
            used: Ids of the tools that the turn called.
            added: What it got later.
            answered: Whether it has its answer.
            notice: What is to be known of it before all else, or empty.
        """
        place = self._place() if self._trace is not None and self._trace.turn_id == trace.turn_id else None
        if place is None:
            self._why, self._said = {}, {}
            self.about.entry.clear()
            self.about.clear_answer()
        self._trace, self._tools, self._added, self._answered = trace, tools, added, answered
        self.show_notice(notice)
        self._understood.show_turn(trace, has_tools=bool(trace.selection.picks or added))
        self._open.close()
        self.model.set_rows(panel_rows(trace, tools, used, added))
        self._set_head()
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

    def set_used(self, used: frozenset[str], *, answered: bool = False) -> None:
        """Tools that were called in the turn shown, while it goes on and when it has its answer."""
        self._answered = answered
        self.model.set_used(used)
        self._set_head()
        self._open.renew()

    def set_tools(self, tools: Mapping[str, ToolInfo]) -> None:
        """Other tools, or other choices about them, while a turn is shown; nothing moves."""
        self._tools = tools
        self.model.set_tools(tools)

    def set_calls(self, last_called: Mapping[str, datetime]) -> None:
        """When tools were called last, by id."""
        before, self._calls = self._calls, last_called
        tool_id = self._place()[0]
        if before.get(tool_id) != last_called.get(tool_id):
            self._open.renew()

    def show_notice(self, text: str, *, bad: bool = False) -> None:
        """A line above the turn; none hides it."""
        self._notice.set_kind("small-warning" if bad else "small-muted")
        self._notice.setText(text)
        self._notice.setVisible(bool(text))

    def notice(self) -> str:
        """The line above the turn."""
        return "" if self._notice.isHidden() else self._notice.text()

    def show_loading(self, text: str) -> None:
        """A turn is being picked, or its trace fetched."""
        self._show_state("", text, busy=True)

    def show_empty(self) -> None:
        """No turn yet."""
        self._show_state(
            tr("No message yet"),
            tr("Send a message, and this panel shows which tools the model gets for it, and why."),
            picture="tools",
        )

    def show_error(self, title: str, text: str) -> None:
        """The turn could not be answered or found."""
        self._show_state(title, text, picture="warning")

    def trace(self) -> TurnTrace | None:
        """The turn shown."""
        return self._trace

    def open_pick(self) -> PickDetail | None:
        """The open row of a tool, None where none is open."""
        widget = self._open.widget()
        return widget if isinstance(widget, PickDetail) else None

    def state(self) -> PageState:
        """What stands in the place of a turn."""
        return self._state

    def headline(self) -> str:
        """The headline as text."""
        return self.head.headline()

    def understood(self) -> str:
        """How the message was understood, empty where there is nothing to say."""
        return self._understood.text()

    def _show_state(self, title: str, text: str, *, picture: str = "", busy: bool = False) -> None:
        self._trace = None
        self._open.close()
        self.model.set_rows(())
        self.head.show_nothing()
        self.show_notice("")
        self._state.show_state(title, text, icon=picture, busy=busy)
        self._stack.setCurrentIndex(1)

    def _show_nothing(self, trace: TurnTrace) -> None:
        why = " ".join(f"{line}." for line in failed_arms(trace))
        found = (
            tr("No tool of this catalogue came up for the message.")
            if trace.tools_all
            else tr("No server offers tools.")
        )
        self._state.show_state(tr("No tool fits"), why or found, icon="tools")
        self._stack.setCurrentIndex(1)

    def _set_head(self) -> None:
        if self._trace is None:
            return
        picks = [row for row in self.model.rows() if row.pick]
        used = sum(row.used for row in picks)
        note = tr("{used} of {count} used", used=used, count=len(picks)) if picks and (used or self._answered) else ""
        self.head.show_turn(self._trace, self._added, note)

    # --------------------------------------------------------------------------------------------- answers

    def show_why(self, turn_id: str, tool: str, told: Explanation) -> None:
        """Why a turn picks a tool or not; shown where it was asked for, if that turn is still the one shown."""
        self._answer(turn_id, tool, *explanation_runs(told))

    def show_no_why(self, turn_id: str, tool: str, text: str) -> None:
        """It is not known why, and why not."""
        self._answer(turn_id, tool, Run(text, "bad"))

    def show_kept(self, tool_id: str, choice: ToolChoice) -> None:
        """What was decided about a tool is kept."""
        words = tr("Back to what fits: it is given where the message asks for it.")
        if choice.banned:
            words = tr("Kept: never from the next message on.")
        elif choice.pinned:
            words = tr("Kept: in every turn from the next message on.")
        self._say(tool_id, Run(words, "good"))

    def show_not_kept(self, tool_id: str, text: str) -> None:
        """What was decided about a tool could not be kept, and why."""
        self._say(tool_id, Run(f"✗ {text}", "bad"))

    def _say(self, tool_id: str, *runs: Run) -> None:
        self._said[tool_id] = runs
        self._renew_where(tool_id)

    def _answer(self, turn_id: str, tool: str, *runs: Run) -> None:
        if self._trace is None or self._trace.turn_id != turn_id:
            return
        if tool == self.about.name():
            self.about.show_runs(*runs)
        at = self.model.row_of(tool)
        if at >= 0 and self.model.rows()[at].kind is RowKind.MISSED:
            self._why[tool] = runs
            if self._renew_where(tool):
                self.view.scrollTo(self.model.index(at))

    def _renew_where(self, tool_id: str) -> bool:
        """Show the open row anew where it is that tool's."""
        at = self.model.row_of(tool_id)
        if at < 0 or at != self._open.row:
            return False
        self._open.renew()
        return True

    # --------------------------------------------------------------------------------------------- doing

    def _do(self, action: Action, row: PanelRow) -> None:
        trace, info = self._trace, row.info
        if trace is None or info is None:
            return
        if action is Action.RUN:
            self.run_requested.emit(row.id)
        elif action is Action.SCHEMA:
            self._show_schema(info)
        elif action is Action.WHY:
            self.why_requested.emit(trace.turn_id, row.id)
        elif action is Action.RETRY:
            self.retry_requested.emit(trace.turn_id, row.id)
        elif action in _PINS:
            pinned = _PINS[action]
            banned = info.choice.banned and not pinned
            self.choice_wanted.emit(row.id, replace(info.choice, pinned=pinned, banned=banned))
        elif action in _BANS:
            banned = _BANS[action]
            pinned = info.choice.pinned and not banned
            self.choice_wanted.emit(row.id, replace(info.choice, banned=banned, pinned=pinned))

    def _key_pressed(self, actions: tuple[Action, ...]) -> None:
        detail = self.open_pick()
        if detail is None:
            return
        button = next((one for one in map(detail.button, actions) if one is not None), None)
        if button is not None and button.isEnabled():
            button.click()

    def _ask_why(self, tool: str) -> None:
        if self._trace is not None:
            self.why_requested.emit(self._trace.turn_id, tool)

    def _show_schema(self, info: ToolInfo) -> None:
        from dost_ui.schema_dialog import SchemaDialog

        dialog = SchemaDialog(info, self.window())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    # ---------------------------------------------------------------------------------------------- within

    def _data_changed(self, first: QModelIndex, last: QModelIndex) -> None:
        if first.row() <= self._open.row <= last.row():
            self._open.renew()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt
        """Heights follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "about"):
            self._open.measure()

    def event(self, event: QEvent) -> bool:
        """Measure again after the layout was asked for anew (fonts, texts)."""
        done = super().event(event)
        if event.type() == QEvent.Type.LayoutRequest and hasattr(self, "about"):
            self._open.measure()
        return bool(done)
