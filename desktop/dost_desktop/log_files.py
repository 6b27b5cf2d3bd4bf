"""Dost's own log files, as entries that may be shown and copied. Reads files: not for the loop."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from dost_desktop.diagnostics import last_lines
from dost_desktop.redaction import redacted
from dost_ui.log_view import Level, LogLine

if TYPE_CHECKING:
    from pathlib import Path

MOST_LINES = 2_000
"""Of one file, its last ones: some days of a window that says little, and no pause when they are shown."""

_START = re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\S* ([A-Z]+) ")
_LEVELS = {"WARNING": Level.WARNING, "ERROR": Level.ERROR, "CRITICAL": Level.ERROR}


def log_names(folder: Path) -> tuple[str, ...]:
    """Names of the log files, newest first; those that rotated away too."""
    try:
        found = [(path.stat().st_mtime, path.name) for path in folder.iterdir() if ".log" in path.suffixes]
    except OSError:
        return ()
    return tuple(name for _, name in sorted(found, reverse=True))


def log_lines(folder: Path, name: str) -> tuple[LogLine, ...]:
    """The last entries of a file, redacted; a stack belongs to the line above it."""
    text = redacted("\n".join(last_lines(folder / name, MOST_LINES)))
    entries: list[LogLine] = []
    for line in text.splitlines():
        start = _START.match(line)
        if start or not entries:
            entries.append(LogLine(_LEVELS.get(start[1], Level.INFO) if start else Level.INFO, line))
        else:
            last = entries[-1]
            entries[-1] = LogLine(last.level, f"{last.text}\n{line}")
    return tuple(entries)
