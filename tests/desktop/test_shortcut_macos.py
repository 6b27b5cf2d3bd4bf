"""Keys from anywhere on macOS, against a stand-in for the system's library: nothing here runs on macOS itself.

The stand-in's functions are C functions of the same types, so that what is passed goes the way that it goes there.
"""

from __future__ import annotations

import asyncio
import ctypes
import threading
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest

from dost_desktop.shortcut_macos import (
    DIRECT_OBJECT,
    EXCLUSIVE,
    FUNCTIONS,
    HANDLER,
    HOT_KEY_ID,
    KEYBOARD,
    NOT_HANDLED,
    PRESSED,
    SIGNATURE,
    TAKEN,
    EventType,
    HotKeyId,
    declared,
    hold,
    shown,
)
from dost_desktop.shortcut_portal import NoShortcut, Shortcut
from support.window_world import until

if TYPE_CHECKING:
    from collections.abc import Mapping

ASK = Shortcut("ask", "Ask Dost", "CTRL+ALT+LOGO+space")
SHOW = Shortcut("show", "Show Dost", "CTRL+SHIFT+space")
TOGGLE = Shortcut("toggle", "Show or hide Dost")
SPACE, CTRL_ALT_LOGO, CTRL_SHIFT = 0x31, 0x1900, 0x1200
TARGET, INSTALLED, FIRST_KEY, EVENT = 0x7F00_0000_1000, 0x7F00_0000_2000, 0x7F00_0000_3000, 0x7F00_0000_4000
"""Addresses that do not fit into 32 bits."""
INTERNAL, NO_PARAMETER = -9868, -9870


class Carbon:
    """Does what the system's headers say of its hot keys.

    Attributes:
        taken: Bits and key that another program has.
        broken: What RegisterEventHotKey says, where it fails for another reason.
        registered: Bits and key of this program's, with their numbers, by their addresses.
        handler: Address of the function that is told of pressed keys, or None.
    """

    def __init__(self, *taken: tuple[int, int], broken: int = 0) -> None:
        self.taken, self.broken = set(taken), broken
        self.registered: dict[int, tuple[int, int, int]] = {}
        self.handler: int | None = None
        self._event = HotKeyId()

    @property
    def library(self) -> Any:
        """Its functions, as C has them."""
        made = {name: ctypes.CFUNCTYPE(*types)(getattr(self, name)) for name, types in FUNCTIONS.items()}
        return declared(SimpleNamespace(**made))

    def GetApplicationEventTarget(self) -> int:  # noqa: N802
        assert threading.current_thread() is threading.main_thread()
        return TARGET

    def InstallEventHandler(self, target: int, handler: Any, count: int, told: Any, *rest: Any) -> int:  # noqa: N802
        _, where = rest
        assert (target, count, told[0].kind_of, told[0].kind) == (TARGET, 1, KEYBOARD, PRESSED)
        assert self.handler is None
        self.handler = ctypes.cast(handler, ctypes.c_void_p).value
        where[0] = INSTALLED
        return 0

    def RemoveEventHandler(self, installed: int) -> int:  # noqa: N802
        assert installed == INSTALLED
        self.handler = None
        return 0

    def RegisterEventHotKey(self, key: int, bits: int, which: HotKeyId, target: int, *rest: Any) -> int:  # noqa: N802
        options, where = rest
        assert (target, options, which.signature) == (TARGET, EXCLUSIVE, SIGNATURE)
        if self.broken:
            return self.broken
        if (bits, key) in self.taken | {(bits, key) for bits, key, _ in self.registered.values()}:
            return TAKEN
        where[0] = FIRST_KEY + len(self.registered)
        self.registered[where[0]] = (bits, key, which.number)
        return 0

    def UnregisterEventHotKey(self, hot_key: int) -> int:  # noqa: N802
        del self.registered[hot_key]
        return 0

    def GetEventParameter(self, event: int, name: int, kind: int, actual: None, *rest: Any) -> int:  # noqa: N802
        size, _, where = rest
        assert (event, name, kind) == (EVENT, DIRECT_OBJECT, HOT_KEY_ID)
        if not self._event.number:
            return NO_PARAMETER
        ctypes.memmove(where, ctypes.byref(self._event), size)
        return 0

    def press(self, bits: int, *, of: int = SIGNATURE) -> int:
        """What the handler says. ``of``: the program whose hot key it is."""
        number = next((number for those, _, number in self.registered.values() if those == bits), 0)
        self._event = HotKeyId(of, number)
        assert self.handler is not None
        return int(HANDLER(self.handler)(None, EVENT, None))


class Holding:
    """Shortcuts that are held, and what was told of them."""

    def __init__(self, system: Carbon, *shortcuts: Shortcut, fails: bool = False) -> None:
        self.keys: list[dict[str, str]] = []
        self.pressed: list[tuple[str, str]] = []
        self._fails = fails
        self.task = asyncio.create_task(
            hold(shortcuts, given=self._given, pressed=self._pressed, carbon=system.library)
        )

    def _given(self, keys: Mapping[str, str]) -> None:
        self.keys.append(dict(keys))

    def _pressed(self, shortcut: str, token: str) -> None:
        self.pressed.append((shortcut, token))
        if self._fails:
            raise ValueError("no window")

    async def end(self) -> None:
        self.task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await self.task


def never(*told: object) -> None:
    """For what is not to be told."""
    raise AssertionError(told)


async def test_keys_are_told_pressed_and_given_back() -> None:
    system = Carbon()
    held = Holding(system, ASK, TOGGLE)
    await until(lambda: held.keys, "the keys")
    assert held.keys == [{"ask": "⌃⌥⌘Space"}]
    assert list(system.registered.values()) == [(CTRL_ALT_LOGO, SPACE, 1)]
    assert system.press(CTRL_ALT_LOGO) == 0
    assert held.pressed == [], "the window does nothing inside of the system's call"
    assert system.press(CTRL_ALT_LOGO) == 0
    await until(lambda: len(held.pressed) == 2, "both presses")
    assert held.pressed == [("ask", "")] * 2
    await held.end()
    assert system.registered == {}
    assert system.handler is None


async def test_each_of_two_keys_is_told_apart() -> None:
    system = Carbon()
    held = Holding(system, ASK, SHOW)
    await until(lambda: held.keys, "the keys")
    assert held.keys == [{"ask": "⌃⌥⌘Space", "show": "⌃⇧Space"}]
    system.press(CTRL_SHIFT)
    system.press(CTRL_ALT_LOGO)
    await until(lambda: len(held.pressed) == 2, "both presses")
    assert [name for name, _ in held.pressed] == ["show", "ask"]
    await held.end()
    assert system.registered == {}


async def test_what_is_pressed_for_others_is_left_to_them() -> None:
    system = Carbon()
    held = Holding(system, ASK)
    await until(lambda: held.keys, "the keys")
    assert system.press(CTRL_ALT_LOGO, of=SIGNATURE + 1) == NOT_HANDLED
    assert system.press(CTRL_SHIFT) == NOT_HANDLED, "an event that tells of no key"
    await held.end()
    assert held.pressed == []


async def test_keys_that_another_program_has_are_named_and_nothing_is_left() -> None:
    system = Carbon((CTRL_ALT_LOGO, SPACE))
    with pytest.raises(NoShortcut, match="has the keys ⌃⌥⌘Space") as said:
        await hold((ASK, TOGGLE), given=never, pressed=never, carbon=system.library)
    assert "dost --ask" in said.value.remedy
    assert system.handler is None


async def test_keys_that_are_free_are_had_beside_some_that_are_taken() -> None:
    system = Carbon((CTRL_ALT_LOGO, SPACE))
    held = Holding(system, ASK, SHOW)
    await until(lambda: held.keys, "the keys")
    assert held.keys == [{"show": "⌃⇧Space"}]
    system.press(CTRL_SHIFT)
    await until(lambda: held.pressed, "the press")
    assert held.pressed == [("show", "")]
    await held.end()


async def test_a_system_that_gives_none_is_said_with_its_number() -> None:
    system = Carbon(broken=INTERNAL)
    with pytest.raises(NoShortcut, match="-9868"):
        await hold((ASK,), given=never, pressed=never, carbon=system.library)
    assert system.handler is None


async def test_what_fails_after_a_press_goes_to_the_loop_and_costs_no_later_press() -> None:
    system = Carbon()
    held = Holding(system, ASK, fails=True)
    failed: list[Exception] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, about: failed.append(about["exception"]))
    await until(lambda: held.keys, "the keys")
    for count in (1, 2):
        assert system.press(CTRL_ALT_LOGO) == 0
        await until(lambda count=count: len(failed) == count, "the failure")
    assert held.pressed == [("ask", "")] * 2
    assert isinstance(failed[0], ValueError)
    await held.end()


async def test_they_can_be_had_again_at_once_after_they_were_given_up() -> None:
    system = Carbon()
    before = Holding(system, ASK)
    await until(lambda: before.keys, "the keys")
    before.task.cancel()
    after = Holding(system, ASK)  # as where the switch goes off and on between two turns of the loop
    await until(lambda: after.keys, "the keys again")
    await after.end()
    assert system.registered == {}


def test_signs_stand_in_the_order_of_the_system() -> None:
    assert shown("LOGO+SHIFT+ALT+CTRL+space") == "⌃⌥⇧⌘Space"


def test_the_structures_are_as_large_as_the_systems() -> None:
    assert ctypes.sizeof(EventType) == ctypes.sizeof(HotKeyId) == 8
    assert (KEYBOARD, HOT_KEY_ID, DIRECT_OBJECT) == (0x6B657962, 0x686B6964, 0x2D2D2D2D)
