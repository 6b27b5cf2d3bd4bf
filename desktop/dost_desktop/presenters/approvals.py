"""Calls that wait for a person, asked about on their cards in the conversation, whoever made them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from dost_engine.errors import DostError, NotFound
from dost_engine.types import Answer, Decision
from dost_ui.chat_view import CardState
from dost_ui.main_window import Page
from dost_ui.service_words import in_words
from dost_ui.translation import tr

if TYPE_CHECKING:
    from dost_desktop.connection import Connection
    from dost_desktop.live import Live
    from dost_desktop.tasks import Tasks
    from dost_engine.types import JsonObject, WaitingCall
    from dost_ui.main_window import MainWindow

_SAID_YES = frozenset({Answer.ONCE, Answer.ALWAYS})
_ALLOWED = frozenset({Decision.ONCE, Decision.ALWAYS})
_OPEN = frozenset({CardState.ASKS, CardState.GONE})
_ENDS = {
    Decision.ONCE: CardState.ALLOWED,
    Decision.ALWAYS: CardState.ALLOWED,
    Decision.DENIED: CardState.DENIED,
    Decision.NEVER: CardState.DENIED,
}


class ApprovalsPresenter:
    """Shows what waits and hands the answers to the service, which alone decides."""

    def __init__(self, window: MainWindow, connection: Connection, live: Live, tasks: Tasks) -> None:
        """Connects the chat's questions."""
        self._window = window
        self._view = window.chat_view
        self._connection = connection
        self._live = live
        self._tasks = tasks
        self._asked: dict[str, WaitingCall] = {}  # by the name of the card
        self._unmade: set[str] = set()  # own calls that waited and were not allowed
        live.approvals_changed.connect(self._show)
        live.approval_ended.connect(self._ended)
        live.progressed.connect(self._progressed)
        self._view.answered.connect(
            lambda card, answer: tasks.start(self._answer(card, answer), name=f"answer about {card}")
        )

    def unmade(self, call_id: str) -> bool:
        """Whether a call of this window waited for a person and was not allowed until now: it did not take effect."""
        return call_id in self._unmade

    def show_again(self) -> None:
        """The conversation is another one: what still waits is asked about in it."""
        self._asked.clear()
        self._unmade.clear()
        self._show(self._live.approvals)

    def _show(self, approvals: tuple[WaitingCall, ...]) -> None:
        waiting = {self._card_of(call): call for call in approvals}
        for card, call in waiting.items():
            if self._asked.get(card) == call:
                continue
            own = self._connection.own_call(call.call_id)
            if own:
                self._unmade.add(own)
            # only this window's own calls are the chat's, whatever a program calls itself
            self._view.ask(card, call if own or call.origin != "chat" else replace(call, origin=""))
            QApplication.alert(self._window)
        for card in self._asked.keys() - waiting.keys():
            if self._view.has_card(card) and self._view.card(card).state is CardState.ASKS:
                self._view.update_card(card, CardState.GONE)
        self._asked = waiting
        self._window.sidebar.set_count(Page.CHAT, len(waiting))

    def _card_of(self, call: WaitingCall) -> str:
        own = self._connection.own_call(call.call_id)
        return own if own and self._view.has_card(own) else call.approval_id

    def _ended(self, told: JsonObject) -> None:
        own, decision = self._connection.own_call(str(told["call_id"])), Decision(told["decision"])
        if own and decision in _ALLOWED:
            self._unmade.discard(own)
        card = own if own and self._view.has_card(own) else str(told["approval_id"])
        if not self._view.has_card(card) or self._view.card(card).state not in _OPEN:
            return  # the call's own end was told first
        state = _ENDS.get(decision, CardState.GONE)
        self._view.update_card(card, CardState.RUNNING if card == own and state is CardState.ALLOWED else state)

    def _progressed(self, told: JsonObject) -> None:
        own = self._connection.own_call(str(told["call_id"]))
        if own:
            total = told["total"]
            share = (
                f"{told['progress']:g}"
                if total is None
                else tr("{done} of {total}", done=f"{told['progress']:g}", total=f"{total:g}")
            )
            message = str(told["message"] or "").strip()
            self._view.set_progress(own, f"{share}: {message}" if message else share)

    async def _answer(self, card: str, answer: Answer) -> None:
        call = self._asked.get(card)
        if call is None:
            return
        own = self._connection.own_call(call.call_id)
        if answer in _SAID_YES:
            self._unmade.discard(own)  # from here on it may take effect, also if the answer's own answer is lost
        try:
            await self._connection.answer_approval(call.approval_id, answer)
        except DostError as error:
            if isinstance(error, NotFound):
                self._live.look_at_approvals()
            question = self._view.card(card).question if self._view.has_card(card) else None
            if question is not None:
                question.show_problem(in_words(error))
