"""The MCP servers, their states and their logs.

Public: ``ServersPage``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from dost_engine.types import ServerStatus


class ServersPage(QWidget):
    """The page.

    Signals:
        restart_requested: Server name.
        logs_requested: Server name; answer with ``set_logs``. Emitted when a server is selected or "Refresh" pressed.
        edit_requested: ``servers.json`` is to be opened.
    """

    restart_requested = Signal(str)
    logs_requested = Signal(str)
    edit_requested = Signal()

    def set_servers(self, servers: tuple[ServerStatus, ...]) -> None: ...
    def set_logs(self, name: str, lines: tuple[str, ...]) -> None: ...
    def set_problems(self, problems: tuple[str, ...]) -> None: ...
    def show_loading(self, text: str) -> None: ...
    def show_error(self, title: str, text: str) -> None: ...
