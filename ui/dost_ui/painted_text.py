"""Short texts in the cells of a table, shaped once and painted over and over.

Public: ``paint_text``.

To shape a text takes most of the time that painting it takes, and a table shows the same few hundred again and again.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QStaticText, QTextOption, QTransform

from dost_ui import theme
from dost_ui.mirror import draw_text, is_turned
from dost_ui.text_room import elided

if TYPE_CHECKING:
    from PySide6.QtCore import QRect
    from PySide6.QtGui import QPainter

    from dost_ui.theme import FontRole, Theme

_TEXTS = 4_096

# As numbers: adding flags takes Python as long as painting takes Qt.
_LEFT = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextSingleLine)
_RIGHT = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextSingleLine)


def paint_text(painter: QPainter, box: QRect, text: str, role: FontRole, *, right: bool = False) -> None:
    """Paint a text on one line, in the middle of the height of ``box``, with "…" where it does not fit.

    Where the window runs from right to left, ``box`` is turned over (see ``mirror``). The painter's pen is its colour.
    """
    now, width = theme.active(), box.width()
    if is_turned(painter):
        painter.setFont(now.font(role))
        draw_text(painter, box, _RIGHT if right else _LEFT, elided(text, role, width))
        return
    font, shaped, wide, high = _shaped(text, role, width, _look(now, role))
    painter.setFont(font)
    left = box.left() + (width - wide if right else 0)
    painter.drawStaticText(QPointF(left, box.top() + (box.height() - high) / 2), shaped)


def _look(now: Theme, role: FontRole) -> tuple[str, str, float]:
    return now.family, now.fixed_family, now.points(role)


@lru_cache(_TEXTS)
def _shaped(
    text: str, role: FontRole, width: int, _: tuple[str, str, float]
) -> tuple[QFont, QStaticText, float, float]:
    """The font, the text as it is painted, its width and its height."""
    font = theme.active().font(role)
    shaped = QStaticText(elided(text, role, width))
    shaped.setTextFormat(Qt.TextFormat.PlainText)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.NoWrap)
    option.setTextDirection(Qt.LayoutDirection.LayoutDirectionAuto)
    shaped.setTextOption(option)
    shaped.setPerformanceHint(QStaticText.PerformanceHint.AggressiveCaching)
    shaped.prepare(QTransform(), font)
    size, line_px = shaped.size(), QFontMetricsF(font).height()  # the size is rounded up; other scripts are higher
    return font, shaped, size.width(), line_px if size.height() < line_px + 1 else size.height()
