"""How far one call is, told to those who follow the events."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from dost_engine.server_text import one_line
from dost_engine.types import EventKind

if TYPE_CHECKING:
    from dost_engine.gateway.calls import InvokeRequest
    from dost_engine.gateway.events import EventLog

EVERY_S = 0.1
"""Between two words: a server may say thousands a second, and nobody reads faster."""
MESSAGE_CHARS = 300


class Progress:
    """Tells the first word at once and the others at their time; the last is never lost.

    Args:
        asked: The call.
        events: Where it is told.
    """

    def __init__(self, asked: InvokeRequest, events: EventLog) -> None:
        self._head = {"call_id": asked.call_id, "tool_id": asked.tool_id, "origin": asked.origin}
        self._events = events
        self._word: dict[str, Any] | None = None
        self._timer: asyncio.TimerHandle | None = None

    def told(self, done: float, total: float | None, message: str) -> None:
        """A word of the server."""
        said = one_line(message)[:MESSAGE_CHARS]
        self._word = self._head | {"progress": done, "total": total, "message": said}
        if self._timer is None:
            self._tell()

    def end(self) -> None:
        """The call is over: what was not told yet is told now."""
        if self._timer is not None:
            self._timer.cancel()
        if self._word is not None:
            self._events.publish(EventKind.PROGRESS, self._word)
            self._word = None

    def _tell(self) -> None:
        self._timer = None
        if self._word is not None:
            self._events.publish(EventKind.PROGRESS, self._word)
            self._word = None
            self._timer = asyncio.get_running_loop().call_later(EVERY_S, self._tell)
