"""Where a message is written.

Public: ``Composer`` with the signals ``submitted(str)`` and ``stopped()``, and ``set_busy(bool)``, ``set_hint(str)``,
``set_text(str)``, ``text()``.
"""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget


class Composer(QWidget):
    """Enter sends, Shift+Enter makes a new line, Escape or Stop ends a running turn.

    Signals:
        submitted: The text, trimmed and never empty.
        stopped: The person wants the running turn to end.
    """

    submitted = Signal(str)
    stopped = Signal()

    def set_busy(self, busy: bool) -> None: ...
    def set_hint(self, text: str) -> None: ...
    def set_text(self, text: str) -> None: ...
    def text(self) -> str: ...
