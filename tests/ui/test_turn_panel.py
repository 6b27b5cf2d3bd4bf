"""The panel of a turn: what it got, how it was understood, and the states of the panel."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtGui import QFontMetrics

from dost_engine.types import Arm, Pick, Selection, SkillPick, Source, Stage, StageStatus
from dost_ui import samples, theme
from dost_ui.chips import chip_words
from dost_ui.labels import RunLabel
from dost_ui.pick_detail import PickDetail, ScoreBar
from dost_ui.skill_detail import SkillDetail
from dost_ui.trace_view import RowKind, panel_rows, silent_arms
from dost_ui.turn_delegate import MARGIN_PX, takes_two_lines
from support.turn_panels import detail, panel_of

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

    from dost_ui.turn_panel import TurnPanel

USED = frozenset({"weather/get_forecast"})


@pytest.fixture
def panel(qtbot: QtBot) -> TurnPanel:
    return panel_of(qtbot)


def test_the_headline_says_how_many_tools_and_tokens(panel: TurnPanel) -> None:
    panel.show_trace(samples.trace(), samples.tools())
    assert panel.headline().replace("\u00a0", "") == "7 of 212  ·  ≈1.9k of 61k tokens"


def test_rows_stand_by_server_with_what_was_missed_at_the_end() -> None:
    rows = panel_rows(samples.trace(), samples.tools(0), USED)
    heads = [(row.text, row.note) for row in rows if row.kind is RowKind.SERVER]
    assert heads == [("weather", "3 of 4"), ("calendar", "3 of 4"), ("notes", "1 of 1")]
    assert [row.text for row in rows if row.kind is RowKind.MISSED] == ["get_tide", "update_event", "send_email"]
    assert [row.text for row in rows if row.used] == ["get_forecast"]


def test_a_missed_tool_is_told_with_its_server_where_its_name_is_not_its_own() -> None:
    tools = samples.tools(0) | {"sea/get_tide": samples.info("sea/get_tide")}
    rows = panel_rows(samples.trace(), tools, USED)
    names = [row.text for row in rows if row.kind is RowKind.MISSED]
    assert names == ["get_tide · weather", "update_event", "send_email"]


def test_what_was_missed_says_by_how_much_in_words_that_fit_beside_the_name(panel: TurnPanel) -> None:
    panel.show_trace(samples.trace(), samples.tools())
    missed = [row for row in panel.model.rows() if row.kind is RowKind.MISSED]
    assert [row.note for row in missed] == ["7th by meaning, 5 taken", "7th by words, 4 taken", "0.03 below the cut"]
    small, fixed = (QFontMetrics(theme.active().font(role)) for role in ("tiny", "fixed"))
    widest = max(small.horizontalAdvance(row.note) for row in missed)
    room = panel.view.viewport().width() - 2 * MARGIN_PX
    assert widest < room * 3 // 5, "no note is cut"
    assert fixed.horizontalAdvance("list_calendar_events") < room - widest - MARGIN_PX, "nor a name of usual length"


def test_what_was_missed_is_told_whole_in_the_tool_tip_and_the_open_row(panel: TurnPanel) -> None:
    panel.show_trace(samples.trace(), samples.tools())
    index = panel.model.index(panel.model.row_of("mail/send_email"))
    assert "0.03 below the cut (0.25 by meaning)." in index.data(Qt.ItemDataRole.ToolTipRole)
    panel.view.setCurrentIndex(index)
    facts = [label.plain() for label in detail(panel).findChildren(RunLabel)]
    assert any("0.03 below the cut (0.25 by meaning)" in text for text in facts)


def test_what_a_turn_got_later_stands_under_its_own_heading_and_is_counted(panel: TurnPanel) -> None:
    panel.show_trace(samples.trace(), samples.tools(), added=samples.added())
    rows = panel.model.rows()
    at = panel.model.row_of("mail/send_email")
    assert (rows[at - 1].text, rows[at - 1].note) == ("mail", "1 added by a search")
    assert (rows[at + 1].text, rows[at + 1].note) == ("notes", "1 added in step 3")
    assert "added by a search" in panel.model.index(at).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "send_email" not in [row.text for row in rows if row.kind is RowKind.MISSED], "it was not missed after all"
    assert panel.headline().replace("\u00a0", "") == "9 of 212  ·  ≈2.5k of 61k tokens"
    panel.view.setCurrentIndex(panel.model.index(at))
    assert next(bar.accessibleName() for bar in detail(panel).findChildren(ScoreBar)) == "meaning .58, rank 1"
    assert any("added by a search" in label.plain() for label in detail(panel).findChildren(RunLabel))


def test_more_tools_of_the_turn_that_is_shown_move_nothing(panel: TurnPanel) -> None:
    panel.resize(372, 400)
    panel.show_trace(samples.trace(), samples.tools())
    panel.view.setCurrentIndex(panel.model.index(panel.model.row_of("calendar/find_free_slot")))
    panel.view.verticalScrollBar().setValue(40)
    panel.show_trace(samples.trace(), samples.tools(), added=samples.added())
    assert detail(panel).run_button.accessibleName() == "Run find_free_slot by hand"
    assert panel.view.verticalScrollBar().value() == 40
    panel.show_trace(replace(samples.trace(), turn_id="turn-3"), samples.tools())
    assert detail(panel).run_button.accessibleName() == "Run get_forecast by hand"


def test_within_a_server_the_order_is_that_of_the_picks() -> None:
    rows = panel_rows(samples.trace(), samples.tools(), frozenset())
    weather = [row.text for row in rows if row.pick and row.id.startswith("weather/")]
    assert weather == ["get_forecast", "get_current_weather", "get_air_quality"]


def test_chips_name_every_arm_of_a_pick() -> None:
    assert chip_words(Pick("a/b", Source.BOTH, ("context", "sticky", "text"), 1.0, "")) == (
        "semantic",
        "text",
        "sticky",
    )
    assert chip_words(Pick("a/b", Source.ALL, ("all",), 0.0, "")) == ("all",)


def test_words_that_the_message_does_not_say_are_told_as_those_of_the_conversation(panel: TurnPanel) -> None:
    trace = samples.trace()
    for words, wanted in ((("kolkata",), True), (("Weather", "kolkata"), False), ((), False)):
        query = replace(trace.query, words=words)
        panel.show_trace(replace(trace, turn_id=str(words), query=query), samples.tools(), USED)
        facts = [label.plain() for label in detail(panel).findChildren(RunLabel)]
        assert any("matched weather, saturday from the conversation" in one for one in facts) is wanted


def test_the_first_pick_is_open_and_shows_both_arms(panel: TurnPanel) -> None:
    panel.show_trace(samples.trace(), samples.tools(), USED)
    bars = [bar.accessibleName() for bar in detail(panel).findChildren(ScoreBar)]
    assert bars == ["meaning .71, rank 1", "words 6.20, rank 1"]


def test_the_arrow_keys_open_the_next_tool_and_skip_headings(panel: TurnPanel, qtbot: QtBot) -> None:
    panel.show_trace(samples.trace(), samples.tools(), USED)
    names = [detail(panel).run_button.accessibleName()]
    for _ in range(3):
        qtbot.keyClick(panel.view, Qt.Key.Key_Down)
        names.append(detail(panel).run_button.accessibleName())
    assert names == [
        "Run get_forecast by hand",
        "Run get_current_weather by hand",
        "Run get_air_quality by hand",
        "Run create_event by hand",
    ]


def test_enter_on_a_row_asks_to_run_the_tool(panel: TurnPanel, qtbot: QtBot) -> None:
    panel.show_trace(samples.trace(), samples.tools())
    qtbot.keyClick(panel.view, Qt.Key.Key_Down)
    with qtbot.waitSignal(panel.run_requested) as asked:
        qtbot.keyClick(panel.view, Qt.Key.Key_Return)
    assert asked.args == ["weather/get_current_weather"]


def test_the_run_button_asks_to_run_the_tool(panel: TurnPanel, qtbot: QtBot) -> None:
    panel.show_trace(samples.trace(), samples.tools())
    with qtbot.waitSignal(panel.run_requested) as asked:
        qtbot.mouseClick(detail(panel).run_button, Qt.MouseButton.LeftButton)
    assert asked.args == ["weather/get_forecast"]


def test_a_tool_that_is_gone_cannot_be_run(panel: TurnPanel) -> None:
    panel.show_trace(samples.trace(), {})
    assert not detail(panel).run_button.isEnabled()


def test_a_click_on_a_row_opens_it(panel: TurnPanel, qtbot: QtBot) -> None:
    panel.show_trace(samples.trace(), samples.tools())
    index = panel.model.index(panel.model.row_of("notes/add_note"))
    qtbot.mouseClick(panel.view.viewport(), Qt.MouseButton.LeftButton, pos=panel.view.visualRect(index).center())
    assert detail(panel).run_button.accessibleName() == "Run add_note by hand"


def test_a_tool_becomes_used_while_the_turn_goes_on(panel: TurnPanel) -> None:
    panel.show_trace(samples.trace(), samples.tools())
    panel.set_used(frozenset({"calendar/create_event"}))
    row = panel.model.rows()[panel.model.row_of("calendar/create_event")]
    assert row.used
    index = panel.model.index(panel.model.row_of("calendar/create_event"))
    assert "used" in index.data(Qt.ItemDataRole.AccessibleTextRole)


def test_the_open_row_is_as_high_as_its_content(panel: TurnPanel, qtbot: QtBot) -> None:
    panel.show_trace(*samples.odd_trace())

    def fits() -> bool:
        open_row = detail(panel)
        layout = open_row.layout()
        return layout is not None and open_row.height() >= layout.totalHeightForWidth(open_row.width())

    qtbot.waitUntil(fits)
    wide = detail(panel).height()
    panel.resize(300, 820)
    qtbot.waitUntil(lambda: fits() and detail(panel).height() > wide)


def test_understood_says_with_what_the_message_was_read(panel: TurnPanel) -> None:
    panel.show_trace(samples.trace(), samples.tools())
    assert "Read together with “what's the weather in Durgapur on saturday?”" in panel.understood()
    panel.show_trace(samples.trace(context=""), samples.tools())
    assert panel.understood() == ""


def test_a_failed_arm_is_named_with_its_reason(panel: TurnPanel) -> None:
    panel.show_trace(samples.failed_trace(), samples.tools())
    assert "Search by meaning failed: the embedding model is not here yet." in panel.understood()


def test_a_fallback_is_named(panel: TurnPanel) -> None:
    panel.show_trace(*samples.fallback_trace(20))
    assert "Not ready: all tools." in panel.understood()


def test_an_arm_whose_hits_are_all_below_the_floor_found_nothing() -> None:
    low = replace(samples.trace().stages[0].hits[0], score=0.2)
    trace = replace(samples.trace(), stages=(Stage(Arm.SEMANTIC, StageStatus.OK, (low,)),))
    assert silent_arms(trace) == ("Search by meaning",)
    assert silent_arms(samples.trace()) == ()


def test_no_pick_at_all_is_said(panel: TurnPanel) -> None:
    panel.show_trace(samples.trace(picks=0, context=""), samples.tools())
    assert "No tool fits this message." in panel.understood()
    bare = replace(samples.trace(context=""), candidates=(), selection=Selection())
    panel.show_trace(bare, samples.tools())
    assert not panel.view.isVisible()


def test_states_replace_each_other(panel: TurnPanel) -> None:
    panel.show_loading("picking tools…")
    assert panel.model.rows() == ()
    panel.show_error("The turn is gone", "Only recent turns are kept.")
    assert panel.trace() is None
    panel.show_trace(samples.trace(), samples.tools())
    assert panel.view.isVisible()
    panel.show_empty()
    assert not panel.view.isVisible()


def test_two_thousand_tools_make_no_widgets_but_the_open_row(panel: TurnPanel) -> None:
    panel.show_trace(*samples.fallback_trace(2000))
    assert sum(1 for row in panel.model.rows() if row.pick) == 2000
    assert len(panel.view.findChildren(PickDetail)) <= 2


def test_the_close_button_asks_to_be_hidden(panel: TurnPanel, qtbot: QtBot) -> None:
    with qtbot.waitSignal(panel.close_requested):
        qtbot.mouseClick(panel.close_button, Qt.MouseButton.LeftButton)


def test_a_line_tells_where_the_rows_end_that_are_scrolled_under_the_field(panel: TurnPanel) -> None:
    panel.show_trace(samples.trace(), samples.tools())
    foot = panel.about.parentWidget()
    assert foot is not None
    assert foot.width() == panel.width() - 1, "from side to side, beside the edge of the panel"
    below = panel.view.mapTo(panel, QPoint(0, panel.view.height())).y()
    at = foot.mapTo(panel, QPoint()).y()
    assert at == below
    painted = panel.grab().toImage()
    ratio = painted.devicePixelRatio()
    assert painted.pixelColor(int(60 * ratio), int(at * ratio)) == theme.active().color("line")


def test_what_was_added_by_the_person_has_a_chip_of_its_own() -> None:
    assert chip_words(Pick("a/b", Source.PINNED, ("added",), 0.0, "Added by you")) == ("added",)
    assert chip_words(Pick("a/b", Source.TEXT, ("added", "text"), 1.0, "")) == ("text", "added")


def test_after_the_answer_the_row_says_what_was_not_used_and_when_a_tool_was_called_last(panel: TurnPanel) -> None:
    def facts() -> str:
        return " ".join(label.plain() for label in detail(panel).findChildren(RunLabel))

    panel.show_trace(samples.trace(), samples.tools())
    assert "used" not in facts()
    assert "used" not in panel.head.line()
    panel.set_used(frozenset({"calendar/create_event"}), answered=True)
    assert "not used" in facts()
    assert "1\u00a0of\u00a07\u00a0used" in panel.head.line()
    panel.set_calls({"weather/get_forecast": datetime.now(UTC) - timedelta(minutes=5)})
    assert "last called 5\u00a0min\u00a0ago" in facts(), "a number and its unit stay together"
    assert "≈\u00a096\u00a0tokens" in facts()
    assert " · " not in facts() + panel.head.line(), "where a line breaks, nothing hangs at its end"
    assert "ago, ≈\u00a096\u00a0tokens" in " ".join(
        label.accessibleName() for label in detail(panel).findChildren(RunLabel)
    ), "it is read out with a pause between"


def test_skills_that_fit_have_a_section_of_their_own(panel: TurnPanel) -> None:
    skill = SkillPick("trip", "Plan a trip", "How I plan trips.", 0.5, Source.BOTH, "word “trip” in its name")
    trace = replace(samples.trace(), skills=(skill,))
    panel.show_trace(trace, samples.tools())
    heads = [row.text for row in panel.model.rows() if row.kind in {RowKind.SKILL_HEAD, RowKind.MISSED_HEAD}]
    assert heads == ["Skills", "Just missed"]
    at = next(at for at, row in enumerate(panel.model.rows()) if row.skill)
    assert (
        panel.model.index(at).data(Qt.ItemDataRole.AccessibleTextRole) == "Skill Plan a trip, found by semantic, text"
    )
    panel.view.setCurrentIndex(panel.model.index(at))
    opened = panel.view.indexWidget(panel.model.index(at))
    assert isinstance(opened, SkillDetail)
    assert opened.words() == "How I plan trips.\nWord “trip” in its name.\nThe model reads it when it needs it."


def test_a_name_that_leaves_no_room_for_its_chips_has_a_line_of_its_own(panel: TurnPanel) -> None:
    trace = samples.trace()
    long = "list_calendar_events_of_the_week"
    first, second, *others = trace.selection.picks
    picks = (first, replace(second, id=f"weather/{long}"), *others)
    trace = replace(trace, selection=replace(trace.selection, picks=picks))
    panel.show_trace(trace, samples.tools())
    panel.set_used(frozenset({f"weather/{long}"}))
    rows = list(panel.model.rows())
    at = next(at for at, row in enumerate(rows) if row.text == long)
    short = next(at for at, row in enumerate(rows) if row.kind is RowKind.PICK and row.text == "find_free_slot")
    height = [panel.view.visualRect(panel.model.index(row, 0)).height() for row in (at, short)]
    assert takes_two_lines(rows[at], panel.view.viewport().width())
    assert not takes_two_lines(rows[short], panel.view.viewport().width())
    assert height[0] > height[1] + 15
    panel.resize(700, 820)  # and one line where there is room
    QCoreApplication.processEvents()
    wide = panel.view.visualRect(panel.model.index(at, 0)).height()
    assert wide == height[1]
