"""The inspector's left column: limits and the history to ask with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QScrollArea,
    QSlider,
    QVBoxLayout,
    QWidget,
)

from dost_ui.labels import PlainLabel
from dost_ui.wording import shortened, tooltip

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeyEvent


@dataclass(frozen=True, slots=True)
class HistoryLine:
    """One line of the history that a person made up: an earlier message, or a tool that was called."""

    kind: Literal["user", "tool"]
    text: str


@dataclass(frozen=True, slots=True)
class InspectorQuery:
    """What the inspector asks.

    Attributes:
        text: The message; may be empty (then nothing is to be asked).
        semantic_limit: The guide's rules: tools by meaning.
        text_limit: The guide's rules: tools by words.
        sticky_window: The guide's rules: assistant messages back.
        use_conversation: Take the open conversation as the history instead of ``history``.
        history: Lines, oldest first.
        guide: Choose by the guide's rules instead of Dost's own.
        margin: Dost's rules: how far under the best cosine a tool may be, in hundredths.
        most: Dost's rules: tools, at most.
        sticky_turns: Dost's rules: the user's turns back.
    """

    text: str
    semantic_limit: int = 5
    text_limit: int = 3
    sticky_window: int = 3
    use_conversation: bool = False
    history: tuple[HistoryLine, ...] = ()
    guide: bool = False
    margin: int = 12
    most: int = 10
    sticky_turns: int = 10


class LabelledSlider(QWidget):
    """Name at the left, value at the right, the slider below.

    Signals:
        changed: The value.
    """

    changed = Signal(int)

    def __init__(self, name: str, low: int, high: int, explanation: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: Callable[[int], str] = str
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(5)
        line = QHBoxLayout()
        line.addWidget(PlainLabel(name, "small"), 1)
        self._value = PlainLabel(kind="strong")
        line.addWidget(self._value)
        column.addLayout(line)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(low, high)
        self.slider.setPageStep(max(1, (high - low) // 10))
        self.slider.setAccessibleName(name)
        self.slider.setAccessibleDescription(explanation)
        self.slider.valueChanged.connect(self._moved)
        self.setToolTip(tooltip(explanation))
        column.addWidget(self.slider)
        self._moved(self.slider.value())

    def value(self) -> int:
        """The value."""
        return self.slider.value()

    def set_value(self, value: int) -> None:
        """Another value, kept within the slider's range."""
        self.slider.setValue(value)

    def show_as(self, shown: Callable[[int], str]) -> None:
        """Show the value in other words."""
        self._shown = shown
        self._moved(self.slider.value())

    def _moved(self, value: int) -> None:
        self._value.setText(self._shown(value))
        self.changed.emit(value)


class _Lines(QListWidget):
    """Delete takes the current line out."""

    removed = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt
        if event.key() in {Qt.Key.Key_Delete, Qt.Key.Key_Backspace} and self.currentRow() >= 0:
            self.takeItem(self.currentRow())
            self.removed.emit()
            return
        super().keyPressEvent(event)


class HistoryEditor(QWidget):
    """Earlier messages and called tools, oldest first, or the open conversation.

    Signals:
        changed: Something was edited.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._known: list[HistoryLine] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(7)
        self.use_conversation = QCheckBox("Use the open conversation")
        self.use_conversation.toggled.connect(self._switch)
        column.addWidget(self.use_conversation)
        self.lines = _Lines()
        self.lines.setAccessibleName("Made-up history")
        self.lines.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.lines.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.lines.setToolTip("Delete takes the selected line out.")
        self.lines.removed.connect(self._emptied)
        column.addWidget(self.lines)
        self.entry = QLineEdit()
        self.entry.setPlaceholderText("An earlier message, or a tool")
        self.entry.setAccessibleName("Add to the history")
        self.entry.returnPressed.connect(lambda: self._add("user"))
        column.addWidget(self.entry)
        line = QHBoxLayout()
        line.setSpacing(6)
        self.add_message = QPushButton("Add message")
        self.add_tool = QPushButton("Add called tool")
        for button in (self.add_message, self.add_tool):
            button.setProperty("kind", "small")
            line.addWidget(button)
        line.addStretch(1)
        self.add_message.clicked.connect(lambda: self._add("user"))
        self.add_tool.clicked.connect(lambda: self._add("tool"))
        column.addLayout(line)
        self._show_size()

    def history(self) -> tuple[HistoryLine, ...]:
        """The lines, oldest first."""
        return tuple(self.lines.item(at).data(Qt.ItemDataRole.UserRole) for at in range(self.lines.count()))

    def set_history(self, history: tuple[HistoryLine, ...], *, use_conversation: bool) -> None:
        """Other lines."""
        self.lines.clear()
        for one in history:
            self._append(one)
        self.use_conversation.setChecked(use_conversation)
        self._show_size()

    def _append(self, line: HistoryLine) -> None:
        words = "said: " if line.kind == "user" else "called: "
        item = QListWidgetItem(words + shortened(line.text, 200))
        item.setData(Qt.ItemDataRole.UserRole, line)
        item.setToolTip(tooltip(line.text))
        self.lines.addItem(item)

    def _add(self, kind: Literal["user", "tool"]) -> None:
        text = self.entry.text().strip()
        if text:
            self._append(HistoryLine(kind, text))
            self.entry.clear()
            self._show_size()
            self.changed.emit()

    def _emptied(self) -> None:
        self._show_size()
        self.changed.emit()

    def _switch(self, on: bool) -> None:
        for widget in (self.lines, self.entry, self.add_message, self.add_tool):
            widget.setEnabled(not on)
        self.changed.emit()

    def _show_size(self) -> None:
        count = self.lines.count()
        self.lines.setVisible(count > 0)
        row = self.lines.sizeHintForRow(0) if count else 0
        self.lines.setFixedHeight(min(count, 5) * max(row, 20) + 8)


class InspectorControls(QFrame):
    """Sliders, history, reset.

    Signals:
        changed: Something was edited.
    """

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "side-left")
        self._defaults = InspectorQuery("")
        self.semantic = LabelledSlider("By meaning", 1, 50, "Tools that one search by meaning returns, at most.")
        self.words = LabelledSlider("By words", 0, 50, "Tools that the search by words returns, at most.")
        self.sticky = LabelledSlider("Answers back", 0, 100, "Answers of the assistant, from the newest back.")
        self.margin = LabelledSlider("Under the best", 0, 50, "How far under the best cosine a tool may be.")
        self.margin.show_as(lambda value: f".{value:02d}")
        self.most = LabelledSlider("At most", 1, 30, "Tools that are picked by rank, at most.")
        self.turns = LabelledSlider("Turns back", 0, 100, "The user's turns, from the newest back.")
        self.rules = QComboBox()
        self.rules.addItems(["Dost's own", "The guide's"])
        self.rules.setAccessibleName("Rules")
        self.rules.currentIndexChanged.connect(self._show_rules)
        self.history = HistoryEditor()
        self.reset = QPushButton("Reset to defaults")
        self.reset.clicked.connect(self._reset)
        inner = QWidget()
        inner.setProperty("kind", "canvas")
        column = QVBoxLayout(inner)
        column.setContentsMargins(18, 14, 18, 16)
        column.setSpacing(12)
        column.addWidget(PlainLabel("RULES", "section"))
        column.addWidget(self.rules)
        column.addWidget(PlainLabel("HOW MANY", "section"))
        for slider in (self.margin, self.most, self.semantic, self.words):
            column.addWidget(slider)
        column.addWidget(PlainLabel("TOOLS OF EARLIER TURNS", "section"))
        column.addWidget(self.turns)
        column.addWidget(self.sticky)
        column.addWidget(PlainLabel("HISTORY", "section"))
        column.addWidget(self.history)
        column.addSpacing(4)
        column.addWidget(self.reset)
        column.addStretch(1)
        self.set_limits(self._defaults)
        self._show_rules()
        for slider in (*self._sliders_of_guide, *self._sliders_of_dost):
            slider.changed.connect(self.changed)
        self.rules.currentIndexChanged.connect(lambda _: self.changed.emit())
        self.history.changed.connect(self.changed)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it follows the control that has the focus
        scroll.setWidget(inner)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(scroll)

    def set_values(self, query: InspectorQuery) -> None:
        """Limits and history of a query."""
        self.set_limits(query)
        self.history.set_history(query.history, use_conversation=query.use_conversation)

    def set_limits(self, query: InspectorQuery) -> None:
        """Limits of a query."""
        self.semantic.set_value(query.semantic_limit)
        self.words.set_value(query.text_limit)
        self.sticky.set_value(query.sticky_window)
        self.margin.set_value(query.margin)
        self.most.set_value(query.most)
        self.turns.set_value(query.sticky_turns)
        self.rules.setCurrentIndex(int(query.guide))

    def set_defaults(self, query: InspectorQuery) -> None:
        """What "Reset" goes back to, and where the sliders stand now."""
        self._defaults = query
        self.set_limits(query)

    def query(self, text: str) -> InspectorQuery:
        """The query for a text."""
        return InspectorQuery(
            text,
            self.semantic.value(),
            self.words.value(),
            self.sticky.value(),
            self.history.use_conversation.isChecked(),
            self.history.history(),
            guide=bool(self.rules.currentIndex()),
            margin=self.margin.value(),
            most=self.most.value(),
            sticky_turns=self.turns.value(),
        )

    @property
    def _sliders_of_guide(self) -> tuple[LabelledSlider, ...]:
        return (self.semantic, self.words, self.sticky)

    @property
    def _sliders_of_dost(self) -> tuple[LabelledSlider, ...]:
        return (self.margin, self.most, self.turns)

    def _show_rules(self) -> None:
        guide = bool(self.rules.currentIndex())
        for slider in self._sliders_of_guide:
            slider.setVisible(guide)
        for slider in self._sliders_of_dost:
            slider.setVisible(not guide)

    def _reset(self) -> None:
        self.set_limits(self._defaults)
