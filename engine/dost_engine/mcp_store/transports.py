"""The way to a server that is a program: its process's pipes."""

from __future__ import annotations

import contextlib
import json
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import anyio
from mcp.shared.message import SessionMessage
from mcp_types import (
    METHOD_NOT_FOUND,
    ErrorData,
    JSONRPCError,
    JSONRPCMessage,
    JSONRPCRequest,
    JSONRPCResponse,
    jsonrpc_message_adapter,
)

from dost_engine.mcp_store.halves import whole_json
from dost_engine.mcp_store.logs import LineSplitter, LogRing
from dost_engine.mcp_store.process import EOF_S, READ_BYTES, ServerProcess

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from anyio.streams.memory import MemoryObjectReceiveStream, MemoryObjectSendStream
    from mcp.client._transport import TransportStreams

    from dost_engine.mcp_store.guard import Guard

FOREIGN_HINT = "[not a message, on stdout] "


@asynccontextmanager
async def stdio_transport(
    process: ServerProcess, guard: Guard, log: LogRing, probe_s: float
) -> AsyncIterator[TransportStreams]:
    """Messages over the pipes of a process. The process is started and stopped elsewhere.

    Lines on stdout that are no messages go to the log. The read side ends when the process or its output ends.

    Args:
        process: The server.
        guard: Sees every message.
        log: Gets the other lines.
        probe_s: Seconds for the answer to the first message of the newer protocol. A server that does not know it
            should refuse it, and some just say nothing; the SDK would wait 10 s. One that answers later is still
            understood.
    """
    to_session, from_server = anyio.create_memory_object_stream[SessionMessage | Exception](0)
    to_server, from_session = anyio.create_memory_object_stream[SessionMessage](0)
    probe = _Probe(to_session, probe_s)
    finished = anyio.Event()
    async with anyio.create_task_group() as tasks:
        tasks.start_soon(_read_messages, process, to_session, probe, log, finished)
        tasks.start_soon(_write_messages, process, from_session, probe)
        tasks.start_soon(_close_after_exit, process, to_session, finished)
        tasks.start_soon(probe.give_up)
        try:
            yield guard.streams((from_server, to_server))
        finally:
            tasks.cancel_scope.cancel()
            for stream in (to_session, from_server, to_server, from_session):
                stream.close()


class _Probe:
    """Ends the wait for a server that says nothing to ``server/discover``, as if it had refused it."""

    def __init__(self, to_session: MemoryObjectSendStream[SessionMessage | Exception], probe_s: float) -> None:
        self._to_session = to_session
        self._probe_s = probe_s
        self._request_id: int | str | None = None
        self._sent = anyio.Event()
        self._answered = anyio.Event()

    def sent(self, message: JSONRPCMessage) -> None:
        if isinstance(message, JSONRPCRequest) and message.method == "server/discover":
            self._request_id = message.id
            self._sent.set()

    def received(self, message: JSONRPCMessage) -> None:
        if isinstance(message, JSONRPCResponse | JSONRPCError) and message.id == self._request_id:
            self._answered.set()

    async def give_up(self) -> None:
        await self._sent.wait()
        with anyio.move_on_after(self._probe_s):
            await self._answered.wait()
        if self._answered.is_set() or self._request_id is None:
            return
        error = ErrorData(code=METHOD_NOT_FOUND, message="no answer")
        refusal = JSONRPCError(jsonrpc="2.0", id=self._request_id, error=error)
        with contextlib.suppress(anyio.BrokenResourceError, anyio.ClosedResourceError):
            await self._to_session.send(SessionMessage(refusal))


async def _read_messages(
    process: ServerProcess,
    to_session: MemoryObjectSendStream[SessionMessage | Exception],
    probe: _Probe,
    log: LogRing,
    finished: anyio.Event,
) -> None:
    lines = LineSplitter()
    try:
        while chunk := await process.stdout.read(READ_BYTES):
            for line in lines.feed(chunk):
                message = parse_message(line)
                if message is None:
                    if line.strip():
                        log.add(FOREIGN_HINT + line[:4000].decode("utf-8", "replace"))
                    continue
                probe.received(message)
                await to_session.send(SessionMessage(message))
    except (OSError, anyio.BrokenResourceError, anyio.ClosedResourceError):
        pass  # the connection ends either way
    # not where this task is cancelled: then it is we who end the connection
    finished.set()
    process.silent.set()
    to_session.close()


async def _write_messages(
    process: ServerProcess, from_session: MemoryObjectReceiveStream[SessionMessage], probe: _Probe
) -> None:
    async with from_session:
        async for item in from_session:
            probe.sent(item.message)
            text = item.message.model_dump_json(by_alias=True, exclude_unset=True)
            try:
                process.stdin.write(text.encode() + b"\n")
                await process.stdin.drain()
            except (OSError, RuntimeError):  # the server reads no more
                process.silent.set()
                return


async def _close_after_exit(
    process: ServerProcess, to_session: MemoryObjectSendStream[SessionMessage | Exception], finished: anyio.Event
) -> None:
    """End the session with the process, even where a child of it holds the pipe open."""
    await process.exited.wait()
    with anyio.move_on_after(EOF_S):
        await finished.wait()
    process.silent.set()
    to_session.close()


def parse_message(line: bytes) -> JSONRPCMessage | None:
    """The message in a line, or None for anything else.

    Half characters (lone surrogates) are refused by the SDK's parser; here they become U+FFFD.
    """
    text = line.decode("utf-8", "replace").strip()
    if not text.startswith("{"):
        return None
    try:
        return jsonrpc_message_adapter.validate_json(text, by_name=False)
    except ValueError:
        pass
    try:
        return jsonrpc_message_adapter.validate_python(whole_json(json.loads(text)), by_name=False)
    except (ValueError, RecursionError):
        return None
