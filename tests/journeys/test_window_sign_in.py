"""A server that wants to know who asks, in the real window: a sign-in is begun, given up, and who decides is chosen."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest

from dost_engine.settings import Paths
from dost_engine.types import Approval, ServerState
from dost_ui.main_window import Page
from support.servers.guarded import guarded
from support.window_world import in_window, make_profile, press, until

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    import pytest
    from PySide6.QtCore import QUrl
    from PySide6.QtWidgets import QApplication

    from dost_desktop.app import App


@contextlib.contextmanager
def guarded_elsewhere() -> Iterator[str]:
    """The address of such a server, which runs in a thread of its own."""
    ready, over = threading.Event(), threading.Event()
    address: list[str] = []

    async def serve() -> None:
        async with guarded() as server:
            address.append(server.url)
            ready.set()
            await asyncio.to_thread(over.wait)

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    ready.wait(60)
    try:
        yield address[0]
    finally:
        over.set()
        thread.join()


def test_a_sign_in_is_begun_and_given_up_on_the_page(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []

    def note(url: QUrl) -> bool:
        opened.append(url.toString())
        return True

    monkeypatch.setattr(QDesktopServices, "openUrl", note)

    async def story(app: App) -> None:
        paths = Paths.from_environment()
        page = app.window.servers_page
        app.window.show_page(Page.SERVERS)
        await until(
            lambda: app.live.status and app.live.status.servers[0].state is ServerState.NEEDS_SIGN_IN, "who asks"
        )
        assert opened == [], "nothing is opened by itself"
        await press(page.detail, "Sign in to web")
        await until(page.detail.waits, "what is waited for")
        assert len(opened) == 1
        assert opened[0] in page.detail.waits()
        await press(page.detail, "Cancel the sign-in")
        await until(lambda: not page.detail.waits(), "the end of it")
        assert not page.notes()
        QTest.keyClick(page.detail.approval, Qt.Key.Key_Down)
        await until(paths.tools_file.exists, "what is decided")
        decided = await app.connection.ask(lambda client: client.choices())
        assert decided.servers["web"].approval is Approval.ASK, "also for a server that has no tools yet"

    with guarded_elsewhere() as url:
        in_window(qapp, make_profile(tmp_path, monkeypatch, web={"url": url}), story)
