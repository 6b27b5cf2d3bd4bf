"""A tray that comes and goes as a test wants, and keeps what it was to tell."""

from __future__ import annotations

from dost_ui.tray import Tray


class SwitchedTray(Tray):
    """The window's own tray on a desktop that has one, or not.

    Attributes:
        there: Whether the desktop has a tray.
        shown: Whether its sign is shown.
        told: Title and text of each notification.
    """

    def __init__(self, *, there: bool) -> None:
        self.there = there
        self.shown = False
        self.told: list[tuple[str, str]] = []
        super().__init__(available=lambda: self.there)

    def show(self) -> None:
        """Not on the desktop that runs the test."""
        self.shown = True

    def hide(self) -> None:
        """Away with it."""
        self.shown = False

    def notify(self, title: str, text: str) -> bool:
        """Keep what would be told."""
        if self.there:
            self.told.append((title, text))
        return self.there
