"""What a page shows when it has nothing to show: what it is for, what is happening, what went wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from dost_ui import theme
from dost_ui.icons import pixmap
from dost_ui.labels import PlainLabel
from dost_ui.text_room import even_width
from dost_ui.translation import marked

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

ADD_SAMPLES = marked("Add the sample servers")
"""The button of every page that has nothing to show because there are no servers."""


_WIDEST_PX = 420
_SHARE = 0.8
"""Of the width; the rest is room at both sides."""


class PageState(QWidget):
    """An icon, a title, a sentence and at most one button, in the middle.

    Signals:
        action: The button was pressed.
    """

    action = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture = ""
        self._icon = PlainLabel()
        self._title = PlainLabel(kind="title", wrap=True)
        self._text = PlainLabel(kind="muted", wrap=True)
        self._busy = QProgressBar()
        self._busy.setRange(0, 0)
        self._busy.setTextVisible(False)
        self._busy.setFixedSize(160, 4)
        self._button = QPushButton()
        self._button.setProperty("kind", "primary")
        self._button.clicked.connect(self.action)
        self._column = column = QVBoxLayout()
        column.setSpacing(8)
        for widget in (self._icon, self._title, self._text):
            widget.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addSpacing(4)
        column.addWidget(self._busy, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self._button, 0, Qt.AlignmentFlag.AlignHCenter)
        self._holder = holder = QWidget()
        holder.setLayout(column)
        line = QHBoxLayout()
        line.addStretch(1)
        line.addWidget(holder, 8)
        line.addStretch(1)
        outer = QVBoxLayout(self)
        outer.addStretch(2)
        outer.addLayout(line)
        outer.addStretch(3)
        self.show_state("", "")

    def show_state(
        self, title: str, text: str, *, icon: str = "", button: str = "", busy: bool = False, done: float = 0.0
    ) -> None:
        """What to say.

        Args:
            title: A few words.
            text: A sentence.
            icon: Name of a drawing, or empty.
            button: Text of the button, or empty for none.
            busy: Something is going on.
            done: How much of that is done, as a share; 0 where nobody knows yet.
        """
        self._title.setText(title)
        self._text.setText(text)
        self._title.setVisible(bool(title))
        self._text.setVisible(bool(text))
        self._icon.setVisible(bool(icon))
        self._picture = icon
        self._draw()
        self._busy.setVisible(busy)
        self._busy.setRange(0, 100 if done else 0)
        self._busy.setValue(round(done * 100))
        self._button.setVisible(bool(button))
        self._button.setText(button)
        self.setAccessibleName(f"{title}. {text}")

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt
        """Lines as long as each other, whatever room there is."""
        super().resizeEvent(event)
        self._spread()

    def _spread(self) -> None:
        most = min(theme.active().scaled(_WIDEST_PX), round(self.width() * _SHARE))
        margins = self._column.contentsMargins()
        room = max(most - margins.left() - margins.right(), 80)
        self._title.setFixedWidth(even_width(self._title.text(), "title", room) + 2)
        self._text.setFixedWidth(even_width(self._text.text(), "base", room) + 2)

    def _draw(self) -> None:
        now = theme.active()
        self._holder.setMaximumWidth(now.scaled(_WIDEST_PX))
        self._spread()
        if self._picture:
            color = "bad" if self._picture == "warning" else "muted"
            self._icon.setPixmap(pixmap(self._picture, color, now.scaled(28)))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt
        """The drawing and the width follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._draw()

    def title(self) -> str:
        """The title shown."""
        return self._title.text()

    def text(self) -> str:
        """The sentence shown."""
        return self._text.text()

    def button(self) -> QPushButton:
        """The button."""
        return self._button
