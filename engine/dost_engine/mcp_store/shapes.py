"""The shapes in which apps list their servers in a file, and where in it the list stands.

A list is an object of names and entries, or a list of entries that name themselves.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from dost_engine.errors import ConfigError

TABLES: tuple[tuple[str, ...], ...] = (
    ("mcpServers",),
    ("servers",),
    ("mcp", "servers"),
    ("mcp.servers",),
    ("mcp", "mcpServers"),
    ("context_servers",),
    ("mcp",),
)
"""Where a file may list its servers. The first one that lists any counts, and the first is how Dost writes."""

_ENTRY_KEYS = frozenset({"command", "url", "httpUrl", "serverUrl"})


@dataclass(frozen=True, slots=True)
class Found:
    """The servers of a file, as they stand in it.

    Attributes:
        path: Keys that lead to the list; empty where the file is the list.
        is_list: Whether it is a list of entries, not an object.
        entries: Name, key in the list, and entry of each, in order.
    """

    path: tuple[str, ...]
    is_list: bool
    entries: tuple[tuple[str, str | int, Any], ...] = ()


def find_servers(value: object, *, source: str) -> Found:
    """Find the list of servers in what a file holds. A file that holds nothing lists none.

    Raises:
        ConfigError: the file holds something else.
    """
    if value is None:
        return Found(TABLES[0], is_list=False)
    if not isinstance(value, Mapping):
        return _found((), value, source)
    tables = [(path, _at(value, path)) for path in TABLES if _has(value, path)]
    found = [_found(path, table, source) for path, table in tables if path != ("mcp",) or _is_bare(table)]
    full = [table for table in found if table.entries]
    if full or found:
        return (full or found)[0]
    if _is_bare(value):
        return _found((), value, source)
    if any(isinstance(member, Mapping | list) and member for member in value.values()):
        raise _other_shape(source)  # it is not taken for an empty one
    return Found(TABLES[0], is_list=False)


def looks_like_entry(value: object) -> bool:
    """Whether this says how a server is reached."""
    return isinstance(value, Mapping) and any(key in value for key in _ENTRY_KEYS)


def _is_bare(value: object) -> bool:
    """Whether an object has names of servers for keys, with nothing around it."""
    return isinstance(value, Mapping) and any(looks_like_entry(member) for member in value.values())


def _found(path: tuple[str, ...], table: object, source: str) -> Found:
    if table is None:
        return Found(path, is_list=False)
    if isinstance(table, Mapping):
        bare = not path or path == ("mcp",)
        # beside the entries of a bare one there may be a version, or settings of the app
        named = [(name, entry) for name, entry in table.items() if not bare or isinstance(entry, Mapping)]
        return Found(path, is_list=False, entries=tuple((name, name, entry) for name, entry in named))
    if not isinstance(table, list):
        raise _other_shape(source)
    return Found(
        path,
        is_list=True,
        entries=tuple((_own_name(entry, number), number, entry) for number, entry in enumerate(table)),
    )


def _own_name(entry: object, number: int) -> str:
    name = entry.get("name") if isinstance(entry, Mapping) else None
    return name if isinstance(name, str) and name else f"server {number + 1}"


def _has(value: Mapping[str, Any], path: tuple[str, ...]) -> bool:
    *above, last = path
    holder = _at(value, tuple(above))
    return isinstance(holder, Mapping) and last in holder


def _at(value: Any, path: tuple[str, ...]) -> Any:  # noqa: ANN401 - any JSON value
    for key in path:
        value = value.get(key) if isinstance(value, Mapping) else None
    return value


def _other_shape(source: str) -> ConfigError:
    return ConfigError(
        f'{source} lists no servers: it must hold an object "mcpServers" with one entry per server.',
        remedy='Write {"mcpServers": {"name": {"command": "program", "args": []}}}.',
    )
