"""Labels that stand one below the other, so that what they name begins in one line.

Public: ``LabelColumn``, ``FrameOfFields``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QFrame

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QLabel, QWidget


class LabelColumn:
    """The labels of several rows, each in a layout of its own."""

    def __init__(self) -> None:
        self._labels: list[QLabel] = []

    def add(self, label: QLabel) -> None:
        """One more."""
        self._labels.append(label)

    def fit(self, most_px: int) -> None:
        """All as wide as the widest is, where that is no more than ``most_px``; else each as wide as it is itself."""
        widths = []
        for label in self._labels:
            label.ensurePolished()
            widths.append(label.fontMetrics().size(0, label.text()).width() + 1)  # its hint is never under its minimum
        widest = max(widths, default=0)
        wanted = widest if widest <= most_px else 0
        for label in self._labels:
            if label.minimumWidth() != wanted:
                label.setMinimumWidth(wanted)
                label.setIndent(label.indent())  # else its hint holds on to the minimum of before


class FrameOfFields(QFrame):
    """A frame whose fields begin in one line, where that leaves them enough room.

    Attributes:
        names: The labels before the fields.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.names = LabelColumn()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt
        """Room for the fields."""
        super().resizeEvent(event)
        self.names.fit(self.width() * 2 // 5)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt
        """Widths follow the text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "names"):
            self.names.fit(self.width() * 2 // 5)
