"""The inspector: every change of the query asks the engine again; an answer that comes too late is not shown."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from dost_engine.errors import DostError
from dost_engine.settings import ranked_policy
from dost_engine.types import Message, ModelState, Policy, Role, ToolCall, Turn
from dost_ui.inspector import InspectorQuery

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable

    from dost_desktop.connection import Connection
    from dost_desktop.live import Live
    from dost_desktop.tasks import Tasks
    from dost_engine.settings import Settings
    from dost_engine.types import ServiceStatus
    from dost_ui.inspector import HistoryLine, Inspector


class InspectorPresenter:
    """Feeds the inspector."""

    def __init__(
        self,
        inspector: Inspector,
        connection: Connection,
        live: Live,
        tasks: Tasks,
        *,
        settings: Settings,
        conversation: Callable[[], tuple[Message, ...]],
    ) -> None:
        """``conversation`` gives the messages of the open chat."""
        self._inspector = inspector
        self._connection = connection
        self._live = live
        self._tasks = tasks
        self._conversation = conversation
        self._running: asyncio.Task[None] | None = None
        self._query: InspectorQuery | None = None
        self._waits = False  # the answer shown was given without meaning; rules asked for the first time are embedded
        self._own = ranked_policy(settings)
        inspector.set_defaults(defaults(settings))
        inspector.changed.connect(self._changed)
        inspector.asked.connect(lambda name: tasks.start(self._explain(name), name="why not"))
        live.tools_changed.connect(self._again)
        live.status_changed.connect(self._look)

    def _changed(self, query: InspectorQuery) -> None:
        self._query = query
        if self._running is not None:
            self._running.cancel()
            self._running = None
        if query.text.strip():
            self._running = self._tasks.start(self._ask(query), name="inspector")

    def _again(self) -> None:
        """Other tools, another answer."""
        if self._query is not None:
            self._changed(self._query)

    def _look(self, status: ServiceStatus) -> None:
        """Ask again as soon as meaning can be searched."""
        if self._waits and status.index.model is ModelState.READY and not status.index.building:
            self._waits = False
            self._again()

    async def _ask(self, query: InspectorQuery) -> None:
        self._inspector.show_loading("Asking the engine")
        turn, policy = self._turn(query), policy_of(query, self._own)
        try:
            trace = await self._connection.test_select(turn, policy)
            self._inspector.show_trace(trace, self._live.tools)
            self._waits = bool(trace.selection.fallback)
            if self._waits:  # it may have become ready in the meantime, and then nobody tells
                self._look(await self._connection.status())
        except DostError as error:
            self._inspector.show_error(error.title, str(error))

    async def _explain(self, tool: str) -> None:
        """Why the question that is shown picks a tool or not."""
        query = self._query
        if query is None:
            return
        try:
            told = await self._connection.explain(self._turn(query), tool, policy_of(query, self._own))
        except DostError as error:
            self._inspector.show_no_tool(str(error))
        else:
            if query is self._query:
                self._inspector.show_explanation(told)

    def _turn(self, query: InspectorQuery) -> Turn:
        history = self._conversation() if query.use_conversation else made_up_history(query.history)
        return Turn(query.text, history, origin="inspector")


def defaults(settings: Settings) -> InspectorQuery:
    """What the sliders say at first: what a turn of the chat is chosen by."""
    ranking = ranked_policy(settings).ranking
    return InspectorQuery(
        "",
        semantic_limit=settings.semantic_limit,
        text_limit=settings.text_limit,
        sticky_window=settings.sticky_window,
        guide=settings.policy == "guide",
        margin=round(ranking.semantic_margin * 100),
        most=ranking.most,
        sticky_turns=ranking.sticky_turns,
    )


def policy_of(query: InspectorQuery, own: Policy) -> Policy:
    """The policy that the sliders stand for; ``own`` is the one by Dost's rules that they change."""
    if query.guide:
        return replace(
            Policy.guide(),
            semantic_limit=query.semantic_limit,
            text_limit=query.text_limit,
            sticky_window=query.sticky_window,
        )
    ranking = replace(own.ranking, semantic_margin=query.margin / 100, most=query.most, sticky_turns=query.sticky_turns)
    return replace(own, ranking=ranking)


def made_up_history(lines: tuple[HistoryLine, ...]) -> tuple[Message, ...]:
    """The messages that the lines stand for: an earlier message of the user, or an answer that called a tool."""
    return tuple(
        Message(Role.USER, line.text)
        if line.kind == "user"
        else Message(Role.ASSISTANT, calls=(ToolCall(line.text.strip()),))
        for line in lines
        if line.text.strip()
    )
