"""Labels that stand one below the other, so that what they name begins in one line.

Public: ``LabelColumn``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QLabel


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
            widths.append(label.sizeHint().width())
        widest = max(widths, default=0)
        for label in self._labels:
            label.setMinimumWidth(widest if widest <= most_px else 0)
