"""How much room a text takes in a font of the theme, remembered: the same few words are painted over and over.

Public: ``text_width``, ``elided``, ``even_width``.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics

from dost_ui import theme

if TYPE_CHECKING:
    from dost_ui.theme import FontRole

_Font = tuple[str, str, float]
"""What a measure of the theme's font for a role depends on: both families and the size in points."""

_TEXTS = 8_192  # of some 100 bytes: the cells of a table through which one scrolls


def text_width(text: str, role: FontRole) -> int:
    """Its width in px on one line."""
    return _width(text, role, _font(role))


def elided(text: str, role: FontRole, width: int) -> str:
    """The text, with "…" at its end where it does not fit into ``width`` px."""
    return _elided(text, role, width, _font(role))


def even_width(text: str, role: FontRole, most: int) -> int:
    """The least width in px at which a text takes no more lines than at ``most``: no last line of a single word."""
    return _even(text, role, most, _font(role))


def _font(role: FontRole) -> _Font:
    now = theme.active()
    return now.family, now.fixed_family, now.points(role)


@lru_cache(_TEXTS)
def _width(text: str, role: FontRole, _: _Font) -> int:
    return QFontMetrics(theme.active().font(role)).horizontalAdvance(text)


@lru_cache(256)
def _even(text: str, role: FontRole, most: int, _: _Font) -> int:
    metrics = QFontMetrics(theme.active().font(role))

    def taken(width: int) -> QRect:
        return metrics.boundingRect(QRect(0, 0, width, 100_000), int(Qt.TextFlag.TextWordWrap), text)

    wanted, low, high = taken(most).height(), 1, most
    while low < high:
        middle = (low + high) // 2
        box = taken(middle)
        if box.height() <= wanted and box.width() <= middle:
            high = middle
        else:
            low = middle + 1
    return high


@lru_cache(_TEXTS)
def _elided(text: str, role: FontRole, width: int, _: _Font) -> str:
    return QFontMetrics(theme.active().font(role)).elidedText(text, Qt.TextElideMode.ElideRight, width)
