"""One call, from the request to what came of it."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from dost_engine.approvals.arguments import arguments_digest, kept_arguments
from dost_engine.approvals.rules import Way
from dost_engine.catalog import tool_digest
from dost_engine.errors import CallDeclined, CallNotAllowed, NobodyToAsk, NotReady
from dost_engine.mcp_store.hiding import HIDDEN, is_secret_name, shown_args
from dost_engine.server_text import one_line
from dost_engine.types import CallRecord, CallState, Decision, Rule

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from dost_engine.approvals.log import CallLog
    from dost_engine.approvals.rules import Ruling
    from dost_engine.gateway.calls import InvokeRequest
    from dost_engine.types import Invocation, Tool

_ORIGIN_CHARS = 200
_NAME_CHARS = 200


class OneCall:
    """What was decided about a call, and the record that grows with it.

    Args:
        asked: The request.
        log: Keeps the record.
        rule: What holds for a call of a tool.
        ask: Has a person decide; raises ``NobodyToAsk``.
        keep_arguments: Whether the record holds the arguments.

    Attributes:
        waited_ms: How long it waited for a person.
    """

    def __init__(
        self,
        asked: InvokeRequest,
        log: CallLog,
        *,
        rule: Callable[[Tool], Ruling],
        ask: Callable[[InvokeRequest, Tool, Ruling], Awaitable[Decision]],
        keep_arguments: bool,
    ) -> None:
        self.waited_ms = 0.0
        self._asked = asked
        self._log = log
        self._rule = rule
        self._ask = ask
        self._allowed = ""  # digest of the tool that may be called
        self._began = time.perf_counter()
        self._record = CallRecord(
            log.next_number(),
            datetime.now(UTC),
            caller(asked),
            asked.tool_id,
            arguments_digest=arguments_digest(asked.arguments) if asked.keep else "",
            arguments=kept_arguments(asked.arguments, _hidden) if keep_arguments and asked.keep else "",
            conversation=asked.conversation[:_NAME_CHARS] if asked.keep else "",
        )
        log.put(self._record)

    async def allow(self, tool: Tool) -> bool:
        """See whether a tool, as it is now, may be called.

        Returns:
            Whether a person was asked: then the tool may be another one by now, and is to be asked about again.

        Raises:
            CallNotAllowed: it may not.
        """
        digest = tool_digest(tool)
        if digest == self._allowed:
            self._note(state=CallState.RUNNING)
            return False
        ruled = self._rule(tool)
        self._note(digest=digest, rule=ruled.rule, state=CallState.WAITING)
        if ruled.way is Way.REFUSE:
            self._note(decision=Decision.REFUSED)
            raise CallNotAllowed(f'"{tool.id}" was not called. {ruled.reason}', remedy=_remedy(ruled, tool))
        if ruled.way is Way.ASK and self._asked.by_hand:
            self._note(rule=Rule.BY_HAND)
        elif ruled.way is Way.ASK:
            await self._by_person(tool, ruled)
            self._allowed = digest
            return True
        elif self._log.agreed(tool.id) is None and ruled.rule is Rule.SERVER:
            self._log.agree(tool)  # whoever trusts a server trusts what it brings later, but not what it changes
        self._allowed = digest
        self._note(decision=Decision.ALLOWED, state=CallState.RUNNING)
        return False

    def end(self, state: CallState, invocation: Invocation | None = None) -> None:
        """It is over."""
        if state is CallState.CANCELLED and self._record.state is CallState.WAITING:
            state = CallState.NOT_MADE
        took_ms = (time.perf_counter() - self._began) * 1000 - self.waited_ms
        self._note(
            state=state,
            took_ms=round(took_ms if invocation is None else invocation.took_ms, 1),
            size_chars=0 if invocation is None else len(invocation.text),
        )

    async def _by_person(self, tool: Tool, ruled: Ruling) -> None:
        decision, began = Decision.NOBODY, time.perf_counter()
        try:
            decision = await self._ask(self._asked, tool, ruled)
        except (asyncio.CancelledError, NotReady):
            decision = Decision.WITHDRAWN
            raise
        finally:
            self.waited_ms += (time.perf_counter() - began) * 1000
            self._note(decision=decision)
        if decision is Decision.TIMED_OUT:
            message = f'"{tool.id}" was not called, as nobody answered in time. {ruled.reason}'
            raise NobodyToAsk(message, remedy=how_to_allow(tool.id))
        if decision not in {Decision.ONCE, Decision.ALWAYS}:
            raise CallDeclined(
                f'"{tool.id}" was not called: the user declined it.',
                remedy="Do not call it again unless the user says so.",
            )

    def _note(self, **more: Any) -> None:  # noqa: ANN401 - fields of the record
        self._record = replace(self._record, **more)
        self._log.put(self._record)


def caller(asked: InvokeRequest) -> str:
    """Who calls, as it is kept and shown."""
    return one_line(asked.origin)[:_ORIGIN_CHARS]


def how_to_allow(tool_id: str) -> str:
    """What a person can do where nobody could be asked."""
    return (
        "Open the Dost window or run `dost approvals watch` to be asked, "
        f"or allow it for good: `dost tools approval {tool_id} always`."
    )


def _remedy(ruled: Ruling, tool: Tool) -> str:
    if ruled.rule is Rule.SERVER:
        return f"`dost tools approval --server {tool.server} default` takes that back."
    return f"`dost tools approval {tool.id} default` takes that back."


def _hidden(name: str, text: str) -> str:
    """What is kept of a text, by the name of what holds it."""
    return HIDDEN if name and is_secret_name(name) else shown_args([text])[0]
