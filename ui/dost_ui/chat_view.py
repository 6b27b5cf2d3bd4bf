"""The conversation.

Public: ``ChatView``, ``CardState``, ``NoteKind``.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from dost_engine.types import JsonObject, Source, TurnTrace


class CardState(StrEnum):
    """Where a tool call stands."""

    ASKS = "asks"
    RUNNING = "running"
    OK = "ok"
    ERROR = "error"
    DENIED = "denied"


class NoteKind(StrEnum):
    """How loud a note is."""

    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


class ChatView(QWidget):
    """Messages, turn pills, tool cards, answers and notes, oldest first.

    Signals:
        turn_selected: A turn's pill was pressed (turn id).
        run_requested: A proposed tool is to be run by hand (tool id).
        approved: A card that asks was allowed once (call id).
        denied: A card that asks was denied (call id).
        suggestion_chosen: An example of the empty page was pressed (text).
        link_confirmed: A link of an answer was confirmed and may be opened (address).
    """

    turn_selected = Signal(str)
    run_requested = Signal(str)
    approved = Signal(str)
    denied = Signal(str)
    suggestion_chosen = Signal(str)
    link_confirmed = Signal(str)

    def add_user(self, text: str) -> None: ...
    def add_turn(self, turn_id: str, trace: TurnTrace, *, offer_run: bool = False) -> None:
        """The pill; with ``offer_run`` the first picks as "Run …" buttons under it. Marks it as the shown turn."""

    def select_turn(self, turn_id: str) -> None: ...
    def add_card(
        self,
        call_id: str,
        tool: str,
        server: str,
        arguments: JsonObject,
        source: Source | None = None,
        *,
        state: CardState = CardState.RUNNING,
        note: str = "",
    ) -> None: ...
    def update_card(self, call_id: str, state: CardState, text: str = "", took_ms: float | None = None) -> None: ...
    def begin_answer(self) -> None: ...
    def append_answer(self, text: str) -> None: ...
    def end_answer(self) -> None: ...
    def add_note(self, kind: NoteKind, title: str, text: str = "") -> None: ...
    def set_activity(self, text: str) -> None:
        """A quiet line under everything ("picking tools"), or nothing when empty."""

    def set_suggestions(self, texts: tuple[str, ...]) -> None: ...
    def clear(self) -> None: ...
