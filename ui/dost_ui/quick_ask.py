"""A line to ask from anywhere, above all other windows, with the tools that would come.

Public: ``QuickAsk``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QCursor, QGuiApplication
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from dost_ui import theme
from dost_ui.icons import app_icon, pixmap
from dost_ui.input_line import InputLine
from dost_ui.labels import PlainLabel
from dost_ui.mirror import set_hint
from dost_ui.pick_preview import PickPreview
from dost_ui.translation import tr

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent

WIDTH_PX = 640
_FROM_TOP = 0.22
"""Of the screen's height: where eyes are, and where the tools below it have their room."""


class QuickAsk(QWidget):
    """Return sends, Escape closes.

    Signals:
        edited: The text is another one.
        asked: The text, trimmed and never empty.

    Attributes:
        line: Where one writes.
        preview: The tools that would come.
    """

    edited = Signal(str)
    asked = Signal(str)

    def __init__(self) -> None:
        """Not shown yet. A window of its own: it outlives that the main one is hidden."""
        super().__init__(None, Qt.WindowType.Dialog)
        self.setWindowFlag(Qt.WindowType.FramelessWindowHint)
        self.setWindowFlag(Qt.WindowType.WindowStaysOnTopHint)
        self.setWindowTitle(tr("Ask Dost"))
        self.setWindowIcon(app_icon())
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, on=False)
        frame = QFrame()
        frame.setProperty("kind", "card")
        self._mark = PlainLabel()
        self.line = InputLine()
        self.line.setProperty("kind", "query")
        set_hint(self.line, tr("What shall we do?"))
        self.line.setAccessibleName(tr("Message"))
        self.line.setMaxLength(20_000)
        self.line.textChanged.connect(self.edited)
        self.line.returnPressed.connect(self._ask)
        self.preview = PickPreview()
        above = QHBoxLayout()
        above.setSpacing(10)
        above.addWidget(self._mark)
        above.addWidget(self.line, 1)
        column = QVBoxLayout(frame)
        column.setContentsMargins(14, 14, 14, 12)
        column.setSpacing(10)
        column.addLayout(above)
        column.addWidget(self.preview)
        column.addWidget(PlainLabel(tr("Enter sends it to the chat, Escape closes."), "small-muted"))
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(frame)
        outer.setSizeConstraint(QVBoxLayout.SizeConstraint.SetFixedSize)  # as high as what it shows
        self._frame = frame
        self._draw()

    def come_up(self) -> None:
        """Show it on the screen that the pointer is on, empty, with the keys."""
        self.line.clear()
        self.preview.clear()
        screen = QGuiApplication.screenAt(QCursor.pos()) or QGuiApplication.primaryScreen()
        if screen is not None:
            room = screen.availableGeometry()
            self._frame.setFixedWidth(min(theme.active().scaled(WIDTH_PX), room.width() - 40))
            self.adjustSize()
            self.move(room.x() + (room.width() - self.width()) // 2, room.y() + round(room.height() * _FROM_TOP))
        self.show()
        self.raise_()
        self.activateWindow()
        self.line.setFocus()

    def _ask(self) -> None:
        text = self.line.text().strip()
        if text:
            self.hide()
            self.asked.emit(text)

    def _draw(self) -> None:
        self._mark.setPixmap(pixmap("dost", "accent", theme.active().scaled(26)))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt
        """Escape closes."""
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt
        """It grows downwards and stays on its screen."""
        super().resizeEvent(event)
        screen = self.screen()
        if screen is not None:
            lowest = screen.availableGeometry().bottom() - self.height()
            if self.y() > lowest >= screen.availableGeometry().y():
                self.move(self.x(), lowest)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt
        """The drawing follows the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._draw()
