"""Tools this turn: which tools the model got for one message, and why.

Public: ``TurnPanel``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dost_engine.types import ToolInfo, TurnTrace


class TurnPanel(QWidget):
    """The panel.

    Signals:
        run_requested: The tool is to be run by hand (tool id).
        schema_requested: The tool's schema is to be shown (tool id). The panel shows it itself where it knows the tool.
        close_requested: The panel is to be hidden.
    """

    run_requested = Signal(str)
    schema_requested = Signal(str)
    close_requested = Signal()

    def show_trace(
        self, trace: TurnTrace, tools: Mapping[str, ToolInfo], used: frozenset[str] = frozenset()
    ) -> None: ...
    def set_used(self, used: frozenset[str]) -> None:
        """Tools that were called in the turn shown, while it goes on."""
    def show_loading(self, text: str) -> None: ...
    def show_empty(self) -> None: ...
    def show_error(self, title: str, text: str) -> None: ...
