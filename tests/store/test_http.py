"""Servers behind an address, over real HTTP on the loopback interface."""

from __future__ import annotations

import asyncio
import contextlib
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
import uvicorn
from mcp.server import MCPServer
from mcp.server.mcpserver import Context  # noqa: TC002 - read by the SDK at run time
from starlette.responses import Response

from dost_engine.errors import CallFailed, ServerUnavailable
from dost_engine.types import ServerState
from support.servers.running import QUICK, entry, running, tool
from support.servers.sessions import SessionServer

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from pathlib import Path

    from starlette.types import ASGIApp


def make_server() -> MCPServer[Any]:
    server: MCPServer[Any] = MCPServer("over-http", log_level="CRITICAL")

    @server.tool()
    def add(a: int, b: int) -> int:
        """Adds two numbers."""
        return a + b

    @server.tool()
    async def grow(ctx: Context) -> str:
        """Adds a tool."""
        server.add_tool(lambda: "new", name="grown", description="Was not there before")
        await ctx.notify_tools_changed()
        return "grown"

    return server


class Address:
    """A running HTTP server that can be ended in the middle of a test.

    Attributes:
        seen_headers: Of all requests so far.
        refuse: Decides by a request's headers with which status it is refused; 0 to let it in.
    """

    def __init__(self, app: ASGIApp | None = None) -> None:
        self.seen_headers: list[dict[bytes, bytes]] = []
        self.refuse: Callable[[dict[bytes, bytes]], int] = lambda headers: 0
        inner = app or make_server().streamable_http_app()

        async def recording(scope: Any, receive: Any, send: Any) -> None:
            if scope["type"] == "http":
                headers = dict(scope["headers"])
                self.seen_headers.append(headers)
                if status := self.refuse(headers):
                    await Response("no", status)(scope, receive, send)
                    return
            await inner(scope, receive, send)

        config = uvicorn.Config(recording, port=0, log_level="critical", timeout_graceful_shutdown=1)
        self._server = uvicorn.Server(config)
        self._task: asyncio.Task[None] | None = None
        self.url = ""

    async def start(self) -> None:
        self._task = asyncio.create_task(self._server.serve())
        while not self._server.started:  # noqa: ASYNC110 - uvicorn has no event for it
            await asyncio.sleep(0.01)
        port = self._server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://127.0.0.1:{port}/mcp"

    async def end(self) -> None:
        self._server.should_exit = True
        self._server.force_exit = True
        for connection in list(self._server.server_state.connections):
            connection.transport.abort()  # a stream would go on in this process
        if self._task is not None:
            with contextlib.suppress(asyncio.CancelledError):
                await self._task


@asynccontextmanager
async def address(app: ASGIApp | None = None) -> AsyncIterator[Address]:
    running_at = Address(app)
    await running_at.start()
    try:
        yield running_at
    finally:
        await running_at.end()


async def test_a_server_behind_an_address_is_listed_and_called_with_its_headers(tmp_path: Path) -> None:
    async with address() as at, running(tmp_path, {"web": {"url": at.url, "headers": {"X-Key": "k-1"}}}) as run:
        assert run.ids() == ["web/add", "web/grow"]
        result = await run.store.call("web/add", {"a": 2, "b": 3})
        assert (result.text, result.structured) == ("5", {"result": 5})
        assert run.status("web").transport == "http"
        assert all(headers[b"x-key"] == b"k-1" for headers in at.seen_headers)


async def test_a_change_is_heard_over_http(tmp_path: Path) -> None:
    async with address() as at, running(tmp_path, {"web": {"url": at.url}}) as run:
        await run.store.call("web/grow", {})
        await run.until(lambda: "web/grown" in run.ids())


async def test_an_address_where_nobody_answers_costs_no_other(tmp_path: Path) -> None:
    async with address() as at:
        closed = at.url
    async with running(tmp_path, {"web": {"url": closed}, "a": entry()}) as run:
        assert run.status("web").state is ServerState.FAILED
        told = run.status("web").error
        assert told.startswith(f"Nobody answers at {closed.removeprefix('http://').partition('/')[0]}: ")
        assert told.endswith("See whether the server runs, and its address is right.")
        assert run.ids() == ["a/echo"]


async def test_an_address_that_goes_away_is_seen(tmp_path: Path) -> None:
    async with address() as at, running(tmp_path, {"web": {"url": at.url}, "a": entry()}) as run:
        await at.end()
        with pytest.raises((CallFailed, ServerUnavailable)):
            await run.store.call("web/add", {"a": 1, "b": 1}, timeout_s=5)
        await run.until(lambda: any(s.name == "web" and s.state is ServerState.FAILED for s in run.states))
        assert "web/add" in run.ids()
        assert run.status("a").state is ServerState.READY


@pytest.mark.parametrize("entry_says", [{"type": "sse"}, {}])
async def test_an_sse_server_is_listed_and_called_whether_or_not_its_entry_says_what_it_is(
    tmp_path: Path, entry_says: dict[str, str]
) -> None:
    async with address(make_server().sse_app()) as at:
        url = at.url.replace("/mcp", "/sse")
        async with running(tmp_path, {"web": {"url": url, "headers": {"X-Key": "k-1"}} | entry_says}) as run:
            assert (run.ids(), run.status("web").transport) == (["web/add", "web/grow"], "sse")
            assert (await run.store.call("web/add", {"a": 2, "b": 3})).text == "5"
            assert all(headers[b"x-key"] == b"k-1" for headers in at.seen_headers)


async def test_a_result_of_five_megabytes_comes_whole_over_sse_too(tmp_path: Path) -> None:
    server = make_server()

    @server.tool(structured_output=False)
    def big() -> str:
        """Gives back five megabytes."""
        return "row;" * 1_250_000

    async with address(server.sse_app()) as at:
        url = at.url.replace("/mcp", "/sse")
        async with running(tmp_path, {"web": {"url": url, "type": "sse"}}) as run:
            result = await run.store.call("web/big", {})
            assert "the first 25,000 of 5,000,000 characters" in result.text
            assert (await run.store.call("web/add", {"a": 2, "b": 3})).text == "5"
            assert len([status for status in run.states if status.state is ServerState.READY]) == 1


async def test_an_address_that_speaks_neither_says_so(tmp_path: Path) -> None:
    async with address() as at, running(tmp_path, {"web": {"url": at.url + "/nothing"}}) as run:
        assert run.status("web").state is ServerState.FAILED
        assert "Neither streamable HTTP nor SSE is spoken there" in run.status("web").error


async def test_an_sse_server_that_goes_away_is_seen(tmp_path: Path) -> None:
    async with address(make_server().sse_app()) as at:
        url = at.url.replace("/mcp", "/sse")
        async with running(tmp_path, {"web": {"url": url, "type": "sse"}}) as run:
            await at.end()
            await run.until(lambda: any(s.name == "web" and s.state is ServerState.FAILED for s in run.states))
            assert "web/add" in run.ids()


async def test_a_call_that_an_sse_server_refuses_to_take_is_not_waited_for(tmp_path: Path) -> None:
    async with address(make_server().sse_app()) as at:
        url = at.url.replace("/mcp", "/sse")
        async with running(tmp_path, {"web": {"url": url, "type": "sse"}}) as run:
            at.refuse = lambda headers: 500 if b"content-length" in headers else 0
            with pytest.raises(CallFailed, match=r"refused to take it \(status code 500\); the outcome is unknown"):
                await run.store.call("web/add", {"a": 1, "b": 1})
            at.refuse = lambda headers: 0
            assert (await run.store.call("web/add", {"a": 1, "b": 1})).text == "2"
            assert not [status for status in run.states if status.state is ServerState.FAILED]


async def test_a_server_that_wants_to_know_who_asks_is_asked_once_and_says_what_to_do(tmp_path: Path) -> None:
    async with address() as at:
        at.refuse = lambda headers: 0 if headers.get(b"authorization") == b"Bearer right-key" else 401
        async with running(tmp_path, {"web": {"url": at.url}, "a": entry()}) as run:
            status = run.status("web")
            assert (status.state, status.retry_at) == (ServerState.NEEDS_SIGN_IN, None)
            assert '"headers" of its entry' in status.error
            asked = len(at.seen_headers)
            with pytest.raises(ServerUnavailable, match="wants to know who asks"):
                await run.store.call("web/add", {"a": 1, "b": 1})
            await run.store.call("a/echo", {})
            assert len(at.seen_headers) == asked  # neither a call nor time makes it ask again
            run.write({"web": {"url": at.url, "headers": {"Authorization": "Bearer wrong-key"}}, "a": entry()})
            await run.until(lambda: "does not accept" in run.status("web").error)
            assert "wrong-key" not in run.status("web").error
            run.write({"web": {"url": at.url, "headers": {"Authorization": "Bearer right-key"}}, "a": entry()})
            await run.until_state("web", ServerState.READY)
            assert (await run.store.call("web/add", {"a": 1, "b": 1})).text == "2"
            at.refuse = lambda headers: 401  # the key is withdrawn under an open session
            with pytest.raises(ServerUnavailable, match="does not accept"):
                await run.store.call("web/add", {"a": 1, "b": 1})
            assert run.status("web").state is ServerState.NEEDS_SIGN_IN


async def test_a_lost_session_costs_a_new_one_and_the_call_is_made_once(tmp_path: Path) -> None:
    server = SessionServer()
    async with address(server) as at, running(tmp_path, {"web": {"url": at.url, "type": "http"}}) as run:
        server.sessions.clear()
        server.tools.append(tool("later"))
        assert (await run.store.call("web/count", {})).text == "1"
        assert server.opened == 2
        assert run.ids() == ["web/count", "web/later"]
        assert not [status for status in run.states if status.state is ServerState.FAILED]


async def test_a_server_that_forgets_each_session_is_an_error_and_no_loop(tmp_path: Path) -> None:
    server = SessionServer()
    slow = replace(QUICK, first_retry_s=600, last_retry_s=600)
    async with address(server) as at, running(tmp_path, {"web": {"url": at.url, "type": "http"}}, times=slow) as run:
        server.forgetful = True
        with pytest.raises(ServerUnavailable, match="the call was not made"):
            await run.store.call("web/count", {})
        await run.until_state("web", ServerState.FAILED)
        assert (server.counted, server.opened) == (0, 2)
