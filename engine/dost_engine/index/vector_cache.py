"""Vectors on disk, so that a restart embeds nothing, and beside them tools as they were taken apart.

A vector is found by model, projection version and digest of its text; any of them changing makes it another vector.
A tool is found by a digest, and what is kept of it is whatever :mod:`.kept_tools` makes of it.
The file costs time only: whatever goes wrong with it, vectors are computed again and ``problem`` says why.
"""

from __future__ import annotations

import contextlib
import sqlite3
import threading
import zlib
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from dost_engine.errors import StorageError
from dost_engine.versioned_sqlite import Opened, open_versioned

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
    from pathlib import Path

    from numpy.typing import NDArray

MAX_VECTORS = 100_000
"""Kept at most, about 160 MB; the ones that were written first go first, when the file is opened."""

MAX_TOOLS = 50_000
"""Kept at most, about 4 KB each; the oldest go first, as with vectors."""

_STEPS = (
    """
    CREATE TABLE vectors (
        id INTEGER PRIMARY KEY,
        model_id TEXT NOT NULL,
        projection_version TEXT NOT NULL,
        digest TEXT NOT NULL,
        numbers BLOB NOT NULL
    );
    CREATE UNIQUE INDEX vectors_by_text ON vectors (model_id, projection_version, digest)
    """,
    """
    CREATE TABLE tools (
        id INTEGER PRIMARY KEY,
        digest TEXT NOT NULL UNIQUE,
        content BLOB NOT NULL,
        checksum INTEGER NOT NULL
    )
    """,
)
_FIND = """
    SELECT digest, CAST(numbers AS BLOB) FROM vectors
    WHERE model_id = ? AND projection_version = ? AND digest IN ({marks})
"""
# The cast: a damaged value may have become text, and reading text that is not UTF-8 fails the whole query.
_FIND_TOOLS = "SELECT digest, CAST(content AS BLOB), checksum FROM tools WHERE digest IN ({marks})"
_ASKED_AT_ONCE = 500  # placeholders in one statement; old builds of SQLite allow 999
_LENGTH_TOLERANCE = 1e-3  # a stored vector that is not of unit length was damaged
_NUMBERS = np.dtype("<f4")

_T = TypeVar("_T")


class VectorCache:
    """A file of vectors. Safe to use from several threads; nothing in it raises for a file that cannot be used.

    Attributes:
        path: The file.
        problem: What cannot be read or written and why, in a sentence, or empty.
    """

    def __init__(self, path: Path, *, max_vectors: int = MAX_VECTORS) -> None:
        self.path = path
        self.problem = ""
        self._lock = threading.Lock()
        self._file = self._open()
        if self._file is not None and not self._file.read_only:
            self._attempt(lambda db: _keep_newest(db, max_vectors), "tidied", otherwise=None)

    def get(self, model_id: str, projection_version: object, digests: Iterable[str]) -> dict[str, NDArray[np.float32]]:
        """The vectors that are there, by digest; damaged ones count as not there.

        Returns:
            float32 [dim], of unit length.
        """
        rows = self._find(_FIND, (model_id, str(projection_version)), digests)
        by_size: dict[int, dict[str, bytes]] = {}
        for digest, numbers in rows:
            if isinstance(numbers, bytes):
                by_size.setdefault(len(numbers), {})[digest] = numbers
        return {digest: vector for of_size in by_size.values() for digest, vector in _decoded(of_size)}

    def get_tools(self, digests: Iterable[str]) -> dict[str, bytes]:
        """What is kept of tools, by digest; what was damaged counts as not there."""
        rows = self._find(_FIND_TOOLS, (), digests)
        return {digest: content for digest, content, checksum in rows if _checksum(content) == checksum}

    def put(self, model_id: str, projection_version: object, vectors: Mapping[str, NDArray[np.float32]]) -> None:
        """Keep vectors, all of them or none. What is there under the same digest is replaced."""
        if not vectors or self._file is None or self._file.read_only:
            return
        rows = [
            (model_id, str(projection_version), digest, np.ascontiguousarray(vector, dtype=_NUMBERS).tobytes())
            for digest, vector in vectors.items()
        ]

        self._keep(
            "INSERT OR REPLACE INTO vectors (model_id, projection_version, digest, numbers) VALUES (?, ?, ?, ?)", rows
        )

    def put_tools(self, tools: Mapping[str, bytes]) -> None:
        """Keep tools by digest, all of them or none. What is there under the same digest is replaced."""
        if not tools or self._file is None or self._file.read_only:
            return
        rows = [(digest, content, _checksum(content)) for digest, content in tools.items()]
        self._keep("INSERT OR REPLACE INTO tools (digest, content, checksum) VALUES (?, ?, ?)", rows)

    def count(self) -> int:
        """How many vectors there are."""
        return self._attempt(
            lambda db: int(db.execute("SELECT count(*) FROM vectors").fetchone()[0]), "counted", otherwise=0
        )

    def clear(self) -> None:
        """Forget every vector and what is kept of tools; they are made anew at the next start.

        Raises:
            StorageError: it cannot be done, and they are still there.
        """
        with self._lock:
            if self._file is None or self._file.read_only:
                raise StorageError(self.problem or "The vectors are not open.", remedy=f"Remove {self.path}.")
            try:
                for table in ("vectors", "tools"):
                    self._file.connection.execute(f"DELETE FROM {table}")  # noqa: S608 - one of two words
                self._file.connection.execute("VACUUM")
            except sqlite3.Error as error:
                raise StorageError(
                    f"Vectors could not be forgotten in {self.path}: {error}.",
                    remedy="They are still there. Try it again, or remove the file.",
                ) from error

    def close(self) -> None:
        """Let go of the file; later calls find and keep nothing."""
        with self._lock:
            if self._file is not None:
                self._file.connection.close()
                self._file = None

    def _find(self, query: str, first: tuple[str, ...], digests: Iterable[str]) -> list[tuple[Any, ...]]:
        """Rows of a query by digest, for whose ``{marks}`` the digests are put in, some hundred at once."""
        wanted = list(dict.fromkeys(digests))

        def read(db: sqlite3.Connection) -> list[tuple[Any, ...]]:
            found: list[tuple[Any, ...]] = []
            for start in range(0, len(wanted), _ASKED_AT_ONCE):
                part = wanted[start : start + _ASKED_AT_ONCE]
                found += db.execute(query.format(marks=",".join("?" * len(part))), (*first, *part))
            return found

        return self._attempt(read, "read", otherwise=[])

    def _keep(self, statement: str, rows: Sequence[tuple[object, ...]]) -> None:
        if self._attempt(lambda db: _write(db, statement, rows), "written", otherwise=False):
            self.problem = ""  # a disk that was full has room again

    def _open(self) -> Opened | None:
        try:
            opened = self._open_or_start_anew()
        except StorageError as error:
            self.problem = f"Vectors are not kept: {error.message}"
            return None
        if opened.read_only:
            self.problem = (
                f"New vectors are not kept: {self.path} was written by a newer Dost (version {opened.version}, this "
                f"one knows {len(_STEPS)})."
            )
        return opened

    def _open_or_start_anew(self) -> Opened:
        try:
            return open_versioned(self.path, _STEPS)
        except StorageError as error:
            if not _is_damage(error.__cause__):
                raise  # locked, full, not allowed: the file itself may be sound
            return self._start_anew(error.__cause__)

    def _start_anew(self, reason: BaseException | None) -> Opened:
        aside = self.path.with_name(f"{self.path.name}.damaged")
        try:
            self.path.replace(aside)
        except OSError as error:
            raise StorageError(f"{self.path} is damaged and cannot be set aside: {error.strerror or error}.") from error
        opened = open_versioned(self.path, _STEPS)
        self.problem = f"{self.path} was damaged ({reason}) and set aside as {aside.name}; vectors are computed again."
        return opened

    def _attempt(self, work: Callable[[sqlite3.Connection], _T], done: str, *, otherwise: _T) -> _T:
        with self._lock:
            if self._file is None:
                return otherwise
            try:
                return work(self._file.connection)
            except sqlite3.Error as error:
                self.problem = f"Vectors could not be {done} in {self.path}: {error}."
                if _is_damage(error) and not self._file.read_only:
                    self._file.connection.close()
                    self._file = None
                    with contextlib.suppress(StorageError):
                        self._file = self._start_anew(error)
                return otherwise


def _is_damage(error: BaseException | None) -> bool:
    """SQLite raises the bare class for bytes that are no database, and its subclasses for everything else."""
    return type(error) is sqlite3.DatabaseError


def _write(db: sqlite3.Connection, statement: str, rows: Sequence[tuple[object, ...]]) -> bool:
    db.execute("BEGIN IMMEDIATE")
    try:
        db.executemany(statement, rows)
        db.execute("COMMIT")
    except BaseException:
        with contextlib.suppress(sqlite3.Error):
            db.execute("ROLLBACK")
        raise
    return True


def _decoded(rows: Mapping[str, bytes]) -> Iterator[tuple[str, NDArray[np.float32]]]:
    """Those of stored vectors of one size that are not damaged, by digest: thousands in one go at a start."""
    size = len(next(iter(rows.values())))
    if not size or size % _NUMBERS.itemsize:
        return
    matrix = np.frombuffer(b"".join(rows.values()), dtype=_NUMBERS).reshape(len(rows), -1).astype(np.float32)
    with np.errstate(over="ignore", invalid="ignore"):  # damaged bytes may be any number
        sound = np.abs(np.linalg.norm(matrix, axis=1) - 1) <= _LENGTH_TOLERANCE
    for digest, vector, is_sound in zip(rows, matrix, sound.tolist(), strict=True):
        if is_sound:
            yield digest, vector


def _checksum(content: object) -> int:
    return zlib.crc32(content) if isinstance(content, bytes) else -1


def _keep_newest(db: sqlite3.Connection, max_vectors: int) -> None:
    db.execute(
        "DELETE FROM vectors WHERE id <= (SELECT id FROM vectors ORDER BY id DESC LIMIT 1 OFFSET ?)", (max_vectors,)
    )
    db.execute("DELETE FROM tools WHERE id <= (SELECT id FROM tools ORDER BY id DESC LIMIT 1 OFFSET ?)", (MAX_TOOLS,))
