"""The ways to open the window: for shortcuts of one's own, and with the session."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from typer.testing import CliRunner

from dost_desktop import entry, window
from dost_desktop.cli import app
from dost_desktop.loop import run
from dost_desktop.single_instance import SingleInstance, ask_running, find_running, show_running
from dost_engine.errors import ConfigError
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


def test_without_a_word_the_window_opens_and_no_command_line_is_loaded() -> None:
    code = (
        "import sys; from dost_desktop import entry\n"
        "entry.window().open_window = lambda: print('opened', 'typer' in sys.modules) or 7\n"
        "sys.argv = ['dost']; entry.main()"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=False, timeout=60)
    assert (done.returncode, done.stdout.strip()) == (7, "opened False"), done.stderr


def test_a_window_that_cannot_be_opened_says_so_as_a_command_does(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_display() -> int:
        raise ConfigError("There is no display to open a window on.", remedy="Set DISPLAY.")

    asked: list[str] = []
    monkeypatch.setattr(window, "open_window", no_display)
    monkeypatch.setattr("dost_desktop.cli.main", lambda: asked.append("the command line"))
    monkeypatch.setattr(sys, "argv", ["dost"])
    entry.main()
    assert asked == ["the command line"]
    assert gc.isenabled()


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
