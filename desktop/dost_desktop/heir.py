"""The process that goes on when the window ends: ``dost serve``, started apart from this one."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from dost_engine.errors import ConfigError, ServiceError

if TYPE_CHECKING:
    from dost_engine.settings import Paths

log = logging.getLogger(__name__)

LOG_NAME = "service.log"
"""Where a service of its own writes what it would otherwise say on a terminal."""


def start_heir(paths: Paths) -> subprocess.Popen[bytes]:
    """Start a service that waits until the one that runs has ended, and goes on in its place.

    It belongs to no terminal and to no window, and outlives both.

    Returns:
        The process.

    Raises:
        ConfigError: a bundle without its console program.
        ServiceError: the process cannot be started.
    """
    command = serve_command(Path(sys.executable), frozen=bool(getattr(sys, "frozen", False)))
    try:
        paths.logs.mkdir(parents=True, exist_ok=True)
        with (paths.logs / LOG_NAME).open("ab") as out:
            process = subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=out,
                cwd=Path.home(),
                env=_environment(),
                start_new_session=sys.platform != "win32",
                creationflags=_windows_flags(),
            )
    except OSError as error:
        raise ServiceError(
            f"The service cannot be started as a process of its own: {error.strerror or error}.",
            remedy="Let Dost go on in the tray, or run `dost serve` in a terminal.",
        ) from error
    log.info("process %d goes on with the service: %s", process.pid, " ".join(command))
    return process


def serve_command(executable: Path, *, frozen: bool) -> list[str]:
    """The command line of the heir. A bundle's own program is never used as an interpreter.

    Raises:
        ConfigError: the bundle has no console program.
    """
    arguments = ["serve", "--take-over"]
    if not frozen:
        return [str(executable), "-m", "dost_engine", *arguments]
    console = executable.with_name("dost.exe" if executable.suffix.lower() == ".exe" else "dost")
    if not console.is_file():
        raise ConfigError(f"The console program {console} is missing.", remedy="Install Dost again.")
    return [str(console), *arguments]


def _environment() -> dict[str, str]:
    """Of a bundle: the new process unpacks and finds its own parts."""
    environment = dict(os.environ)
    if getattr(sys, "frozen", False):
        environment["PYINSTALLER_RESET_ENVIRONMENT"] = "1"
    return environment


def _windows_flags() -> int:
    """No console window, no share in the signals of ours; 0 elsewhere."""
    if sys.platform == "win32":
        return subprocess.CREATE_NO_WINDOW | subprocess.CREATE_NEW_PROCESS_GROUP
    return 0
