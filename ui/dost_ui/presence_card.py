"""How Dost is there while its window is not, as a card of the settings page.

Public: ``PresenceCard``.
"""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from dost_ui import theme
from dost_ui.box_hint import put_box
from dost_ui.labels import PlainLabel
from dost_ui.translation import marked, tr

if TYPE_CHECKING:
    from collections.abc import Mapping

_SWITCHES = {
    "close_to_tray": (
        marked("Closing the window leaves Dost in the tray"),
        marked("Its servers and its gateway go on. Quit is in the menu of the tray."),
    ),
    "start_hidden": (marked("Start in the tray"), marked("Without the window, until you ask for it.")),
    "notifications": (
        marked("Tell me while the window is away"),
        marked("When a call waits for your answer, a server failed, or one needs you to sign in."),
    ),
}
"""Name of the setting, what its switch says, and what comes of it."""

_SHORTCUTS = "desktop_shortcuts"

_FIXED = {
    "win32": marked("Ctrl+Alt+Space shows a line to ask in."),
    "darwin": marked("⌃⌥⌘Space shows a line to ask in."),
}
"""Systems that give a program the keys that it asks for, and which those are."""

_OF_THE_TRAY = ("close_to_tray", "start_hidden", "notifications")


_COMMANDS = (
    ("dost --toggle", marked("It shows and hides the window.")),
    ("dost --ask", marked("It opens a line to ask in, above all other windows.")),
)
"""Each, and what it does."""

_OPTION = re.compile(r"dost --\w+")
_WHOLE = str.maketrans({"-": "-\u2060", " ": "\u00a0"})
"""After which no line breaks; hyphens that do not break by themselves look like a dash."""


class PresenceCard(QFrame):
    """Switches of the tray and of notifications.

    Signals:
        changed: Name of the setting, and its new value.
        autostart_changed: Dost is to start with the session, or not.
        daemon_end_requested: The service that runs on its own is to end.
    """

    changed = Signal(str, bool)
    autostart_changed = Signal(bool)
    daemon_end_requested = Signal()

    def __init__(self, parent: QWidget | None = None, *, system: str = sys.platform) -> None:
        """Which system it is on decides what is said of keys: they are asked for, or fixed."""
        super().__init__(parent)
        self._system = system
        self.setProperty("kind", "card")
        column = QVBoxLayout(self)
        theme.pad(column, "card")
        column.setSpacing(6)
        column.addWidget(PlainLabel(tr("In the background"), "title"))
        self._no_tray = PlainLabel(
            tr(
                "This desktop shows no tray. Closing the window quits Dost, it starts with its window, "
                "and nothing is told while the window is away. Some desktops have the tray as an "
                "extension."
            ),
            "small-muted",
            wrap=True,
        )
        self._no_tray.hide()
        column.addWidget(self._no_tray)
        column.addSpacing(4)
        autostart = self._make_autostart()
        put_box(column, autostart, autostart.accessibleDescription())
        self._switches: dict[str, QCheckBox] = {}
        for name, (title, about) in _SWITCHES.items():
            column.addSpacing(4)
            put_box(column, self._make_switch(name, tr(title), tr(about)), tr(about))
        column.addWidget(self._make_shortcuts())
        column.addSpacing(4)
        self._add_commands(column)
        column.addWidget(self._make_daemon())
        self._result = PlainLabel(kind="small-bad", wrap=True)
        self._result.make_selectable()
        self._result.hide()
        column.addWidget(self._result)

    def _make_autostart(self) -> QCheckBox:
        self.autostart = QCheckBox(tr("Start Dost with the session"))
        self.autostart.setAccessibleDescription(
            tr("In the tray where there is one, so that its servers are up and other programs find it.")
        )
        self.autostart.clicked.connect(self.autostart_changed)
        return self.autostart

    def _add_commands(self, column: QVBoxLayout) -> None:
        about = tr("Keyboard shortcuts of your own: let the desktop run one of these commands.")
        column.addWidget(PlainLabel(about, "small-muted", wrap=True))
        self._commands: list[PlainLabel] = []
        for command, comes in _COMMANDS:
            pair = QVBoxLayout()
            pair.setSpacing(1)
            written = PlainLabel(command, "fixed")  # in a line of its own: a sentence breaks within the hyphens
            written.make_selectable()
            self._commands.append(written)
            pair.addWidget(written)
            pair.addWidget(PlainLabel(tr(comes), "small-muted", wrap=True))
            column.addLayout(pair)

    def commands(self) -> tuple[str, ...]:
        """What a person can copy into the settings of the desktop."""
        return tuple(label.text() for label in self._commands)

    def _make_shortcuts(self) -> QWidget:
        """Only some systems give keys: hidden until :meth:`set_shortcuts`."""
        self._shortcuts = QWidget()
        column = QVBoxLayout(self._shortcuts)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(6)
        if self._system in _FIXED:
            name, about = tr("Keys from anywhere"), tr(_FIXED[self._system])
        else:
            name = tr("Keys from anywhere, given by the desktop")
            about = tr("The desktop asks you which keys: one shows a line to ask in, the other the window.")
        below = put_box(column, self._make_switch(_SHORTCUTS, name, about), about)
        self._said_of_keys = ""
        self._shortcut_words = PlainLabel(kind="small-muted", wrap=True)
        below.column.addWidget(self._shortcut_words)
        self._shortcuts.hide()
        return self._shortcuts

    def _make_daemon(self) -> QWidget:
        self._daemon = QWidget()
        line = QHBoxLayout(self._daemon)
        line.setContentsMargins(0, 6, 0, 0)
        line.setSpacing(10)
        self._daemon_words = PlainLabel(kind="small-muted", wrap=True)
        self.daemon_button = QPushButton(tr("Take it back"))
        self.daemon_button.setAccessibleDescription(
            tr("Ends that process; the service then lives in this window, and ends with it.")
        )
        self.daemon_button.clicked.connect(self.daemon_end_requested)
        line.addWidget(self._daemon_words, 1)
        line.addWidget(self.daemon_button)
        self._daemon.hide()
        return self._daemon

    def set_autostart(self, *, on: bool) -> None:
        """Whether Dost starts with the session. Emits nothing."""
        self.autostart.setChecked(on)

    def set_daemon(self, pid: int | None) -> None:
        """The process that the service lives in, where that is one of its own, or None."""
        self._daemon.setVisible(pid is not None)
        if pid is not None:
            self._daemon_words.setText(
                tr("The service runs in a process of its own ({pid}) and goes on when this window quits.", pid=pid)
            )

    def set_shortcuts(self, words: str, *, ok: bool) -> None:
        """This system's desktops may give keys. ``words``: which it gives, or why it gives none."""
        self._shortcuts.show()
        if ok and self._system in _FIXED:  # they stand there already
            words = ""
        self._shortcut_words.set_kind("small-muted" if ok else "small-bad")
        self._said_of_keys = words
        self._shortcut_words.setText(_OPTION.sub(lambda found: found[0].translate(_WHOLE), words))
        self._shortcut_words.setAccessibleName(words)
        self._shortcut_words.setVisible(bool(words))

    def shortcut_words(self) -> str:
        """What is said of the keys that the desktop gives, or empty."""
        return "" if self._shortcut_words.isHidden() else self._said_of_keys

    def daemon_words(self) -> str:
        """What is said of a service that runs on its own, or empty."""
        return "" if self._daemon.isHidden() else self._daemon_words.text()

    def _make_switch(self, name: str, title: str, about: str) -> QCheckBox:
        box = self._switches[name] = QCheckBox(title)
        box.setAccessibleDescription(about)
        box.clicked.connect(lambda on: self.changed.emit(name, on))
        return box

    def set_values(self, values: Mapping[str, Any]) -> None:
        """What is set, by the name of the setting. Emits nothing."""
        for name, box in self._switches.items():
            if name in values:
                box.setChecked(values[name] is True)

    def set_tray(self, *, available: bool) -> None:
        """Whether the desktop has a tray; without one its switches do nothing and say so."""
        self._no_tray.setVisible(not available)
        for name in _OF_THE_TRAY:
            self._switches[name].setEnabled(available)

    def switch(self, name: str) -> QCheckBox:
        """The box of a setting."""
        return self._switches[name]

    def tray_note(self) -> str:
        """What is said where there is no tray, else empty."""
        return "" if self._no_tray.isHidden() else self._no_tray.text()

    def problem(self) -> str:
        """Why the last change could not be kept, or empty."""
        return self._result.text()

    def show_problem(self, text: str) -> None:
        """A change could not be kept; empty where it could."""
        self._result.setText(f"✗ {text}" if text else "")
        self._result.setVisible(bool(text))
