"""Reads the whole tool list of a connected server."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mcp import Client, MCPError
from mcp_types import METHOD_NOT_FOUND

from dost_engine.catalog import make_tool
from dost_engine.mcp_store.guard import OFFERED, RAW, SKIPPED
from dost_engine.server_text import safe_name

if TYPE_CHECKING:
    from dost_engine.types import Tool

MOST_PAGES = 1000
"""Pages of one tool list that are read; a server that gives more is going round in circles."""


async def list_tools(client: Client, server: str) -> tuple[tuple[Tool, ...], tuple[str, ...]]:
    """Read all pages. Unusable entries and repeated names are left out and named.

    Returns:
        The tools in the server's order, and a sentence per entry that could not be used.

    Raises:
        MCPError: the server refused a page or closed the connection; no part of the list is returned then.
    """
    tools: dict[str, Tool] = {}
    skipped: list[str] = []
    cursors: set[str] = set()
    cursor: str | None = None
    for _ in range(MOST_PAGES):
        try:
            page = await client.list_tools(cursor=cursor)
        except MCPError as error:
            if error.code == METHOD_NOT_FOUND and cursor is None:
                break  # a server without tools
            raise
        notes = page.meta or {}
        skipped += notes.get(SKIPPED, [])
        kept = {entry.name for entry in page.tools}
        refused = [name for name in notes.get(OFFERED, []) if name not in kept]
        skipped += [f'"{safe_name(name)}": its header annotations (x-mcp-header) are not valid.' for name in refused]
        for entry in page.tools:
            if entry.name in tools:
                skipped.append(f'"{safe_name(entry.name)}" is listed again; the first one is kept.')
                continue
            tools[entry.name] = make_tool(server, entry.name, (entry.meta or {}).get(RAW, {}))
        cursor = page.next_cursor
        if cursor is None:
            break
        if cursor in cursors:
            skipped.append("The list repeats itself; the pages up to there are kept.")
            break
        cursors.add(cursor)
    else:
        skipped.append(f"The list has more than {MOST_PAGES} pages; the rest was left out.")
    return tuple(tools.values()), tuple(skipped)
