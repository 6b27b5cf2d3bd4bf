"""The terminal: consoles with Dost's colours, and text from servers made harmless."""

from __future__ import annotations

import os
import sys
import unicodedata

from rich.console import Console
from rich.theme import Theme

from dost_engine.server_text import one_line

PIPED_WIDTH = 120  # columns where nobody looks on: files and pipes

# The dark pairs of the look: each brings its own ground, so it reads the same on any terminal.
STYLES = {
    "source.semantic": "#B6A3FF on #2D2654",
    "source.text": "#F0B75A on #3B2F17",
    "source.sticky": "#5AD1C1 on #163833",
    "source.both": "bold #B6A3FF on #2D2654",
    "source.name": "#7DB7FF on #17304F",
    "source.pinned": "#FF8FB3 on #43202E",
    "source.together": "#B7D977 on #2C3817",
    "source.all": "dim",
    "state.good": "green",
    "state.busy": "yellow",
    "state.bad": "bold red",
    "headline": "bold",
    "muted": "dim",
}


def console(*, stderr: bool = False) -> Console:
    """A console for a command's answer (stdout) or for what it says beside it (stderr).

    Where the output is a file or a pipe it holds no colours, is 120 columns wide unless ``COLUMNS`` says otherwise,
    and a character that its encoding does not know becomes a question mark.
    """
    stream = sys.stderr if stderr else sys.stdout
    reconfigure = getattr(stream, "reconfigure", None)
    if reconfigure is not None:
        reconfigure(errors="replace")
    made = Console(stderr=stderr, theme=Theme(STYLES), highlight=False, markup=False, emoji=False)
    if not made.is_terminal and "COLUMNS" not in os.environ:
        made.width = PIPED_WIDTH
    return made


def plain(text: str) -> str:
    """Text of a server or a person on one line, without anything that would steer the terminal or hide words."""
    controls_shown = "".join("\ufffd" if unicodedata.category(one) == "Cc" else one for one in " ".join(text.split()))
    return one_line(controls_shown)
