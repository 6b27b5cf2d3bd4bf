"""Painting from right to left: what is painted in a row is placed as from left to right, and turned over as a whole.

Public: ``turn_over``, ``draw_text``, ``draw_placed``, ``draw_picture``, ``upright``, ``turned_point``, ``is_turned``,
``placed``, ``own_way``, ``set_hint``, ``set_margins``, ``is_mirrored``.

``turn_over`` before a row or a widget is painted, ``draw_text`` for its texts, which must not be turned over with the
rest; ``draw_placed`` where nothing was turned over. Where the window runs from left to right none changes anything.

A text runs the way of its own first letter, whatever way the window runs: ``.71`` and ``38 tools`` read so among Arabic
too. Where it stands is a matter of the window: at the side where its reader begins.
"""

from __future__ import annotations

import unicodedata
from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QLineEdit, QStyle

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QPainter, QPixmap
    from PySide6.QtWidgets import QLayout, QPlainTextEdit, QWidget

_OWN_WAY = Qt.LayoutDirection.LayoutDirectionAuto
_LEFT, _RIGHT = int(Qt.AlignmentFlag.AlignLeft), int(Qt.AlignmentFlag.AlignRight)
_ABSOLUTE = int(Qt.AlignmentFlag.AlignAbsolute)
_CENTER = int(Qt.AlignmentFlag.AlignHCenter)


def turn_over(painter: QPainter, box: QRect) -> None:
    """From now on, until the painter is restored, left is right within ``box`` where the window runs that way."""
    if is_mirrored():
        _about_middle(painter, QRectF(box))


def draw_text(painter: QPainter, box: QRect | QRectF, flags: int, text: str) -> None:
    """Text in its box, readable, at the side where ``flags`` would have it before all is turned over."""
    flags = int(flags) | _ABSOLUTE
    before = painter.layoutDirection()
    painter.setLayoutDirection(_OWN_WAY)
    if not is_turned(painter):
        painter.drawText(box, flags, text)
    else:
        side = _LEFT if flags & _RIGHT else 0 if flags & _CENTER else _RIGHT
        painter.save()
        _about_middle(painter, QRectF(box))
        painter.drawText(box, (flags & ~(_LEFT | _RIGHT)) | side, text)
        painter.restore()
    painter.setLayoutDirection(before)


def draw_placed(painter: QPainter, box: QRect | QRectF, flags: int, text: str) -> None:
    """Text in its box, at the side that ``flags`` mean where the window runs so, in what was not turned over."""
    draw_text(painter, box, int(placed(Qt.AlignmentFlag(int(flags) & 0xFF))) | (int(flags) & ~0xFF), text)


def placed(side: Qt.AlignmentFlag) -> Qt.AlignmentFlag:
    """An alignment as the window has it, whatever way the text runs that is aligned so."""
    direction = QGuiApplication.layoutDirection()
    return QStyle.visualAlignment(direction, side) | Qt.AlignmentFlag.AlignAbsolute


def own_way(text: str) -> str:
    """``text`` for what Qt paints itself: it runs the way of its first letter where the window runs otherwise.

    With marks that every font leaves out: those of an isolate come from another font, which makes lines higher.
    """
    if not text or not is_mirrored():
        return text
    first = next((way for sign in text if (way := unicodedata.bidirectional(sign)) in {"L", "R", "AL"}), "L")
    return f"\u200e{text}\u200e" if first == "L" else text


def set_hint(field: QLineEdit | QPlainTextEdit, text: str) -> None:
    """What stands in an empty field, at the side where its reader begins.

    A line places it by the first letter of the text, whatever way the window runs: a mark stands before it. A field of
    several lines goes by the window.
    """
    shown = own_way(text)
    mark = "\u200f" if isinstance(field, QLineEdit) and shown != text else ""
    field.setPlaceholderText(f"{mark}{shown}")


def set_margins(holder: QLayout | QWidget, left: int, top: int, right: int, bottom: int) -> None:
    """Room inside, as from left to right: Qt does not turn it over."""
    holder.setContentsMargins(*((right, top, left, bottom) if is_mirrored() else (left, top, right, bottom)))


def is_mirrored() -> bool:
    """Whether the window runs from right to left."""
    return QGuiApplication.layoutDirection() is Qt.LayoutDirection.RightToLeft


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
    if is_mirrored():
        return QPoint(box.left() + box.right() - at.x(), at.y())
    return at


def is_turned(painter: QPainter) -> bool:
    """Whether what is painted now is turned over."""
    return painter.worldTransform().m11() < 0


def _about_middle(painter: QPainter, box: QRectF) -> None:
    painter.translate(box.left() + box.right(), 0)
    painter.scale(-1, 1)
