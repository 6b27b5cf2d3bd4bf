"""Conversations on disk: a row for each, and a row for each of its pieces, as compressed JSON.

The ones that nothing was said in for the longest time go when there are too many or they are too large.
"""

from __future__ import annotations

import sqlite3
import zlib
from dataclasses import dataclass
from typing import TYPE_CHECKING

from dost_engine.errors import BadRequest, StorageError
from dost_engine.kept_file import KeptFile

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from pathlib import Path

    from dost_desktop.conversations.pieces import Piece

_STEPS = (
    """
    CREATE TABLE conversations (
        id TEXT PRIMARY KEY,
        title TEXT NOT NULL,
        created REAL NOT NULL,
        updated REAL NOT NULL,
        gone INTEGER NOT NULL DEFAULT 0
    );
    CREATE TABLE pieces (
        conversation TEXT NOT NULL,
        number INTEGER NOT NULL,
        said TEXT NOT NULL,
        body BLOB NOT NULL,
        size_bytes INTEGER NOT NULL,
        PRIMARY KEY (conversation, number)
    )
    """,
)
_PUT_HEAD = """
    INSERT INTO conversations (id, title, created, updated) VALUES (?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET title = excluded.title, updated = excluded.updated
"""
_PUT_PIECE = "INSERT OR REPLACE INTO pieces (conversation, number, said, body, size_bytes) VALUES (?, ?, ?, ?, ?)"
_SAYS = """
    SELECT id FROM conversations WHERE instr(folded(title), ?) > 0
    UNION SELECT conversation FROM pieces WHERE instr(said, ?) > 0
"""
_OLDEST = """
    SELECT id, (SELECT coalesce(sum(size_bytes), 0) FROM pieces WHERE conversation = id)
    FROM conversations WHERE id <> ? ORDER BY gone DESC, updated LIMIT 1
"""
_ROW_BYTES = 200  # of a row beside what it holds
SEARCHED_CHARS = 20_000
"""Of what was said in one piece, this much is searched."""


@dataclass(frozen=True, slots=True)
class Head:
    """What a list shows of a conversation.

    Attributes:
        id: Its name.
        title: As its user sees it.
        created: When it began, in seconds since 1970.
        updated: When something was last said in it.
    """

    id: str
    title: str
    created: float
    updated: float


@dataclass(frozen=True, slots=True)
class Kept:
    """How much is kept.

    Attributes:
        count: Conversations.
        size_bytes: What they take, before the file's own room.
    """

    count: int = 0
    size_bytes: int = 0


class ConversationFile(KeptFile):
    """The open file. Every method raises ``sqlite3.Error`` where it cannot be done."""

    steps = _STEPS

    def __init__(self, path: Path, *, most: int, most_bytes: int) -> None:
        """Open or make the file, for its user alone to read.

        Raises:
            StorageError: it cannot be opened.
        """
        super().__init__(path)
        self._most, self._most_bytes = most, most_bytes
        self._db.create_function("folded", 1, lambda text: str(text).casefold(), deterministic=True)
        try:
            self._db.execute("PRAGMA secure_delete = ON")  # what was forgotten is not left in free pages
            self.kept()
        except sqlite3.Error as error:
            self._db.close()
            raise StorageError(f"{path} cannot be read: {error}.", remedy="Remove the file.") from error

    def heads(self) -> tuple[Head, ...]:
        """Every conversation, the one that something was last said in first; those that are to go are left out."""
        query = "SELECT id, title, created, updated FROM conversations WHERE NOT gone ORDER BY updated DESC, id"
        return tuple(
            Head(str(one), str(title), float(created), float(updated))
            for one, title, created, updated in self._db.execute(query)
        )

    def gone(self) -> tuple[str, ...]:
        """Those that are to go."""
        return tuple(str(one) for (one,) in self._db.execute("SELECT id FROM conversations WHERE gone"))

    def kept(self) -> Kept:
        """How much there is."""
        (count,) = self._db.execute("SELECT count(*) FROM conversations WHERE NOT gone").fetchone()
        (size_bytes,) = self._db.execute("SELECT coalesce(sum(size_bytes), 0) FROM pieces").fetchone()
        return Kept(int(count), int(size_bytes))

    def pieces(self, conversation: str) -> tuple[tuple[Piece, ...], int]:
        """The pieces of a conversation in their order, and how many were damaged and are left out."""
        from dost_desktop.conversations.pieces import Piece  # who only counts needs nothing of the window
        from dost_engine import wire  # brings pydantic, which the first paint does not wait for

        query = "SELECT CAST(body AS BLOB) FROM pieces WHERE conversation = ? ORDER BY number"
        found, damaged = [], 0
        for (body,) in self._db.execute(query, (conversation,)):
            try:
                found.append(wire.from_json(Piece, zlib.decompress(body)))
            except (zlib.error, BadRequest, TypeError):
                damaged += 1
        return tuple(found), damaged

    def says(self, words: Sequence[str]) -> frozenset[str]:
        """Conversations in which each of the words was said, or stands in the title; in any case of letters."""
        found: set[str] | None = None
        for word in words:
            folded = _whole(word).casefold()
            holding = {str(one) for (one,) in self._db.execute(_SAYS, (folded, folded))}
            found = holding if found is None else found & holding
        return frozenset(found or ())

    def write(self, head: Head, pieces: Mapping[int, Piece], count: int) -> tuple[str, ...]:
        """Keep what changed of a conversation.

        Args:
            head: Its head.
            pieces: The pieces that changed, by their numbers.
            count: How many pieces it has; those from there on are forgotten.

        Returns:
            Ids of the conversations that had to go for it.
        """
        from dost_desktop.conversations.pieces import said_in
        from dost_engine import wire

        rows = []
        for number, piece in pieces.items():
            body, said = zlib.compress(wire.to_json(piece)), _whole(said_in(piece)).casefold()[:SEARCHED_CHARS]
            rows.append((head.id, number, said, body, len(body) + len(said.encode()) + _ROW_BYTES))
        with self._transaction():
            self._db.execute(_PUT_HEAD, (head.id, _whole(head.title), head.created, head.updated))
            self._db.executemany(_PUT_PIECE, rows)
            self._db.execute("DELETE FROM pieces WHERE conversation = ? AND number >= ?", (head.id, count))
            return self._tidy(head.id)

    def rename(self, conversation: str, title: str) -> None:
        """Another title."""
        self._db.execute("UPDATE conversations SET title = ? WHERE id = ?", (_whole(title), conversation))

    def set_gone(self, conversation: str, *, gone: bool) -> None:
        """It is to go, and is not listed any more; or it stays after all."""
        self._db.execute("UPDATE conversations SET gone = ? WHERE id = ?", (gone, conversation))

    def forget(self, conversations: Iterable[str]) -> None:
        """Take conversations out, so that no byte of them is left in the file."""
        with self._transaction():
            for one in conversations:
                self._delete(one)

    def clear(self) -> None:
        """Forget everything, also from the free pages of the file."""
        with self._transaction():
            self._db.execute("DELETE FROM pieces")
            self._db.execute("DELETE FROM conversations")
        self._db.execute("VACUUM")

    def _tidy(self, written: str) -> tuple[str, ...]:
        went: list[str] = []
        (count,) = self._db.execute("SELECT count(*) FROM conversations").fetchone()
        (size_bytes,) = self._db.execute("SELECT coalesce(sum(size_bytes), 0) FROM pieces").fetchone()
        while count > self._most or size_bytes > self._most_bytes:
            oldest = self._db.execute(_OLDEST, (written,)).fetchone()
            if oldest is None:
                break
            self._delete(oldest[0])
            went.append(str(oldest[0]))
            count, size_bytes = count - 1, size_bytes - int(oldest[1])
        return tuple(went)

    def _delete(self, conversation: str) -> None:
        self._db.execute("DELETE FROM pieces WHERE conversation = ?", (conversation,))
        self._db.execute("DELETE FROM conversations WHERE id = ?", (conversation,))


def _whole(text: str) -> str:
    """The text without halves of characters, which SQLite refuses."""
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
