"""Text of any length that is as high as it needs to be, can be selected, and loads nothing."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSize, Qt, QUrl, Signal
from PySide6.QtGui import QPainter, QTextBlockFormat, QTextCursor, QTextOption
from PySide6.QtWidgets import QFrame, QSizePolicy, QTextBrowser, QWidget

from dost_ui import theme
from dost_ui.mirror import placed

if TYPE_CHECKING:
    from PySide6.QtGui import QFocusEvent, QPaintEvent, QResizeEvent, QWheelEvent


class TextView(QTextBrowser):
    """A text without a frame or scroll bars.

    Signals:
        link_pressed: An address in the text was pressed. Nothing is opened.
    """

    link_pressed = Signal(str)

    def __init__(self, kind: str = "bare", parent: QWidget | None = None, *, prose: bool | None = None) -> None:
        """``prose`` begins where the reader of the window begins; code and messages at the side of their own words."""
        super().__init__(parent)
        self._prose = kind == "bare" if prose is None else prose
        self.setProperty("kind", kind)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setOpenExternalLinks(False)
        self.setUndoRedoEnabled(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setTabChangesFocus(True)
        # Each paragraph goes the way of its own words; a view from right to left would begin scrolled to its end.
        self.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
        self.document().setDocumentMargin(0)
        self.document().documentLayout().documentSizeChanged.connect(self._fit)
        self.anchorClicked.connect(lambda url: self.link_pressed.emit(url.toString()))

    def loadResource(self, kind: int, name: QUrl | str) -> Any:  # noqa: ANN401, N802 - Qt
        """Nothing is ever loaded, whatever the text says."""
        return None

    def show_plain(self, text: str) -> None:
        """Letter for letter."""
        if self._prose:
            option = self.document().defaultTextOption()
            option.setAlignment(placed(Qt.AlignmentFlag.AlignLeading))
            self.document().setDefaultTextOption(option)
        self.setPlainText(text)
        self.setAccessibleName(text[:400])
        self._fit()

    def part_lines(self, percent: int) -> None:
        """Let the lines of the text that is shown stand apart, in percent of their height."""
        apart = QTextBlockFormat()
        apart.setLineHeight(percent, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        every = QTextCursor(self.document())
        every.select(QTextCursor.SelectionType.Document)
        every.mergeBlockFormat(apart)
        self._fit()

    def natural_width(self, most: int) -> int:
        """Width in px that the text takes, ``most`` at most."""
        self.ensurePolished()
        before = self.document().textWidth()
        self.document().setTextWidth(most)
        wanted = min(most, math.ceil(self.document().idealWidth()) + 1)
        self.document().setTextWidth(before)  # where the view is as wide already, nothing else lays it out again
        return wanted

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt
        """As high as the text."""
        return QSize(200, self.minimumHeight())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt
        """The text; a ring around it while it has the focus."""
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self.viewport())
            painter.setPen(theme.active().color("accent"))
            painter.drawRect(self.viewport().rect().adjusted(0, 0, -1, -1))
            painter.end()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt
        """Show the ring."""
        super().focusInEvent(event)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt
        """Take it away."""
        super().focusOutEvent(event)
        self.viewport().update()

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 - Qt
        """The page scrolls, not the text."""
        event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt
        """Another width, another height."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        margins = self.contentsMargins()
        around = self.height() - self.viewport().height()
        wanted = math.ceil(self.document().size().height()) + max(around, margins.top() + margins.bottom())
        if wanted != self.minimumHeight():
            self.setFixedHeight(wanted)
