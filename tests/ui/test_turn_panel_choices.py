"""The open row of the panel: why a tool was missed, and what a person decides about a tool."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt

from dost_engine.types import ToolChoice
from dost_ui import sample_explanations, samples
from dost_ui.labels import WholeName
from dost_ui.row_actions import KEY_WORDS, Action
from support.turn_panels import detail, panel_of

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from dost_ui.turn_panel import TurnPanel


@pytest.fixture
def panel(qtbot: QtBot) -> TurnPanel:
    return panel_of(qtbot)


def test_a_tool_that_was_just_missed_is_explained_in_its_open_row(panel: TurnPanel, qtbot: QtBot) -> None:
    panel.show_trace(samples.trace(), samples.tools())
    panel.view.setCurrentIndex(panel.model.index(panel.model.row_of("mail/send_email")))
    button = detail(panel).why_button
    assert button is not None
    with qtbot.waitSignal(panel.why_requested) as asked:
        qtbot.keyClick(button, Qt.Key.Key_Space)
    assert asked.args == ["turn-2", "mail/send_email"]
    panel.show_why("turn-1", "mail/send_email", sample_explanations.missed())
    assert detail(panel).told() == "", "it is about another turn"
    panel.show_why("turn-2", "mail/send_email", sample_explanations.missed())
    assert "others are nearer, 0.03 below the cut (0.25 by meaning)." in detail(panel).told()
    assert "Words 0.90, rank 13 of 212: matched put." in detail(panel).told()
    assert "Cut at 0.25 (meaning); it is 0.03 below." in detail(panel).told()
    panel.set_used(frozenset({"calendar/create_event"}))
    assert "Missing calendar, kolkata, drier." in detail(panel).told(), "it stays while the turn goes on"


def test_any_tool_can_be_asked_about_under_the_list(panel: TurnPanel, qtbot: QtBot) -> None:
    panel.show_trace(samples.trace(), samples.tools())
    with qtbot.waitSignal(panel.why_requested) as asked:
        qtbot.keyClicks(panel.about.entry, "send_fax")
        qtbot.keyClick(panel.about.entry, Qt.Key.Key_Return)
    assert asked.args == ["turn-2", "send_fax"]
    panel.show_no_why("turn-2", "send_fax", "There is no tool 'send_fax'.")
    assert panel.about.told() == "There is no tool 'send_fax'."
    panel.show_trace(replace(samples.trace(), turn_id="turn-3"), samples.tools())
    assert panel.about.told() == ""


def press(panel: TurnPanel, qtbot: QtBot, action: Action) -> None:
    button = detail(panel).button(action)
    assert button is not None
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_the_open_row_pins_bans_and_takes_both_back(panel: TurnPanel, qtbot: QtBot) -> None:
    known = samples.tools()
    wanted: list[tuple[str, ToolChoice]] = []
    panel.choice_wanted.connect(lambda tool, choice: wanted.append((tool, choice)))
    panel.show_trace(samples.trace(), known)
    press(panel, qtbot, Action.PIN)
    press(panel, qtbot, Action.NEVER)
    pinned = ToolChoice(pinned=True, search_words="sky")
    panel.set_tools(known | {"weather/get_forecast": replace(known["weather/get_forecast"], choice=pinned)})
    press(panel, qtbot, Action.UNPIN)
    press(panel, qtbot, Action.NEVER)
    panel.set_tools(
        known | {"weather/get_forecast": replace(known["weather/get_forecast"], choice=ToolChoice(banned=True))}
    )
    press(panel, qtbot, Action.ALLOW)
    assert {tool for tool, _ in wanted} == {"weather/get_forecast"}
    assert [choice for _, choice in wanted] == [
        ToolChoice(pinned=True),
        ToolChoice(banned=True),
        ToolChoice(search_words="sky"),
        ToolChoice(banned=True, search_words="sky"),
        ToolChoice(),
    ]


def test_what_came_of_a_choice_stands_in_the_open_row_and_moves_nothing(panel: TurnPanel, qtbot: QtBot) -> None:
    known = samples.tools()
    panel.show_trace(samples.trace(), known)
    button = detail(panel).button(Action.NEVER)
    assert button is not None
    button.setFocus()
    qtbot.keyClick(button, Qt.Key.Key_Space)
    panel.show_kept("weather/get_forecast", ToolChoice(banned=True))
    assert detail(panel).said() == "Kept: never from the next message on."
    banned = replace(known["weather/get_forecast"], choice=ToolChoice(banned=True))
    panel.set_tools(known | {"weather/get_forecast": banned})
    index = panel.model.index(panel.model.row_of("weather/get_forecast"))
    assert "never from now on, you said" in index.data(Qt.ItemDataRole.AccessibleTextRole)
    again = detail(panel).button(Action.ALLOW)
    assert again is not None
    assert again.hasFocus(), "it stands where the button stood that was pressed"
    panel.show_not_kept("weather/get_forecast", "tools.json could not be written.")
    assert detail(panel).said() == "✗ tools.json could not be written."
    panel.show_trace(replace(samples.trace(), turn_id="turn-3"), known)
    assert detail(panel).said() == ""


def test_a_tool_that_was_just_missed_is_added_and_the_turn_asked_again(panel: TurnPanel, qtbot: QtBot) -> None:
    panel.show_trace(samples.trace(), samples.tools())
    assert detail(panel).button(Action.RETRY) is None, "the model has it already"
    panel.view.setCurrentIndex(panel.model.index(panel.model.row_of("mail/send_email")))
    with qtbot.waitSignal(panel.retry_requested) as asked:
        press(panel, qtbot, Action.RETRY)
    assert asked.args == ["turn-2", "mail/send_email"]


@pytest.mark.parametrize(
    ("key", "row", "action"),
    [
        (Qt.Key.Key_P, "notes/add_note", Action.PIN),
        (Qt.Key.Key_Delete, "notes/add_note", Action.NEVER),
        (Qt.Key.Key_A, "mail/send_email", Action.RETRY),
        (Qt.Key.Key_W, "mail/send_email", Action.WHY),
    ],
)
def test_every_button_of_the_open_row_has_its_key_and_says_so(
    panel: TurnPanel, qtbot: QtBot, key: Qt.Key, row: str, action: Action
) -> None:
    signals = {
        Action.PIN: panel.choice_wanted,
        Action.NEVER: panel.choice_wanted,
        Action.RETRY: panel.retry_requested,
        Action.WHY: panel.why_requested,
    }
    panel.show_trace(samples.trace(), samples.tools())
    panel.view.setCurrentIndex(panel.model.index(panel.model.row_of(row)))
    button = detail(panel).button(action)
    assert button is not None
    assert f"({KEY_WORDS[action]})" in button.toolTip()
    with qtbot.waitSignal(signals[action]):
        qtbot.keyClick(panel.view, key)


def test_a_long_name_is_whole_in_the_open_row_and_any_name_stays_as_it_is(panel: TurnPanel, qtbot: QtBot) -> None:
    trace, known = samples.odd_trace()
    panel.show_trace(trace, known)
    for row in [row for row in panel.model.rows() if row.pick]:
        panel.view.setCurrentIndex(panel.model.index(panel.model.row_of(row.id)))
        name = detail(panel).findChild(WholeName)
        assert isinstance(name, WholeName)
        assert name.text().replace("\u200b", "") == row.text
        assert name.textFormat() is Qt.TextFormat.PlainText
        qtbot.waitUntil(lambda name=name: name.heightForWidth(name.width()) <= name.height() + 1)
        assert name.geometry().right() <= detail(panel).width()
