"""One option as a control: its name, its value, where its default is, and the way back to it.

Public: ``KnobRow``, ``make_row``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QPushButton,
    QSizePolicy,
    QSlider,
    QStyle,
    QStyleOptionSlider,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from dost_ui import theme
from dost_ui.icons import icon
from dost_ui.knobs import OWN, Kind, Knob, Value, shown_value
from dost_ui.labels import ElidedLabel, PlainLabel
from dost_ui.mirror import set_hint
from dost_ui.translation import locale, tr, trn
from dost_ui.wording import tooltip

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent, QWheelEvent

CHANGED = "•"
"""Stands before the name of an option that differs from its default, so that not colour alone says it."""


def spoken_name(knob: Knob) -> str:
    """An option for a screen reader: two have the same name under two headings."""
    return f"{tr(knob.name)}, {tr(knob.group)}"


class KnobRow(QWidget):
    """An option. What sets it is made by the subclasses.

    Signals:
        changed: The key of the option and its value.

    Attributes:
        knob: The option.
        reset: The button that takes it back to its default; there where it differs.
    """

    changed = Signal(str, object)

    def __init__(self, knob: Knob, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.knob = knob
        self._value: Value = None
        self._default: Value = None
        self._setting = False
        self._name = ElidedLabel(knob.name, "small", parent=self)
        self._shown = PlainLabel(kind="knob", parent=self)
        self.reset = QToolButton(self)
        self.reset.setAccessibleName(tr("Reset {name}", name=knob.name))
        keep = QSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        keep.setRetainSizeWhenHidden(True)  # so that nothing jumps
        self.reset.setSizePolicy(keep)
        self.reset.clicked.connect(self._reset)
        self.reset.hide()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(1)
        self._head = QHBoxLayout()
        self._column.addLayout(self._head)
        self._head.setSpacing(2)
        self._head.addWidget(self._name, 1)
        self._head.addWidget(self.reset)
        self._head.addWidget(self._shown)
        self.setToolTip(tooltip(knob.about))
        self._draw()

    def value(self) -> Value:
        """The value."""
        return self._value

    def set_value(self, value: Value, default: Value) -> None:
        """Show a value and know the default. Emits nothing."""
        self._value, self._default = value, default
        self._setting = True
        self._show(value)
        self._setting = False
        self._mark()

    def is_changed(self) -> bool:
        """Whether it differs from its default."""
        return bool(self._value != self._default)

    def shown(self) -> str:
        """The value as it is written."""
        return shown_value(self.knob, self._value)

    def editor(self) -> QWidget:
        """What has the keys."""
        raise NotImplementedError

    def _show(self, value: Value) -> None:
        raise NotImplementedError

    def _take(self, value: Value) -> None:
        """A person set it."""
        if self._setting or value == self._value:
            return
        self._value = value
        self._mark()
        self.changed.emit(self.knob.key, value)

    def _reset(self) -> None:
        value, default = self._default, self._default
        self.set_value(value, default)
        self.editor().setFocus()
        self.changed.emit(self.knob.key, value)

    def _mark(self) -> None:
        """Say whether it is the default, in a sign, in colour, and to a screen reader."""
        off = self.is_changed()
        usual = shown_value(self.knob, self._default)
        self._name.set_whole(f"{CHANGED} {self.knob.name}" if off else self.knob.name)
        self._shown.setText(self.shown())
        self._shown.set_kind("knob-changed" if off else "knob")
        self.reset.setVisible(off)
        self.reset.setToolTip(tooltip(tr("Back to {usual}", usual=usual)))
        words = tr("{about} The default is {usual}.", about=self.knob.about, usual=usual)
        self.editor().setAccessibleDescription(words)
        self.setToolTip(tooltip(words))

    def _draw(self) -> None:
        size = theme.active().scaled(12)
        self.reset.setIcon(icon("restart", "accent", size))
        self.reset.setIconSize(QSize(size, size))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt
        """The drawing follows the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_head"):
            self._draw()


class _Slider(QSlider):
    """A slider that marks the default, and leaves the wheel to the page."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.default = 0

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 - Qt
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        part = QStyle.SubControl.SC_SliderHandle
        handle = self.style().subControlRect(QStyle.ComplexControl.CC_Slider, option, part, self)
        room = self.width() - handle.width()
        at = QStyle.sliderPositionFromValue(self.minimum(), self.maximum(), self.default, room, option.upsideDown)
        painter = QPainter(self)
        painter.fillRect(at + handle.width() // 2, self.height() // 2 - 7, 2, 14, theme.active().color("faint"))
        painter.end()
        super().paintEvent(event)


class NumberRow(KnobRow):
    """A number: a slider."""

    def __init__(self, knob: Knob, parent: QWidget | None = None) -> None:
        super().__init__(knob, parent)
        self.slider = _Slider(self)
        self.slider.setRange(0, round((knob.high - knob.low) / knob.step))
        self.slider.setPageStep(max(1, self.slider.maximum() // 10))
        self.slider.setAccessibleName(spoken_name(knob))
        self.slider.valueChanged.connect(self._moved)
        self._column.addWidget(self.slider)

    def editor(self) -> QWidget:
        """The slider."""
        return self.slider

    def _show(self, value: Value) -> None:
        self.slider.default = self._place(self._default)
        self.slider.setValue(self._place(value))
        self.slider.update()

    def _place(self, value: Value) -> int:
        if self.knob.off and value == self.knob.off_value:
            return 0
        return round((float(value) - self.knob.low) / self.knob.step)

    def _moved(self, place: int) -> None:
        number = round(self.knob.low + place * self.knob.step, 4)
        if self.knob.off and place == 0:
            self._take(self.knob.off_value)
        else:
            self._take(round(number) if self.knob.whole and isinstance(self._default, int) else number)


class ChoiceRow(KnobRow):
    """One of a few: a list that folds out."""

    def __init__(self, knob: Knob, parent: QWidget | None = None) -> None:
        super().__init__(knob, parent)
        self.box = QComboBox(self)
        self.box.setProperty("kind", "small")
        self.box.addItems([words for words, _ in knob.choices])
        self.box.setAccessibleName(spoken_name(knob))
        self.box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.box.setMinimumContentsLength(8)
        self.box.currentIndexChanged.connect(self._chosen)
        self._shown.hide()
        self._column.addWidget(self.box)

    def editor(self) -> QWidget:
        """The list."""
        return self.box

    def _show(self, value: Value) -> None:
        at = next((at for at, (_, one) in enumerate(self.knob.choices) if one == value), -1)
        if at < 0 and self.box.count() == len(self.knob.choices):
            self.box.addItem(tr(OWN))
        if at >= 0 and self.box.count() > len(self.knob.choices):
            self.box.removeItem(len(self.knob.choices))
        self.box.setCurrentIndex(at if at >= 0 else len(self.knob.choices))

    def _chosen(self, at: int) -> None:
        if 0 <= at < len(self.knob.choices):
            self._take(self.knob.choices[at][1])


class SwitchRow(KnobRow):
    """On or off."""

    def __init__(self, knob: Knob, parent: QWidget | None = None) -> None:
        super().__init__(knob, parent)
        self.box = QCheckBox(self)
        self.box.setAccessibleName(spoken_name(knob))
        self.box.toggled.connect(self._take)
        self._head.addWidget(self.box)

    def editor(self) -> QWidget:
        """The box."""
        return self.box

    def _show(self, value: Value) -> None:
        self.box.setChecked(bool(value))


class TextRow(KnobRow):
    """Numbers or words, in a line; what cannot be read is marked and changes nothing."""

    def __init__(self, knob: Knob, parent: QWidget | None = None) -> None:
        super().__init__(knob, parent)
        self.entry = QLineEdit(self)
        self.entry.setProperty("kind", "small")
        self.entry.setAccessibleName(spoken_name(knob))
        set_hint(self.entry, tr("any") if knob.kind is Kind.WORDS else tr("such as .6 .4 .3"))
        self.entry.textEdited.connect(self._edited)
        self.entry.editingFinished.connect(self._finished)
        self._shown.hide()
        self._head.addWidget(self.entry, 1)

    def editor(self) -> QWidget:
        """The line."""
        return self.entry

    def _show(self, value: Value) -> None:
        if self._read(self.entry.text()) != value or not self.entry.hasFocus():
            self.entry.setText("" if not value else shown_value(self.knob, value))
        self._mark_wrong(wrong=False)

    def _edited(self, text: str) -> None:
        value = self._read(text)
        self._mark_wrong(wrong=value is None)
        if value is not None:
            self._take(value)

    def _finished(self) -> None:
        """What could not be read gives way to what holds."""
        if self._read(self.entry.text()) is None:
            self.entry.setText(shown_value(self.knob, self._value) if self._value else "")
            self._mark_wrong(wrong=False)

    def _read(self, text: str) -> tuple[object, ...] | None:
        if self.knob.kind is Kind.WORDS:
            return tuple(dict.fromkeys(word.strip() for word in text.split(",") if word.strip()))
        try:
            numbers = tuple(float(word) for word in _numbers(text))
        except ValueError:
            return None
        return numbers if len(numbers) <= 10 and all(0 <= one <= 2 for one in numbers) else None

    def _mark_wrong(self, *, wrong: bool) -> None:
        if bool(self.entry.property("wrong")) != wrong:
            self.entry.setProperty("wrong", wrong)
            self.entry.style().unpolish(self.entry)
            self.entry.style().polish(self.entry)


class ServersRow(KnobRow):
    """Some of the servers: a button that opens a list of boxes."""

    def __init__(self, knob: Knob, parent: QWidget | None = None) -> None:
        super().__init__(knob, parent)
        self.button = QPushButton(tr("any"), self)
        self.button.setProperty("kind", "pill")
        self.button.setAccessibleName(spoken_name(knob))
        self.menu = QMenu(self.button)
        self.button.setMenu(self.menu)
        self._servers: tuple[str, ...] = ()
        self._shown.hide()
        self._head.addWidget(self.button)

    def editor(self) -> QWidget:
        """The button."""
        return self.button

    def set_servers(self, servers: Sequence[str]) -> None:
        """The servers that there are."""
        if tuple(servers) != self._servers:
            self._servers = tuple(servers)
            self._show(self._value or ())

    def _show(self, value: Value) -> None:
        self.menu.clear()
        for name in dict.fromkeys((*self._servers, *value)):
            action = self.menu.addAction(name.replace("&", "&&"))
            action.setData(name)
            action.setCheckable(True)
            action.setChecked(name in value)
            action.toggled.connect(self._toggled)
        self._write(value)

    def _toggled(self) -> None:
        value = tuple(action.data() for action in self.menu.actions() if action.isChecked())
        self._take(value)
        self._write(value)

    def _write(self, value: Sequence[str]) -> None:
        several = value[0] if len(value) == 1 else trn("%n server", "%n servers", len(value))
        text = several if value else tr("any server")
        self.button.setText((text if len(text) <= 20 else f"{text[:19]}…").replace("&", "&&"))
        self.button.setEnabled(bool(self._servers or value))


def _numbers(text: str) -> list[str]:
    """Numbers of a line, with the decimal mark of the language or a point; where that is no comma, commas part them."""
    comma = "." if locale().decimalPoint() == "," else " "
    return text.replace(",", comma).replace(";", " ").split()


_ROWS: dict[Kind, type[KnobRow]] = {
    Kind.NUMBER: NumberRow,
    Kind.CHOICE: ChoiceRow,
    Kind.SWITCH: SwitchRow,
    Kind.NUMBERS: TextRow,
    Kind.WORDS: TextRow,
    Kind.SERVERS: ServersRow,
}


def make_row(knob: Knob, parent: QWidget) -> KnobRow:
    """The control of an option."""
    return _ROWS[knob.kind](knob, parent)
