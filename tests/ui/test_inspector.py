from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt

from dost_engine.types import (
    Arm,
    ArmStanding,
    Candidate,
    Cause,
    Explanation,
    Message,
    MissingWord,
    Policy,
    Role,
    StageStatus,
    ToolCall,
    Verdict,
    Way,
    WayKind,
)
from dost_ui import samples
from dost_ui.candidate_model import Column, candidate_rows
from dost_ui.compare_view import Change, ComparedRow, CompareModel
from dost_ui.inspector import Inspector
from dost_ui.inspector_query import InspectorQuery, Setting

if TYPE_CHECKING:
    from PySide6.QtGui import QImage
    from pytestqt.qtbot import QtBot


@pytest.fixture
def inspector(qtbot: QtBot) -> Inspector:
    made = Inspector()
    qtbot.addWidget(made)
    made.resize(1200, 760)
    made.show()
    qtbot.waitExposed(made)
    return made


def test_typing_asks_once_after_the_last_key(inspector: Inspector, qtbot: QtBot) -> None:
    asked: list[InspectorQuery] = []
    inspector.changed.connect(asked.append)
    qtbot.keyClicks(inspector.line, "weather")
    qtbot.waitUntil(lambda: bool(asked))
    assert [query.text for query in asked] == ["weather"]


def test_enter_asks_at_once(inspector: Inspector, qtbot: QtBot) -> None:
    asked: list[InspectorQuery] = []
    inspector.changed.connect(asked.append)
    qtbot.keyClicks(inspector.line, "x")
    qtbot.keyClick(inspector.line, Qt.Key.Key_Return)
    assert asked == [InspectorQuery("x")]


def test_by_dosts_own_rules_the_card_says_what_each_search_added(inspector: Inspector) -> None:
    base = samples.trace()
    added = {"semantic": 1.25, "text": 0.5}
    fused = tuple(replace(one, fused=1.75, factors=added) for one in base.candidates)
    inspector.show_trace(replace(base, policy=Policy.default(), candidates=fused), samples.tools())
    text = inspector.why.text().replace("\u2068", "").replace("\u2069", "")
    assert "The best is .71; adds +1.25, 1.75 in all." in text
    assert "adds +0.50, 1.75 in all" in text


def test_a_history_can_be_made_up_line_by_line(inspector: Inspector, qtbot: QtBot) -> None:
    editor = inspector.controls.history
    qtbot.keyClicks(editor.entry, "weather in Durgapur")
    qtbot.keyClick(editor.entry, Qt.Key.Key_Return)
    qtbot.keyClicks(editor.entry, "get_forecast")
    qtbot.mouseClick(editor.add_tool, Qt.MouseButton.LeftButton)
    assert inspector.query().history == (
        Message(Role.USER, "weather in Durgapur"),
        Message(Role.ASSISTANT, calls=(ToolCall("get_forecast"),)),
    )
    editor.lines.setCurrentRow(0)
    qtbot.keyClick(editor.lines, Qt.Key.Key_Delete)
    assert [message.role for message in inspector.query().history] == [Role.ASSISTANT]


def test_a_history_that_is_taken_keeps_its_name_until_it_is_changed(inspector: Inspector, qtbot: QtBot) -> None:
    history = (Message(Role.USER, "weather"), Message(Role.ASSISTANT, "Warm."))
    inspector.set_query(InspectorQuery("and there?", history, "The weekend"))
    inspector.show_trace(samples.trace(), samples.tools())
    assert inspector.facts().startswith("history: The weekend, 1 turn")
    editor = inspector.controls.history
    assert [editor.lines.item(at).text() for at in range(2)] == ["said: weather", "answered: Warm."]
    editor.lines.setCurrentRow(1)
    qtbot.keyClick(editor.lines, Qt.Key.Key_Backspace)
    assert (inspector.query().source, inspector.query().history) == ("", history[:1])


def test_the_open_conversation_can_be_used_instead(inspector: Inspector, qtbot: QtBot) -> None:
    with qtbot.waitSignal(inspector.changed) as asked:
        qtbot.keyClick(inspector.controls.history.use_conversation, Qt.Key.Key_Space)
    assert asked.args is not None
    assert asked.args[0].use_conversation
    assert not inspector.controls.history.entry.isEnabled()


def test_setting_a_query_shows_it_and_asks_once(inspector: Inspector, qtbot: QtBot) -> None:
    asked: list[InspectorQuery] = []
    inspector.changed.connect(asked.append)
    query = InspectorQuery("do it for kolkata", (Message(Role.USER, "weather"),), setting=Setting(max_tools=4))
    inspector.set_query(query)
    assert asked == [query]
    assert inspector.line.text() == "do it for kolkata"


def test_the_picks_come_first_and_the_cut_is_below_the_last(inspector: Inspector) -> None:
    rows = candidate_rows(samples.trace())
    assert [row.name for row in rows][:2] == ["get_forecast", "get_current_weather"]
    assert [row.name for row in rows if row.last_pick] == ["add_note"]
    assert [row.name for row in rows][7:] == ["get_tide", "update_event", "send_email"]
    nothing_left = replace(samples.trace(), candidates=samples.trace().candidates[:7])
    assert not any(row.last_pick for row in candidate_rows(nothing_left))


def test_cells_say_scores_ranks_and_verdicts(inspector: Inspector) -> None:
    inspector.show_trace(samples.trace(), samples.tools())
    model = inspector.model
    first = [model.index(0, column).data() for column in Column]
    assert first == ["get_forecast", "semantic, text, sticky", ".71", "1", "6.20", "1", "", "picked", "96"]
    missed = [model.index(model.row_of("weather/get_tide"), column).data() for column in Column]
    assert missed == ["get_tide", "", ".44", "7", "1.20", "9", "", "7th by meaning, 5 taken", "150"]


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        ("clear by itself", "The message is clear by itself."),
        ("vague (2 words, where 6 or fewer are vague)", "The message is vague (2 words, where 6 or fewer are vague)."),
        ("by its words, not by meaning: the model is not loaded yet", "Read by its words, not by meaning: the model"),
        ("asking for nothing that a tool here does", "Read as asking for nothing that a tool here does."),
    ],
)
def test_how_the_message_was_read_is_a_sentence(inspector: Inspector, reason: str, said: str) -> None:
    query = replace(samples.trace().query, context="", reason=reason)
    inspector.show_trace(replace(samples.trace(), query=query), samples.tools())
    assert inspector.facts().splitlines()[1].startswith(said)


def test_the_fused_column_is_there_only_when_the_policy_fuses(inspector: Inspector) -> None:
    inspector.show_trace(samples.trace(), samples.tools())
    assert inspector.table.isColumnHidden(Column.FUSED)
    fused = tuple(replace(one, fused=2.5) for one in samples.trace().candidates)
    inspector.show_trace(replace(samples.trace(), candidates=fused), samples.tools())
    assert not inspector.table.isColumnHidden(Column.FUSED)


def test_the_selected_tool_is_explained(inspector: Inspector, qtbot: QtBot) -> None:
    inspector.show_trace(samples.trace(), samples.tools())
    text = inspector.why.text().replace("\u2068", "").replace("\u2069", "")
    assert text.startswith("Why get_forecast")
    assert "matched weather, saturday; missing do, it, for, kolkata" in text
    qtbot.keyClick(inspector.table, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    text = inspector.why.text().replace("\u2068", "").replace("\u2069", "")
    assert text.startswith("Why not send_email")
    assert "Meaning .22, rank 31. The best is .71; the first 5 from .25 up are picked." in text
    assert "Not picked: 0.03 below the cut (0.25 by meaning)." in text


def test_the_selected_tool_stays_selected_in_the_next_answer(inspector: Inspector) -> None:
    inspector.show_trace(samples.trace(), samples.tools())
    inspector.table.selectRow(8)
    chosen = inspector.model.rows()[8].candidate.id
    inspector.show_trace(samples.trace(picks=5), samples.tools())
    assert inspector.model.rows()[inspector.table.currentIndex().row()].candidate.id == chosen


def test_an_answer_stays_until_the_next_one_is_there(inspector: Inspector, qtbot: QtBot) -> None:
    inspector.set_query(InspectorQuery("weather"))
    inspector.show_trace(samples.trace(), samples.tools())
    inspector.show_loading("asking…")
    assert inspector.trace() is not None
    inspector.line.selectAll()
    qtbot.keyClick(inspector.line, Qt.Key.Key_Delete)
    qtbot.keyClick(inspector.line, Qt.Key.Key_Return)
    assert inspector.trace() is None
    assert inspector.state().title() == "See what a message would get"


def test_errors_and_failed_arms_are_said(inspector: Inspector) -> None:
    inspector.show_error("Dost's service does not answer", "It is started again.")
    assert (inspector.state().title(), inspector.state().text()) == (
        "Dost's service does not answer",
        "It is started again.",
    )
    inspector.show_trace(samples.failed_trace(), samples.tools())
    assert "Search by meaning failed: the embedding model is not here yet" in inspector.facts()
    assert "Meaning" in inspector.why.text()


def test_where_it_is_narrow_the_ranks_give_way(inspector: Inspector) -> None:
    inspector.show_trace(samples.trace(), samples.tools())
    assert not inspector.table.isColumnHidden(Column.MEANING_RANK)
    inspector.resize(900, 700)
    assert inspector.table.isColumnHidden(Column.MEANING_RANK)


def test_any_tool_can_be_asked_about_with_the_keyboard(inspector: Inspector, qtbot: QtBot) -> None:
    inspector.show_trace(samples.trace(), samples.tools())
    with qtbot.waitSignal(inspector.asked) as asked:
        qtbot.keyClicks(inspector.about.entry, "send_fax")
        qtbot.keyClick(inspector.about.entry, Qt.Key.Key_Return)
    assert asked.args == ["send_fax"]
    way = Way(WayKind.WORD, "with the word “fax” in the message")
    candidate = Candidate("office/send_fax", verdict=Verdict.BELOW_THRESHOLD, note="0.30 below the cut")
    arm = ArmStanding(Arm.TEXT, StageStatus.OK, 120, 0.4, 212)
    missing = (MissingWord("saturday", 1.5, 2),)
    told = Explanation(candidate.id, "", "default", Cause.BELOW_CUT, candidate, None, (arm,), missing, ways=(way,))
    inspector.show_explanation(told)
    text = inspector.told().replace("\u2068", "").replace("\u2069", "")
    assert text == (
        "Why not send_fax  office\n"
        "Not picked: others are nearer (0.30 below the cut).\n"
        "Words 0.40, rank 120 of 212.\n"
        "Missing saturday.\n"
        "It would have been picked with the word “fax” in the message."
    )
    inspector.show_no_tool("There is no tool 'send_fx'. Did you mean office/send_fax?")
    assert "Did you mean office/send_fax" in inspector.told()
    inspector.show_trace(samples.trace(), samples.tools())
    assert inspector.told() == ""


def test_a_click_on_a_heading_sorts_both_ways_and_then_as_before(inspector: Inspector, qtbot: QtBot) -> None:
    inspector.show_trace(samples.trace(), samples.tools())
    ranked = [row.name for row in inspector.model.rows()]
    inspector.table.selectRow(3)
    chosen = inspector.model.rows()[3].name
    header = inspector.table.header

    def click() -> list[str]:
        at = header.sectionViewportPosition(Column.MEANING) + 20
        qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(at, header.height() // 2))
        return [row.name for row in inspector.model.rows()]

    assert click()[:2] == ["get_forecast", "get_current_weather"]
    assert not any(row.last_pick for row in inspector.model.rows()), "the cut is a line in the engine's order only"
    rising = click()
    assert (rising[0], rising[-1]) == ("send_email", "add_note"), "what has no score stands last either way"
    assert inspector.model.rows()[inspector.table.currentIndex().row()].name == chosen
    assert click() == ranked


def test_the_table_sorts_with_the_keyboard_and_says_by_what(inspector: Inspector, qtbot: QtBot) -> None:
    inspector.show_trace(samples.trace(), samples.tools())
    header = inspector.table.header
    header.setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return):
        qtbot.keyClick(header, key)
    assert header.accessibleDescription() == "Column words, sorted, largest first"
    assert [row.name for row in inspector.model.rows()][:3] == ["get_forecast", "create_event", "get_current_weather"]
    inspector.show_trace(samples.trace(picks=3), samples.tools())
    assert [row.name for row in inspector.model.rows()][1] == "create_event", "the next answer is sorted alike"


def test_factors_and_boosts_have_columns_where_the_rules_have_them(inspector: Inspector) -> None:
    base = samples.trace()
    factors = {"similarity": 0.31, "popularity": 0.2}
    given = tuple(replace(one, factors=factors, boosts={"workflow": 1.15}) for one in base.candidates)
    inspector.show_trace(replace(base, policy=Policy.agent_corex(), candidates=given), samples.tools())
    model, header = inspector.model, inspector.table.header
    names = [model.headerData(at, Qt.Orientation.Horizontal) for at in range(model.columnCount())]
    assert names[len(Column) :] == ["similarity", "popularity", "boosts"]
    assert [model.index(0, len(Column) + at).data() for at in range(3)] == ["0.31", "0.20", "1.15"]
    assert header.visualIndex(Column.VERDICT) == model.columnCount() - 1, "the verdict stands last"
    inspector.show_trace(base, samples.tools())
    assert model.columnCount() == len(Column)


def test_a_name_is_completed_from_all_tools(inspector: Inspector, qtbot: QtBot) -> None:
    inspector.show_trace(samples.trace(), samples.tools())
    asked: list[str] = []
    inspector.asked.connect(asked.append)
    inspector.about.entry.setFocus()
    qtbot.keyClicks(inspector.about.entry, "TIDE")
    completer = inspector.about.entry.completer()
    assert [completer.completionModel().index(at, 0).data() for at in range(completer.completionCount())] == [
        "weather/get_tide"
    ]
    qtbot.keyClick(completer.popup(), Qt.Key.Key_Down)
    qtbot.keyClick(completer.popup(), Qt.Key.Key_Return)
    assert asked == ["weather/get_tide"]
    inspector.about.entry.selectAll()
    qtbot.keyClicks(inspector.about.entry, "send_e")
    popup = completer.popup()
    row = popup.visualRect(popup.model().index(0, 0)).center()
    qtbot.mouseClick(popup.viewport(), Qt.MouseButton.LeftButton, pos=row)
    assert asked == ["weather/get_tide", "mail/send_email"]


def test_tools_of_one_name_are_told_apart_by_their_servers(inspector: Inspector) -> None:
    trace, tools = samples.trace(), samples.tools()
    first, twin = trace.candidates[0], replace(trace.candidates[1], id="almanac/get_forecast")
    inspector.show_trace(replace(trace, candidates=(first, twin, *trace.candidates[2:])), tools)
    model = inspector.table.candidates
    names = [model.index(at, Column.TOOL).data() for at in range(model.rowCount())]
    assert "get_forecast" in names  # one of that name among all tools: it alone says which
    assert not any("·" in name for name in names)
    before = inspector.table.grab().toImage()
    tools = tools | {twin.id: samples.info(twin.id)}
    inspector.show_trace(replace(trace, candidates=(first, twin, *trace.candidates[2:])), tools)
    names = [model.index(at, Column.TOOL).data() for at in range(model.rowCount())]
    assert {"get_forecast · weather", "get_forecast · almanac"} <= set(names)
    assert sum("·" in name for name in names) == 2
    assert inspector.table.grab().toImage() != before


def test_a_long_name_leaves_room_for_its_server(inspector: Inspector) -> None:
    trace, long_name = samples.trace(), "synchronise_every_calendar_of_the_whole_organisation"
    tools = {f"{server}/{long_name}": samples.info(f"{server}/{long_name}") for server in ("one", "two")}
    candidates = tuple(replace(trace.candidates[0], id=tool_id) for tool_id in tools)
    chosen = replace(trace.selection, picks=())

    def cells() -> list[QImage]:
        """The two cells of the name, as they are painted; neither row is chosen."""
        table = inspector.table
        table.clearSelection()
        boxes = [table.visualRect(table.candidates.index(at, Column.TOOL)) for at in range(2)]
        return [table.viewport().grab(box).toImage() for box in boxes]

    inspector.show_trace(replace(trace, candidates=candidates, selection=chosen), {})
    one, two = cells()
    assert one == two, "nobody knows that the names are the same"
    inspector.show_trace(replace(trace, candidates=candidates, selection=chosen), tools)
    one, two = cells()
    assert one != two


def test_a_comparison_tells_tools_of_one_name_apart() -> None:
    model = CompareModel()
    rows = [ComparedRow(f"{tool_id}", at, at, Change.SAME) for at, tool_id in enumerate(("a/get", "b/get", "b/put"), 1)]
    model.set_rows(tuple(rows))
    assert [model.index(at, 0).data() for at in range(3)] == ["get · a", "get · b", "put"]
