"""A server as JSON or as a link, with what is wrong shown where it is.

Public: ``PastePane``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QColor, QTextCharFormat, QTextCursor, QTextFormat
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QPlainTextEdit, QTextEdit, QVBoxLayout, QWidget

from dost_ui import theme
from dost_ui.labels import PlainLabel
from dost_ui.mirror import set_hint
from dost_ui.server_draft import ServerDraft, place_of
from dost_ui.service_words import said
from dost_ui.translation import tr, trn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dost_engine.types import ServerPlan

_QUIET_MS = 150
_EXAMPLE = """{
  "mcpServers": {
    "memory": {
      "command": "npx",
      "args": ["-y", "@modelcontextprotocol/server-memory"]
    }
  }
}"""


class PastePane(QWidget):
    """The text, a name for an entry without one, and what Dost makes of it.

    Signals:
        changed: It is not known any more what the text means; ``ready`` is false.
        checked: A ``ServerDraft`` is to be looked at; answer with ``show_plans`` or ``show_error``.

    Attributes:
        text: Where one pastes.
        name: Name of an entry that comes without one.
    """

    changed = Signal()
    checked = Signal(object)

    def __init__(self, *, edits: str = "", parent: QWidget | None = None) -> None:
        """``edits`` is the name of the server whose entry is edited."""
        super().__init__(parent)
        self._edits = edits
        self._asked: ServerDraft | None = None
        self.ready = False
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(8)
        about = tr("JSON as a server's page shows it, in any shape: a whole file, a part of one, or a dost:// link.")
        if edits:
            about = tr("The entry as it stands in servers.json. ••• stands for a value that stays as it is.")
        column.addWidget(PlainLabel(about, "small-muted", wrap=True))
        self.text = QPlainTextEdit()
        self.text.setProperty("kind", "fixed")
        self.text.setPlaceholderText("" if edits else _EXAMPLE)
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(tr("Servers as JSON"))
        self.text.textChanged.connect(self._typed)
        column.addWidget(self.text, 1)
        self.name = QLineEdit()
        set_hint(self.name, tr("notes"))
        self.name.setAccessibleName(tr("Name of the server"))
        self.name.textChanged.connect(self._typed)
        self._name_line = QWidget()
        line = QHBoxLayout(self._name_line)
        line.setContentsMargins(0, 0, 0, 0)
        label = PlainLabel(tr("Name"), "small")
        label.setBuddy(self.name)
        line.addWidget(label)
        line.addWidget(self.name, 1)
        self._name_line.hide()
        column.addWidget(self._name_line)
        self._said = PlainLabel(kind="small-muted", wrap=True)
        self._said.make_selectable()
        self._said.setMinimumHeight(theme.active().scaled(20))
        column.addWidget(self._said)
        self._left_out = PlainLabel(kind="small-bad", wrap=True)
        self._left_out.make_selectable()
        self._left_out.hide()
        column.addWidget(self._left_out)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_QUIET_MS)
        self._timer.timeout.connect(self._ask)

    def set_text(self, text: str) -> None:
        """Another text."""
        self.text.setPlainText(text)

    def draft(self) -> ServerDraft:
        """What stands in it."""
        name = self._edits or (self.name.text().strip() if not self._name_line.isHidden() else "")
        return ServerDraft(self.text.toPlainText(), name, bool(self._edits))

    def said(self) -> str:
        """What is said about the text."""
        return "\n".join(filter(None, (self._said.text(), self._left_out.text())))

    def wrong_line(self) -> int:
        """The line that is marked, from 1; 0 for none."""
        marks = self.text.extraSelections()
        return marks[0].cursor.blockNumber() + 1 if marks else 0

    def show_plans(self, draft: ServerDraft, plans: Sequence[ServerPlan]) -> None:
        """What the text means. Ignored where it is another text by now."""
        if draft != self.draft():
            return
        good = [plan for plan in plans if not plan.problem]
        bad = next((plan for plan in plans if plan.problem), None)
        self._mark(0, 0)
        if bad is not None and not good:
            self._say(f"✗ {bad.name}: {said(bad.problem)}", "small-bad")
            return
        names = ", ".join(plan.name for plan in good[:5]) + (" …" if len(good) > 5 else "")
        words = trn("✓ %n server: {names}", "✓ %n servers: {names}", len(good), names=names)
        self._say(words, "small-good", f"✗ {bad.name}: {said(bad.problem)}" if bad is not None else "")
        self.ready = True
        self.changed.emit()

    def show_error(self, draft: ServerDraft, message: str) -> None:
        """What is wrong with the text. Ignored where it is another text by now."""
        if draft != self.draft():
            return
        if not draft.name and "without a name" in message:
            self._name_line.show()
            self._mark(0, 0)
            self._say(tr("The entry has no name: give it one."), "small-muted")
            return
        place = place_of(message)
        self._mark(*(place or (0, 0)))
        self._say(f"✗ {said(message)}", "small-bad")

    def _typed(self) -> None:
        self.ready = False
        if not self.text.toPlainText().strip():
            self._timer.stop()
            self._mark(0, 0)
            self._say("", "small-muted")
        else:
            self._timer.start()
        self.changed.emit()

    def _ask(self) -> None:
        self.checked.emit(self.draft())

    def _say(self, text: str, kind: str, left_out: str = "") -> None:
        self._said.set_kind(kind)
        self._said.setText(text)
        self._left_out.setText(left_out)
        self._left_out.setVisible(bool(left_out))

    def _mark(self, line: int, column: int) -> None:
        if not line:
            self.text.setExtraSelections([])
            return
        document = self.text.document()
        block = document.findBlockByNumber(min(line, document.blockCount()) - 1)
        ground = QColor(theme.active().color("bad"))
        ground.setAlpha(36)
        whole = QTextEdit.ExtraSelection()
        whole.cursor = QTextCursor(block)
        whole.format = QTextCharFormat()
        whole.format.setBackground(ground)
        whole.format.setProperty(QTextFormat.Property.FullWidthSelection, True)  # noqa: FBT003 - Qt
        spot = QTextEdit.ExtraSelection()
        cursor = QTextCursor(block)
        cursor.setPosition(block.position() + max(0, min(column, block.length()) - 1))
        cursor.movePosition(QTextCursor.MoveOperation.NextCharacter, QTextCursor.MoveMode.KeepAnchor)
        spot.cursor = cursor
        spot.format = QTextCharFormat()
        spot.format.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
        spot.format.setUnderlineColor(theme.active().color("bad"))
        self.text.setExtraSelections([whole, spot])
