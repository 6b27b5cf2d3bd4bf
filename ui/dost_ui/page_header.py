"""The line at the top of a page: its title, a note, at most a few buttons."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from dost_ui.labels import ElidedLabel, PlainLabel


class PageHeader(QFrame):
    """Title at the left, the rest at the right."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "header")
        self._line = QHBoxLayout(self)
        self._line.setContentsMargins(28, 8, 20, 8)
        self._line.setSpacing(10)
        self._title = ElidedLabel(title, "title")
        self._line.addWidget(self._title, 1)
        self._note = PlainLabel(kind="small-muted")
        self._line.addWidget(self._note)
        self.setMinimumHeight(53)

    def set_title(self, text: str) -> None:
        """Another title."""
        self._title.set_whole(text)

    def title(self) -> str:
        """The title."""
        return self._title.whole()

    def set_note(self, text: str) -> None:
        """A few quiet words at the right."""
        self._note.setText(text)

    def note(self) -> str:
        """The note."""
        return self._note.text()

    def add_button(self, text: str, kind: str = "") -> QPushButton:
        """A button at the right end."""
        button = QPushButton(text)
        button.setProperty("kind", kind)
        self._line.addWidget(button)
        return button

    def add_widget(self, widget: QWidget) -> None:
        """A widget at the right end."""
        self._line.addWidget(widget)
