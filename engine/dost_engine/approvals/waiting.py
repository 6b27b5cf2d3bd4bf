"""The calls that wait for a person. They live in memory: with the service they are gone, and not one was made."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

from dost_engine.catalog import tool_digest
from dost_engine.errors import NotFound, NotReady
from dost_engine.types import Answer, Decision, Tool, WaitingCall

if TYPE_CHECKING:
    from collections.abc import Callable

MOST_WAITING = 100
"""A caller that asks for more is not serious."""

_DECISIONS = {
    Answer.ONCE: Decision.ONCE,
    Answer.ALWAYS: Decision.ALWAYS,
    Answer.DENY: Decision.DENIED,
    Answer.NEVER: Decision.NEVER,
}


@dataclass(frozen=True, slots=True)
class _Waiter:
    call: WaitingCall
    tool: Tool
    answered: asyncio.Future[Answer]


class WaitingCalls:
    """Belongs to one event loop.

    Args:
        began: Told of each call that begins to wait.
        ended: Told of each that waits no more, and what was decided.
    """

    def __init__(self, *, began: Callable[[WaitingCall], None], ended: Callable[[WaitingCall, Decision], None]) -> None:
        self._began = began
        self._ended = ended
        self._waiters: dict[str, _Waiter] = {}
        self._closed = False

    def all(self) -> tuple[WaitingCall, ...]:
        """The calls that wait, the oldest first."""
        return tuple(waiter.call for waiter in self._waiters.values())

    def tool(self, approval_id: str) -> Tool:
        """The tool of a call that waits, as it was shown.

        Raises:
            NotFound: no such call waits.
        """
        return self._waiter(approval_id).tool

    async def wait(self, call: WaitingCall, tool: Tool, wait_s: float) -> Decision:
        """Wait for a person. Cancelling the caller withdraws the call.

        Returns:
            What was decided; ``TIMED_OUT`` where nobody answered in time.

        Raises:
            NotReady: the service ends.
        """
        if self._closed:
            raise _ending()
        answered: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._waiters[call.approval_id] = _Waiter(call, tool, answered)
        decision = Decision.WITHDRAWN
        try:
            self._began(call)
            async with asyncio.timeout(wait_s):
                decision = _DECISIONS[await answered]
        except TimeoutError:
            decision = Decision.TIMED_OUT
        finally:
            del self._waiters[call.approval_id]
            self._ended(call, decision)
        return decision

    def answer(self, approval_id: str, answer: Answer) -> None:
        """A person's answer; the first one counts.

        Raises:
            NotFound: no such call waits.
        """
        waiter = self._waiter(approval_id)
        if waiter.answered.done():
            raise _gone(approval_id)
        waiter.answered.set_result(answer)

    def answer_others(self, tool: Tool, answer: Answer) -> None:
        """The same answer to every other call that waits for the same tool, as it was shown."""
        digest = tool_digest(tool)
        for waiter in self._waiters.values():
            if tool_digest(waiter.tool) == digest and not waiter.answered.done():
                waiter.answered.set_result(answer)

    def full(self) -> bool:
        """Whether so many wait that no other is taken."""
        return len(self._waiters) >= MOST_WAITING

    def close(self) -> None:
        """The service ends: every call that waits is told so, and none waits any more."""
        self._closed = True
        for waiter in self._waiters.values():
            if not waiter.answered.done():
                waiter.answered.set_exception(_ending())

    def _waiter(self, approval_id: str) -> _Waiter:
        if approval_id not in self._waiters:
            raise _gone(approval_id)
        return self._waiters[approval_id]


def _gone(approval_id: str) -> NotFound:
    return NotFound(
        f"No call waits as {approval_id!r}: it was answered, withdrawn or given up, or Dost started anew since.",
        remedy="See `dost approvals`.",
    )


def _ending() -> NotReady:
    return NotReady("Dost ended while the call waited for a person; it was not made.", remedy="Call it again.")
