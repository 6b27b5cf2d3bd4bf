"""*Tools this turn*: shows the turn that was chosen last, or whose pill was pressed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

from dost_desktop.conversation import ChatTurn, LaterChoice
from dost_engine.errors import DostError, NotFound
from dost_ui.service_words import in_words
from dost_ui.trace_view import Added
from dost_ui.translation import marked, tr
from dost_ui.wording import day_and_time

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dost_desktop.connection import Connection
    from dost_desktop.conversation import PastTurn
    from dost_desktop.live import Live
    from dost_desktop.tasks import Tasks
    from dost_engine.types import ToolChoice, TurnSummary, TurnTrace
    from dost_ui.main_window import MainWindow

log = logging.getLogger(__name__)

CHANGED = marked("The tools have changed since; scores and places are those of then.")

CALM_S = 0.25
"""A choice that takes longer than this is told of; one that does not changes the panel once."""


class PanelPresenter:
    """Feeds the panel.

    Attributes:
        shown: Id of the turn that the panel shows; empty where it shows none, or the one before a turn whose tools are
            being chosen.
    """

    def __init__(self, window: MainWindow, connection: Connection, live: Live, tasks: Tasks) -> None:
        """Shows nothing yet; the chat presenter says what to show."""
        self._panel = window.turn_panel
        self._connection = connection
        self._live = live
        self._tasks = tasks
        self._waiting: asyncio.Task[None] | None = None
        self._calls: asyncio.Task[None] | None = None
        self._opening: asyncio.Task[None] | None = None
        self._panel.why_requested.connect(lambda turn, tool: tasks.start(self._explain(turn, tool), name="why not"))
        self._panel.choice_wanted.connect(
            lambda tool, choice: tasks.start(self._choose(tool, choice), name=f"choice about {tool}")
        )
        self._panel.earlier.asked.connect(lambda: tasks.start(self._list_earlier(), name="earlier turns"))
        live.tools_changed.connect(lambda _: self._panel.set_tools(live.tools))
        self.shown = ""
        self._panel.show_empty()

    def waiting(self) -> None:
        """A turn's tools are being chosen. The turn before stays, and where it takes long, a line says so."""
        self.shown = ""
        if self._panel.trace() is None:
            self._panel.show_loading(tr("Picking tools"))
        else:
            self._end_waiting()
            self._waiting = self._tasks.start(self._tell_of_waiting(), name="waiting for a choice")

    async def _tell_of_waiting(self) -> None:
        await asyncio.sleep(CALM_S)
        self._panel.show_notice(tr("Picking tools for the new message. These are those of the one before."))

    def show_again(self, turn: ChatTurn) -> None:
        """Show an earlier turn of the conversation, and whether the tools are others by now."""
        self.show(turn)
        status = self._live.status
        if status is not None and status.index.revision != turn.trace.selection.catalog_revision:
            self._panel.show_notice(tr(CHANGED))

    def open_kept(self, turn_id: str, past: PastTurn | None = None) -> None:
        """Show a turn that the service keeps; the one asked for last is shown.

        Args:
            turn_id: Of its first trace.
            past: What else is known of it, where it is of the open conversation.
        """
        self._end_waiting()
        self._opening = self._tasks.start(self._open_kept(turn_id, past), name="opening an earlier turn")

    def show(self, turn: ChatTurn) -> None:
        """Show this turn."""
        self._end_waiting()
        self.shown = turn.trace.turn_id
        self._panel.show_trace(turn.trace, self._live.tools, turn.used, shown_later(turn), answered=turn.answered)
        self._look_at_calls()

    def changed(self, turn: ChatTurn) -> None:
        """The turn got more tools; where it is the one shown, the panel shows them, and nothing moves."""
        if turn.trace.turn_id == self.shown:
            self.show(turn)

    def used(self, turn: ChatTurn) -> None:
        """The turn called a tool, or has its answer; where it is the one shown, the panel says so."""
        if turn.trace.turn_id == self.shown:
            self._panel.set_used(turn.used, answered=turn.answered)
            self._look_at_calls()

    def failed(self, error: DostError) -> None:
        """The tools could not be chosen. The turn before stays, with a line that says so."""
        self._end_waiting()
        before = self._panel.trace()
        if before is None:
            self._panel.show_error(tr(error.title), in_words(error))
        else:
            self.shown = before.turn_id
            why = tr(
                "The tools of the newest message could not be picked. {error} These are those of the one before.",
                error=in_words(error),
            )
            self._panel.show_notice(why, bad=True)

    def stopped(self) -> None:
        """Nobody waits for the choice any more: what was shown before it stays."""
        self._end_waiting()
        before = self._panel.trace()
        if before is None:
            self.clear()
        else:
            self.shown = before.turn_id
            self._panel.show_notice("")

    def clear(self) -> None:
        """Nothing to show."""
        self._end_waiting()
        self.shown = ""
        self._panel.show_empty()

    def _end_waiting(self) -> None:
        """What was awaited is no longer wanted: something newer is."""
        for task in (self._waiting, self._opening):
            if task is not None:
                task.cancel()
        self._waiting = self._opening = None

    # ------------------------------------------------------------------------------------------------ asking

    async def _list_earlier(self) -> None:
        try:
            page = await self._connection.turns()
        except DostError as error:
            self._panel.earlier.show_error(in_words(error))
        else:
            self._panel.earlier.show_turns(asked_in_chat(page.turns))

    async def _open_kept(self, turn_id: str, past: PastTurn | None) -> None:
        try:
            trace = await self._connection.kept_trace(turn_id)
        except NotFound:
            self.shown = ""
            self._panel.show_error(tr("This turn is gone"), tr("It is not among the turns that are kept."))
        except DostError as error:
            if self._panel.trace() is None:
                self._panel.show_error(tr(error.title), in_words(error))
            else:
                why = tr("The earlier turn could not be opened. {error}", error=in_words(error))
                self._panel.show_notice(why, bad=True)
        else:
            turn = ChatTurn(trace) if past is None else await self._whole(trace, past)
            self.shown = turn_id
            self._panel.show_trace(
                trace,
                self._live.tools,
                turn.used,
                shown_later(turn),
                answered=turn.answered,
                notice=_of_then(trace),
            )
            self._look_at_calls()

    async def _whole(self, trace: TurnTrace, past: PastTurn) -> ChatTurn:
        """The turn with what it got after its first step, as far as that is kept."""
        later = []
        for one in past.later:
            with contextlib.suppress(NotFound):
                kept = await self._connection.kept_trace(one.turn_id)
                later.append(LaterChoice(kept, one.added, one.step, one.searched))
        return ChatTurn(trace, frozenset(past.used), tuple(later), past.answered)

    async def _explain(self, turn_id: str, tool: str) -> None:
        """Why that turn did not pick a tool. The service keeps the turn."""
        try:
            told = await self._connection.explain(turn_id, tool)
        except DostError as error:
            self._panel.show_no_why(turn_id, tool, in_words(error))
        else:
            self._panel.show_why(turn_id, tool, told)

    async def _choose(self, tool_id: str, choice: ToolChoice) -> None:
        """Keep what is decided about a tool; the rows follow when the service tells of its catalogue again."""
        try:
            kept = await self._connection.choose_tool(tool_id, choice)
        except DostError as error:
            self._panel.show_not_kept(tool_id, in_words(error))
        else:
            self._panel.show_kept(tool_id, kept)

    def _look_at_calls(self) -> None:
        """Ask when tools were called last; only the newest question is answered."""
        if self._calls is not None:
            self._calls.cancel()
        self._calls = self._tasks.start(self._show_calls(), name="last calls")

    async def _show_calls(self) -> None:
        try:
            report = await self._connection.usage()
        except DostError as error:
            log.info("the last calls are not known: %s", error)
            return
        self._panel.set_calls({one.tool_id: one.last_used for one in report.tools if one.last_used is not None})


def asked_in_chat(turns: Iterable[TurnSummary]) -> tuple[TurnSummary, ...]:
    """The turns of chats, newest first: of the steps of one answer, which ask the same, only the first step."""
    found: list[TurnSummary] = []
    for turn in turns:
        if turn.origin != "chat":
            continue
        if found and found[-1].text == turn.text:
            found[-1] = turn
        else:
            found.append(turn)
    return tuple(found)


def _of_then(trace: TurnTrace) -> str:
    when = tr("Asked on {moment}.", moment=day_and_time(trace.at))
    return f"{when} {tr(CHANGED)}" if trace.catalog_changed else when


def shown_later(turn: ChatTurn) -> tuple[Added, ...]:
    """What a turn got after its first step, as panel and pill show it."""
    return tuple(
        Added(one.trace, one.added, tr("by a search") if one.searched else tr("in step {step}", step=one.step))
        for one in turn.later
    )
