"""A question over the window, in the look of the other dialogs.

Public: ``MessageBox``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialogButtonBox, QGridLayout, QLabel, QMessageBox, QSizePolicy

from dost_ui import theme
from dost_ui.labels import PlainLabel

if TYPE_CHECKING:
    from PySide6.QtGui import QShowEvent
    from PySide6.QtWidgets import QWidget

_MARGINS_PX = (20, 16, 20, 16)
_NARROWEST_PX = 380
_BETWEEN_BUTTONS_PX = 10
_BETWEEN_ROWS_PX = 10
_TITLE, _TEXT = "qt_msgbox_label", "qt_msgbox_informativelabel"
"""What Qt calls the labels."""


class MessageBox(QMessageBox):
    """A title, what there is to say, and buttons. Both texts are shown letter for letter; it is deleted when closed."""

    def __init__(self, title: str, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setIcon(QMessageBox.Icon.NoIcon)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWindowTitle(title)
        self.setText(title)
        self.setInformativeText(text)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt
        """Qt keeps room for a sign at the left, and measures how large the box is to be when it is shown."""
        grid = self.layout()
        if isinstance(grid, QGridLayout):
            grid.setContentsMargins(*_MARGINS_PX)
            for at in range(grid.count()):
                item = grid.itemAt(at)
                if item is not None and (spacer := item.spacerItem()) is not None:
                    spacer.changeSize(0, 0, QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            grid.setHorizontalSpacing(0)
            grid.setVerticalSpacing(_BETWEEN_ROWS_PX)
            grid.setColumnStretch(grid.columnCount() - 1, 1)
            grid.setColumnMinimumWidth(grid.columnCount() - 1, theme.active().scaled(_NARROWEST_PX))
            grid.invalidate()
        buttons = self.findChild(QDialogButtonBox)
        if buttons is not None and (line := buttons.layout()) is not None:
            line.setSpacing(_BETWEEN_BUTTONS_PX)
        title, text = self.findChild(QLabel, _TITLE), self.findChild(QLabel, _TEXT)
        if title is not None:
            title.setProperty("kind", "title")
            title.style().unpolish(title)
            title.style().polish(title)
        if grid is not None and text is not None and grid.indexOf(text) >= 0:  # its lines are to stand apart
            prose = PlainLabel(text.text(), "muted", wrap=True, parent=self)
            grid.replaceWidget(text, prose)
            text.hide()
            prose.show()
        super().showEvent(event)
