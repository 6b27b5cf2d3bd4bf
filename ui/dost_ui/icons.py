"""Our own line drawings, in the theme's colours."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QPainter, QPixmap, QTransform
from PySide6.QtSvg import QSvgRenderer

from dost_assets import FOLDER
from dost_ui import theme
from dost_ui.mirror import is_mirrored

if TYPE_CHECKING:
    from PySide6.QtWidgets import QAbstractButton


@cache
def _drawing(name: str) -> str:
    return (FOLDER / "icons" / f"{name}.svg").read_text(encoding="utf-8")


@cache
def _pixmap(name: str, color: str, size: int, ratio: float) -> QPixmap:
    picture = QPixmap(round(size * ratio), round(size * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    QSvgRenderer(QByteArray(_drawing(name).replace("currentColor", color).encode())).render(
        painter, QRectF(0, 0, size, size)
    )
    painter.end()
    return picture


def pixmap(name: str, color: str = "muted", size: int = 18) -> QPixmap:
    """The drawing ``name`` in the theme's colour ``color``, ``size`` px wide; sharp on every screen that is there."""
    app = QGuiApplication.instance()
    ratio = app.devicePixelRatio() if isinstance(app, QGuiApplication) else 1.0  # of the sharpest screen
    return _pixmap(name, theme.active().css(color), size, max(ratio, 2.0))


def icon(name: str, color: str = "muted", size: int = 18) -> QIcon:
    """The drawing as an icon, faint where disabled."""
    made = QIcon(pixmap(name, color, size))
    made.addPixmap(pixmap(name, "faint", size), QIcon.Mode.Disabled)
    return made


_BESIDE_PX = 8
"""Between a drawing and the word beside it, at 100 % text."""
_QT_BESIDE_PX = 4
"""What Qt leaves there itself, however large the text is."""


def put_beside(button: QAbstractButton, drawing: QIcon, size: int) -> None:
    """Give a button a drawing of ``size`` px. Where it has a word too, the room between them grows with the text."""
    more = max(theme.active().scaled(_BESIDE_PX) - _QT_BESIDE_PX, 0) if button.text() else 0
    made = QIcon()
    if drawing.isNull():
        button.setIcon(made)
        return
    for mode in (QIcon.Mode.Normal, QIcon.Mode.Disabled):
        made.addPixmap(_with_room(drawing.pixmap(QSize(size, size), 2.0, mode), size, more), mode)
    button.setIcon(made)
    button.setIconSize(QSize(size + more, size))


def _with_room(picture: QPixmap, size: int, more: int) -> QPixmap:
    """The picture with room of ``more`` px at the side where its word stands."""
    ratio = picture.devicePixelRatio()
    wide = QPixmap(round((size + more) * ratio), round(size * ratio))
    wide.setDevicePixelRatio(ratio)
    wide.fill(Qt.GlobalColor.transparent)
    painter = QPainter(wide)
    painter.drawPixmap(more if is_mirrored() else 0, 0, picture)
    painter.end()
    return wide


def fold_mark(*, opened: bool, size: int) -> QPixmap:
    """The mark of what folds: down while it is open, else the way that one reads."""
    down = pixmap("fold", "muted", size)
    if opened:
        return down
    turned = down.transformed(QTransform().rotate(90 if is_mirrored() else -90))
    turned.setDevicePixelRatio(down.devicePixelRatio())
    return turned


def app_icon() -> QIcon:
    """The program's own icon."""
    made = QIcon()
    for size in (16, 24, 32, 48, 64, 128, 256):
        made.addPixmap(_pixmap("dost", "#3B5BDB", size, 1.0))
    return made
