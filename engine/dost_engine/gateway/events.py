"""What happened in the service, kept for a while, and followed by any number of readers.

A reader that is slow or comes back later continues where it was, as far back as the log remembers; it never makes
the log grow. Streams end by themselves when the log is closed.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING

from starlette.responses import StreamingResponse

from dost_engine import wire
from dost_engine.types import Event, EventKind, JsonObject

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    from starlette.types import Receive, Scope, Send

REMEMBERED = 512  # events; a window that was away for a moment misses nothing, a new one is not flooded
HEARTBEAT_S = 15.0  # silence after which a comment is sent, so that a lost connection is noticed


class EventLog:
    """The last events. Belongs to one event loop; ``publish`` and ``close`` are called on it.

    Attributes:
        answerers: Readers that show a person what waits for an answer.
    """

    def __init__(self, remembered: int = REMEMBERED) -> None:
        self._events: deque[Event] = deque(maxlen=remembered)
        self.answerers = 0
        self._last_seq = 0
        self._closed = False
        self._news = asyncio.Event()

    def publish(self, kind: EventKind, data: JsonObject) -> None:
        """Add an event. Progress of the index, a call or a data set replaces what came just before of the same."""
        if self._closed:
            return
        if self._events and _goes_on(self._events[-1], kind, data):
            self._events.pop()
        self._last_seq += 1
        self._events.append(Event(self._last_seq, kind, data))
        self._wake()

    def close(self) -> None:
        """End every stream, now and in future, once it has given out what is there."""
        self._closed = True
        self._wake()

    async def follow(self, after: int, *, silence_s: float = HEARTBEAT_S) -> AsyncGenerator[Event | None]:
        """Yield the events after number ``after``, then each new one; None after ``silence_s`` seconds of silence.

        A number that was not given out yet belongs to an earlier run of the service: all remembered events follow.
        """
        seen = after if after <= self._last_seq else 0
        while True:
            news = self._news
            for event in [event for event in self._events if event.seq > seen]:
                seen = event.seq
                yield event
            if news.is_set():  # something came while the reader was busy
                continue
            if self._closed:
                return
            try:
                await asyncio.wait_for(news.wait(), silence_s)
            except TimeoutError:
                yield None

    def _wake(self) -> None:
        self._news.set()
        self._news = asyncio.Event()


def _goes_on(last: Event, kind: EventKind, data: JsonObject) -> bool:
    if kind is not last.kind:
        return False
    if kind is EventKind.INDEX:
        return True
    name = {EventKind.PROGRESS: "call_id", EventKind.EVALUATION: "evaluation_id"}.get(kind, "")
    return bool(name) and bool(last.data[name] == data[name])


class EventStream(StreamingResponse):
    """The log as server-sent events. A reader that answers is counted for as long as it reads."""

    def __init__(self, log: EventLog, after: int, *, answers: bool) -> None:
        super().__init__(event_frames(log, after), media_type="text/event-stream")
        self._log = log
        self._answers = answers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """ASGI."""
        self._log.answerers += self._answers
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._log.answerers -= self._answers


async def event_frames(log: EventLog, after: int) -> AsyncGenerator[bytes]:
    """The log as server-sent events: ``id``, ``event`` and ``data`` (the whole :class:`Event` as JSON)."""
    yield b": dost\n\n"  # the headers reach the reader at once
    async for event in log.follow(after):
        if event is None:
            yield b": still here\n\n"
        else:
            yield b"id: %d\nevent: %s\ndata: %s\n\n" % (event.seq, event.kind.encode(), wire.to_json(event))
