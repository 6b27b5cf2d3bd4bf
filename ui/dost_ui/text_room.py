"""How much room a text takes in a font of the theme, remembered: the same few words are painted over and over.

Public: ``text_width``, ``elided``.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
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


def _font(role: FontRole) -> _Font:
    now = theme.active()
    return now.family, now.fixed_family, now.points(role)


@lru_cache(_TEXTS)
def _width(text: str, role: FontRole, _: _Font) -> int:
    return QFontMetrics(theme.active().font(role)).horizontalAdvance(text)


@lru_cache(_TEXTS)
def _elided(text: str, role: FontRole, width: int, _: _Font) -> str:
    return QFontMetrics(theme.active().font(role)).elidedText(text, Qt.TextElideMode.ElideRight, width)
