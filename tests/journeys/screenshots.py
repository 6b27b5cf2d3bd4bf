"""Makes the pictures: of the README, of every page with 0, 20 and 2,000 tools, in German, mirrored, of states.

    python tests/journeys/screenshots.py docs/screenshots [PART …]

A part is story, states, 0-tools, 20-tools, 2000-tools, german or right-to-left; without one it makes the first five.

Run by ``make screenshots``. Starts a display of its own (Xvfb). The story of the README is driven by the keys and the
mouse of that display (xdotool), on real servers and with the real model. Each picture is taken only after what it is
to show has been asserted: theme, font, rows and texts. A blank picture, or one that equals an earlier one, ends the run
with an error.
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

from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from dost_desktop.app import App
from dost_desktop.loop import run
from dost_engine.mcp_store.samples import add_sample_servers
from dost_engine.settings import Paths
from dost_engine.types import ModelState, ServerState
from dost_ui.main_window import Page
from dost_ui.turn_model import spoken
from journeys.camera import Camera, Wrong, check
from journeys.picture_index import write_index
from journeys.picture_pages import MIRRORED, take_german, take_pages, take_right_to_left
from journeys.picture_profiles import COMPLAINT, FAILS, live_in
from journeys.picture_scenes import take_german_scenes, take_scenes
from support.window_world import servers_ready, until

if TYPE_CHECKING:
    from collections.abc import Iterator

SIZE = (1440, 900)
SCREEN = "1600x1000x24"


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
    await until(lambda: COMPLAINT in page.detail.log.toPlainText(), "its log")
    texts = [("tickets", page.detail.shown()), ("3", page.detail.error()), (COMPLAINT, page.detail.log.toPlainText())]
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
    """Take the pictures. Returns the exit code."""
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "docs/screenshots")
    wanted = sys.argv[2:] or ["story", "states", "0-tools", "20-tools", "2000-tools"]
    for program, package in (("Xvfb", "xvfb"), ("xdotool", "xdotool")):
        check(shutil.which(program) is not None, f"{program} is missing: install the package {package}.")
    with tempfile.TemporaryDirectory() as home, display() as name:
        os.environ |= {
            "DISPLAY": name,
            "QT_QPA_PLATFORM": "xcb",
            "DOST_LANGUAGE": "de" if wanted == ["german"] else "en",
        }
        camera = Camera(folder, print)
        qt = QApplication(["dost"])
        qt.setQuitOnLastWindowClosed(False)
        # Beside the window the pointer lights up nothing. Not before: with its last client the display forgets it.
        subprocess.run(["xdotool", "mousemove", "1599", "999"], check=True, timeout=30)
        if "story" in wanted:
            run(qt, _take_story(Path(home) / "story", camera))
            camera.develop()
        if "states" in wanted:
            take_scenes(camera, qt)
            camera.develop()
        if counts := [count for count in (0, 20, 2_000) if f"{count}-tools" in wanted]:
            run(qt, take_pages(camera, Path(home), counts))
        if "german" in wanted:
            run(qt, take_german(camera, Path(home)))
            take_german_scenes(camera, qt)
            camera.develop()
        if MIRRORED in wanted:
            run(qt, take_right_to_left(camera, Path(home)))
        write_index(folder)
    return 0


async def _take_story(home: Path, camera: Camera) -> None:
    model = Paths.from_environment().models
    live_in(home)
    paths = Paths.from_environment()
    paths.models.parent.mkdir(parents=True)
    paths.models.symlink_to(model)
    add_sample_servers(paths.servers_file, paths.data)
    app = App(paths)
    app.window.set_theme("light")
    try:
        app.start()
        await story(app, camera, paths.servers_file)
    finally:
        await app.stop()
        app.window.deleteLater()


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
