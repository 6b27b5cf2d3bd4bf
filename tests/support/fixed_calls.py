"""One call that waits and one that was made, for what stands in front of the real ones."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from dost_engine.errors import NotFound
from dost_engine.types import Answer, CallPage, CallRecord, CallState, Decision, Rule, WaitingCall

NOW = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)


class FixedCalls:
    """``a1`` waits until something is answered, ``gone`` does not; the answers are in ``answered``."""

    def __init__(self) -> None:
        self.answered: dict[str, Answer] = {}
        self.cleared = False

    def waiting(self) -> tuple[WaitingCall, ...]:
        if self.answered:
            return ()
        reason = "It does not say that it only reads."
        return (
            WaitingCall(
                "a1",
                "c1",
                "echo/say",
                "test",
                {"text": "hi"},
                Rule.HINTS,
                reason,
                "It does not say whether it changes something.",
                (),
                "Says it again",
                NOW,
                NOW + timedelta(minutes=5),
            ),
        )

    async def answer(self, approval_id: str, answer: Answer) -> None:
        if approval_id == "gone":
            raise NotFound(f"No call waits as {approval_id}.", remedy="Look at the list.")
        self.answered[approval_id] = answer

    async def page(self, *, limit: int, cursor: str, tool: str, origin: str) -> CallPage:
        if self.cleared:
            return CallPage()
        record = CallRecord(
            1, NOW, "test", tool or "echo/say", "d", Decision.ALLOWED, Rule.HINTS, "a", "", CallState.OK, 1.5, 4
        )
        return CallPage((record,), cursor, limit)

    async def clear(self) -> None:
        self.cleared = True
