"""What is told of an error that nobody handled, and of an end that nobody wanted. Nothing of it is sent anywhere.

An error that Python raises is a report at once. Where the process itself is ended (a fault in a library, an abort of
Qt's) there is no time for one: the interpreter writes where each thread was into a file, and the next start shows it.
"""

from __future__ import annotations

import contextlib
import faulthandler
import traceback
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, TextIO

from dost_engine.version import VERSION

if TYPE_CHECKING:
    from pathlib import Path

    from dost_engine.settings import Paths

FAULTS_NAME = "faults.txt"
"""Beside the logs; there only while a window runs, and after one that was ended by a fault."""

_LOG_LINES = 40
_STACK_CHARS = 20_000


@dataclass(frozen=True, slots=True)
class Crash:
    """An error that nobody handled.

    Attributes:
        error: The error.
        where: In which part of the program, in a few words.
        place: Kind, file and line of the innermost frame: the same for every time that it happens.
    """

    error: BaseException
    where: str
    place: str


def crash_of(error: BaseException, where: str) -> Crash:
    """The error as a value. Keeps the frames of its traceback alive as long as it lives."""
    frames = traceback.extract_tb(error.__traceback__)
    last = f"{frames[-1].filename}:{frames[-1].lineno}" if frames else ""
    return Crash(error, where, f"{type(error).__name__} {last}")


def report_of(crash: Crash, paths: Paths) -> str:
    """What a person can pass on: versions, the stack without values, and the end of the log. Redacted. Reads a file."""
    lines = traceback.TracebackException.from_exception(crash.error, limit=60, compact=True).format()
    stack = "".join(lines)
    return _told((f"At: {_time(datetime.now(UTC))}", f"Where: {crash.where}"), stack, paths)


def fault_report(faults: str, paths: Paths) -> str:
    """The same for a process that was ended by a fault, which says itself when that was."""
    return _told(("Where: the process itself, which was ended",), faults, paths)


def _time(at: datetime) -> str:
    return f"{at:%Y-%m-%d %H:%M:%S} UTC"


def _told(facts: tuple[str, ...], stack: str, paths: Paths) -> str:
    import platform  # with what follows takes a while; the window is shown before

    from dost_desktop.diagnostics import last_lines
    from dost_desktop.redaction import redacted

    if len(stack) > _STACK_CHARS:
        half = _STACK_CHARS // 2
        stack = f"{stack[:half]}\n…\n{stack[-half:]}"
    parts = [
        "# Dost: an error",
        f"Dost {VERSION}, {platform.platform()}, Python {platform.python_version()}",
        *facts,
        "",
        stack.rstrip(),
        "",
        f"## The last {_LOG_LINES} lines of the log",
        *last_lines(paths.logs / "window.log", _LOG_LINES),
    ]
    return redacted("\n".join(parts) + "\n")


class FaultFile:
    """The file of faults, from the start of a window to its end."""

    def __init__(self, paths: Paths) -> None:
        """Nothing is read or written yet."""
        self._path: Path = paths.logs / FAULTS_NAME
        self._file: TextIO | None = None

    def begin(self) -> str:
        """Watch for faults from now on.

        Returns:
            What the window before this one left behind, and when; empty where it ended as it should.
        """
        left = ""
        with contextlib.suppress(OSError):
            left = self._path.read_text(encoding="utf-8", errors="replace").strip()
            if left:
                left = f"Ended at: {_time(datetime.fromtimestamp(self._path.stat().st_mtime, UTC))}\n\n{left}"
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._file = self._path.open("w", encoding="utf-8")
            faulthandler.enable(self._file, all_threads=True)
        except (OSError, RuntimeError, ValueError):
            self.end()  # a full disk costs the report, not the start
        return left

    def end(self) -> None:
        """The window ends as it should: nothing is left behind. May be called twice."""
        file, self._file = self._file, None
        if file is None:
            return
        faulthandler.disable()
        file.close()
        with contextlib.suppress(OSError):
            self._path.unlink()
