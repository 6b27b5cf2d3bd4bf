"""A change of the style sheet that costs what is seen: the rest is styled when it is shown.

Public: ``set_aside`` around a change, ``style_seen`` after it.

Qt styles every widget there is, twice where a sheet is taken off and put on again, and for each scroll area in between
it lays out all that is in it. In ``set_aside`` it finds nothing to style. What is seen is styled by ``style_seen``,
what is hidden when it is shown, before it is painted, and what is scrolled out of sight a little later, between other
events. What is dear to draw anew has a method ``renew``: it is called once, where palettes change several times.
"""

from __future__ import annotations

import time
from collections import deque
from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QWidget
from shiboken6 import isValid

if TYPE_CHECKING:
    from collections.abc import Iterator

_STYLED = Qt.WidgetAttribute.WA_WState_Polished
_BY_SHEET = Qt.WidgetAttribute.WA_StyleSheet
_OWN_STYLE = Qt.WidgetAttribute.WA_SetStyle
_SLICE_S = 0.02
"""What is out of sight holds up the window for so long at a time; the last of it may be longer than that."""


@contextmanager
def set_aside(app: QApplication, *, again: bool) -> Iterator[None]:
    """Within the block the application's style sheet may change, and no widget that is there is told or styled.

    Args:
        app: The application.
        again: They are to be styled anew afterwards; else they are left as if nothing had been.
    """
    # What the sheet changed of a widget's palette and font is known as long as one widget has a sheet.
    keeper = QWidget()
    keeper.setStyleSheet("QWidget {}")
    there = app.allWidgets()
    styled = [widget for widget in there if widget.testAttribute(_STYLED)]
    by_sheet = [widget for widget in there if widget.testAttribute(_BY_SHEET)]
    told = [widget for widget in there if not widget.testAttribute(_OWN_STYLE)]
    _mark(styled, _STYLED, on=False)  # Qt styles anew what has been styled
    _mark(by_sheet, _BY_SHEET, on=False)  # Qt works out anew the font of each of these with that of what it lies in
    _mark(told, _OWN_STYLE, on=True)  # Qt tells the others of a new style
    try:
        yield
    finally:
        _mark(told, _OWN_STYLE, on=False)
        if not again:
            _mark(styled, _STYLED, on=True)
            _mark(by_sheet, _BY_SHEET, on=True)


def _mark(widgets: list[QWidget], attribute: Qt.WidgetAttribute, *, on: bool) -> None:
    for widget in widgets:
        if isValid(widget):
            widget.setAttribute(attribute, on)


def style_seen(app: QApplication) -> None:
    """Style what is on the screen after a change, and what has a window of its own; the rest when it is shown."""
    later = app.findChild(_Later) or _Later(app)
    later.forget()
    for window in app.topLevelWidgets():
        _style(window, later)


class _Later(QObject):
    """Styles what was hidden as soon as it is shown, and what is out of sight when nothing else is to be done."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._out_of_sight: deque[QWidget] = deque()
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._style_some)

    def forget(self) -> None:
        """Another change has come: it finds anew what is out of sight."""
        self._out_of_sight.clear()

    def wait_with(self, widget: QWidget) -> None:
        """It is out of sight."""
        self._out_of_sight.append(widget)
        self._timer.start()

    def _style_some(self) -> None:
        until = time.monotonic() + _SLICE_S
        while self._out_of_sight and time.monotonic() < until:
            widget = self._out_of_sight.popleft()
            if isValid(widget):
                _style(widget, self, everything=True)
        if not self._out_of_sight:
            self._timer.stop()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget):
            watched.removeEventFilter(self)
            _style(watched, self)
        return False


def _style(root: QWidget, later: _Later, *, everything: bool = False) -> None:
    """The outermost first: what lies in another takes its font and palette."""
    seen = list(_shown_with(root, later, None if everything else root.rect()))
    for widget in seen:
        if not widget.testAttribute(_STYLED):
            widget.style().polish(widget)
            widget.setAttribute(_STYLED)
    for kind in (QEvent.Type.StyleChange, QEvent.Type.PaletteChange):
        for widget in reversed(seen):  # a scroll area measures what is in it
            if isValid(widget):  # some make their parts anew
                QApplication.sendEvent(widget, QEvent(kind))
    for widget in seen:
        if isValid(widget) and (renew := getattr(widget, "renew", None)):
            renew()


def _shown_with(root: QWidget, later: _Later, sight: QRect | None, *, scrolled: bool = False) -> Iterator[QWidget]:
    """What is shown of a widget.

    Args:
        root: The widget.
        later: Waits with what is hidden or out of sight.
        sight: What is in sight of it, in its own places; None where what is out of sight counts too.
        scrolled: It lies in a scroll area: only there the rest can wait.
    """
    yield root
    scrolled = scrolled or isinstance(root, QAbstractScrollArea)
    for child in root.children():
        if isinstance(child, QWidget) and not child.isWindow():
            place = child.geometry()
            within = None if sight is None else sight.intersected(place).translated(-place.topLeft())
            if child.isHidden():
                child.installEventFilter(later)
            elif scrolled and within is not None and within.isEmpty():
                later.wait_with(child)
            else:
                yield from _shown_with(child, later, within, scrolled=scrolled)
