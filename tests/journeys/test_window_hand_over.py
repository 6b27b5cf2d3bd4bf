"""Quitting while another program uses the service: the window ends, a process of its own goes on."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import psutil
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from dost_engine.cli.stopping import stop
from dost_engine.client import EngineClient
from dost_engine.client.endpoint import read_endpoint
from dost_engine.types import ServerState
from support.servers.running import entry
from support.window_world import in_window, make_profile, servers_ready, until

if TYPE_CHECKING:
    import subprocess
    from pathlib import Path

    import pytest
    from PySide6.QtWidgets import QApplication

    from dost_desktop.app import App
    from dost_engine.settings import Paths


def test_another_program_keeps_its_service_when_the_window_quits(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = make_profile(tmp_path, monkeypatch, desk=entry())

    async def story(app: App) -> subprocess.Popen[bytes]:
        await servers_ready(app, "desk")
        app.window.close()
        await asyncio.wait_for(app.until_closed(), 60)  # nobody else: it ends without a question
        app._closed.clear()
        async with await EngineClient.discover(paths, name="editor") as editor:
            await editor.status()
        app.window.close()
        await until(lambda: app.quitting.question, "the question")
        question = app.quitting.question
        assert question is not None
        assert "editor" in question.informativeText()
        QTest.keyClick(question, Qt.Key.Key_Escape)
        assert app.quitting.question is None
        assert not app._closed.is_set()
        app.window.close()
        await until(lambda: app.quitting.question, "the question again")
        question = app.quitting.question
        assert question is not None
        assert question.heir_button is not None
        QTest.mouseClick(question.heir_button, Qt.MouseButton.LeftButton)
        await app.until_closed()
        assert app.heir is not None
        return app.heir

    heir = in_window(qapp, paths, story)
    try:
        status = asyncio.run(_what_the_editor_finds(paths, heir.pid))
        assert status == [("desk", ServerState.READY)]
    finally:
        said = asyncio.run(_ended(paths, heir))
    assert said == f"The service has ended (process {heir.pid})."
    assert read_endpoint(paths.endpoint_file) is None
    assert psutil.Process().children(recursive=True) == []


async def _what_the_editor_finds(paths: Paths, heir: int) -> list[tuple[str, ServerState]]:
    """The service of the process that went on, found as every client finds one."""
    await until(lambda: (found := read_endpoint(paths.endpoint_file)) and found.pid == heir, "the new endpoint")
    async with await EngineClient.discover(paths, name="editor") as editor:
        assert (await editor.status()).host == "daemon"
        async for _ in editor.events():
            status = await editor.status()
            if all(server.state is ServerState.READY for server in status.servers):
                return [(server.name, server.state) for server in status.servers]
    raise AssertionError("the events ended")


async def _ended(paths: Paths, heir: subprocess.Popen[bytes]) -> str:
    """``dost stop``."""
    said = await stop(paths)
    await asyncio.to_thread(heir.wait, 60)
    return said
