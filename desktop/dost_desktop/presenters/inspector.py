"""The inspector: every change of the query asks the engine again; an answer that comes too late is not shown."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from dost_engine.errors import DostError
from dost_engine.types import Message, Policy, Role, ToolCall, Turn
from dost_ui.inspector import InspectorQuery

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable

    from dost_desktop.connection import Connection
    from dost_desktop.live import Live
    from dost_desktop.tasks import Tasks
    from dost_engine.settings import Settings
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
        inspector.set_defaults(
            InspectorQuery(
                "",
                semantic_limit=settings.semantic_limit,
                text_limit=settings.text_limit,
                sticky_window=settings.sticky_window,
            )
        )
        inspector.changed.connect(self._changed)
        live.tools_changed.connect(self._again)

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

    async def _ask(self, query: InspectorQuery) -> None:
        self._inspector.show_loading("Asking the engine")
        history = self._conversation() if query.use_conversation else made_up_history(query.history)
        policy = replace(
            Policy.guide(),
            semantic_limit=query.semantic_limit,
            text_limit=query.text_limit,
            sticky_window=query.sticky_window,
        )
        try:
            trace = await self._connection.test_select(Turn(query.text, history, origin="inspector"), policy)
        except DostError as error:
            self._inspector.show_error(error.title, str(error))
            return
        self._inspector.show_trace(trace, self._live.tools)


def made_up_history(lines: tuple[HistoryLine, ...]) -> tuple[Message, ...]:
    """The messages that the lines stand for: an earlier message of the user, or an answer that called a tool."""
    return tuple(
        Message(Role.USER, line.text)
        if line.kind == "user"
        else Message(Role.ASSISTANT, calls=(ToolCall(line.text.strip()),))
        for line in lines
        if line.text.strip()
    )
