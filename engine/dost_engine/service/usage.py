"""Counting what is called, and what a person is shown of it."""

from __future__ import annotations

import asyncio
import time
from datetime import datetime
from typing import TYPE_CHECKING

from dost_engine.errors import CallFailed, ServerUnavailable
from dost_engine.selection.factors import missing_evidence
from dost_engine.types import NEVER_ENOUGH, Outcome, Rules, UsageEvent, UsageReport, UsageStats
from dost_engine.usage.log import UsageLog

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from pathlib import Path

    from dost_engine.types import Invocation, Policy, TurnTrace

_NOTHING = UsageStats()


class Usage:
    """The counted calls, where the settings want them counted.

    Args:
        path: Where they are kept.
        recording: Whether calls are counted. Where not, what was counted before is neither read nor shown; it stays
            until it is cleared.
        policy: Gives the rules in use, of which the report tells whether they go by calls.
    """

    def __init__(self, path: Path, *, recording: bool, policy: Callable[[], Policy]) -> None:
        self._path = path
        self._policy = policy
        self._recording = recording
        self._log: UsageLog | None = None

    def open(self) -> None:
        """Begin to read the file; returns at once."""
        if self._recording:
            self._log = UsageLog(self._path)

    async def close(self) -> None:
        """Write what waits."""
        log, self._log = self._log, None
        if log is not None:
            await asyncio.to_thread(log.close)

    @property
    def problems(self) -> tuple[str, ...]:
        """What cannot be kept and why."""
        return (self._log.problem,) if self._log is not None and self._log.problem else ()

    def stats(self) -> UsageStats:
        """What is known; nothing where nothing is counted."""
        return self._log.stats() if self._log is not None else _NOTHING

    async def counted(
        self,
        tool_id: str,
        origin: str,
        call: Awaitable[Invocation],
        *,
        waited_ms: Callable[[], float] = lambda: 0.0,
    ) -> Invocation:
        """Make a call and count it. One that is cancelled, or refused before it was made, counts for nothing.

        Args:
            tool_id: The tool.
            origin: Who calls.
            call: The call.
            waited_ms: Gives how long it waited for a person, which is no fault of the tool's.
        """
        at, began = datetime.now().astimezone(), time.perf_counter()

        def took_ms() -> float:
            return (time.perf_counter() - began) * 1000 - waited_ms()

        try:
            invocation = await call
        except ServerUnavailable:
            self._record(at, tool_id, origin, Outcome.UNREACHABLE, took_ms())
            raise
        except CallFailed:
            self._record(at, tool_id, origin, Outcome.FAILED, took_ms())
            raise
        outcome = Outcome.FAILED if invocation.is_error else Outcome.OK
        self._record(at, tool_id, origin, outcome, invocation.took_ms)  # as the chat and the audit tell it
        return invocation

    def answered(self, trace: TurnTrace, *, counts: bool = True) -> None:
        """Count what a turn saved, where it counts. It is shown, and nothing is ranked by it."""
        if self._log is not None and counts:
            today = datetime.now().astimezone().date()
            self._log.record_saved(today, tokens_all=trace.tokens_all, tokens_sent=trace.tokens_sent)

    async def report(self) -> UsageReport:
        """What a person is shown."""
        log = self._log
        if log is None:
            return UsageReport(recording=False)
        await asyncio.wrap_future(log.flush())
        stats = log.stats()
        tools = sorted(stats.tools.values(), key=lambda tool: (-tool.uses, tool.tool_id))
        tools = [tool for tool in tools if tool.uses]
        return UsageReport(tuple(tools), log.days(), stats.uses, ranking=self._ranking(stats), problem=log.problem)

    async def clear(self) -> None:
        """Forget everything, on disk and in memory, also where nothing is counted any more.

        Raises:
            StorageError: it cannot be done; nothing is forgotten then.
        """
        log = self._log or UsageLog(self._path)
        try:
            await asyncio.wrap_future(log.clear())
        finally:
            if log is not self._log:
                await asyncio.to_thread(log.close)

    def _ranking(self, stats: UsageStats) -> str:
        """What the ranking makes of the calls, in a sentence."""
        policy = self._policy()
        by_factors = policy.rules is Rules.PERSONAL
        goes_by_calls = by_factors or (policy.rules is Rules.RANKED and policy.ranking.personal_weight > 0)
        if not goes_by_calls or policy.personal.enough_calls >= NEVER_ENOUGH:
            return "Personal ranking is off: no tool is chosen by these calls."
        why_not = missing_evidence(stats, policy.personal)
        if why_not:
            return f"Personal ranking waits: {why_not}."
        how = (
            "tools are ordered by these calls"
            if by_factors
            else "these calls choose among tools that are as near to a message"
        )
        return f"Personal ranking is on: {how}."

    def _record(self, at: datetime, tool_id: str, origin: str, outcome: Outcome, took_ms: float) -> None:
        if self._log is not None:
            self._log.record(UsageEvent(at, tool_id, origin, outcome, took_ms))
