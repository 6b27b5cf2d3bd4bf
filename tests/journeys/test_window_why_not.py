"""Why a tool is picked or not, asked by real keys in the panel and in the inspector of a window on a real service."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from dost_ui.main_window import Page
from support.servers.running import entry, tool
from support.window_world import ask, in_window, make_profile, servers_ready, until

if TYPE_CHECKING:
    from pathlib import Path

    import pytest
    from PySide6.QtWidgets import QApplication

    from dost_desktop.app import App
    from dost_ui.ask_why import AskWhy

DESK = entry(tools=[tool("get_current_time"), tool("send_fax")])
CLOCK = entry(tools=[tool("get_current_time")])


async def answer(about: AskWhy, name: str) -> str:
    before = about.told()
    about.entry.selectAll()
    QTest.keyClicks(about.entry, name)
    QTest.keyClick(about.entry, Qt.Key.Key_Return)
    await until(lambda: about.told() not in {"", before}, f"what is said of {name}")
    return about.told().replace("\u2068", "").replace("\u2069", "")


def test_a_tool_is_explained_by_its_name_and_a_name_that_fits_none_or_several_says_so(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(app: App) -> None:
        await servers_ready(app, "desk", "clock")
        await ask(app, "get current time")
        panel, inspector = app.window.turn_panel, app.window.inspector
        assert (await answer(panel.about, "send_fax")).startswith("Why send_fax  desk\nPicked. ")

        app.window.show_page(Page.INSPECTOR)
        QTest.keyClicks(inspector.line, "get current time")
        await until(lambda: (trace := inspector.trace()) and trace.query.text == "get current time", "the answer")
        for about in (panel.about, inspector.about):
            assert "send_fax" in await answer(about, "send_fx")
            several = await answer(about, "get_current_time")
            assert "desk/get_current_time" in several
            assert "clock/get_current_time" in several
        assert (await answer(inspector.about, "desk/send_fax")).startswith("Why send_fax  desk\nPicked. ")

    in_window(qapp, make_profile(tmp_path, monkeypatch, desk=DESK, clock=CLOCK), story)
