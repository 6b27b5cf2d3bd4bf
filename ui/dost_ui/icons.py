"""Our own line drawings, in the theme's colours."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QIcon, QPainter, QPixmap, QTransform
from PySide6.QtSvg import QSvgRenderer

from dost_assets import FOLDER
from dost_ui import theme
from dost_ui.mirror import is_mirrored


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
