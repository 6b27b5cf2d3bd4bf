"""What stands in the conversation: bubbles, pills, tool cards, offers and notes."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from dost_ui import theme, wording
from dost_ui.chips import ChipRow, chip_words
from dost_ui.icons import pixmap
from dost_ui.labels import ElidedLabel, PlainLabel
from dost_ui.mirror import draw_text, turn_over
from dost_ui.spacing import LINES_PERCENT
from dost_ui.text_view import TextView
from dost_ui.trace_view import sent
from dost_ui.translation import tr, trn

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from dost_engine.types import ToolInfo, TurnTrace
    from dost_ui.trace_view import Added

_OFFERED = 4
"""Picks offered to be run by hand under a message; the panel has them all."""


class NoteKind(StrEnum):
    """How loud a note is."""

    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


class UserBubble(QWidget):
    """What the person said, at the right."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.text_view = TextView("bubble-text")
        self.text_view.setProperty("kind", "bare")
        self.text_view.show_plain(text)
        self.text_view.part_lines(LINES_PERCENT)
        bubble = QFrame()
        bubble.setProperty("kind", "bubble")
        inner = QVBoxLayout(bubble)
        inner.setContentsMargins(14, 10, 14, 7)  # below each line, the last one too, stands what parts it from the next
        inner.addWidget(self.text_view)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 8, 0, 4)
        line.addStretch(1)
        line.addWidget(bubble)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt
        """As wide as its text, three quarters of the column at most."""
        super().resizeEvent(event)
        self.text_view.setFixedWidth(self.text_view.natural_width(max(120, round(self.width() * 0.75) - 28)))


@dataclass(frozen=True, slots=True)
class SentTools:
    """What a turn got, in numbers.

    Attributes:
        tools: Tools.
        tokens: Estimated tokens of their definitions.
        tools_all: Tools that there were.
        tokens_all: Estimated tokens of all of them.
    """

    tools: int
    tokens: int
    tools_all: int
    tokens_all: int


class TurnPill(QPushButton):
    """``5 tools of 212 · 1.2k tokens instead of 61k``: opens the turn's panel."""

    def __init__(self, got: TurnTrace | SentTools, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._parts: tuple[tuple[str, str, theme.FontRole], ...] = ()
        self.setToolTip(tr("Show the tools of this turn"))
        if isinstance(got, SentTools):
            self._show(got)
        else:
            self.set_sent(got)

    def set_sent(self, trace: TurnTrace, added: tuple[Added, ...] = ()) -> None:
        """What the turn got: its first choice, and what was added later."""
        self._show(SentTools(*sent(trace, added), trace.tools_all, trace.tokens_all))

    def _show(self, got: SentTools) -> None:
        self._parts = (
            (trn("%n tool", "%n tools", got.tools), "ink", "small_strong"),
            (
                tr(
                    "  of {tools_all} · ≈\u00a0{tokens} tokens",
                    tools_all=wording.number(got.tools_all),
                    tokens=wording.tokens(got.tokens),
                ),
                "muted",
                "small",
            ),
            (tr("  instead of {tokens_all}", tokens_all=wording.tokens(got.tokens_all)), "muted", "small"),
        )
        self.setAccessibleName(self.words() + tr(". Show the tools of this turn"))
        self.updateGeometry()
        self.update()

    def words(self) -> str:
        """What the pill says."""
        return "".join(part[0] for part in self._parts)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt
        """As wide as its words."""
        now = theme.active()
        width = sum(QFontMetrics(now.font(role)).horizontalAdvance(text) for text, _, role in self._parts)
        return QSize(width + 22, now.scaled(27))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt
        """The first words are enough where it is narrow."""
        return QSize(90, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt
        """A thin frame, in the accent's colour for the turn that is shown."""
        now = theme.active()
        painter = QPainter(self)
        turn_over(painter, self.rect())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        strong = self.isChecked() or self.hasFocus()
        painter.setPen(QPen(now.color("accent" if strong else "line"), 2 if self.hasFocus() else 1))
        painter.setBrush(now.color("sunk") if self.underMouse() else now.color("panel"))
        painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 8, 8)
        left = 11
        for text, color, role in self._parts:
            painter.setFont(now.font(role))
            painter.setPen(now.color(color))
            metrics, words = QFontMetrics(painter.font()), text.strip()
            width = metrics.horizontalAdvance(text)
            gap = width - metrics.horizontalAdvance(words)  # towards what stands before, whatever way the words run
            box = QRect(left + gap, 0, width - gap + 2, self.height())
            draw_text(painter, box, int(Qt.AlignmentFlag.AlignVCenter), words)
            left += width
        painter.end()


class OfferCard(QFrame):
    """The first picks of a turn, each with a button to run it by hand.

    Signals:
        run_requested: Tool id.
    """

    run_requested = Signal(str)

    def __init__(self, trace: TurnTrace, tools: dict[str, ToolInfo], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        self.buttons: list[QPushButton] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 9, 9, 9)
        column.setSpacing(5)
        picks = trace.selection.picks
        column.addWidget(PlainLabel(tr("These tools fit. Run one:"), "small-muted"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(7)
        grid.setColumnStretch(1, 1)  # names take what they need, what the tool does takes the rest
        column.addLayout(grid)
        for at, pick in enumerate(picks[:_OFFERED]):
            name = wording.tool_name(pick.id)
            label = ElidedLabel(name, "fixed", natural=True)
            label.setToolTip(wording.tooltip(pick.id))
            info = tools.get(pick.id)
            about = info.tool.description if info else ""
            grid.addWidget(label, at, 0)
            grid.addWidget(ElidedLabel(about or wording.server_of(pick.id), "small-muted"), at, 1)
            grid.addWidget(ChipRow(chip_words(pick)), at, 2, Qt.AlignmentFlag.AlignRight)
            grid.addWidget(self._button(pick.id, name, first=not self.buttons), at, 3)
        if len(picks) > _OFFERED:
            more = trn("%n more is in the panel.", "%n more are in the panel.", len(picks) - _OFFERED)
            column.addWidget(PlainLabel(more, "small-muted"))

    def _button(self, tool_id: str, name: str, *, first: bool) -> QPushButton:
        button = QPushButton(tr("Run…"))
        button.setProperty("kind", "small-primary" if first else "small")
        button.setAccessibleName(tr("Run {name} by hand", name=name))
        button.clicked.connect(lambda: self.run_requested.emit(tool_id))
        self.buttons.append(button)
        return button


class CardRow(QWidget):
    """A card that is not as wide as the column.

    The column asks how high things are at its own width. In a row of its own a card is asked at that of the card:
    texts that need another line there would be cut.
    """

    def __init__(self, card: QWidget) -> None:
        super().__init__()
        self.card = card
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(0)
        line.addWidget(card, 1000)
        line.addStretch(0)  # what is left, and not a pixel of what the card could have


class NoteCard(QFrame):
    """Something that happened: what, why, and what one can do."""

    def __init__(self, kind: NoteKind, title: str, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", {"error": "note-error", "warning": "note-warning"}.get(str(kind), "well"))
        line = QHBoxLayout(self)
        line.setContentsMargins(12, 9, 12, 9)
        line.setSpacing(10)
        if kind is not NoteKind.INFO:
            mark = PlainLabel()
            mark.setPixmap(pixmap("warning", "bad" if kind is NoteKind.ERROR else "warning", theme.active().scaled(18)))
            mark.setAccessibleName(tr("Error") if kind is NoteKind.ERROR else tr("Warning"))
            line.addWidget(mark, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout()
        column.setSpacing(2)
        column.addWidget(PlainLabel(title, "strong", wrap=True))
        if text:
            body = TextView()
            body.show_plain(text)
            column.addWidget(body)
        line.addLayout(column, 1)
        self.setAccessibleName(f"{title}. {text}")
