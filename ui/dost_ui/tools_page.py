"""Every tool of every server, searchable.

Public: ``ToolsPage``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from dost_engine.types import ToolInfo


class ToolsPage(QWidget):
    """The page.

    Signals:
        run_requested: The tool is to be run by hand (tool id).
        servers_requested: The person wants to add servers (from the empty page).
    """

    run_requested = Signal(str)
    servers_requested = Signal()

    def set_tools(self, tools: tuple[ToolInfo, ...]) -> None: ...
    def show_loading(self, text: str) -> None: ...
