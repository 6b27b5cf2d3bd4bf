"""A change of the style sheet that costs what is seen: the rest is styled when it is shown.

Public: ``set_aside`` around a change, ``style_seen`` after it.

Qt styles every widget there is, twice where a sheet is taken off and put on again, and for each scroll area in between
it lays out all that is in it. In ``set_aside`` it finds nothing to style. What is seen is styled by ``style_seen``,
and what is hidden when it is shown, before it is painted.
"""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

if TYPE_CHECKING:
    from collections.abc import Iterator

_STYLED = Qt.WidgetAttribute.WA_WState_Polished
_BY_SHEET = Qt.WidgetAttribute.WA_StyleSheet
_OWN_STYLE = Qt.WidgetAttribute.WA_SetStyle


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
    for window in app.topLevelWidgets():
        _style(window, later)


class _Later(QObject):
    """Styles what was hidden as soon as it is shown."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget):
            watched.removeEventFilter(self)
            _style(watched, self)
        return False


def _style(root: QWidget, later: _Later) -> None:
    """The outermost first: what lies in another takes its font and palette."""
    seen = list(_shown_with(root, later))
    for widget in seen:
        if not widget.testAttribute(_STYLED):
            widget.style().polish(widget)
            widget.setAttribute(_STYLED)
    for kind in (QEvent.Type.StyleChange, QEvent.Type.PaletteChange):
        for widget in reversed(seen):  # a scroll area measures what is in it
            if isValid(widget):  # some make their parts anew
                QApplication.sendEvent(widget, QEvent(kind))


def _shown_with(root: QWidget, later: _Later) -> Iterator[QWidget]:
    yield root
    for child in root.children():
        if isinstance(child, QWidget) and not child.isWindow():
            if child.isHidden():
                child.installEventFilter(later)
            else:
                yield from _shown_with(child, later)
