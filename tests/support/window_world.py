"""A real window on a real service with real servers, in a profile of its own."""

from __future__ import annotations

import asyncio
import json
import sys
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

from dost_desktop.app import App
from dost_desktop.loop import run
from dost_engine.settings import Paths
from dost_engine.types import ServerState
from support.fake_embedder import HashEmbedder

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping
    from pathlib import Path

    import pytest
    from PySide6.QtWidgets import QApplication

    from dost_engine.embedding.protocol import Embedder
    from dost_engine.types import TurnTrace

T = TypeVar("T")

TIME = {"command": sys.executable, "args": ["-m", "mcp_server_time", "--local-timezone", "UTC"]}

PATIENCE_S = 60.0
"""A condition that never comes ends the test by then."""


def make_profile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, **servers: Mapping[str, Any]) -> Paths:
    """A profile with these servers and no model."""
    monkeypatch.setenv("DOST_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("DOST_MODELS_DIR", str(tmp_path / "models"))
    paths = Paths.from_environment()
    paths.config.mkdir(parents=True)
    write_servers(paths, **servers)
    return paths


def write_servers(paths: Paths, **servers: Mapping[str, Any]) -> None:
    paths.servers_file.write_text(json.dumps({"mcpServers": servers}), encoding="utf-8")


def in_window(
    qapp: QApplication,
    paths: Paths,
    story: Callable[[App], Awaitable[T]],
    *,
    load_embedder: Callable[[], Embedder] = HashEmbedder,
) -> T:
    """Open the window, live the story, close everything."""

    async def main() -> T:
        app = App(paths, load_embedder=load_embedder)
        errors: list[BaseException] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: errors.append(_error_of(context)))
        try:
            app.start()
            result = await story(app)
        finally:
            await app.stop()
            app.window.deleteLater()
        assert errors == []
        return result

    return run(qapp, main())


def _error_of(context: dict[str, Any]) -> BaseException:
    error = context.get("exception")
    return error if isinstance(error, BaseException) else RuntimeError(str(context.get("message")))


async def until(holds: Callable[[], object], what: str = "", *, patience_s: float = PATIENCE_S) -> None:
    """Wait until it holds."""
    try:
        async with asyncio.timeout(patience_s):
            while not holds():  # noqa: ASYNC110 - several parts change, and none of them tells of all
                await asyncio.sleep(0.01)
    except TimeoutError:
        raise AssertionError(f"never came: {what or holds}") from None


async def servers_ready(app: App, *names: str) -> None:
    """Wait until these servers are ready and all their tools can be picked."""

    def ready() -> bool:
        status = app.live.status
        if status is None or status.index.building:
            return False
        tools = {server.name: server.tools for server in status.servers if server.state is ServerState.READY}
        return set(names) <= tools.keys() and status.index.tools == sum(tools.values()) == len(app.live.tools)

    await until(ready, f"ready: {names}, at last {app.live.status}")


def write(app: App, text: str) -> None:
    """Type and send with the keys of a keyboard."""
    editor = app.window.composer.editor
    QTest.keyClicks(editor, text)
    QTest.keyClick(editor, Qt.Key.Key_Return)


async def ask(app: App, text: str) -> TurnTrace:
    """Type and send; returns when the turn has ended."""
    before = len(app.chat.conversation.turns)
    write(app, text)
    await until(lambda: len(app.chat.conversation.turns) > before and not app.chat.busy, f"the turn of {text!r}")
    return app.chat.conversation.turns[-1].trace


async def press(inside: QWidget, name: str) -> None:
    """Click the button with that name, once it is visible; a new widget becomes so a moment after it was made."""

    def button() -> QPushButton | None:
        found = inside.findChildren(QPushButton)
        named = [one for one in found if one.isVisible() and name in (one.accessibleName(), one.text())]
        return named[-1] if named else None

    await until(button, f"a button {name!r}")
    found = button()
    assert found is not None
    QTest.mouseClick(found, Qt.MouseButton.LeftButton)
