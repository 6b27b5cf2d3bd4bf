"""Every tool of every server, searchable and switched.

Public: ``ToolsPage``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QStackedLayout, QVBoxLayout, QWidget

from dost_ui import theme, wording
from dost_ui.chat_items import NoteCard, NoteKind
from dost_ui.mirror import set_hint
from dost_ui.page_header import PageHeader
from dost_ui.page_states import PageState
from dost_ui.schema_dialog import SchemaDialog
from dost_ui.service_words import said
from dost_ui.tool_detail import ToolDetail
from dost_ui.tools_model import ToolsTree
from dost_ui.tools_view import ToolsView
from dost_ui.translation import tr, trn

if TYPE_CHECKING:
    from dost_engine.types import Finding, ToolInfo
    from dost_ui.tools_model import ServerRow


class ToolsPage(QFrame):
    """The page.

    Signals:
        run_requested: The tool is to be run by hand (tool id).
        servers_requested: The person wants to add servers (from the empty page).
        server_requested: A server is to be shown on its page (its name).
        switched: Ids of tools, and whether they are on; answer with ``set_tools``, or ``show_failure``.
        advice_requested: What is said of a server's tools is wanted (its name); answer with ``set_advice``.

    Attributes:
        search: Where one filters.
        tree: The tools by server.
        view: Shows them.
        detail: What is selected.
        warnings: What there is to be careful about with the selected tool.
        choices: What is decided about it.
    """

    run_requested = Signal(str)
    servers_requested = Signal()
    server_requested = Signal(str)
    switched = Signal(object, bool)
    advice_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "page")
        self._tools: tuple[ToolInfo, ...] = ()
        self._chosen = ""  # id of the tool whose detail is shown, also while the filter hides its row
        self._server = ""  # the one whose own row is selected
        self._by_id: dict[str, ToolInfo] = {}
        self._renewing = False
        self._of_server: tuple[str, tuple[ToolInfo, ...]] | None = None  # the tools of one, while they are the same
        self._advice: dict[str, tuple[dict[str, tuple[Finding, ...]], str]] = {}
        self._failure: NoteCard | None = None
        self._above = QWidget()
        self._notes = QVBoxLayout(self._above)
        theme.pad(self._notes, "strip")
        self._above.hide()
        self.header = PageHeader(tr("Tools"))
        self.schema_button = self.header.add_button(tr("Schema"))
        self.run_button = self.header.add_button(tr("Run…"), "primary")
        self.schema_button.clicked.connect(self._show_schema)
        self.run_button.clicked.connect(self._run)
        self.search = QLineEdit()
        self.search.setProperty("kind", "query")
        set_hint(self.search, tr("Search names, servers, descriptions, your own words and tags"))
        self.search.setAccessibleName(tr("Search tools"))
        self.search.setClearButtonEnabled(True)
        self.tree = ToolsTree(self)
        self.view = ToolsView(self.tree)
        self.detail = ToolDetail()
        self.warnings, self.choices = self.detail.warnings, self.detail.choices
        self._state = PageState()
        self._stack = QStackedLayout()
        self._connect()
        self._lay_out()
        self._told = False  # until then one may type what one looks for
        self._show_tools(())

    def _connect(self) -> None:
        self.search.textChanged.connect(self._searched)
        self.search.installEventFilter(self)
        self.view.activated.connect(self._run)
        self.view.selectionModel().currentChanged.connect(self._select)
        self.tree.switched.connect(self._switched)
        self.detail.server_requested.connect(self.server_requested)
        self._state.action.connect(self.servers_requested)

    def _lay_out(self) -> None:
        side = QFrame()
        side.setProperty("kind", "side-left")
        column = QVBoxLayout(side)
        column.setContentsMargins(6, 10, 6, 10)
        column.addWidget(self.view)
        both = QWidget()
        line = QHBoxLayout(both)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(0)
        line.addWidget(side, 2)
        line.addWidget(self.detail, 3)
        top = QHBoxLayout()
        theme.pad(top, "strip")
        top.addWidget(self.search)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self.header)
        outer.addWidget(self._above)
        outer.addLayout(top)
        outer.addLayout(self._stack, 1)
        self._stack.addWidget(both)  # not before: it shows the first one, which would be a window of its own
        self._stack.addWidget(self._state)

    # ----------------------------------------------------------------------------------------------- showing

    def set_tools(self, tools: tuple[ToolInfo, ...]) -> None:
        """Other tools. The selected one stays selected, and what is being typed about it stays."""
        self._told = True
        self._show_tools(tools)

    def _show_tools(self, tools: tuple[ToolInfo, ...]) -> None:
        self._tools, self._of_server = tools, None
        self._by_id = {info.tool.id: info for info in tools}
        self._renewing = True
        self.tree.set_tools(tools)
        self._keep_place()
        self._renewing = False
        self._searched(self.search.text())

    def show_loading(self, text: str) -> None:
        """The tools are not known yet."""
        self._state.show_state("", text, busy=True)
        self._stack.setCurrentIndex(1)

    def show_failure(self, title: str, text: str) -> None:
        """A switch could not be kept, which is said until the next is set: the switches show again what holds."""
        self.set_tools(self._tools)
        self._forget_failure()
        self._failure = NoteCard(NoteKind.ERROR, title, text)
        self._notes.addWidget(self._failure)
        self._above.show()

    def failure(self) -> str:
        """What is said of a switch that could not be kept, or empty."""
        return self._failure.accessibleName() if self._failure is not None else ""

    def _forget_failure(self) -> None:
        self._above.hide()
        if self._failure is not None:
            self._failure.hide()
            self._failure.deleteLater()
            self._failure = None

    def forget_advice(self) -> None:
        """The catalogue is another one; what was said of it is asked for again."""
        self._advice.clear()
        self._show_advice()

    def set_advice(self, server: str, findings: tuple[Finding, ...], note: str = "") -> None:
        """What is said of a server's tools."""
        told: dict[str, tuple[Finding, ...]] = {}
        for finding in findings:
            told[finding.tool_id] = (*told.get(finding.tool_id, ()), finding)
        self._advice[server] = told, said(note)
        self._show_advice()

    def has_advice(self, server: str) -> bool:
        """Whether it is known what is said of a server's tools."""
        return server in self._advice

    def current(self) -> ToolInfo | None:
        """The selected tool."""
        found = self.tree.info(self.view.current())
        return found if found is not None else self._by_id.get(self._chosen)

    def shown_server(self) -> str:
        """The server whose row, or whose tool, is selected; empty where none is."""
        info = self.current()
        return info.tool.server if info is not None else self._server

    def select(self, tool_id: str) -> None:
        """Show a tool."""
        self.tree.set_open(wording.server_name(tool_id), opened=True)
        index = self.tree.find(tool_id)
        if index.isValid():
            self.view.select(index)

    def state(self) -> PageState:
        """What stands in the place of the list."""
        return self._state

    # ---------------------------------------------------------------------------------------------- within

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt
        """In the search: Down goes to the first tool that is listed."""
        down = event.type() == QEvent.Type.KeyPress and event.key() == Qt.Key.Key_Down  # type: ignore[attr-defined]
        if watched is not self.search or not down or not self.tree.rowCount():
            return super().eventFilter(watched, event)
        rows = [self.tree.index(row) for row in range(self.tree.rowCount())]
        self.view.select(next((row for row in rows if self.tree.info(row) is not None), rows[0]))
        self.view.setFocus()
        return True

    def _keep_place(self) -> None:
        index = self.tree.find(self._chosen) if self._chosen else self.tree.find_server(self._server)
        if not self._chosen and not self._server:
            index = self.tree.index(0)
        if index.isValid():
            self.view.select(index)
            self.view.scrollTo(self.view.currentIndex())
        else:
            self._show_current()

    def _searched(self, text: str) -> None:
        self._renewing = True
        self.tree.set_filter(text)
        self._keep_place()
        self._renewing = False
        shown, every = self.tree.counts()
        counted = trn("%n tool", "%n tools", every)
        found = tr("{shown} of {tools}", shown=wording.number(shown), tools=counted)
        self.header.set_note("" if not every else found if text.strip() else counted)
        for button in (self.schema_button, self.run_button):
            button.setVisible(every > 0)
        self.search.setVisible(every > 0 or not self._told or self.search.hasFocus() or bool(text))
        self._stack.setCurrentIndex(0 if shown else 1)
        if not shown and every:
            self._state.show_state(tr("Nothing found"), tr("No tool holds all of these words."), icon="inspector")
        elif not shown:
            self._state.show_state(
                tr("No tools yet"),
                tr("Tools come from MCP servers. Add one, and its tools are listed here."),
                icon="tools",
                button=tr("Go to servers"),
            )
        self._update_buttons()

    def _select(self) -> None:
        index = self.view.current()
        info, server = self.tree.info(index), self.tree.server(index)
        if self._renewing and not index.isValid():
            return
        other = (info.tool.id if info is not None else "") != self._chosen
        self._chosen = info.tool.id if info is not None else ""
        self._server = server.name if server is not None else ""
        if server is not None and server.name not in self._advice and not self._renewing:
            self.advice_requested.emit(server.name)  # a person chose it: to look at many tools takes the engine seconds
        self._show_current(other=other)

    def _show_current(self, *, other: bool = False) -> None:
        info, server = self.current(), self.tree.server(self.view.current())
        if info is not None:
            self.detail.show_tool(info, renewing=not other)
            if other:
                self._show_advice()
        elif server is not None:
            self._show_server(server)
        else:
            self.detail.show_nothing(self._tools)
        self.view.setMinimumWidth(theme.active().scaled(200))
        self._update_buttons()

    def _show_server(self, row: ServerRow) -> None:
        if self._of_server is None or self._of_server[0] != row.name:
            self._of_server = row.name, tuple(info for info in self._tools if info.tool.server == row.name)
        told, note = self._advice.get(row.name, ({}, "not asked"))
        self.detail.show_server(row, self._of_server[1], told if told or not note else None)

    def _show_advice(self) -> None:
        info, server = self.current(), self.tree.server(self.view.current())
        if info is None:
            if server is not None:
                self._show_server(server)
            return
        if info.tool.server not in self._advice:
            self.detail.show_advice(None)
            self.advice_requested.emit(info.tool.server)
            return
        told, note = self._advice[info.tool.server]
        self.detail.show_advice(told.get(info.tool.id, ()), note)

    def _switched(self, tools: tuple[str, ...], on: bool) -> None:
        self._forget_failure()
        self._show_current()
        self.switched.emit(tools, on)

    def _update_buttons(self) -> None:
        chosen = self._seen() is not None
        self.run_button.setEnabled(chosen)
        self.schema_button.setEnabled(chosen)

    def _seen(self) -> ToolInfo | None:
        """The selected tool while it is in sight: where nothing is found its detail is hidden with the list."""
        return self.current() if self._stack.currentIndex() == 0 else None

    def _run(self) -> None:
        info = self._seen()
        if info is not None:
            self.run_requested.emit(info.tool.id)

    def _show_schema(self) -> None:
        info = self._seen()
        if info is not None:
            dialog = SchemaDialog(info, self.window())
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.open()
