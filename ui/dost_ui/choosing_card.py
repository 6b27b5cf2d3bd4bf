"""How tools are chosen, as a card of the settings page. What is changed is in force with the next turn.

Public: ``ChoosingCard``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QCheckBox,
    QHBoxLayout,
    QLineEdit,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from dost_ui import theme
from dost_ui.box_hint import put_box
from dost_ui.flow_layout import FlowLayout
from dost_ui.label_column import FrameOfFields
from dost_ui.labels import PlainLabel
from dost_ui.translation import marked, tr

if TYPE_CHECKING:
    from collections.abc import Mapping


_CHOICES = {
    "policy": (
        marked("Rules"),
        (
            ("default", marked("Dost's own")),
            ("guide", marked("ToolRAG guide")),
            ("agent-corex", marked("By use (Agent-CoreX)")),
        ),
    ),
    "amount": (
        marked("Tools for the model"),
        (("lean", marked("Lean: 3")), ("normal", marked("Those near the best")), ("wide", marked("Wide: 10"))),
    ),
    "personal": (
        marked("Prefer tools in use"),
        (("off", marked("Never")), ("auto", marked("After 50 calls of 5 tools")), ("on", marked("Always"))),
    ),
    "approval": (
        marked("Ask before a call"),
        (
            ("ask", marked("Always")),
            ("hints", marked("Unless it says it only reads")),
            ("always", marked("Only if it may destroy")),
        ),
    ),
    "text_index": (
        marked("Words are searched with"),
        (("bm25f", marked("Dost's index")), ("whoosh", marked("Whoosh, slower"))),
    ),
}
"""Name of the setting, what it is called, and its values."""

_SWITCHES = {
    "split_tasks": (
        marked("Read each task of a message by itself too"),
        marked("Finds a little more where a message has several tasks; such a message costs another embedding."),
    ),
    "cache_answers": (
        marked("Remember answers for an hour"),
        marked("A question that is asked again costs nothing, as long as no tool, choice or setting changed."),
    ),
}

_SOURCES = (
    (
        "onnx:all-MiniLM-L6-v2",
        marked("Dost itself: 90 MB to download once, 180 MB of memory; nothing leaves this machine"),
    ),
    ("folder:PATH", marked("Dost itself, an ONNX export of your own")),
    (
        "st:MODEL",
        marked("sentence-transformers and PyTorch, to be installed: 540 MB of memory, many times as long to load"),
    ),
    ("ollama:MODEL[@URL]", marked("Ollama, which keeps the model in its own process")),
    ("openai:MODEL@URL", marked("a server: every message and the text of every tool is sent there")),
)
"""How each source of vectors is written, and what it costs."""


class ChoosingCard(FrameOfFields):
    """The card.

    Signals:
        changed: A setting is to have another value (name, value); answer with ``set_values`` and ``show_result``.

    Attributes:
        embedding: The field of what makes vectors.
    """

    changed = Signal(str, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        self._setting = False
        self._values: dict[str, Any] = {}
        self._groups: dict[str, QButtonGroup] = {}
        self._switches: dict[str, QCheckBox] = {}
        column = QVBoxLayout(self)
        theme.pad(column, "card")
        column.setSpacing(10)
        column.addWidget(PlainLabel(tr("Choosing tools"), "title"))
        column.addWidget(PlainLabel(tr("Takes effect with the next message."), "small-muted"))
        for name, (title, values) in _CHOICES.items():
            column.addWidget(self._make_choice(name, tr(title), values))
        for name, (title, about) in _SWITCHES.items():
            put_box(column, self._make_switch(name, tr(title), tr(about)), tr(about))
        column.addLayout(self._make_embedding())
        _add_sources(column)
        self._result = PlainLabel(kind="small-muted", wrap=True)
        self._result.make_selectable()
        column.addWidget(self._result)
        self.setEnabled(False)  # until the service says what holds

    def _make_choice(self, name: str, title: str, values: tuple[tuple[str, str], ...]) -> QWidget:
        holder = QWidget()
        both = QHBoxLayout(holder)
        both.setContentsMargins(0, 0, 0, 0)
        both.setSpacing(18)
        label = PlainLabel(title)
        self.names.add(label)
        both.addWidget(label, 0, Qt.AlignmentFlag.AlignTop)
        buttons = QWidget()
        both.addWidget(buttons, 1)
        line = FlowLayout(buttons, gap_px=18)
        group = self._groups[name] = QButtonGroup(self)
        for at, (_, words) in enumerate(values):
            button = QRadioButton(tr(words))
            button.setAccessibleName(f"{title}: {tr(words)}")
            group.addButton(button, at)
            line.addWidget(button)
        group.idClicked.connect(lambda at: self._change(name, values[at][0]))
        return holder

    def _make_switch(self, name: str, title: str, about: str) -> QCheckBox:
        box = self._switches[name] = QCheckBox(title)
        box.setAccessibleDescription(about)
        box.clicked.connect(lambda on: self._change(name, on))
        return box

    def _make_embedding(self) -> QHBoxLayout:
        self.embedding = QLineEdit()
        self.embedding.setAccessibleName(tr("Vectors from"))
        self.embedding.editingFinished.connect(lambda: self._change("embedding", self.embedding.text().strip()))
        label = PlainLabel(tr("Vectors from"))
        self.names.add(label)
        label.setBuddy(self.embedding)
        line = QHBoxLayout()
        line.setSpacing(18)
        line.addWidget(label)
        line.addWidget(self.embedding, 1)
        return line

    def set_values(self, values: Mapping[str, Any]) -> None:
        """What the service goes by, by the name of the setting. Emits nothing."""
        self._setting, self._values = True, dict(values)
        for name, (_, known) in _CHOICES.items():
            at = next((at for at, (value, _) in enumerate(known) if value == values.get(name)), None)
            self._groups[name].setExclusive(False)  # rules that are set elsewhere have no button here
            for button in self._groups[name].buttons():
                button.setChecked(self._groups[name].id(button) == at)
            self._groups[name].setExclusive(True)
        for name, box in self._switches.items():
            box.setChecked(values.get(name) is True)
        self.embedding.setText(str(values.get("embedding", "")))
        self._setting = False
        self.setEnabled(True)

    def button(self, name: str, value: str) -> QAbstractButton:
        """The button of one value of a setting."""
        return self._groups[name].button([one for one, _ in _CHOICES[name][1]].index(value))

    def switch(self, name: str) -> QCheckBox:
        """The box of a setting that is on or off."""
        return self._switches[name]

    def show_result(self, text: str, *, ok: bool) -> None:
        """What came of a change."""
        self._result.set_kind("small-good" if ok else "small-bad")
        self._result.setText(("✓ " if ok else "✗ ") + text)

    def result(self) -> str:
        """What came of the last change."""
        return self._result.text()

    def _change(self, name: str, value: object) -> None:
        if not self._setting and value != self._values.get(name):
            self._values[name] = value
            self.changed.emit(name, value)


def _add_sources(column: QVBoxLayout) -> None:
    """How each source is written, and below it what it costs: side by side, large text would be cut."""
    for written, cost in _SOURCES:
        pair = QVBoxLayout()
        pair.setSpacing(1)
        pair.addWidget(PlainLabel(written, "fixed"))
        pair.addWidget(PlainLabel(tr(cost), "small-muted", wrap=True))
        column.addLayout(pair)
    note = tr("Another source embeds every tool anew, when Dost starts again.")
    column.addWidget(PlainLabel(note, "small-muted", wrap=True))
