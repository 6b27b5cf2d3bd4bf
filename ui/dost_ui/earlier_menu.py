"""Earlier turns: a button, and the menu in which one of them is opened again.

Public: ``EarlierMenu``.
"""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu

from dost_ui import wording
from dost_ui.translation import tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QToolButton

    from dost_engine.types import TurnSummary

MOST_TURNS = 20
_TEXT_CHARS = 56


class EarlierMenu(QMenu):
    """The menu. It opens at once and is filled when the turns are known.

    Signals:
        asked: The button was pressed; answer with ``show_turns`` or ``show_error``.
        chosen: A turn is to be shown (turn id).
    """

    asked = Signal()
    chosen = Signal(str)

    def __init__(self, button: QToolButton) -> None:
        """``button`` opens it."""
        super().__init__(button)
        self._button = button
        self.setAccessibleName(tr("Earlier turns"))
        self.setToolTipsVisible(True)
        button.clicked.connect(self._open)

    def show_turns(self, turns: Sequence[TurnSummary]) -> None:
        """What can be opened again, newest first."""
        self.clear()
        now = datetime.now(UTC)
        for turn in turns[:MOST_TURNS]:
            when = wording.ago(datetime.fromtimestamp(turn.at, UTC), now)
            text = wording.shortened(turn.text, _TEXT_CHARS).replace("&", "&&")
            entry = self.addAction(f"{text} · {when}")
            entry.setToolTip(wording.tooltip(turn.text))
            entry.triggered.connect(partial(self.chosen.emit, turn.turn_id))
        if not turns:
            self._say(tr("No earlier turn is kept"))
        self._fit()

    def show_error(self, text: str) -> None:
        """They are not known, and why not."""
        self.clear()
        self._say(wording.shortened(text, 2 * _TEXT_CHARS))
        self._fit()

    def words(self) -> tuple[str, ...]:
        """What its lines say."""
        return tuple(action.text().replace("&&", "&") for action in self.actions())

    def _open(self) -> None:
        self.clear()
        self._say(tr("Looking for earlier turns"))
        self.popup(self._button.mapToGlobal(self._button.rect().bottomLeft()))
        self.asked.emit()

    def _say(self, text: str) -> None:
        self.addAction(text.replace("&", "&&")).setEnabled(False)

    def _fit(self) -> None:
        """Another size, at the same place or where the screen has room for it."""
        if self.isVisible():
            self.popup(self._button.mapToGlobal(self._button.rect().bottomLeft()))
