"""Calls and agreed tools on disk, and in memory where there is no disk to be had."""

from __future__ import annotations

import contextlib
import sqlite3
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from dost_engine.approvals.difference import Agreed
from dost_engine.errors import StorageError
from dost_engine.kept_file import KeptFile
from dost_engine.types import CallRecord, CallState, Decision, Rule

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_STEPS = (
    """
    CREATE TABLE calls (
        number INTEGER PRIMARY KEY,
        at REAL NOT NULL,
        origin TEXT NOT NULL,
        tool_id TEXT NOT NULL,
        digest TEXT NOT NULL,
        decision TEXT NOT NULL,
        rule TEXT NOT NULL,
        arguments_digest TEXT NOT NULL,
        arguments TEXT NOT NULL,
        state TEXT NOT NULL,
        took_ms REAL NOT NULL,
        size_chars INTEGER NOT NULL
    );
    CREATE TABLE agreed (
        tool_id TEXT PRIMARY KEY,
        digest TEXT NOT NULL,
        definition TEXT NOT NULL
    )
    """,
    "ALTER TABLE calls ADD COLUMN conversation TEXT NOT NULL DEFAULT ''",
)
_COLUMNS = (
    "number, at, origin, tool_id, digest, decision, rule, arguments_digest, arguments, state, took_ms, size_chars, "
    "conversation"
)
_PUT = f"INSERT OR REPLACE INTO calls ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"  # noqa: S608 - ours
_PAGE = f"""
    SELECT {_COLUMNS} FROM calls WHERE number < ? AND (? = '' OR tool_id = ?) AND (? = '' OR origin = ?)
    ORDER BY number DESC LIMIT ?
"""  # noqa: S608 - ours


class CallsFile(KeptFile):
    """The open file.

    Args:
        path: The file, for its user alone to read; None to keep everything in memory.

    Raises:
        StorageError: it cannot be opened, or a newer Dost wrote it.
    """

    steps = _STEPS

    def __init__(self, path: Path | None) -> None:
        if path is None:
            self._db = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
            self._db.executescript(";".join(_STEPS))
            self.read_only, self.version = False, len(_STEPS)
            return
        super().__init__(path)
        if self.read_only:
            self.close()
            raise StorageError(
                f"{path} was written by a newer Dost (version {self.version}, this one knows {len(_STEPS)}).",
                remedy="Update Dost; until then the file is left alone.",
            )
        try:
            self._db.execute("PRAGMA secure_delete = ON")  # what was forgotten is not left in free pages
        except sqlite3.Error as error:
            self.close()
            raise StorageError(f"{path} cannot be read: {error}.", remedy="Remove the file.") from error

    def settle(self) -> None:
        """Say of the calls that a service left behind what is known of them: nothing waits or runs any more."""
        self._db.execute("UPDATE calls SET state = ? WHERE state = ?", (CallState.NOT_MADE, CallState.WAITING))
        self._db.execute("UPDATE calls SET state = ? WHERE state = ?", (CallState.NO_ANSWER, CallState.RUNNING))

    def last_number(self) -> int:
        """Of the newest call; 0 where there is none."""
        return int(self._db.execute("SELECT COALESCE(MAX(number), 0) FROM calls").fetchone()[0])

    def put(self, record: CallRecord) -> None:
        """Keep a call, in the place of what was known of it before."""
        row = (record.number, record.at.timestamp(), record.origin, record.tool_id, record.digest, record.decision)
        rest = (record.rule or "", record.arguments_digest, record.arguments, record.state)
        self._db.execute(_PUT, (*row, *rest, record.took_ms, record.size_chars, record.conversation))

    def page(self, before: int, tool_id: str, origin: str, limit: int) -> list[CallRecord]:
        """Calls, newest first; rows that are damaged are left out."""
        found = []
        for row in self._db.execute(_PAGE, (before, tool_id, tool_id, origin, origin, limit)):
            with contextlib.suppress(ValueError, TypeError, OverflowError, OSError):
                found.append(_record(row))
        return found

    def kept(self) -> int:
        """Calls in all."""
        return int(self._db.execute("SELECT COUNT(*) FROM calls").fetchone()[0])

    def drop_before(self, number: int) -> None:
        """Forget the calls before one."""
        self._db.execute("DELETE FROM calls WHERE number < ?", (number,))

    def forget(self, conversation: str) -> None:
        """Forget what the calls of a conversation passed. That they were made stays."""
        self._db.execute(
            "UPDATE calls SET arguments = '', arguments_digest = '' WHERE conversation = ?", (conversation,)
        )

    def clear_calls(self) -> None:
        """Forget every call, also in the free pages of the file. What was agreed to stays."""
        self._db.execute("DELETE FROM calls")
        self._db.execute("VACUUM")

    def agreed(self) -> Iterator[tuple[str, Agreed]]:
        """The tools that a person agreed to, by id."""
        for tool_id, digest, definition in self._db.execute("SELECT tool_id, digest, definition FROM agreed"):
            yield str(tool_id), Agreed(str(digest), str(definition))

    def put_agreed(self, tool_id: str, agreed: Agreed) -> None:
        """Keep what a person agreed to."""
        row = (tool_id, agreed.digest, agreed.definition)
        self._db.execute("INSERT OR REPLACE INTO agreed (tool_id, digest, definition) VALUES (?, ?, ?)", row)


def _record(row: tuple[object, ...]) -> CallRecord:
    number, at, origin, tool_id, digest, decision, rule, *rest = map(str, row)
    arguments_digest, arguments, state, took_ms, size, conversation = rest
    return CallRecord(
        int(number),
        datetime.fromtimestamp(float(at), UTC),
        origin,
        tool_id,
        digest,
        Decision(decision),
        Rule(rule) if rule else None,
        arguments_digest,
        arguments,
        CallState(state),
        float(took_ms),
        int(size),
        conversation,
    )
