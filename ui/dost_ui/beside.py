"""A narrow part beside the wide one; where there is no room for both, a button changes between them.

Public: ``Beside``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from dost_ui import theme

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

_ANY_PX = 16_777_215
"""Qt's word for no limit."""


class Beside(QWidget):
    """Side and main part.

    Args:
        button: Changes between them while there is no room for both; hidden else.
        side_px: Width of the side at 100 % text.
        least_px: Width that the main part needs beside it, at 100 % text.
    """

    def __init__(self, button: QPushButton, side_px: int, least_px: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._button = button
        self._side_px, self._least_px = side_px, least_px
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(0)
        button.setCheckable(True)

    def put(self, side: QWidget, main: QWidget) -> None:
        """The narrow part, at the left, and the wide one: made as children of this, nothing is styled twice."""
        self._side, self._main = side, main
        self._line.addWidget(side)
        self._line.addWidget(main, 1)
        self._button.toggled.connect(self._arrange)
        self._arrange()

    def is_folded(self) -> bool:
        """Only one of the two is shown."""
        now = theme.active()
        return self.width() < now.scaled(self._side_px) + now.scaled(self._least_px)

    def show_main(self) -> None:
        """The wide part is to be seen."""
        self._button.setChecked(False)

    def _arrange(self) -> None:
        folded, side = self.is_folded(), self._button.isChecked()
        wide = theme.active().scaled(self._side_px)
        self._side.setMinimumWidth(0 if folded else wide)
        self._side.setMaximumWidth(_ANY_PX if folded else wide)
        self._side.setVisible(side or not folded)
        self._main.setVisible(not side or not folded)
        self._button.setVisible(folded)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt
        """Another width."""
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt
        """Widths follow the text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_main"):
            self._arrange()
