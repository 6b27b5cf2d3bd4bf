"""Errors inside tasks, a tool that runs, and the end: the window as a process of its own, driven from inside it."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import psutil
import pytest

from dost_desktop.quit_guard import QUIT_S
from dost_engine.client.endpoint import read_endpoint
from support.servers.running import entry, tool
from support.window_world import make_profile

if TYPE_CHECKING:
    from pathlib import Path

DRIVER = '''
"""Presses the keys of a person inside the real program."""
import asyncio, sys, time
import psutil
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from dost_desktop import window as program
from dost_desktop.app import App
from dost_ui.crash_dialog import CrashDialog

apps = []
whole = App.start
def noted(self):
    apps.append(self)
    whole(self)
    asyncio.get_running_loop().create_task(story(self))
App.start = noted

async def until(holds):
    while not holds():
        await asyncio.sleep(0.01)

def button(name):
    found = [one for top in QApplication.topLevelWidgets() for one in top.findChildren(QPushButton)]
    named = [one for one in found if one.isVisible() and name in (one.accessibleName(), one.text())]
    return named[-1] if named else None

async def press(name):
    await until(lambda: button(name))
    QTest.mouseClick(button(name), Qt.MouseButton.LeftButton)

async def bad_coroutine():
    raise ValueError("raised inside a slot coroutine")

async def story(app):
    try:
        await tell(app)
    except BaseException as error:
        print("STORY", repr(error), flush=True)
        app.close()

async def tell(app):
    await until(lambda: app.live.tools)
    window = app.window
    app.chat.open_form("desk/hang")
    QTest.mouseClick(app.chat.dialog.run_button, Qt.MouseButton.LeftButton)
    await until(lambda: app.chat.tools_running)
    button_of_error = QPushButton("fails", window)
    button_of_error.clicked.connect(lambda: asyncio.get_running_loop().create_task(bad_coroutine()) and None)
    button_of_error.show()
    await press("fails")
    await until(lambda: app.crashes.dialog)
    print("DIALOG", "raised inside a slot coroutine" in app.crashes.dialog.report(), flush=True)
    await press("Go on")
    print("CHILDREN", *(child.pid for child in psutil.Process().children(recursive=True)), flush=True)
    window.close()
    await until(lambda: app.quitting.question)
    print("COSTS", app.quitting.question.informativeText(), flush=True)
    await press("Quit")
    print("CONFIRMED", time.time(), flush=True)

sys.exit(program.open_window())
'''


@pytest.mark.skipif(sys.platform == "win32", reason="the driver prints through a console")
def test_an_error_in_a_task_is_shown_and_quitting_while_a_tool_runs_ends_all_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = make_profile(tmp_path, monkeypatch, desk=entry(tools=[tool("hang")]))
    done = subprocess.run(
        [sys.executable, "-X", "dev", "-c", DRIVER], capture_output=True, encoding="utf-8", timeout=120, check=False
    )
    assert done.returncode == 0, (done.stdout, done.stderr)
    ended_at = (paths.logs / "window.log").stat().st_mtime
    said = dict(line.split(" ", 1) for line in done.stdout.splitlines())
    assert said["DIALOG"] == "True"
    assert "1 tool still runs" in said["COSTS"]
    log = (paths.logs / "window.log").read_text(encoding="utf-8")
    assert "ValueError: raised inside a slot coroutine" in log
    for bad in ("was never retrieved", "was never awaited", "destroyed while", "took longer than"):
        assert bad not in log.replace("Task exception was never retrieved", "", 1) + done.stderr, done.stderr
    assert ended_at - float(said["CONFIRMED"]) < 2 * QUIT_S
    assert [pid for pid in map(int, said["CHILDREN"].split()) if psutil.pid_exists(pid)] == []
    assert read_endpoint(paths.endpoint_file) is None
