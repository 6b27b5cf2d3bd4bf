"""What every system can do, and which one this is."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Protocol

HIDDEN = ("window", "--hidden")
"""How Dost is started with the session: in the tray, where there is one."""


class Autostart(Protocol):
    """Starts Dost with the session, or does not. Both methods touch files or the registry: not for the loop."""

    def enabled(self) -> bool:
        """Whether it is started. What cannot be read is not."""

    def switch(self, *, on: bool) -> None:
        """Start it from the next session on, or not.

        Raises:
            StorageError: the system refuses.
        """


def autostart() -> Autostart:
    """That of this system."""
    if sys.platform == "win32":
        from dost_desktop.autostart.windows import RunKey

        return RunKey(start_command())
    if sys.platform == "darwin":
        from dost_desktop.autostart.mac import LaunchAgent

        return LaunchAgent(start_command())
    from dost_desktop.autostart.xdg import DesktopEntry

    return DesktopEntry(start_command())


def start_command() -> list[str]:
    """The command line that starts the window hidden, from this installation."""
    frozen = bool(getattr(sys, "frozen", False))
    return command_of(Path(sys.executable), frozen=frozen, appimage=os.environ.get("APPIMAGE", ""))


def command_of(executable: Path, *, frozen: bool, appimage: str = "") -> list[str]:
    """The same for another installation.

    A bundle is started itself, by the program of it that opens no console; an AppImage by its own file, because what it
    holds is somewhere else each time. Anything else by its interpreter.
    """
    if frozen and appimage:
        return [appimage, *HIDDEN]
    if frozen:
        windowed = executable.with_name("dost-window" + executable.suffix)
        return [str(windowed if windowed.is_file() else executable), *HIDDEN]
    quiet = executable.with_name("pythonw" + executable.suffix)
    silent = executable.suffix.lower() == ".exe" and quiet.is_file()
    return [str(quiet if silent else executable), "-m", "dost_desktop", *HIDDEN]
