"""A tool call in the conversation: name, server, arguments, state, result."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from dost_ui import theme, wording
from dost_ui.chips import ChipRow
from dost_ui.content_kinds import content_kinds
from dost_ui.labels import ElidedLabel, PlainLabel, WholeName
from dost_ui.question import Question
from dost_ui.text_view import TextView
from dost_ui.translation import tr

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from dost_engine.types import JsonObject, Source, WaitingCall
    from dost_ui.result_content import ResultContent

_SHORT_LINES = 12
_SHORT_CHARACTERS = 1200
_LONGEST_CHARACTERS = 100_000
_PROGRESS_CHARACTERS = 60
_LEAST_SERVER_PX = 140


class CardState(StrEnum):
    """Where a tool call stands."""

    ASKS = "asks"
    GONE = "gone"
    """It waits no more, and was not answered here."""
    ALLOWED = "allowed"
    """Its result goes to another program."""
    RUNNING = "running"
    OK = "ok"
    ERROR = "error"
    DENIED = "denied"


class ToolCard(QFrame):
    """The card.

    Signals:
        answered: What the person says to the question (an ``Answer``).

    Attributes:
        tool: Name of the tool.
        question: What is asked about the call, or None.
        state: Where it stands.
    """

    answered = Signal(object)

    def __init__(
        self,
        tool: str,
        server: str,
        arguments: JsonObject,
        source: Source | None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.tool, self._server = tool, server
        self.question: Question | None = None
        self._chip = _source_words(source)
        self._result = ""
        self.state = CardState.RUNNING
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 1)
        column.setSpacing(0)
        column.addWidget(self._make_head())
        self._arguments = _block(wording.argument_lines(arguments), tr("Arguments"))
        column.addWidget(self._arguments)
        self._outcome = self._make_outcome()
        column.addWidget(self._outcome)

    def _make_head(self) -> QFrame:
        head = QFrame()
        head.setProperty("kind", "card-head")
        line = QHBoxLayout(head)
        line.setContentsMargins(11, 7, 12, 7)
        line.setSpacing(9)
        self._chips = ChipRow()
        line.addWidget(self._chips)
        line.addWidget(WholeName(self.tool))  # a person decides by it: never cut
        self._of = ElidedLabel(self._server, "small-muted", natural=True)
        line.addWidget(self._of)
        line.addStretch(1)
        self._state = PlainLabel(kind="small-muted")
        line.addWidget(self._state)
        return head

    def _make_outcome(self) -> QFrame:
        frame = QFrame()
        frame.setProperty("kind", "card-foot")
        column = QVBoxLayout(frame)
        column.setContentsMargins(12, 8, 12, 9)
        column.setSpacing(6)
        self._text = TextView("fixed")
        column.addWidget(self._text)
        self.more_button = QPushButton(tr("Show all"))
        self.more_button.setProperty("kind", "small")
        self.more_button.clicked.connect(self._show_all)
        self._kinds = PlainLabel(kind="small-muted", wrap=True)
        self._kinds.hide()
        line = QHBoxLayout()
        line.addWidget(self.more_button)
        line.addWidget(self._kinds, 1)
        line.addStretch()
        column.addLayout(line)
        return frame

    def ask(self, call: WaitingCall) -> Question:
        """Ask about the call. What it would really pass takes the place of what the card said before."""
        if self.question is not None:
            self._column.removeWidget(self.question)
            self.question.hide()
            self.question.deleteLater()
        self.question = Question(call)
        self.question.answered.connect(self.answered)
        self._column.insertWidget(1, self.question)
        self.set_state(CardState.ASKS)
        return self.question

    def show_content(self, content: ResultContent) -> None:
        """What the result consists of, where that is more than a text."""
        kinds = content_kinds(content)
        self._kinds.setText(tr("Result: {kinds}", kinds=", ".join(kinds)))
        self._kinds.setVisible(bool(kinds) and kinds != ("text",))

    def kinds(self) -> str:
        """What is said about the content of the result."""
        return "" if self._kinds.isHidden() else self._kinds.text()

    def set_progress(self, words: str) -> None:
        """How far the call is, as its server says."""
        if self.state is CardState.RUNNING:
            self._state.setText(wording.shortened(tr("running… {words}", words=words), _PROGRESS_CHARACTERS))

    def set_state(self, state: CardState, text: str = "", took_ms: float | None = None) -> None:
        """Where the call stands.

        Args:
            state: The state.
            text: The result or what went wrong; empty for none.
            took_ms: Wall time in milliseconds, where it is over.
        """
        took = f" {wording.took(took_ms)}" if took_ms is not None else ""
        words, kind = {
            CardState.ASKS: (tr("waits for you"), "small-muted"),
            CardState.GONE: (tr("waits no more"), "small-muted"),
            CardState.ALLOWED: (tr("✓ allowed"), "small-good"),
            CardState.RUNNING: (tr("running…"), "small-muted"),
            CardState.OK: (f"✓{took}", "small-good"),
            CardState.ERROR: (tr("✗ failed after {took}", took=took.strip()) if took else tr("✗ failed"), "small-bad"),
            CardState.DENIED: (tr("✗ denied"), "small-muted"),
        }[state]
        asks = state is CardState.ASKS
        self._state.set_kind(kind)
        self._state.setText(words)
        self._chips.set_words(("asks",) if asks else self._chip)
        frame = {"asks": "asks", "error": "note-error"}.get(str(state), "card")
        if self.property("kind") != frame:
            self.setProperty("kind", frame)
            self.style().unpolish(self)
            self.style().polish(self)
        self.state = state
        self._arguments.setVisible(not asks)
        if self.question is not None:
            self.question.setVisible(asks)
        self._result = text
        self._show_result(_short(text))
        said = tr("asks") if asks else words
        self.setAccessibleName(
            tr("Tool call {tool} of {server}: {state}", tool=self.tool, server=self._server, state=said)
        )

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt
        """Enough of the server's name stays to tell it from others, however long that of its tool is."""
        super().resizeEvent(event)
        self._of.setMinimumWidth(min(self._of.sizeHint().width(), theme.active().scaled(_LEAST_SERVER_PX)))

    def state_words(self) -> str:
        """What the card says about its state."""
        return self._state.text()

    def result_shown(self) -> str:
        """The part of the result that is shown."""
        return self._text.toPlainText()

    def _show_result(self, shown: str) -> None:
        self._outcome.setVisible(bool(self._result))
        self._text.show_plain(shown)
        self.more_button.setVisible(len(shown) < len(self._result))

    def _show_all(self) -> None:
        if len(self._result) > _LONGEST_CHARACTERS:
            self._show_result(self._result[:_LONGEST_CHARACTERS] + tr("\n… (cut here)"))
            self.more_button.hide()
        else:
            self._show_result(self._result)


def _source_words(source: Source | None) -> tuple[str, ...]:
    if source is None:
        return ("tool",)
    return ("semantic", "text") if source == "both" else (str(source),)


def _short(text: str) -> str:
    lines = text[:_SHORT_CHARACTERS].split("\n")
    if len(lines) <= _SHORT_LINES and len(text) <= _SHORT_CHARACTERS:
        return text
    return "\n".join(lines[:_SHORT_LINES])


def _block(text: str, name: str) -> QWidget:
    holder = QWidget()
    column = QVBoxLayout(holder)
    column.setContentsMargins(12, 8, 12, 9)
    if not text:
        column.addWidget(PlainLabel(tr("no arguments"), "small-muted"))
        return holder
    view = TextView("fixed-muted")
    view.show_plain(text)
    view.setAccessibleName(f"{name}: {text[:400]}")
    column.addWidget(view)
    return holder
