"""The tools page of the real window: switches that hold, and advice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from dost_engine.types import Turn
from dost_ui.main_window import Page
from support.servers.running import entry, tool
from support.window_world import in_window, make_profile, servers_ready, until

if TYPE_CHECKING:
    from pathlib import Path

    import pytest
    from PySide6.QtWidgets import QApplication

    from dost_desktop.app import App


def test_a_server_that_is_switched_off_on_the_page_is_never_picked_and_its_tools_get_advice(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = entry(tools=[tool("get_current_time"), tool("convert_time")])

    async def story(app: App) -> None:
        await servers_ready(app, "desk")
        app.window.show_page(Page.TOOLS)
        page = app.window.tools_page
        page.select("desk/convert_time")
        await until(page.detail.advice, "the advice")
        before = await app.connection.select(Turn("what is the current time"))
        assert before.selection.picks
        at = page.view.switch_of(page.tree.find_server("desk"))
        QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
        await until(
            lambda: app.live.tools and all(info.choice.banned for info in app.live.tools.values()), "the switches"
        )
        after = await app.connection.select(Turn("what is the current time"))
        assert after.selection.picks == ()
        assert page.tree.data(page.tree.find_server("desk"), Qt.ItemDataRole.CheckStateRole) is Qt.CheckState.Unchecked
        assert page.view.current().data() == "desk", "what was clicked stays selected when the tools come anew"
        page.select("desk/convert_time")
        assert page.choices.banned.isChecked()

    in_window(qapp, make_profile(tmp_path, monkeypatch, desk=desk), story)
