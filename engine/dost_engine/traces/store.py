"""The turns that were answered: the newest in memory, all of them on disk, written by a thread of its own.

Where the file cannot be used, the newest can be opened all the same, and ``problem`` says why the others cannot.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from functools import partial
from typing import TYPE_CHECKING

from dost_engine.kept_file import NEWEST, FileThread, page_end
from dost_engine.traces.digest import catalog_digest
from dost_engine.traces.file import KeptTurn, TraceFile
from dost_engine.types import TurnPage

if TYPE_CHECKING:
    from concurrent.futures import Future
    from pathlib import Path

    from dost_engine.types import Catalog, Turn, TurnSummary, TurnTrace

MAX_TURNS = 5_000
MAX_BYTES = 200_000_000
IN_MEMORY = 200
"""Turns that can be opened again without a file: a long afternoon of chat."""
MAX_WAITING = 500
"""Turns that wait to be written, at most; what comes then stays in memory only."""
PAGE_LIMIT = 200


class TraceStore:
    """Keeps turns. Made by one thread, may be asked by any; only :meth:`put` and :meth:`close` are not futures.

    Attributes:
        keeping: Whether turns are kept on disk. Where not, the file is neither read nor written, only cleared.
    """

    def __init__(
        self, path: Path, *, keeping: bool = True, max_turns: int = MAX_TURNS, max_bytes: int = MAX_BYTES
    ) -> None:
        """Begin to open the file, on the thread that writes it later."""
        self.keeping = keeping
        self._lock = threading.Lock()
        self._newest: OrderedDict[str, KeptTurn] = OrderedDict()
        self._unwritten: set[str] = set()
        self._waiting = 0
        opened = partial(TraceFile, max_turns=max_turns, max_bytes=max_bytes)
        self._thread = FileThread(path, opened, what="turns")
        if keeping:
            self._thread.submit(self._thread.open)

    @property
    def problem(self) -> str:
        """What cannot be read or written and why, in a sentence, or empty."""
        return self._thread.problem

    def put(self, turn: Turn, trace: TurnTrace, catalog: Catalog | None) -> None:
        """Keep a turn; returns at once. One that may not be kept on disk is kept in memory, and not listed.

        Args:
            turn: The question.
            trace: What became of it.
            catalog: What it was answered from, where that is known.
        """
        with self._lock:
            self._newest[trace.turn_id] = KeptTurn(turn, trace)
            while len(self._newest) > IN_MEMORY:
                self._unwritten.discard(self._newest.popitem(last=False)[0])
            if turn.keep:
                self._unwritten.add(trace.turn_id)
            if self._waiting >= MAX_WAITING:
                self._thread.problem = "Turns come faster than they can be written; some are not kept."
                return
            self._waiting += 1
        self._thread.submit(lambda: self._write(turn, trace, catalog))

    def get(self, turn_id: str) -> Future[KeptTurn | None]:
        """A turn, or None where it is not kept."""
        return self._thread.submit(lambda: self._get(turn_id))

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
        before = page_end(limit, cursor, most=PAGE_LIMIT)
        return self._thread.submit(lambda: self._page(limit, before, origin, text))

    def clear(self) -> Future[None]:
        """Forget everything, on disk and in memory, also where nothing is kept any more.

        The future raises StorageError where it cannot be done; nothing is forgotten then.
        """
        return self._thread.submit(self._clear)

    def forget(self, conversation: str) -> Future[None]:
        """Forget the turns of a conversation, on disk and in memory, also where nothing is kept any more.

        The future raises StorageError where it cannot be done.
        """
        return self._thread.submit(lambda: self._forget(conversation))

    def close(self) -> None:
        """Write what waits and let go of the file; waits for it."""
        self._thread.close()

    # ------------------------------------------------------------------------------------------ on the thread

    def _write(self, turn: Turn, trace: TurnTrace, catalog: Catalog | None) -> None:
        kept = KeptTurn(turn, trace, catalog_digest(catalog) if catalog is not None else "")
        with self._lock:
            self._waiting -= 1
            if trace.turn_id in self._newest:
                self._newest[trace.turn_id] = kept
        if turn.keep and self._thread.write(lambda file: file.write(kept)):
            with self._lock:
                self._unwritten.discard(trace.turn_id)

    def _get(self, turn_id: str) -> KeptTurn | None:
        with self._lock:
            if turn_id in self._newest:
                return self._newest[turn_id]
        return self._thread.read(lambda file: file.get(turn_id), otherwise=None)

    def _page(self, limit: int, before: int, origin: str, text: str) -> TurnPage:
        file = self._thread.file
        with self._lock:
            waiting = [self._newest[turn_id] for turn_id in reversed(self._newest) if turn_id in self._unwritten]
        in_memory = [one.summary() for one in waiting] if before == NEWEST else []
        in_memory = [
            one for one in in_memory if (not origin or one.origin == origin) and text.casefold() in one.text.casefold()
        ]
        if file is None:
            return TurnPage(tuple(in_memory[:limit]), kept=len(waiting))
        nothing: list[tuple[int, TurnSummary]] = []
        rows = self._thread.read(lambda file: list(file.page(before, limit + 1, origin, text)), otherwise=nothing)
        cursor = str(rows[limit - 1][0]) if len(rows) > limit else ""
        return TurnPage((*in_memory, *(one for _, one in rows[:limit])), cursor, file.turns + len(waiting))

    def _forget(self, conversation: str) -> None:
        with self._lock:
            for turn_id in [key for key, kept in self._newest.items() if kept.turn.conversation == conversation]:
                del self._newest[turn_id]
                self._unwritten.discard(turn_id)
        try:
            self._thread.forget(lambda file: file.forget(conversation))
        finally:
            if not self.keeping:
                self._thread.let_go()

    def _clear(self) -> None:
        try:
            self._thread.forget_all(TraceFile.clear)
        finally:
            if not self.keeping:
                self._thread.let_go()
        with self._lock:
            self._newest.clear()
            self._unwritten.clear()
