"""Opening an SQLite file that carries a version.

``PRAGMA user_version`` counts the steps that a file has been through. An older file is copied and then brought up to
date in one transaction; a newer one than this program knows is opened for reading only.
"""

from __future__ import annotations

import contextlib
import sqlite3
from dataclasses import dataclass
from typing import TYPE_CHECKING

from dost_engine.errors import StorageError

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

_BUSY_S = 2.0  # another process writes for milliseconds


@dataclass(frozen=True, slots=True)
class Opened:
    """An open file.

    Attributes:
        connection: In autocommit mode; may be used from any thread, by one at a time.
        read_only: Whether a newer program wrote the file.
        version: Of the file, now.
    """

    connection: sqlite3.Connection
    read_only: bool
    version: int


def open_versioned(path: Path, steps: Sequence[str]) -> Opened:
    """Open or make a file.

    Args:
        path: The file; its folder is made if need be.
        steps: SQL statements, separated by semicolons; step ``n`` turns version ``n`` into ``n + 1``.

    Raises:
        StorageError: the file cannot be opened, read or brought up to date; it is as it was before.
    """
    connection: sqlite3.Connection | None = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        connection = _connect(path)
        version = _version(connection)
        if version > len(steps):
            connection.close()
            connection = _connect(path, read_only=True)
            return Opened(connection, read_only=True, version=version)
        if version < len(steps):
            _migrate(connection, path, steps)
        return Opened(connection, read_only=False, version=len(steps))
    except (sqlite3.Error, OSError) as error:
        if connection is not None:
            connection.close()
        raise StorageError(
            f"{path} cannot be opened: {error}.", remedy="Make its folder writable, or remove the file."
        ) from error


def _connect(path: Path, *, read_only: bool = False) -> sqlite3.Connection:
    address = path.resolve().as_uri() + ("?mode=ro" if read_only else "")
    return sqlite3.connect(address, uri=True, timeout=_BUSY_S, isolation_level=None, check_same_thread=False)


def _version(connection: sqlite3.Connection) -> int:
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def _migrate(connection: sqlite3.Connection, path: Path, steps: Sequence[str]) -> None:
    found = _version(connection)
    if found:
        _copy(connection, path.with_name(f"{path.name}.v{found}.bak"))
    connection.execute("BEGIN IMMEDIATE")
    try:
        # Asked again under the lock: another process may have been quicker.
        for number in range(_version(connection), len(steps)):
            for statement in filter(None, (part.strip() for part in steps[number].split(";"))):
                connection.execute(statement)
            connection.execute(f"PRAGMA user_version = {number + 1}")
        connection.execute("COMMIT")
    except BaseException:
        with contextlib.suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise


def _copy(connection: sqlite3.Connection, target: Path) -> None:
    target.unlink(missing_ok=True)
    with contextlib.closing(sqlite3.connect(target)) as copy:
        connection.backup(copy)
