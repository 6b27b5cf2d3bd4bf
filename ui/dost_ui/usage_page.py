"""What was called and what was saved, counted on this machine.

Public: ``UsagePage``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QScrollArea,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)

from dost_ui import theme, wording
from dost_ui.chat_items import NoteCard, NoteKind
from dost_ui.day_plot import Bar, DayPlot
from dost_ui.labels import ElidedLabel, PlainLabel
from dost_ui.page_header import PageHeader
from dost_ui.page_states import PageState
from dost_ui.ranking_words import ranking_words
from dost_ui.service_words import said
from dost_ui.translation import marked, tr, trn
from dost_ui.usage_days import Period, percent, short_day, stretches, together, told_calls, told_tokens
from dost_ui.usage_table import UsageTable

if TYPE_CHECKING:
    from datetime import datetime

    from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent

    from dost_engine.types import UsageReport
    from dost_ui.usage_days import Stretch

_MEASURED = marked(
    "Every call of a tool that goes through Dost is counted, from this window or from "
    "another app: whether it gave a result, and how long it took, without the time in "
    "which it waited for you. Tokens saved are those of all tools' definitions less those "
    "of the tools that were picked, estimated at four characters each. All of it stays on "
    "this machine; nothing is sent anywhere."
)
_BESIDE_FROM_PX = 760
_TABLE_PX = 300


class UsagePage(QFrame):
    """The page.

    Signals:
        chat_requested: The chat is to be shown (from the empty page).
        settings_requested: The settings are to be shown (where calls are not counted).
        retry_requested: The numbers are to be asked for again, after an error.
        shown: The page came to be seen.
        hidden: It is seen no more.

    Attributes:
        period: How far back summary and plots go.
        calls: The plot of calls.
        tokens: The plot of saved tokens.
        table: The calls by tool.
    """

    chat_requested = Signal()
    settings_requested = Signal()
    retry_requested = Signal()
    shown = Signal()
    hidden = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "page")
        self._report: UsageReport | None = None
        self._now: datetime | None = None
        self._action = self.chat_requested
        self.header = PageHeader(tr("Usage"))
        self.period = QComboBox()
        self.period.setAccessibleName(tr("How far back"))
        for one in Period:
            self.period.addItem(one.words, one)
        self.period.currentIndexChanged.connect(self._draw)
        self.header.add_widget(self.period)
        self._state = PageState()
        self._state.action.connect(self._act)
        holder = QWidget()
        self._stack = QStackedLayout(holder)
        self._stack.addWidget(self._make_body())
        self._stack.addWidget(self._state)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.setSpacing(0)
        outer.addWidget(self.header)
        outer.addWidget(holder, 1)
        self.show_loading(tr("Asking for the numbers"))

    def _make_body(self) -> QWidget:
        inner = QWidget()
        inner.setProperty("kind", "canvas")
        column = QVBoxLayout(inner)
        column.setContentsMargins(28, 16, 28, 18)
        column.setSpacing(14)
        self._problem = QVBoxLayout()
        column.addLayout(self._problem)
        column.addLayout(self._make_summary())
        self.tokens = DayPlot(tr("Tokens saved"), "accent")
        self.calls = DayPlot(tr("Calls of tools"), "source.sticky")
        self._plots = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._plots.setSpacing(14)
        self._plots.addWidget(_plot_card(tr("Tokens saved"), self.tokens), 1)
        self._plots.addWidget(_plot_card(tr("Calls"), self.calls, tr("striped: failed")), 1)
        column.addLayout(self._plots)
        self._table_title = PlainLabel(tr("BY TOOL, SINCE COUNTING BEGAN"), "section")
        column.addWidget(self._table_title)
        self.table = UsageTable()
        column.addWidget(self.table, 1)
        self._ranking = PlainLabel(kind="small-muted", wrap=True)
        self._measured = PlainLabel(tr(_MEASURED), "small-muted", wrap=True)
        self._place = PlainLabel(kind="fixed-muted", wrap=True)
        self._place.make_selectable()
        self._place.hide()
        for label in (self._ranking, self._measured, self._place):
            column.addWidget(label)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it follows the control that has the focus
        scroll.setWidget(inner)
        return scroll

    def _make_summary(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(28)
        grid.setVerticalSpacing(0)
        self._figures: dict[str, tuple[PlainLabel, ElidedLabel]] = {}
        for at, name in enumerate(("tokens", "turns", "calls", "success")):
            figure, words = PlainLabel(kind="headline"), ElidedLabel(kind="small-muted")
            grid.addWidget(figure, 0, at)
            grid.addWidget(words, 1, at)
            grid.setColumnStretch(at, 1)
            self._figures[name] = (figure, words)
        return grid

    # --------------------------------------------------------------------------------------------- showing

    def set_report(self, report: UsageReport, now: datetime) -> None:
        """Other numbers, as of ``now`` in the person's time zone."""
        self._report, self._now = report, now
        self._show_problem(report.problem)
        self.table.set_tools(report.tools, now)
        self._ranking.setText(ranking_words(report.ranking))
        self._ranking.setVisible(bool(report.ranking))
        there = bool(report.tools or report.days)
        self.period.setVisible(there)
        self._fit()
        self.header.set_note(trn("%n call in all", "%n calls in all", report.uses) if there else "")
        if there:
            self._draw()
            self._stack.setCurrentIndex(0)
        elif report.recording:
            self._show_state(
                tr("Nothing is counted yet"),
                tr(
                    "This page shows which tools were called, how often they worked, how long they took, "
                    "and how many tokens the choice of tools saved. All of it is counted on this machine "
                    "and sent nowhere."
                ),
                icon="usage",
                button=tr("Go to the chat"),
            )
            self._action = self.chat_requested
        else:
            self._show_state(
                tr("Calls are not counted"),
                tr("It is switched off in the settings, under “What is kept on this machine”."),
                icon="usage",
                button=tr("Go to the settings"),
            )
            self._action = self.settings_requested

    def set_place(self, place: str) -> None:
        """The file that the numbers are kept in."""
        shown = wording.place(place)
        self._place.setText(shown)
        self._place.setAccessibleName(tr("File of the numbers: {place}", place=shown))
        self._place.setVisible(bool(place))

    def show_loading(self, text: str) -> None:
        """The numbers are not known yet."""
        self.period.hide()
        self._state.show_state("", text, busy=True)
        self._stack.setCurrentIndex(1)

    def show_error(self, title: str, text: str) -> None:
        """The numbers cannot be had."""
        self.period.hide()
        self.header.set_note("")
        self._show_state(title, text, icon="warning", button=tr("Try again"))
        self._action = self.retry_requested

    def state(self) -> PageState:
        """What stands in the place of the numbers."""
        return self._state

    def figure(self, name: str) -> str:
        """``tokens``, ``turns``, ``calls`` or ``success``, as it is shown, with the words under it."""
        figure, words = self._figures[name]
        return f"{figure.text()} {words.whole()}"

    def _show_state(self, title: str, text: str, *, icon: str, button: str) -> None:
        self._state.show_state(title, text, icon=icon, button=button)
        self._stack.setCurrentIndex(1)

    def _show_problem(self, problem: str) -> None:
        while (item := self._problem.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        if problem:
            self._problem.addWidget(NoteCard(NoteKind.WARNING, tr("Not everything can be kept"), said(problem)))

    def _draw(self) -> None:
        """Summary and plots of the chosen period."""
        if self._report is None or self._now is None:
            return
        period: Period = self.period.currentData()
        parts = stretches(self._report.days, self._now.date(), period)
        self.tokens.set_bars(
            tuple(Bar(short_day(one.last), max(one.tokens_saved, 0), 0, _told(one, told_tokens(one))) for one in parts)
        )
        self.calls.set_bars(
            tuple(Bar(short_day(one.last), one.calls, one.failed, _told(one, told_calls(one))) for one in parts)
        )
        every = together(parts)
        saved = max(every.tokens_saved, 0)
        share = f", {percent(saved, every.tokens_all)}" if every.tokens_all else ""
        self._say("tokens", f"≈\u00a0{wording.tokens(saved)}", tr("tokens saved{share}", share=share))
        self._say("turns", wording.number(every.turns), trn("choice of tools", "choices of tools", every.turns))
        self._say("calls", wording.number(every.calls), tr("call") if every.calls == 1 else tr("calls"))
        failed = wording.number(every.failed)
        worked = percent(every.calls - every.failed, every.calls)
        self._say(
            "success",
            worked,
            tr("gave a result, {failed} failed", failed=failed) if every.failed else tr("gave a result"),
        )

    def _say(self, name: str, figure: str, words: str) -> None:
        number, label = self._figures[name]
        number.setText(figure)
        number.setAccessibleName(f"{figure} {words}")
        label.set_whole(words)

    # ---------------------------------------------------------------------------------------------- events

    def _act(self) -> None:
        self._action.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt
        """Plots beside each other where there is room."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        now = theme.active()
        beside = self.width() >= now.scaled(_BESIDE_FROM_PX)
        self._plots.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        lines = self.table.model().rowCount() + 2  # its head is as high as a row and a half
        self.table.setMinimumHeight(min(now.scaled(_TABLE_PX), lines * now.row("usage")))

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt
        """Tell that the page is seen."""
        super().showEvent(event)
        self.shown.emit()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 - Qt
        """Tell that it is not."""
        super().hideEvent(event)
        self.hidden.emit()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt
        """Sizes follow the text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "table"):
            self._fit()


def _told(stretch: Stretch, what: str) -> str:
    return f"{stretch.when()}: {what}"


def _plot_card(title: str, plot: DayPlot, legend: str = "") -> QFrame:
    """A plot under its name; what is told of a bar stands beside the name, else the legend where a part is marked."""
    card = QFrame()
    card.setProperty("kind", "card")
    column = QVBoxLayout(card)
    column.setContentsMargins(14, 11, 14, 8)
    column.setSpacing(6)
    told = ElidedLabel(kind="small-muted")
    told.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    plot.told.connect(lambda text: told.set_whole(text or (legend if any(bar.part for bar in plot.bars()) else "")))
    line = QHBoxLayout()
    line.addWidget(PlainLabel(title, "strong"))
    line.addWidget(told, 1)
    column.addLayout(line)
    column.addWidget(plot)
    return card
