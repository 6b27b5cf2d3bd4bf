"""Work on a page that is not done in one go, so that the window does not stand still meanwhile.

Public: ``InTurn``.
"""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from PySide6.QtWidgets import QWidget


class InTurn(QObject):
    """Steps that are done from the moment at which a widget is shown, one by one, other events between them."""

    def __init__(self, widget: QWidget, steps: Iterable[Callable[[], object]]) -> None:
        super().__init__(widget)
        self._steps = deque(steps)
        self._timer = QTimer(self)
        self._timer.setInterval(0)  # when nothing else is to be done; what is seen is painted before
        self._timer.timeout.connect(self._do_next)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt
        """Begin."""
        if event.type() == QEvent.Type.Show:
            watched.removeEventFilter(self)
            self._timer.start()
        return False

    def _do_next(self) -> None:
        if self._steps:
            self._steps.popleft()()
        else:
            self._timer.stop()
