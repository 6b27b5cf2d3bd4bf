"""Linux and the BSDs: a desktop entry among those that start with the session (XDG Desktop Application Autostart)."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from dost_desktop.autostart.start_file import put_or_take_away

if TYPE_CHECKING:
    from collections.abc import Sequence

_OFF = {"hidden": "true", "x-gnome-autostart-enabled": "false"}
"""Keys by which desktops switch an entry off without taking it away."""


class DesktopEntry:
    """``dost.desktop`` in ``$XDG_CONFIG_HOME/autostart``."""

    def __init__(self, command: Sequence[str], folder: Path | None = None) -> None:
        """``folder`` takes the place of the user's own."""
        self._command = command
        self.file = (folder or _folder()) / "dost.desktop"

    def enabled(self) -> bool:
        """Whether the entry is there and nobody switched it off."""
        try:
            lines = self.file.read_text(encoding="utf-8", errors="replace").splitlines()
        except OSError:
            return False
        pairs = (line.partition("=") for line in lines)
        keys = {key.strip().lower(): value.strip().lower() for key, _, value in pairs}
        return all(keys.get(key) != value for key, value in _OFF.items())

    def switch(self, *, on: bool) -> None:
        """Write the entry, or take it away.

        Raises:
            StorageError: it cannot be.
        """
        put_or_take_away(self.file, entry_text(self._command), on=on)


def entry_text(command: Sequence[str]) -> str:
    """The desktop entry."""
    lines = [
        "[Desktop Entry]",
        "Type=Application",
        "Version=1.0",
        "Name=Dost",
        "Comment=Gives a language model only the tools it needs",
        f"Exec={exec_line(command)}",
        "Icon=dost",
        "Terminal=false",
        "X-GNOME-Autostart-enabled=true",
    ]
    return "\n".join(lines) + "\n"


def exec_line(command: Sequence[str]) -> str:
    r"""The command as the key ``Exec`` wants it.

    Each word in double quotes with ``"``, `````, ``$`` and ``\`` behind a backslash; then, as in every value of such a
    file, each backslash twice; and ``%`` twice, which otherwise begins a field.
    """
    words = []
    for word in command:
        quoted = "".join(f"\\{sign}" if sign in '"`$\\' else sign for sign in word)
        words.append(f'"{quoted}"' if quoted != word or not word.isascii() or _reserved(word) else word)
    return " ".join(words).replace("\\", "\\\\").replace("%", "%%")


def _reserved(word: str) -> bool:
    return not word or any(sign in " \t\n'><~|&;*?#()" for sign in word)


def _folder() -> Path:
    config = os.environ.get("XDG_CONFIG_HOME", "")
    base = Path(config) if Path(config).is_absolute() else Path.home() / ".config"
    return base / "autostart"
