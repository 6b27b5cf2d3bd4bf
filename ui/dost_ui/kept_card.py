"""What is kept on this machine, as a card of the settings page: how much, where, whether at all, and away with it.

Public: ``KeptCard``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from dost_ui import theme, wording
from dost_ui.box_hint import put_box
from dost_ui.labels import PlainLabel
from dost_ui.translation import marked, tr

if TYPE_CHECKING:
    from collections.abc import Mapping

_KINDS = {
    "keep_conversations": (
        marked("Keep conversations"),
        marked("conversations"),
        marked(
            "So that you can go on with them: the newest 2,000, or 200 MB. Otherwise a new one is kept only "
            "if you say so."
        ),
    ),
    "keep_traces": (
        marked("Keep the turns that were answered"),
        marked("turns"),
        marked("So that earlier ones can be opened and explained: the newest 5,000, or 200 MB."),
    ),
    "count_calls": (
        marked("Count the calls of tools"),
        marked("counted calls"),
        marked("For the page “Usage”, and to rank by your own calls."),
    ),
    "keep_arguments": (
        marked("Keep what calls passed, without secrets"),
        marked("calls in the audit"),
        marked("Who called what, what was decided and what came of it is always kept; “dost audit” shows it."),
    ),
    "vectors": (
        marked("Vectors of tools and skills"),
        marked("vectors"),
        marked("So that a start need not read every tool by the model again. What is missing is made anew."),
    ),
    "data-set-vectors": (
        marked("Vectors of data sets"),
        marked("vectors of data sets"),
        marked("So that a data set that is run again is asked at once."),
    ),
    "tool-lists": (
        marked("Tools that servers offered"),
        marked("lists of tools"),
        marked("So that they can be picked before their server has answered."),
    ),
    "results": (
        marked("Long results, and those that are no text"),
        marked("files of results"),
        marked("Kept whole, for you to open: the newest 100, or 50 MB."),
    ),
    "logs": (
        marked("Logs"),
        marked("log files"),
        marked("What Dost did and what failed, without what was said: four files of 1 MB."),
    ),
}
"""Name of the kind, which is that of its setting where there is one, what stands above it, what is kept, what for."""

_ALWAYS = frozenset({"vectors", "data-set-vectors", "tool-lists", "results", "logs"})
"""Kinds without a switch."""


class _Kept(QWidget):
    """One kind of thing: its switch or heading, how much there is, where, and the way to forget it, which asks once."""

    switched = Signal(bool)
    forget = Signal()

    def __init__(self, title: str, what: str, about: str, parent: QWidget, *, switchable: bool) -> None:
        super().__init__(parent)
        self._what = what
        self.switch = QCheckBox(title) if switchable else None
        if self.switch is not None:
            self.switch.setAccessibleDescription(about)
            self.switch.clicked.connect(self.switched)
        self.amount = PlainLabel(kind="small", wrap=True)
        self.place = PlainLabel(kind="fixed-muted", wrap=True)
        self.place.make_selectable()
        self.place.setAccessibleName(tr("File of the {what}", what=what))
        self.question = PlainLabel(kind="small", wrap=True)
        self.clear = _button(tr("Clear…"), tr("Clear the {what}", what=what))
        self.yes = _button(tr("Forget them"), tr("Forget the {what}", what=what))
        self.no = _button(tr("Keep them"), tr("Keep the {what}", what=what))
        self.clear.clicked.connect(lambda: self._ask(asking=True))
        self.no.clicked.connect(lambda: self._ask(asking=False))
        self.yes.clicked.connect(self._forget)
        self.clear.setEnabled(False)
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(self.amount, 1)
        line.addWidget(self.question, 1)
        for button in (self.clear, self.no, self.yes):
            line.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        rest = column
        if self.switch is not None:
            rest = put_box(column, self.switch, about).column
        else:
            column.addWidget(PlainLabel(title))
            column.addWidget(PlainLabel(about, "small-muted", wrap=True))
        rest.addLayout(line)
        rest.addWidget(self.place)
        self._show_question(asking=False)

    def _ask(self, *, asking: bool) -> None:
        self._show_question(asking=asking)
        (self.no if asking else self.clear).setFocus()

    def _show_question(self, *, asking: bool) -> None:
        self.question.setText(tr("Forget all {_what}? They cannot be brought back.", _what=self._what))
        for widget in (self.question, self.yes, self.no):
            widget.setVisible(asking)
        for widget in (self.amount, self.clear):
            widget.setVisible(not asking)

    def _forget(self) -> None:
        self._ask(asking=False)
        self.clear.setEnabled(False)  # until it is known what is left
        self.forget.emit()


class KeptCard(QFrame):
    """The card.

    Signals:
        changed: A setting is to have another value (name, value); answer with ``set_values`` and ``show_result``.
        clear_requested: All of one kind is to be forgotten (name of its setting), after the question was answered;
            answer with ``set_kept`` and ``show_result``.
    """

    changed = Signal(str, object)
    clear_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        column = QVBoxLayout(self)
        theme.pad(column, "card")
        column.setSpacing(16)
        column.addWidget(PlainLabel(tr("What is kept on this machine"), "title"))
        self._kinds: dict[str, _Kept] = {}
        for name, words in _KINDS.items():
            title, what, about = map(tr, words)
            kind = self._kinds[name] = _Kept(title, what, about, self, switchable=name not in _ALWAYS)
            kind.switched.connect(lambda on, name=name: self.changed.emit(name, on))
            kind.forget.connect(lambda name=name: self.clear_requested.emit(name))
            column.addWidget(kind)
        self._result = PlainLabel(kind="small-muted", wrap=True)
        self._result.make_selectable()
        self._result.hide()
        column.addWidget(self._result)
        self.setEnabled(False)  # until the service says what holds

    def set_values(self, values: Mapping[str, object]) -> None:
        """Whether things are kept, by the name of the setting. Emits nothing."""
        for name, kind in self._kinds.items():
            if kind.switch is not None:
                kind.switch.setChecked(values.get(name) is True)
        self.setEnabled(True)

    def set_places(self, places: Mapping[str, str]) -> None:
        """Where things are kept, by the name of the setting."""
        for name, place in places.items():
            self._kinds[name].place.setText(wording.place(place))

    def set_kept(self, name: str, amount: str, *, can_clear: bool) -> None:
        """How much of one kind is there, in words, and whether there is something to forget."""
        kind = self._kinds[name]
        kind.amount.setText(amount)
        kind.clear.setEnabled(can_clear)

    def show_result(self, text: str, *, ok: bool) -> None:
        """What came of a change."""
        self._result.set_kind("small-good" if ok else "small-bad")
        self._result.setText(("✓ " if ok else "✗ ") + text)
        self._result.show()

    def result(self) -> str:
        """What came of the last change."""
        return self._result.text()

    def switch(self, name: str) -> QCheckBox:
        """The box of a setting; a name without one is a mistake of the program (KeyError)."""
        switch = self._kinds[name].switch
        if switch is None:
            raise KeyError(name)
        return switch

    def amount(self, name: str) -> str:
        """How much of one kind is there, as it is shown."""
        return self._kinds[name].amount.text()

    def buttons(self, name: str) -> tuple[QPushButton, QPushButton, QPushButton]:
        """The buttons of one kind: to clear, and the answers to the question, yes and no."""
        kind = self._kinds[name]
        return kind.clear, kind.yes, kind.no


def _button(text: str, name: str) -> QPushButton:
    button = QPushButton(text)
    button.setProperty("kind", "small")
    button.setAccessibleName(name)
    return button
