"""The ways to open the window: for shortcuts of one's own, and with the session."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from typer.testing import CliRunner

from dost_desktop import window
from dost_desktop.cli import app
from dost_desktop.loop import run
from dost_desktop.single_instance import SingleInstance, ask_running, find_running, show_running
from support.window_world import make_profile

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QApplication


@pytest.mark.parametrize(
    ("words", "wanted"),
    [
        ([], {}),
        (["--toggle"], {"toggle": True}),
        (["--ask"], {"ask": True}),
        (["window"], {}),
        (["window", "--hidden"], {"hidden": True}),
    ],
)
def test_a_command_opens_the_window_as_it_says(
    words: list[str], wanted: dict[str, bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[dict[str, object]] = []

    def opened(**how: object) -> int:
        told.append(how)
        return 0

    monkeypatch.setattr(window, "open_window", opened)  # the real one needs a display and does not return
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 0, result.output
    assert [{name: value for name, value in how.items() if value} for how in told] == [wanted]


@pytest.mark.parametrize("words", [["--ask", "--toggle"], ["--ask", "window"]])
def test_a_shortcut_means_one_thing(words: list[str]) -> None:
    assert CliRunner().invoke(app, words).exit_code == 2


def test_a_running_window_is_asked_for_the_line_or_left_alone(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = make_profile(tmp_path, monkeypatch)

    async def main() -> list[str]:
        assert not ask_running(paths)
        assert not find_running(paths)
        first = SingleInstance(paths)
        heard: asyncio.Queue[str] = asyncio.Queue()
        first.asked_to_show.connect(lambda: heard.put_nowait("show"))
        first.asked_to_toggle.connect(lambda: heard.put_nowait("toggle"))
        first.asked_to_ask.connect(lambda: heard.put_nowait("ask"))
        assert find_running(paths)
        assert ask_running(paths)
        assert show_running(paths)
        said = [await heard.get(), await heard.get()]
        first.close()
        return said

    assert run(qapp, main()) == ["ask", "show"], "who only looks whether there is one moves nothing"
