"""The head of the panel: how many tools, how many tokens, how long it took.

Public: ``TurnHead``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from dost_ui import theme, wording
from dost_ui.commands import tip_with
from dost_ui.icons import icon
from dost_ui.labels import PlainLabel, Run, RunLabel
from dost_ui.mirror import set_margins
from dost_ui.share_bar import ShareBar
from dost_ui.trace_view import sent
from dost_ui.translation import tr

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent

    from dost_engine.types import TurnTrace
    from dost_ui.trace_view import Added

_LEFT_PX, _RIGHT_PX = 18, 14


class TurnHead(QFrame):
    """Title, headline, bar and a quiet line. The headline is large where it fits, else smaller, else in two lines.

    Attributes:
        close_button: Hides the panel.
        earlier_button: Opens the menu of earlier turns.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "panel-header")
        column = QVBoxLayout(self)
        set_margins(column, _LEFT_PX, 10, _RIGHT_PX, 12)
        column.setSpacing(6)
        self._top = QHBoxLayout()
        self._top.addWidget(PlainLabel(tr("Tools this turn"), "panel-title"), 1)
        self.earlier_button = QToolButton()
        self.earlier_button.setAccessibleName(tr("Earlier turns"))
        self.earlier_button.setToolTip(tr("Show an earlier turn again"))
        self._top.addWidget(self.earlier_button)
        self.close_button = QToolButton()
        self.close_button.setAccessibleName(tr("Close the panel"))
        self.close_button.setToolTip(tip_with("Ctrl+J", tr("Close the panel")))
        self._top.addWidget(self.close_button)
        column.addLayout(self._top)
        self._tools: tuple[Run, ...] = ()
        self._tokens: tuple[Run, ...] = ()
        self._headline = RunLabel("headline", wrap=False)
        self._headline.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._headline.setToolTip(tr("Tokens are estimated from the length of the tools' definitions."))
        self._bar = ShareBar()
        self._line = PlainLabel(kind="small-muted", wrap=True)
        for widget in (self._headline, self._bar, self._line):
            column.addWidget(widget)
        self._set_icons()
        self.show_nothing()

    def show_turn(self, trace: TurnTrace, added: tuple[Added, ...], note: str = "") -> None:
        """What a turn got.

        Args:
            trace: The turn's first choice.
            added: What it got later.
            note: What else stands in the quiet line.
        """
        tools, tokens = sent(trace, added)
        self._tools = (
            Run(wording.number(tools), "ink", strong=True),
            Run(tr(" of {tools_all}", tools_all=wording.number(trace.tools_all))),
        )
        self._tokens = (
            Run(f"≈\u00a0{wording.tokens(tokens)}", "ink", strong=True),
            Run(tr(" of {tokens_all} tokens", tokens_all=wording.tokens(trace.tokens_all))),
        )
        self._fit()
        self._bar.set_share(min(tokens / trace.tokens_all, 1.0) if trace.tokens_all else 0.0)
        parts = (
            tr("picked in {took_ms}", took_ms=wording.took(trace.took_ms)),
            note,
            tr("catalogue {catalog_revision}", catalog_revision=trace.selection.catalog_revision),
        )
        self._line.set_facts(parts)
        self.setMinimumHeight(0)
        for widget in (self._headline, self._bar, self._line):
            widget.show()

    def show_nothing(self) -> None:
        """Nothing but the title, as high as the head of the page beside it."""
        self.setMinimumHeight(theme.row_px("header", theme.active().density))
        for widget in (self._headline, self._bar, self._line):
            widget.hide()

    def headline(self) -> str:
        """The headline as text."""
        return self._headline.plain()

    def line(self) -> str:
        """The quiet line under it."""
        return self._line.text()

    def _fit(self) -> None:
        room = self.width() - _LEFT_PX - _RIGHT_PX
        one_line = (*self._tools, Run("  ·  ", "ink", strong=True), *self._tokens)
        two_lines = (*self._tools, Run("\n", "ink"), *self._tokens)
        role: theme.FontRole = "headline"
        runs = one_line
        if _width(one_line, "headline") > room:
            role = "title"
            if _width(one_line, "title") > room:
                runs = two_lines
        self._headline.set_role(role)
        if runs:
            self._headline.set_runs(*runs)

    def _set_icons(self) -> None:
        size = theme.active().scaled(14)
        for button, name in ((self.earlier_button, "earlier"), (self.close_button, "close")):
            button.setIcon(icon(name, size=size))
            button.setIconSize(QSize(size, size))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt
        """The headline follows the width."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt
        """Icons and the headline follow the theme."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_line"):
            self._set_icons()
            self._fit()


def _width(runs: tuple[Run, ...], role: theme.FontRole) -> int:
    """Width in px of runs on one line."""
    total = 0
    for run in runs:
        font = theme.active().font(role)
        font.setWeight(QFont.Weight.DemiBold if run.strong else QFont.Weight.Normal)
        total += QFontMetrics(font).horizontalAdvance(run.text)
    return total + 2
