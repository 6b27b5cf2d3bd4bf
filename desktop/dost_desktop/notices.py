"""Notifications in a measure that a person bears: a few at once, then what came since as one."""

from __future__ import annotations

import time
from collections import deque
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from dost_ui.translation import trn

if TYPE_CHECKING:
    from collections.abc import Callable

AT_ONCE = 3
"""So many are told as they come …"""

WITHIN_S = 30.0
"""… in this time; what comes beyond is told together when the time is over."""


class Notices(QObject):
    """Tells what it is given, sooner or later."""

    def __init__(
        self, tell: Callable[[str, str], object], parent: QObject | None = None, *, within_s: float = WITHIN_S
    ) -> None:
        """``tell`` takes title and text of a notification."""
        super().__init__(parent)
        self._tell = tell
        self._within_s = within_s
        self._told: deque[float] = deque(maxlen=AT_ONCE)
        self._kept: list[tuple[str, str]] = []
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.timeout.connect(self._tell_kept)

    def add(self, title: str, text: str) -> None:
        """Tell it now, or with others in a while."""
        now = time.monotonic()
        if self._kept or (len(self._told) == AT_ONCE and now - self._told[0] < self._within_s):
            self._kept.append((title, text))
            if not self._later.isActive():
                wait_s = max(self._within_s - (now - self._told[0]), 0.0)
                self._later.start(round(wait_s * 1000) + 1)
            return
        self._told.append(now)
        self._tell(title, text)

    def drop(self) -> None:
        """A person looks: what is kept is seen."""
        self._kept.clear()
        self._later.stop()

    def _tell_kept(self) -> None:
        kept, self._kept = self._kept, []
        if not kept:
            return
        self._told.append(time.monotonic())
        if len(kept) == 1:
            self._tell(*kept[0])
        else:
            titles = "; ".join(dict.fromkeys(title for title, _ in kept))
            self._tell(trn("%n more notice", "%n more notices", len(kept)), titles)
