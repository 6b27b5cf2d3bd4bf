"""Where ``dost`` begins. Without a word it opens the window, and loads nothing that only a command line needs."""

from __future__ import annotations

import contextlib
import gc
import sys
from typing import TYPE_CHECKING

from dost_engine.errors import ConfigError

if TYPE_CHECKING:
    from types import ModuleType


def main() -> None:
    """Open the window, or run the command that is asked for."""
    if len(sys.argv) == 1:
        with contextlib.suppress(ImportError, ConfigError):  # the command line says what is wrong, as of any command
            raise SystemExit(window().open_window())
    from dost_desktop.cli import main as run_command

    run_command()


def window() -> ModuleType:
    """The module that opens the window.

    Its imports stay to the end: collections while they come would walk through all of them a hundred times, for
    nothing.

    Raises:
        ImportError: Qt is not installed.
    """
    gc.disable()
    try:
        from dost_desktop import window as module
    finally:
        gc.enable()
    return module
