"""Where one can go."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from dost_ui import theme, wording
from dost_ui.commands import tip
from dost_ui.conversation_list import ConversationList
from dost_ui.icons import app_icon, icon, pixmap
from dost_ui.labels import PlainLabel
from dost_ui.mirror import draw_picture, draw_text, set_margins, turn_over
from dost_ui.row_ground import paint_bar_of_chosen
from dost_ui.saved_cases import SavedCases
from dost_ui.translation import marked, tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dost_ui.commands import Commands

WIDE_PX = 232
FOLDED_PX = 60


class Page(StrEnum):
    """Where one can go."""

    CHAT = "chat"
    INSPECTOR = "inspector"
    TOOLS = "tools"
    SKILLS = "skills"
    SERVERS = "servers"
    USAGE = "usage"
    SETTINGS = "settings"


_NAMES = {
    Page.CHAT: marked("Chat"),
    Page.INSPECTOR: marked("Inspector"),
    Page.TOOLS: marked("Tools"),
    Page.SKILLS: marked("Skills"),
    Page.SERVERS: marked("Servers"),
    Page.USAGE: marked("Usage"),
    Page.SETTINGS: marked("Settings"),
}


class _Entry(QPushButton):
    """Icon, word, number. The one that is shown has a ground, a frame and a bar."""

    def __init__(self, page: Page) -> None:
        super().__init__(tr(_NAMES[page]))
        self._page = page
        self.folded = False
        self.count = ""
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.text())

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt
        return QSize(36, theme.active().row("page"))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt
        return self.sizeHint()

    def paintEvent(self, event: object) -> None:  # noqa: N802 - Qt
        now = theme.active()
        painter = QPainter(self)
        turn_over(painter, self.rect())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self.rect().adjusted(1, 1, -1, -1)
        shown = self.isChecked()
        if shown or self.underMouse() or self.hasFocus():
            painter.setPen(QPen(now.color("accent" if self.hasFocus() else "line"), 2 if self.hasFocus() else 1))
            painter.setBrush(now.color("panel" if shown else "sunk"))
            painter.drawRoundedRect(box, 8, 8)
        if shown:
            paint_bar_of_chosen(painter, box)
        picture = pixmap(str(self._page), "ink" if shown else "muted", now.scaled(17))
        side = now.scaled(17)
        left = box.center().x() - side // 2 if self.folded else box.left() + now.scaled(11)
        draw_picture(painter, QRect(left, box.center().y() - side // 2 + 1, side, side), picture)
        if not self.folded:
            self._paint_words(painter, box, left + side + now.scaled(11), shown=shown)
        painter.end()

    def _paint_words(self, painter: QPainter, box: QRect, left: int, *, shown: bool) -> None:
        now = theme.active()
        font = now.font()
        font.setWeight(font.Weight(500))
        painter.setFont(font)
        painter.setPen(now.color("ink" if shown else "muted"))
        middle = int(Qt.AlignmentFlag.AlignVCenter)
        draw_text(painter, QRect(left, box.top(), box.width(), box.height()), middle, self.text())
        painter.setFont(now.font("tiny"))
        painter.setPen(now.color("muted"))
        width = QFontMetrics(painter.font()).horizontalAdvance(self.count)
        draw_text(painter, QRect(box.right() - width - 11, box.top(), width + 2, box.height()), middle, self.count)


class Sidebar(QFrame):
    """The pages, one of which is shown.

    Signals:
        chosen: A ``Page`` value.

    Attributes:
        menu_button: Opens the menu.
        menu: What can be done in the window.
        cases: The saved cases of the inspector.
        conversations: The conversations, listed while the inspector is not shown.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "sidebar")
        self._folded = False
        self._entries: dict[Page, _Entry] = {}
        group = QButtonGroup(self)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(1)
        self._commands: Commands | None = None
        self._head = head = QHBoxLayout()
        self._mark = PlainLabel()
        self._name = PlainLabel(tr("Dost"), "wordmark")
        head.addWidget(self._mark)
        head.addWidget(self._name, 1)
        self.menu_button = QToolButton()
        self.menu_button.setAccessibleName(tr("Menu"))
        self.menu_button.clicked.connect(self.open_menu)
        self.menu = QMenu(self)
        self.menu.setAccessibleName(tr("Menu"))
        self.menu.aboutToShow.connect(self._fill_menu)
        head.addWidget(self.menu_button)
        set_margins(head, 7, 0, 0, 10)
        self._column.addLayout(head)
        for page in Page:
            entry = _Entry(page)
            group.addButton(entry)
            entry.clicked.connect(lambda _=False, one=page: self.chosen.emit(str(one)))
            self._entries[page] = entry
            self._column.addWidget(entry)
        self.cases = SavedCases()
        self._column.addWidget(self.cases, 100)
        self.conversations = ConversationList()
        self._column.addWidget(self.conversations, 100)
        self._column.addStretch(1)
        self.set_folded(folded=False)
        self.show_page(Page.CHAT)

    def show_page(self, page: Page) -> None:
        """Mark the page that is shown. Emits nothing."""
        self._entries[page].setChecked(True)
        self._place_cases()

    def set_cases(self, names: Sequence[str]) -> None:
        """The saved cases of the inspector, listed while it is shown."""
        self.cases.set_names(names)
        self._place_cases()

    def _place_cases(self) -> None:
        inspector = self._entries[Page.INSPECTOR].isChecked()
        self.cases.setVisible(inspector and bool(self.cases.names()) and not self._folded)
        self.conversations.setVisible(not inspector and not self._folded)

    def set_count(self, page: Page, count: int) -> None:
        """The number beside a page's name."""
        entry = self._entries[page]
        entry.count = wording.number(count) if count else ""
        entry.setAccessibleName(f"{entry.text()}, {entry.count}" if count else entry.text())
        entry.update()

    def set_commands(self, commands: Commands) -> None:
        """What the menu holds, and the keys that tool tips name."""
        self._commands = commands
        for page, entry in self._entries.items():
            entry.setToolTip(tip(commands.action(f"page.{page}"), entry.text()))
        self.menu_button.setToolTip(tip(commands.action("menu"), tr("Menu")))

    def _fill_menu(self) -> None:
        if self._commands is not None:
            self._commands.fill(self.menu)

    def open_menu(self) -> None:
        """Everything that can be done, with its keys."""
        self.menu.popup(self.menu_button.mapToGlobal(self.menu_button.rect().bottomLeft()))

    def set_folded(self, *, folded: bool) -> None:
        """Icons only, or icons and words."""
        self._folded = folded
        self._name.setVisible(not folded)
        theme.pad(self._column, "sidebar")
        self._head.setSpacing(theme.active().scaled(9))
        down = QBoxLayout.Direction.TopToBottom
        set_margins(self._head, 0 if folded else 7, 0, 0, 10)
        for part in (self._mark, self.menu_button):
            self._head.setAlignment(part, Qt.AlignmentFlag.AlignHCenter if folded else Qt.AlignmentFlag(0))
        self._head.setDirection(down if folded else QBoxLayout.Direction.LeftToRight)
        for entry in self._entries.values():
            entry.folded = folded
            entry.updateGeometry()
            entry.update()
        size = theme.active().scaled(17)
        self.menu_button.setIcon(icon("menu", "muted", size))
        self.menu_button.setIconSize(QSize(size, size))
        side = theme.active().scaled(24)
        self._mark.setPixmap(app_icon().pixmap(QSize(side, side)))
        self._place_cases()
        icons = max(FOLDED_PX, min(theme.active().scaled(FOLDED_PX - 16), 96))
        self.setFixedWidth(icons if folded else min(theme.active().scaled(WIDE_PX), 340))

    def is_folded(self) -> bool:
        """Icons only."""
        return self._folded

    def entry(self, page: Page) -> QPushButton:
        """The button of a page."""
        return self._entries[page]

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt
        """Widths follow the text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and getattr(self, "_entries", None):
            self.set_folded(folded=self._folded)
