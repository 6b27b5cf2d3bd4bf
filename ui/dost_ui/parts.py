"""Going round the parts of a window by a key.

Public: ``Parts``, ``stops_of``, ``first_stop``, ``put_last``, ``give_back``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid


@dataclass(frozen=True, slots=True)
class _Part:
    widget: QWidget
    begin: Callable[[], QWidget | None]


class Parts(QObject):
    """The parts of a window in their order. The focus comes back to where it was in a part, while that can be used."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._parts: list[_Part] = []
        self._last: dict[int, QWidget] = {}
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._remember)

    def add(self, widget: QWidget, begin: Callable[[], QWidget | None]) -> None:
        """One more part; ``begin`` says where the focus goes first, None where nothing in it takes it."""
        self._parts.append(_Part(widget, begin))

    def next(self) -> None:
        """To the next part that is shown."""
        self._go(1)

    def before(self) -> None:
        """To the part before."""
        self._go(-1)

    def current(self) -> int:
        """Number of the part that has the focus, -1 for none. A part that lies over another comes after it."""
        focus = QApplication.focusWidget()
        held = [at for at, part in enumerate(self._parts) if focus is not None and _holds(part.widget, focus)]
        return held[-1] if held else -1

    def _go(self, step: int) -> None:
        at = self.current()
        if at < 0 and step < 0:
            at = 0
        for _ in self._parts:
            at = (at + step) % len(self._parts)
            if self._enter(at):
                return

    def _enter(self, at: int) -> bool:
        part = self._parts[at]
        if not part.widget.isVisible():
            return False
        for target in (self._last.get(at), part.begin()):
            if target is not None and _takes(part.widget, target):
                target.setFocus(Qt.FocusReason.ShortcutFocusReason)
                return True
        return False

    def _remember(self, old: QWidget | None, now: QWidget | None) -> None:
        at = self.current()
        if at >= 0 and now is not None:
            self._last[at] = now


def _holds(part: QWidget, widget: QWidget) -> bool:
    return part is widget or part.isAncestorOf(widget)


def _takes(part: QWidget, target: QWidget | None) -> bool:
    """Whether the focus can go there; what was remembered may be gone by now."""
    if target is None or not isValid(target):
        return False
    return target.isVisible() and target.isEnabled() and _holds(part, target)


def stops_of(part: QWidget) -> list[QWidget]:
    """What Tab can ever reach in a part, itself included, in the order in which it was made.

    Not by ``nextInFocusChain`` or ``focusProxy``: PySide takes what a widget returns so for its child, and declares it
    dead together with that widget.
    """
    return [one for one in (part, *part.findChildren(QWidget)) if one.focusPolicy() & Qt.FocusPolicy.TabFocus]


def first_stop(part: QWidget) -> QWidget | None:
    """What of a part takes the focus first right now, or None."""
    return next((stop for stop in stops_of(part) if _takes(part, stop)), None)


def put_last(parts: Sequence[QWidget], made: QWidget) -> None:
    """Let Tab reach these parts of the window, in this order, after another one that was made late."""
    stops = [*stops_of(made)[-1:], *(stop for part in parts for stop in stops_of(part))]
    for before, after in pairwise(stops):
        QWidget.setTabOrder(before, after)


def give_back(before: QWidget | None) -> None:
    """Put the focus where it was before something lay over it, if that can take it still."""
    if before is not None and isValid(before) and before.isVisible():
        before.activateWindow()
        before.setFocus(Qt.FocusReason.PopupFocusReason)
