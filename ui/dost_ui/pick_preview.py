"""The tools that a text would get, while it is written.

Public: ``PickPreview``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout, QWidget

from dost_ui import wording
from dost_ui.chips import ChipRow, chip_words
from dost_ui.labels import ElidedLabel, PlainLabel
from dost_ui.trace_view import sent
from dost_ui.translation import tr, trn

if TYPE_CHECKING:
    from dost_engine.types import Pick, TurnTrace

MOST_ROWS = 5
"""More are counted: the question is what comes, and the first ones tell."""


class PickPreview(QFrame):
    """A line that counts, and a row for each of the first tools: name, server, where it came from.

    Hidden while there is nothing to show.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "well")
        self._title = PlainLabel(kind="small-muted", wrap=True)
        self._rows = QWidget()
        self._grid = QGridLayout(self._rows)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(5)
        self._grid.setColumnStretch(1, 1)
        self._lines: list[tuple[ElidedLabel, ElidedLabel, ChipRow]] = []
        self._more = PlainLabel(kind="small-muted")
        self._grid.addWidget(self._more, MOST_ROWS, 0)
        self._names: tuple[str, ...] = ()
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 14, 11)
        column.setSpacing(7)
        column.addWidget(self._title)
        column.addWidget(self._rows)
        self.clear()

    def clear(self) -> None:
        """Nothing is asked."""
        self._fill("", ())
        self.hide()

    def show_note(self, text: str) -> None:
        """Why there is nothing to show."""
        self._fill(text, ())
        self.show()

    def show_trace(self, trace: TurnTrace) -> None:
        """What the text would get."""
        picks = trace.selection.picks
        if not picks:
            self._fill(tr("No tool fits this."), ())
        else:
            tools, tokens = sent(trace)
            self._fill(
                trn(
                    "%n tool of {all} would be picked: ≈\u00a0{sent} tokens instead of {whole}",
                    "%n tools of {all} would be picked: ≈\u00a0{sent} tokens instead of {whole}",
                    tools,
                    all=wording.number(trace.tools_all),
                    sent=wording.tokens(tokens),
                    whole=wording.tokens(trace.tokens_all),
                ),
                picks,
            )
        self.show()

    def names(self) -> tuple[str, ...]:
        """Ids of the tools that are shown, in their order."""
        return self._names

    def words(self) -> str:
        """The line above them."""
        return self._title.text()

    def _fill(self, title: str, picks: tuple[Pick, ...]) -> None:
        """Other words in the rows that are there: it is done for every key, and new rows take ten times as long."""
        self._title.setText(title)
        shown, more = picks[:MOST_ROWS], len(picks) - MOST_ROWS
        while len(self._lines) < len(shown):
            self._lines.append(self._new_line(len(self._lines)))
        for (name, server, chips), pick in zip(self._lines, shown, strict=False):
            name.set_whole(wording.tool_name(pick.id))
            server.set_whole(wording.server_of(pick.id))
            chips.set_words(chip_words(pick))
        for row, line in enumerate(self._lines):
            for widget in line:
                widget.setVisible(row < len(shown))
        if more > 0:
            self._more.setText(trn("and %n more", "and %n more", more))
        self._more.setVisible(more > 0)
        self._rows.setVisible(bool(picks))
        self._names = tuple(pick.id for pick in shown)
        told = "; ".join(f"{wording.tool_name(one.id)}: {', '.join(chip_words(one))}" for one in shown)
        self.setAccessibleName(f"{title}. {told}" if told else title)

    def _new_line(self, row: int) -> tuple[ElidedLabel, ElidedLabel, ChipRow]:
        line = ElidedLabel("", "fixed", natural=True), ElidedLabel("", "small-muted"), ChipRow()
        self._grid.addWidget(line[0], row, 0)
        self._grid.addWidget(line[1], row, 1)
        self._grid.addWidget(line[2], row, 2, Qt.AlignmentFlag.AlignRight)
        return line
