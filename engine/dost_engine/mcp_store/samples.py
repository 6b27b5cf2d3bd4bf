"""The sample servers: something real to try Dost with before one's own servers are connected."""

from __future__ import annotations

import importlib.util
import sys
from typing import TYPE_CHECKING, Any

from dost_engine.errors import ConfigError
from dost_engine.mcp_store.config import read_servers
from dost_engine.mcp_store.program import dost_command
from dost_engine.mcp_store.servers_file import add_servers

if TYPE_CHECKING:
    from pathlib import Path

REFERENCE_SERVERS = {"time": "mcp_server_time", "git": "mcp_server_git", "fetch": "mcp_server_fetch"}
"""Modules of the reference servers, by the key that they get; used where they are installed."""


def sample_servers(data_folder: Path) -> dict[str, dict[str, Any]]:
    """Entries for ``servers.json``: our own office, and the reference servers that are installed.

    Args:
        data_folder: Where the office keeps its database.
    """
    program, *args = dost_command("sample-server", "office", "--db", str(data_folder / "office.sqlite"))
    entries: dict[str, dict[str, Any]] = {"office": {"command": program, "args": args}}
    if not getattr(sys, "frozen", False):  # a frozen program cannot run a module of another package
        for name, module in REFERENCE_SERVERS.items():
            if importlib.util.find_spec(module) is not None:
                entries[name] = {"command": sys.executable, "args": ["-m", module]}
    return entries


def add_sample_servers(servers_file: Path, data_folder: Path) -> tuple[str, ...]:
    """Put the sample servers into ``servers.json`` where there are no servers yet; what else is in it stays.

    Returns:
        The keys of the servers.

    Raises:
        ConfigError: the file has servers already, cannot be understood or is a newer Dost's; it is left as it is.
        StorageError: the file cannot be written.
    """
    if read_servers(servers_file):
        raise ConfigError(
            f"{servers_file} lists servers already.",
            remedy="The sample servers are only added to an empty list; edit the file to have both.",
        )
    return add_servers(servers_file, sample_servers(data_folder))
