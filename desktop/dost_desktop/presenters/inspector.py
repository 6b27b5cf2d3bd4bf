"""The inspector: every change of the query asks the engine again; an answer that comes too late is not shown."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from dost_engine.errors import DostError
from dost_engine.settings import ranked_policy, user_policy
from dost_engine.types import ModelState
from dost_ui.inspector_controls import rule_choices
from dost_ui.inspector_query import Setting
from dost_ui.translation import tr

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable

    from dost_desktop.connection import Connection
    from dost_desktop.live import Live
    from dost_desktop.tasks import Tasks
    from dost_engine.settings import Settings
    from dost_engine.types import Message, Policy, ServiceStatus, Turn
    from dost_ui.inspector import Inspector
    from dost_ui.inspector_controls import RuleChoice
    from dost_ui.inspector_query import InspectorQuery


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
        choices = choices_of(settings)
        inspector.controls.set_choices(choices)
        inspector.controls.set_setting(Setting(user_policy(settings)))
        inspector.changed.connect(self._changed)
        inspector.asked.connect(lambda name: tasks.start(self._explain(name), name="why not"))
        live.tools_changed.connect(self._again)
        live.attach(status=self._look)

    def turn(self, query: InspectorQuery, setting: Setting | None = None) -> Turn:
        """The question that a query stands for, with its history; by another setting, where one is given."""
        history = self._conversation() if query.use_conversation else query.history
        return query.turn(setting or query.setting, history)

    def asked(self) -> InspectorQuery | None:
        """What was asked last."""
        return self._query

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
        self._inspector.controls.knobs.set_servers([server.name for server in status.servers])
        if self._waits and status.index.model is ModelState.READY and not status.index.building:
            self._waits = False
            self._again()

    async def _ask(self, query: InspectorQuery) -> None:
        self._inspector.show_loading(tr("Asking the engine"))
        try:
            trace = await self._connection.test_select(self.turn(query), query.setting.policy)
            if query.versus is None:
                self._inspector.show_trace(trace, self._live.tools)
            else:
                before = await self._connection.test_select(self.turn(query, query.versus), query.versus.policy)
                self._inspector.show_comparison(before, trace, self._live.tools)
            self._waits = bool(trace.selection.fallback)
            if self._waits:  # it may have become ready in the meantime, and then nobody tells
                self._look(await self._connection.status())
        except DostError as error:
            self._inspector.show_error(tr(error.title), str(error))

    async def _explain(self, tool: str) -> None:
        """Why the question that is shown picks a tool or not."""
        query = self._query
        if query is None:
            return
        try:
            told = await self._connection.explain(self.turn(query), tool, query.setting.policy)
        except DostError as error:
            self._inspector.show_no_tool(str(error))
        else:
            if query is self._query:
                self._inspector.show_explanation(told)


def choices_of(settings: Settings) -> tuple[RuleChoice, ...]:
    """The rules that Dost brings, with the options that a person has set."""
    guide: Policy = user_policy(replace(settings, policy="guide"))
    return rule_choices(ranked_policy(settings), guide)
