"""``dost --self-test``: does this installation work? Used by the frozen program, whose paths and processes differ.

Everything is real and nothing of the user's is touched: a profile in a temporary folder, the embedding model, an MCP
server as a process of its own, and the window without a display.
"""

from __future__ import annotations

import asyncio
import importlib
import json
import os
import platform
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from dost_desktop.app import App
    from dost_engine.settings import Paths
    from dost_engine.types import ServerStatus

MODULES = (
    "onnxruntime",  # before Qt, see dost_desktop.qt_first
    "numpy",
    "tokenizers",
    "mcp",
    "uvicorn",
    "keyring",
    "PySide6.QtWidgets",
    "PySide6.QtNetwork",
    "PySide6.QtSvg",
    "qasync",
    "pydantic_ai.models.openai",
    "pydantic_ai.providers.openai_compatible",
    "dost_engine.service",
    "dost_desktop.app",
    "dost_desktop.shortcut_macos",
    "dost_desktop.shortcut_windows",
    *(["jeepney.io.asyncio"] if sys.platform == "linux" else []),  # loaded when keys are asked for
)

QUESTION = "Show me the appointments in my calendar"
EXPECTED_TOOL = "office/list_calendar_events"

WAIT_S = 120.0
"""For the model and the server. A virus scanner that reads a fresh program takes its time."""


class _Failed(Exception):
    """A step did not do what it should."""


def self_test() -> int:
    """Run all steps and print a line for each.

    Returns:
        0 where all worked, else 1.
    """
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    _say("ok", "program", f"{platform.python_version()} on {platform.platform()}, frozen: {is_frozen()}")
    try:
        for module in MODULES:
            importlib.import_module(module)
        _say("ok", "imports", f"{len(MODULES)} modules")
        with tempfile.TemporaryDirectory(prefix="dost-self-test-", ignore_cleanup_errors=True) as folder:
            _in_profile(Path(folder))
    except Exception as error:  # noqa: BLE001 - whatever it is, it is the result of the test
        kind = "" if isinstance(error, _Failed) else f"{type(error).__name__}: "
        _say("FAILED", "self-test", f"{kind}{error}")
        if not isinstance(error, _Failed):
            import traceback

            traceback.print_exc(file=sys.stdout)
        return 1
    _say("ok", "self-test", "everything works")
    return 0


def is_frozen() -> bool:
    """Whether this is the bundled program."""
    return bool(getattr(sys, "frozen", False))


def office_command() -> list[str]:
    """The command that starts our own sample server, in a checkout and in the bundle."""
    if not is_frozen():
        return [sys.executable, "-m", "dost_assets.sample_servers.office"]
    program = Path(sys.executable)
    # A program without a console has no standard streams; its sibling has.
    console = program.with_name(f"dost{program.suffix}")
    return [str(console if console.exists() else program), "sample-server", "office"]


def _in_profile(folder: Path) -> None:
    from dataclasses import replace

    from PySide6.QtWidgets import QApplication

    from dost_desktop.loop import run
    from dost_engine.settings import Paths

    models = Paths.from_environment().models
    before = os.environ.get("DOST_HOME")
    os.environ["DOST_HOME"] = str(folder)
    try:
        paths = replace(Paths.from_environment(), models=models)
        paths.config.mkdir(parents=True)
        command, *arguments = office_command()
        servers = {"mcpServers": {"office": {"command": command, "args": arguments}}}
        paths.servers_file.write_text(json.dumps(servers), encoding="utf-8")
        qt = QApplication.instance() or QApplication(["dost"])
        qt.setQuitOnLastWindowClosed(False)  # type: ignore[attr-defined]  # a QApplication, as nothing else was made
        run(qt, _in_window(paths))
    finally:
        if before is None:
            del os.environ["DOST_HOME"]
        else:
            os.environ["DOST_HOME"] = before


async def _in_window(paths: Paths) -> None:
    from dost_desktop.app import App
    from dost_engine.types import ModelState, ServerState

    app = App(paths)
    try:
        app.start()
        _say("ok", "window", f"shown, {app.window.width()} x {app.window.height()}")
        _say("ok", "languages", _languages())

        def model_state() -> str:
            return str(app.live.status.index.model) if app.live.status else "no status"

        await _until(app, lambda: model_state() in {ModelState.READY, ModelState.FAILED, ModelState.ABSENT})
        status = app.live.status
        if status is None or status.index.model is not ModelState.READY:
            raise _Failed(f"the model is {model_state()}: {status.index.note if status else ''}")
        _say("ok", "model", status.index.model_id)
        await _until(app, lambda: _server(app) is not None)
        server = _server(app)
        if server is None or server.state is not ServerState.READY:
            raise _Failed(f"the sample server is not ready: {server}")
        _say("ok", "server", f"{server.name}, {server.tools} tools, process {server.pid}")
        await _until(app, lambda: bool(app.live.status and app.live.status.index.tools == server.tools))
        await _until(app, lambda: bool(app.live.status and not app.live.status.index.building))
        await _one_turn(app)
        _say("ok", "pages", await _pages(app))
    finally:
        await app.stop()
    _say("ok", "end", "the service has ended")


def _languages() -> str:
    """Those that the window and Qt's own dialogs speak."""
    from PySide6.QtCore import QCoreApplication

    from dost_ui import translation

    before = translation.language()
    try:
        for name, _ in translation.LANGUAGES:
            translation.install(name)
            if translation.language() != name:
                raise _Failed(f"the translation {name} is not there")
            if name != translation.SOURCE and QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel":
                raise _Failed(f"Qt's own translation {name} is not there")
    finally:
        translation.install(before)
    return ", ".join(name for name, _ in translation.LANGUAGES)


async def _pages(app: App) -> str:
    """Every page is made and shown: most of them, with what they need, are loaded only then."""
    from dost_ui.sidebar import Page

    for page in Page:
        app.window.show_page(page)
        await asyncio.sleep(0)  # what begins with a page
        app.window.grab()
    app.window.show_page(Page.CHAT)
    return f"{len(Page)}, each painted"


def _server(app: App) -> ServerStatus | None:
    """The sample server, once it is ready or failed."""
    from dost_engine.types import ServerState

    servers = app.live.status.servers if app.live.status else ()
    return servers[0] if servers and servers[0].state in {ServerState.READY, ServerState.FAILED} else None


async def _one_turn(app: App) -> None:
    app.window.composer.submitted.emit(QUESTION)
    await _until(app, lambda: bool(app.chat.conversation.turns) and not app.chat.busy)
    trace = app.chat.conversation.turns[0].trace
    picks = [pick.id for pick in trace.selection.picks]
    if trace.selection.fallback or picks[:1] != [EXPECTED_TOOL]:
        raise _Failed(f"{QUESTION!r} picked {picks[:5]}, expected {EXPECTED_TOOL} first. {trace.selection.fallback}")
    _say("ok", "selection", f"{picks[0]} first of {len(picks)} of {trace.tools_all} tools, {trace.took_ms:.0f} ms")
    image = app.window.grab().toImage()
    colours = {image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)}
    if len(colours) < 5:
        raise _Failed(f"the window is blank: {len(colours)} colours")
    if app.panel.shown != trace.turn_id:
        raise _Failed("the panel does not show the turn")
    _say("ok", "panel", f"shows the turn, {image.width()} x {image.height()} pixels")


async def _until(app: App, holds: Callable[[], bool]) -> None:
    """Wait until it holds; the service's status is looked at whenever it changes."""
    try:
        async with asyncio.timeout(WAIT_S):
            while not holds():  # noqa: ASYNC110 - several parts change, and none of them tells of all
                await asyncio.sleep(0.05)
    except TimeoutError:
        raise _Failed(f"nothing came within {WAIT_S:.0f} s; last status: {app.live.status}") from None


def _say(result: str, step: str, text: str) -> None:
    if sys.stdout is not None:  # a program without a console has none
        sys.stdout.write(f"{result:<7}{step:<11}{text}\n")
        sys.stdout.flush()
