"""One service per user and profile: a lock between processes, and who holds it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import os
import time
from typing import TYPE_CHECKING

import filelock
import psutil

from dost_engine.client.endpoint import read_endpoint, remove_endpoint
from dost_engine.errors import AlreadyRunning, StorageError
from dost_engine.settings import write_atomically

if TYPE_CHECKING:
    from pathlib import Path

    from dost_engine.settings import Paths

logger = logging.getLogger(__name__)

HOLDER_VERSION = 1
POLL_S = 0.1  # file locks call nobody back


class ProfileLock:
    """Held by the one process that runs the service; the system releases it when that process dies.

    The holder's process id and command stand in a file beside the lock, because a locked file cannot be read by
    others on every system.
    """

    def __init__(self, paths: Paths) -> None:
        self._paths = paths
        self._lock = filelock.FileLock(paths.lock_file, timeout=0, thread_local=False)

    @property
    def _holder_file(self) -> Path:
        return self._paths.lock_file.with_name("holder.json")

    async def acquire(self, wait_s: float, *, take_over: bool = False) -> None:
        """Take the lock; an endpoint file that a killed service left is removed.

        While the holder has no endpoint file (a command that will soon end, a service that stops), wait.

        Args:
            wait_s: Seconds to wait for such a holder.
            take_over: Wait for one that answers as well: it is about to end.

        Raises:
            AlreadyRunning: a service answers already, or the holder did not end in time; names the holder.
            StorageError: the lock file cannot be made.
        """
        deadline = time.monotonic() + wait_s
        told = False
        while not self._try():
            holder = self._holder()
            endpoint = read_endpoint(self._paths.endpoint_file)
            serves = endpoint is not None and holder is not None and endpoint.pid == holder[0]
            if (serves and not take_over) or time.monotonic() >= deadline:
                raise _already_running(holder, serves=serves)
            if not told:
                logger.info("Dost waits for %s to end, %.0f s at most", _who(holder), wait_s)
                told = True
            await asyncio.sleep(POLL_S)
        remove_endpoint(self._paths.endpoint_file)
        holder_json = {"version": HOLDER_VERSION, "pid": os.getpid(), "command": _own_command()}
        try:
            write_atomically(self._holder_file, json.dumps(holder_json) + "\n", private=True)
        except StorageError:
            self.release()
            raise

    def release(self) -> None:
        """Give the lock back; nothing happens where another process holds it."""
        if not self._lock.is_locked:
            return
        with contextlib.suppress(OSError):
            self._holder_file.unlink(missing_ok=True)
        self._lock.release()

    def _try(self) -> bool:
        try:
            self._paths.runtime.mkdir(parents=True, exist_ok=True, mode=0o700)
            self._lock.acquire()
        except filelock.Timeout:
            return False
        except OSError as error:
            raise StorageError(
                f"{self._paths.lock_file} cannot be locked: {error.strerror or error}.",
                remedy="Make its folder writable, or set DOST_HOME to one that is.",
            ) from error
        return True

    def _holder(self) -> tuple[int, str] | None:
        """Process id and command of the holder, or None where the file does not say (yet)."""
        try:
            raw = json.loads(self._holder_file.read_text(encoding="utf-8"))
            pid, command = int(raw["pid"]), str(raw["command"])
        except (OSError, ValueError, TypeError, KeyError):
            return None
        return (pid, command) if psutil.pid_exists(pid) else None


def _own_command() -> str:
    return " ".join(psutil.Process().cmdline())


def _already_running(holder: tuple[int, str] | None, *, serves: bool) -> AlreadyRunning:
    who = _who(holder)
    if serves:
        return AlreadyRunning(f"Dost's service runs already, in {who}.", remedy="Use that one, or end it first.")
    return AlreadyRunning(
        f"Dost's files are in use by {who}, which does not serve others.", remedy="Wait until it has ended, or end it."
    )


def _who(holder: tuple[int, str] | None) -> str:
    return f"process {holder[0]} ({holder[1]})" if holder else "another process"
