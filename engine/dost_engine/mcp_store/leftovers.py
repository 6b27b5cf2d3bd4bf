"""Which processes of servers run, noted in a file, and the end of those that a crashed Dost left behind.

Every server's process gets a mark of its own in its environment, which all that it starts inherits. A process is ended
only if it is provably ours: it carries a mark that the file names, or it has the process id and the time of birth that
the file has, or comes from such a one.
"""

from __future__ import annotations

import contextlib
import json
import logging
import threading
from typing import TYPE_CHECKING, Any

import psutil

from dost_engine.errors import StorageError
from dost_engine.settings import write_atomically

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

logger = logging.getLogger(__name__)

MARK = "DOST_SERVER_RUN"
"""Variable in a server's environment whose value is unique to that run. Whatever the server starts inherits it, so that
even a process whose parent is gone is known as the server's own."""
FILE_VERSION = 1
GRACE_S = 1.0
"""Seconds between asking a leftover to terminate and killing it."""
_SAME_S = 1.0
"""Seconds by which two readings of one process's birth may differ: after a change of the clock some systems do."""


class Leftovers:
    """The file with the processes of one profile. One Dost at a time uses it, from any of its threads.

    Args:
        file: Where the processes are noted; None to note nothing.
    """

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._runs: dict[str, dict[str, Any]] = {}
        self._noting = threading.Lock()  # an older state written after a newer one would lose a process

    def begun(self, mark: str, pid: int) -> None:
        """Note a process. A disk that refuses costs the note only."""
        with self._noting, contextlib.suppress(psutil.Error):
            self._runs[mark] = {"pid": pid, "created": psutil.Process(pid).create_time()}
            self._write()

    def ended(self, mark: str) -> None:
        """Its whole tree is gone."""
        with self._noting:
            if self._runs.pop(mark, None) is not None:
                self._write()

    def end_all(self) -> int:
        """End what an earlier Dost left behind, and forget it. Returns how many processes that were."""
        runs = self._read()
        found = _belonging(runs) if runs else []
        end_processes(found, GRACE_S)
        if found:
            logger.warning("Ended %d processes of servers that an earlier Dost left behind.", len(found))
        with self._noting:
            self._write()
        return len(found)

    def _read(self) -> dict[str, dict[str, Any]]:
        if self._file is None:
            return {}
        try:
            raw = json.loads(self._file.read_text(encoding="utf-8"))
            runs = raw["runs"] if raw["version"] == FILE_VERSION else {}
            return {str(mark): {"pid": int(run["pid"]), "created": float(run["created"])} for mark, run in runs.items()}
        except (OSError, ValueError, KeyError, TypeError, AttributeError):
            return {}  # none yet, or not ours: then nothing is provably ours

    def _write(self) -> None:
        if self._file is None:
            return
        try:
            if self._runs:
                whole = {"version": FILE_VERSION, "runs": self._runs}
                write_atomically(self._file, json.dumps(whole, indent=2) + "\n", private=True)
            else:
                self._file.unlink(missing_ok=True)
        except (StorageError, OSError) as error:
            logger.warning("The processes of servers cannot be noted: %s", error)


def descendants(pid: int) -> set[psutil.Process]:
    """All descendants of a process that its system can still name."""
    try:
        return set(psutil.Process(pid).children(recursive=True))
    except psutil.Error:
        return set()


def marked(marks: Iterable[str]) -> set[psutil.Process]:
    """All processes that carry one of the marks."""
    wanted = set(marks)
    found = set()
    for process in psutil.process_iter():
        try:
            if process.environ().get(MARK) in wanted:
                found.add(process)
        except (psutil.Error, OSError):  # another user's, or gone meanwhile
            continue
    return found


def end_processes(processes: Iterable[psutil.Process], grace_s: float) -> None:
    """Terminate, wait, kill. psutil compares pid and birth, so that a pid that was given anew is never meant."""
    left = [process for process in processes if process.is_running()]
    for process in left:
        with contextlib.suppress(psutil.Error):
            process.terminate()
    _, alive = psutil.wait_procs(left, timeout=grace_s)
    for process in alive:
        with contextlib.suppress(psutil.Error):
            process.kill()
    psutil.wait_procs(alive, timeout=grace_s)


def _belonging(runs: dict[str, dict[str, Any]]) -> list[psutil.Process]:
    """What is provably left of these runs."""
    found = marked(runs)
    for run in runs.values():
        with contextlib.suppress(psutil.Error):
            leader = psutil.Process(run["pid"])
            if abs(leader.create_time() - run["created"]) < _SAME_S:
                found |= {leader, *descendants(leader.pid)}
    return list(found)
