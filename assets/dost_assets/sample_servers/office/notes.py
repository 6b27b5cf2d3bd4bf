"""The notes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from pydantic import Field

from dost_assets.sample_servers.office.database import containing
from dost_assets.sample_servers.office.kinds import ADDS, CHANGES, READS, REMOVES, missing
from dost_assets.sample_servers.office.seed import NOW

if TYPE_CHECKING:
    from dost_assets.sample_servers.office.database import Database
    from dost_assets.sample_servers.office.kinds import Tools

NoteId = Annotated[int, Field(description="Number of the note, as the listing gives it.", ge=1)]
Tags = Annotated[list[str], Field(description="Labels, one word each, such as work or recipes.")]


@dataclass(frozen=True)
class NoteTitle:
    """A note in a listing."""

    id: int
    title: str
    tags: list[str]
    changed: str


@dataclass(frozen=True)
class Note:
    """A whole note."""

    id: int
    title: str
    body: str
    tags: list[str]
    changed: str


@dataclass(frozen=True)
class TagCount:
    """A label and how many notes have it."""

    tag: str
    notes: int


class Notes:
    """Tools of the notes."""

    def __init__(self, database: Database) -> None:
        self._db = database

    def tools(self) -> Tools:
        """All tools with what they may do."""
        return (
            (self.list_notes, READS),
            (self.read_note, READS),
            (self.search_notes, READS),
            (self.list_note_tags, READS),
            (self.create_note, ADDS),
            (self.append_to_note, ADDS),
            (self.edit_note, CHANGES),
            (self.tag_note, CHANGES),
            (self.delete_note, REMOVES),
        )

    def list_notes(
        self, tag: Annotated[str | None, Field(description="Only notes with this label.")] = None
    ) -> list[NoteTitle]:
        """List the titles of the notes, the ones changed last first."""
        sql = (
            "SELECT id, title, changed FROM notes WHERE ? IS NULL "
            "OR id IN (SELECT note_id FROM note_tags WHERE tag = ?) ORDER BY changed DESC, id"
        )
        return [NoteTitle(i, title, self._tags(i), changed) for i, title, changed in self._db.rows(sql, tag, tag)]

    def read_note(self, note_id: NoteId) -> Note:
        """Read a note whole."""
        row = self._db.row("SELECT title, body, changed FROM notes WHERE id = ?", note_id)
        if row is None:
            raise missing("note", note_id)
        return Note(note_id, row["title"], row["body"], self._tags(note_id), row["changed"])

    def search_notes(
        self, text: Annotated[str, Field(description="Words in the title or the text.", min_length=1)]
    ) -> list[NoteTitle]:
        """Find notes that mention something."""
        like = containing(text)
        sql = (
            "SELECT id, title, changed FROM notes WHERE title LIKE ? ESCAPE '!' OR body LIKE ? ESCAPE '!' "
            "ORDER BY changed DESC, id"
        )
        return [NoteTitle(i, title, self._tags(i), changed) for i, title, changed in self._db.rows(sql, like, like)]

    def list_note_tags(self) -> list[TagCount]:
        """List all labels that notes have, with the number of notes for each."""
        sql = "SELECT tag, count(*) FROM note_tags GROUP BY tag ORDER BY tag"
        return [TagCount(tag, count) for tag, count in self._db.rows(sql)]

    def create_note(
        self,
        title: Annotated[str, Field(description="Title of the note.", min_length=1)],
        body: Annotated[str, Field(description="Text of the note.")] = "",
        tags: Annotated[list[str] | None, Field(description="Labels for it, one word each.")] = None,
    ) -> Note:
        """Write down a new note, to remember something for later."""
        note_id = self._db.insert("INSERT INTO notes (title, body, changed) VALUES (?, ?, ?)", title, body, NOW)
        return self.tag_note(note_id, tags or [])

    def append_to_note(
        self, note_id: NoteId, text: Annotated[str, Field(description="What to add as a new line.", min_length=1)]
    ) -> Note:
        """Add a line to the end of a note."""
        body = self.read_note(note_id).body
        joined = f"{body}\n{text}" if body else text
        self._db.change("UPDATE notes SET body = ?, changed = ? WHERE id = ?", joined, NOW, note_id)
        return self.read_note(note_id)

    def edit_note(
        self,
        note_id: NoteId,
        title: Annotated[str | None, Field(description="New title.")] = None,
        body: Annotated[str | None, Field(description="New text; it replaces the old one.")] = None,
    ) -> Note:
        """Change the title or the text of a note. What is not given stays as it is."""
        self.read_note(note_id)
        self._db.change(
            "UPDATE notes SET title = coalesce(?, title), body = coalesce(?, body), changed = ? WHERE id = ?",
            *(title, body, NOW, note_id),
        )
        return self.read_note(note_id)

    def tag_note(self, note_id: NoteId, tags: Tags) -> Note:
        """Put labels on a note, beside those that it has."""
        self.read_note(note_id)
        for tag in tags:
            self._db.change("INSERT OR IGNORE INTO note_tags VALUES (?, ?)", note_id, tag)
        return self.read_note(note_id)

    def delete_note(self, note_id: NoteId) -> str:
        """Throw a note away for good."""
        title = self.read_note(note_id).title
        self._db.change("DELETE FROM notes WHERE id = ?", note_id)
        return f'Deleted the note "{title}".'

    def _tags(self, note_id: int) -> list[str]:
        return [tag for (tag,) in self._db.rows("SELECT tag FROM note_tags WHERE note_id = ? ORDER BY tag", note_id)]
