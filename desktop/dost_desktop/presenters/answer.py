"""One turn of a model, shown: its text as it streams, a card for each call."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from dost_desktop.agent.events import (
    AgentEvent,
    Failed,
    Offered,
    TextDelta,
    ToolAsked,
    ToolFinished,
    ToolStarted,
)
from dost_desktop.conversation import LaterChoice, ShownCall
from dost_ui.chat_view import CardState
from dost_ui.result_content import content_of
from dost_ui.translation import tr

if TYPE_CHECKING:
    from dost_engine.errors import DostError
    from dost_engine.types import Source, TurnTrace
    from dost_ui.chat_view import ChatView


class TurnKeeper(Protocol):
    """Who keeps the conversation."""

    def chosen(self, trace: TurnTrace, *, offer_run: bool = False) -> None:
        """The turn's tools are chosen."""
        ...

    def added(self, choice: LaterChoice) -> None:
        """The turn got more tools."""
        ...

    def used(self, tool_id: str) -> None:
        """A tool was called."""
        ...

    def ended(self, call: ShownCall) -> None:
        """A call has ended."""
        ...

    def source_of(self, tool_id: str) -> Source | None:
        """Why the turn has the tool."""
        ...

    def failed(self, error: DostError) -> None:
        """The turn ended early."""
        ...


class AnswerShower:
    """Turns the agent's events into what the chat shows."""

    def __init__(self, keeper: TurnKeeper, view: ChatView) -> None:
        """Nothing is shown before the first event."""
        self._keeper = keeper
        self._view = view
        self._answering = False
        self._asked: dict[str, ToolAsked] = {}
        self._shown: dict[str, tuple[str, str, Source | None]] = {}

    def show(self, event: AgentEvent) -> None:
        """Show one event."""
        if isinstance(event, TextDelta):
            self._say(event.text)
            return
        self._end_answer()
        if isinstance(event, Offered):
            self._offer(event)
        elif isinstance(event, ToolAsked):
            self._ask(event)
        elif isinstance(event, ToolStarted):
            self._view.set_activity("")
            self._view.update_card(event.call_id, CardState.RUNNING)
        elif isinstance(event, ToolFinished):
            self._finish(event)
        elif isinstance(event, Failed):
            self._keeper.failed(event.error)

    def end(self, reason: str) -> None:
        """The turn is over; calls that have no result show ``reason``."""
        self._end_answer()
        for call_id in self._asked:
            self._view.update_card(call_id, CardState.ERROR, reason)
        self._asked.clear()

    def _offer(self, event: Offered) -> None:
        if event.step == 1 and not event.searched:
            self._keeper.chosen(event.trace)
        elif event.added:
            self._keeper.added(LaterChoice(event.trace, event.added, event.step, event.searched))
        if not event.searched:
            self._view.set_activity(tr("Waiting for the model"))

    def _say(self, text: str) -> None:
        if not self._answering:
            self._answering = True
            self._view.set_activity("")
            self._view.begin_answer()
        self._view.append_answer(text)

    def _end_answer(self) -> None:
        if self._answering:
            self._answering = False
            self._view.end_answer()

    def _ask(self, asked: ToolAsked) -> None:
        self._view.set_activity("")
        self._asked[asked.call_id] = asked
        name, server = (asked.tool.name, asked.tool.server) if asked.tool else (asked.name, "dost")
        source = self._keeper.source_of(asked.tool.id) if asked.tool else None
        self._shown[asked.call_id] = (name, server, source)
        self._view.add_card(asked.call_id, name, server, asked.arguments, source)

    def _finish(self, event: ToolFinished) -> None:
        asked = self._asked.pop(event.call_id)
        state = CardState.DENIED if event.denied else CardState.ERROR if event.is_error else CardState.OK
        content = content_of(event.content, event.structured)
        self._view.card(event.call_id).show_content(content)
        self._view.update_card(event.call_id, state, event.text, event.took_ms)
        name, server, source = self._shown[event.call_id]
        self._keeper.ended(ShownCall(event.call_id, name, server, state, source, event.took_ms, content))
        if asked.tool is not None and not event.denied:
            self._keeper.used(asked.tool.id)
