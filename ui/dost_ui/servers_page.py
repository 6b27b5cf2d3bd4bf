"""The MCP servers, their states and their logs.

Public: ``ServersPage``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListView,
    QPlainTextEdit,
    QPushButton,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from dost_engine.types import ServerState
from dost_ui import theme, wording
from dost_ui.chat_items import NoteCard, NoteKind
from dost_ui.labels import ElidedLabel, PlainLabel
from dost_ui.page_header import PageHeader
from dost_ui.page_states import ADD_SAMPLES, PageState
from dost_ui.servers_model import STATE_WORDS, ServersDelegate, ServersModel
from dost_ui.text_view import TextView
from dost_ui.translation import tr

if TYPE_CHECKING:
    from dost_engine.types import ServerStatus


class ServersPage(QFrame):
    """The page.

    Signals:
        restart_requested: Server name.
        sign_in_requested: Server name; where to sign in is to be opened in a browser.
        sign_out_requested: Server name.
        logs_requested: Server name; answer with ``set_logs``. Emitted when a server is selected or "Refresh" pressed.
        edit_requested: ``servers.json`` is to be opened.
        samples_requested: The sample servers are to be added to the empty list.
    """

    restart_requested = Signal(str)
    sign_in_requested = Signal(str)
    sign_out_requested = Signal(str)
    logs_requested = Signal(str)
    edit_requested = Signal()
    samples_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "page")
        self._shown = ""
        self.header = PageHeader(tr("Servers"))
        self.edit_button = self.header.add_button(tr("Open servers.json"))
        self.edit_button.clicked.connect(self.edit_requested)
        self.model = ServersModel(self)
        self._problems = QVBoxLayout()
        self._problems.setContentsMargins(20, 0, 20, 0)
        self._problems.setSpacing(8)
        self._problem_texts: tuple[str, ...] = ()
        self._failure = ("", "")
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
        outer.addLayout(self._problems)
        outer.addWidget(holder, 1)
        self.set_servers(())

    def _make_lists(self) -> QWidget:
        page = QWidget()
        line = QHBoxLayout(page)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(0)
        side = QFrame()
        side.setProperty("kind", "side-left")
        column = QVBoxLayout(side)
        column.setContentsMargins(6, 10, 6, 10)
        self.view = QListView()
        self.view.setModel(self.model)
        self.view.setItemDelegate(ServersDelegate(self.view))
        self.view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.view.setMouseTracking(True)
        self.view.setAccessibleName(tr("Servers"))
        self.view.selectionModel().currentChanged.connect(self._choose)
        self.model.dataChanged.connect(self._refresh_detail)
        column.addWidget(self.view)
        line.addWidget(side, 2)
        line.addWidget(self._make_detail(), 3)
        return page

    def _make_detail(self) -> QWidget:
        detail = QWidget()
        column = QVBoxLayout(detail)
        column.setContentsMargins(22, 16, 20, 16)
        column.setSpacing(8)
        head = QHBoxLayout()
        self._name = ElidedLabel(kind="title")
        head.addWidget(self._name, 1)
        self.sign_in_button = QPushButton(tr("Sign in"))
        self.sign_in_button.setProperty("kind", "primary")
        self.sign_in_button.clicked.connect(lambda: self.sign_in_requested.emit(self._shown))
        head.addWidget(self.sign_in_button)
        self.sign_out_button = QPushButton(tr("Sign out"))
        self.sign_out_button.clicked.connect(lambda: self.sign_out_requested.emit(self._shown))
        head.addWidget(self.sign_out_button)
        self.restart_button = QPushButton(tr("Restart"))
        self.restart_button.clicked.connect(lambda: self.restart_requested.emit(self._shown))
        head.addWidget(self.restart_button)
        column.addLayout(head)
        self._facts = PlainLabel(kind="small-muted", wrap=True)
        column.addWidget(self._facts)
        self._target = TextView("fixed-muted")
        column.addWidget(self._target)
        self._error = PlainLabel(kind="small-bad", wrap=True)
        self._error.make_selectable()
        column.addWidget(self._error)
        log_head = QHBoxLayout()
        log_head.addWidget(PlainLabel("LOG", "section"), 1)
        self.refresh_button = QPushButton(tr("Refresh"))
        self.refresh_button.setProperty("kind", "small")
        self.refresh_button.clicked.connect(lambda: self.logs_requested.emit(self._shown))
        log_head.addWidget(self.refresh_button)
        column.addSpacing(6)
        column.addLayout(log_head)
        self.log = QPlainTextEdit()
        self.log.setReadOnly(True)
        self.log.setProperty("kind", "log")
        self.log.setMaximumBlockCount(1000)
        self.log.setPlaceholderText(tr("The server has written nothing."))
        self.log.setAccessibleName(tr("Log"))
        column.addWidget(self.log, 1)
        return detail

    # --------------------------------------------------------------------------------------------- showing

    def set_servers(self, servers: tuple[ServerStatus, ...]) -> None:
        """Other states. The selected server stays selected."""
        self.model.set_servers(servers)
        ready = sum(server.usable for server in servers)
        self.header.set_note(tr("{ready} of {count} ready", ready=ready, count=len(servers)) if servers else "")
        if not servers:
            self._shown = ""
            self._state.show_state(
                tr("No servers yet"),
                tr(
                    "MCP servers bring the tools. Add your own to servers.json; Dost connects as soon as "
                    "the file is saved. Or try Dost with the sample servers first."
                ),
                icon="servers",
                button=ADD_SAMPLES,
            )
            self._stack.setCurrentIndex(1)
            return
        self._stack.setCurrentIndex(0)
        if not self.view.currentIndex().isValid():
            names = [server.name for server in servers]
            at = names.index(self._shown) if self._shown in names else 0
            self.view.setCurrentIndex(self.model.index(at))

    def set_logs(self, name: str, lines: tuple[str, ...]) -> None:
        """The log of a server; ignored where another one is shown by now."""
        if name == self._shown:
            bar = self.log.verticalScrollBar()
            at_end = bar.value() >= bar.maximum()
            self.log.setPlainText("\n".join(lines))
            if at_end:
                bar.setValue(bar.maximum())

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
            self._problems.addWidget(NoteCard(NoteKind.WARNING, tr("A file needs attention"), problem))
        margin = 12 if self._problems.count() else 0
        self._problems.setContentsMargins(20, margin, 20, margin)

    def show_loading(self, text: str) -> None:
        """The states are not known yet."""
        self._state.show_state("", text, busy=True)
        self._stack.setCurrentIndex(1)

    def show_error(self, title: str, text: str) -> None:
        """The states cannot be had."""
        self._state.show_state(title, text, icon="warning", button=tr("Open servers.json"))
        self._stack.setCurrentIndex(1)

    def _act(self) -> None:
        wanted = self.samples_requested if self._state.button().text() == ADD_SAMPLES else self.edit_requested
        wanted.emit()

    def shown(self) -> str:
        """Name of the server that is shown."""
        return self._shown

    def state(self) -> PageState:
        """What stands in the place of the list."""
        return self._state

    def facts(self) -> str:
        """The line of facts as text."""
        return self._facts.text()

    def target(self) -> str:
        """What is run or asked, as text."""
        return self._target.toPlainText()

    def error(self) -> str:
        """What is wrong, as text."""
        return self._error.text()

    def select(self, name: str) -> None:
        """Show a server."""
        names = [server.name for server in self.model.servers()]
        if name in names:
            self.view.setCurrentIndex(self.model.index(names.index(name)))

    def _choose(self, current: QModelIndex, previous: QModelIndex) -> None:
        if not current.isValid():
            return
        server = self.model.servers()[current.row()]
        if server.name != self._shown:
            self._shown = server.name
            self.log.clear()
        self._show(server)
        self.logs_requested.emit(server.name)

    def _refresh_detail(self) -> None:
        server = next((one for one in self.model.servers() if one.name == self._shown), None)
        if server is not None:
            self._show(server)

    def _show(self, server: ServerStatus) -> None:
        self._name.set_whole(server.name)
        word, _ = STATE_WORDS[server.state]
        parts = [
            tr("{word} since {astimezone}", word=word, astimezone=f"{server.since.astimezone():%H:%M:%S}"),
            wording.counted(server.tools, "tool"),
        ]
        parts.append(server.transport)
        if server.pid is not None:
            parts.append(tr("process {pid}", pid=server.pid))
        if server.retry_at is not None:
            parts.append(tr("tried again at {astimezone}", astimezone=f"{server.retry_at.astimezone():%H:%M:%S}"))
        if server.cached:
            parts.append(tr("tools as of the last time"))
        if server.signed_in:
            parts.append(tr("signed in"))
        self._facts.setText(" · ".join(parts))
        runs = f"\n→ {server.program}" if server.program and not server.target.startswith(server.program) else ""
        self._target.show_plain(server.target + runs)
        left_out = [tr("Left out: {one}", one=one) for one in server.skipped[:10]]
        self._error.setText("\n".join([server.error, *left_out]).strip())
        self._error.setVisible(bool(self._error.text()))
        self.restart_button.setEnabled(server.state is not ServerState.DISABLED)
        self.restart_button.setAccessibleName(tr("Restart {name}", name=server.name))
        wants = server.state is ServerState.NEEDS_SIGN_IN and server.can_sign_in
        self.sign_in_button.setVisible(wants)
        self.sign_in_button.setAccessibleName(tr("Sign in to {name}", name=server.name))
        self.sign_out_button.setVisible(server.signed_in and not wants)
        self.sign_out_button.setAccessibleName(tr("Sign out of {name}", name=server.name))
        self.view.setMinimumWidth(theme.active().scaled(180))
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
