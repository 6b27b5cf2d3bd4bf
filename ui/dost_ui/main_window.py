"""The window.

Public: ``MainWindow``, ``Page``. The parts are attributes: ``chat_view``, ``composer``, ``turn_panel``, ``inspector``,
``tools_page``, ``servers_page``, ``settings_page``, ``status_bar``.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMainWindow

if TYPE_CHECKING:
    from dost_ui.chat_view import ChatView
    from dost_ui.composer import Composer
    from dost_ui.inspector import Inspector
    from dost_ui.servers_page import ServersPage
    from dost_ui.settings_page import SettingsPage
    from dost_ui.status_bar import StatusBar
    from dost_ui.tools_page import ToolsPage
    from dost_ui.turn_panel import TurnPanel


class Page(StrEnum):
    """Where one can go."""

    CHAT = "chat"
    INSPECTOR = "inspector"
    TOOLS = "tools"
    SERVERS = "servers"
    SETTINGS = "settings"


class MainWindow(QMainWindow):
    """Sidebar, page, panel, status line.

    Signals:
        closing: The window is about to close.
        page_shown: A page came to the front (a ``Page`` value).
        new_conversation: Start over.
    """

    closing = Signal()
    page_shown = Signal(str)
    new_conversation = Signal()

    chat_view: ChatView
    composer: Composer
    turn_panel: TurnPanel
    inspector: Inspector
    tools_page: ToolsPage
    servers_page: ServersPage
    settings_page: SettingsPage
    status_bar: StatusBar

    def show_page(self, page: Page) -> None: ...
    def set_theme(self, choice: str, text_scale: int = 100) -> None:
        """``system``, ``light`` or ``dark``; ``text_scale`` in percent."""

    def set_title(self, text: str) -> None: ...
    def set_provider(self, text: str) -> None:
        """The model that answers ("llama3.1:8b · 127.0.0.1"), or empty: tools are run by hand."""

    def set_counts(self, *, tools: int, servers: int) -> None: ...
    def show_turn_panel(self, shown: bool) -> None: ...
