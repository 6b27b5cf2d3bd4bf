"""One window per profile."""

import asyncio
from pathlib import Path

import pytest
from PySide6.QtNetwork import QLocalSocket
from PySide6.QtWidgets import QApplication

from dost_desktop.loop import run
from dost_desktop.single_instance import (
    LINK_CHARS,
    SingleInstance,
    open_in_running,
    server_name,
    show_running,
    toggle_running,
)
from support.window_world import make_profile


def test_a_second_start_asks_the_first_to_show_itself(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = make_profile(tmp_path, monkeypatch)
    other = make_profile(tmp_path / "other", monkeypatch)

    async def main() -> None:
        assert not show_running(paths)
        first = SingleInstance(paths)
        asked = asyncio.Event()
        first.asked_to_show.connect(asked.set)
        assert not show_running(other), "another profile is another window"
        assert show_running(paths)
        await asked.wait()
        first.close()
        assert not show_running(paths)

    run(qapp, main())


def test_a_shortcut_toggles_and_anything_else_shows(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = make_profile(tmp_path, monkeypatch)

    async def main() -> list[str]:
        assert not toggle_running(paths)
        first = SingleInstance(paths)
        heard: asyncio.Queue[str] = asyncio.Queue()
        first.asked_to_show.connect(lambda: heard.put_nowait("show"))
        first.asked_to_toggle.connect(lambda: heard.put_nowait("toggle"))
        said = []
        assert toggle_running(paths)
        said.append(await heard.get())
        assert show_running(paths)
        said.append(await heard.get())
        stranger = QLocalSocket()
        stranger.connectToServer(server_name(paths))
        assert stranger.waitForConnected(1000)
        stranger.write(b"toggle\n" * 10_000)
        stranger.flush()
        stranger.disconnectFromServer()
        said.append(await heard.get())
        first.close()
        return said

    assert run(qapp, main()) == ["toggle", "show", "show"]


def test_a_link_is_handed_to_the_window_that_is_open(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = make_profile(tmp_path, monkeypatch)

    async def main() -> list[str]:
        assert not open_in_running(paths, "dost://install?name=a&config=b")
        first = SingleInstance(paths)
        heard: asyncio.Queue[str] = asyncio.Queue()
        first.asked_to_open.connect(heard.put_nowait)
        said = []
        for link in ("dost://install?name=ä&config=b", "dost://" + "x" * 100_000):
            assert open_in_running(paths, link)
            said.append(await heard.get())
        first.close()
        return said

    short, long = run(qapp, main())
    assert short == "dost://install?name=ä&config=b"
    assert len(long) == LINK_CHARS, "enough to be refused as too long, and no more"
