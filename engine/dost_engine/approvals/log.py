"""Every call and every tool that a person agreed to, kept by a thread of its own.

The file costs persistence only: where it cannot be used, calls are kept in memory until the end, and ``problem`` says
why. There is no switch: who lets a program act wants to be able to look what it did.
"""

from __future__ import annotations

import asyncio
import contextlib
from itertools import count
from typing import TYPE_CHECKING

from dost_engine.approvals.difference import Agreed
from dost_engine.approvals.file import CallsFile
from dost_engine.errors import StorageError
from dost_engine.kept_file import FileThread, page_end
from dost_engine.types import CallPage

if TYPE_CHECKING:
    from pathlib import Path

    from dost_engine.types import CallRecord, Tool

MAX_CALLS = 20_000
"""Calls that are kept, some 5 MB; when a tenth more are there, the oldest go."""
PAGE_LIMIT = 500


class CallLog:
    """The kept calls. Belongs to one event loop; only its thread touches the file.

    Attributes:
        path: The file.
    """

    def __init__(self, path: Path, *, max_calls: int = MAX_CALLS) -> None:
        """Begin to open the file."""
        self.path = path
        self._max_calls = max_calls
        self._numbers = count(1)
        self._agreed: dict[str, Agreed] = {}
        self._in_memory = False
        self._thread = FileThread(path, CallsFile, what="calls")
        self._opened = self._thread.submit(self._open)

    @property
    def problem(self) -> str:
        """What cannot be read or written and why, in a sentence, or empty."""
        return self._thread.problem

    async def ready(self) -> None:
        """Wait until the file is read."""
        await asyncio.shield(asyncio.wrap_future(self._opened))

    def next_number(self) -> int:
        """Of the next call; to be asked once it is :meth:`ready`."""
        return next(self._numbers)

    def put(self, record: CallRecord) -> None:
        """Keep a call, in the place of what was known of it before; returns at once. After the end nothing is kept."""
        with contextlib.suppress(RuntimeError):  # what the thread says of work that comes after its end
            self._thread.submit(lambda: self._put(record))

    def agreed(self, tool_id: str) -> Agreed | None:
        """The tool as a person last agreed to it."""
        return self._agreed.get(tool_id)

    def agree(self, tool: Tool) -> None:
        """A person agrees to a tool as it is; returns at once."""
        agreed = Agreed.of(tool)
        if self._agreed.get(tool.id) != agreed:
            self._agreed[tool.id] = agreed
            self._thread.submit(lambda: self._thread.write(lambda file: file.put_agreed(tool.id, agreed)))

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
        before = page_end(limit, cursor, most=PAGE_LIMIT)
        return await asyncio.wrap_future(self._thread.submit(lambda: self._page(before, limit, tool_id, origin)))

    async def clear(self) -> None:
        """Forget every call, in memory and on disk. What a person agreed to stays.

        Raises:
            StorageError: it cannot be done, and what was there is still there.
        """
        await asyncio.wrap_future(self._thread.submit(self._clear))

    async def forget(self, conversation: str) -> None:
        """Forget what the calls of a conversation passed, in memory and on disk. That they were made stays.

        Raises:
            StorageError: it cannot be done, and what was there is still there.
        """
        await asyncio.wrap_future(self._thread.submit(lambda: self._forget(conversation)))

    def close(self) -> None:
        """Write what waits and let go of the file; waits for it."""
        self._thread.close()

    # ------------------------------------------------------------------------------------------ on the thread

    def _open(self) -> None:
        self._thread.open()
        if self._thread.file is None:
            self._thread.file, self._in_memory = CallsFile(None), True
        self._thread.write(CallsFile.settle)
        self._thread.read(self._read, otherwise=None)

    def _read(self, file: CallsFile) -> None:
        self._agreed = dict(file.agreed()) | self._agreed
        self._numbers = count(file.last_number() + 1)

    def _put(self, record: CallRecord) -> None:
        if self._thread.write(lambda file: file.put(record)) and record.number % (self._max_calls // 10) == 0:
            self._thread.write(lambda file: file.drop_before(record.number - self._max_calls + 1))

    def _page(self, before: int, limit: int, tool_id: str, origin: str) -> CallPage:
        nothing: tuple[list[CallRecord], int] = ([], 0)
        found, kept = self._thread.read(
            lambda file: (file.page(before, tool_id, origin, limit + 1), file.kept()), otherwise=nothing
        )
        more = str(found[limit - 1].number) if len(found) > limit else ""
        return CallPage(tuple(found[:limit]), more, kept, self.problem)

    def _forget(self, conversation: str) -> None:
        self._check_reachable()
        self._thread.forget(lambda file: file.forget(conversation))

    def _check_reachable(self) -> None:
        if self._in_memory and self.path.exists():
            raise StorageError(self.problem, remedy="The calls in that file are still there. Remove it to forget them.")

    def _clear(self) -> None:
        self._check_reachable()
        self._thread.forget_all(CallsFile.clear_calls)
