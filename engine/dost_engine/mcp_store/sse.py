"""The older transport of addresses: one stream of events for all that a server says, and a request for each message.

The SDK's own one reads events of 1 MB at most, and one message that is refused ends its session.
"""

from __future__ import annotations

import contextlib
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING
from urllib.parse import urljoin, urlsplit

import anyio
import httpx2
from mcp.shared._httpx_utils import request_within_origin, sse_within_origin
from mcp.shared.message import SessionMessage
from mcp_types import ErrorData, JSONRPCError, JSONRPCRequest

from dost_engine.errors import ServerUnavailable
from dost_engine.mcp_store.guard import BROKEN_OFF
from dost_engine.mcp_store.transports import parse_message

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from anyio.abc import TaskStatus
    from anyio.streams.memory import MemoryObjectReceiveStream, MemoryObjectSendStream
    from mcp.client._transport import TransportStreams


@asynccontextmanager
async def sse_transport(http: httpx2.AsyncClient, url: str, most_bytes: int) -> AsyncIterator[TransportStreams]:
    """Messages over an SSE stream. The read side ends with the stream.

    Args:
        http: Sends the requests.
        url: Of the stream.
        most_bytes: Of one event; a larger one ends the stream.

    Raises:
        httpx2.HTTPError: nobody answers there, or the stream is refused.
        ServerUnavailable: the stream wants its messages sent to another machine.
    """
    to_session, from_server = anyio.create_memory_object_stream[SessionMessage | Exception](0)
    to_server, from_session = anyio.create_memory_object_stream[SessionMessage](0)
    try:
        async with anyio.create_task_group() as tasks:
            where = await tasks.start(_read, http, url, most_bytes, to_session)
            tasks.start_soon(_write, http, where, from_session, to_session.clone())
            try:
                yield from_server, to_server
            finally:
                tasks.cancel_scope.cancel()
    finally:
        for stream in (to_session, from_server, to_server, from_session):
            stream.close()


async def _read(
    http: httpx2.AsyncClient,
    url: str,
    most_bytes: int,
    to_session: MemoryObjectSendStream[SessionMessage | Exception],
    *,
    task_status: TaskStatus[str],
) -> None:
    """Read the stream to its end; it begins with the address to which messages are sent."""
    told = False
    async with sse_within_origin(http, url, max_event_size=most_bytes) as events:
        events.response.raise_for_status()
        async for event in events:
            if event.event == "endpoint" and not told:
                told = True
                task_status.started(_endpoint(url, event.data))
            elif event.event == "message" and event.data:
                message = parse_message(event.data.encode("utf-8", "surrogatepass"))
                said = ValueError(event.data[:1000]) if message is None else SessionMessage(message)
                await to_session.send(said)
    if not told:
        raise ServerUnavailable("The stream ended before it said where messages are to be sent.")
    to_session.close()


def _endpoint(url: str, said: str) -> str:
    where = urljoin(url, said)
    if urlsplit(where)[:2] != urlsplit(url)[:2]:
        raise ServerUnavailable("The server wants its messages sent to another machine.")
    return where


async def _write(
    http: httpx2.AsyncClient,
    where: str,
    from_session: MemoryObjectReceiveStream[SessionMessage],
    to_session: MemoryObjectSendStream[SessionMessage | Exception],
) -> None:
    async with anyio.create_task_group() as tasks, to_session:
        async for item in from_session:
            if isinstance(item.message, JSONRPCRequest):  # some answer the request only after what it asks for
                tasks.start_soon(_send, http, where, item, to_session)
            else:
                await _send(http, where, item, to_session)


async def _send(
    http: httpx2.AsyncClient,
    where: str,
    item: SessionMessage,
    to_session: MemoryObjectSendStream[SessionMessage | Exception],
) -> None:
    """Send a message. One that is not taken costs the request in it alone."""
    body = item.message.model_dump(by_alias=True, mode="json", exclude_unset=True)
    try:
        response = await request_within_origin(http, "POST", where, json=body)
        response.raise_for_status()
    except httpx2.HTTPError as error:
        if not isinstance(item.message, JSONRPCRequest):
            return
        status = error.response.status_code if isinstance(error, httpx2.HTTPStatusError) else 0
        why = f"the server refused to take it (status code {status})" if status else "the server could not be reached"
        refusal = JSONRPCError(jsonrpc="2.0", id=item.message.id, error=ErrorData(code=BROKEN_OFF, message=why))
        with contextlib.suppress(anyio.BrokenResourceError, anyio.ClosedResourceError):  # the session has ended
            await to_session.send(SessionMessage(refusal))
