"""Keys from anywhere on Windows, against a stand-in for the system's library: nothing here runs on Windows itself."""

from __future__ import annotations

import asyncio
import queue
import threading
from typing import Any

import pytest

from dost_desktop.shortcut_portal import NoShortcut, Shortcut
from dost_desktop.shortcut_windows import NO_REPEAT, WM_HOTKEY, WM_QUIT, hold
from support.window_world import until

ASK = Shortcut("ask", "Ask Dost", "CTRL+ALT+space")
TOGGLE = Shortcut("toggle", "Show or hide Dost")


class User32:
    """Does what the documentation of the system says of its hot keys and messages, for one thread at a time."""

    def __init__(self, *, taken: bool = False) -> None:
        self.taken = taken
        self.registered: dict[int, tuple[int, int]] = {}
        self.listener = 0
        self._messages: queue.Queue[tuple[int, int]] | None = None  # a thread has one from its first look on

    def PeekMessageW(self, where: Any, *_: object) -> bool:  # noqa: N802
        self.listener, self._messages = threading.get_native_id(), queue.Queue()
        return False

    def RegisterHotKey(self, window: None, number: int, modifiers: int, key: int) -> bool:  # noqa: N802
        assert threading.get_native_id() == self.listener
        if not self.taken:
            self.registered[number] = (modifiers, key)
        return not self.taken

    def UnregisterHotKey(self, window: None, number: int) -> bool:  # noqa: N802
        assert threading.get_native_id() == self.listener
        return self.registered.pop(number, None) is not None

    def GetMessageW(self, where: Any, *_: object) -> int:  # noqa: N802
        assert self._messages is not None
        kind, number = self._messages.get(timeout=30)
        where._obj.message, where._obj.wParam = kind, number
        return int(kind != WM_QUIT)

    def PostThreadMessageW(self, thread: int, kind: int, number: int, _: int) -> bool:  # noqa: N802
        if self._messages is None or thread != self.listener:
            return False
        self._messages.put((kind, number))
        return True

    def press(self, number: int) -> None:
        assert number in self.registered
        self.PostThreadMessageW(self.listener, WM_HOTKEY, number, 0)


async def test_the_keys_are_told_pressed_and_given_back() -> None:
    system, keys, pressed = User32(), [], []
    task = asyncio.create_task(
        hold((ASK, TOGGLE), given=keys.append, pressed=lambda *told: pressed.append(told), user32=system)
    )
    await until(lambda: keys, "the keys")
    assert keys == [{"ask": "Ctrl+Alt+Space"}]
    assert list(system.registered.values()) == [(0x1 | 0x2 | NO_REPEAT, 0x20)]
    system.PostThreadMessageW(system.listener, 0x113, 1, 0)  # any other message
    system.press(1)
    system.press(1)
    await until(lambda: len(pressed) == 2, "both presses")
    assert pressed == [("ask", "")] * 2
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert system.registered == {}
    assert not any(thread.name == "dost-hot-keys" for thread in threading.enumerate())


async def test_keys_that_another_program_has_are_named() -> None:
    with pytest.raises(NoShortcut, match=r"Ctrl\+Alt\+Space"):
        await hold((ASK,), given=pytest.fail, pressed=pytest.fail, user32=User32(taken=True))
    assert not any(thread.name == "dost-hot-keys" for thread in threading.enumerate())


async def test_who_gives_up_before_the_keys_are_there_leaves_none() -> None:
    class Late(User32):
        def PeekMessageW(self, where: Any, *_: object) -> bool:  # noqa: N802
            begun.set()
            go_on.wait(10)
            return super().PeekMessageW(where)

    begun, go_on, system = threading.Event(), threading.Event(), Late()
    task = asyncio.create_task(hold((ASK,), given=pytest.fail, pressed=pytest.fail, user32=system))
    await until(begun.is_set, "the thread")
    task.cancel()
    threading.Timer(0.1, go_on.set).start()
    with pytest.raises(asyncio.CancelledError):
        await task
    await until(lambda: not any(thread.name == "dost-hot-keys" for thread in threading.enumerate()), "its end")
    assert system.registered == {}
