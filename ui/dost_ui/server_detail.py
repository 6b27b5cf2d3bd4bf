"""One server: what it is, what runs, what is wrong with it, what it wrote, and what one can do.

Public: ``ServerDetail``.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal, SignalInstance
from PySide6.QtGui import QFontMetrics, QGuiApplication
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QMessageBox,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from dost_engine.types import Approval, ServerState
from dost_ui import wording
from dost_ui.choice_bar import APPROVALS
from dost_ui.flow_layout import FlowLayout
from dost_ui.labels import ElidedLabel, PlainLabel
from dost_ui.message_box import MessageBox
from dost_ui.mirror import set_hint
from dost_ui.servers_model import STATE_WORDS
from dost_ui.service_words import said
from dost_ui.text_view import TextView
from dost_ui.translation import tr, trn

if TYPE_CHECKING:
    from PySide6.QtGui import QHideEvent, QShowEvent

    from dost_engine.types import ServerStatus, SignIn

_ENTRY = re.compile(r"Entry (\d+): (.+)", re.DOTALL)
"""How the engine names one of a list."""
_LINES_SHOWN = 5
"""Of the entries that were left out; the rest is scrolled to."""

_FOLLOW_MS = 2000
"""Between two looks at a log that is in sight."""


class ServerDetail(QWidget):
    """The server that is selected.

    Signals:
        restart_requested: Server name.
        sign_in_requested: Server name; where to sign in is to be opened in a browser.
        sign_in_cancelled: Server name; the sign-in that is waited for is to end.
        sign_out_requested: Server name.
        edit_requested: Server name.
        remove_requested: Server name; it was asked about.
        switched: Server name, and whether it is to run.
        approval_chosen: Server name and an ``Approval``.
        logs_requested: Server name; answer with ``set_logs``. Emitted by "Refresh", and again and again while the log
            is in sight.

    Attributes:
        enabled: Whether it is to run.
        approval: Whether calls of its tools are made.
        log: What it wrote.
        follow: Asks for what was written since.
    """

    restart_requested = Signal(str)
    sign_in_requested = Signal(str)
    sign_in_cancelled = Signal(str)
    sign_out_requested = Signal(str)
    edit_requested = Signal(str)
    remove_requested = Signal(str)
    switched = Signal(str, bool)
    approval_chosen = Signal(str, object)
    logs_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown = ""
        self._written = ""  # the log as it was told
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 16, 20, 16)
        column.setSpacing(8)
        head = QHBoxLayout()
        self._name = ElidedLabel(kind="title")
        head.addWidget(self._name, 1)
        self.enabled = QCheckBox(tr("On"))
        self.enabled.clicked.connect(lambda on: self.switched.emit(self._shown, on))
        head.addWidget(self.enabled)
        column.addLayout(head)
        self._facts = PlainLabel(kind="small-muted", wrap=True)
        column.addWidget(self._facts)
        self._target = TextView("fixed-muted", prose=True)
        column.addWidget(self._target)
        self._error = PlainLabel(kind="small-bad", wrap=True)
        self._error.make_selectable()
        column.addWidget(self._error)
        self._waits = PlainLabel(kind="small-warning", wrap=True)
        self._waits.make_selectable()
        column.addWidget(self._waits)
        column.addWidget(self._make_buttons())
        column.addLayout(self._make_approval())
        self._left_out_head = PlainLabel(kind="section")
        self._left_out = _fixed_text(tr("Tools that were left out"))
        column.addWidget(self._left_out_head)
        column.addWidget(self._left_out)
        column.addLayout(self._make_log_head())
        self.log = _fixed_text(tr("Log"))
        self.log.setMaximumBlockCount(1000)
        set_hint(self.log, tr("The server has written nothing."))
        column.addWidget(self.log, 1)
        self.follow = QTimer(self)
        self.follow.setInterval(_FOLLOW_MS)
        self.follow.timeout.connect(self._follow)

    def _make_buttons(self) -> QWidget:
        holder = QWidget()
        line = FlowLayout(holder, gap_px=8)
        self.sign_in_button = self._button(tr("Sign in"), self.sign_in_requested, "primary")
        self.cancel_sign_in_button = self._button(tr("Cancel the sign-in"), self.sign_in_cancelled)
        self.sign_out_button = self._button(tr("Sign out"), self.sign_out_requested)
        self.restart_button = self._button(tr("Restart"), self.restart_requested)
        self.edit_button = self._button(tr("Edit…"), self.edit_requested)
        self.remove_button = QPushButton(tr("Remove…"))
        self.remove_button.clicked.connect(self._ask_to_remove)
        for button in (
            self.sign_in_button,
            self.cancel_sign_in_button,
            self.sign_out_button,
            self.restart_button,
            self.edit_button,
            self.remove_button,
        ):
            line.addWidget(button)
        return holder

    def _button(self, text: str, signal: SignalInstance, kind: str = "") -> QPushButton:
        button = QPushButton(text)
        button.setProperty("kind", kind)
        button.clicked.connect(lambda: signal.emit(self._shown))
        return button

    def _make_approval(self) -> QHBoxLayout:
        self.approval = QComboBox()
        self.approval.setAccessibleName(tr("Calls of its tools"))
        about = tr("Whether calls are made of those of its tools about which nothing else is decided.")
        self.approval.setToolTip(about)
        for value, words in APPROVALS:
            self.approval.addItem(tr(words), value)
        self.approval.activated.connect(
            lambda: self.approval_chosen.emit(self._shown, Approval(self.approval.currentData()))
        )
        label = PlainLabel(tr("Calls of its tools"), "small")
        label.setBuddy(self.approval)
        line = QHBoxLayout()
        line.setSpacing(10)
        line.addWidget(label)
        line.addWidget(self.approval)
        line.addStretch(1)
        return line

    def _make_log_head(self) -> QHBoxLayout:
        line = QHBoxLayout()
        line.addWidget(PlainLabel(tr("LOG"), "section"), 1)
        self.copy_button = QPushButton(tr("Copy"))
        self.copy_button.setAccessibleName(tr("Copy the log"))
        self.copy_button.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.log.toPlainText()))
        self.refresh_button = QPushButton(tr("Refresh"))
        self.refresh_button.setAccessibleName(tr("Refresh the log"))
        self.refresh_button.clicked.connect(lambda: self.logs_requested.emit(self._shown))
        for button in (self.copy_button, self.refresh_button):
            button.setProperty("kind", "small")
            line.addWidget(button)
        return line

    def _ask_to_remove(self) -> None:
        name = self._shown
        about = tr("Its entry is taken out of servers.json; servers.json.bak keeps the file as it was.")
        box = MessageBox(tr("Remove {server} and its tools?", server=wording.isolated(name)), about, self)
        box.setWindowTitle(tr("Remove a server?"))
        removes = box.addButton(tr("Remove"), QMessageBox.ButtonRole.DestructiveRole)
        cancel = box.addButton(QMessageBox.StandardButton.Cancel)
        box.setDefaultButton(cancel)
        removes.clicked.connect(lambda: self.remove_requested.emit(name))
        box.open()

    # --------------------------------------------------------------------------------------------- showing

    def show_server(self, server: ServerStatus) -> None:
        """Another server, or another state of the same."""
        if server.name != self._shown:
            self._shown = server.name
            self.log.clear()
            self._written = ""
            self.show_sign_in(None)
            self.set_approval(Approval.DEFAULT)
        shown = wording.server_label(server.name)
        self._name.set_whole(shown)
        self._facts.set_facts(_facts(server))
        runs = f"\n→ {server.program}" if server.program and not server.target.startswith(server.program) else ""
        self._target.show_plain(server.target + runs)
        self._error.setText(said(server.error))
        self._show_left_out(server.skipped)
        self._error.setVisible(bool(self._error.text()))
        disabled = server.state is ServerState.DISABLED
        self.enabled.setChecked(not disabled)
        self.enabled.setAccessibleName(tr("{server} is on", server=shown))
        self.restart_button.setEnabled(not disabled)
        wants = server.state is ServerState.NEEDS_SIGN_IN and server.can_sign_in
        self.sign_in_button.setVisible(wants)
        self.sign_out_button.setVisible(server.signed_in and not wants)
        for button, name in (
            (self.sign_in_button, tr("Sign in to {server}", server=shown)),
            (self.sign_out_button, tr("Sign out of {server}", server=shown)),
            (self.restart_button, tr("Restart {server}", server=shown)),
            (self.edit_button, tr("Edit {server}", server=shown)),
            (self.remove_button, tr("Remove {server}", server=shown)),
        ):
            button.setAccessibleName(name)

    def _show_left_out(self, reasons: tuple[str, ...]) -> None:
        text = "\n".join(map(_left_out, reasons))
        for widget in (self._left_out_head, self._left_out):
            widget.setVisible(bool(reasons))
        if text != self._left_out.toPlainText():
            self._left_out.setPlainText(text)
            lines = min(len(reasons), _LINES_SHOWN)
            self._left_out.setFixedHeight(QFontMetrics(self._left_out.font()).lineSpacing() * lines + 24)
        self._left_out_head.setText(trn("LEFT OUT: %n TOOL", "LEFT OUT: %n TOOLS", len(reasons)))

    def left_out(self) -> str:
        """The tools that it offers and that cannot be used, each with the reason."""
        return self._left_out.toPlainText()

    def show_sign_in(self, asked: SignIn | None) -> None:
        """A sign-in that is waited for, or none."""
        waits = asked is not None and bool(asked.address)
        self.cancel_sign_in_button.setVisible(waits)
        self._waits.setVisible(waits)
        if asked is not None and waits:
            until = f"\n{tr('It is given up at {time}.', time=wording.clock(asked.until))}" if asked.until else ""
            self._waits.setText(tr("Sign in there; this waits for you: {address}", address=asked.address) + until)

    def set_approval(self, approval: Approval) -> None:
        """What is decided about its calls."""
        self.approval.setCurrentIndex(max(0, self.approval.findData(approval)))

    def set_logs(self, lines: tuple[str, ...]) -> None:
        """What it wrote; who reads the end of it goes on to read the end, who reads elsewhere stays there."""
        text = "\n".join(lines)
        if text == self._written:
            return
        bar = self.log.verticalScrollBar()
        at, at_end = bar.value(), bar.value() >= bar.maximum()
        self._written = text
        self.log.setPlainText(text)
        bar.setValue(bar.maximum() if at_end else at)

    def _follow(self) -> None:
        """What is marked to be copied stays until it is not marked any more."""
        if self._shown and not self.log.textCursor().hasSelection():
            self.logs_requested.emit(self._shown)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt
        """The log is followed while it is in sight."""
        super().showEvent(event)
        self.follow.start()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 - Qt
        """And not longer."""
        super().hideEvent(event)
        self.follow.stop()

    def shown(self) -> str:
        """Name of the server that is shown."""
        return self._shown

    def clear(self) -> None:
        """No server is shown."""
        self._shown = ""

    def facts(self) -> str:
        """The line of facts as text."""
        return self._facts.text()

    def target(self) -> str:
        """What is run or asked, as text."""
        return self._target.toPlainText()

    def error(self) -> str:
        """What is wrong, as text."""
        return self._error.text()

    def waits(self) -> str:
        """What is said about a sign-in that is waited for."""
        return "" if self._waits.isHidden() else self._waits.text()


def _fixed_text(name: str) -> QPlainTextEdit:
    text = QPlainTextEdit()
    text.setReadOnly(True)
    text.setProperty("kind", "log")
    text.setAccessibleName(name)
    return text


def _left_out(reason: str) -> str:
    """Why an entry of a list of tools cannot be used, in the language of the window."""
    found = _ENTRY.fullmatch(reason)
    return tr("Entry {place}: {problem}", place=found[1], problem=said(found[2])) if found else said(reason)


def _facts(server: ServerStatus) -> list[str]:
    word = tr(STATE_WORDS[server.state][0])
    parts = [
        tr("{state} since {time}", state=word, time=wording.clock(server.since)),
        trn("%n tool", "%n tools", server.tools),
        server.transport,
    ]
    if server.pid is not None:
        parts.append(tr("process {pid}", pid=server.pid))
    if server.retry_at is not None:
        parts.append(tr("next try at {time}", time=wording.clock(server.retry_at)))
    if server.cached:
        parts.append(tr("tools as of the last time"))
    if server.signed_in:
        parts.append(tr("signed in"))
    return parts
