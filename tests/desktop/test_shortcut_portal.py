"""Shortcuts that the desktop's portal gives, against a stand-in for it on a real message bus of its own."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import pytest
import pytest_asyncio

from dost_desktop.shortcut_portal import NoShortcut, Shortcut, hold

if sys.platform in {"win32", "darwin"}:
    pytest.skip("portals are of Linux desktops", allow_module_level=True)

from support.portal import StandInPortal, session_bus, stand_in_portal

if TYPE_CHECKING:
    import subprocess
    from collections.abc import AsyncIterator, Iterator, Mapping
    from pathlib import Path

ASK, TOGGLE = Shortcut("ask", "Ask Dost", "CTRL+ALT+space"), Shortcut("toggle", "Show or hide Dost")
HANG_S = 30


class Heard:
    """What the program was told, waited for.

    Attributes:
        told: Keys as they were given, and ids that were pressed, in their order.
    """

    def __init__(self) -> None:
        self.told: asyncio.Queue[Any] = asyncio.Queue()

    def given(self, keys: Mapping[str, str]) -> None:
        self.told.put_nowait(dict(keys))

    def pressed(self, shortcut: str, token: str) -> None:
        self.told.put_nowait(shortcut + (f" {token}" if token else ""))

    async def next(self) -> Any:
        return await asyncio.wait_for(self.told.get(), HANG_S)


@pytest.fixture
def bus(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[subprocess.Popen[bytes]]:
    with session_bus(tmp_path, monkeypatch) as daemon:
        yield daemon


@pytest_asyncio.fixture
async def portal(bus: subprocess.Popen[bytes]) -> AsyncIterator[StandInPortal]:
    async with stand_in_portal() as made:
        yield made


@asynccontextmanager
async def held() -> AsyncIterator[tuple[Heard, asyncio.Task[None]]]:
    heard = Heard()
    task = asyncio.create_task(hold((ASK, TOGGLE), given=heard.given, pressed=heard.pressed))
    try:
        yield heard, task
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError, NoShortcut):
            await task


async def test_the_desktop_is_asked_and_tells_keys_presses_and_changes(portal: StandInPortal) -> None:
    async with held() as (heard, _):
        assert await heard.next() == {"ask": "CTRL+ALT+space", "toggle": "CTRL+SHIFT+F12"}
        assert portal.registered == ["dost"]
        assert portal.bound == [
            ("ask", {"description": "Ask Dost", "preferred_trigger": "CTRL+ALT+space"}),
            ("toggle", {"description": "Show or hide Dost"}),
        ]
        await portal.press("ask")
        await portal.press("toggle", token="here")
        assert [await heard.next(), await heard.next()] == ["ask", "toggle here"]
        await portal.change(ask="LOGO+a")
        assert (await heard.next())["ask"] == "LOGO+a"


async def test_what_others_tell_is_nothing(portal: StandInPortal) -> None:
    async with held() as (heard, _):
        await heard.next()
        await portal.press("ask", session=f"{portal.session}0")
        async with stand_in_portal() as other:  # which does not get the name
            await other.press("ask", session=portal.session, to=portal.client)
            for _ in range(3):
                await portal.press("toggle")
                assert await heard.next() == "toggle"


async def test_a_portal_that_registers_no_programs_gives_shortcuts_too(portal: StandInPortal) -> None:
    portal.is_old = True
    async with held() as (heard, _):
        assert await heard.next()


async def test_a_no_of_the_person_is_said(portal: StandInPortal) -> None:
    portal.refuses = True
    async with held() as (_, task):
        with pytest.raises(NoShortcut, match="was refused"):
            await asyncio.wait_for(task, HANG_S)


async def test_shortcuts_that_are_taken_back_are_said(portal: StandInPortal) -> None:
    async with held() as (heard, task):
        await heard.next()
        await portal.end_session()
        with pytest.raises(NoShortcut, match="taken the shortcuts back"):
            await asyncio.wait_for(task, HANG_S)


async def test_a_desktop_without_a_portal_or_a_bus_gives_none(
    bus: subprocess.Popen[bytes], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for address in (None, f"unix:path={tmp_path / 'nowhere'}", "tcp:host=localhost,port=1", "nonsense", ""):
        if address is not None:
            monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
        async with held() as (_, task):
            with pytest.raises(NoShortcut, match="gives programs no shortcuts") as said:
                await asyncio.wait_for(task, HANG_S)
            assert "dost --ask" in said.value.remedy


async def test_a_bus_that_ends_is_said(portal: StandInPortal, bus: subprocess.Popen[bytes]) -> None:
    async with held() as (heard, task):
        await heard.next()
        bus.kill()
        with pytest.raises(NoShortcut, match="bus has ended"):
            await asyncio.wait_for(task, HANG_S)
