"""What a person is asked about a call that waits.

Public: ``Question``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from dost_engine.types import Answer
from dost_ui import wording
from dost_ui.labels import PlainLabel
from dost_ui.service_words import said
from dost_ui.text_view import TextView
from dost_ui.translation import marked, tr

if TYPE_CHECKING:
    from dost_engine.types import WaitingCall

_CHAT = "chat"
"""Origin of the calls of this window's own conversation, of which everybody knows whose they are."""
_BUTTONS = (
    (Answer.ONCE, marked("Allow once"), marked("Allow {name} once"), ""),
    (Answer.DENY, marked("Deny"), marked("Deny {name}"), ""),
    (
        Answer.ALWAYS,
        marked("Always"),
        marked("Always allow {name}"),
        marked("Every call of this tool, as long as the tool stays what it is now"),
    ),
    (
        Answer.NEVER,
        marked("Never"),
        marked("Never allow {name}"),
        marked("No call of this tool any more; the Tools page takes that back"),
    ),
)


class Question(QFrame):
    """Why it is asked, what the tool would be given whole, how it changed, and the four answers.

    Signals:
        answered: An ``Answer``.

    Attributes:
        buttons: The four, by answer.
    """

    answered = Signal(object)

    def __init__(self, call: WaitingCall, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(_about(call))
        column.addWidget(_text(wording.every_argument(call.arguments), tr("Arguments")))
        if call.difference:
            changed = "\n".join(map(said, call.difference))
            column.addWidget(_text(changed, tr("Changed since you allowed it"), titled=True))
        self.buttons: dict[Answer, QPushButton] = {}
        column.addWidget(self._make_foot(call.tool_id))

    def _make_foot(self, tool_id: str) -> QFrame:
        foot = QFrame()
        foot.setProperty("kind", "card-foot")
        column = QVBoxLayout(foot)
        column.setContentsMargins(12, 9, 12, 9)
        column.setSpacing(6)
        line = QHBoxLayout()
        line.setSpacing(9)
        name = tr(
            "{tool_id} of {server_name}", tool_id=wording.tool_name(tool_id), server_name=wording.server_of(tool_id)
        )
        for answer, words, spoken, tip in _BUTTONS:
            button = self.buttons[answer] = QPushButton(tr(words))
            if answer is Answer.ONCE:
                button.setProperty("kind", "primary")
            button.setAccessibleName(tr(spoken, name=name))
            button.setToolTip(tr(tip) if tip else "")
            button.clicked.connect(lambda _, one=answer: self._answer(one))
            line.addWidget(button)
            if answer is Answer.DENY:
                line.addStretch(1)
        column.addLayout(line)
        self._problem = PlainLabel(kind="small-bad", wrap=True)
        self._problem.hide()
        column.addWidget(self._problem)
        return foot

    def show_problem(self, text: str) -> None:
        """The answer could not be kept; the call still waits."""
        self._problem.setText(f"✗ {text}")
        self._problem.show()
        self._enable(on=True)

    def problem(self) -> str:
        """What was wrong with the last answer; empty where nothing was."""
        return self._problem.text() if not self._problem.isHidden() else ""

    def _answer(self, answer: Answer) -> None:
        self._enable(on=False)  # one answer is enough
        self.answered.emit(answer)

    def _enable(self, *, on: bool) -> None:
        for button in self.buttons.values():
            button.setEnabled(on)


def words_of(call: WaitingCall) -> str:
    """Who asks and why, in sentences."""
    who = wording.isolated(call.origin) if call.origin else tr("Someone")
    model = tr("The model wants to call this tool. ")
    by = model if call.origin == _CHAT else tr("{who} wants to call this tool. ", who=who)
    hints = "" if call.hints == call.reason or _says_the_same(call) else f" {said(call.hints)}"
    return f"{by}{said(call.reason)}{hints}"


def _says_the_same(call: WaitingCall) -> bool:
    return call.rule == "hints" and call.hints.startswith("It does not say")


def _about(call: WaitingCall) -> QWidget:
    holder = QWidget()
    column = QVBoxLayout(holder)
    column.setContentsMargins(12, 9, 12, 2)
    column.addWidget(PlainLabel(words_of(call), wrap=True))
    return holder


def _text(text: str, name: str, *, titled: bool = False) -> QWidget:
    holder = QWidget()
    column = QVBoxLayout(holder)
    column.setContentsMargins(12, 6, 12, 9)
    column.setSpacing(4)
    if titled:
        column.addWidget(PlainLabel(name, "small-muted"))
    if not text:
        column.addWidget(PlainLabel(tr("no arguments"), "small-muted"))
        return holder
    view = TextView("fixed")
    view.show_plain(text)
    view.setAccessibleName(f"{name}: {text[:400]}")
    column.addWidget(view)
    return holder
