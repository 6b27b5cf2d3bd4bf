"""Keys from anywhere on macOS: hot keys of the system, which ask for no permission and hear no other key.

They are functions of Carbon that no other framework has replaced. None of them may be called in another thread than the
main one, and what is pressed is told there too, by the events of the application that the window's loop passes on.
"""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import logging
import sys
from ctypes import POINTER, c_int32, c_uint32, c_ulong, c_void_p
from typing import TYPE_CHECKING, Any

from dost_desktop.shortcut_portal import NoShortcut, Shortcut
from dost_ui.translation import marked, tr

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

log = logging.getLogger(__name__)

CARBON = "/System/Library/Frameworks/Carbon.framework/Carbon"
"""A name for the loader, which has it: no such file is on today's systems, nor is one to be put into the bundle."""
MODIFIERS = {"CTRL": (0x1000, "⌃"), "ALT": (0x800, "⌥"), "SHIFT": (0x200, "⇧"), "LOGO": (0x100, "⌘")}
"""By their names in :class:`.Shortcut`, in the order in which macOS writes them: the system's bits, and the signs."""
KEYS = {"space": (0x31, marked("Space"))}
"""Keys likewise: the system's number, and what stands on them."""
EXCLUSIVE = 1
"""Without it the same keys can be given to several programs, and all of them are told."""
TAKEN = -9878
"""Another program has them so, or this one has them already."""
NOT_HANDLED = -9874
PRESSED = 5


def _code(four: bytes) -> int:
    """A number that the system's headers write as four letters."""
    return int.from_bytes(four, "big")


DIRECT_OBJECT, HOT_KEY_ID, KEYBOARD = _code(b"----"), _code(b"hkid"), _code(b"keyb")
SIGNATURE = _code(b"Dost")


class EventType(ctypes.Structure):
    """Which events are to be told."""

    _fields_ = (("kind_of", c_uint32), ("kind", c_uint32))


class HotKeyId(ctypes.Structure):
    """Which hot key: the program's, and its number there."""

    _fields_ = (("signature", c_uint32), ("number", c_uint32))


HANDLER = ctypes.CFUNCTYPE(c_int32, c_void_p, c_void_p, c_void_p)
"""Is told of an event: ``(next handler, event, what was given with the handler) -> status``."""
FUNCTIONS: dict[str, tuple[Any, ...]] = {
    "GetApplicationEventTarget": (c_void_p,),
    "InstallEventHandler": (c_int32, c_void_p, HANDLER, c_ulong, POINTER(EventType), c_void_p, POINTER(c_void_p)),
    "RemoveEventHandler": (c_int32, c_void_p),
    "RegisterEventHotKey": (c_int32, c_uint32, c_uint32, HotKeyId, c_void_p, c_uint32, POINTER(c_void_p)),
    "UnregisterEventHotKey": (c_int32, c_void_p),
    "GetEventParameter": (c_int32, c_void_p, c_uint32, c_uint32, c_void_p, c_ulong, c_void_p, c_void_p),
}
"""What is used of Carbon: the type of the answer, then those of the arguments."""


async def hold(
    shortcuts: Sequence[Shortcut],
    *,
    given: Callable[[Mapping[str, str]], None],
    pressed: Callable[[str, str], None],
    carbon: Any = None,  # noqa: ANN401 - a library of C functions
) -> None:
    """Have shortcuts until this is cancelled, in the main thread; see :func:`.shortcut_portal.hold`.

    Args:
        shortcuts: Which; those without keys are left out, for nobody is asked about them.
        given: Told of the keys by id, once.
        pressed: Told of the id when its keys are pressed, and of no token: the system lets the window come up.
        carbon: Takes the place of the system's library.

    Raises:
        NoShortcut: another program has all of the keys, or the system gives none.
    """
    wanted = [one for one in shortcuts if one.keys]
    held = _Held(carbon or _carbon(), pressed)
    try:
        had = held.take(wanted)
        if not had:
            raise _not_given(tr("Another program has the keys {keys}.", keys=shown(wanted[0].keys)))
        given({one.id: shown(one.keys) for one in had})
        await asyncio.Event().wait()
    finally:
        held.give_back()


class _Held:
    """Hot keys, and the handler that is told of them."""

    def __init__(self, carbon: Any, pressed: Callable[[str, str], None]) -> None:  # noqa: ANN401 - a library
        self._carbon = carbon
        self._pressed = pressed
        self._loop = asyncio.get_running_loop()
        self._had: dict[int, tuple[Shortcut, c_void_p]] = {}
        self._handler = HANDLER(self._heard)  # the system knows only its address: it must live as long as it is asked
        self._installed = c_void_p()

    def take(self, shortcuts: Sequence[Shortcut]) -> list[Shortcut]:
        """Ask for the keys; those that are given."""
        target = self._carbon.GetApplicationEventTarget()
        told = ctypes.byref(EventType(KEYBOARD, PRESSED))
        where = ctypes.byref(self._installed)
        _must(self._carbon.InstallEventHandler(target, self._handler, 1, told, None, where))
        for number, one in enumerate(shortcuts, start=1):
            bits, key = _system_keys(one.keys)
            hot_key = c_void_p()
            wanted = HotKeyId(SIGNATURE, number), target, EXCLUSIVE, ctypes.byref(hot_key)
            status = self._carbon.RegisterEventHotKey(key, bits, *wanted)
            if status != TAKEN:
                _must(status)
                self._had[number] = (one, hot_key)
        return [one for one, _ in self._had.values()]

    def give_back(self) -> None:
        """All of them; nothing is told from here on."""
        for _, hot_key in self._had.values():
            self._carbon.UnregisterEventHotKey(hot_key)
        self._had.clear()
        if self._installed:
            self._carbon.RemoveEventHandler(self._installed)
            self._installed = c_void_p()

    def _heard(self, following: int | None, event: int | None, given: int | None) -> int:
        """Called by the system, which no error may reach: what is to be done is done by the loop, afterwards."""
        which = HotKeyId()
        size, where = ctypes.sizeof(which), ctypes.byref(which)
        status = self._carbon.GetEventParameter(event, DIRECT_OBJECT, HOT_KEY_ID, None, size, None, where)
        if status or which.signature != SIGNATURE or which.number not in self._had:
            return NOT_HANDLED
        with contextlib.suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon(self._pressed, self._had[which.number][0].id, "")
        return 0


def shown(keys: str) -> str:
    """Keys as macOS writes them: ``⌃⌥⌘Space``."""
    *modifiers, key = keys.split("+")
    return "".join(sign for name, (_, sign) in MODIFIERS.items() if name in modifiers) + tr(KEYS[key][1])


def _system_keys(keys: str) -> tuple[int, int]:
    *modifiers, key = keys.split("+")
    return sum(MODIFIERS[one][0] for one in modifiers), KEYS[key][0]


def _must(status: int) -> None:
    """Raises NoShortcut where a function of the system has failed."""
    if status:
        raise _not_given(tr("macOS gives Dost no keys (error {status}).", status=status))


def _not_given(why: str) -> NoShortcut:
    return NoShortcut(why, remedy=tr("Let the app Shortcuts run “dost --ask” or “dost --toggle” by other keys."))


def declared(library: Any) -> Any:  # noqa: ANN401 - a library of C functions
    """The library, whose functions now know what they take: without that, addresses are cut to 32 bits."""
    for name, (answer, *arguments) in FUNCTIONS.items():
        function = getattr(library, name)
        function.restype, function.argtypes = answer, arguments
    return library


def _carbon() -> Any:  # noqa: ANN401 - a library of C functions
    if sys.platform == "darwin":
        try:
            return declared(ctypes.CDLL(CARBON))
        except (OSError, AttributeError) as error:
            log.info("there is no Carbon: %r", error)
            raise _not_given(tr("This macOS gives programs no keys.")) from error
    raise NotImplementedError("Only macOS has these keys.")
