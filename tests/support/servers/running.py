"""A store on scripted servers, and ways to wait for what it says."""

from __future__ import annotations

import asyncio
import json
import sys
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from dost_engine.mcp_store.pace import Times
from dost_engine.mcp_store.store import McpStore

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from dost_engine.mcp_store.waking import Clock
    from dost_engine.types import ServerState, ServerStatus, Tool

SCRIPTED = Path(__file__).with_name("scripted.py")
QUICK = Times(
    start_s=30,
    probe_s=10,
    wait_s=20,
    stop_s=0.5,
    first_retry_s=0.05,
    last_retry_s=0.2,
    relist_s=0.02,
    slowest_relist_s=1,
)
HANG_S = 60
"""Seconds after which a wait in a test is given up as hung."""


def entry(**script: Any) -> dict[str, Any]:
    """An entry of servers.json for a scripted server."""
    script.setdefault("tools", [tool("echo")])
    return {"command": sys.executable, "args": ["-I", str(SCRIPTED), json.dumps(script)]}


def tool(name: str, **more: Any) -> dict[str, Any]:
    """An entry of a tool list."""
    return {"name": name, "description": f"Does {name}", "inputSchema": {"type": "object", "properties": {}}} | more


class Running:
    """A store with everything that it told."""

    def __init__(
        self,
        servers_file: Path,
        times: Times,
        lists_file: Path | None = None,
        eras_file: Path | None = None,
        clock: Clock | None = None,
    ) -> None:
        self.file = servers_file
        self.published: list[tuple[Tool, ...]] = []
        self.states: list[ServerStatus] = []
        self.removed: list[str] = []
        self._news = asyncio.Event()
        self.store = McpStore(
            servers_file,
            on_tools=self._tools,
            on_server=self._server,
            on_removed=self._gone,
            times=times,
            lists_file=lists_file,
            eras_file=eras_file,
            clock=clock,
            results_folder=servers_file.parent.parent / "results",
        )

    def _tools(self, tools: tuple[Tool, ...]) -> None:
        self.published.append(tools)
        self._news.set()

    def _server(self, status: ServerStatus) -> None:
        self.states.append(status)
        self._news.set()

    def _gone(self, name: str) -> None:
        self.removed.append(name)
        self._news.set()

    def write(self, servers: dict[str, Any]) -> None:
        """Write servers.json whole, as an editor that replaces the file does."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        draft = self.file.with_suffix(".new")
        draft.write_text(json.dumps({"mcpServers": servers}), encoding="utf-8")
        draft.replace(self.file)

    def status(self, name: str) -> ServerStatus:
        return next(status for status in self.store.servers() if status.name == name)

    def ids(self) -> list[str]:
        return [found.id for found in self.store.tools()]

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait for the store to bring something about; it is asked again after each of its callbacks."""
        async with asyncio.timeout(HANG_S):
            while not condition():
                self._news.clear()
                await self._news.wait()

    async def until_state(self, name: str, state: ServerState) -> ServerStatus:
        await self.until(lambda: any(found.name == name and found.state is state for found in self.store.servers()))
        return self.status(name)


@asynccontextmanager
async def running(
    folder: Path,
    servers: dict[str, Any],
    *,
    times: Times = QUICK,
    settle: bool = True,
    lists_file: Path | None = None,
    eras_file: Path | None = None,
    clock: Clock | None = None,
) -> AsyncIterator[Running]:
    """A started store on ``servers``, stopped at the end."""
    run = Running(folder / "config" / "servers.json", times, lists_file, eras_file, clock)
    run.write(servers)
    await run.store.start()
    try:
        if settle:
            assert await run.store.wait_settled(HANG_S)
        yield run
    finally:
        await run.store.stop()
