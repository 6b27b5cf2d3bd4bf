"""Makes the pictures of the README: the real window on real servers, driven by the keys and the mouse of a display.

    python tests/journeys/screenshots.py docs/screenshots

Run by ``make screenshots``. Starts a display of its own (Xvfb) and types with xdotool, so that every key and click
takes the way of a person's. Each picture is taken only after what it is to show has been asserted: theme, font, rows
and texts. A blank picture, or one that equals an earlier one, ends the run with an error.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).parents[1]))

from PySide6.QtGui import QFontInfo, QImage
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from dost_desktop.app import App
from dost_desktop.loop import run
from dost_engine.mcp_store.samples import add_sample_servers
from dost_engine.settings import Paths
from dost_engine.types import ModelState, ServerState
from dost_ui import theme
from dost_ui.main_window import Page
from dost_ui.turn_model import spoken
from support.window_world import servers_ready, until

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

SIZE = (1440, 900)
SCREEN = "1600x1000x24"
LEAST_COLORS = 200
"""Distinct colours of a picture that shows text; a blank one has a handful."""

COMPLAINT = "TICKETS_TOKEN is not set"
FAILS: dict[str, object] = {"command": "sh", "args": ["-c", f"echo 'tickets: {COMPLAINT}' >&2; exit 3"]}
"""A server that says what it lacks, and ends."""


class Camera:
    """Takes pictures and refuses bad ones."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._taken: dict[bytes, str] = {}
        folder.mkdir(parents=True, exist_ok=True)

    def take(self, name: str, widget: QWidget, *, dark: bool, texts: Sequence[tuple[str, str]]) -> None:
        """Save a picture of a widget.

        Args:
            name: Of the file, without suffix.
            widget: What to show.
            dark: The theme that must be on.
            texts: Pairs of what must be in what.
        """
        for _ in range(3):  # layouts that wait for the next round of the loop, and those that wait for these
            QApplication.sendPostedEvents()
        for wanted, shown in texts:
            check(wanted in shown, f"{name}: {wanted!r} is not in {shown!r}")
        background = widget.window().palette().window().color()
        check((background.lightness() < 128) == dark, f"{name}: the theme is not {'dark' if dark else 'light'}")
        font = QFontInfo(theme.active().font())
        check(bool(font.family()) and font.pointSizeF() > 6, f"{name}: there is no real font")
        image = widget.grab().toImage()
        colors = {image.pixel(x, y) for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)}
        check(len(colors) >= LEAST_COLORS, f"{name}: the picture is blank ({len(colors)} colours)")
        data = bytes(image.convertToFormat(QImage.Format.Format_RGB32).constBits())
        check(data not in self._taken, f"{name}: the picture equals {self._taken.get(data)}")
        self._taken[data] = name
        check(image.save(str(self._folder / f"{name}.png")), f"{name}: could not be saved")
        print(f"{name}.png  {image.width()} x {image.height()}, {len(colors)} colours, {font.family()}")


class Wrong(Exception):
    """Something is not as it should be. An ordinary exception, so that window, servers and display end as always."""


def check(holds: bool, problem: str) -> None:
    """End the run where something is not as it should be."""
    if not holds:
        raise Wrong(problem)


# ------------------------------------------------------------------------------------------- keys and mouse


async def xdotool(*words: object) -> None:
    """Press real keys or buttons of the display."""
    command = ["xdotool", *map(str, words)]
    await asyncio.to_thread(subprocess.run, command, check=True, capture_output=True, timeout=30)


async def type_and_send(app: App, text: str) -> None:
    """Type a message into the composer and send it with Return; returns when its turn has ended."""
    before = len(app.chat.conversation.turns)
    await click(app.window.composer.editor)
    await xdotool("type", "--delay", 12, text)
    await until(lambda: app.window.composer.editor.toPlainText() == text, f"the keys of {text!r}")
    await xdotool("key", "Return")
    await until(lambda: len(app.chat.conversation.turns) > before and not app.chat.busy, f"the turn of {text!r}")


async def click(widget: QWidget) -> None:
    """Click the middle of a widget, in the window that it is in."""
    top = widget.window()
    await xdotool("windowfocus", "--sync", int(top.winId()))
    middle = widget.mapToGlobal(widget.rect().center())
    await xdotool("mousemove", "--sync", middle.x(), middle.y(), "click", 1)


# ------------------------------------------------------------------------------------------------ the story


async def story(app: App, camera: Camera, servers_file: Path) -> None:
    """A person tries Dost, looks around, and turns the lights off."""
    window, panel = app.window, app.window.turn_panel
    window.resize(*SIZE)
    window.move(0, 0)
    await servers_ready(app, "office", "time", "git", "fetch")
    await until(lambda: app.live.status and app.live.status.index.model is ModelState.READY, "the model")
    await until(lambda: "71 tools" in window.status_bar.words(), "all tools in the status bar")
    camera.take("first-start", window, dark=False, texts=[("71 tools", window.status_bar.words())])

    await type_and_send(app, "Which appointments do I have on Thursday?")
    check_picked(app, "office/list_calendar_events")
    await run_by_hand(app, "list_calendar_events", start_date="2026-03-05")
    await type_and_send(app, "and on wednesday?")
    check_picked(app, "office/list_calendar_events")
    await run_by_hand(app, "list_calendar_events", start_date="2026-03-04")
    row = next(row for row in panel.model.rows() if row.id == "office/list_calendar_events")
    told = [("of 71", panel.headline()), ("sticky", spoken(row))]  # the turn before is remembered
    camera.take("window-light", window, dark=False, texts=told)
    window.set_theme("dark")
    camera.take("window-dark", window, dark=True, texts=told)
    await inspect(app, camera)
    await other_pages(app, camera, servers_file)


def check_picked(app: App, tool_id: str) -> None:
    """The panel shows the newest turn, and that tool is among its picks."""
    trace = app.window.turn_panel.trace()
    picks = [pick.id for pick in trace.selection.picks] if trace else []
    check(tool_id in picks, f"picked: {picks}")
    rows = [row.pick.id for row in app.window.turn_panel.model.rows() if row.pick]
    check(sorted(rows) == sorted(picks), f"the panel's rows are {rows}")


async def run_by_hand(app: App, tool: str, **values: str) -> None:
    """Press the newest proposal of a tool in the chat, fill in its form, run it, and wait for the result."""
    messages = len(app.chat.conversation.messages)
    await click(button(app.window.chat_view, f"Run {tool} by hand"))
    await until(lambda: app.chat.dialog is not None and app.chat.dialog.isVisible(), "the form")
    dialog = app.chat.dialog
    assert dialog is not None
    for name, value in values.items():
        await click(dialog.form.row(name).editor)
        await xdotool("type", "--delay", 12, value)
        await until(lambda name=name, value=value: dialog.form.row(name).editor.text() == value, f"{name}: {value}")
    await click(dialog.run_button)
    await until(lambda: len(app.chat.conversation.messages) == messages + 2, "the result")
    results = app.chat.conversation.messages[-1].results
    check(bool(results) and not results[0].is_error, f"{tool} failed: {results}")


def button(inside: QWidget, name: str) -> QPushButton:
    """The newest visible button of that name."""
    buttons = [entry for entry in inside.findChildren(QPushButton) if entry.accessibleName() == name]
    visible = [entry for entry in buttons if entry.isVisible()]
    check(bool(visible), f"there is no button {name!r}")
    return visible[-1]


async def inspect(app: App, camera: Camera) -> None:
    """Type into the inspector and look at a tool that was not picked."""
    window, inspector = app.window, app.window.inspector
    window.show_page(Page.INSPECTOR)
    await click(inspector.line)
    text = "tell Priya by mail that the review moves to friday"
    await xdotool("type", "--delay", 12, text)
    await until(lambda: (trace := inspector.trace()) and trace.query.text == text, "the inspector's answer")
    inspector.table.selectRow(len(inspector.trace().selection.picks))  # the first that was not picked
    texts = [("picked", inspector.facts()), ("Not picked", inspector.why.text())]
    camera.take("inspector-dark", window, dark=True, texts=texts)
    window.set_theme("light")
    camera.take("inspector-light", window, dark=False, texts=texts)


async def other_pages(app: App, camera: Camera, servers_file: Path) -> None:
    """Tools, servers of which one cannot start, and a narrow window."""
    window = app.window
    window.show_page(Page.TOOLS)
    camera.take("tools", window, dark=False, texts=[("71", str(window.tools_page.tree.counts()[1]))])
    await asyncio.to_thread(add_server, servers_file, "tickets", FAILS)
    window.show_page(Page.SERVERS)

    def failed() -> bool:
        states = {server.name: server.state for server in app.live.status.servers} if app.live.status else {}
        return states.get("tickets") is ServerState.FAILED

    await until(failed, "the state of a server that cannot start")
    window.servers_page.select("tickets")
    page = window.servers_page
    await until(lambda: COMPLAINT in page.log.toPlainText(), "its log")
    texts = [("tickets", page.shown()), ("3", page.error()), (COMPLAINT, page.log.toPlainText())]
    camera.take("servers", window, dark=False, texts=texts)
    window.show_page(Page.CHAT)
    window.resize(1000, 760)
    await until(window.is_narrow, "the narrow window")
    asked = app.chat.conversation.turns[-1].trace.query.text
    camera.take("window-narrow", window, dark=False, texts=[("and on wednesday?", asked)])


def add_server(servers_file: Path, name: str, entry: dict[str, object]) -> None:
    """Add a server as a person does who edits the file."""
    servers = json.loads(servers_file.read_text(encoding="utf-8"))
    servers["mcpServers"][name] = entry
    servers_file.write_text(json.dumps(servers), encoding="utf-8")


# ---------------------------------------------------------------------------------------------- the display


def main() -> int:
    """Take all pictures. Returns the exit code."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/screenshots")
    for program, package in (("Xvfb", "xvfb"), ("xdotool", "xdotool")):
        check(shutil.which(program) is not None, f"{program} is missing: install the package {package}.")
    with tempfile.TemporaryDirectory() as home, display() as name:
        os.environ |= {"DISPLAY": name, "QT_QPA_PLATFORM": "xcb", "DOST_HOME": home}
        paths = Paths.from_environment()
        add_sample_servers(paths.servers_file, paths.data)
        qt = QApplication(["dost"])
        qt.setQuitOnLastWindowClosed(False)
        run(qt, _take_all(paths, Camera(folder)))
    return 0


async def _take_all(paths: Paths, camera: Camera) -> None:
    app = App(paths)
    app.window.set_theme("light")
    try:
        app.start()
        await story(app, camera, paths.servers_file)
    finally:
        await app.stop()


@contextlib.contextmanager
def display() -> Iterator[str]:
    """A display of our own, ended afterwards; its name."""
    read, write = os.pipe()
    command = ["Xvfb", "-displayfd", str(write), "-screen", "0", SCREEN, "-nolisten", "tcp"]
    process = subprocess.Popen(command, pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    try:
        with os.fdopen(read) as numbers:
            yield f":{numbers.readline().strip()}"
    finally:
        process.terminate()
        process.wait(timeout=10)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Wrong as wrong:
        sys.exit(str(wrong))
