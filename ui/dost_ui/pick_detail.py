"""The open row of the panel: both arms, the words that matched, the reason, and what one can do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from dost_ui import theme
from dost_ui.chips import ChipRow, chip_words
from dost_ui.labels import ElidedLabel, PlainLabel, Run, RunLabel
from dost_ui.trace_view import ArmScore, PanelRow, RowKind, arm_scores, matched_words, verdict_words
from dost_ui.wording import shortened, tokens, tooltip

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from dost_engine.types import TurnTrace

_DESCRIPTION_LENGTH = 160


class ScoreBar(QWidget):
    """``meaning ▬▬▬▬▬ .71  #1``. The share of the bar says what the number says."""

    def __init__(self, score: ArmScore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._score = score
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(f"{score.label} {score.shown}, rank {score.rank}")
        self.setToolTip(tooltip(f"{score.label}: {score.hit.score:.3f}, rank {score.rank} in this search"))

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt
        """One line."""
        return QSize(120, theme.active().scaled(19))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt
        """Label, bar, score, rank."""
        now = theme.active()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(now.font("small"))
        metrics = QFontMetrics(painter.font())
        label = metrics.horizontalAdvance("meaning") + 12
        value, rank = metrics.horizontalAdvance("99.9") + 8, metrics.horizontalAdvance("#100") + 6
        line = Qt.AlignmentFlag.AlignVCenter
        painter.setPen(now.color("muted"))
        painter.drawText(QRectF(0, 0, label, self.height()), line, self._score.label)
        painter.drawText(
            QRectF(self.width() - rank, 0, rank, self.height()),
            line | Qt.AlignmentFlag.AlignRight,
            f"#{self._score.rank}",
        )
        painter.setPen(now.color("ink"))
        painter.drawText(
            QRectF(self.width() - rank - value, 0, value, self.height()),
            line | Qt.AlignmentFlag.AlignRight,
            self._score.shown,
        )
        paint_bar(
            painter,
            QRectF(label, self.height() / 2 - 2, self.width() - label - rank - value - 4, 5),
            self._score.share,
            f"source.{self._score.source}",
        )
        painter.end()


def paint_bar(painter: QPainter, box: QRectF, share: float, color: str, ground: str = "sunk") -> None:
    """A thin bar, filled from the left to ``share`` (0 to 1)."""
    now = theme.active()
    radius = box.height() / 2
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(now.color(ground))
    painter.drawRoundedRect(box, radius, radius)
    if share > 0:
        filled = QRectF(box)
        filled.setWidth(max(box.width() * share, box.height()))
        painter.setBrush(now.color(color))
        painter.drawRoundedRect(filled, radius, radius)


class PickDetail(QFrame):
    """The open row.

    Signals:
        run_requested: Tool id.
        schema_requested: Tool id.
        why_requested: Tool id; answer with ``show_told``.
    """

    run_requested = Signal(str)
    schema_requested = Signal(str)
    why_requested = Signal(str)

    def __init__(self, row: PanelRow, trace: TurnTrace, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        self.setObjectName("pick-detail")
        outer = QVBoxLayout(self)
        outer.setContentsMargins(10, 8, 10, 9)
        outer.setSpacing(3)
        outer.addLayout(_head(row))
        if row.info and row.info.tool.description:
            outer.addWidget(_description(row.info.tool.description))
        outer.addSpacing(3)
        for score in arm_scores(row.candidate, trace):
            outer.addWidget(ScoreBar(score))
        outer.addSpacing(2)
        facts = RunLabel()
        facts.set_runs(*fact_runs(row))
        outer.addWidget(facts)
        if row.pick and row.pick.reason:
            outer.addWidget(PlainLabel(row.pick.reason.rstrip(".") + ".", "small-muted", wrap=True))
        self._told = RunLabel()
        self._told.hide()
        outer.addLayout(self._buttons(row))
        outer.addSpacing(3)
        outer.addWidget(self._told)

    def show_told(self, *runs: Run) -> None:
        """Why the tool was not picked, or why nothing is known of that."""
        self._told.set_runs(*runs)
        self._told.show()

    def told(self) -> str:
        """What is said of why the tool was not picked."""
        return self._told.plain()

    def _buttons(self, row: PanelRow) -> QHBoxLayout:
        line = QHBoxLayout()
        line.setContentsMargins(0, 5, 0, 0)
        line.setSpacing(6)
        self.run_button = QPushButton("Run…")
        self.run_button.setProperty("kind", "small-primary")
        self.run_button.setAccessibleName(f"Run {row.text} by hand")
        self.run_button.clicked.connect(lambda: self.run_requested.emit(row.id))
        self.schema_button = QPushButton("Schema")
        self.schema_button.setProperty("kind", "small")
        self.schema_button.setAccessibleName(f"Show the schema of {row.text}")
        self.schema_button.clicked.connect(lambda: self.schema_requested.emit(row.id))
        for button in (self.run_button, self.schema_button):
            button.setEnabled(row.info is not None)
            line.addWidget(button)
        self.why_button: QPushButton | None = None
        if row.kind is RowKind.MISSED:
            self.why_button = QPushButton("Why not")
            self.why_button.setProperty("kind", "small")
            self.why_button.setAccessibleName(f"Why not {row.text}")
            self.why_button.clicked.connect(lambda: self.why_requested.emit(row.id))
            line.addWidget(self.why_button)
        line.addStretch(1)
        return line


def _head(row: PanelRow) -> QHBoxLayout:
    line = QHBoxLayout()
    line.setSpacing(6)
    line.addWidget(ElidedLabel(row.text, "fixed"), 1)
    if row.pick:
        line.addWidget(ChipRow(chip_words(row.pick)))
    return line


def _description(text: str) -> PlainLabel:
    label = PlainLabel(shortened(text, _DESCRIPTION_LENGTH), "small-muted", wrap=True)
    if label.text() != text:
        label.setToolTip(tooltip(text))
    return label


def fact_runs(row: PanelRow) -> tuple[Run, ...]:
    """``matched weather, saturday · ≈ 96 tokens · used``."""
    parts: list[tuple[Run, ...]] = []
    words = matched_words(row.candidate)
    if words:
        parts.append((Run("matched "), Run(", ".join(words[:8]), "source.text", strong=True)))
    if row.kind is RowKind.MISSED and row.candidate:
        parts.append((Run(verdict_words(row.candidate), "ink"),))
    count = row.info.tokens if row.info else (row.candidate.tokens if row.candidate else 0)
    if count:
        parts.append((Run(f"≈\u00a0{tokens(count)} tokens"),))
    if row.added:
        parts.append((Run(f"added {row.added.words}", "ink"),))
    if row.used:
        parts.append((Run("used", "good", strong=True),))
    if row.info is None:
        parts.append((Run("its server no longer offers it", "warning"),))
    runs: list[Run] = []
    for part in parts:
        if runs:
            runs.append(Run(" · "))
        runs += part
    return tuple(runs)
