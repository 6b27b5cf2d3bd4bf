"""Errors inside tasks, a tool that runs, no tray, and the end: the window as a process of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import psutil

from dost_engine.client.endpoint import read_endpoint
from dost_engine.settings import Settings, save_settings
from support.servers.running import entry, tool
from support.window_driver import drive
from support.window_world import make_profile

if TYPE_CHECKING:
    from pathlib import Path

    import pytest


def test_d03_an_error_in_a_task_is_shown_and_quitting_while_a_tool_runs_ends_all_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = make_profile(tmp_path, monkeypatch, desk=entry(tools=[tool("hang")]))
    monkeypatch.setenv("PYTHONDEVMODE", "1")  # which tells of what was never awaited
    said = drive(
        """
        async def bad_coroutine():
            raise ValueError("raised inside a slot coroutine")

        await until(lambda: app.live.tools)
        app.chat.open_form("desk/hang")
        QTest.mouseClick(app.chat.dialog.run_button, Qt.MouseButton.LeftButton)
        await until(lambda: app.chat.tools_running)
        failing = QPushButton("fails", app.window)
        failing.clicked.connect(lambda: asyncio.get_running_loop().create_task(bad_coroutine()) and None)
        failing.show()
        await press("fails")
        await until(lambda: app.crashes.dialog)
        say("DIALOG", "raised inside a slot coroutine" in app.crashes.dialog.report())
        await press("Go on")
        say("CHILDREN", " ".join(str(one.pid) for one in psutil.Process().children(recursive=True)))
        app.window.close()
        await until(lambda: app.quitting.question)
        say("COSTS", app.quitting.question.informativeText())
        await press("Quit")
        """
    )
    assert said["DIALOG"] == "True"
    assert "1 tool still runs" in said["COSTS"]
    text = (paths.logs / "window.log").read_text(encoding="utf-8")
    assert "ValueError: raised inside a slot coroutine" in text
    for bad in ("was never awaited", "destroyed while", "took longer than"):  # the last by the guard of the end
        assert bad not in text + said["stderr"]
    children = [int(pid) for pid in said["CHILDREN"].split()]
    assert children
    assert [pid for pid in children if psutil.pid_exists(pid)] == []
    assert read_endpoint(paths.endpoint_file) is None


def test_d02_without_a_tray_a_hidden_start_is_seen_a_second_start_brings_it_back_and_closing_quits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = make_profile(tmp_path, monkeypatch, desk=entry(tools=[tool("hang")]))
    save_settings(paths.settings_file, Settings(start_hidden=True, close_to_tray=True))
    said = drive(
        """
        say("VISIBLE", app.window.isVisible())
        app.presence.hide()
        say("HIDDEN", app.window.isMinimized() and app.window.isVisible())
        second = subprocess.Popen([sys.executable, "-m", "dost_desktop"], stderr=subprocess.DEVNULL)
        await until(lambda: not app.window.isMinimized())
        await until(lambda: second.poll() is not None)
        say("SECOND", second.returncode)
        app.window.close()
        """
    )
    assert (said["VISIBLE"], said["HIDDEN"], said["SECOND"]) == ("True", "True", "0")
    assert read_endpoint(paths.endpoint_file) is None


def test_the_systems_wish_to_quit_ends_everything_in_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = make_profile(tmp_path, monkeypatch, desk=entry(tools=[tool("hang")]))
    said = drive(
        """
        from PySide6.QtCore import QEvent

        await until(lambda: app.live.tools)
        say("CHILDREN", " ".join(str(one.pid) for one in psutil.Process().children(recursive=True)))
        QApplication.sendEvent(QApplication.instance(), QEvent(QEvent.Type.Quit))
        """
    )
    children = [int(pid) for pid in said["CHILDREN"].split()]
    assert children
    assert [pid for pid in children if psutil.pid_exists(pid)] == []
    assert read_endpoint(paths.endpoint_file) is None
    assert "took longer than" not in (paths.logs / "window.log").read_text(encoding="utf-8")
