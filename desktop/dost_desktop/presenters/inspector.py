"""The inspector: every change of the query asks the engine again; an answer that comes too late is not shown.

While somebody types, the engine is asked after every key, one question at a time, so that the answer is there when the
last key was pressed; it is shown when no other key follows.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

from dost_engine.errors import DostError
from dost_engine.settings import ranked_policy, user_policy
from dost_engine.types import ModelState
from dost_ui.inspector_controls import rule_choices
from dost_ui.inspector_query import InspectorQuery, Setting
from dost_ui.service_words import in_words
from dost_ui.translation import tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from dost_desktop.connection import Connection
    from dost_desktop.live import Live
    from dost_desktop.tasks import Tasks
    from dost_engine.settings import Settings
    from dost_engine.types import Message, Policy, ServiceStatus, Turn, TurnTrace
    from dost_ui.inspector import Inspector
    from dost_ui.inspector_controls import RuleChoice

_PATIENCE_S = 0.06
"""A question that is not answered after so long does not hold up the next one; before, asking anew would cost more."""


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
        self._late: asyncio.TimerHandle | None = None
        self._asking = False  # the engine is; an answer that waits to be shown is no question any more
        self._query: InspectorQuery | None = None
        self._wanted = 0  # counts the questions: the same one is another after a change of the tools
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
        self._wanted += 1
        if not self._asking or not query.text.strip():
            self._start()
        elif self._late is None:  # what is newest by then
            self._late = asyncio.get_running_loop().call_later(_PATIENCE_S, self._start)

    def _start(self) -> None:
        """Ask the newest question, whatever is under way."""
        self._wait_no_longer()
        if self._running is not None:
            self._running.cancel()
            self._running = None
        self._asking = False
        if self._query is not None and self._query.text.strip():
            self._running = self._tasks.start(self._ask(), name="inspector")

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

    async def _ask(self) -> None:
        self._inspector.show_loading(tr("Asking the engine"))
        try:
            before, trace = await self._answers()
            while rest_ms := self._inspector.typing_ms():  # noqa: ASYNC110 - it is a time that is waited for
                await asyncio.sleep(rest_ms / 1000)
            if before is None:
                self._inspector.show_trace(trace, self._live.tools)
            else:
                self._inspector.show_comparison(before, trace, self._live.tools)
            self._waits = bool(trace.selection.fallback)
            if self._waits:  # it may have become ready in the meantime, and then nobody tells
                self._look(await self._connection.status())
        except DostError as error:
            self._inspector.show_error(tr(error.title), in_words(error))

    async def _answers(self) -> tuple[TurnTrace | None, TurnTrace]:
        """The answers to the newest question: by the setting that it is held against, and by its own."""
        while True:
            query, wanted = self._query or InspectorQuery(""), self._wanted
            self._asking = True
            try:
                trace = await self._connection.test_select(self.turn(query), query.setting.policy)
                before, versus = None, query.versus
                if versus is not None:
                    before = await self._connection.test_select(self.turn(query, versus), versus.policy)
                if wanted == self._wanted:
                    return before, trace
            except DostError:
                if wanted == self._wanted:
                    raise
            finally:
                if self._running is asyncio.current_task():
                    self._asking = False
            self._wait_no_longer()

    def _wait_no_longer(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    async def _explain(self, tool: str) -> None:
        """Why the question that is shown picks a tool or not."""
        query = self._query
        if query is None:
            return
        try:
            told = await self._connection.explain(self.turn(query), tool, query.setting.policy)
        except DostError as error:
            self._inspector.show_no_tool(in_words(error))
        else:
            if query is self._query:
                self._inspector.show_explanation(told)


def choices_of(settings: Settings) -> tuple[RuleChoice, ...]:
    """The rules that Dost brings, with the options that a person has set."""
    guide: Policy = user_policy(replace(settings, policy="guide"))
    return rule_choices(ranked_policy(settings), guide)
