"""The order of Tab in a window, as Qt has it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

MOST = 5000
"""Widgets in the chain of a window, at most: far more than there can be."""


def tab_stops(window: QWidget) -> list[QWidget]:
    """What Tab reaches right now.

    Only for windows that the test makes and throws away: PySide takes the next widget of the chain for a child of the
    one before, and declares it dead together with it.
    """
    stops: list[QWidget] = []
    widget = window.nextInFocusChain()
    for _ in range(MOST):
        if widget is None or widget is window:
            break
        seen = widget.isVisible() and widget.isEnabled() and window.isAncestorOf(widget)
        if seen and widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.focusProxy() is None:
            stops.append(widget)
        widget = widget.nextInFocusChain()
    return stops
