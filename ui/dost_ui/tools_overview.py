"""What there is to say of several tools at once: those of a server, or all. Stands where no single tool is selected.

Public: ``ToolsOverview``, ``facts_of``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout, QWidget

from dost_engine.types import FindingLevel
from dost_ui import wording
from dost_ui.labels import PlainLabel
from dost_ui.tools_model import WARNS
from dost_ui.translation import tr, trn

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from dost_engine.types import Finding, ToolInfo

_NAMES_SHOWN = 8


def facts_of(tools: Sequence[ToolInfo], told: Mapping[str, Sequence[Finding]] | None) -> list[tuple[str, str]]:
    """Pairs of what is counted and how many.

    Args:
        tools: The tools.
        told: What is said of them by tool id; None while nobody knows.
    """
    pinned = sum(info.choice.pinned for info in tools)
    careful = sum(bool(info.warnings) for info in tools)
    rows = [
        (tr("Always given"), wording.number(pinned)),
        (tr("All definitions"), tr("≈\u00a0{tokens} tokens", tokens=wording.tokens(sum(one.tokens for one in tools)))),
    ]
    if careful:
        rows.append((tr("To be careful with"), f"{WARNS} {wording.number(careful)}"))
    if told is not None:
        better = sum(bool(told.get(info.tool.id)) for info in tools)
        rows.append((tr("Could be found better"), wording.number(better)))
    return rows


class ToolsOverview(QWidget):
    """Counts, the tools that have most to gain, and what one can do here."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: list[tuple[str, str]] = []
        self._shown: tuple[object, object] = (None, None)
        self._card = QFrame()
        self._card.setProperty("kind", "well")
        self._grid = QGridLayout(self._card)
        self._grid.setContentsMargins(14, 10, 14, 11)
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(0, 2)
        self._grid.setColumnStretch(1, 3)
        self._head = PlainLabel(tr("EASIER TO FIND"), "section")
        self._names = PlainLabel(kind="small", wrap=True)
        self._hint = PlainLabel(kind="small-muted", wrap=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(8)
        for widget in (self._card, self._head, self._names, self._hint):
            column.addWidget(widget)

    def show_tools(self, tools: Sequence[ToolInfo], told: Mapping[str, Sequence[Finding]] | None, hint: str) -> None:
        """Other tools; ``hint`` says what one can do."""
        if tools is self._shown[0] and told is self._shown[1]:
            return
        self._shown = tools, told
        self._show_rows(facts_of(tools, told))
        names = _most_to_gain(tools, told or {})
        more = len(names) - _NAMES_SHOWN
        words = ", ".join(map(wording.isolated, names[:_NAMES_SHOWN]))
        if more > 0:
            words = trn("{tools} and %n more", "{tools} and %n more", more, tools=words)
        self._names.setText(words)
        for widget in (self._head, self._names):
            widget.setVisible(bool(names))
        self._hint.setText(hint)

    def rows(self) -> tuple[tuple[str, str], ...]:
        """What is counted, and how many."""
        return tuple(self._rows)

    def names(self) -> str:
        """The tools that have most to gain."""
        return self._names.text()

    def _show_rows(self, rows: list[tuple[str, str]]) -> None:
        if rows == self._rows:
            return
        self._rows = rows
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for at, (label, value) in enumerate(rows):
            self._grid.addWidget(PlainLabel(label, "small-muted", wrap=True), at, 0, Qt.AlignmentFlag.AlignTop)
            self._grid.addWidget(PlainLabel(value, "small", wrap=True), at, 1)


def _most_to_gain(tools: Sequence[ToolInfo], told: Mapping[str, Sequence[Finding]]) -> list[str]:
    """Names of the tools of which something is said: those with a warning first, then those of which most is said."""

    def place(info: ToolInfo) -> tuple[bool, int]:
        said = told[info.tool.id]
        return all(one.level is not FindingLevel.WARNING for one in said), -len(said)

    return [info.tool.name for info in sorted((one for one in tools if told.get(one.tool.id)), key=place)]
