"""Bars over time, with a painter and the theme's colours.

Public: ``DayPlot``, ``Bar``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QBrush, QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from dost_ui import theme, wording
from dost_ui.mirror import draw_text
from dost_ui.spoken import announce
from dost_ui.translation import tr
from dost_ui.usage_days import top_of

if TYPE_CHECKING:
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent

_HEIGHT_PX = 148
_WIDEST_BAR_PX = 28


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar.

    Attributes:
        label: When, short, under the plot.
        value: Its height, 0 or more.
        part: How much of it is marked, from the top.
        told: When and how much, in words.
    """

    label: str
    value: int
    part: int = 0
    told: str = ""


class DayPlot(QWidget):
    """A plot. The pointer, or Left, Right, Home and End, choose a bar, of which is told.

    Signals:
        told: What is said of the chosen bar; empty where none is.
    """

    told = Signal(str)

    def __init__(self, name: str, color: str, parent: QWidget | None = None) -> None:
        """``name`` is for screen readers; ``color`` is one of the theme's."""
        super().__init__(parent)
        self._name, self._color = name, color
        self._bars: tuple[Bar, ...] = ()
        self._chosen = -1
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name)

    def set_bars(self, bars: tuple[Bar, ...]) -> None:
        """Other bars, oldest first."""
        if bars == self._bars:
            return
        self._bars = bars
        self._choose(self._chosen if self._chosen < len(bars) else -1, again=True)
        highest = max(bars, key=lambda bar: bar.value, default=None)
        self.setAccessibleDescription(
            tr("Highest: {told}", told=highest.told) if highest is not None and highest.value else ""
        )
        self.update()

    def bars(self) -> tuple[Bar, ...]:
        """What is shown."""
        return self._bars

    def chosen(self) -> int:
        """Number of the chosen bar, -1 for none."""
        return self._chosen

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt
        """One height, any width."""
        return QSize(240, theme.active().scaled(_HEIGHT_PX))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt
        """Narrow, but as high."""
        return QSize(160, self.sizeHint().height())

    def box_of(self, at: int) -> QRectF:
        """Where a bar stands, from the top of the plot to its foot."""
        field = self._field()
        wide = field.width() / max(len(self._bars), 1)
        return QRectF(field.left() + at * wide, field.top(), wide, field.height())

    # ------------------------------------------------------------------------------------------- painting

    def _top(self) -> int:
        return top_of(max((bar.value for bar in self._bars), default=0))

    def _field(self) -> QRectF:
        metrics = QFontMetrics(theme.active().font("tiny"))
        left = metrics.horizontalAdvance(wording.tokens(self._top())) + 10
        above, below = metrics.height() / 2, metrics.height() + 8
        return QRectF(left, above, max(self.width() - left - 2, 1), max(self.height() - above - below, 1))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt
        """Lines, bars, days."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(theme.active().font("tiny"))
        self._paint_axis(painter)
        for at in range(len(self._bars)):
            self._paint_bar(painter, at)
        self._paint_days(painter)
        if self.hasFocus():
            painter.setPen(QPen(theme.active().color("accent"), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        painter.end()

    def _paint_axis(self, painter: QPainter) -> None:
        now, field, top = theme.active(), self._field(), self._top()
        height = QFontMetrics(painter.font()).height()
        for value in sorted({0, top // 2, top}):
            level = field.bottom() - field.height() * value / top
            painter.setPen(QPen(now.color("line"), 1))
            painter.drawLine(int(field.left()), round(level), int(field.right()), round(level))
            painter.setPen(now.color("muted"))
            box = QRectF(0, level - height / 2, field.left() - 8, height)
            draw_text(
                painter, box, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), wording.tokens(value)
            )

    def _paint_bar(self, painter: QPainter, at: int) -> None:
        now, box, bar = theme.active(), self.box_of(at), self._bars[at]
        if at == self._chosen:
            painter.fillRect(box, now.color("sunk"))
        if bar.value <= 0:
            return
        wide = min(max(box.width() * 0.72, 1.0), float(now.scaled(_WIDEST_BAR_PX)))
        high = max(box.height() * bar.value / self._top(), 1.5)
        body = QRectF(box.center().x() - wide / 2, box.bottom() - high, wide, high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(now.color(self._color))
        painter.drawRoundedRect(body, min(2.0, wide / 3), min(2.0, wide / 3))
        if bar.part > 0:  # a colour and a pattern: nothing is told by colour alone
            marked = QRectF(body.left(), body.top(), wide, max(high * bar.part / bar.value, 2.0))
            painter.fillRect(marked, now.color("panel"))
            painter.fillRect(marked, QBrush(now.color("bad"), Qt.BrushStyle.BDiagPattern))
            painter.setPen(QPen(now.color("bad"), 1))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(marked)

    def _paint_days(self, painter: QPainter) -> None:
        """As many days as there is room for, the last one always."""
        if not self._bars:
            return
        now, field, metrics = theme.active(), self._field(), QFontMetrics(painter.font())
        widest = max(metrics.horizontalAdvance(bar.label) for bar in self._bars) + now.scaled(28)
        every = max(1, -(-len(self._bars) * widest // max(int(field.width()), 1)))
        painter.setPen(now.color("muted"))
        for at in range(len(self._bars) - 1, -1, -every):
            label = self._bars[at].label
            width = metrics.horizontalAdvance(label)
            left = min(max(self.box_of(at).center().x() - width / 2, field.left()), field.right() - width)
            room = QRectF(left, field.bottom() + 6, width + 2, metrics.height())
            draw_text(painter, room, int(Qt.AlignmentFlag.AlignLeft), label)

    # ------------------------------------------------------------------------------------------- choosing

    def _choose(self, at: int, *, again: bool = False) -> None:
        if at == self._chosen and not again:
            return
        self._chosen = at
        told = self._bars[at].told if at >= 0 else ""
        self.told.emit(told)
        self.setToolTip(wording.tooltip(told))
        if told and self.hasFocus() and not again:
            announce(self, told)
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt
        """The bar under the pointer."""
        at = event.position().x()
        over = [number for number in range(len(self._bars)) if self.box_of(number).left() <= at]
        self._choose(over[-1] if over else -1)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt
        """None."""
        super().leaveEvent(event)
        if not self.hasFocus():
            self._choose(-1)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt
        """The newest bar."""
        super().focusInEvent(event)
        if self._chosen < 0:
            self._choose(len(self._bars) - 1)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt
        """None."""
        super().focusOutEvent(event)
        self._choose(-1)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt
        """Left and Right, Home and End."""
        last = len(self._bars) - 1
        moves = {
            Qt.Key.Key_Left: max(self._chosen - 1, 0),
            Qt.Key.Key_Right: min(self._chosen + 1, last),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        at = moves.get(Qt.Key(event.key()))
        if at is None or last < 0:
            super().keyPressEvent(event)
        else:
            self._choose(at)
