"""The line to ask from anywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from dost_ui import samples
from dost_ui.main_window import Page
from dost_ui.quick_ask import QuickAsk
from support.servers.running import entry, tool
from support.window_world import in_window, make_profile, servers_ready, until

if TYPE_CHECKING:
    from pathlib import Path

    import pytest
    from pytestqt.qtbot import QtBot

    from dost_desktop.app import App


def test_it_stays_above_others_on_its_screen_and_grows_with_the_tools(qtbot: QtBot) -> None:
    view = QuickAsk()
    qtbot.addWidget(view)
    view.come_up()
    assert view.windowFlags() & Qt.WindowType.WindowStaysOnTopHint
    room = view.screen().availableGeometry()
    before = view.height()
    view.preview.show_trace(samples.trace(picks=7))
    qtbot.waitUntil(lambda: view.height() > before)
    assert room.contains(view.geometry())
    view.line.setText("something")
    view.come_up()
    assert view.line.text() == ""
    assert view.preview.isHidden()


def test_return_sends_what_is_written_and_escape_closes(qtbot: QtBot) -> None:
    view = QuickAsk()
    qtbot.addWidget(view)
    view.come_up()
    asked: list[str] = []
    view.asked.connect(asked.append)
    QTest.keyClick(view.line, Qt.Key.Key_Return)
    assert (asked, view.isVisible()) == ([], True), "nothing is written"
    QTest.keyClicks(view.line, " what time is it ")
    QTest.keyClick(view.line, Qt.Key.Key_Return)
    assert (asked, view.isVisible()) == (["what time is it"], False)
    view.come_up()
    QTest.keyClick(view.line, Qt.Key.Key_Escape)
    assert not view.isVisible()


def test_what_an_input_method_still_composes_is_not_asked(qtbot: QtBot) -> None:
    view = QuickAsk()
    qtbot.addWidget(view)
    view.come_up()
    asked: list[str] = []
    view.asked.connect(asked.append)
    QApplication.sendEvent(view.line, QInputMethodEvent("東京", []))
    QTest.keyClick(view.line, Qt.Key.Key_Return)
    assert asked == [], "only a candidate, which is taken"
    QTest.keyClick(view.line, Qt.Key.Key_Return)
    assert asked == ["東京"]


def test_a_question_from_anywhere_shows_its_tools_and_goes_to_the_chat(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(app: App) -> None:
        await servers_ready(app, "desk")
        app.window.show_page(Page.TOOLS)
        app.window.hide()
        app.quick_ask.toggle()
        view = app.quick_ask.view
        assert view is not None
        QTest.keyClicks(view.line, "current time")
        await until(view.preview.names, "the tools that would come")
        assert view.preview.names()[0] == "desk/get_current_time"
        assert app.chat.conversation.turns == ()
        QTest.keyClick(view.line, Qt.Key.Key_Return)
        assert app.window.isVisible()
        assert app.window.page() is Page.CHAT
        await until(lambda: app.chat.conversation.turns, "the turn")
        assert app.chat.conversation.turns[0].trace.query.text == "current time"
        app.quick_ask.toggle()
        await until(view.isActiveWindow, "the keys")
        app.quick_ask.toggle()
        assert not view.isVisible()

    in_window(qapp, make_profile(tmp_path, monkeypatch, desk=entry(tools=[tool("get_current_time"), tool("x")])), story)
