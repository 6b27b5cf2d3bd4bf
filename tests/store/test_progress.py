"""Progress and cancellation of calls, with servers over pipes and over HTTP."""

from __future__ import annotations

import asyncio
import json
import sys
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import uvicorn
from mcp.server import MCPServer
from mcp.server.mcpserver import Context  # noqa: TC002 - read by the SDK at run time
from starlette.responses import JSONResponse

from dost_engine.errors import CallFailed, CallNotAllowed
from dost_engine.mcp_store.config import parse_entry
from dost_engine.mcp_store.patience import Patience
from dost_engine.types import EventKind
from support.answering import serving, somebody
from support.servers import progressing
from support.servers.running import HANG_S, running

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from starlette.types import ASGIApp, Receive, Scope, Send

    from dost_engine.settings import Paths
    from dost_engine.types import Tool

PROGRAM = str(Path(progressing.__file__))


def worker(tmp_path: Path, words: str) -> dict[str, Any]:
    return {"command": sys.executable, "args": ["-I", PROGRAM, words, str(tmp_path / "record")]}


async def test_progress_over_pipes_is_told_in_order_and_the_answer_comes(tmp_path: Path) -> None:
    words = """[{"progress": 1, "total": 4, "message": "reading"}, {"progress": 2.5, "total": 0},
               {"progress": 3, "total": "many"}, {"progress": 4, "message": "key is hunter2-token"}]"""
    server = worker(tmp_path, words) | {"env": {"API_TOKEN": "hunter2-token"}}
    told: list[tuple[float, float | None, str]] = []
    async with running(tmp_path, {"a": server}) as run:
        result = await run.store.call("a/work", {}, on_progress=lambda *word: told.append(word))
        assert result.text == "told with True"
        assert [word for word in told if word[0] != 3] == [
            (1, 4, "reading"),
            (2.5, None, ""),
            (4, None, "key is •••"),
        ]
        assert (await run.store.call("a/work", {})).text == "told with True", "it also keeps the call alive"


def words(*after_s: float, hangs: bool = False) -> str:
    told: list[Any] = [{"progress": n, "after_s": seconds} for n, seconds in enumerate(after_s, start=1)]
    return json.dumps(told + ["hang"] * hangs)


async def test_a_call_that_tells_of_progress_outlasts_its_time_and_ends_where_that_ends(tmp_path: Path) -> None:
    times = {"tool_timeout_sec": 1.5, "longest_call_sec": 300}
    servers = {
        "busy": worker(tmp_path, words(*[0.4] * 5)) | times,
        "stuck": worker(tmp_path, words(0, hangs=True)) | {"tool_timeout_sec": 0.3},
        "endless": worker(tmp_path, words(*[0.1] * 1000)) | {"tool_timeout_sec": 30, "longest_call_sec": 1},
        "mute": worker(tmp_path, words(hangs=True)) | {"tool_timeout_sec": 0.3},
    }
    async with running(tmp_path, servers) as run:
        assert (await run.store.call("busy/work", {})).text == "told with True"
        with pytest.raises(CallFailed, match=r"did not answer within 0.3 s, and told of no more progress"):
            await run.store.call("stuck/work", {})
        with pytest.raises(CallFailed, match="told of progress, but did not answer within 1 s"):
            await run.store.call("endless/work", {})
        with pytest.raises(CallFailed, match=r"did not answer within 0.3 s of \"work\"; the outcome is unknown"):
            await run.store.call("mute/work", {})
        with pytest.raises(CallFailed, match=r"did not answer within 0.2 s"):
            await run.store.call("busy/work", {}, timeout_s=0.2)


def test_times_of_an_entry_are_seconds_in_bounds() -> None:
    assert parse_entry("a", {"command": "x"}).patience == Patience(60, 1800)
    assert parse_entry("a", {"command": "x", "tool_timeout_sec": 4000}).patience == Patience(4000, 4000)
    assert parse_entry("a", {"command": "x", "longest_call_sec": 10}).patience == Patience(60, 10)
    for bad in (0, -1, True, "60", 1e9, float("nan")):
        assert "must be a number of seconds" in parse_entry("a", {"command": "x", "tool_timeout_sec": bad}).problem


async def test_a_call_that_is_not_allowed_reaches_no_server_and_one_that_took_time_is_asked_about_again(
    tmp_path: Path,
) -> None:
    asked: list[str] = []

    async def refuse(tool: Tool) -> bool:
        raise CallNotAllowed(f"not {tool.id}")

    async def slowly(tool: Tool) -> bool:
        asked.append(tool.id)
        return len(asked) < 3

    async with running(tmp_path, {"a": worker(tmp_path, "[]")}) as run:
        with pytest.raises(CallNotAllowed, match="a/work"):
            await run.store.call("a/work", {}, allow=refuse)
        assert "tools/call" not in (tmp_path / "record").read_text()
        await run.store.call("a/work", {}, allow=slowly)
        assert asked == ["a/work"] * 3
        assert (tmp_path / "record").read_text().split().count("tools/call") == 1


def working_server(began: asyncio.Event, cancelled: asyncio.Event) -> MCPServer[Any]:
    server: MCPServer[Any] = MCPServer("working", log_level="CRITICAL")

    @server.tool()
    async def work(ctx: Context) -> str:
        """Works."""
        await ctx.report_progress(1, 2, "half")
        return "done"

    @server.tool()
    async def hang(ctx: Context) -> str:
        """Never ends."""
        await ctx.report_progress(1, 3, "hanging")
        began.set()
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            cancelled.set()
            raise
        return "never"

    return server


class Eras:
    """An app in front of a server: it counts requests by era, and may be one to which the newer means nothing.

    Attributes:
        newer: Requests of the newer protocol, which name their method in a header.
        older: Other requests.
    """

    def __init__(self, app: ASGIApp, *, only_older: bool) -> None:
        self.newer = self.older = 0
        self._app = app
        self._only_older = only_older

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            newer = any(name == b"mcp-method" for name, _ in scope["headers"])
            self.newer += newer
            self.older += not newer
            if newer and self._only_older:
                error = {"code": -32601, "message": "Method not found"}
                await JSONResponse({"jsonrpc": "2.0", "id": None, "error": error}, 404)(scope, receive, send)
                return
        await self._app(scope, receive, send)


@asynccontextmanager
async def listening(app: Eras) -> AsyncIterator[str]:
    """The server's address."""
    config = uvicorn.Config(app, port=0, log_level="critical", timeout_graceful_shutdown=1)
    http = uvicorn.Server(config)
    task = asyncio.create_task(http.serve())
    while not http.started:  # noqa: ASYNC110 - uvicorn has no event for it
        await asyncio.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{http.servers[0].sockets[0].getsockname()[1]}/mcp"
    finally:
        http.should_exit = True
        await task


@pytest.mark.parametrize("older", [False, True])
async def test_progress_over_http_is_told_and_a_cancellation_reaches_the_server(tmp_path: Path, older: bool) -> None:
    began, cancelled = asyncio.Event(), asyncio.Event()
    app = Eras(working_server(began, cancelled).streamable_http_app(), only_older=older)
    told: list[tuple[float, float | None, str]] = []
    async with (
        listening(app) as url,
        running(tmp_path, {"web": {"url": url}}) as run,
    ):
        result = await run.store.call("web/work", {}, on_progress=lambda *word: told.append(word))
        assert (result.text, told) == ("done", [(1, 2, "half")])
        hanging = asyncio.create_task(run.store.call("web/hang", {}))
        await asyncio.wait_for(began.wait(), HANG_S)
        hanging.cancel()
        await asyncio.wait_for(cancelled.wait(), HANG_S)
    assert (app.older > app.newer) is older


async def test_a_client_that_goes_away_cancels_the_call_at_its_server_once_and_nobody_repeats_it(
    paths: Paths, tmp_path: Path
) -> None:
    words = '[{"progress": 1, "total": 2, "message": "half\\u0000"}, "hang"]'
    async with (
        serving(paths, a=worker(tmp_path, words)) as (_, client),
        somebody(client) as person,
    ):
        call = asyncio.create_task(client.invoke("a/work", {}, call_id="c9", by_hand=True, origin="test"))
        await person.until(lambda: bool(person.told(EventKind.PROGRESS)))
        word = person.told(EventKind.PROGRESS)[0].data
        assert (word["call_id"], word["tool_id"], word["origin"]) == ("c9", "a/work", "test")
        assert (word["progress"], word["total"]) == (1, 2)
        call.cancel()
        record = tmp_path / "record"
        async with asyncio.timeout(HANG_S):
            while "notifications/cancelled" not in record.read_text():  # noqa: ASYNC110 - another process writes it
                await asyncio.sleep(0.01)
        sent = record.read_text().split()
        assert (sent.count("notifications/cancelled"), sent.count("tools/call")) == (1, 1)
        async with asyncio.timeout(HANG_S):
            while (await client.audit()).calls[0].state != "cancelled":  # noqa: ASYNC110 - the end of a call is told to nobody
                await asyncio.sleep(0.01)


async def test_a_flood_of_progress_is_thinned_and_its_last_word_is_told(paths: Paths, tmp_path: Path) -> None:
    words = "[" + ",".join(f'{{"progress": {n}, "total": 3000}}' for n in range(1, 3001)) + "]"
    async with (
        serving(paths, a=worker(tmp_path, words)) as (_, client),
        somebody(client) as person,
    ):
        await client.invoke("a/work", {}, by_hand=True)
        await person.until(lambda: any(event.data["progress"] == 3000 for event in person.told(EventKind.PROGRESS)))
        assert len(person.told(EventKind.PROGRESS)) < 300
