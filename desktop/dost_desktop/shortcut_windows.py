"""Keys from anywhere on Windows: the system's hot keys, heard by a thread that does nothing else.

A hot key comes as a message to the thread that asked for it. In the window's thread, every message of every widget
would have to be looked at in Python to find it.
"""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import sys
import threading
from ctypes import wintypes
from typing import TYPE_CHECKING, Any

from dost_desktop.shortcut_portal import NoShortcut, Shortcut
from dost_ui.translation import marked, tr

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

MODIFIERS = {"ALT": (0x1, marked("Alt")), "CTRL": (0x2, marked("Ctrl")), "SHIFT": (0x4, marked("Shift"))}
NO_REPEAT = 0x4000
"""A key that is held down is one press."""
KEYS = {"space": (0x20, marked("Space"))}
"""Like the modifiers, by their names in :class:`.Shortcut`: the system's number, and what stands on them."""
WM_QUIT, WM_HOTKEY, WM_USER = 0x12, 0x312, 0x400
LEAVING_S = 1.0
"""The thread ends within a millisecond; nobody waits longer for it than this."""


async def hold(
    shortcuts: Sequence[Shortcut],
    *,
    given: Callable[[Mapping[str, str]], None],
    pressed: Callable[[str, str], None],
    user32: Any = None,  # noqa: ANN401 - a library of C functions
) -> None:
    """Have shortcuts until this is cancelled; see :func:`.shortcut_portal.hold`.

    Args:
        shortcuts: Which; those without keys are left out, for nobody is asked about them.
        given: Told of the keys by id, once.
        pressed: Told of the id when its keys are pressed, and of no token: the system lets the window come up.
        user32: Takes the place of the system's library.

    Raises:
        NoShortcut: another program has all of the keys.
    """
    listener = _Listener([one for one in shortcuts if one.keys], pressed, user32 or _user32())
    try:
        had = await listener.begin()
        if not had:
            raise NoShortcut(
                tr("Another program has the keys {keys}.", keys=shown(listener.shortcuts[0].keys)),
                remedy=tr(
                    "Let Windows run “dost --ask” or “dost --toggle” by other keys: those of a link in the Start menu."
                ),
            )
        given({one.id: shown(one.keys) for one in had})
        await asyncio.Event().wait()
    finally:
        listener.end()


class _Listener:
    """The thread that has the keys."""

    def __init__(self, shortcuts: Sequence[Shortcut], pressed: Callable[[str, str], None], user32: Any) -> None:  # noqa: ANN401
        self.shortcuts = tuple(shortcuts)
        self._pressed = pressed
        self._user32 = user32
        self._loop = asyncio.get_running_loop()
        self._had: asyncio.Future[list[Shortcut]] = self._loop.create_future()
        self._left = False
        self._thread = threading.Thread(target=self._listen, name="dost-hot-keys", daemon=True)

    async def begin(self) -> list[Shortcut]:
        """Ask for the keys; those that are given."""
        self._thread.start()
        return await self._had

    def end(self) -> None:
        """Give them back."""
        self._left = True
        if self._thread.native_id is not None:
            self._user32.PostThreadMessageW(self._thread.native_id, WM_QUIT, 0, 0)
            self._thread.join(LEAVING_S)

    def _listen(self) -> None:
        message = wintypes.MSG()
        where = ctypes.byref(message)
        self._user32.PeekMessageW(where, None, WM_USER, WM_USER, 0)  # from here on the thread can be sent messages
        had = {number: one for number, one in enumerate(self.shortcuts, start=1) if self._ask(number, one.keys)}
        self._tell(self._answer, list(had.values()))
        while not self._left and self._user32.GetMessageW(where, None, 0, 0) > 0:  # left before it could be told so
            if message.message == WM_HOTKEY and message.wParam in had:
                self._tell(self._pressed, had[message.wParam].id, "")
        for number in had:
            self._user32.UnregisterHotKey(None, number)

    def _ask(self, number: int, keys: str) -> bool:
        *modifiers, key = keys.split("+")
        together = sum(MODIFIERS[one][0] for one in modifiers) | NO_REPEAT
        return bool(self._user32.RegisterHotKey(None, number, together, KEYS[key][0]))

    def _answer(self, had: list[Shortcut]) -> None:
        if not self._had.done():  # whoever asked may be gone
            self._had.set_result(had)

    def _tell(self, what: Callable[..., None], *about: object) -> None:
        with contextlib.suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(what, *about)


def shown(keys: str) -> str:
    """Keys as they are called on Windows: ``Ctrl+Alt+Space``."""
    *modifiers, key = keys.split("+")
    return "+".join(tr(text) for _, text in (*(MODIFIERS[one] for one in modifiers), KEYS[key]))


def _user32() -> Any:  # noqa: ANN401 - a library of C functions
    if sys.platform == "win32":
        return ctypes.WinDLL("user32")
    raise NotImplementedError("Only Windows has these keys.")
