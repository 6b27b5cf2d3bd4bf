"""Calling tools through the service, answering for calls that wait, and what became of calls."""

from __future__ import annotations

import asyncio
import contextlib
import uuid
from contextlib import aclosing
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, urlencode

import httpx2

from dost_engine import wire
from dost_engine.client.event_stream import event_data
from dost_engine.client.transport import CONNECT_TIMEOUT_S, READ_TIMEOUT_S, REMEDY, Transport, error_of
from dost_engine.errors import CallFailed, ServiceUnavailable
from dost_engine.types import (
    ANSWER_WAIT_S,
    MOST_CALL_S,
    Answer,
    CallPage,
    Event,
    EventKind,
    Invocation,
    JsonObject,
    WaitingCall,
)

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable

CALL_TIMEOUT_S = ANSWER_WAIT_S + MOST_CALL_S + 40.0  # a person, then the tool, and a server 30 s to come up
EVENT_SILENCE_S = 45.0  # the gateway says something at least every 15 s


class CallsClient(Transport):
    """The part of the client that has to do with calls."""

    async def invoke(
        self,
        tool_id: str,
        arguments: JsonObject,
        *,
        origin: str = "",
        call_id: str = "",
        by_hand: bool = False,
        conversation: str = "",
        keep: bool = True,
        on_progress: Callable[[float, float | None, str], None] | None = None,
    ) -> Invocation:
        """Call a tool. Cancelling this cancels the call at its server, or withdraws it where it waits for a person.

        Args:
            tool_id: The tool.
            arguments: As its schema wants them.
            origin: Who calls.
            call_id: A name for the call, to know it in what is told of its approval and progress.
            by_hand: Whether a person made this very call, with the arguments before their eyes; then nobody is asked.
            conversation: Name of the conversation that it belongs to, for ``forget_conversation``.
            keep: Whether what it passes and what comes of it may be kept on disk. That it was made always is.
            on_progress: Told how far it is, where the server says so: done, of how much (None where nobody knows), and
                the server's words.

        Raises:
            ToolNotFound: there is no such tool.
            BadArguments: they do not fit the tool; the call was not made.
            CallNotAllowed: the user does not want it called, or declined (``CallDeclined``), or could not be asked
                (``NobodyToAsk``).
            CallFailed: the call got no answer; its outcome may be unknown.
            ServerUnavailable: the tool's server is not connected.
        """
        call_id = call_id or uuid.uuid4().hex
        body: dict[str, Any] = {"tool_id": tool_id, "arguments": dict(arguments), "origin": origin}
        body |= {"call_id": call_id, "by_hand": by_hand, "conversation": conversation, "keep": keep}
        told = None if on_progress is None else await self._telling(call_id, on_progress)
        try:
            return await self._post("/v1/invoke", body, Invocation, timeout_s=CALL_TIMEOUT_S)
        except ServiceUnavailable as error:
            if isinstance(error.__cause__, httpx2.ConnectError | httpx2.ConnectTimeout):
                raise
            raise CallFailed(
                f"The service was lost during the call of {tool_id}; whether it took effect is unknown.",
                remedy="Check before you repeat it.",
            ) from error
        finally:
            if told is not None:
                told.cancel()
                await asyncio.wait({told})

    async def _telling(
        self, call_id: str, on_progress: Callable[[float, float | None, str], None]
    ) -> asyncio.Task[None]:
        """A task that tells how far a call is, once it would hear of it."""
        opened = asyncio.Event()

        async def tell() -> None:
            with contextlib.suppress(ServiceUnavailable):
                async with aclosing(self.events(opened=opened)) as events:
                    async for event in events:
                        if event.kind is EventKind.PROGRESS and event.data["call_id"] == call_id:
                            on_progress(event.data["progress"], event.data["total"], event.data["message"])

        task = asyncio.create_task(tell())
        task.add_done_callback(lambda _: opened.set())
        try:
            await opened.wait()
        except asyncio.CancelledError:
            task.cancel()
            raise
        return task

    async def approvals(self) -> tuple[WaitingCall, ...]:
        """The calls that wait for a person, the oldest first."""
        return await self._get("/v1/approvals", tuple[WaitingCall, ...])

    async def answer_approval(self, approval_id: str, decision: Answer) -> None:
        """A person's answer about a call that waits.

        Raises:
            NotFound: it does not wait any more.
            StorageError: an answer for good cannot be kept; the call still waits.
        """
        path = f"/v1/approvals/{quote(approval_id, safe='')}"
        await self._post(path, {"decision": decision}, dict[str, Any])

    async def audit(self, *, limit: int = 50, cursor: str = "", tool: str = "", origin: str = "") -> CallPage:
        """The calls that were asked for and what became of them, newest first.

        Args:
            limit: Calls, 1 to 500.
            cursor: ``next_cursor`` of the page before, or empty.
            tool: Only those of the tool with this id, or empty.
            origin: Only those of this caller, or empty.
        """
        asked = {"limit": limit, "cursor": cursor, "tool": tool, "origin": origin}
        return await self._get(f"/v1/audit?{urlencode(asked)}", CallPage)

    async def clear_audit(self) -> None:
        """Forget the calls that were asked for."""
        await self._decode(await self._send("DELETE", "/v1/audit", None, READ_TIMEOUT_S), dict[str, Any])

    async def events(
        self, after: int = 0, *, answers: bool = False, opened: asyncio.Event | None = None
    ) -> AsyncGenerator[Event]:
        """What happens in the service, from the event after number ``after`` on, as far back as it remembers.

        Close it (``contextlib.aclosing``) when you leave it early.

        Args:
            after: Number of the last event seen.
            answers: Whether who reads shows a person the calls that wait: while nobody does, no call waits.
            opened: Set once the service knows of the reader.

        Raises:
            ServiceUnavailable: the service ended or was lost; the caller decides whether to look for another.
        """
        headers = {"Last-Event-ID": str(after)} if after else {}
        timeout = httpx2.Timeout(EVENT_SILENCE_S, connect=CONNECT_TIMEOUT_S)
        path = "/v1/events?answers=approvals" if answers else "/v1/events"
        try:
            async with self._http.stream("GET", path, headers=headers, timeout=timeout) as response:
                if response.status_code != httpx2.codes.OK:
                    raise error_of(response.status_code, await response.aread())
                if opened is not None:
                    opened.set()
                async with aclosing(event_data(response.aiter_bytes())) as blocks:
                    async for data in blocks:
                        yield wire.from_json(Event, data)
        except httpx2.TransportError as error:
            raise self._unavailable(error) from error
        raise ServiceUnavailable("The service has ended.", remedy=REMEDY)
