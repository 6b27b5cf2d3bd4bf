"""What is called and saved is seen on the page of usage of a real window, while it is looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_ui.main_window import Page
from support.servers.running import entry, tool
from support.window_world import ask, in_window, make_profile, servers_ready, until

if TYPE_CHECKING:
    from pathlib import Path

    import pytest
    from PySide6.QtWidgets import QApplication

    from dost_desktop.app import App

DESK = entry(tools=[tool("get_current_time"), tool("convert_time")])


def test_calls_and_saved_tokens_are_seen_as_they_come(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = make_profile(tmp_path, monkeypatch, desk=DESK)

    async def story(app: App) -> None:
        page = app.window.usage_page
        await servers_ready(app, "desk")
        app.window.show_page(Page.USAGE)
        await until(lambda: page.state().title() == "Nothing is counted yet", "the empty page")
        page.state().button().click()
        assert app.window.page() is Page.CHAT
        await ask(app, "What is the current time in Tokyo")
        app.window.show_page(Page.USAGE)
        await until(lambda: page.figure("turns") == "1 choice of tools", "the turn")
        await app.connection.invoke("desk/get_current_time", {}, by_hand=True)
        await until(lambda: page.figure("calls") == "1 call", "the call")
        assert page.figure("success") == "100 % gave a result"
        assert [one.tool_id for one in page.table.tools.rows()] == ["desk/get_current_time"]
        assert page.calls.bars()[-1].value == 1

    in_window(qapp, paths, story)
