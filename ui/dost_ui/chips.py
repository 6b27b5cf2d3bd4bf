"""The small coloured words that say where a pick came from. A colour never stands without its word."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from dost_engine.types import Pick, SkillPick, Source
from dost_ui import theme
from dost_ui.mirror import draw_text, turn_over
from dost_ui.text_room import text_width
from dost_ui.translation import marked, tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

ADDED = "added"
"""The word of a tool that a person added to one turn; it looks like a pinned one."""

GAP_PX = 4
_PADDING_PX = 7

_WORDS_OF_FLAG = {
    "semantic": "semantic",
    "context": "semantic",  # the same arm, asked with the message before
    "text": "text",
    "sticky": "sticky",
    "name": "name",
    "pinned": "pinned",
    "together": "together",
    "added": ADDED,
}


_SHOWN = {
    "semantic": marked("semantic"),
    "text": marked("text"),
    "sticky": marked("sticky"),
    "name": marked("name"),
    "pinned": marked("pinned"),
    "together": marked("together"),
    "added": marked("added"),
    "all": marked("all"),
    "asks": marked("asks"),
    "tool": marked("tool"),
}


def shown_chip(word: str) -> str:
    """A chip's word in the language of the window; what is no word of ours stays as it is."""
    return tr(_SHOWN[word]) if word in _SHOWN else word


def chip_words(pick: Pick) -> tuple[str, ...]:
    """The chips of a pick, in the order of ``theme.SOURCES``; ``all`` where every tool is given."""
    found = {_WORDS_OF_FLAG[flag] for flag in pick.flags if flag in _WORDS_OF_FLAG}
    if not (pick.source is Source.PINNED and ADDED in found):
        found |= _words_of_source(pick.source)
    return tuple(word for word in (*theme.SOURCES, ADDED, "all") if word in found)


def skill_chips(pick: SkillPick) -> tuple[str, ...]:
    """The chips of a skill, in the same order."""
    found = _words_of_source(pick.source)
    return tuple(word for word in (*theme.SOURCES, "all") if word in found)


def _words_of_source(source: Source) -> set[str]:
    return {"semantic", "text"} if source is Source.BOTH else {str(source)}


def colors_of(word: str) -> tuple[str, str]:
    """Names of the colours of text and ground for a chip's word."""
    if word in theme.SOURCES:
        return f"source.{word}", f"source.{word}.ground"
    if word == ADDED:
        return "source.pinned", "source.pinned.ground"
    if word == "asks":
        return "source.text", "source.text.ground"
    return "muted", "sunk"


def chip_size(word: str) -> QSize:
    """Size in px at the theme's text size."""
    now = theme.active()
    return QSize(text_width(shown_chip(word), "tiny_strong") + 2 * _PADDING_PX, now.scaled(20))


def chips_width(words: Sequence[str]) -> int:
    """Width of a row of chips."""
    return sum(chip_size(word).width() + GAP_PX for word in words) - (GAP_PX if words else 0)


def paint_chip(painter: QPainter, box: QRect, word: str, *, chosen: bool = False) -> None:
    """Paint one chip into ``box``; on the ground of a chosen row a grey one would hardly be seen."""
    now = theme.active()
    text, ground = colors_of(word)
    if chosen and ground == "sunk":
        ground = "panel"
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(now.color(text) if now.high else Qt.PenStyle.NoPen)
    painter.setBrush(now.color(ground))
    painter.drawRoundedRect(box, 5, 5)
    painter.setFont(now.font("tiny_strong"))
    painter.setPen(now.color(text))
    draw_text(painter, box, int(Qt.AlignmentFlag.AlignCenter), shown_chip(word))
    painter.restore()


def fitting(words: Sequence[str], width: int) -> tuple[str, ...]:
    """As many chips as a width holds; for those that it does not, the last says how many they are."""
    if chips_width(words) <= width:
        return tuple(words)
    for most in range(len(words) - 1, 0, -1):
        shown = (*words[:most], f"+{len(words) - most}")
        if chips_width(shown) <= width:
            return shown
    return tuple(words[:1])


def paint_chips(painter: QPainter, left: int, middle: int, words: Sequence[str], *, chosen: bool = False) -> None:
    """Paint chips from ``left`` to the right, centred on the line ``middle``; ``chosen``: of a row that is chosen."""
    for word in words:
        size = chip_size(word)
        box = QRect(left, middle - size.height() // 2, size.width(), size.height())
        paint_chip(painter, box, word, chosen=chosen)
        left += size.width() + GAP_PX


class ChipRow(QWidget):
    """Chips as a widget."""

    def __init__(self, words: Sequence[str] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._words: tuple[str, ...] = ()
        self.set_words(words)

    def set_words(self, words: Sequence[str]) -> None:
        """What to show."""
        if tuple(words) == self._words:
            return
        self._words = tuple(words)
        self.setAccessibleName(", ".join(map(shown_chip, words)))
        self.updateGeometry()
        self.update()

    def words(self) -> tuple[str, ...]:
        """What is shown."""
        return self._words

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt
        """As wide as the chips."""
        height = chip_size("x").height() if self._words else 0
        return QSize(chips_width(self._words), height)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt
        """Paint them."""
        painter = QPainter(self)
        turn_over(painter, self.rect())
        paint_chips(painter, 0, self.height() // 2, self._words)
        painter.end()
