"""Windows: a value of the user's Run key. The registry is reached through three functions, so that it can be tested."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING, Protocol

from dost_engine.errors import StorageError

if TYPE_CHECKING:
    from collections.abc import Sequence

NAME = "Dost"
RUN = r"Software\Microsoft\Windows\CurrentVersion\Run"
APPROVED = r"Software\Microsoft\Windows\CurrentVersion\Explorer\StartupApproved\Run"
"""Where the system notes what a person switched off in its settings or its task manager: an odd first byte is off."""


class Registry(Protocol):
    """Values of the user's part of the registry. Every method may raise ``OSError``."""

    def read(self, key: str, name: str) -> str | bytes | None:
        """A value, or None where there is none."""

    def write(self, key: str, name: str, text: str) -> None:
        """Set a text."""

    def remove(self, key: str, name: str) -> None:
        """Take a value away; nothing happens where there is none."""


class RunKey:
    """The value ``Dost``."""

    def __init__(self, command: Sequence[str], registry: Registry | None = None) -> None:
        """``registry`` takes the place of the system's."""
        self._line = subprocess.list2cmdline(command)
        self._registry = registry or _own_registry()

    def enabled(self) -> bool:
        """Whether the value is there and nobody switched it off."""
        try:
            if not self._registry.read(RUN, NAME):
                return False
            approved = self._registry.read(APPROVED, NAME)
        except OSError:
            return False
        return not (isinstance(approved, bytes) and approved[:1] and approved[0] & 1)

    def switch(self, *, on: bool) -> None:
        """Set the value, or take it away; what a person switched off elsewhere is forgotten with it.

        Raises:
            StorageError: the system refuses.
        """
        try:
            if on:
                self._registry.write(RUN, NAME, self._line)
            else:
                self._registry.remove(RUN, NAME)
            self._registry.remove(APPROVED, NAME)
        except OSError as error:
            raise StorageError(
                f"The registry does not let Dost start with Windows, or not: {error.strerror or error}.",
                remedy="Switch it in Settings, Apps, Startup.",
            ) from error


def _own_registry() -> Registry:
    if sys.platform == "win32":
        from dost_desktop.autostart.winreg_values import UserValues

        return UserValues()
    raise StorageError("This system has no registry.", remedy="Use what it has.")
