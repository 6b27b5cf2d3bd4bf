"""The chat: with a model its answers and calls, without one a runner of tools that a person fills in."""

from __future__ import annotations

import asyncio
import contextlib
from itertools import count
from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from dost_desktop.chat_tools import ChatTools
from dost_desktop.conversation import (
    Conversation,
    ShownCall,
    with_answer,
    with_answered,
    with_call,
    with_choice,
    with_messages,
    with_run,
    with_turn,
    with_used,
)
from dost_desktop.presenters.panel import shown_later
from dost_engine.errors import DostError, ToolNotFound
from dost_engine.types import Message, Role, Turn
from dost_ui.chat_view import CardState, NoteKind
from dost_ui.chips import ADDED
from dost_ui.main_window import Page
from dost_ui.result_content import NO_CONTENT, content_of
from dost_ui.service_words import in_words
from dost_ui.translation import marked, tr

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from dost_desktop.agent.events import ChatModel
    from dost_desktop.connection import Connection
    from dost_desktop.conversation import LaterChoice
    from dost_desktop.live import Live
    from dost_desktop.presenters.approvals import ApprovalsPresenter
    from dost_desktop.presenters.panel import PanelPresenter
    from dost_desktop.tasks import Tasks
    from dost_engine.types import Source, ToolInfo, TurnTrace
    from dost_ui.main_window import MainWindow
    from dost_ui.run_dialog import RunToolDialog

CANCELLED_HERE = marked("Stopped before a result came. Whether it took effect is not known.")


class ChatPresenter:
    """Runs turns, one at a time, and keeps the conversation.

    Attributes:
        changed: Told of the conversation whenever something was said or done in it.
        tools: The engine, as the open conversation has it.
        model: Who answers; None makes the chat a tool runner.
        dialog: The open form of a tool, or None.
    """

    def __init__(
        self,
        window: MainWindow,
        connection: Connection,
        live: Live,
        tasks: Tasks,
        panel: PanelPresenter,
        *,
        approvals: ApprovalsPresenter,
    ) -> None:
        """Connects the chat's signals."""
        self._window = window
        self._view = window.chat_view
        self._composer = window.composer
        self._live = live
        self._tasks = tasks
        self._panel = panel
        self._approvals = approvals
        self._turn: asyncio.Task[None] | None = None
        self._running: set[asyncio.Task[None]] = set()
        self._conversation = Conversation()
        self.tools = ChatTools(connection)
        self.changed: Callable[[Conversation], None] = lambda _: None
        self.model: ChatModel | None = None
        self.dialog: RunToolDialog | None = None
        self._composer.submitted.connect(self._submitted)
        self._composer.stopped.connect(self._stopped)
        self._view.turn_selected.connect(self.show_turn)
        self._view.run_requested.connect(self.open_form)
        self._view.link_confirmed.connect(lambda address: QDesktopServices.openUrl(QUrl(address)))
        window.turn_panel.run_requested.connect(self.open_form)
        window.turn_panel.earlier.chosen.connect(self.show_turn)
        window.turn_panel.retry_requested.connect(self._retry)

    @property
    def conversation(self) -> Conversation:
        """What was said so far."""
        return self._conversation

    @conversation.setter
    def conversation(self, conversation: Conversation) -> None:
        self._conversation = conversation
        self.changed(conversation)

    @property
    def busy(self) -> bool:
        """Whether a turn runs."""
        return self._turn is not None and not self._turn.done()

    @property
    def tools_running(self) -> int:
        """How many tools run that a person started by hand."""
        return len(self._running)

    def open_form(self, tool_id: str) -> None:
        """Show the form of a tool; running it is one more call of the conversation."""
        info = self._live.tools.get(tool_id)
        if info is None:
            self._show_error(
                ToolNotFound(
                    tr("{tool_id} is not there any more.", tool_id=tool_id), remedy=tr("Look at the list of servers.")
                )
            )
            return
        from dost_ui.run_dialog import RunToolDialog

        self.dialog = RunToolDialog(info, parent=self._window)
        self.dialog.run.connect(lambda _, arguments: self._run_by_hand(info, arguments))
        self.dialog.finished.connect(self._form_closed)
        self.dialog.open()

    # ------------------------------------------------------------------------------------------------- turns

    def _submitted(self, text: str, added: tuple[str, ...] = ()) -> None:
        if self.busy:
            return
        self._composer.set_busy(True)
        self._view.add_user(text)
        self._turn = self._tasks.start(self._run_turn(text, added), name="turn")

    async def _run_turn(self, text: str, added: tuple[str, ...]) -> None:
        self._view.set_activity(tr("Picking tools"))
        self._panel.waiting()
        try:
            if self.model is None:
                await self._choose_only(text, added)
            else:
                await self._answer(self.model, text, added)
        except asyncio.CancelledError:
            self._view.add_note(NoteKind.INFO, tr("Stopped"))
            if not self._panel.shown:
                self._panel.stopped()
            raise
        finally:
            self._view.set_activity("")
            self._composer.set_busy(False)

    async def _choose_only(self, text: str, added: tuple[str, ...]) -> None:
        history = self.conversation.messages
        self.conversation = with_messages(self.conversation, Message(Role.USER, text))
        try:
            trace = await self.tools.select(Turn(text, self._for_engine(history), origin="chat", added=added))
        except DostError as error:
            self._panel.failed(error)
            self._show_error(error)
            return
        self.chosen(trace, offer_run=True)

    async def _answer(self, model: ChatModel, text: str, added: tuple[str, ...]) -> None:
        from dost_desktop.agent.events import TextDelta  # the window is shown before there is an agent
        from dost_desktop.agent.turn import AgentTurn
        from dost_desktop.presenters.answer import AnswerShower

        turn = AgentTurn(
            model, self.tools, text, self.conversation.messages, unmade=self._approvals.unmade, added=added
        )
        before = len(self.conversation.turns)
        self.changed(with_answer(self.conversation, before, turn.messages()))
        shower = AnswerShower(self, self._view)
        try:
            async with contextlib.aclosing(turn.events()) as events:
                async for event in events:
                    shower.show(event)
                    if not isinstance(event, TextDelta):  # after a crash, what was called is known
                        self.changed(with_answer(self.conversation, before, turn.messages()))
        finally:
            shower.end(tr(CANCELLED_HERE))
            self.conversation = with_answer(self.conversation, before, turn.messages())
            self._answered(before)

    def _answered(self, before: int) -> None:
        """The turn that began when there were ``before`` turns has its answer, if it came so far as to be one."""
        if len(self.conversation.turns) > before:
            self.conversation = with_answered(self.conversation)
            self._panel.used(self.conversation.turns[-1])

    def _retry(self, turn_id: str, tool_id: str) -> None:
        """Ask the turn that the panel shows again, with one more tool."""
        trace = self._window.turn_panel.trace()
        if trace is None or trace.turn_id != turn_id:
            return
        if self.busy:
            self._view.add_note(
                NoteKind.INFO, tr("A turn is running"), tr("Ask again when it has ended, or stop it first.")
            )
            return
        before = [pick.id for pick in trace.selection.picks if ADDED in pick.flags]
        self._submitted(trace.query.text, (*before, tool_id))

    def chosen(self, trace: TurnTrace, *, offer_run: bool = False) -> None:
        """A turn's tools are chosen: its pill and the panel show them."""
        self.conversation = with_turn(
            self.conversation, trace, len(self.conversation.messages) - 1 if offer_run else -1
        )
        self._view.set_activity("")
        self._view.add_turn(trace.turn_id, trace, self._live.tools, offer_run=offer_run)
        self._panel.show(self.conversation.turns[-1])

    def added(self, choice: LaterChoice) -> None:
        """The newest turn got more tools: its pill and the panel count them too."""
        self.conversation = with_choice(self.conversation, choice)
        turn = self.conversation.turns[-1]
        self._view.add_to_turn(turn.trace.turn_id, turn.trace, shown_later(turn))
        self._panel.changed(turn)

    def used(self, tool_id: str) -> None:
        """The newest turn called a tool."""
        newest = self.conversation.turns[-1].trace.turn_id if self.conversation.turns else ""
        past = self.conversation.past[-1].turn_id if self.conversation.past else ""
        self.conversation = with_used(self.conversation, newest or past, tool_id)
        if newest:
            self._panel.used(self.conversation.turns[-1])
        elif past == self._panel.shown:
            self.show_turn(past)

    def ended(self, call: ShownCall) -> None:
        """A call has ended."""
        self.conversation = with_call(self.conversation, call)

    def source_of(self, tool_id: str) -> Source | None:
        """Why the newest turn has that tool, None where it was not picked."""
        pick = self.conversation.turns[-1].pick(tool_id) if self.conversation.turns else None
        return pick.source if pick else None

    def failed(self, error: DostError) -> None:
        """The turn ended early."""
        if not self._panel.shown:
            self._panel.failed(error)
        self._show_error(error)

    # ------------------------------------------------------------------------------------------------- clicks

    def _stopped(self) -> None:
        if self._turn is not None:
            self._turn.cancel()

    def show_turn(self, turn_id: str) -> None:
        """Show a turn in the panel: one of the conversation, or one that the service keeps."""
        turn, past = self.conversation.turn(turn_id), self.conversation.past_turn(turn_id)
        self._view.select_turn(turn_id)  # the window has opened the panel
        if turn is None:
            self._panel.open_kept(turn_id, past)
        elif turn is self.conversation.turns[-1]:
            self._panel.show(turn)
        else:
            self._panel.show_again(turn)

    async def stop(self) -> None:
        """End what runs, and wait until the conversation is whole."""
        working = [task for task in (self._turn, *self._running) if task is not None and not task.done()]
        for task in working:
            task.cancel()
        if working:
            await asyncio.wait(working)

    async def show(self, conversation: Conversation) -> None:
        """Show another conversation in the place of this one, in which nothing runs any more."""
        from dost_desktop.presenters.put_back import put_back

        self._conversation = conversation
        self._view.clear()
        self._panel.clear()
        self._composer.set_busy(True)
        try:
            await put_back(self._view, conversation)
        finally:
            self._composer.set_busy(False)
        self._approvals.show_again()
        turns = [turn.turn_id for turn in conversation.past] + [turn.trace.turn_id for turn in conversation.turns]
        if turns:
            self.show_turn(turns[-1])

    # ------------------------------------------------------------------------------------------------- by hand

    def _run_by_hand(self, info: ToolInfo, arguments: Mapping[str, object]) -> None:
        self._window.show_page(Page.CHAT)
        if self.busy:
            self._view.add_note(
                NoteKind.INFO, tr("A turn is running"), tr("Run the tool when it has ended, or stop it first.")
            )
            return
        task = self._tasks.start(self._run(info, dict(arguments)), name=f"run of {info.tool.id}")
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _run(self, info: ToolInfo, arguments: dict[str, object]) -> None:
        taken = {call.call_id for message in self.conversation.messages for call in message.calls}
        call_id = next(name for number in count(1) if (name := f"run-{number}") not in taken)
        tool = info.tool
        self._view.add_card(call_id, tool.name, tool.server, arguments, self.source_of(tool.id))
        try:
            answer = await self.tools.invoke(tool.id, arguments, call_id=call_id, by_hand=True)
        except DostError as error:
            text, is_error, took_ms, content = str(error), True, None, NO_CONTENT
        except asyncio.CancelledError:
            self._view.update_card(call_id, CardState.ERROR, tr(CANCELLED_HERE))
            raise
        else:
            text, is_error, took_ms = answer.text, answer.is_error, answer.took_ms
            content = content_of(answer.content, answer.structured)
            self._view.card(call_id).show_content(content)
        self._view.update_card(call_id, CardState.ERROR if is_error else CardState.OK, text, took_ms)
        self.conversation = with_run(self.conversation, call_id, info, arguments, text, is_error=is_error)
        state = CardState.ERROR if is_error else CardState.OK
        self.ended(ShownCall(call_id, tool.name, tool.server, state, self.source_of(tool.id), took_ms, content))
        self.used(tool.id)

    def _form_closed(self) -> None:
        self.dialog = None  # it deletes itself

    def messages_for_engine(self) -> tuple[Message, ...]:
        """The conversation with tool ids in it."""
        return self._for_engine(self.conversation.messages)

    def _for_engine(self, messages: tuple[Message, ...]) -> tuple[Message, ...]:
        from dost_desktop.agent.toolbox import as_the_engine_sees, model_name

        ids = {model_name(info): info.tool.id for info in self._live.tools.values()}
        return as_the_engine_sees(messages, ids)

    def _show_error(self, error: DostError) -> None:
        self._view.add_note(NoteKind.ERROR, tr(error.title), in_words(error))
