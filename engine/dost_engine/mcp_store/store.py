"""All servers together: the file that names them, their connections, and the catalogue of their tools."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any

from dost_engine.errors import ConfigError, ServerUnavailable, ToolNotFound
from dost_engine.mcp_store.calling import Terms, anybody
from dost_engine.mcp_store.config import ServerConfig, compare, read_servers
from dost_engine.mcp_store.connection import Connection
from dost_engine.mcp_store.eras import Eras
from dost_engine.mcp_store.grants import FILE_NAME as SIGN_INS_FILE
from dost_engine.mcp_store.grants import Grants
from dost_engine.mcp_store.launching import Launcher
from dost_engine.mcp_store.pace import Times
from dost_engine.mcp_store.patience import Patience
from dost_engine.mcp_store.prompts import Prompts
from dost_engine.mcp_store.result_files import ResultFiles
from dost_engine.mcp_store.sign_ins import SignIns, said
from dost_engine.mcp_store.starts import Starts
from dost_engine.mcp_store.surroundings import Surroundings
from dost_engine.mcp_store.tool_lists import ToolLists
from dost_engine.mcp_store.waking import Clock, watch_sleep
from dost_engine.watched_file import WatchedFile

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from pathlib import Path

    from dost_engine.mcp_store.calling import Allow, OnProgress
    from dost_engine.mcp_store.grants import Grant
    from dost_engine.types import Invocation, ServerStatus, SignIn, Tool


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
        eras_file: Where it is kept which servers speak the older protocol only.
        clock: The clocks of the machine.
        results_folder: Where results are kept whole that are too long for a model, or no text.
        on_prompts: Called when the prompts of servers are others than before; None to ask no server for any, ever.

    Attributes:
        prompts: The prompts; no server is asked for any before they are wanted.
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
        eras_file: Path | None = None,
        clock: Clock | None = None,
        results_folder: Path | None = None,
        on_prompts: Callable[[], None] | None = None,
    ) -> None:
        self._file = servers_file
        self._on_tools = on_tools
        self._on_server = on_server
        self._on_removed = on_removed
        times = times or Times()
        self.prompts = Prompts(on_prompts) if on_prompts is not None else None
        self._launcher = Launcher(servers_file, processes_file)
        self._lists = ToolLists(lists_file)
        self._grants = Grants(servers_file.with_name(SIGN_INS_FILE))
        self._sign_ins = SignIns(self._grants, times.sign_in_s, self._on_sign_in, self._on_grant)
        self._eras = Eras(eras_file)
        self._around = Surroundings(
            self._launcher,
            self._lists,
            self._grants,
            self._eras,
            Starts(times.starts_at_once, times.turn_s),
            times,
            self.prompts,
        )
        self._clock, self._look_s = clock or Clock(), times.look_s
        self._waking: asyncio.Task[None] | None = None
        self._results = ResultFiles(results_folder)
        self._configs: tuple[ServerConfig, ...] = ()
        self._connections: dict[str, Connection] = {}
        self._published: tuple[Tool, ...] = ()
        self._file_problem = ""
        self._watched = WatchedFile(servers_file, self._reload)
        self._news = asyncio.Event()
        self._stopping = False
        self._leaving: set[asyncio.Task[None]] = set()

    # --------------------------------------------------------------------------------------------- its life

    async def start(self) -> None:
        """Read the file and start its servers. Returns at once; they connect in the background."""
        self._launcher.start()
        self._watched.start()
        self._reload()
        self._waking = asyncio.create_task(watch_sleep(self._awake, self._look_s, self._clock), name="watch for sleep")

    async def stop(self) -> None:
        """End all servers. No process that they started is left when this returns."""
        self._stopping = True
        if self._waking is not None:
            self._waking.cancel()
        await self._watched.stop()
        await self._sign_ins.stop()
        leaving = [asyncio.create_task(connection.stop()) for connection in self._connections.values()]
        if leaving or self._leaving:
            await asyncio.wait({*leaving, *self._leaving})
        await self._launcher.stop()
        await self._grants.close()
        await asyncio.to_thread(self._lists.close)

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

    def locate(self, config: ServerConfig) -> str:
        """The whole path of the program that an entry names; see :meth:`Launcher.locate`. May be called in a thread."""
        return self._launcher.locate(config)

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
        problems = (self._file_problem, self._watched.problem, self._lists.problem, self._eras.problem)
        return tuple(problem for problem in problems if problem)

    def cached(self) -> frozenset[str]:
        """Keys of the servers whose tools are those of an earlier time; the call of one waits for its server."""
        return frozenset(name for name, connection in self._connections.items() if connection.cached)

    def count_lists(self) -> int:
        """How many servers' lists of tools are kept on disk."""
        return self._lists.count()

    def clear_lists(self) -> None:
        """Forget the lists of tools that are kept on disk; what servers offer now stays.

        Raises:
            StorageError: it cannot be done.
        """
        self._lists.clear()

    # -------------------------------------------------------------------------------------------------- verbs

    async def call(
        self,
        tool_id: str,
        arguments: Mapping[str, Any],
        *,
        timeout_s: float | None = None,
        allow: Allow = anybody,
        on_progress: OnProgress | None = None,
        conversation: str = "",
        keep: bool = True,
    ) -> Invocation:
        """Call a tool. Cancelling the caller cancels the call at its server. A call is never repeated.

        Args:
            tool_id: ``server/name``.
            arguments: As the tool's schema wants them.
            timeout_s: Seconds to wait for the answer, once the server is there; None for as long as its entry says.
            allow: Asked once arguments and server are right, with the tool as it is then; it may ask a person.
            on_progress: Told how far the call is, where the server says so.
            conversation: Name of the conversation that it belongs to, for :meth:`forget_results`.
            keep: Whether its result may be kept on disk, where it is long or no text.

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
        patience = None if timeout_s is None else Patience(timeout_s, timeout_s)
        invocation = await connection.call(name, arguments, Terms(patience, allow, on_progress))
        return await asyncio.to_thread(self._results.kept, invocation, conversation=conversation, keep=keep)

    async def forget_results(self, conversation: str | None) -> None:
        """Forget the results of a conversation's calls that were kept on disk; None: those of all calls.

        Raises:
            StorageError: one cannot be removed.
        """
        await asyncio.to_thread(self._results.forget, conversation)

    async def restart(self, name: str) -> None:
        """Close a server's connection and open it anew. Returns at once.

        Raises:
            ServerUnavailable: there is no such server.
        """
        self._connection(name).restart()

    def list_again(self) -> None:
        """Ask every server that is connected for its tools again. Returns at once."""
        for connection in self._connections.values():
            connection.list_again()

    def _connection(self, name: str) -> Connection:
        connection = self._connections.get(name)
        if connection is None:
            raise ServerUnavailable(f'There is no server "{name}".', remedy=f"Its entry belongs into {self._file}.")
        return connection

    # ----------------------------------------------------------------------------------------------- signing in

    async def sign_in(self, name: str, *, in_file: bool = False) -> SignIn:
        """Begin a sign-in to a server, or join the one that is on its way.

        Args:
            name: Key of the server.
            in_file: Whether what it brings is kept in a file, in plain text, where there is no keyring.

        Returns:
            With the address that the person is to open. The server is restarted once the browser has come back.

        Raises:
            ServerUnavailable: there is no such server.
            ConfigError: there is nothing to sign in to.
            SignInFailed: the server has no sign-in, or it failed before there was an address.
        """
        connection = self._connection(name)
        return await self._sign_ins.begin(connection.filled_in(), connection.grant, in_file=in_file)

    def newest_sign_in(self, name: str) -> SignIn:
        """How the newest sign-in to a server stands.

        Raises:
            ServerUnavailable: there is no such server.
        """
        return self._sign_ins.newest(self._connection(name).name)

    async def cancel_sign_in(self, name: str) -> None:
        """End a sign-in that is on its way, if there is one.

        Raises:
            ServerUnavailable: there is no such server.
        """
        await self._sign_ins.cancel(self._connection(name).name)

    async def sign_out(self, name: str) -> None:
        """Forget what a sign-in to a server brought, and connect to it without.

        Raises:
            ServerUnavailable: there is no such server.
            KeyringError: the keyring is locked or fails.
        """
        connection = self._connection(name)
        await self._sign_ins.forget(name, connection.grant)
        connection.signed(None)

    def _on_sign_in(self, step: SignIn) -> None:
        connection = self._connections.get(step.server)
        if connection is not None:
            connection.say_sign_in(said(step))

    def _on_grant(self, name: str, grant: Grant) -> None:
        connection = self._connections.get(name)
        if connection is not None:
            connection.signed(grant)

    # ----------------------------------------------------------------------------------------------- the file

    def _reload(self) -> None:
        """Read the file and act on what is different. One that cannot be read leaves everything as it is."""
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
            self._end_sign_in(name)
            self._connections[name].reconfigure(by_name[name])
        for name in changes.added:
            self._connections[name] = Connection(by_name[name], self._changed, self._around)
            self._connections[name].start()
        self._connections = {config.name: self._connections[config.name] for config in configs}
        self._publish()

    def _end_sign_in(self, name: str) -> None:
        """End the sign-in to a server that is another one now."""
        task = asyncio.create_task(self._sign_ins.cancel(name), name=f"end the sign-in to {name}")
        self._leaving.add(task)
        task.add_done_callback(self._leaving.discard)

    def _remove(self, name: str) -> None:
        self._end_sign_in(name)
        task = asyncio.create_task(self._connections.pop(name).stop(), name=f"stop mcp server {name}")
        self._leaving.add(task)
        self._lists.forget_soon(name)
        task.add_done_callback(self._leaving.discard)
        self._on_removed(name)

    # --------------------------------------------------------------------------------------------------- news

    def _changed(self, connection: Connection) -> None:
        self._news.set()
        self._news = asyncio.Event()
        if self._connections.get(connection.name) is connection:
            self._on_server(connection.status)
            self._publish()

    def _awake(self) -> None:
        """The machine slept: what was connected may not be, and what waits need not wait."""
        for connection in self._connections.values():
            connection.awake()

    def _publish(self) -> None:
        """Tell of another union of tools; that a store which ends offers none any more is no news."""
        tools = self.tools()
        if tools != self._published and not self._stopping:
            self._published = tools
            self._on_tools(tools)
