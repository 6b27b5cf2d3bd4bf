"""The user's registry on Windows. Imported there alone."""

from __future__ import annotations

import sys

if sys.platform == "win32":
    import contextlib
    import winreg

    class UserValues:
        """Values under ``HKEY_CURRENT_USER``."""

        def read(self, key: str, name: str) -> str | bytes | None:
            """A value, or None where there is none."""
            try:
                with winreg.OpenKey(winreg.HKEY_CURRENT_USER, key) as opened:
                    value, _ = winreg.QueryValueEx(opened, name)
            except FileNotFoundError:
                return None
            return value if isinstance(value, str | bytes) else None

        def write(self, key: str, name: str, text: str) -> None:
            """Set a text."""
            with winreg.CreateKey(winreg.HKEY_CURRENT_USER, key) as opened:
                winreg.SetValueEx(opened, name, 0, winreg.REG_SZ, text)

        def remove(self, key: str, name: str) -> None:
            """Take a value away; nothing happens where there is none."""
            with (
                contextlib.suppress(FileNotFoundError),
                winreg.OpenKey(winreg.HKEY_CURRENT_USER, key, 0, winreg.KEY_SET_VALUE) as opened,
            ):
                winreg.DeleteValue(opened, name)
