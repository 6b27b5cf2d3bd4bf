"""What one can do in the window, in one place: menu, keys, palette and the list of keys are all made from it.

Public: ``Commands``, ``Group``, ``WidgetKey``; of an action ``group_of``, ``text_of``, ``keys_of``, ``all_keys_of``,
``tip``; of keys without one ``tip_with``.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

from dost_ui.translation import marked, tr

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from PySide6.QtWidgets import QMenu, QWidget


KEYS_APART = "   "
"""Between two ways to do the same."""


class Group(StrEnum):
    """What belongs together, in the order in which it is listed."""

    GO = marked("Go to")
    CONVERSATION = marked("Conversation")
    SERVERS = marked("Servers")
    LOOK = marked("Look")
    HELP = marked("Help")


@dataclass(frozen=True, slots=True)
class WidgetKey:
    """A key that one widget alone understands, while it has the focus.

    Attributes:
        place: Where it works.
        keys: As people call it.
        text: What it does.
    """

    place: str
    keys: str
    text: str


class Commands(QObject):
    """The actions of a window, by name. Each is a ``QAction`` of the window, which has its keys and its state.

    A source gives more of them, of what is there right now: it is asked whenever the actions are listed.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._actions: dict[str, QAction] = {}
        self._sources: list[Callable[[], Iterable[QAction]]] = []
        self.widget_keys: tuple[WidgetKey, ...] = ()

    def add(
        self,
        name: str,
        text: str,
        group: Group,
        run: Callable[[], object],
        *,
        keys: Iterable[str | QKeySequence.StandardKey] = (),
        words: str = "",
    ) -> QAction:
        """Add an action.

        Args:
            name: Its name in the program.
            text: What it does, as a person reads it.
            group: Where it is listed.
            run: Does it.
            keys: Its keys; the first is the one that is shown.
            words: More words that it is found by.
        """
        action = self.make(text, group, run, words=words)
        action.setObjectName(name)
        action.setShortcuts([QKeySequence(one) for one in keys])
        self._window.addAction(action)
        self._actions[name] = action
        return action

    def make(self, text: str, group: Group, run: Callable[[], object], *, words: str = "") -> QAction:
        """An action that is not kept: for a source."""
        action = QAction(text.replace("&", "&&"), self)
        action.setProperty("group", str(group))
        action.setProperty("words", words)
        action.triggered.connect(partial(_run, run))
        return action

    def add_source(self, source: Callable[[], Iterable[QAction]]) -> None:
        """Ask this for more actions whenever they are listed."""
        self._sources.append(source)

    def action(self, name: str) -> QAction:
        """The action of that name."""
        return self._actions[name]

    def kept(self) -> tuple[QAction, ...]:
        """The actions that are always there, group by group."""
        order = list(Group)
        return tuple(sorted(self._actions.values(), key=lambda one: order.index(group_of(one))))

    def listed(self) -> tuple[QAction, ...]:
        """All actions that can be used now: the kept ones, then those of the sources."""
        more = [action for source in self._sources for action in source()]
        return tuple(action for action in (*self.kept(), *more) if action.isEnabled())

    def fill(self, menu: QMenu) -> None:
        """Put the kept actions into a menu, with a line between the groups."""
        menu.clear()
        before: Group | None = None
        for action in self.kept():
            if before not in {None, group_of(action)}:
                menu.addSeparator()
            before = group_of(action)
            menu.addAction(action)


def _run(run: Callable[[], object], _: bool = False) -> None:
    run()


def group_of(action: QAction) -> Group:
    """Where an action is listed."""
    return Group(action.property("group"))


def text_of(action: QAction) -> str:
    """What an action does, as a person reads it."""
    return action.text().replace("&&", "&")


def keys_of(action: QAction) -> str:
    """Its keys as they are written on this system; empty where it has none."""
    return action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)


def all_keys_of(action: QAction) -> str:
    """All its keys, with ``KEYS_APART`` between them."""
    return KEYS_APART.join(one.toString(QKeySequence.SequenceFormat.NativeText) for one in action.shortcuts())


def tip(action: QAction, text: str = "") -> str:
    """A tool tip that names the keys: ``text``, or what the action does."""
    said, keys = text or text_of(action), keys_of(action)
    return tr("{what} ({keys})", what=said, keys=keys) if keys else said


def tip_with(keys: str, text: str) -> str:
    """A tool tip that names keys as they are written on this system: ``Ctrl+N``, ``⌘N``."""
    return tr("{what} ({keys})", what=text, keys=QKeySequence(keys).toString(QKeySequence.SequenceFormat.NativeText))
