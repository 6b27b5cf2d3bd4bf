"""What is kept on this machine is shown, switched off and forgotten on the settings page of a real window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from dost_engine.settings import load_settings
from dost_ui.main_window import Page
from support.servers.running import entry, tool
from support.window_world import ask, in_window, make_profile, servers_ready, until

if TYPE_CHECKING:
    from pathlib import Path

    import pytest
    from PySide6.QtWidgets import QApplication

    from dost_desktop.app import App

DESK = entry(tools=[tool("get_current_time"), tool("convert_time")])


def test_turns_and_calls_are_counted_on_the_page_and_forgotten_by_two_presses(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = make_profile(tmp_path, monkeypatch, desk=DESK)

    async def story(app: App) -> None:
        await servers_ready(app, "desk")
        await ask(app, "What is the current time in Tokyo")
        await app.connection.invoke("desk/get_current_time", {}, by_hand=True)
        app.window.show_page(Page.SETTINGS)
        card = app.window.settings_page.kept
        await until(lambda: card.amount("count_calls").startswith("1 call · "), "the calls")
        assert card.amount("keep_traces").startswith("1 turn · ")
        assert card.amount("keep_arguments").startswith("1 call · ")
        assert card.amount("keep_conversations").startswith("1 conversation · ")
        assert card.amount("vectors").split()[1:3] == ["vectors", "·"]
        assert card.amount("tool-lists").startswith("1 list · ")
        assert card.amount("results") == "0 files"

        for name, said, left in (
            ("keep_traces", "✓ All turns are forgotten.", "0 turns"),
            ("count_calls", "✓ All counted calls are forgotten.", "0 calls"),
            ("keep_arguments", "✓ All calls in the audit are forgotten.", "0 calls"),
            ("keep_conversations", "✓ All conversations are forgotten.", "0 conversations"),
            ("tool-lists", "✓ All lists of tools are forgotten.", "0 lists"),
        ):
            clear, yes, _ = card.buttons(name)
            QTest.mouseClick(clear, Qt.MouseButton.LeftButton)
            QTest.mouseClick(yes, Qt.MouseButton.LeftButton)
            await until(lambda said=said: card.result() == said, said)
            assert card.amount(name) == left
            assert not clear.isEnabled()
        assert await app.connection.kept_turns() == 0
        assert (await app.connection.usage()).uses == 0

        assert app.window.sidebar.conversations.model.count() == 0
        assert app.chat.conversation.messages == ()

        box = card.switch("keep_conversations")
        app.window.show_page(Page.SETTINGS)
        QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(8, box.height() // 2))
        await until(lambda: not app.window.keep_switch.is_kept(), "the next conversation")
        assert card.result() == "✓ Kept."

        box = card.switch("count_calls")
        QTest.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(8, box.height() // 2))
        await until(lambda: card.result().startswith("✓ Kept. In"), "the answer")
        assert card.result() == "✓ Kept. In force when Dost starts again."

    in_window(qapp, paths, story)
    assert not load_settings(paths.settings_file).count_calls
    assert not load_settings(paths.settings_file).keep_conversations


def test_what_is_kept_no_more_can_still_be_forgotten(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = make_profile(tmp_path, monkeypatch, desk=DESK)

    async def use(app: App) -> None:
        await servers_ready(app, "desk")
        await app.connection.invoke("desk/get_current_time", {}, by_hand=True)
        await app.connection.change_settings({"count_calls": False})

    async def forget(app: App) -> None:
        app.window.show_page(Page.SETTINGS)
        card = app.window.settings_page.kept
        await until(lambda: card.amount("count_calls"), "the calls")
        assert card.amount("count_calls").startswith("No call is counted now. The file of before is not read")
        clear, yes, _ = card.buttons("count_calls")
        QTest.mouseClick(clear, Qt.MouseButton.LeftButton)
        QTest.mouseClick(yes, Qt.MouseButton.LeftButton)
        await until(card.result, "the answer")
        assert card.result() == "✓ All counted calls are forgotten."
        assert card.amount("count_calls") == "No call is counted now."
        assert not clear.isEnabled()
        await app.connection.change_settings({"count_calls": True})

    async def look(app: App) -> int:
        return (await app.connection.usage()).uses

    in_window(qapp, paths, use)
    in_window(qapp, paths, forget)
    assert in_window(qapp, paths, look) == 0
