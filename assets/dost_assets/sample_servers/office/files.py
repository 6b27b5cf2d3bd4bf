"""The files: folders and texts that live in the database, not on the disk."""

from __future__ import annotations

import posixpath
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Literal

from mcp.server.mcpserver.exceptions import ToolError
from pydantic import Field

from dost_assets.sample_servers.office.database import containing
from dost_assets.sample_servers.office.kinds import ADDS, CHANGES, READS, REMOVES, missing
from dost_assets.sample_servers.office.seed import NOW

if TYPE_CHECKING:
    import sqlite3

    from dost_assets.sample_servers.office.database import Database
    from dost_assets.sample_servers.office.kinds import Tools

FilePath = Annotated[str, Field(description="Path of the file in the office, such as /reports/visitors.txt.")]
FolderPath = Annotated[str, Field(description="Path of the folder in the office, such as /reports.")]
Content = Annotated[str, Field(description="The text.")]


@dataclass(frozen=True)
class Entry:
    """A file or folder; a folder has no size."""

    path: str
    kind: Literal["file", "folder"]
    size_bytes: int
    changed: str


@dataclass(frozen=True)
class Match:
    """A line of a file that holds what was searched for."""

    path: str
    line_number: int
    line: str


class Files:
    """Tools of the files."""

    def __init__(self, database: Database) -> None:
        self._db = database

    def tools(self) -> Tools:
        """All tools with what they may do."""
        return (
            (self.list_folder, READS),
            (self.read_text_file, READS),
            (self.get_file_info, READS),
            (self.search_files, READS),
            (self.create_folder, ADDS),
            (self.write_text_file, REMOVES),
            (self.append_to_file, ADDS),
            (self.copy_file, ADDS),
            (self.move_file, CHANGES),
            (self.delete_file, REMOVES),
        )

    def list_folder(self, path: FolderPath = "/") -> list[Entry]:
        """Show which files and folders are in a folder, folders first."""
        folder = self._folder(path)
        inside = "/" if folder == "/" else f"{folder}/"
        sql = "SELECT * FROM files WHERE path LIKE ? ESCAPE '!' AND path <> ? ORDER BY is_folder DESC, path"
        rows = self._db.rows(sql, containing(inside)[1:], folder)
        return [_entry(row) for row in rows if "/" not in row["path"][len(inside) :]]

    def read_text_file(self, path: FilePath) -> str:
        """Read the whole text of a file."""
        return str(self._file(path)["content"])

    def get_file_info(self, path: FilePath) -> Entry:
        """Tell how large a file is and when it was changed last."""
        return _entry(self._row(path))

    def search_files(
        self, text: Annotated[str, Field(description="What the file's text is to hold.", min_length=1)]
    ) -> list[Match]:
        """Search inside all documents for a text; gives the lines that hold it."""
        sql = "SELECT path, content FROM files WHERE content LIKE ? ESCAPE '!' ORDER BY path"
        return [
            Match(path, number, line)
            for path, content in self._db.rows(sql, containing(text))
            for number, line in enumerate(content.splitlines(), start=1)
            if text.lower() in line.lower()
        ]

    def create_folder(self, path: FolderPath) -> Entry:
        """Make a new, empty folder."""
        clean = self._free(path)
        self._db.change("INSERT INTO files (path, is_folder, changed) VALUES (?, 1, ?)", clean, NOW)
        return self.get_file_info(clean)

    def write_text_file(
        self,
        path: FilePath,
        content: Content,
        overwrite: Annotated[bool, Field(description="Replace a file of that name.")] = False,
    ) -> Entry:
        """Save a text as a file. A file that is there already is only replaced when that is asked for."""
        clean = _clean(path)
        known = self._db.row("SELECT is_folder FROM files WHERE path = ?", clean)
        if known is None:
            self._free(clean)
        elif known["is_folder"] or not overwrite:
            raise ToolError(f"{clean} is there already.")
        self._db.change(
            "INSERT INTO files VALUES (?, 0, ?, ?) "
            "ON CONFLICT (path) DO UPDATE SET content = excluded.content, changed = excluded.changed",
            *(clean, content, NOW),
        )
        return self.get_file_info(clean)

    def append_to_file(self, path: FilePath, content: Content) -> Entry:
        """Add text to the end of a file."""
        clean = self._file(path)["path"]
        self._db.change("UPDATE files SET content = content || ?, changed = ? WHERE path = ?", content, NOW, clean)
        return self.get_file_info(clean)

    def copy_file(
        self, source: FilePath, destination: Annotated[str, Field(description="Path of the copy, with its name.")]
    ) -> Entry:
        """Make a copy of a file under another name or in another folder."""
        row, clean = self._file(source), self._free(destination)
        self._db.change("INSERT INTO files VALUES (?, 0, ?, ?)", clean, row["content"], NOW)
        return self.get_file_info(clean)

    def move_file(
        self, source: FilePath, destination: Annotated[str, Field(description="New path, with the name.")]
    ) -> Entry:
        """Rename a file or move it to another folder."""
        old, clean = self._file(source)["path"], self._free(destination)
        self._db.change("UPDATE files SET path = ? WHERE path = ?", clean, old)
        return self.get_file_info(clean)

    def delete_file(self, path: Annotated[str, Field(description="Path of a file or of an empty folder.")]) -> str:
        """Delete a file, or a folder that is empty, for good."""
        row = self._row(path)
        if row["path"] == "/" or (row["is_folder"] and self.list_folder(row["path"])):
            raise ToolError(f"{row['path']} is not empty.")
        self._db.change("DELETE FROM files WHERE path = ?", row["path"])
        return f"Deleted {row['path']}."

    def _row(self, path: str) -> sqlite3.Row:
        row = self._db.row("SELECT * FROM files WHERE path = ?", _clean(path))
        if row is None:
            raise missing("file or folder", _clean(path))
        return row

    def _file(self, path: str) -> sqlite3.Row:
        row = self._row(path)
        if row["is_folder"]:
            raise ToolError(f"{row['path']} is a folder.")
        return row

    def _folder(self, path: str) -> str:
        row = self._row(path)
        if not row["is_folder"]:
            raise ToolError(f"{row['path']} is a file.")
        return str(row["path"])

    def _free(self, path: str) -> str:
        """The path, where nothing is there yet and its folder exists."""
        clean = _clean(path)
        if self._db.row("SELECT 1 FROM files WHERE path = ?", clean):
            raise ToolError(f"{clean} is there already.")
        self._folder(posixpath.dirname(clean))
        return clean


def _clean(path: str) -> str:
    return posixpath.normpath("/" + path.strip().lstrip("/"))


def _entry(row: sqlite3.Row) -> Entry:
    return Entry(
        row["path"], "folder" if row["is_folder"] else "file", len(str(row["content"]).encode()), str(row["changed"])
    )
