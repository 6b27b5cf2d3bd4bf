"""The calls of this machine: counted as they happen, written by a thread of their own.

Only calls are counted, never what was picked: a ranking that learns from its own choices confirms itself. The file
costs memory across restarts only: whatever goes wrong with it, counting goes on and ``problem`` says why.
"""

from __future__ import annotations

import sqlite3
import threading
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING

from dost_engine.errors import StorageError
from dost_engine.usage.file import UsageFile
from dost_engine.usage.tally import Tally, ToolTally

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import date
    from pathlib import Path

    from dost_engine.types import UsageDay, UsageEvent, UsageStats
    from dost_engine.usage.file import Sums

MAX_EVENTS = 100_000
"""Calls that are kept singly, about 10 MB; when a tenth more are there, the oldest become sums per day and tool."""


class UsageLog:
    """What was called. Made by one thread, may be asked by any.

    Attributes:
        path: The file.
        problem: What cannot be read or written and why, in a sentence, or empty.
    """

    def __init__(self, path: Path, *, max_events: int = MAX_EVENTS) -> None:
        """Begin to read the file, on the thread that writes it later; calls are counted from now on."""
        self.path = path
        self.problem = ""
        self._max_events = max_events
        self._lock = threading.Lock()
        self._tally = Tally()
        self._stats: UsageStats | None = None
        self._singly = 0
        self._file: UsageFile | None = None
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="dost-usage")
        self._queue(self._open)

    def record(self, event: UsageEvent) -> None:
        """Count a call; returns at once."""
        self._queue(lambda: self._count(event))

    def record_saved(self, day: date, *, tokens_all: int, tokens_sent: int) -> None:
        """Count the tokens of a turn; returns at once. No ranking reads them."""
        self._queue(lambda: self._count_saved(day, tokens_all, tokens_sent))

    def stats(self) -> UsageStats:
        """What is known now; the same value until something happens."""
        with self._lock:
            if self._stats is None:
                self._stats = self._tally.stats()
            return self._stats

    def days(self) -> tuple[UsageDay, ...]:
        """What happened on each day, the newest first."""
        with self._lock:
            return self._tally.days()

    def clear(self) -> Future[None]:
        """Forget everything, in memory and on disk. The future ends when that is done."""
        return self._queue(self._clear)

    def flush(self) -> Future[None]:
        """Ends when everything before it is counted and written, or said to be impossible."""
        return self._queue(lambda: None)

    def close(self) -> None:
        """Write what waits and let go of the file; waits for it."""
        self._queue(self._let_go)
        self._writer.shutdown(wait=True)

    def _queue(self, work: Callable[[], None]) -> Future[None]:
        return self._writer.submit(work)

    # ------------------------------------------------------------------------------------------ on the thread

    def _open(self) -> None:
        try:
            self._file = self._opened()
            if self._file is not None:
                self._attempt(self._read, "read")
        except StorageError as error:
            self.problem = f"Calls are counted until the end only: {error.message}"

    def _opened(self) -> UsageFile:
        try:
            file = UsageFile(self.path)
        except StorageError as error:
            if type(error.__cause__) is not sqlite3.DatabaseError:  # which is what bytes that are no database give
                raise
            aside = self.path.with_name(f"{self.path.name}.damaged")
            try:
                self.path.replace(aside)
            except OSError as reason:
                raise StorageError(f"{self.path} is damaged and cannot be set aside: {reason}.") from reason
            self.problem = f"{self.path} was damaged and set aside as {aside.name}; counting begins anew."
            return UsageFile(self.path)
        if file.read_only:
            self.problem = (
                f"New calls are not kept: {self.path} was written by a newer Dost (version {file.version}, this one "
                f"knows {file.known_version})."
            )
        return file

    def _read(self, file: UsageFile) -> None:
        tally, singly = Tally(), 0
        for day, tool_id, sums in file.sums():
            tally.add(day, tool_id, sums)
        for event in file.events():
            tally.count(event)
            singly += 1
        for day, turns, tokens_all, tokens_sent in file.saved():
            tally.saved(day, turns=turns, tokens_all=tokens_all, tokens_sent=tokens_sent)
        with self._lock:
            self._tally, self._stats, self._singly = tally, None, singly
        if not file.read_only:
            self._fold(file)

    def _count(self, event: UsageEvent) -> None:
        with self._lock:
            self._tally.count(event)
            self._stats = None
        self._singly += 1
        self._write(lambda file: file.write(event))
        if self._singly > self._max_events * 1.1:
            self._write(self._fold)

    def _count_saved(self, day: date, tokens_all: int, tokens_sent: int) -> None:
        with self._lock:
            self._tally.saved(day, turns=1, tokens_all=tokens_all, tokens_sent=tokens_sent)
        self._write(lambda file: file.write_saved(day, tokens_all, tokens_sent))

    def _fold(self, file: UsageFile) -> None:
        """Sum the oldest calls up. What is known of them in memory stays."""
        if self._singly <= self._max_events:
            return
        sums: Sums = {(day, tool_id): tally for day, tool_id, tally in file.sums()}
        days: dict[date, Tally] = {}
        for number, event in enumerate(file.events()):
            if number >= self._singly - self._max_events:
                break
            days.setdefault(event.at.date(), Tally()).count(event)
        for day, tally in days.items():
            for tool_id, more in tally.tools.items():
                sums.setdefault((day, tool_id), ToolTally()).add(more)
        file.replace_oldest(self._max_events, sums)
        self._singly = self._max_events

    def _clear(self) -> None:
        with self._lock:
            self._tally, self._stats, self._singly = Tally(), None, 0
        self._write(lambda file: file.clear())

    def _let_go(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    def _write(self, work: Callable[[UsageFile], None]) -> None:
        if self._file is not None and not self._file.read_only and self._attempt(work, "written"):
            self.problem = ""  # a disk that was full has room again

    def _attempt(self, work: Callable[[UsageFile], None], done: str) -> bool:
        if self._file is None:
            return False
        try:
            work(self._file)
        except sqlite3.Error as error:
            self.problem = f"Calls could not be {done} in {self.path}: {error}."
            return False
        return True
