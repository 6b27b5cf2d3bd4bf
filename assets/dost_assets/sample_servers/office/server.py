"""Puts the parts of the office together and runs them."""

from __future__ import annotations

import argparse
import os
import sqlite3
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mcp.server import MCPServer

from dost_assets.sample_servers.office.calendar import Calendar
from dost_assets.sample_servers.office.contacts import Contacts
from dost_assets.sample_servers.office.database import Database, NewerFileError
from dost_assets.sample_servers.office.files import Files
from dost_assets.sample_servers.office.mail import Mail
from dost_assets.sample_servers.office.notes import Notes
from dost_assets.sample_servers.office.tasks import Tasks

if TYPE_CHECKING:
    from collections.abc import Sequence

INSTRUCTIONS = (
    "A sample office: calendar, notes, contacts, files, tasks and mail. Its data is made up, and its today is "
    "Wednesday, 4 March 2026. Nothing leaves this machine: mail that is sent goes to an outbox and stays there."
)


def make_server(database: Database) -> MCPServer[Any]:
    """The server with all tools of the office."""
    server: MCPServer[Any] = MCPServer("office", instructions=INSTRUCTIONS, log_level="WARNING")
    for part in (Calendar, Notes, Contacts, Files, Tasks, Mail):
        for tool, kind in part(database).tools():
            server.add_tool(tool, annotations=kind)
    return server


def default_file() -> Path:
    """The office's file among the data of the current user."""
    home = os.environ.get("DOST_HOME")
    if home:
        return Path(home).expanduser() / "data" / "office.sqlite"
    import platformdirs

    return platformdirs.PlatformDirs("dost", appauthor=False).user_data_path / "office.sqlite"


def run(argv: Sequence[str] | None = None) -> int:
    """Run over stdin and stdout; see :func:`dost_assets.sample_servers.office.main`."""
    parser = argparse.ArgumentParser(prog="dost sample-server office", description=INSTRUCTIONS)
    parser.add_argument("--db", type=Path, metavar="PATH", help="SQLite file, made if need be (default: the user's)")
    path = parser.parse_args(argv).db or default_file()
    try:
        database = Database(path)
    except (sqlite3.Error, OSError, NewerFileError) as error:
        sys.stderr.write(f"{path} cannot be used: {error}\n")
        return 1
    try:
        make_server(database).run()
    finally:
        database.close()
    return 0
