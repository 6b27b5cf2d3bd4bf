"""The window.

Public: ``MainWindow``, ``Page``. The parts are attributes: ``sidebar``, ``chat_view``, ``composer``, ``turn_panel``,
``model_card``, ``inspector``, ``tools_page``, ``skills_page``, ``servers_page``, ``usage_page``, ``settings_page``,
``status_bar``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from dost_ui import theme
from dost_ui.chat_view import SIDE_PX, ChatView
from dost_ui.commands import tip
from dost_ui.composer import Composer
from dost_ui.icons import app_icon
from dost_ui.keep_switch import KeepSwitch
from dost_ui.labels import PlainLabel
from dost_ui.late_pages import LatePages
from dost_ui.mirror import is_mirrored
from dost_ui.model_card import ModelCard
from dost_ui.page_header import PageHeader
from dost_ui.parts import Parts, first_stop, put_last
from dost_ui.sidebar import Page, Sidebar
from dost_ui.status_bar import StatusBar
from dost_ui.translation import tr
from dost_ui.turn_panel import TurnPanel
from dost_ui.window_commands import add_commands

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QCloseEvent, QKeyEvent, QResizeEvent


__all__ = ["MainWindow", "Page"]

_FOLD_BELOW_PX = 1100
_PANEL_PX = 372


class MainWindow(LatePages):
    """Sidebar, page, panel, status line.

    Under 1,100 px the sidebar folds to icons, and the panel, when it is opened, slides over the chat.

    Signals:
        painted: The window is seen for the first time.
        closing: A person closes the window; it stays until whoever listens hides it.
        page_shown: A page came to the front (a ``Page`` value).
        new_conversation: Start over.
        inspect_requested: The inspector shows the message of a turn (its id); its history is wanted too.

    Attributes:
        commands: What can be done, with its keys.
        parts: What the focus goes round by a key.
    """

    painted = Signal()
    closing = Signal()
    page_shown = Signal(str)
    new_conversation = Signal()
    inspect_requested = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = ("system", 100, "comfortable")
        self._seen = False
        self._panel_wanted = self._wanted_when_wide = True
        self._narrow = False
        self.parts = Parts(self)
        self.setWindowTitle(tr("Dost"))
        self.setWindowIcon(app_icon())
        self.resize(1440, 900)
        self.setMinimumSize(640, 480)
        self.sidebar = Sidebar()
        self.chat_view = ChatView()
        self.composer = Composer()
        self.model_card = ModelCard()
        self.turn_panel = TurnPanel()
        self.status_bar = StatusBar()
        self._pages[Page.CHAT] = self._make_chat()
        self._stack.addWidget(self._pages[Page.CHAT])
        self._root = self._assemble()
        self.setCentralWidget(self._root)
        self._connect()
        self.show_page(Page.CHAT)

    def _take_in(self, page: Page) -> None:
        """Its place in the order of Tab, and its ways to other pages."""
        put_last([self.turn_panel, self.status_bar], self._pages[page])
        if page is Page.TOOLS:
            self.tools_page.servers_requested.connect(lambda: self.show_page(Page.SERVERS))
        elif page is Page.USAGE:
            self.usage_page.chat_requested.connect(lambda: self.show_page(Page.CHAT))
            self.usage_page.settings_requested.connect(lambda: self.show_page(Page.SETTINGS))

    # ---------------------------------------------------------------------------------------------- making

    def _make_chat(self) -> QFrame:
        page = QFrame()
        page.setProperty("kind", "page")
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self._header = PageHeader(tr("New conversation"))
        self._provider = PlainLabel(kind="small-muted")
        self._header.add_widget(self._provider)
        self.keep_switch = KeepSwitch()
        self._header.add_widget(self.keep_switch)
        self._new_button = self._header.add_button(tr("New conversation"))
        self._panel_button = self._header.add_button(tr("Tools this turn"))
        column.addWidget(self._header)
        column.addWidget(self.chat_view, 1)
        for widget, below_px in ((self.model_card, 6), (self.composer, 18)):
            line = QHBoxLayout()
            line.setContentsMargins(SIDE_PX, 4, SIDE_PX, below_px)
            line.addStretch(1)
            line.addWidget(widget, 1000)
            line.addStretch(1)
            column.addLayout(line)
        return page

    def _assemble(self) -> QWidget:
        middle = QHBoxLayout()
        middle.setContentsMargins(0, 0, 0, 0)
        middle.setSpacing(0)
        middle.addWidget(self.sidebar)
        middle.addWidget(self._stack, 1)
        self._middle = middle
        middle.addWidget(self.turn_panel)
        root = QWidget()
        column = QVBoxLayout(root)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(middle, 1)
        column.addWidget(self.status_bar)
        return root

    def _connect(self) -> None:
        self.sidebar.chosen.connect(lambda name: self.show_page(Page(name)))
        self.turn_panel.close_requested.connect(lambda: self.show_turn_panel(shown=False))
        self._panel_button.clicked.connect(self.switch_turn_panel)
        self._new_button.clicked.connect(self.new_conversation)
        self.chat_view.turn_selected.connect(lambda: self.show_turn_panel(shown=True))
        self.chat_view.start.suggestion_chosen.connect(self._take_suggestion)
        self.status_bar.servers_requested.connect(lambda: self.show_page(Page.SERVERS))
        self.status_bar.problems_requested.connect(lambda: self.show_page(Page.SERVERS))
        self.status_bar.model_requested.connect(self._show_model)
        self._add_parts()
        self.commands = add_commands(self)
        self.sidebar.set_commands(self.commands)
        self._new_button.setToolTip(tip(self.commands.action("conversation.new")))
        for button in (self._panel_button, self.turn_panel.close_button):
            button.setToolTip(tip(self.commands.action("panel")))
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._system_changed)
        hints.accessibility().contrastPreferenceChanged.connect(self._system_changed)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):  # pictures are drawn as sharp as the sharpest screen
            app.screenAdded.connect(self._draw_anew)
        for button, name in ((self._new_button, "add"), (self._panel_button, "panel")):
            self._header.set_picture(button, name)

    # ----------------------------------------------------------------------------------------------- using

    def show_page(self, page: Page) -> None:
        """Bring a page to the front and put the focus where one types."""
        self.sidebar.show_page(page)
        self._stack.setCurrentWidget(self.make(page))
        self._place_panel()
        self._begin().setFocus()
        self.page_shown.emit(str(page))

    def _begin(self) -> QWidget:
        """Where one types on the page in front, or begins."""
        begin: dict[Page, Callable[[], QWidget]] = {
            Page.CHAT: lambda: self.composer.editor,
            Page.INSPECTOR: lambda: self.inspector.line,
            Page.TOOLS: lambda: self.tools_page.search,
            Page.SKILLS: lambda: self.skills_page.search,
            Page.SERVERS: lambda: self.servers_page.view,
            Page.USAGE: lambda: self.usage_page.table,
        }
        page = self.page()
        return begin[page]() if page in begin else self._pages[page]

    def page(self) -> Page:
        """The page in front."""
        shown = self._stack.currentWidget()
        return next(page for page, widget in self._pages.items() if widget is shown)

    def set_theme(self, choice: str, text_scale: int = 100, density: str = "comfortable") -> None:
        """One of ``theme.CHOICES``; ``text_scale`` in percent; ``comfortable`` or ``compact``."""
        self._look = (choice, text_scale, density)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            theme.apply(app, choice, text_scale=text_scale, density=density)
        self._place_panel()

    def set_title(self, text: str) -> None:
        """Title of the conversation."""
        self._header.set_title(text or tr("New conversation"))

    def set_provider(self, text: str) -> None:
        """The model that answers ("llama3.1:8b · 127.0.0.1"), or empty: tools are run by hand."""
        self._provider.setText(text or tr("no model: you run the tools"))
        self.composer.set_hint(
            tr("Ask anything. Dost picks the tools.")
            if text
            else tr("Say what you need. Dost proposes the tools to run.")
        )

    def set_counts(self, *, tools: int, servers: int) -> None:
        """Numbers beside the pages' names."""
        self.sidebar.set_count(Page.TOOLS, tools)
        self.sidebar.set_count(Page.SERVERS, servers)

    def show_turn_panel(self, shown: bool) -> None:
        """Open or close the panel."""
        self._panel_wanted = shown
        self._place_panel()
        if self._narrow and self.page() is Page.CHAT:  # what lies over the rest has the keys
            (self.turn_panel.view if shown else self.composer).setFocus()

    def switch_turn_panel(self) -> None:
        """Open the panel where it is closed or on another page, else close it."""
        shown = self.turn_panel.isVisible()
        if self.page() is not Page.CHAT:
            self.show_page(Page.CHAT)
        self.show_turn_panel(shown=not shown)

    def open_palette(self) -> None:
        """Every action, found by a few letters."""
        from dost_ui.command_palette import CommandPalette

        CommandPalette(self.commands, self).open()

    def open_keys(self) -> None:
        """All keys."""
        from dost_ui.shortcuts_dialog import ShortcutsDialog

        ShortcutsDialog(self.commands, self).open()

    def inspect_turn(self) -> None:
        """Open the message of the turn that the panel shows in the inspector."""
        trace = self.turn_panel.trace()
        self.show_page(Page.INSPECTOR)
        if trace is not None:
            from dost_ui.inspector_query import InspectorQuery

            setting = self.inspector.query().setting
            self.inspector.set_query(InspectorQuery(trace.query.text, setting=setting))
            self.inspect_requested.emit(trace.turn_id)

    def panel_wanted(self) -> bool:
        """The panel is open where there is room for it."""
        return self._wanted_when_wide if self._narrow else self._panel_wanted

    def want_panel(self, *, wanted: bool) -> None:
        """Whether the panel is open where there is room for it; where there is none it stays as it is."""
        self._wanted_when_wide = wanted
        if not self._narrow:
            self._panel_wanted = wanted
        self._place_panel()

    def is_narrow(self) -> bool:
        """The sidebar is folded and the panel slides over."""
        return self._narrow

    # ---------------------------------------------------------------------------------------------- within

    def _take_suggestion(self, text: str) -> None:
        self.composer.set_text(text)
        self.composer.setFocus()

    def _show_model(self) -> None:
        self.show_page(Page.CHAT)
        self.model_card.show_again()

    def _add_parts(self) -> None:
        panel = self.turn_panel
        self.parts.add(self.sidebar, lambda: self.sidebar.entry(self.page()))
        self.parts.add(self._stack, self._first)
        self.parts.add(panel, lambda: panel.view if panel.view.isVisible() else panel.head.earlier_button)
        self.parts.add(self.status_bar, self.status_bar.first)

    def _first(self) -> QWidget:
        """What takes the focus where one begins on the page in front."""
        begin = self._begin()
        if begin.focusPolicy() != Qt.FocusPolicy.NoFocus and begin.isVisible():
            return begin
        return first_stop(self._pages[self.page()]) or begin

    def _draw_anew(self) -> None:
        for widget in (self, *self.findChildren(QWidget)):
            QApplication.sendEvent(widget, QEvent(QEvent.Type.PaletteChange))

    def _system_changed(self) -> None:
        if self._look[0] == "system":
            self.set_theme(*self._look)

    def _place_panel(self) -> None:
        """Beside the chat where there is room, over the edge where its lines end where there is not."""
        width = min(theme.active().scaled(_PANEL_PX), 520 if not self._narrow else 760, max(self.width() - 120, 280))
        self.turn_panel.setFixedWidth(width)
        over = self._narrow
        if over and self._middle.indexOf(self.turn_panel) >= 0:
            self._middle.removeWidget(self.turn_panel)
        elif not over and self._middle.indexOf(self.turn_panel) < 0:
            self._middle.addWidget(self.turn_panel)
        self.turn_panel.setVisible(self._panel_wanted and self.page() is Page.CHAT)
        if over:
            root = self._root
            height = root.height() - self.status_bar.height()
            self.turn_panel.setGeometry(0 if is_mirrored() else root.width() - width, 0, width, height)
            self.turn_panel.raise_()
        self._panel_button.setVisible(not self.turn_panel.isVisibleTo(self))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt
        """Fold and unfold."""
        super().resizeEvent(event)
        narrow = self.width() < min(theme.active().scaled(_FOLD_BELOW_PX), 1500)
        if narrow != self._narrow:
            self._narrow = narrow
            self.sidebar.set_folded(folded=narrow)
            if narrow:
                self._wanted_when_wide, self._panel_wanted = self._panel_wanted, False
            else:
                self._panel_wanted = self._wanted_when_wide or self._panel_wanted
        layout = self._root.layout()
        if layout is not None:
            layout.activate()
        self._place_panel()
        for widget in (self.composer, self.model_card):
            widget.setMaximumWidth(theme.active().scaled(860))

    def event(self, event: QEvent) -> bool:
        """Tell of the first picture, after it was drawn."""
        handled = super().event(event)
        if event.type() == QEvent.Type.UpdateRequest and not self._seen:
            self._seen = True
            self.painted.emit()
        return handled

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt
        """Escape closes the panel where it lies over the chat."""
        if event.key() == Qt.Key.Key_Escape and self._narrow and self.turn_panel.isVisible():
            self.show_turn_panel(shown=False)
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt
        """Say so; whoever listens hides the window, asks or ends."""
        event.ignore()
        self.closing.emit()
