"""Keys from anywhere, as this system gives them: held while wanted, and told on the settings."""

from __future__ import annotations

import logging
import os
import sys
from typing import TYPE_CHECKING, Protocol

from dost_ui.translation import tr

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable, Mapping, Sequence

    from dost_desktop.presenters.settings import SettingsPresenter
    from dost_desktop.shortcut_portal import Shortcut
    from dost_desktop.tasks import Tasks
    from dost_ui.presence_card import PresenceCard

log = logging.getLogger(__name__)

KEYS = {"linux": "CTRL+ALT+space", "win32": "CTRL+ALT+space", "darwin": "CTRL+ALT+LOGO+space"}
"""Those of the line to ask in, by system. On macOS Ctrl+Alt+Space is the system's, for the next keyboard layout: it is
given to a program that asks for it, which then never hears of it."""
OFFERED = sys.platform in KEYS
"""Whether there are keys to be had on this system; the card shows its switch only there."""
SETTING = "desktop_shortcuts"
ASK, TOGGLE = "ask", "toggle"


class Hold(Protocol):
    """How a system's keys are had: see :func:`.shortcut_portal.hold`."""

    async def __call__(
        self,
        shortcuts: Sequence[Shortcut],
        *,
        given: Callable[[Mapping[str, str]], None],
        pressed: Callable[[str, str], None],
    ) -> None:
        """Have them until this is cancelled."""


def way_of(system: str) -> Hold:
    """How keys are had on a system, by its name in ``sys.platform``."""
    from dost_desktop import shortcut_macos, shortcut_portal, shortcut_windows

    ways: dict[str, Hold] = {
        "linux": shortcut_portal.hold,
        "win32": shortcut_windows.hold,
        "darwin": shortcut_macos.hold,
    }
    return ways[system]


class ShortcutsPresenter:
    """Has the desktop's shortcuts while the setting says so.

    Attributes:
        keys: Those that the desktop gives, in its words, by what they do; None while it gives none.
    """

    def __init__(
        self, settings: SettingsPresenter, tasks: Tasks, *, ask: Callable[[], None], toggle: Callable[[], None]
    ) -> None:
        """Nothing is asked for yet.

        Args:
            settings: With the switch.
            tasks: Runs the waiting for keys.
            ask: What the one does.
            toggle: What the other does.
        """
        self._settings = settings
        self._tasks = tasks
        self._do = {ASK: ask, TOGGLE: toggle}
        self._card: PresenceCard | None = None
        self._task: asyncio.Task[None] | None = None
        self.keys: Mapping[str, str] | None = None
        self._problem = ""

    def start(self) -> None:
        """Have them, where a person wanted them before."""
        asked = self._task is not None and not self._task.done()
        if OFFERED and self._settings.settings.desktop_shortcuts and not asked:
            self._begin(by_hand=False)

    def attend(self, card: PresenceCard) -> None:
        """Show them on the settings page, and take its switch."""
        if not OFFERED:
            return
        self._card = card
        card.set_values({SETTING: self._settings.settings.desktop_shortcuts})
        card.changed.connect(lambda name, on: self._switched(on=on) if name == SETTING else None)
        self._show()

    def _switched(self, *, on: bool) -> None:
        self._end()
        if on:
            self._begin(by_hand=True)

    def _begin(self, *, by_hand: bool) -> None:
        self._task = self._tasks.start(self._hold(by_hand=by_hand), name="shortcuts of the desktop")

    def _end(self) -> None:
        if self._task is not None:
            self._task.cancel()
        self._task, self.keys, self._problem = None, None, ""
        self._show()

    async def _hold(self, *, by_hand: bool) -> None:
        # with what comes along, for which no start should wait
        from dost_desktop.shortcut_portal import NoShortcut, Shortcut

        wanted = (Shortcut(ASK, tr("Ask Dost"), KEYS[sys.platform]), Shortcut(TOGGLE, tr("Show or hide Dost")))
        try:
            await way_of(sys.platform)(wanted, given=self._take, pressed=self._press)
        except NoShortcut as error:
            log.info("no shortcuts: %s", error)
            refused = by_hand and self.keys is None
            self.keys, self._problem = None, str(error)
            if refused and self._card is not None:  # else it would be asked for again at each start
                self._settings.switch(SETTING, on=False, show_problem=self._card.show_problem)
                self._card.set_values({SETTING: False})
            self._show()

    def _take(self, keys: Mapping[str, str]) -> None:
        self.keys, self._problem = keys, ""
        self._show()

    def _press(self, shortcut: str, token: str) -> None:
        if token:
            os.environ["XDG_ACTIVATION_TOKEN"] = token  # Qt shows it to the desktop, which lets the window come up
        if shortcut in self._do:
            self._do[shortcut]()

    def _show(self) -> None:
        if self._card is not None:
            self._card.set_shortcuts(self._words(), ok=not self._problem)

    def _words(self) -> str:
        if self._problem or self.keys is None:
            return self._problem
        if not self.keys:
            return tr("The desktop knows Dost's shortcuts. Give them keys in its settings.")
        said = {ASK: tr("a line to ask in"), TOGGLE: tr("the window, or away with it")}
        return " · ".join(f"{keys}: {said[name]}" for name, keys in self.keys.items() if name in said)
