"""The tools page of the real window: switches that hold, and advice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from dost_engine.types import Turn
from dost_ui.command_palette import CommandPalette
from dost_ui.main_window import Page
from support.servers.running import entry, tool
from support.window_world import in_window, make_profile, servers_ready, until

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

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


def test_reindex_in_the_palette_brings_tools_that_their_server_did_not_tell_of(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tools = tmp_path / "tools.json"
    tools.write_text('[{"name": "read_letter"}]', encoding="utf-8")

    async def story(app: App) -> None:
        await servers_ready(app, "desk")
        before = app.live.status.index.revision if app.live.status else 0
        tools.write_text('[{"name": "send_letter"}]', encoding="utf-8")
        QTest.keyClick(app.window.composer.editor, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
        await until(lambda: isinstance(QApplication.activeModalWidget(), CommandPalette), "the palette")
        palette = QApplication.activeModalWidget()
        assert isinstance(palette, CommandPalette)
        QTest.keyClicks(palette.line, "reindex")
        QTest.keyClick(palette.line, Qt.Key.Key_Return)
        await until(lambda: set(app.live.tools) == {"desk/send_letter"}, "the other tool")
        await servers_ready(app, "desk")
        assert app.live.status is not None
        assert app.live.status.index.revision > before
        assert app.window.status_bar.words().count(f"catalogue {app.live.status.index.revision} indexed") == 1

    in_window(qapp, make_profile(tmp_path, monkeypatch, desk=entry(tools_file=str(tools))), story)
