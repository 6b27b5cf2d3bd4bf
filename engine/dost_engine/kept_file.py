"""A file of Dost's own and the thread that writes it, so that no turn and no call waits for a disk.

The file costs persistence only: whatever goes wrong with it, work goes on in memory and ``problem`` says why. Only
forgetting is an error where it cannot be done: who asks for that has to know that it is still there.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from dost_engine.errors import BadRequest, StorageError
from dost_engine.versioned_sqlite import open_versioned

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path


NEWEST = 2**62
"""Behind every row: where the first page ends."""


def page_end(limit: int, cursor: str, *, most: int) -> int:
    """The row that a page of rows, newest first, ends before.

    Args:
        limit: Rows that are asked for, 1 to ``most``.
        cursor: What the page before named as the next one, or empty for the first.
        most: Rows of a page.

    Raises:
        BadRequest: the limit is out of range, or the cursor is of no page.
    """
    if not 1 <= limit <= most:
        raise BadRequest(f"limit must be from 1 to {most}, not {limit}.")
    if cursor and not (cursor.isascii() and cursor.isdigit() and len(cursor) < 19):
        raise BadRequest(f"cursor: {cursor!r} is of no page.", remedy="Ask with the next_cursor of the page before.")
    return int(cursor) if cursor else NEWEST


class KeptFile:
    """An open file. Every method of its kinds raises ``sqlite3.Error`` where it cannot be done.

    Attributes:
        steps: SQL that makes each version of the file out of the one before.
        read_only: Whether a newer program wrote it.
        version: Of the file.
    """

    steps: ClassVar[tuple[str, ...]]

    def __init__(self, path: Path) -> None:
        """Open or make the file, for its user alone to read.

        Raises:
            StorageError: it cannot be opened.
        """
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        except OSError as error:
            raise StorageError(
                f"{path} cannot be opened: {error.strerror or error}.", remedy="Make its folder writable."
            ) from error
        opened = open_versioned(path, self.steps)
        self._db = opened.connection
        self.read_only, self.version = opened.read_only, opened.version

    def close(self) -> None:
        """Let go of it."""
        self._db.close()

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[None]:
        self._db.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._db.execute("COMMIT")
        except BaseException:
            with contextlib.suppress(sqlite3.Error):
                self._db.execute("ROLLBACK")
            raise


_File = TypeVar("_File", bound=KeptFile)
_COPIES = frozenset({".bak", ".damaged"})
_T = TypeVar("_T")


class FileThread(Generic[_File]):
    """The one thread that touches a file. All methods but :meth:`submit` and :meth:`close` belong to that thread.

    Attributes:
        path: The file.
        file: Open, or None.
        problem: What cannot be read or written and why, in a sentence, or empty.
    """

    def __init__(self, path: Path, open_file: Callable[[Path], _File], *, what: str) -> None:
        """Start the thread; nothing is opened yet.

        Args:
            path: The file.
            open_file: Opens it; raises StorageError.
            what: It holds: ``calls``.
        """
        self.path = path
        self.file: _File | None = None
        self.problem = self._lasting = ""
        self._open_file, self._what = open_file, what
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=f"dost-{what}")

    def submit(self, work: Callable[[], _T]) -> Future[_T]:
        """Have something done when all before it is; returns at once."""
        return self._thread.submit(work)

    def close(self) -> None:
        """Do what waits and let go of the file; waits for it."""
        self._thread.submit(self.let_go)
        self._thread.shutdown(wait=True)

    # ------------------------------------------------------------------------------------------ on the thread

    def open(self) -> None:
        """Open the file. One that is no database is set aside."""
        try:
            self.file = self._opened()
        except StorageError as error:
            self.problem = self._lasting = f"{self._what.capitalize()} are kept until the end only: {error.message}"
            return
        if self.file.read_only:
            self.problem = (
                f"New {self._what} are not kept: {self.path} was written by a newer Dost (version {self.file.version}, "
                f"this one knows {len(self.file.steps)})."
            )
        self._lasting = self.problem

    def let_go(self) -> None:
        """Close the file."""
        if self.file is not None:
            self.file.close()
            self.file = None

    def read(self, work: Callable[[_File], _T], *, otherwise: _T) -> _T:
        """Read something, or say that it cannot be read."""
        return self._attempt(work, "read", otherwise=otherwise)

    def write(self, work: Callable[[_File], object]) -> bool:
        """Write something where that may be done; whether it is written. What goes wrong is said."""
        if self.file is None or self.file.read_only:
            return False

        def write(file: _File) -> bool:
            work(file)
            return True

        written = self._attempt(write, "written", otherwise=False)
        if written:
            self.problem = self._lasting  # a disk that was full has room again
        return written

    def forget(self, work: Callable[[_File], object]) -> None:
        """Take out what is in the file; it is opened for that.

        Raises:
            StorageError: it cannot be done, and what was there is still there.
        """
        if self.file is None and os.path.exists(self.path):  # noqa: PTH110 - Path's raises where a folder is closed
            self.open()
            if self.file is None:
                raise StorageError(self.problem, remedy="Remove the file.")
        if self.file is None:
            return
        if self.file.read_only:
            raise StorageError(self.problem, remedy="Update Dost, or remove the file.")
        try:
            work(self.file)
        except sqlite3.Error as error:
            raise StorageError(
                f"{self._what.capitalize()} could not be forgotten in {self.path}: {error}.",
                remedy="They are all still there. Try it again, or remove the file.",
            ) from error

    def forget_all(self, work: Callable[[_File], object]) -> None:
        """Take out all that is in the file, with the copies that were made of it before an update or as damaged.

        Raises:
            StorageError: it cannot be done.
        """
        self.forget(work)
        try:
            for copy in self.path.parent.glob(f"{self.path.name}.*"):
                if copy.suffix in _COPIES:
                    copy.unlink(missing_ok=True)
        except OSError as error:
            raise StorageError(
                f"A copy of {self.path} could not be removed: {error.strerror or error}.", remedy="Remove it yourself."
            ) from error

    def _opened(self) -> _File:
        try:
            return self._open_file(self.path)
        except StorageError as error:
            if type(error.__cause__) is not sqlite3.DatabaseError:  # which is what bytes that are no database give
                raise
        aside = self.path.with_name(f"{self.path.name}.damaged")
        try:
            self.path.replace(aside)
        except OSError as reason:
            raise StorageError(f"{self.path} is damaged and cannot be set aside: {reason}.") from reason
        self.problem = f"{self.path} was damaged and set aside as {aside.name}; {self._what} are kept anew."
        return self._open_file(self.path)

    def _attempt(self, work: Callable[[_File], _T], done: str, *, otherwise: _T) -> _T:
        if self.file is None:
            return otherwise
        try:
            return work(self.file)
        except sqlite3.Error as error:
            self.problem = f"{self._what.capitalize()} could not be {done} in {self.path}: {error}."
            return otherwise
