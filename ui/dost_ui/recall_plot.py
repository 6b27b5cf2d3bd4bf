"""Recall against the number of tools handed out, drawn.

Public: ``RecallPlot``, ``Curve``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from dost_ui import theme, wording
from dost_ui.mirror import draw_text
from dost_ui.translation import tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QPaintEvent

_COLORS = ("accent", "source.text")
_RING_PX = 4.5
_STYLES = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine)
"""The second line is told from the first without its colour, too."""


@dataclass(frozen=True, slots=True)
class Curve:
    """One run.

    Attributes:
        name: What it is called.
        recall_at: Share of the needed tools among the first 1, 2, …
        size: Tools that the rules handed out themselves, on average.
        recall: Share of the needed tools among those.
    """

    name: str
    recall_at: tuple[float, ...]
    size: float = 0.0
    recall: float = 0.0

    def words(self) -> str:
        """All of it in a sentence."""
        if not self.recall_at:
            return tr("{name}: nothing was asked yet.", name=self.name)
        points = ", ".join(
            tr("{share} of {tools}", share=wording.share(share), tools=at)
            for at, share in enumerate(self.recall_at, 1)
            if at in {1, 3, 5, 10}
        )
        return tr(
            "{name}: recall {points}; the rules hand out {size} tools and hold {recall}.",
            name=self.name,
            points=points,
            size=wording.decimal(self.size, 1),
            recall=wording.share(self.recall),
        )


class RecallPlot(QWidget):
    """One line per run, and a ring where the rules themselves stop."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._curves: tuple[Curve, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.set_curves(())

    def set_curves(self, curves: Sequence[Curve]) -> None:
        """At most two runs."""
        self._curves = tuple(curves)[: len(_COLORS)]
        self.setAccessibleName(tr("Recall against tools handed out"))
        self.setAccessibleDescription(self.words())
        self.update()

    def words(self) -> str:
        """What is drawn, in words."""
        return " ".join(curve.words() for curve in self._curves)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt
        """Wide and low."""
        return QSize(theme.active().scaled(420), theme.active().scaled(220))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt
        """Still readable."""
        return QSize(theme.active().scaled(260), theme.active().scaled(150))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt
        """Axes, lines, rings, names."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(theme.active().font("tiny"))
        metrics = QFontMetrics(painter.font())
        left, line = metrics.horizontalAdvance("100 %") + 10, metrics.height()
        top = 8 + line * max(len(self._curves), 1)
        room = QRectF(left, top, self.width() - left - 14, self.height() - top - 2 * line - 12)
        widest = [10.0, *(curve.size for curve in self._curves), *(float(len(one.recall_at)) for one in self._curves)]
        most = max(1, round(max(widest) + 0.49))
        _paint_axes(painter, room, most, line)
        for at, curve in enumerate(self._curves):
            _paint_curve(painter, room, most, curve, at)
            _paint_name(painter, QRectF(left, 4 + at * line, room.width(), line), curve, at)
        painter.end()


def _point(room: QRectF, most: int, tools: float, share: float) -> QPointF:
    across = (tools - 1) / max(most - 1, 1)
    return QPointF(room.left() + room.width() * across, room.bottom() - room.height() * share)


def _paint_axes(painter: QPainter, room: QRectF, most: int, line: int) -> None:
    now = theme.active()
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        y = _point(room, most, 1, share).y()
        painter.setPen(QPen(now.color("line"), 1))
        painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
        painter.setPen(now.color("muted"))
        box = QRectF(0, y - line / 2, room.left() - 6, line)
        draw_text(painter, box, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), wording.share(share))
    step = 1 if most <= 12 else 5 if most <= 60 else 20
    for tools in range(1, most + 1):
        if tools == 1 or tools % step == 0:
            x = _point(room, most, tools, 0).x()
            below = QRectF(x - 20, room.bottom() + 3, 40, line)
            draw_text(painter, below, int(Qt.AlignmentFlag.AlignCenter), str(tools))
    below = QRectF(room.left(), room.bottom() + line + 4, room.width(), line)
    draw_text(painter, below, int(Qt.AlignmentFlag.AlignCenter), tr("share of the needed tools, by tools handed out"))


def _paint_curve(painter: QPainter, room: QRectF, most: int, curve: Curve, at: int) -> None:
    now = theme.active()
    painter.setPen(QPen(now.color(_COLORS[at]), 2, _STYLES[at]))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    points = [_point(room, most, tools, share) for tools, share in enumerate(curve.recall_at, 1)]
    painter.drawPolyline(points)
    if curve.size:
        painter.setPen(QPen(now.color(_COLORS[at]), 2))
        painter.setBrush(now.color("window"))
        painter.drawEllipse(_point(room, most, max(curve.size, 1), curve.recall), _RING_PX, _RING_PX)


def _paint_name(painter: QPainter, box: QRectF, curve: Curve, at: int) -> None:
    now = theme.active()
    middle = box.center().y()
    painter.setPen(QPen(now.color(_COLORS[at]), 2, _STYLES[at]))
    painter.drawLine(QPointF(box.left(), middle), QPointF(box.left() + 24, middle))
    text = curve.name
    if curve.size:
        painter.setPen(QPen(now.color(_COLORS[at]), 2))
        painter.setBrush(now.color("window"))
        painter.drawEllipse(QPointF(box.left() + 12, middle), _RING_PX, _RING_PX)
        size, recall = wording.decimal(curve.size, 1), wording.share(curve.recall)
        text = tr("{name}: {size} tools, {recall}", name=curve.name, size=size, recall=recall)
    painter.setPen(now.color("ink"))
    room = box.adjusted(32, 0, 0, 0)
    shown = QFontMetrics(painter.font()).elidedText(text, Qt.TextElideMode.ElideRight, int(room.width()))
    draw_text(painter, room, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), shown)
