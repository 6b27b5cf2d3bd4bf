"""The calls of this machine: counted as they happen, written by a thread of their own.

Only calls are counted, never what was picked: a ranking that learns from its own choices confirms itself.
"""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

from dost_engine.kept_file import FileThread
from dost_engine.usage.file import UsageFile
from dost_engine.usage.tally import Tally, ToolTally

if TYPE_CHECKING:
    from concurrent.futures import Future
    from datetime import date
    from pathlib import Path

    from dost_engine.types import UsageDay, UsageEvent, UsageStats
    from dost_engine.usage.file import Sums

MAX_EVENTS = 100_000
"""Calls that are kept singly, about 10 MB; when a tenth more are there, the oldest become sums per day and tool."""


class UsageLog:
    """What was called. Made by one thread, may be asked by any."""

    def __init__(self, path: Path, *, max_events: int = MAX_EVENTS) -> None:
        """Begin to read the file, on the thread that writes it later; calls are counted from now on."""
        self._max_events = max_events
        self._lock = threading.Lock()
        self._tally = Tally()
        self._stats: UsageStats | None = None
        self._singly = 0
        self._thread = FileThread(path, UsageFile, what="calls")
        self._thread.submit(self._open)

    @property
    def problem(self) -> str:
        """What cannot be read or written and why, in a sentence, or empty."""
        return self._thread.problem

    def record(self, event: UsageEvent) -> None:
        """Count a call; returns at once."""
        self._thread.submit(lambda: self._count(event))

    def record_saved(self, day: date, *, tokens_all: int, tokens_sent: int) -> None:
        """Count the tokens of a turn; returns at once. No ranking reads them."""
        self._thread.submit(lambda: self._count_saved(day, tokens_all, tokens_sent))

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
        """Forget everything, on disk and in memory. The future ends when that is done.

        It raises StorageError where it cannot be done; nothing is forgotten then.
        """
        return self._thread.submit(self._clear)

    def flush(self) -> Future[None]:
        """Ends when everything before it is counted and written, or said to be impossible."""
        return self._thread.submit(lambda: None)

    def close(self) -> None:
        """Write what waits and let go of the file; waits for it."""
        self._thread.close()

    # ------------------------------------------------------------------------------------------ on the thread

    def _open(self) -> None:
        self._thread.open()
        self._thread.read(self._read, otherwise=None)

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
        self._thread.write(lambda file: file.write(event))
        if self._singly > self._max_events * 1.1:
            self._thread.write(self._fold)

    def _count_saved(self, day: date, tokens_all: int, tokens_sent: int) -> None:
        with self._lock:
            self._tally.saved(day, turns=1, tokens_all=tokens_all, tokens_sent=tokens_sent)
        self._thread.write(lambda file: file.write_saved(day, tokens_all, tokens_sent))

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
        self._thread.forget_all(UsageFile.clear)
        with self._lock:
            self._tally, self._stats, self._singly = Tally(), None, 0
