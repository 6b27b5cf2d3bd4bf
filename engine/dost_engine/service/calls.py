"""The one place through which every call of a tool goes: decided about, asked about, made, and kept."""

from __future__ import annotations

import asyncio
import uuid
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from dost_engine.approvals.log import CallLog
from dost_engine.approvals.rules import Standard, hints, ruling
from dost_engine.approvals.waiting import WaitingCalls
from dost_engine.catalog import tool_digest
from dost_engine.errors import CallFailed, NobodyToAsk, NotReady
from dost_engine.gateway.choices import ToolChange
from dost_engine.service.one_call import OneCall, caller, how_to_allow
from dost_engine.service.progress import Progress
from dost_engine.types import ANSWER_WAIT_S, Answer, Approval, CallState, Decision, EventKind, WaitingCall

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from dost_engine.approvals.rules import Ruling
    from dost_engine.gateway.calls import InvokeRequest
    from dost_engine.gateway.events import EventLog
    from dost_engine.mcp_store.store import McpStore
    from dost_engine.service.choices import UserChoices
    from dost_engine.service.usage import Usage
    from dost_engine.settings import Settings
    from dost_engine.types import CallPage, Invocation, Tool, ToolInfo

CHANGED = "It has changed since you allowed it; its next call asks, and shows how."


class Calls:
    """Calls of one service.

    Args:
        path: Where they are kept.
        choices: What the user decided about tools.
        settings: Gives the settings as they are now.
        events: Told of what waits and how far calls are.
        usage: Counts what was called.
        store: Gives the servers.

    Attributes:
        wait_s: Seconds that a call waits for a person.
    """

    def __init__(
        self,
        path: Path,
        *,
        choices: UserChoices,
        settings: Callable[[], Settings],
        events: EventLog,
        usage: Usage,
        store: Callable[[], McpStore],
    ) -> None:
        self._path = path
        self._choices = choices
        choices.on_agreed = self.agree
        self._settings = settings
        self._events = events
        self._usage = usage
        self._store = store
        self.wait_s = ANSWER_WAIT_S
        self._log: CallLog | None = None
        self._waiting = WaitingCalls(began=self._began, ended=self._ended)

    def open(self) -> None:
        """Begin to read what is kept; returns at once."""
        self._log = CallLog(self._path)

    def end_waiting(self) -> None:
        """The service ends: no call waits for a person any more."""
        self._waiting.close()

    async def close(self) -> None:
        """Write what waits."""
        log, self._log = self._log, None
        if log is not None:
            await asyncio.to_thread(log.close)

    @property
    def problems(self) -> tuple[str, ...]:
        """What cannot be kept and why."""
        return (self._log.problem,) if self._log is not None and self._log.problem else ()

    def agree(self, tools: Iterable[Tool]) -> None:
        """A person allowed the calls of these tools, as they are, for good."""
        for tool in tools:
            self._kept().agree(tool)

    # ------------------------------------------------------------------------------------------------- calling

    async def invoke(self, asked: InvokeRequest) -> Invocation:
        """Call a tool, if that is allowed. Cancelling the caller cancels the call, or withdraws it where it waits.

        Raises:
            ToolNotFound: there is no such tool.
            BadArguments: they do not fit the tool.
            CallNotAllowed: the user does not want it called.
            CallDeclined: a person said no.
            NobodyToAsk: a person would have to be asked, and nobody is there or answered.
            ServerUnavailable: its server is not connected.
            CallFailed: the call got no answer.
        """
        log = self._kept()
        await log.ready()
        call = OneCall(asked, log, rule=self._rule, ask=self._ask, keep_arguments=self._settings().keep_arguments)
        progress = Progress(asked, self._events)
        try:
            made = self._store().call(
                asked.tool_id,
                asked.arguments,
                allow=call.allow,
                on_progress=progress.told,
                conversation=asked.conversation,
                keep=asked.keep,
            )
            if asked.keep:
                made = self._usage.counted(asked.tool_id, asked.origin, made, waited_ms=lambda: call.waited_ms)
            invocation = await made
        except CallFailed:
            call.end(CallState.NO_ANSWER)
            raise
        except asyncio.CancelledError:
            call.end(CallState.CANCELLED)
            raise
        except BaseException:
            call.end(CallState.NOT_MADE)
            raise
        finally:
            progress.end()
        call.end(CallState.FAILED if invocation.is_error else CallState.OK, invocation)
        return invocation

    async def _ask(self, asked: InvokeRequest, tool: Tool, ruled: Ruling) -> Decision:
        """Have a person decide."""
        if not self._events.answerers or self._waiting.full():
            why = "nobody is there to be asked" if not self._events.answerers else "too many calls wait for a person"
            raise NobodyToAsk(f'"{tool.id}" was not called, as {why}. {ruled.reason}', remedy=how_to_allow(tool.id))
        now = datetime.now(UTC)
        waiting = WaitingCall(
            approval_id=uuid.uuid4().hex,
            call_id=asked.call_id,
            tool_id=tool.id,
            origin=caller(asked),
            arguments=asked.arguments,
            rule=ruled.rule,
            reason=ruled.reason,
            hints=hints(tool),
            difference=ruled.difference,
            description=tool.description,
            at=now,
            until=now + timedelta(seconds=self.wait_s),
        )
        return await self._waiting.wait(waiting, tool, self.wait_s)

    def marked(self, infos: tuple[ToolInfo, ...]) -> tuple[ToolInfo, ...]:
        """The tools, with a warning at those that have changed since a person agreed to them."""
        return tuple(
            replace(info, warnings=(*info.warnings, CHANGED)) if self._has_changed(info.tool) else info
            for info in infos
        )

    def _has_changed(self, tool: Tool) -> bool:
        agreed = self._log.agreed(tool.id) if self._log is not None else None
        return agreed is not None and agreed.digest != tool_digest(tool)

    def _rule(self, tool: Tool) -> Ruling:
        standard = Standard(self._settings().approval)
        return ruling(tool, self._choices.current, standard, self._kept().agreed(tool.id))

    # ------------------------------------------------------------------------------------------ what others ask

    def waiting(self) -> tuple[WaitingCall, ...]:
        """The calls that wait for a person, the oldest first."""
        return self._waiting.all()

    async def answer(self, approval_id: str, answer: Answer) -> None:
        """A person's answer. One for good is kept before it counts, and answers the other calls of the tool too.

        Raises:
            NotFound: no such call waits.
            ConfigError: ``tools.json`` cannot be understood; the call still waits.
            StorageError: it cannot be written; the call still waits.
        """
        tool = self._waiting.tool(approval_id)
        if answer in {Answer.ALWAYS, Answer.NEVER}:
            await self._choices.change_tool(ToolChange(tool.id, approval=Approval(answer)))
        if answer in {Answer.ONCE, Answer.ALWAYS}:
            self._kept().agree(tool)  # as it was shown, whatever it is by now
        self._waiting.answer(approval_id, answer)
        if answer in {Answer.ALWAYS, Answer.NEVER}:
            self._waiting.answer_others(tool, answer)

    async def page(self, *, limit: int, cursor: str, tool: str, origin: str) -> CallPage:
        """The calls that were asked for, newest first.

        Raises:
            BadRequest: the limit is out of range, or the cursor is of no page.
        """
        return await self._kept().page(limit=limit, cursor=cursor, tool_id=tool, origin=origin)

    async def clear(self) -> None:
        """Forget the calls that were asked for. What a person agreed to stays.

        Raises:
            StorageError: it cannot be done, and they are still there.
        """
        await self._kept().clear()

    async def forget(self, conversation: str) -> None:
        """Forget what the calls of a conversation passed and what came of them. That they were made stays.

        Raises:
            StorageError: it cannot be done.
        """
        await self._kept().forget(conversation)
        await self._store().forget_results(conversation)

    def _kept(self) -> CallLog:
        if self._log is None:
            raise NotReady("The service is not running.", remedy="Start it again.")
        return self._log

    def _began(self, call: WaitingCall) -> None:
        told = {"approval_id": call.approval_id, "call_id": call.call_id, "tool_id": call.tool_id}
        self._events.publish(EventKind.APPROVAL, told | {"origin": call.origin, "reason": call.reason})

    def _ended(self, call: WaitingCall, decision: Decision) -> None:
        told = {"approval_id": call.approval_id, "call_id": call.call_id, "decision": decision}
        self._events.publish(EventKind.APPROVAL_ENDED, told)
