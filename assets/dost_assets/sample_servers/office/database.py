"""The SQLite file behind the office, filled with sample data when it is made."""

from __future__ import annotations

import sqlite3
import threading
from contextlib import closing
from typing import TYPE_CHECKING

from dost_assets.sample_servers.office import seed

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

VERSION = 1
"""Of the file's tables."""

Value = str | int | float | None
"""What a column holds."""

TABLES = """
CREATE TABLE events (
    id INTEGER PRIMARY KEY, title TEXT NOT NULL, starts TEXT NOT NULL, ends TEXT NOT NULL,
    location TEXT NOT NULL DEFAULT '', notes TEXT NOT NULL DEFAULT ''
);
CREATE TABLE attendees (
    event_id INTEGER NOT NULL REFERENCES events ON DELETE CASCADE, email TEXT NOT NULL, PRIMARY KEY (event_id, email)
);
CREATE TABLE notes (
    id INTEGER PRIMARY KEY, title TEXT NOT NULL, body TEXT NOT NULL DEFAULT '', changed TEXT NOT NULL
);
CREATE TABLE note_tags (
    note_id INTEGER NOT NULL REFERENCES notes ON DELETE CASCADE, tag TEXT NOT NULL, PRIMARY KEY (note_id, tag)
);
CREATE TABLE contacts (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL, email TEXT NOT NULL DEFAULT '', phone TEXT NOT NULL DEFAULT '',
    company TEXT NOT NULL DEFAULT '', birthday TEXT
);
CREATE TABLE files (
    path TEXT PRIMARY KEY, is_folder INTEGER NOT NULL, content TEXT NOT NULL DEFAULT '', changed TEXT NOT NULL
);
CREATE TABLE tasks (
    id INTEGER PRIMARY KEY, title TEXT NOT NULL, project TEXT NOT NULL DEFAULT '', due TEXT,
    priority TEXT NOT NULL DEFAULT 'normal', done INTEGER NOT NULL DEFAULT 0
);
CREATE TABLE messages (
    id INTEGER PRIMARY KEY, folder TEXT NOT NULL, sender TEXT NOT NULL, recipients TEXT NOT NULL,
    subject TEXT NOT NULL, body TEXT NOT NULL, at TEXT NOT NULL, is_read INTEGER NOT NULL DEFAULT 0
);
"""


class NewerFileError(Exception):
    """The file was written by a newer program."""


class Database:
    """One connection, used by one tool at a time.

    Args:
        path: The file; it is made, and filled with sample data, where there is none.

    Raises:
        sqlite3.Error: it is no database, or cannot be written.
        NewerFileError: a newer program wrote it; it is left alone.
    """

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = threading.Lock()
        self._connection = sqlite3.connect(path, check_same_thread=False, isolation_level=None)
        self._connection.row_factory = sqlite3.Row
        self._connection.execute("PRAGMA foreign_keys = ON")
        self._prepare()

    def close(self) -> None:
        """Close the file."""
        self._connection.close()

    def rows(self, sql: str, *values: Value) -> list[sqlite3.Row]:
        """All rows of a query."""
        with self._lock, closing(self._connection.execute(sql, values)) as cursor:
            return cursor.fetchall()

    def row(self, sql: str, *values: Value) -> sqlite3.Row | None:
        """The first row of a query, or None."""
        found = self.rows(sql, *values)
        return found[0] if found else None

    def insert(self, sql: str, *values: Value) -> int:
        """Insert a row; returns its id."""
        with self._lock, closing(self._connection.execute(sql, values)) as cursor:
            return int(cursor.lastrowid or 0)

    def change(self, sql: str, *values: Value) -> int:
        """Update or delete; returns the number of rows."""
        with self._lock, closing(self._connection.execute(sql, values)) as cursor:
            return cursor.rowcount

    def change_all(self, *statements: tuple[str, Sequence[Value]]) -> None:
        """Run several statements as one change: all or none."""
        with self._lock:
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                for sql, values in statements:
                    self._connection.execute(sql, values)
            except BaseException:
                self._connection.execute("ROLLBACK")
                raise
            self._connection.execute("COMMIT")

    def _prepare(self) -> None:
        """Make the tables of a new file; two servers that start at once make them once."""
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            (version,) = self._connection.execute("PRAGMA user_version").fetchone()
            if version > VERSION:
                raise NewerFileError(f"The file has version {version}, this program knows {VERSION}.")
            if version == 0:
                for statement in TABLES.split(";"):
                    self._connection.execute(statement)
                for sql, samples in seed.ROWS.items():
                    self._connection.executemany(sql, samples)
                self._connection.execute(f"PRAGMA user_version = {VERSION:d}")
        except BaseException:
            self._connection.execute("ROLLBACK")
            self._connection.close()
            raise
        self._connection.execute("COMMIT")


def containing(text: str) -> str:
    """A pattern for ``LIKE ? ESCAPE '!'`` that finds the text anywhere, taken as it is."""
    escaped = text.replace("!", "!!").replace("%", "!%").replace("_", "!_")
    return f"%{escaped}%"
