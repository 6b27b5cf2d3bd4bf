"""The MCP servers, their states and their logs.

Public: ``ServersPage``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QListView, QStackedLayout, QVBoxLayout, QWidget

from dost_engine.types import Approval
from dost_ui import theme, wording
from dost_ui.chat_items import NoteCard, NoteKind
from dost_ui.kept_in_sight import ListKeptInSight
from dost_ui.page_header import PageHeader
from dost_ui.page_states import ADD_SAMPLES, PageState
from dost_ui.server_detail import ServerDetail
from dost_ui.servers_model import ServersDelegate, ServersModel
from dost_ui.service_words import said
from dost_ui.translation import tr
from dost_ui.undo_line import UndoLine

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dost_engine.types import ServerStatus


class ServersPage(QFrame):
    """The page.

    Signals:
        add_requested: A server is to be added.
        edit_requested: ``servers.json`` is to be opened.
        samples_requested: The sample servers are to be added to the empty list.
        logs_requested: Server name; answer with ``set_logs``. Emitted when a server is selected or "Refresh" pressed.
        restart_requested: Server name.
        sign_in_requested: Server name; where to sign in is to be opened in a browser.
        sign_out_requested: Server name.
        shown_changed: Another server is shown (its name).
        undo_wanted: The server that was removed last is to come back (its name).

    Attributes:
        add_button: Opens the dialog for one more.
        undo: What was removed last, for some seconds.
        detail: The server that is shown; it has the signals of what one does with it.
    """

    add_requested = Signal()
    edit_requested = Signal()
    samples_requested = Signal()
    logs_requested = Signal(str)
    restart_requested = Signal(str)
    sign_in_requested = Signal(str)
    sign_out_requested = Signal(str)
    shown_changed = Signal(str)
    undo_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "page")
        self._wanted = ""  # a server that is to be shown as soon as it is there
        self._approvals: Mapping[str, Approval] = {}
        self.header = PageHeader(tr("Servers"))
        self.edit_button = self.header.add_button(tr("Open servers.json"))
        self.edit_button.clicked.connect(self.edit_requested)
        self.add_button = self.header.add_button(tr("Add a server…"), "primary")
        self.add_button.clicked.connect(self.add_requested)
        self.model = ServersModel(self)
        self._above = QWidget()
        self._problems = QVBoxLayout(self._above)
        theme.pad(self._problems, "strip")
        self._above.hide()
        self._problems.setSpacing(8)
        self._problem_texts: tuple[str, ...] = ()
        self._failure = ("", "")
        self._removed = ""
        self._state = PageState()
        self._state.action.connect(self._act)
        holder = QWidget()
        self._stack = QStackedLayout(holder)
        self._stack.addWidget(self._make_lists())
        self._stack.addWidget(self._state)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self.header)
        outer.addWidget(self._above)
        self._make_undo()
        outer.addWidget(self.undo)
        outer.addWidget(holder, 1)
        self.set_servers(())

    def _make_undo(self) -> None:
        self.undo = UndoLine(pad="strip")
        self.undo.wanted.connect(self._undo)
        key = QShortcut(QKeySequence.StandardKey.Undo, self)
        key.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        key.activated.connect(self._undo)

    def _make_lists(self) -> QWidget:
        page = QWidget()
        line = QHBoxLayout(page)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(0)
        side = QFrame()
        side.setProperty("kind", "side-left")
        column = QVBoxLayout(side)
        column.setContentsMargins(6, 10, 6, 10)
        self.view = ListKeptInSight()
        self.view.setModel(self.model)
        self.view.setItemDelegate(ServersDelegate(self.view))
        self.view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setMouseTracking(True)
        self.view.setAccessibleName(tr("Servers"))
        self.view.selectionModel().currentChanged.connect(self._choose)
        self.model.dataChanged.connect(self._refresh_detail)
        column.addWidget(self.view)
        self.detail = ServerDetail()
        self.detail.logs_requested.connect(self.logs_requested)
        self.detail.restart_requested.connect(self.restart_requested)
        self.detail.sign_in_requested.connect(self.sign_in_requested)
        self.detail.sign_out_requested.connect(self.sign_out_requested)
        line.addWidget(side, 2)
        line.addWidget(self.detail, 3)
        return page

    # --------------------------------------------------------------------------------------------- showing

    def set_servers(self, servers: tuple[ServerStatus, ...]) -> None:
        """Other states. The selected server stays selected."""
        self.model.set_servers(servers)
        ready, count = (wording.number(how_many) for how_many in (sum(one.usable for one in servers), len(servers)))
        self.header.set_note(tr("{ready} of {count} ready", ready=ready, count=count) if servers else "")
        kind = "primary" if servers else ""  # the empty page has one of its own
        if self.add_button.property("kind") != kind:
            self.add_button.setProperty("kind", kind)
            self.add_button.style().unpolish(self.add_button)
            self.add_button.style().polish(self.add_button)
        if not servers:
            self.detail.clear()
            self._state.show_state(
                tr("No servers yet"),
                tr(
                    "MCP servers bring the tools. Add one: paste what its page shows, fill in a form, or take over "
                    "what another program has. Or try Dost with the sample servers first."
                ),
                icon="servers",
                button=tr(ADD_SAMPLES),
            )
            self._stack.setCurrentIndex(1)
            return
        self._stack.setCurrentIndex(0)
        names = [server.name for server in servers]
        if self._wanted in names:
            self.view.setCurrentIndex(self.model.index(names.index(self._wanted)))
        elif not self.view.currentIndex().isValid():
            shown = self.detail.shown()
            self.view.setCurrentIndex(self.model.index(names.index(shown) if shown in names else 0))

    def set_logs(self, name: str, lines: tuple[str, ...]) -> None:
        """The log of a server; ignored where another one is shown by now."""
        if name == self.detail.shown():
            self.detail.set_logs(lines)

    def set_approvals(self, approvals: Mapping[str, Approval]) -> None:
        """What is decided about the calls of each server's tools, by name; of the others nothing is."""
        self._approvals = approvals
        self._show_approval()

    def set_problems(self, problems: tuple[str, ...]) -> None:
        """Sentences on what could not be read or written."""
        if problems != self._problem_texts:
            self._problem_texts = problems
            self._show_notes()

    def set_failure(self, title: str, text: str) -> None:
        """What was asked for here could not be done; the list stays. Empty when the next thing is asked for."""
        if (title, text) != self._failure:
            self._failure = (title, text)
            self._show_notes()

    def show_removed(self, name: str) -> None:
        """A server was removed and can be brought back for some seconds; an empty name ends that."""
        self._removed = name
        self.undo.say(tr("Removed: {server}", server=wording.isolated(name)) if name else "")

    def _undo(self) -> None:
        if self.undo.said():
            self.undo_wanted.emit(self._removed)

    def notes(self) -> tuple[str, ...]:
        """What stands above the list, as text."""
        cards = (self._problems.itemAt(at) for at in range(self._problems.count()))
        widgets = (card.widget() for card in cards if card is not None)
        return tuple(widget.accessibleName() for widget in widgets if widget is not None)

    def _show_notes(self) -> None:
        while (item := self._problems.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        if any(self._failure):
            self._problems.addWidget(NoteCard(NoteKind.ERROR, *self._failure))
        for problem in self._problem_texts[:5]:
            self._problems.addWidget(NoteCard(NoteKind.WARNING, tr("A file needs attention"), said(problem)))
        self._above.setVisible(self._problems.count() > 0)

    def show_loading(self, text: str) -> None:
        """The states are not known yet."""
        self._state.show_state("", text, busy=True)
        self._stack.setCurrentIndex(1)

    def show_error(self, title: str, text: str) -> None:
        """The states cannot be had."""
        self._state.show_state(title, text, icon="warning", button=tr("Open servers.json"))
        self._stack.setCurrentIndex(1)

    def _act(self) -> None:
        wanted = self.samples_requested if self._state.button().text() == tr(ADD_SAMPLES) else self.edit_requested
        wanted.emit()

    def shown(self) -> str:
        """Name of the server that is shown."""
        return self.detail.shown()

    def state(self) -> PageState:
        """What stands in the place of the list."""
        return self._state

    def select(self, name: str) -> None:
        """Show a server, now or as soon as it is there."""
        self._wanted = name
        names = [server.name for server in self.model.servers()]
        if name in names:
            self.view.setCurrentIndex(self.model.index(names.index(name)))

    def _choose(self, current: QModelIndex, previous: QModelIndex) -> None:
        if not current.isValid():
            return
        server = self.model.servers()[current.row()]
        self._wanted = ""
        other = server.name != self.detail.shown()
        self.detail.show_server(server)
        self.view.setMinimumWidth(theme.active().scaled(180))
        self._show_approval()
        self.logs_requested.emit(server.name)
        if other:
            self.shown_changed.emit(server.name)

    def _show_approval(self) -> None:
        self.detail.set_approval(self._approvals.get(self.detail.shown(), Approval.DEFAULT))

    def _refresh_detail(self) -> None:
        server = next((one for one in self.model.servers() if one.name == self.detail.shown()), None)
        if server is not None:
            self.detail.show_server(server)
