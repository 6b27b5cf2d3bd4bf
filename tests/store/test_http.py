"""Servers behind an address, over real HTTP on the loopback interface."""

from __future__ import annotations

import asyncio
import contextlib
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import pytest
import uvicorn
from mcp.server import MCPServer
from mcp.server.mcpserver import Context  # noqa: TC002 - read by the SDK at run time

from dost_engine.errors import CallFailed, ServerUnavailable
from dost_engine.types import ServerState
from support.servers.running import entry, running

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path


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
    """A running HTTP server that can be ended in the middle of a test."""

    def __init__(self) -> None:
        self.seen_headers: list[dict[bytes, bytes]] = []
        app = make_server().streamable_http_app()

        async def recording(scope: Any, receive: Any, send: Any) -> None:
            if scope["type"] == "http":
                self.seen_headers.append(dict(scope["headers"]))
            await app(scope, receive, send)

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
        if self._task is not None:
            with contextlib.suppress(asyncio.CancelledError):
                await self._task


@asynccontextmanager
async def address() -> AsyncIterator[Address]:
    running_at = Address()
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
        assert run.status("web").error
        assert run.ids() == ["a/echo"]


async def test_an_address_that_goes_away_is_seen(tmp_path: Path) -> None:
    async with address() as at, running(tmp_path, {"web": {"url": at.url}, "a": entry()}) as run:
        await at.end()
        with pytest.raises((CallFailed, ServerUnavailable)):
            await run.store.call("web/add", {"a": 1, "b": 1}, timeout_s=5)
        await run.until(lambda: any(s.name == "web" and s.state is ServerState.FAILED for s in run.states))
        assert "web/add" in run.ids()
        assert run.status("a").state is ServerState.READY
