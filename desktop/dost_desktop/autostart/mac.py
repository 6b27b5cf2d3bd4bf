"""macOS: a launch agent of the user, which the system reads when the session begins."""

from __future__ import annotations

import plistlib
from pathlib import Path
from typing import TYPE_CHECKING

from dost_desktop.autostart.start_file import put_or_take_away

if TYPE_CHECKING:
    from collections.abc import Sequence

LABEL = "dost.window"


class LaunchAgent:
    """``dost.window.plist`` in ``~/Library/LaunchAgents``."""

    def __init__(self, command: Sequence[str], folder: Path | None = None) -> None:
        """``folder`` takes the place of the user's own."""
        self._command = command
        self.file = (folder or Path.home() / "Library" / "LaunchAgents") / f"{LABEL}.plist"

    def enabled(self) -> bool:
        """Whether the agent is there, runs at the start of the session, and is not disabled in its file."""
        try:
            values = plistlib.loads(self.file.read_bytes())
        except (OSError, ValueError, plistlib.InvalidFileException):
            return False
        return isinstance(values, dict) and values.get("RunAtLoad") is True and values.get("Disabled") is not True

    def switch(self, *, on: bool) -> None:
        """Write the agent, or take it away. It is not loaded: Dost runs already.

        Raises:
            StorageError: it cannot be.
        """
        put_or_take_away(self.file, agent_text(self._command), on=on)


def agent_text(command: Sequence[str]) -> str:
    """The property list: in the user's own session only, and not started again when it ends."""
    values = {
        "Label": LABEL,
        "ProgramArguments": list(command),
        "RunAtLoad": True,
        "KeepAlive": False,
        "ProcessType": "Interactive",
        "LimitLoadToSessionType": "Aqua",
    }
    return plistlib.dumps(values).decode("utf-8")
