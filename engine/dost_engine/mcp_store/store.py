"""All servers together: the file that names them, their connections, and the catalogue of their tools."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import TYPE_CHECKING, Any

import watchfiles

from dost_engine.errors import ConfigError, ServerUnavailable, ToolNotFound
from dost_engine.mcp_store.calling import Terms, anybody
from dost_engine.mcp_store.config import ServerConfig, compare, read_servers
from dost_engine.mcp_store.connection import Connection
from dost_engine.mcp_store.launching import Launcher
from dost_engine.mcp_store.pace import Times
from dost_engine.mcp_store.result_files import ResultFiles
from dost_engine.mcp_store.tool_lists import ToolLists

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from dost_engine.mcp_store.calling import Allow, OnProgress
    from dost_engine.types import Invocation, ServerStatus, Tool

SETTLE_MS = 150
"""Milliseconds of quiet after which a changed file is read; an editor writes in several steps."""
LOOK_MS = 1000
"""Milliseconds after which the file is looked at even where the system reported no change (network drives)."""

_Signature = tuple[int, int, int] | None


class McpStore:
    """The MCP servers of one user.

    Every server has a task and a process of its own: none waits for another, and none can hang the store. All calls
    are to be made on the event loop on which :meth:`start` was called, and all callbacks come on it.

    Args:
        servers_file: ``servers.json``; it is read, watched, and never written.
        on_tools: Called with all tools whenever their union changes: servers in the order of the file, the tools of
            each in the order in which it lists them.
        on_server: Called with the status of a server whenever it changes.
        on_removed: Called with the key of a server that is in the file no more.
        times: How long things may take.
        processes_file: Where the processes of servers are noted, for the next Dost after a crash.
        lists_file: Where the tools of each server are kept, to be offered at the next start before it has answered.
        results_folder: Where results are kept whole that are too long for a model, or no text.
    """

    def __init__(
        self,
        servers_file: Path,
        *,
        on_tools: Callable[[tuple[Tool, ...]], None],
        on_server: Callable[[ServerStatus], None],
        on_removed: Callable[[str], None],
        times: Times | None = None,
        processes_file: Path | None = None,
        lists_file: Path | None = None,
        results_folder: Path | None = None,
    ) -> None:
        self._file = servers_file
        self._on_tools = on_tools
        self._on_server = on_server
        self._on_removed = on_removed
        self._times = times or Times()
        self._launcher = Launcher(servers_file, processes_file)
        self._lists = ToolLists(lists_file)
        self._results = ResultFiles(results_folder)
        self._configs: tuple[ServerConfig, ...] = ()
        self._connections: dict[str, Connection] = {}
        self._published: tuple[Tool, ...] = ()
        self._file_problem = ""
        self._watch_problem = ""
        self._read_signature: _Signature = None
        self._news = asyncio.Event()
        self._stop_watching = asyncio.Event()
        self._watcher: asyncio.Task[None] | None = None
        self._leaving: set[asyncio.Task[None]] = set()

    # --------------------------------------------------------------------------------------------- its life

    async def start(self) -> None:
        """Read the file and start its servers. Returns at once; they connect in the background."""
        self._launcher.start()
        self._reload()
        self._watcher = asyncio.create_task(self._watch(), name="watch servers.json")

    async def stop(self) -> None:
        """End all servers. No process that they started is left when this returns."""
        self._stop_watching.set()
        if self._watcher is not None:
            await asyncio.wait({self._watcher})
        leaving = [asyncio.create_task(connection.stop()) for connection in self._connections.values()]
        if leaving or self._leaving:
            await asyncio.wait({*leaving, *self._leaving})
        await self._launcher.stop()
        self._lists.close()

    async def wait_settled(self, timeout_s: float) -> bool:
        """Wait until every server is ready, failed or off. Returns whether that came within ``timeout_s`` seconds."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(timeout_s):
                while not self._settled():
                    await self._news.wait()
        return self._settled()

    def _settled(self) -> bool:
        return all(connection.settled for connection in self._connections.values())

    # ----------------------------------------------------------------------------------------- what there is

    def servers(self) -> tuple[ServerStatus, ...]:
        """All servers, in the order of the file."""
        return tuple(connection.status for connection in self._connections.values())

    def tools(self) -> tuple[Tool, ...]:
        """All tools that are offered; those of a server that is on its way back are among them."""
        return tuple(tool for connection in self._connections.values() for tool in connection.tools)

    def logs(self, name: str) -> tuple[str, ...]:
        """The last lines that a server wrote, oldest first.

        Raises:
            ServerUnavailable: there is no such server.
        """
        return self._connection(name).log.lines()

    def problems(self) -> tuple[str, ...]:
        """What is wrong with the file, a sentence each; empty when all is well."""
        problems = (self._file_problem, self._watch_problem, self._lists.problem)
        return tuple(problem for problem in problems if problem)

    def cached(self) -> frozenset[str]:
        """Keys of the servers whose tools are those of an earlier time; the call of one waits for its server."""
        return frozenset(name for name, connection in self._connections.items() if connection.cached)

    # -------------------------------------------------------------------------------------------------- verbs

    async def call(
        self,
        tool_id: str,
        arguments: Mapping[str, Any],
        *,
        timeout_s: float = 60.0,
        allow: Allow = anybody,
        on_progress: OnProgress | None = None,
    ) -> Invocation:
        """Call a tool. Cancelling the caller cancels the call at its server. A call is never repeated.

        Args:
            tool_id: ``server/name``.
            arguments: As the tool's schema wants them.
            timeout_s: Seconds to wait for the answer, once the server is there.
            allow: Asked once arguments and server are right, with the tool as it is then; it may ask a person.
            on_progress: Told how far the call is, where the server says so.

        Raises:
            ToolNotFound: no server of the file offers it.
            ToolChanged: it is another one than was offered while its server was away; the call was not made.
            BadArguments: they do not fit the tool; the call was not made.
            CallNotAllowed: ``allow`` did not.
            ServerUnavailable: its server is off, or did not come back within 30 s.
            CallFailed: there was no answer; the outcome is unknown.
        """
        server, _, name = tool_id.partition("/")
        connection = self._connections.get(server)
        if connection is None:
            raise ToolNotFound(f'There is no tool "{tool_id}".', remedy="Look at the list of tools again.")
        invocation = await connection.call(name, arguments, Terms(timeout_s, allow, on_progress))
        return await asyncio.to_thread(self._results.kept, invocation)

    async def restart(self, name: str) -> None:
        """Close a server's connection and open it anew. Returns at once.

        Raises:
            ServerUnavailable: there is no such server.
        """
        self._connection(name).restart()

    def _connection(self, name: str) -> Connection:
        connection = self._connections.get(name)
        if connection is None:
            raise ServerUnavailable(f'There is no server "{name}".', remedy=f"Its entry belongs into {self._file}.")
        return connection

    # ----------------------------------------------------------------------------------------------- the file

    def _reload(self) -> None:
        """Read the file and act on what is different. One that cannot be read leaves everything as it is."""
        self._read_signature = _signature(self._file)
        try:
            configs = read_servers(self._file)
        except ConfigError as error:
            self._file_problem = str(error)
            return
        self._file_problem = ""
        changes = compare(self._configs, configs)
        self._configs = configs
        for name in changes.removed:
            self._remove(name)
        by_name = {config.name: config for config in configs}
        for name in changes.changed:
            self._connections[name].reconfigure(by_name[name])
        for name in changes.added:
            self._connections[name] = Connection(by_name[name], self._changed, self._launcher, self._lists, self._times)
            self._connections[name].start()
        self._connections = {config.name: self._connections[config.name] for config in configs}
        self._publish()

    def _remove(self, name: str) -> None:
        task = asyncio.create_task(self._connections.pop(name).stop(), name=f"stop mcp server {name}")
        self._leaving.add(task)
        self._lists.forget(name)
        task.add_done_callback(self._leaving.discard)
        self._on_removed(name)

    async def _watch(self) -> None:
        """Reload the file after each change, until :meth:`stop`.

        Its folder is watched: editors replace files. Once a second the file itself is looked at, because a change
        that comes before the watch stands, or on a network drive, is reported by nobody.
        """
        while not self._stop_watching.is_set():
            try:
                self._file.parent.mkdir(parents=True, exist_ok=True)
                async for _ in watchfiles.awatch(
                    self._file.parent,
                    watch_filter=lambda _, path: Path(path).name == self._file.name,
                    debounce=SETTLE_MS,
                    rust_timeout=LOOK_MS,
                    yield_on_timeout=True,
                    stop_event=self._stop_watching,
                    recursive=False,
                ):
                    self._watch_problem = ""
                    self._reload_if_changed()
            except Exception as error:  # noqa: BLE001 - the system's watcher may fail in its own ways
                self._watch_problem = f"{self._file.parent} cannot be watched ({error}); it is looked at every second."
                self._reload_if_changed()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._stop_watching.wait(), LOOK_MS / 1000)

    def _reload_if_changed(self) -> None:
        if _signature(self._file) != self._read_signature:
            self._reload()

    # --------------------------------------------------------------------------------------------------- news

    def _changed(self, connection: Connection) -> None:
        self._news.set()
        self._news = asyncio.Event()
        if self._connections.get(connection.name) is connection:
            self._on_server(connection.status)
            self._publish()

    def _publish(self) -> None:
        """Tell of another union of tools; that a store which ends offers none any more is no news."""
        tools = self.tools()
        if tools != self._published and not self._stop_watching.is_set():
            self._published = tools
            self._on_tools(tools)


def _signature(path: Path) -> _Signature:
    """Differs when the file does; None where there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return (found.st_mtime_ns, found.st_size, found.st_ino)
