"""Scenes of what serves the keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_ui import samples
from dost_ui.command_palette import CommandPalette
from dost_ui.main_window import MainWindow
from dost_ui.shortcuts_dialog import ShortcutsDialog

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget


def _palette(typed: str) -> CommandPalette:
    window = MainWindow()
    window.servers_page.set_servers(samples.servers())
    palette = CommandPalette(window.commands)
    palette.destroyed.connect(window.deleteLater)
    palette.line.setText(typed)
    return palette


def _keys() -> ShortcutsDialog:
    window = MainWindow()
    dialog = ShortcutsDialog(window.commands)
    dialog.destroyed.connect(window.deleteLater)
    return dialog


def access_scenes() -> dict[str, Callable[[], QWidget]]:
    """Name and maker."""
    return {
        "palette": lambda: _palette(""),
        "palette-typed": lambda: _palette("res"),
        "palette-nothing": lambda: _palette("xyzzy"),
        "keys": _keys,
    }
