"""The last known tool list of each server, on disk: offered at the next start before the server has answered."""

from __future__ import annotations

import contextlib
import json
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any

from dost_engine.catalog import make_tool, tool_digest
from dost_engine.errors import StorageError, ToolChanged, ToolNotFound
from dost_engine.types import Tool
from dost_engine.versioned_sqlite import open_versioned

if TYPE_CHECKING:
    from pathlib import Path

    from dost_engine.mcp_store.config import ServerConfig

_STEPS = ("CREATE TABLE lists (server TEXT PRIMARY KEY, entry TEXT NOT NULL, tools TEXT NOT NULL)",)
_KEPT = tuple(field.name for field in fields(Tool))


@dataclass(frozen=True, slots=True)
class Listing:
    """The tools of one server at one moment.

    Attributes:
        tools: In the server's order.
        skipped: Entries that could not be used, a sentence each.
        cached: Whether they are those of an earlier time, and the server has not listed any since.
    """

    tools: tuple[Tool, ...] = ()
    skipped: tuple[str, ...] = ()
    cached: bool = False

    @property
    def left_out(self) -> str:
        """How many entries could not be used, in a sentence; empty where all could."""
        count = len(self.skipped)
        if count == 1:
            return f"{count} entry of its tool list is left out."
        return f"{count} entries of its tool list are left out." if count else ""

    def find(self, name: str) -> Tool | None:
        """The tool of that name."""
        return next((tool for tool in self.tools if tool.name == name), None)


def check_same(server: str, name: str, before: Tool | None, now: Tool | None) -> Tool:
    """See that a tool is still what the caller was offered.

    Args:
        server: Key of the server.
        name: Name of the tool.
        before: As it was offered while the server was away; None where it was not, or where the server was there.
        now: As the server lists it.

    Returns:
        The tool as it is now.

    Raises:
        ToolNotFound: the server offers none of that name, or no more.
        ToolChanged: it is another one now.
    """
    if now is None:
        more = "" if before is None else " any more"
        raise ToolNotFound(f'The server "{server}" offers no tool "{name}"{more}.', remedy="Look at its tools again.")
    if before is not None and tool_digest(before) != tool_digest(now):
        raise ToolChanged(
            f'The tool "{server}/{name}" is another one than the last time its server ran; the call was not made.',
            remedy="Look at the tool again, then repeat the call.",
        )
    return now


class ToolLists:
    """The kept lists of one profile. What goes wrong with the file costs the keeping only.

    Args:
        file: Where they are kept (SQLite); None to keep nothing.

    Attributes:
        problem: Why they cannot be kept, in a sentence, or empty.
    """

    def __init__(self, file: Path | None) -> None:
        self.problem = ""
        self._lock = threading.Lock()
        self._writer = ThreadPoolExecutor(1, "dost-lists")  # one thread: an older list must not come after a newer
        self._connection: sqlite3.Connection | None = None
        self._read_only = False
        if file is None:
            return
        try:
            opened = open_versioned(file, _STEPS)
        except StorageError as error:
            self.problem = f"Tool lists are not kept: {error}"
        else:
            self._connection, self._read_only = opened.connection, opened.read_only

    def get(self, config: ServerConfig) -> tuple[Tool, ...]:
        """The tools that the server of this very entry had when it was last asked; none where nobody knows."""
        rows = self._run("SELECT tools FROM lists WHERE server = ? AND entry = ?", config.name, config.digest)
        try:
            return tuple(_tool(raw, config.name) for raw in json.loads(rows[0][0])) if rows else ()
        except (ValueError, TypeError, KeyError, RecursionError):
            return ()

    def put(self, config: ServerConfig, tools: tuple[Tool, ...]) -> None:
        """Keep a list in the place of the one before."""
        if self._connection is None or self._read_only:
            return
        try:
            text = json.dumps([{name: getattr(tool, name) for name in _KEPT} for tool in tools])
        except (ValueError, TypeError, RecursionError):  # nested beyond what JSON can write: then it is not kept
            self.forget(config.name)
            return
        self._run("INSERT OR REPLACE INTO lists VALUES (?, ?, ?)", config.name, config.digest, text)

    def put_soon(self, config: ServerConfig, tools: tuple[Tool, ...]) -> None:
        """The same in a thread; what is asked for soon is done in order, and before the file is closed."""
        with contextlib.suppress(RuntimeError):  # closed
            self._writer.submit(self.put, config, tools)

    def forget_soon(self, server: str) -> None:
        """As :meth:`forget`, in a thread."""
        with contextlib.suppress(RuntimeError):  # closed
            self._writer.submit(self.forget, server)

    def forget(self, server: str) -> None:
        """Forget the list of a server that is in the file no more."""
        if not self._read_only:
            self._run("DELETE FROM lists WHERE server = ?", server)

    def count(self) -> int:
        """How many lists there are."""
        rows = self._run("SELECT count(*) FROM lists")
        return int(rows[0][0]) if rows else 0

    def clear(self) -> None:
        """Forget every list.

        Raises:
            StorageError: it cannot be done.
        """
        with self._lock:
            if self._connection is None or self._read_only:
                raise StorageError(self.problem or "A newer Dost wrote the lists of tools.", remedy="Remove the file.")
            try:
                self._connection.execute("DELETE FROM lists")
                self._connection.execute("VACUUM")
            except sqlite3.Error as error:
                raise StorageError(
                    f"Tool lists could not be forgotten: {error}.", remedy="They are still there. Try it again."
                ) from error

    def close(self) -> None:
        """Write what is still to be written, and close the file."""
        self._writer.shutdown()
        with self._lock:
            connection, self._connection = self._connection, None
            if connection is not None:
                connection.close()

    def _run(self, statement: str, *values: str) -> list[tuple[Any, ...]]:
        with self._lock:
            if self._connection is None:
                return []
            try:
                found = self._connection.execute(statement, values).fetchall()
            except sqlite3.Error as error:
                self.problem = f"Tool lists cannot be kept or read: {error}."
                return []
            if not statement.startswith("SELECT"):
                self.problem = ""
            return found


def _tool(raw: dict[str, Any], server: str) -> Tool:
    if "warnings" not in raw:  # kept by an older Dost, which took nothing out of what servers wrote
        said = {"inputSchema": "input_schema", "outputSchema": "output_schema"}
        entry = {key: raw.get(kept) for key, kept in said.items()} | {"_meta": {"tags": raw.get("tags")}}
        return make_tool(server, raw["name"], raw | entry)
    values = {name: raw[name] for name in _KEPT if name in raw}
    for name, value in values.items():
        if isinstance(value, list):  # JSON knows no tuples
            values[name] = tuple(value)
    return Tool(**values)
