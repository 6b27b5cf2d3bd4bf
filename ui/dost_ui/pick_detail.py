"""The open row of the panel: both arms, the words that matched, the reason, and what one can do."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from dost_engine.types import ToolChoice
from dost_ui import theme
from dost_ui.chips import ChipRow, chip_words
from dost_ui.flow_layout import FlowLayout
from dost_ui.labels import PlainLabel, Run, RunLabel, WholeName
from dost_ui.mirror import draw_text, turn_over
from dost_ui.reason_words import reason
from dost_ui.row_actions import KEY_WORDS, Action
from dost_ui.trace_view import (
    MARK_WORDS,
    ArmScore,
    PanelRow,
    RowKind,
    are_from_before,
    arm_scores,
    matched_words,
    verdict_words,
)
from dost_ui.translation import marked, tr
from dost_ui.wording import BETWEEN, ago, decimal, shortened, tokens, tooltip, unbroken

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from dost_engine.types import Query, TurnTrace

_DESCRIPTION_LENGTH = 160

_FACES = {
    Action.RUN: (marked("Run…"), marked("Run {name} by hand"), marked("Fill in its form and run it")),
    Action.PIN: (marked("Pin"), marked("Pin {name}"), marked("The model gets it in every turn from now on")),
    Action.UNPIN: (marked("Unpin"), marked("Unpin {name}"), marked("The model gets it only where it fits")),
    Action.NEVER: (
        marked("Never"),
        marked("Never give {name}"),
        marked("The model does not get it from now on, whatever the message says"),
    ),
    Action.ALLOW: (
        marked("Allow again"),
        marked("Allow {name} again"),
        marked("The model gets it again where it fits"),
    ),
    Action.SCHEMA: (marked("Schema"), marked("Show the schema of {name}"), marked("What it takes and gives")),
    Action.WHY: (marked("Why not"), marked("Why not {name}"), marked("What decided, and what would have let it in")),
    Action.RETRY: (
        marked("Add and retry"),
        marked("Add {name} and ask again"),
        marked("Ask again with this tool added, this once"),
    ),
}
"""Text of the button, its name for screen readers, and the tool tip."""


class ScoreBar(QWidget):
    """``meaning ▬▬▬▬▬ .71  #1``. The share of the bar says what the number says."""

    def __init__(self, score: ArmScore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._score = score
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(
            tr("{label} {shown}, rank {rank}", label=score.label, shown=score.shown, rank=score.rank)
        )
        self.setToolTip(
            tooltip(
                tr(
                    "{label}: {score}, rank {rank} in this search",
                    label=score.label,
                    score=decimal(score.hit.score, 3),
                    rank=score.rank,
                )
            )
        )

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt
        """One line."""
        return QSize(120, theme.active().scaled(19))

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt
        """Label, bar, score, rank."""
        now = theme.active()
        painter = QPainter(self)
        turn_over(painter, self.rect())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(now.font("small"))
        metrics = QFontMetrics(painter.font())
        label = max(metrics.horizontalAdvance(word) for word in (tr("meaning"), tr("words"))) + 12
        value, rank = metrics.horizontalAdvance("99.99") + 8, metrics.horizontalAdvance("#100") + 6
        line = int(Qt.AlignmentFlag.AlignVCenter)
        painter.setPen(now.color("muted"))
        draw_text(painter, QRectF(0, 0, label, self.height()), line, self._score.label)
        draw_text(
            painter,
            QRectF(self.width() - rank, 0, rank, self.height()),
            line | int(Qt.AlignmentFlag.AlignRight),
            f"#{self._score.rank}",
        )
        painter.setPen(now.color("ink"))
        draw_text(
            painter,
            QRectF(self.width() - rank - value, 0, value, self.height()),
            line | int(Qt.AlignmentFlag.AlignRight),
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


@dataclass(frozen=True, slots=True)
class Known:
    """What is known of a tool beside the turn's trace.

    Attributes:
        last_called: When it was called last on this machine; None where it was not, or nobody knows.
        answered: Whether the turn has its answer, so that what was not called by now was not used.
        said: What came of the last choice about it.
        told: Why it was not picked.
    """

    last_called: datetime | None = None
    answered: bool = False
    said: tuple[Run, ...] = ()
    told: tuple[Run, ...] = ()


class PickDetail(QFrame):
    """The open row.

    Signals:
        pressed: A button was pressed (an ``Action``).

    Attributes:
        run_button: Runs the tool by hand.
        schema_button: Shows its schema.
        why_button: Asks why it was not picked; None for a tool that was.
    """

    pressed = Signal(object)

    def __init__(self, row: PanelRow, trace: TurnTrace, known: Known, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        self.setObjectName("pick-detail")
        self._buttons: dict[Action, QPushButton] = {}
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
        facts.set_runs(*fact_runs(row, known, trace.query))
        outer.addWidget(facts)
        if row.pick and row.pick.reason:
            outer.addWidget(PlainLabel(reason(row.pick.reason).rstrip(".") + ".", "small-muted", wrap=True))
        outer.addLayout(self._make_buttons(row))
        self._said, self._told = RunLabel(), RunLabel()
        for label, runs in ((self._said, known.said), (self._told, known.told)):
            outer.addWidget(label)
            label.set_runs(*runs)
            label.setVisible(bool(runs))
        self.run_button, self.schema_button = self._buttons[Action.RUN], self._buttons[Action.SCHEMA]
        self.why_button = self._buttons.get(Action.WHY)

    def told(self) -> str:
        """What is said of why the tool was not picked."""
        return self._told.plain()

    def said(self) -> str:
        """What is said of the last choice about the tool."""
        return self._said.plain()

    def button(self, action: Action) -> QPushButton | None:
        """The button that does it, None where the row has none."""
        return self._buttons.get(action)

    def buttons(self) -> tuple[QPushButton, ...]:
        """Every button, in the order of Tab."""
        return tuple(self._buttons.values())

    def _make_buttons(self, row: PanelRow) -> FlowLayout:
        line = FlowLayout()
        line.setContentsMargins(0, 5, 0, 3)
        for number, action in enumerate(actions_of(row)):
            words, spoken, tip = _FACES[action]
            button = QPushButton(tr(words))
            button.setProperty("kind", "small-primary" if number == 0 else "small")
            button.setAccessibleName(tr(spoken, name=row.text))
            button.setToolTip(f"{tr(tip)} ({tr(KEY_WORDS[action])})")
            button.setEnabled(row.info is not None)
            button.clicked.connect(partial(self.pressed.emit, action))
            self._buttons[action] = button
            line.addWidget(button)
        return line


def actions_of(row: PanelRow) -> tuple[Action, ...]:
    """What one can do with a tool of the panel, the most likely first."""
    choice = row.info.choice if row.info else ToolChoice()
    pin = Action.UNPIN if choice.pinned else Action.PIN
    ban = Action.ALLOW if choice.banned else Action.NEVER
    if row.kind is RowKind.MISSED:
        return Action.RETRY, Action.WHY, pin, ban, Action.RUN, Action.SCHEMA
    return Action.RUN, pin, ban, Action.SCHEMA


def _head(row: PanelRow) -> FlowLayout:
    line = FlowLayout(spread=True)
    line.addWidget(WholeName(row.text))
    if row.pick:
        line.addWidget(ChipRow(chip_words(row.pick)))
    return line


def _description(text: str) -> PlainLabel:
    label = PlainLabel(shortened(text, _DESCRIPTION_LENGTH), "small-muted", wrap=True)
    if label.text() != text:
        label.setToolTip(tooltip(text))
    return label


def fact_runs(row: PanelRow, known: Known, query: Query) -> tuple[Run, ...]:
    """``matched weather, saturday    last called 5 min ago    ≈ 96 tokens    used``."""
    parts: list[tuple[Run, ...]] = []
    words = matched_words(row.candidate)
    if words:
        before = (Run(tr(" from the conversation")),) if are_from_before(words, query) else ()
        parts.append((Run(tr("matched ")), Run(", ".join(words[:8]), "source.text", strong=True), *before))
    if row.kind is RowKind.MISSED and row.candidate:
        parts.append((Run(verdict_words(row.candidate), "ink"),))
    if known.last_called is not None:
        parts.append((Run(tr("last called {ago}", ago=unbroken(ago(known.last_called, datetime.now(UTC))))),))
    count = row.info.tokens if row.info else (row.candidate.tokens if row.candidate else 0)
    if count:
        parts.append((Run(unbroken(tr("≈\u00a0{count} tokens", count=tokens(count)))),))
    parts += [(run,) for run in _fate(row, known)]
    runs: list[Run] = []
    for part in parts:
        if runs:
            runs.append(Run(BETWEEN))
        runs += part
    return tuple(runs)


def _fate(row: PanelRow, known: Known) -> list[Run]:
    """What became of the tool in the turn and since."""
    runs = [Run(tr("added {words}", words=row.added.words), "ink")] if row.added else []
    if row.used:
        runs.append(Run(tr("used"), "good", strong=True))
    elif known.answered and row.kind is RowKind.PICK:
        runs.append(Run(tr("not used")))
    if row.info is None:
        runs.append(Run(tr("its server no longer offers it"), "warning"))
    elif row.mark:
        runs.append(Run(tr(MARK_WORDS[row.mark]), "ink"))
    return runs
