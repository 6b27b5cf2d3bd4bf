"""Turns on disk, each as compressed JSON, newest last. The oldest go when there are too many or they are too large."""

from __future__ import annotations

import contextlib
import sqlite3
import zlib
from dataclasses import dataclass
from typing import TYPE_CHECKING

from dost_engine import wire
from dost_engine.errors import DostError, StorageError
from dost_engine.kept_file import KeptFile
from dost_engine.types import Turn, TurnSummary, TurnTrace

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

_STEPS = (
    """
    CREATE TABLE turns (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        turn_id TEXT NOT NULL UNIQUE,
        at REAL NOT NULL,
        origin TEXT NOT NULL,
        text TEXT NOT NULL,
        picked INTEGER NOT NULL,
        tools_all INTEGER NOT NULL,
        catalog TEXT NOT NULL,
        trace BLOB NOT NULL,
        turn BLOB NOT NULL,
        size_bytes INTEGER NOT NULL
    )
    """,
    """
    ALTER TABLE turns ADD COLUMN conversation TEXT NOT NULL DEFAULT '';
    CREATE INDEX turns_by_conversation ON turns (conversation)
    """,
)
_INSERT = """
    INSERT OR REPLACE INTO turns
    (turn_id, at, origin, text, picked, tools_all, catalog, trace, turn, size_bytes, conversation)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
_SELECT = """
    SELECT id, turn_id, at, origin, text, picked, tools_all FROM turns
    WHERE id < ? AND (? = '' OR origin = ?) AND (? = '' OR instr(folded(text), ?) > 0) ORDER BY id DESC LIMIT ?
"""
_ROW_BYTES = 200  # of a row beside what it holds
_TEXT_SHOWN = 2_000  # characters of a message that lists and searches see; the whole one is in the turn


@dataclass(frozen=True, slots=True)
class KeptTurn:
    """A turn that was answered.

    Attributes:
        turn: The question.
        trace: What became of it.
        catalog: Digest of the catalogue that it was answered from, empty where that is not known.
    """

    turn: Turn
    trace: TurnTrace
    catalog: str = ""

    def summary(self) -> TurnSummary:
        """The turn as a list shows it."""
        trace = self.trace
        return TurnSummary(
            trace.turn_id,
            trace.at.timestamp(),
            trace.origin,
            self.turn.text[:_TEXT_SHOWN],
            len(trace.selection.picks),
            trace.tools_all,
        )


class TraceFile(KeptFile):
    """The open file. Every method raises ``sqlite3.Error`` where it cannot be done."""

    steps = _STEPS

    def __init__(self, path: Path, *, max_turns: int, max_bytes: int) -> None:
        """Open or make the file, for its user alone to read.

        Raises:
            StorageError: it cannot be opened.
        """
        super().__init__(path)
        self._max_turns, self._max_bytes = max_turns, max_bytes
        self._db.create_function("folded", 1, lambda text: str(text).casefold(), deterministic=True)
        try:
            self._db.execute("PRAGMA secure_delete = ON")  # what was forgotten is not left in free pages
            self._turns, self._bytes = self._counted()
        except sqlite3.Error as error:
            self._db.close()
            raise StorageError(f"{path} cannot be read: {error}.", remedy="Remove the file.") from error

    @property
    def turns(self) -> int:
        """Turns that are kept."""
        return self._turns

    def write(self, kept: KeptTurn) -> None:
        """Keep a turn, and forget the oldest where there is no room."""
        shown = kept.summary()
        trace, turn = zlib.compress(wire.to_json(kept.trace)), zlib.compress(wire.to_json(kept.turn))
        text = shown.text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
        size_bytes = len(trace) + len(turn) + len(text.encode()) + _ROW_BYTES
        row = (shown.turn_id, shown.at, shown.origin, text, shown.picked, shown.tools_all)
        with self._transaction():
            self._db.execute(_INSERT, (*row, kept.catalog, trace, turn, size_bytes, kept.turn.conversation))
            self._tidy(self._turns + 1, self._bytes + size_bytes)
        self._turns, self._bytes = self._counted()

    def get(self, turn_id: str) -> KeptTurn | None:
        """A turn, or None where it is not kept or damaged."""
        query = "SELECT turn, trace, catalog FROM turns WHERE turn_id = ?"
        for turn, trace, catalog in self._db.execute(query, (turn_id,)):
            with contextlib.suppress(zlib.error, DostError, TypeError):
                return KeptTurn(
                    wire.from_json(Turn, zlib.decompress(turn)),
                    wire.from_json(TurnTrace, zlib.decompress(trace)),
                    str(catalog),
                )
        return None

    def page(self, before: int, limit: int, origin: str, text: str) -> Iterator[tuple[int, TurnSummary]]:
        """Turns and their numbers, newest first."""
        folded = text.casefold()
        for number, *rest in self._db.execute(_SELECT, (before, origin, origin, folded, folded, limit)):
            turn_id, at, who, what, picked, tools_all = rest
            yield int(number), TurnSummary(str(turn_id), float(at), str(who), str(what), int(picked), int(tools_all))

    def forget(self, conversation: str) -> None:
        """Forget the turns of a conversation, so that no byte of them is left in the file."""
        self._db.execute("DELETE FROM turns WHERE conversation = ?", (conversation,))
        self._turns, self._bytes = self._counted()

    def clear(self) -> None:
        """Forget everything, also from the free pages of the file."""
        with self._transaction():
            self._db.execute("DELETE FROM turns")
        self._db.execute("VACUUM")
        self._turns, self._bytes = self._counted()

    def _tidy(self, turns: int, size_bytes: int) -> None:
        while turns > self._max_turns or size_bytes > self._max_bytes:
            oldest = self._db.execute("SELECT id, size_bytes FROM turns ORDER BY id LIMIT 1").fetchone()
            if oldest is None:
                return
            self._db.execute("DELETE FROM turns WHERE id = ?", (oldest[0],))
            turns, size_bytes = turns - 1, size_bytes - int(oldest[1])

    def _counted(self) -> tuple[int, int]:
        turns, size_bytes = self._db.execute("SELECT count(*), coalesce(sum(size_bytes), 0) FROM turns").fetchone()
        return int(turns), int(size_bytes)
