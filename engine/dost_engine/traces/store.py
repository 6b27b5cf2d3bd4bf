"""The turns that were answered: the newest in memory, all of them on disk, written by a thread of its own.

The file costs persistence only: whatever goes wrong with it, turns are answered, the newest can still be opened, and
``problem`` says why the others cannot.
"""

from __future__ import annotations

import sqlite3
import threading
from collections import OrderedDict
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING, TypeVar

from dost_engine.errors import BadRequest, StorageError
from dost_engine.traces.digest import catalog_digest
from dost_engine.traces.file import KeptTurn, TraceFile
from dost_engine.types import TurnPage

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from dost_engine.types import Catalog, Turn, TurnSummary, TurnTrace

MAX_TURNS = 5_000
MAX_BYTES = 200_000_000
IN_MEMORY = 200
"""Turns that can be opened again without a file: a long afternoon of chat."""
MAX_WAITING = 500
"""Turns that wait to be written, at most; what comes then stays in memory only."""
PAGE_LIMIT = 200

_NEWEST = 2**62
_T = TypeVar("_T")


class TraceStore:
    """Keeps turns. Made by one thread, may be asked by any; only :meth:`put` and :meth:`close` are not futures.

    Attributes:
        path: The file.
        keeping: Whether turns are kept on disk. Where not, the file is neither read nor written, only cleared.
        problem: What cannot be read or written and why, in a sentence, or empty.
    """

    def __init__(
        self, path: Path, *, keeping: bool = True, max_turns: int = MAX_TURNS, max_bytes: int = MAX_BYTES
    ) -> None:
        """Begin to open the file, on the thread that writes it later."""
        self.path = path
        self.keeping = keeping
        self.problem = ""
        self._max_turns, self._max_bytes = max_turns, max_bytes
        self._lock = threading.Lock()
        self._newest: OrderedDict[str, KeptTurn] = OrderedDict()
        self._unwritten: set[str] = set()
        self._waiting = 0
        self._file: TraceFile | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="dost-traces")
        if keeping:
            self._thread.submit(self._open)

    def put(self, turn: Turn, trace: TurnTrace, catalog: Catalog | None) -> None:
        """Keep a turn; returns at once.

        Args:
            turn: The question.
            trace: What became of it.
            catalog: What it was answered from, where that is known.
        """
        with self._lock:
            self._newest[trace.turn_id] = KeptTurn(turn, trace)
            while len(self._newest) > IN_MEMORY:
                self._unwritten.discard(self._newest.popitem(last=False)[0])
            self._unwritten.add(trace.turn_id)
            if self._waiting >= MAX_WAITING:
                self.problem = "Turns come faster than they can be written; some are not kept."
                return
            self._waiting += 1
        self._thread.submit(self._write, turn, trace, catalog)

    def get(self, turn_id: str) -> Future[KeptTurn | None]:
        """A turn, or None where it is not kept."""
        return self._thread.submit(self._get, turn_id)

    def page(self, *, limit: int = 50, cursor: str = "", origin: str = "", text: str = "") -> Future[TurnPage]:
        """Turns, newest first.

        Args:
            limit: Turns, 1 to :data:`PAGE_LIMIT`.
            cursor: ``next_cursor`` of the page before, or empty.
            origin: Only those that it asked, or empty.
            text: Only those whose message holds it, in any case, or empty.

        Raises:
            BadRequest: the limit is out of range, or the cursor is of no page.
        """
        if not 1 <= limit <= PAGE_LIMIT:
            raise BadRequest(f"limit must be from 1 to {PAGE_LIMIT}, not {limit}.")
        if cursor and not (cursor.isascii() and cursor.isdigit() and len(cursor) < 19):
            raise BadRequest(
                f"cursor: {cursor!r} is of no page.", remedy="Ask with the next_cursor of the page before."
            )
        return self._thread.submit(self._page, limit, int(cursor) if cursor else _NEWEST, origin, text)

    def clear(self) -> Future[None]:
        """Forget everything, in memory and on disk, also where nothing is kept any more."""
        return self._thread.submit(self._clear)

    def close(self) -> None:
        """Write what waits and let go of the file; waits for it."""
        self._thread.submit(self._let_go)
        self._thread.shutdown(wait=True)

    # ------------------------------------------------------------------------------------------ on the thread

    def _open(self) -> None:
        try:
            self._file = self._opened()
        except StorageError as error:
            self.problem = f"Turns are kept until the end only: {error.message}"

    def _opened(self) -> TraceFile:
        try:
            file = TraceFile(self.path, max_turns=self._max_turns, max_bytes=self._max_bytes)
        except StorageError as error:
            if type(error.__cause__) is not sqlite3.DatabaseError:  # which is what bytes that are no database give
                raise
            aside = self.path.with_name(f"{self.path.name}.damaged")
            try:
                self.path.replace(aside)
            except OSError as reason:
                raise StorageError(f"{self.path} is damaged and cannot be set aside: {reason}.") from reason
            self.problem = f"{self.path} was damaged and set aside as {aside.name}; turns are kept anew."
            return TraceFile(self.path, max_turns=self._max_turns, max_bytes=self._max_bytes)
        if file.read_only:
            self.problem = (
                f"New turns are not kept: {self.path} was written by a newer Dost (version {file.version}, this one "
                f"knows {file.known_version})."
            )
        return file

    def _write(self, turn: Turn, trace: TurnTrace, catalog: Catalog | None) -> None:
        kept = KeptTurn(turn, trace, catalog_digest(catalog) if catalog is not None else "")
        with self._lock:
            self._waiting -= 1
            if trace.turn_id in self._newest:
                self._newest[trace.turn_id] = kept
        file = self._file
        if file is None or file.read_only:
            return
        if self._attempt(lambda: _written(file, kept), "written", otherwise=False):
            self.problem = ""  # a disk that was full has room again
            with self._lock:
                self._unwritten.discard(trace.turn_id)

    def _get(self, turn_id: str) -> KeptTurn | None:
        with self._lock:
            if turn_id in self._newest:
                return self._newest[turn_id]
        file = self._file
        return self._attempt(lambda: file.get(turn_id), "read", otherwise=None) if file is not None else None

    def _page(self, limit: int, before: int, origin: str, text: str) -> TurnPage:
        file = self._file
        with self._lock:
            waiting = [self._newest[turn_id] for turn_id in reversed(self._newest) if turn_id in self._unwritten]
        in_memory = [one.summary() for one in waiting] if before == _NEWEST else []
        in_memory = [
            one for one in in_memory if (not origin or one.origin == origin) and text.casefold() in one.text.casefold()
        ]
        if file is None:
            return TurnPage(tuple(in_memory[:limit]), kept=len(waiting))
        nothing: list[tuple[int, TurnSummary]] = []
        rows = self._attempt(lambda: list(file.page(before, limit + 1, origin, text)), "read", otherwise=nothing)
        cursor = str(rows[limit - 1][0]) if len(rows) > limit else ""
        return TurnPage((*in_memory, *(one for _, one in rows[:limit])), cursor, file.turns + len(waiting))

    def _clear(self) -> None:
        with self._lock:
            self._newest.clear()
            self._unwritten.clear()
        opened_for_this = self._file is None and self.path.exists()
        if opened_for_this:
            self._open()
        file = self._file
        if file is not None and not file.read_only:
            self._attempt(file.clear, "cleared", otherwise=None)
        if opened_for_this and not self.keeping:
            self._let_go()

    def _let_go(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    def _attempt(self, work: Callable[[], _T], name: str, *, otherwise: _T) -> _T:
        try:
            return work()
        except sqlite3.Error as error:
            self.problem = f"Turns could not be {name} in {self.path}: {error}."
            return otherwise


def _written(file: TraceFile, kept: KeptTurn) -> bool:
    file.write(kept)
    return True
