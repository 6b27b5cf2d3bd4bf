"""The bar under the panel's headline."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from dost_ui import wording
from dost_ui.mirror import turn_over
from dost_ui.pick_detail import paint_bar
from dost_ui.translation import tr

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent


class ShareBar(QWidget):
    """How many of all tokens were sent."""

    def __init__(self) -> None:
        super().__init__()
        self._share = 0.0
        self.setFixedHeight(5)

    def set_share(self, share: float) -> None:
        """0 to 1."""
        self._share = share
        self.setAccessibleName(tr("{share} of all tokens", share=wording.share(share)))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt
        """A thin bar."""
        painter = QPainter(self)
        turn_over(painter, self.rect())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_bar(painter, QRectF(0, 0, self.width(), 5), self._share, "accent", "groove")
        painter.end()
