"""The real program in a process of its own, with somebody at its keys: a story that runs inside it."""

from __future__ import annotations

import subprocess
import sys
import textwrap

_PRELUDE = '''
"""Presses the keys of a person inside the real program."""
import asyncio, subprocess, sys
import psutil
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from dost_desktop import window as program
from dost_desktop.app import App

start = App.start

def started(self, **how):
    start(self, **how)
    asyncio.get_running_loop().create_task(tell(self))

App.start = started

async def until(holds):
    async with asyncio.timeout(90):
        while not holds():
            await asyncio.sleep(0.01)

def button(name):
    found = [one for top in QApplication.topLevelWidgets() for one in top.findChildren(QPushButton)]
    named = [one for one in found if one.isVisible() and name in (one.accessibleName(), one.text())]
    return named[-1] if named else None

async def press(name):
    await until(lambda: button(name))
    QTest.mouseClick(button(name), Qt.MouseButton.LeftButton)

def say(name, what):
    print(name, what, flush=True)

async def tell(app):
    try:
        await story(app)
    except BaseException as error:
        say("BROKEN", repr(error))
        app.close()

async def story(app):
'''

_END = "\nsys.exit(program.open_window({how}))\n"


def drive(story: str, how: str = "") -> dict[str, str]:
    """Run the program until it ends; the story is the body of a coroutine that knows ``app``.

    Args:
        story: Python that may use ``until``, ``press`` and ``say``; its end must end the program.
        how: Arguments of ``open_window``.

    Returns:
        What was said, by name; ``stderr`` holds what else was written.
    """
    code = _PRELUDE + textwrap.indent(textwrap.dedent(story), "    ") + _END.format(how=how)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", timeout=120, check=False)
    said = dict(line.split(" ", 1) for line in done.stdout.splitlines())
    assert done.returncode == 0, (done.returncode, said, done.stderr)
    assert "BROKEN" not in said, (said, done.stderr)
    return said | {"stderr": done.stderr}
