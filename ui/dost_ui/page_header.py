"""The line at the top of a page: its title, a note, at most a few buttons; two lines where one is too short.

Where two are too short as well, buttons that have a picture go without their words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QPushButton, QSizePolicy, QWidget

from dost_ui import theme
from dost_ui.flow_layout import FlowLayout
from dost_ui.icons import icon, put_beside
from dost_ui.labels import ElidedLabel, PlainLabel

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

_GAP_PX = 10
_ONE_LINE = QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed
_BELOW = QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred
_TITLE_PX = 120
"""Room that the title has at least, at 100 % text, before the rest goes under it."""


class PageHeader(QFrame):
    """Title at the left, the rest at the right or below."""

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "header")
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        theme.pad(self._line, "header")
        self._line.setSpacing(_GAP_PX)
        self._title = ElidedLabel(title, "title")
        self._line.addWidget(self._title, 1)
        self._rest = QWidget()
        self._rest.setSizePolicy(*_ONE_LINE)
        self._flow = FlowLayout(self._rest, gap_px=_GAP_PX)
        self._words: dict[QPushButton, str] = {}
        self._pictures: dict[QPushButton, str] = {}
        self._line.addWidget(self._rest)
        self._note = PlainLabel(kind="small-muted")
        self._note.hide()
        self._flow.addWidget(self._note)
        self._size()

    def set_title(self, text: str) -> None:
        """Another title."""
        self._title.set_whole(text)

    def title(self) -> str:
        """The title."""
        return self._title.whole()

    def set_note(self, text: str) -> None:
        """A few quiet words at the right."""
        self._note.setText(text)
        self._note.setVisible(bool(text))

    def note(self) -> str:
        """The note."""
        return self._note.text()

    def add_button(self, text: str, kind: str = "") -> QPushButton:
        """A button at the right end."""
        button = QPushButton(text)
        button.setAccessibleName(text)
        button.setProperty("kind", kind)
        self._words[button] = text
        self._flow.addWidget(button)
        return button

    def set_picture(self, button: QPushButton, name: str) -> None:
        """The drawing of one of its buttons, which stands alone where there is no room for the words."""
        self._pictures[button] = name
        self._draw(button)

    def draw_anew(self) -> None:
        """The drawings, in the theme's colours and as sharp as the screens are."""
        for button in self._pictures:
            self._draw(button)

    def _draw(self, button: QPushButton) -> None:
        size = theme.active().scaled(15)
        put_beside(button, icon(self._pictures[button], "ink", size), size)

    def add_widget(self, widget: QWidget) -> None:
        """A widget at the right end."""
        self._flow.addWidget(widget)

    def _arrange(self) -> None:
        """One line where title and rest fit into it."""
        around = self._line.contentsMargins()
        room, rest = self.width() - around.left() - around.right(), self._flow.sizeHint().width() + self._left_out_px()
        one = room - _GAP_PX - rest >= min(self._title.sizeHint().width(), theme.active().scaled(_TITLE_PX))
        for button, words in self._words.items():
            shown = words if rest <= room or button not in self._pictures else ""
            if button.text() != shown:
                button.setText(shown)
                self._draw(button)
        direction = QBoxLayout.Direction.LeftToRight if one else QBoxLayout.Direction.TopToBottom
        if self._line.direction() != direction:
            self._rest.setSizePolicy(*(_ONE_LINE if one else _BELOW))
            self._line.setDirection(direction)

    def _left_out_px(self) -> int:
        """Room that the words would take which are not shown now."""
        silent = [one for one in self._words if not one.isHidden() and not one.text()]
        return sum(one.fontMetrics().horizontalAdvance(self._words[one]) + _GAP_PX for one in silent)

    def _size(self) -> None:
        self.setMinimumHeight(theme.row_px("header", theme.active().density))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt
        """Another width."""
        super().resizeEvent(event)
        self._arrange()

    def event(self, event: QEvent) -> bool:
        """Other texts, other buttons."""
        if event.type() == QEvent.Type.LayoutRequest and hasattr(self, "_flow"):
            self._arrange()
        return bool(super().event(event))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt
        """Heights follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_flow"):
            self._size()
            self.draw_anew()
