"""How a message was understood, in a few lines, only where there is something to say.

Public: ``Understood``, ``understood_lines``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from dost_ui import wording
from dost_ui.labels import Run, RunLabel
from dost_ui.reason_words import noted
from dost_ui.service_words import said
from dost_ui.trace_view import arm_notes, failed_arms, how_read, reason_words, silent_arms
from dost_ui.translation import tr

if TYPE_CHECKING:
    from dost_engine.types import TurnTrace

_MOST_LINES = 5
_MOST_CHARS = 220
"""Of one line; the tool tip has the whole."""

_CONTEXT_CHARS = 140

Line = tuple[Run, ...]


class Understood(QFrame):
    """The card. Hidden where there is nothing to say."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(12, 9, 12, 6)
        self._box.setSpacing(6)  # where one thing ends and the next begins
        self._labels: list[RunLabel] = []
        self.hide()

    def show_turn(self, trace: TurnTrace, *, has_tools: bool) -> None:
        """What there is to say of a turn."""
        lines = understood_lines(trace, has_tools=has_tools)
        shown = [*lines[:_MOST_LINES]]
        if len(lines) > _MOST_LINES:
            shown.append((Run(tr("and {more} more", more=len(lines) - _MOST_LINES)),))
        while len(self._labels) < len(shown):
            self._labels.append(RunLabel())
            self._box.addWidget(self._labels[-1])
        for at, label in enumerate(self._labels):
            line = shown[at] if at < len(shown) else ()
            label.set_runs(*(Run(_cut(run.text), run.color, run.strong, run.fixed) for run in line))
            label.setVisible(bool(line))
        whole = "\n".join("".join(run.text for run in line) for line in lines)
        self.setToolTip(wording.tooltip(whole) if whole != self._said() else "")
        self.setVisible(bool(lines))

    def text(self) -> str:
        """What it says; empty where it is hidden."""
        return "" if self.isHidden() else self._said()

    def _said(self) -> str:
        return "\n".join(label.plain() for label in self._labels if not label.isHidden())


def understood_lines(trace: TurnTrace, *, has_tools: bool) -> tuple[Line, ...]:
    """Everything that is to be known of how a message was understood, the most important first.

    Args:
        trace: The turn.
        has_tools: Whether it got any tool.
    """
    lines: list[Line] = []
    fallback = trace.selection.fallback
    if fallback:
        lines.append((Run(wording.sentence(noted(fallback)), "warning", strong=True),))
    elif trace.query.context:
        context = Run(wording.quoted(wording.shortened(trace.query.context, _CONTEXT_CHARS)), "ink", strong=True)
        reason = reason_words(trace.query)
        lines.append((Run(tr("Read together with ")), context, Run(f". {reason}" if reason else ".")))
    elif trace.query.vague and trace.query.reason:
        lines.append((Run(how_read(trace.query)),))
    lines += [(Run(wording.sentence(line), "warning"),) for line in failed_arms(trace)]
    if not fallback:
        lines += [(Run(tr("{arm} found nothing near enough.", arm=arm)),) for arm in silent_arms(trace)]
        if not has_tools:
            lines.append((Run(tr("No tool fits this message."), "ink", strong=True),))
    lines += [(Run(wording.sentence(line)),) for line in arm_notes(trace)]
    lines += [(Run(wording.sentence(said(note)), "ink"),) for note in trace.notes]
    if trace.cached_s is not None:
        ago = wording.took(round(trace.cached_s) * 1000).replace(".0 s", " s")
        lines.append(
            (Run(tr("The same was asked {ago} ago and nothing has changed since: this is that answer.", ago=ago)),)
        )
    return tuple(lines)


def _cut(text: str) -> str:
    return text if len(text) <= _MOST_CHARS else text[: _MOST_CHARS - 1].rstrip() + "…"
