"""Painting from right to left: what is painted in a row is placed as from left to right, and turned over as a whole.

Public: ``turn_over``, ``draw_text``, ``draw_picture``, ``upright``, ``turned_point``, ``is_turned``.

``turn_over`` before a row or a widget is painted, ``draw_text`` for its texts, which must not be turned over with the
rest. Where the window runs from left to right both change nothing.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QGuiApplication

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QPainter, QPixmap

_LEFT, _RIGHT = int(Qt.AlignmentFlag.AlignLeft), int(Qt.AlignmentFlag.AlignRight)
_ABSOLUTE = int(Qt.AlignmentFlag.AlignAbsolute)
_CENTER = int(Qt.AlignmentFlag.AlignHCenter)


def turn_over(painter: QPainter, box: QRect) -> None:
    """From now on, until the painter is restored, left is right within ``box`` where the window runs that way."""
    if QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft:
        _about_middle(painter, QRectF(box))


def draw_text(painter: QPainter, box: QRect | QRectF, flags: int, text: str) -> None:
    """Text in its box, readable, at the side where ``flags`` would have it before all is turned over."""
    flags = int(flags) | _ABSOLUTE
    if not is_turned(painter):
        painter.drawText(box, flags, text)
        return
    side = _LEFT if flags & _RIGHT else 0 if flags & _CENTER else _RIGHT
    painter.save()
    _about_middle(painter, QRectF(box))
    painter.drawText(box, (flags & ~(_LEFT | _RIGHT)) | side, text)
    painter.restore()


def draw_picture(painter: QPainter, box: QRect, picture: QPixmap) -> None:
    """A picture that looks the same either way."""
    with upright(painter, box):
        painter.drawPixmap(box, picture)


@contextmanager
def upright(painter: QPainter, box: QRect) -> Iterator[None]:
    """Paint something in ``box`` that looks the same either way."""
    painter.save()
    if is_turned(painter):
        _about_middle(painter, QRectF(box))
    yield
    painter.restore()


def turned_point(at: QPoint, box: QRect) -> QPoint:
    """Where a press at ``at`` would be if ``box`` ran from left to right."""
    if QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft:
        return QPoint(box.left() + box.right() - at.x(), at.y())
    return at


def is_turned(painter: QPainter) -> bool:
    """Whether what is painted now is turned over."""
    return painter.worldTransform().m11() < 0


def _about_middle(painter: QPainter, box: QRectF) -> None:
    painter.translate(box.left() + box.right(), 0)
    painter.scale(-1, 1)
