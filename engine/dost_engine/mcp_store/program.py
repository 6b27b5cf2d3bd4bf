"""How Dost starts its own console program."""

from __future__ import annotations

import sys
from pathlib import Path

from dost_engine.errors import ConfigError

CONSOLE_NAME = "dost"
"""Name of the console program in a bundle; the windowed one beside it is named otherwise."""


def dost_command(*args: str) -> list[str]:
    """The command line that runs ``dost ARGS`` from this installation.

    In a bundle ``sys.executable`` is Dost itself and knows no ``-m``: there the console program beside it is used.

    Raises:
        ConfigError: the bundle holds no console program.
    """
    if not getattr(sys, "frozen", False):
        return [sys.executable, "-m", "dost_desktop", *args]
    return [str(console_program(Path(sys.executable))), *args]


def console_program(executable: Path) -> Path:
    """The console program that belongs to a bundle's ``executable``.

    Raises:
        ConfigError: there is none.
    """
    program = executable.with_name(CONSOLE_NAME + (".exe" if executable.suffix.lower() == ".exe" else ""))
    if program.is_file():
        return program
    raise ConfigError(f"The console program {program} is missing.", remedy="Install Dost again.")
