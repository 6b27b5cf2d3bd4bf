"""What is kept on this machine, as a card of the settings page: how much, where, whether at all, and away with it.

Public: ``KeptCard``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from dost_ui.labels import PlainLabel
from dost_ui.translation import marked, tr

if TYPE_CHECKING:
    from collections.abc import Mapping

_KINDS = {
    "keep_traces": (
        marked("Keep the turns that were answered"),
        marked("turns"),
        marked("So that earlier ones can be opened and explained."),
    ),
    "count_calls": (
        marked("Count the calls of tools"),
        marked("counted calls"),
        marked("For dost usage, and to rank by your own calls."),
    ),
    "keep_arguments": (
        marked("Keep what calls passed, without secrets"),
        marked("calls in the audit"),
        marked("Who called what, what was decided and what came of it is always kept: see dost audit."),
    ),
}
"""Name of the setting, what its switch says, what is kept, and what for."""


class _Kept(QWidget):
    """One kind of thing: its switch, how much there is, where, and the way to forget it, which asks once."""

    switched = Signal(bool)
    forget = Signal()

    def __init__(self, title: str, what: str, about: str) -> None:
        super().__init__()
        self._what = what
        self.switch = QCheckBox(title)
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
        column.addWidget(self.switch)
        column.addWidget(PlainLabel(about, "small-muted", wrap=True))
        column.addLayout(line)
        column.addWidget(self.place)
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
        column.setContentsMargins(18, 14, 18, 16)
        column.setSpacing(16)
        column.addWidget(PlainLabel(tr("What is kept on this machine"), "title"))
        self._kinds: dict[str, _Kept] = {}
        for name, words in _KINDS.items():
            kind = self._kinds[name] = _Kept(*map(tr, words))
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
            kind.switch.setChecked(values.get(name) is True)
        self.setEnabled(True)

    def set_places(self, places: Mapping[str, str]) -> None:
        """Where things are kept, by the name of the setting."""
        for name, place in places.items():
            self._kinds[name].place.setText(place)

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
        """The box of a setting."""
        return self._kinds[name].switch

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
