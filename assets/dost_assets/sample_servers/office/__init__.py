"""A small office as an MCP server: calendar, notes, contacts, files, tasks and mail over one SQLite file.

Everything stays in that file: no mail is sent, and no file of the machine is read or written.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run the server over stdin and stdout until its input is closed.

    Args:
        argv: Arguments without the program's name; None for those of the process.

    Returns:
        Exit code: 0, or 1 where the file cannot be used.
    """
    from dost_assets.sample_servers.office.server import run

    return run(argv)
