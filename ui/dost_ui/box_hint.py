"""A check box and what is said of it.

Public: ``put_box``, ``BelowBox``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from dost_ui import theme
from dost_ui.labels import PlainLabel
from dost_ui.mirror import set_margins

if TYPE_CHECKING:
    from PySide6.QtWidgets import QCheckBox

_BOX_PX, _BESIDE_PX = 14, 8
"""As the style sheet has them, which grow with the text."""
_FRAMES_PX = 3
"""Of the box and around both, which do not."""
_CLOSE_PX = 4
"""Between a box and what is said of it: less than to whatever comes next, however far those are apart."""


class BelowBox(QWidget):
    """What stands below a check box: it begins where the words of the box begin.

    Attributes:
        column: Where it is put in.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.column = QVBoxLayout(self)
        self.column.setSpacing(_CLOSE_PX)
        self._fit()

    def _fit(self) -> None:
        now = theme.active()
        set_margins(self.column, now.scaled(_BOX_PX) + now.scaled(_BESIDE_PX) + _FRAMES_PX, 0, 0, 0)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt
        """Boxes grow with the text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "column"):
            self._fit()


def put_box(column: QVBoxLayout, box: QCheckBox, about: str) -> BelowBox:
    """A box and what is said of it, close together in any column; the box is as wide as its words, as is its frame."""
    box.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
    both = QVBoxLayout()
    both.setSpacing(_CLOSE_PX)
    both.addWidget(box)
    below = BelowBox()
    below.column.addWidget(PlainLabel(about, "small-muted", wrap=True))
    both.addWidget(below)
    column.addLayout(both)
    return below
