"""The one quiet line of state at the bottom.

Public: ``StatusBar``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from dost_engine.types import ServiceStatus


class StatusBar(QWidget):
    """The line.

    Signals:
        servers_requested: The servers part was pressed.
        problems_requested: The problems part was pressed.
    """

    servers_requested = Signal()
    problems_requested = Signal()

    def set_status(self, status: ServiceStatus) -> None: ...
    def set_offline(self, text: str) -> None:
        """The service does not answer: say so."""
