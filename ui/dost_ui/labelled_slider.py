"""A slider with its name and its value.

Public: ``LabelledSlider``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSlider, QVBoxLayout, QWidget

from dost_ui.labels import PlainLabel
from dost_ui.wording import tooltip

if TYPE_CHECKING:
    from collections.abc import Callable


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
