"""The open row of a skill: what it is for, why it fits, and what it wants to know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from dost_ui import wording
from dost_ui.chips import ChipRow, skill_chips
from dost_ui.flow_layout import FlowLayout
from dost_ui.labels import PlainLabel, WholeName
from dost_ui.reason_words import reason
from dost_ui.translation import tr

if TYPE_CHECKING:
    from dost_engine.types import SkillPick

_DESCRIPTION_CHARS = 300


class SkillDetail(QFrame):
    """The open row."""

    def __init__(self, pick: SkillPick, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        outer = QVBoxLayout(self)
        outer.setContentsMargins(10, 8, 10, 9)
        outer.setSpacing(4)
        head = FlowLayout(spread=True)
        head.addWidget(WholeName(pick.name, "small"))
        head.addWidget(ChipRow(skill_chips(pick)))
        outer.addLayout(head)
        self._lines = [wording.shortened(pick.description, _DESCRIPTION_CHARS), wording.sentence(reason(pick.reason))]
        if pick.arguments:
            named = ", ".join(one.name for one in pick.arguments)
            self._lines.append(tr("It is read with {named}.", named=named))
        self._lines.append(tr("The model reads it when it needs it."))
        for line in self._lines:
            if line:
                label = PlainLabel(line, "small-muted", wrap=True)
                label.setToolTip(wording.tooltip(pick.description) if line.endswith("…") else "")
                outer.addWidget(label)

    def words(self) -> str:
        """Everything that it says."""
        return "\n".join(line for line in self._lines if line)
