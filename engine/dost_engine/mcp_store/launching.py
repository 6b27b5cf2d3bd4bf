"""What every server of one profile is started with: values, environment, search path, and a note of its process."""

from __future__ import annotations

import asyncio
import os
from typing import TYPE_CHECKING

from dost_engine.mcp_store.environment import server_environment
from dost_engine.mcp_store.finding import find_program, search_path
from dost_engine.mcp_store.leftovers import Leftovers
from dost_engine.mcp_store.login_shell import ask_login_shell, is_poor
from dost_engine.mcp_store.placeholders import resolve, with_paths
from dost_engine.mcp_store.process import launch
from dost_engine.mcp_store.secrets import FILE_NAME, SecretStore

if TYPE_CHECKING:
    from pathlib import Path

    from dost_engine.mcp_store.config import ServerConfig
    from dost_engine.mcp_store.logs import LogRing
    from dost_engine.mcp_store.placeholders import Resolved
    from dost_engine.mcp_store.process import ServerProcess

_asked: dict[str, dict[str, str]] = {}
"""What each login shell said, for as long as the program runs: it is asked once."""


class Launcher:
    """Starts the programs of servers.

    Args:
        servers_file: ``servers.json``: relative paths begin at its folder, secrets may be beside it.
        processes_file: Where running processes are noted, for the next Dost after a crash; None to note nothing.
    """

    def __init__(self, servers_file: Path, processes_file: Path | None = None) -> None:
        self._folder = servers_file.parent.absolute()
        self._secrets = SecretStore(servers_file.with_name(FILE_NAME))
        self._leftovers = Leftovers(processes_file)
        self._login: dict[str, str] = {}
        self._getting_ready: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Ask the login shell and end what an earlier Dost left behind. Returns at once; no server starts before."""
        self._getting_ready = asyncio.create_task(self._get_ready(), name="get ready for mcp servers")

    async def stop(self) -> None:
        """End what :meth:`start` began."""
        if self._getting_ready is not None:
            self._getting_ready.cancel()
            await asyncio.wait({self._getting_ready})

    async def prepare(self, config: ServerConfig) -> Resolved:
        """Fill in an entry; see :func:`placeholders.resolve`. Waits until servers may be started."""
        if self._getting_ready is not None:
            await asyncio.wait({self._getting_ready})
        environment = self._login | dict(os.environ)
        return await resolve(config, folder=self._folder, environment=environment, secrets=self._secrets)

    async def launch(self, config: ServerConfig, log: LogRing) -> ServerProcess:
        """Start the program of a filled-in entry.

        Raises:
            ServerUnavailable: there is no such program or folder, or the system refuses to run it.
        """
        environment, program = await asyncio.to_thread(self._find, config)
        process = await launch(program, config.args, environment=environment, cwd=config.cwd, log=log)
        await asyncio.to_thread(self._leftovers.begun, process.mark, process.pid)
        return process

    async def ended(self, process: ServerProcess) -> None:
        """Forget a process whose whole tree is gone."""
        await asyncio.to_thread(self._leftovers.ended, process.mark)

    def locate(self, config: ServerConfig) -> str:
        """The whole path of the program of an entry, in which nothing was filled in. It looks at files, and runs none.

        Raises:
            ServerUnavailable: there is no such program.
        """
        return self._find(with_paths(config, self._folder))[1]

    def _find(self, config: ServerConfig) -> tuple[dict[str, str], str]:
        environment = server_environment(config.env, login=self._login)
        name = next((name for name in environment if name.upper() == "PATH"), "PATH")
        if name not in config.env:
            environment[name] = search_path(self._login.get("PATH"), environment.get(name), environment=environment)
        return environment, find_program(config.command, environment[name], environment=environment)

    async def _get_ready(self) -> None:
        shell = os.environ.get("SHELL", "")
        if shell and is_poor(os.environ):
            if shell not in _asked:
                _asked[shell] = await ask_login_shell(shell)
            self._login = _asked[shell]
        await asyncio.to_thread(self._leftovers.end_all)
