"""The panel of a window on a real service: decide about tools in it, ask again with one more, open earlier turns."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from dost_desktop.conversation import Conversation
from dost_ui.row_actions import Action
from dost_ui.trace_view import RowKind
from support.servers.running import entry, tool
from support.window_world import ask, in_window, make_profile, servers_ready, until

if TYPE_CHECKING:
    from pathlib import Path

    import pytest
    from PySide6.QtWidgets import QApplication

    from dost_desktop.app import App
    from dost_engine.types import TurnTrace

DESK = entry(tools=[tool("get_current_time"), tool("send_fax"), *(tool(f"count_sheep_{at}") for at in range(14))])


def press(app: App, tool_id: str, action: Action) -> None:
    panel = app.window.turn_panel
    at = panel.model.row_of(tool_id)
    assert at >= 0, f"{tool_id} is not in {[row.id for row in panel.model.rows()]}"
    panel.view.setCurrentIndex(panel.model.index(at))
    detail = panel.open_pick()
    assert detail is not None
    button = detail.button(action)
    assert button is not None
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


async def missed(app: App) -> str:
    """The tool that was just missed."""
    rows = [row.id for row in app.window.turn_panel.model.rows() if row.kind is RowKind.MISSED]
    assert rows
    return rows[0]


def test_tools_are_pinned_banned_and_added_from_the_panel_and_earlier_turns_open_after_a_restart(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = make_profile(tmp_path, monkeypatch, desk=DESK)

    async def first(app: App) -> TurnTrace:
        panel = app.window.turn_panel
        await servers_ready(app, "desk")
        before = await ask(app, "get current time")
        wanted = await missed(app)
        press(app, wanted, Action.RETRY)
        await until(lambda: len(app.chat.conversation.turns) == 2 and not app.chat.busy, "the turn asked again")
        again = app.chat.conversation.turns[-1].trace
        assert again.query.text == before.query.text
        pick = next(pick for pick in again.selection.picks if pick.id == wanted)
        assert pick.reason.startswith("Added by you")

        await until(lambda: panel.trace() is again, "the newest turn in the panel")
        press(app, wanted, Action.PIN)
        await until(lambda: app.live.tools[wanted].choice.pinned, "the pin")
        press(app, "desk/get_current_time", Action.NEVER)
        await until(lambda: app.live.tools["desk/get_current_time"].choice.banned, "the ban")
        detail = panel.open_pick()
        assert detail is not None
        assert detail.said() == "Kept: never from the next message on."
        assert detail.button(Action.ALLOW) is not None
        third = {pick.id for pick in (await ask(app, "get current time")).selection.picks}
        assert wanted in third
        assert "desk/get_current_time" not in third

        app.window.chat_view.pill(before.turn_id).click()
        await until(lambda: panel.trace() is before, "the first turn again")
        assert panel.notice().startswith("The tools have changed since")
        return before

    before = in_window(qapp, paths, first)

    async def second(app: App) -> None:
        panel = app.window.turn_panel
        await servers_ready(app, "desk")
        panel.head.earlier_button.click()
        await until(lambda: any("get current time" in words for words in panel.earlier.words()), "the menu's lines")
        panel.earlier.hide()
        app.chat.show_turn(before.turn_id)
        await until(lambda: (shown := panel.trace()) and shown.turn_id == before.turn_id, "the kept turn")
        assert panel.notice().startswith("Asked on ")
        assert "The tools have changed since" in panel.notice()
        assert panel.headline()
        app.chat.show_turn("no-such-turn")
        await until(lambda: panel.trace() is None, "what is said of a turn that is gone")
        assert panel.state().title() == "This turn is gone"
        assert app.chat.conversation == Conversation()

    in_window(qapp, paths, second)
