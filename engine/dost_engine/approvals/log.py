"""Every call and every tool that a person agreed to, kept by a thread of its own.

The file costs persistence only: where it cannot be used, calls are kept in memory until the end, and ``problem`` says
why. There is no switch: who lets a program act wants to be able to look what it did.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import count
from typing import TYPE_CHECKING, TypeVar

from dost_engine.approvals.difference import Agreed
from dost_engine.approvals.file import CallsFile
from dost_engine.errors import BadRequest, StorageError
from dost_engine.types import CallPage

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from dost_engine.types import CallRecord, Tool

MAX_CALLS = 20_000
"""Calls that are kept, some 5 MB; when a tenth more are there, the oldest go."""
PAGE_LIMIT = 500

_NEWEST = 2**62
_T = TypeVar("_T")


class CallLog:
    """The kept calls. Belongs to one event loop; only its thread touches the file.

    Attributes:
        path: The file.
        problem: What cannot be read or written and why, in a sentence, or empty.
    """

    def __init__(self, path: Path, *, max_calls: int = MAX_CALLS) -> None:
        """Begin to open the file."""
        self.path = path
        self.problem = self._lasting = ""
        self._max_calls = max_calls
        self._numbers = count(1)
        self._agreed: dict[str, Agreed] = {}
        self._file: CallsFile | None = None
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="dost-calls")
        self._opened = self._thread.submit(self._open)

    async def ready(self) -> None:
        """Wait until the file is read."""
        await asyncio.shield(asyncio.wrap_future(self._opened))

    def next_number(self) -> int:
        """Of the next call; to be asked once it is :meth:`ready`."""
        return next(self._numbers)

    def put(self, record: CallRecord) -> None:
        """Keep a call, in the place of what was known of it before; returns at once. After the end nothing is kept."""
        with contextlib.suppress(RuntimeError):  # what the thread says of work that comes after its end
            self._thread.submit(self._put, record)

    def agreed(self, tool_id: str) -> Agreed | None:
        """The tool as a person last agreed to it."""
        return self._agreed.get(tool_id)

    def agree(self, tool: Tool) -> None:
        """A person agrees to a tool as it is; returns at once."""
        agreed = Agreed.of(tool)
        if self._agreed.get(tool.id) != agreed:
            self._agreed[tool.id] = agreed
            self._thread.submit(self._attempt, lambda file: file.put_agreed(tool.id, agreed), "written")

    async def page(self, *, limit: int = 50, cursor: str = "", tool_id: str = "", origin: str = "") -> CallPage:
        """Calls, newest first.

        Args:
            limit: Calls, 1 to :data:`PAGE_LIMIT`.
            cursor: ``next_cursor`` of the page before, or empty.
            tool_id: Only those of this tool, or empty.
            origin: Only those of this caller, or empty.

        Raises:
            BadRequest: the limit is out of range, or the cursor is of no page.
        """
        if not 1 <= limit <= PAGE_LIMIT:
            raise BadRequest(f"limit must be from 1 to {PAGE_LIMIT}, not {limit}.")
        if cursor and not (cursor.isascii() and cursor.isdigit() and len(cursor) < 19):
            raise BadRequest(
                f"cursor: {cursor!r} is of no page.", remedy="Ask with the next_cursor of the page before."
            )
        before = int(cursor) if cursor else _NEWEST
        return await self._soon(lambda: self._page(before, limit, tool_id, origin))

    async def clear(self) -> None:
        """Forget every call, in memory and on disk. What a person agreed to stays."""
        await self._soon(lambda: self._attempt(lambda file: file.clear_calls(), "forgotten"))

    def close(self) -> None:
        """Write what waits and let go of the file; waits for it."""
        self._thread.submit(self._let_go)
        self._thread.shutdown(wait=True)

    async def _soon(self, work: Callable[[], _T]) -> _T:
        asked: Future[_T] = self._thread.submit(work)
        return await asyncio.wrap_future(asked)

    # ------------------------------------------------------------------------------------------ on the thread

    def _open(self) -> None:
        try:
            self._file = self._opened_file()
        except StorageError as error:
            self.problem = self._lasting = f"Calls are kept until the end only: {error.message}"
            self._file = CallsFile(None)
        self._attempt(lambda file: file.settle(), "written")
        self._attempt(self._read, "read")

    def _opened_file(self) -> CallsFile:
        try:
            return CallsFile(self.path)
        except StorageError as error:
            if type(error.__cause__) is not sqlite3.DatabaseError:  # which is what bytes that are no database give
                raise
            aside = self.path.with_name(f"{self.path.name}.damaged")
            try:
                self.path.replace(aside)
            except OSError as reason:
                raise StorageError(f"{self.path} is damaged and cannot be set aside: {reason}.") from reason
            self.problem = self._lasting = (
                f"{self.path} was damaged and set aside as {aside.name}; calls are kept anew."
            )
            return CallsFile(self.path)

    def _read(self, file: CallsFile) -> None:
        self._agreed = dict(file.agreed()) | self._agreed
        self._numbers = count(file.last_number() + 1)

    def _put(self, record: CallRecord) -> None:
        if self._attempt(lambda file: file.put(record), "written") and record.number % (self._max_calls // 10) == 0:
            self._attempt(lambda file: file.drop_before(record.number - self._max_calls + 1), "dropped")

    def _page(self, before: int, limit: int, tool_id: str, origin: str) -> CallPage:
        found: list[CallRecord] = []
        kept = 0

        def look(file: CallsFile) -> None:
            nonlocal kept
            found.extend(file.page(before, tool_id, origin, limit + 1))
            kept = file.kept()

        self._attempt(look, "read")
        more = str(found[limit - 1].number) if len(found) > limit else ""
        return CallPage(tuple(found[:limit]), more, kept, self.problem)

    def _let_go(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    def _attempt(self, work: Callable[[CallsFile], None], done: str) -> bool:
        if self._file is None:
            return False
        try:
            work(self._file)
        except sqlite3.Error as error:
            self.problem = f"Calls could not be {done} in {self.path}: {error}."
            return False
        if done == "written":
            self.problem = self._lasting  # a disk that was full has room again
        return True
