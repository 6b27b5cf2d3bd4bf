"""What a screen reader says without being asked: something new has come."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

LONGEST_CHARS = 600
"""Of one announcement; the rest is read from the widget."""


def announce(widget: QWidget, text: str) -> None:
    """Say ``text``, as plain text, when whatever is being read now has been said. Costs nothing without a reader."""
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent  # many names; nothing is said at the start

    said = " ".join(text.split())[:LONGEST_CHARS]
    if said and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, said))
