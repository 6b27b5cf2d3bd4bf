"""The sign in the system's tray: how things stand, a menu, and notifications.

Public: ``Tray``, ``TrayState``, ``tray_icon``, ``plain_notice``.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QMenu, QSystemTrayIcon

from dost_ui.icons import app_icon
from dost_ui.translation import tr
from dost_ui.wording import shortened

if TYPE_CHECKING:
    from collections.abc import Callable

_SIZES_PX = (16, 22, 24, 32, 48, 64)
_MARKUP = str.maketrans({"<": "‹", ">": "›", "&": "＆"})
_INK = QColor("#FFFFFF")
_GROUNDS = {"working": QColor("#5D667A"), "failed": QColor("#C92A2A"), "asks": QColor("#B86E00")}


class TrayState(StrEnum):
    """What the sign shows, each by a shape of its own."""

    READY = "ready"
    """The plain mark."""
    WORKING = "working"
    """Three dots: it starts, indexes or downloads."""
    FAILED = "failed"
    """A triangle: a server failed, or the service does not answer."""
    ASKS = "asks"
    """A question mark: a call waits for a person."""


class Tray(QObject):
    """The sign, not shown yet.

    Signals:
        pressed: The sign was clicked.
        show_requested: "Show Dost" was chosen, or a notification was clicked.
        quit_requested: "Quit" was chosen.
    """

    pressed = Signal()
    show_requested = Signal()
    quit_requested = Signal()

    def __init__(
        self, parent: QObject | None = None, *, available: Callable[[], bool] = QSystemTrayIcon.isSystemTrayAvailable
    ) -> None:
        """``available`` says whether the system has a tray right now."""
        super().__init__(parent)
        self._available = available
        self.state = TrayState.READY
        self.menu = QMenu()
        self.show_action = self.menu.addAction(tr("Show Dost"))
        self.show_action.triggered.connect(self.show_requested)
        self.words_action = self.menu.addAction(tr("Starting"))
        self.words_action.setEnabled(False)
        self.menu.addSeparator()
        self.quit_action = self.menu.addAction(tr("Quit"))
        self.quit_action.triggered.connect(self.quit_requested)
        self.menu.setDefaultAction(self.show_action)
        self._sign = QSystemTrayIcon(tray_icon(self.state), self)
        self._sign.setContextMenu(self.menu)
        self._sign.activated.connect(self._activated)
        self._sign.messageClicked.connect(self.show_requested)
        self.set_state(TrayState.READY, tr("Starting"))

    def available(self) -> bool:
        """Whether the system has a tray right now."""
        return self._available()

    def show(self) -> None:
        """Show the sign. Call it where there is a tray."""
        self._sign.show()

    def hide(self) -> None:
        """Take the sign away."""
        self._sign.hide()

    def set_state(self, state: TrayState, words: str) -> None:
        """How things stand; ``words`` says it in a few words."""
        if state is not self.state:
            self.state = state
            self._sign.setIcon(tray_icon(state))
        self.words_action.setText(shortened(words, 80).replace("&", "&&"))
        self._sign.setToolTip(tr("Dost: {plain_notice}", plain_notice=plain_notice(words, 120)))

    def notify(self, title: str, text: str) -> bool:
        """Tell through the system. False where it has no place for that."""
        if not (self._available() and QSystemTrayIcon.supportsMessages()):
            return False
        self._sign.showMessage(plain_notice(title, 80), plain_notice(text, 240), tray_icon(self.state))
        return True

    def words(self) -> str:
        """What the sign says."""
        return self._sign.toolTip()

    def _activated(self, how: QSystemTrayIcon.ActivationReason) -> None:
        if how in {QSystemTrayIcon.ActivationReason.Trigger, QSystemTrayIcon.ActivationReason.DoubleClick}:
            self.pressed.emit()


def plain_notice(text: str, most: int) -> str:
    """A text of somebody else's for a notification: some desktops read those as markup."""
    return shortened(text, most).translate(_MARKUP)


@cache
def tray_icon(state: TrayState) -> QIcon:
    """The mark with the state's own sign on its lower right."""
    made = QIcon()
    for size in _SIZES_PX:
        picture = QPixmap(app_icon().pixmap(size, size).scaled(size, size))
        picture.setDevicePixelRatio(1.0)
        if state is not TrayState.READY:
            _paint_badge(picture, state, size)
        made.addPixmap(picture)
    return made


def _paint_badge(picture: QPixmap, state: TrayState, size: int) -> None:
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = size * 0.58
    box = QRectF(size - side, size - side, side, side)
    painter.setPen(QPen(_INK, max(size / 24, 1)))
    painter.setBrush(_GROUNDS[state.value])
    inner = box.adjusted(0.5, 0.5, -0.5, -0.5)
    if state is TrayState.FAILED:
        painter.drawPolygon(
            QPolygonF([QPointF(inner.center().x(), inner.top()), inner.bottomRight(), inner.bottomLeft()])
        )
    elif state is TrayState.ASKS:
        painter.drawEllipse(inner)
    else:
        painter.drawRoundedRect(inner, side / 4, side / 4)
    painter.setPen(_INK)
    if state is TrayState.WORKING:
        painter.setBrush(_INK)
        painter.setPen(Qt.PenStyle.NoPen)
        for at in (0.25, 0.5, 0.75):
            painter.drawEllipse(QPointF(box.x() + box.width() * at, box.center().y()), side / 11, side / 11)
    else:
        font = painter.font()
        font.setBold(True)
        font.setPixelSize(max(round(side * (0.6 if state is TrayState.FAILED else 0.75)), 6))
        painter.setFont(font)
        low = box.adjusted(0, side * 0.16, 0, 0) if state is TrayState.FAILED else box
        painter.drawText(low, Qt.AlignmentFlag.AlignCenter, "!" if state is TrayState.FAILED else "?")
    painter.end()
