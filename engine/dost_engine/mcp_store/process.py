"""A server's process: started, watched, and stopped with everything that it started."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
import uuid
from asyncio.subprocess import SubprocessStreamProtocol
from typing import TYPE_CHECKING, Any

from dost_engine.errors import ServerUnavailable
from dost_engine.mcp_store.finding import batch_line, is_batch
from dost_engine.mcp_store.leftovers import MARK, descendants, end_processes, marked
from dost_engine.mcp_store.logs import LINE_CHARS, LineSplitter, LogRing

if TYPE_CHECKING:
    from collections.abc import Mapping

    import psutil

READ_BYTES = 65536
EOF_S = 0.5
"""Seconds in which the rest of the output of an ended process is awaited; a child of it may hold the pipe for ever."""

_NO_CONSOLE: int = getattr(subprocess, "CREATE_NO_WINDOW", 0) | getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)
"""On Windows: no console window, and no key press of another console; 0 elsewhere."""


class _Pipes(SubprocessStreamProtocol):
    """asyncio's own streams, plus an event for the end of the process itself.

    ``Process.wait`` also waits for the end of the pipes, which a grandchild may hold open.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(limit=READ_BYTES * 4, loop=loop)
        self.exited = asyncio.Event()

    def process_exited(self) -> None:
        self.exited.set()
        super().process_exited()


class ServerProcess:
    """A running stdio server.

    Attributes:
        pid: Of the process that was started; it may be a launcher.
        program: Whole path of the program.
        mark: Value of :data:`MARK` in its environment.
        stdin: Where it reads messages.
        stdout: Where it writes messages.
        exited: Set when the process itself has ended.
        silent: Set when it cannot be talked to any more: it ended, or closed a pipe.
    """

    def __init__(
        self, transport: asyncio.SubprocessTransport, pipes: _Pipes, program: str, mark: str, log: LogRing
    ) -> None:
        if pipes.stdin is None or pipes.stdout is None or pipes.stderr is None:
            raise ServerUnavailable("The server was started without pipes.")
        self._transport = transport
        self.program = program
        self.mark = mark
        self.pid: int = transport.get_pid()
        self.stdin: asyncio.StreamWriter = pipes.stdin
        self.stdout: asyncio.StreamReader = pipes.stdout
        self.exited = pipes.exited
        self.silent = asyncio.Event()
        self._family: set[psutil.Process] = set()
        self._drain = asyncio.create_task(_drain_lines(pipes.stderr, log))

    @property
    def exit_code(self) -> int | None:
        """Exit code, negative for a signal; None while it runs."""
        return self._transport.get_returncode()

    async def stop(self, grace_s: float) -> None:
        """End the process and all that it started.

        Its input is closed and it gets ``grace_s`` seconds to leave, then it is told to terminate and gets half of
        that, then it is killed. Whatever is left of its descendants is terminated and killed likewise.
        """
        last_s = grace_s / 2  # it knew before; quitting Dost is not to take longer than about 5 s
        self._family |= await asyncio.to_thread(descendants, self.pid)
        with contextlib.suppress(OSError, RuntimeError):  # closed by the other side, or already
            self.stdin.close()
        if not await self._ends_within(grace_s):
            self._family |= await asyncio.to_thread(descendants, self.pid)
            with contextlib.suppress(ProcessLookupError):
                self._transport.terminate()
            if not await self._ends_within(last_s):
                with contextlib.suppress(ProcessLookupError):
                    self._transport.kill()
                await self._ends_within(last_s)
        await asyncio.to_thread(_sweep, self._family, self.mark, self.pid, last_s)
        await self._close_pipes()

    async def _ends_within(self, seconds: float) -> bool:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.exited.wait(), seconds)
        return self.exited.is_set()

    async def _close_pipes(self) -> None:
        await asyncio.wait({self._drain}, timeout=EOF_S)
        self._drain.cancel()
        await asyncio.wait({self._drain})
        with contextlib.suppress(PermissionError):  # some systems refuse a last signal to a process of another user
            self._transport.close()
        await asyncio.sleep(0)  # lets the loop close the pipes


async def launch(
    program: str, args: tuple[str, ...], *, environment: Mapping[str, str], cwd: str, log: LogRing
) -> ServerProcess:
    """Start a server.

    Args:
        program: Its whole path.
        args: Its arguments.
        environment: All of its environment.
        cwd: Its working folder; empty for Dost's own.
        log: Gets the lines that it writes to stderr.

    Raises:
        ServerUnavailable: there is no such folder, or the system refuses to run the program.
    """
    if cwd and not await asyncio.to_thread(os.path.isdir, cwd):
        raise ServerUnavailable(f'The folder "{cwd}" does not exist.', remedy='Mend "cwd" in servers.json.')
    mark = uuid.uuid4().hex
    loop = asyncio.get_running_loop()
    options: dict[str, Any] = {
        "stdin": subprocess.PIPE,
        "stdout": subprocess.PIPE,
        "stderr": subprocess.PIPE,
        "env": dict(environment) | {MARK: mark},
        "cwd": cwd or None,
        # a key press that ends Dost in a terminal must not reach the servers before Dost has stopped them
        "start_new_session": sys.platform != "win32",
        "creationflags": _NO_CONSOLE,
    }
    try:
        if sys.platform == "win32" and is_batch(program):
            transport, pipes = await loop.subprocess_shell(lambda: _Pipes(loop), batch_line(program, args), **options)
        else:
            transport, pipes = await loop.subprocess_exec(lambda: _Pipes(loop), program, *args, **options)
    except OSError as error:
        raise ServerUnavailable(
            f"{program} cannot be started: {error.strerror or error}.", remedy="Check the command in servers.json."
        ) from error
    return ServerProcess(transport, pipes, program, mark, log)


async def _drain_lines(stream: asyncio.StreamReader, log: LogRing) -> None:
    """Read a stream to its end, so that the server never waits for a reader."""
    lines = LineSplitter(limit=LINE_CHARS * 4)
    with contextlib.suppress(OSError):
        while chunk := await stream.read(READ_BYTES):
            for line in lines.feed(chunk):
                log.add(line.decode("utf-8", "replace"))
    log.add(lines.rest().decode("utf-8", "replace"))


def _sweep(family: set[psutil.Process], mark: str, leader: int, grace_s: float) -> None:
    """End what is left. The started process itself is asyncio's to wait for."""
    end_processes((process for process in family | marked({mark}) if process.pid != leader), grace_s)
