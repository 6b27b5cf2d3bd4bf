"""What a page shows when it has nothing to show: what it is for, what is happening, what went wrong."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from dost_ui import theme
from dost_ui.icons import pixmap
from dost_ui.labels import PlainLabel
from dost_ui.translation import marked

ADD_SAMPLES = marked("Add the sample servers")
"""The button of every page that has nothing to show because there are no servers."""


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
        column = QVBoxLayout()
        column.setSpacing(8)
        for widget in (self._icon, self._title, self._text):
            widget.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(widget)
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

    def _draw(self) -> None:
        now = theme.active()
        self._holder.setMaximumWidth(now.scaled(420))
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
