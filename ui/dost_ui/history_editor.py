"""What came before the message: made up line by line, taken from a kept turn, pasted, or the open conversation.

Public: ``HistoryEditor``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from dost_engine.types import Message, Role, ToolCall
from dost_ui.input_line import InputLine
from dost_ui.labels import ElidedLabel
from dost_ui.mirror import set_hint
from dost_ui.row_ground import MarkedRows
from dost_ui.translation import tr, trn
from dost_ui.wording import shortened, tooltip

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtGui import QKeyEvent

_MOST_ROWS = 6
_BESIDE = "\u2002\u2009"
"""Room beside the words: Qt gives a button with a menu none of the style sheet's where its words stand at one side."""


def line_of(message: Message) -> str:
    """A message on one line."""
    if message.role is Role.USER:
        return tr("said: {text}", text=shortened(message.text, 200))
    if message.calls:
        return tr("called: {tools}", tools=shortened(", ".join(call.tool for call in message.calls), 200))
    if message.results and not message.text:
        return tr("result: {text}", text=shortened(" · ".join(result.text for result in message.results), 200))
    return tr("answered: {text}", text=shortened(message.text, 200))


def turns_in(history: Sequence[Message]) -> str:
    """How long a history is: ``2 turns``."""
    return trn("%n turn", "%n turns", sum(message.role is Role.USER for message in history))


class _Lines(QListWidget):
    """Delete takes the current line out."""

    removed = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt
        if event.key() in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace} and self.currentRow() >= 0:
            self.removed.emit(self.currentRow())
            return
        super().keyPressEvent(event)


class HistoryEditor(QWidget):
    """Messages, oldest first.

    Signals:
        changed: Something was edited.
        kept_requested: A kept turn is to be chosen.
        paste_requested: A conversation is to be pasted.

    Attributes:
        lines: The messages.
        entry: Where one more is written.
        choose: Opens the menu of what can be taken.
        menu: That menu.
    """

    changed = Signal()
    kept_requested = Signal()
    paste_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._history: tuple[Message, ...] = ()
        self._source = ""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(7)
        words = tr("Choose a history")
        self.choose = QPushButton(f"{_BESIDE}{words}{_BESIDE}")
        self.choose.setAccessibleName(words)
        self.choose.setProperty("kind", "choice")
        self.menu = QMenu(self.choose)
        self.choose.setMenu(self.menu)
        self.menu.addAction(tr("A kept turn…"), self.kept_requested.emit)
        self.menu.addAction(tr("Paste a conversation…"), self.paste_requested.emit)
        self._none = self.menu.addAction(tr("No history"), self._clear)
        column.addWidget(self.choose)
        self.use_conversation = QCheckBox(tr("Use the open conversation"))
        self.use_conversation.toggled.connect(self._switch)
        column.addWidget(self.use_conversation)
        self._name = ElidedLabel(kind="small")
        column.addWidget(self._name)
        self.lines = _Lines()
        self.lines.setItemDelegate(MarkedRows(self.lines))
        self.lines.setAccessibleName(tr("History"))
        self.lines.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.lines.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.lines.setUniformItemSizes(True)
        self.lines.removed.connect(self._remove)
        column.addWidget(self.lines)
        self.entry = InputLine()
        set_hint(self.entry, tr("An earlier message, or a tool"))
        self.entry.setAccessibleName(tr("Add to the history"))
        self.entry.returnPressed.connect(self._add_message)
        column.addWidget(self.entry)
        line = QHBoxLayout()
        line.setSpacing(6)
        self.add_message = QPushButton(tr("Add message"))
        self.add_tool = QPushButton(tr("Add called tool"))
        for button in (self.add_message, self.add_tool):
            button.setProperty("kind", "small")
            line.addWidget(button)
        line.addStretch(1)
        self.add_message.clicked.connect(self._add_message)
        self.add_tool.clicked.connect(self._add_tool)
        column.addLayout(line)
        self._show()

    def history(self) -> tuple[Message, ...]:
        """The messages, oldest first."""
        return self._history

    def source(self) -> str:
        """What the history is called; empty where it was made up or changed."""
        return self._source

    def set_history(self, history: tuple[Message, ...], source: str = "", *, use_conversation: bool = False) -> None:
        """Other messages. Emits nothing."""
        self._history, self._source = history, source
        self.use_conversation.blockSignals(True)  # noqa: FBT003 - Qt
        self.use_conversation.setChecked(use_conversation)
        self.use_conversation.blockSignals(False)  # noqa: FBT003 - Qt
        self._enable()
        self._show()

    def _add_message(self) -> None:
        self._append(lambda text: Message(Role.USER, text))

    def _add_tool(self) -> None:
        self._append(lambda text: Message(Role.ASSISTANT, calls=(ToolCall(text),)))

    def _append(self, made: Callable[[str], Message]) -> None:
        text = self.entry.text().strip()
        if text:
            self.entry.clear()
            self._edit((*self._history, made(text)))

    def _remove(self, at: int) -> None:
        self._edit(self._history[:at] + self._history[at + 1 :])
        self.lines.setCurrentRow(min(at, self.lines.count() - 1))

    def _clear(self) -> None:
        self.use_conversation.setChecked(False)
        self._edit(())

    def _edit(self, history: tuple[Message, ...]) -> None:
        self._history, self._source = history, ""
        self._show()
        self.changed.emit()

    def _switch(self) -> None:
        self._enable()
        self.changed.emit()

    def _enable(self) -> None:
        for widget in (self.lines, self.entry, self.add_message, self.add_tool):
            widget.setEnabled(not self.use_conversation.isChecked())

    def _show(self) -> None:
        self.lines.clear()
        for message in self._history:
            item = QListWidgetItem(line_of(message))
            item.setToolTip(tooltip(line_of(message) + tr("\n(Delete takes it out)")))
            self.lines.addItem(item)
        self._name.set_whole(f"{self._source}, {turns_in(self._history)}" if self._source else "")
        self._name.setVisible(bool(self._source))
        count = self.lines.count()
        self.lines.setVisible(count > 0)
        row = self.lines.sizeHintForRow(0) if count else 0
        self.lines.setFixedHeight(min(count, _MOST_ROWS) * max(row, 20) + 8)
        if count:
            self.lines.scrollToBottom()
