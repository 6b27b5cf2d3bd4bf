"""The tools page with real keys and clicks: the tree, its switches, the filter, the detail."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QLabel

from dost_engine.types import ToolChoice
from dost_ui import samples, theme
from dost_ui.gallery_tools import ADVICE
from dost_ui.labels import WholeName
from dost_ui.schema_dialog import SchemaDialog
from dost_ui.text_view import TextView
from dost_ui.tools_delegate import note_of
from dost_ui.tools_model import WARNS
from dost_ui.tools_page import ToolsPage

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from dost_engine.types import ToolInfo

FORECAST = "weather/get_forecast"
THREE = ("weather/get_forecast", "weather/get_tide", "notes/add_note")


def infos(*tool_ids: str) -> tuple[ToolInfo, ...]:
    return tuple(samples.info(tool_id) for tool_id in tool_ids)


@pytest.fixture
def page(qtbot: QtBot) -> ToolsPage:
    made = ToolsPage()
    qtbot.addWidget(made)
    made.resize(900, 640)
    made.show()
    qtbot.waitExposed(made)
    return made


def names(page: ToolsPage) -> list[str]:
    return [page.tree.index(row).data() for row in range(page.tree.rowCount())]


def click(page: ToolsPage, index: QModelIndex, qtbot: QtBot, *, switch: bool = False) -> None:
    at = page.view.switch_of(index) if switch else page.view.rect_of(index).center()
    qtbot.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=at)


def state(page: ToolsPage, index: QModelIndex) -> Qt.CheckState:
    return Qt.CheckState(page.tree.data(index, Qt.ItemDataRole.CheckStateRole))


def test_the_name_of_a_tool_is_in_the_fixed_font_where_it_is_a_title_too(page: ToolsPage) -> None:
    page.set_tools(tuple(samples.tools().values()))
    kinds = []
    for at in ("weather/get_forecast", ""):
        if at:
            page.select(at)
        else:
            page.view.select(page.tree.index(0))
        kinds.append(page.detail.findChildren(WholeName)[-1].property("kind"))
    assert kinds == ["fixed-title", "title"]


def test_lines_of_a_description_stand_a_line_and_a_half_apart(page: ToolsPage) -> None:
    info = samples.info("weather/get_forecast")
    heights = []
    for about in ("One.", "One.\nTwo.", "One.\nTwo.\nThree."):
        page.set_tools((replace(info, tool=replace(info.tool, description=about)),))
        page.select("weather/get_forecast")
        (view,) = (one for one in page.detail.findChildren(TextView) if one.toPlainText() == about)
        heights.append(view.height())
    step = view.fontMetrics().lineSpacing()
    assert heights[2] - heights[1] == heights[1] - heights[0]
    assert heights[2] - heights[1] > 1.2 * step


def test_without_tools_there_is_nothing_to_search_and_nothing_to_run(page: ToolsPage) -> None:
    page.search.clearFocus()
    page.set_tools(())
    assert page.search.isHidden()
    assert page.run_button.isHidden()
    assert page.header.note() == ""
    page.set_tools(tuple(samples.tools().values()))
    assert not page.search.isHidden()
    assert not page.run_button.isHidden()


def test_without_tools_the_page_leads_to_the_servers(page: ToolsPage, qtbot: QtBot) -> None:
    assert page.state().title() == "No tools yet"
    with qtbot.waitSignal(page.servers_requested):
        qtbot.mouseClick(page.state().button(), Qt.MouseButton.LeftButton)


def test_a_tool_without_arguments_says_so(page: ToolsPage, qtbot: QtBot) -> None:
    info = samples.info("files/list")
    page.set_tools((replace(info, tool=replace(info.tool, input_schema={"type": "object", "properties": {}})),))
    page.select("files/list")
    said = [label.text() for label in page.detail.findChildren(QLabel) if label.isVisible()]
    assert said[-2:] == ["ARGUMENTS", "It takes none."]
    assert page.detail.schema() == ""
    page.set_tools((info,))
    assert '"properties"' in page.detail.schema()
    assert "It takes none." not in [label.text() for label in page.detail.findChildren(QLabel) if label.isVisible()]


# --------------------------------------------------------------------------------------------------- switches


def test_a_servers_switch_is_partial_when_some_of_its_tools_are_off(page: ToolsPage, qtbot: QtBot) -> None:
    page.set_tools(infos(*THREE))
    server = page.tree.find_server("weather")
    assert state(page, server) is Qt.CheckState.Checked
    with qtbot.waitSignal(page.switched) as told:
        click(page, page.tree.find(FORECAST), qtbot, switch=True)
    assert told.args == [(FORECAST,), False]
    assert state(page, server) is Qt.CheckState.PartiallyChecked
    assert page.tree.data(server, Qt.ItemDataRole.AccessibleTextRole) == "weather, 2 tools · 1 on, open"
    assert "never given" in page.tree.data(page.tree.find(FORECAST), Qt.ItemDataRole.AccessibleTextRole)
    with qtbot.waitSignal(page.switched) as told:
        click(page, server, qtbot, switch=True)
    assert told.args == [(FORECAST,), True], "only what changes is told"
    with qtbot.waitSignal(page.switched) as told:
        click(page, server, qtbot, switch=True)
    assert told.args == [("weather/get_forecast", "weather/get_tide"), False]
    assert state(page, server) is Qt.CheckState.Unchecked
    assert state(page, page.tree.find("notes/add_note")) is Qt.CheckState.Checked


def test_the_space_bar_switches_and_the_arrows_close_and_open_a_server(page: ToolsPage, qtbot: QtBot) -> None:
    page.set_tools(infos(*THREE))
    page.view.setFocus()
    page.view.select(page.tree.find(FORECAST))
    with qtbot.waitSignal(page.switched) as told:
        qtbot.keyClick(page.view, Qt.Key.Key_Space)
    assert told.args == [(FORECAST,), False]
    assert page.choices.banned.isChecked(), "the box in the detail is the same switch"
    qtbot.keyClick(page.view, Qt.Key.Key_Left)
    assert page.view.current().data() == "weather"
    qtbot.keyClick(page.view, Qt.Key.Key_Left)
    assert names(page) == ["weather", "notes", "add_note"]
    qtbot.keyClick(page.view, Qt.Key.Key_Right)
    qtbot.keyClick(page.view, Qt.Key.Key_Right)
    assert page.view.current().data() == "get_forecast"
    assert len(names(page)) == 5


def test_a_click_on_the_arrow_closes_a_server_and_one_beside_the_switch_only_selects(
    page: ToolsPage, qtbot: QtBot
) -> None:
    page.set_tools(infos(*THREE))
    with qtbot.assertNotEmitted(page.switched):
        click(page, page.tree.find_server("weather"), qtbot)
        row = page.view.rect_of(page.tree.find_server("weather"))
        qtbot.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=row.topLeft() + row.center() * 0)
    at = page.view.switch_of(page.tree.find_server("weather"))
    at.setX(row.left() + 12)
    qtbot.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert names(page) == ["weather", "notes", "add_note"]


def test_a_switch_that_could_not_be_kept_goes_back(page: ToolsPage, qtbot: QtBot) -> None:
    page.set_tools(infos(*THREE))
    click(page, page.tree.find(FORECAST), qtbot, switch=True)
    page.show_failure("A setting cannot be used", "The disk is full.")
    assert state(page, page.tree.find(FORECAST)) is Qt.CheckState.Checked
    assert page.failure() == "A setting cannot be used. The disk is full."
    assert page.header.note() == "3 tools", "the head stays one line"
    page.set_tools(infos(*THREE))
    assert page.failure(), "it is still so when the tools come anew"
    click(page, page.tree.find(FORECAST), qtbot, switch=True)
    assert not page.failure(), "the next switch is another matter"


# ----------------------------------------------------------------------------------------------------- filter


def test_every_typed_word_must_be_found(page: ToolsPage, qtbot: QtBot) -> None:
    page.set_tools(tuple(samples.tools().values()))
    qtbot.keyClicks(page.search, "WEATHER ahead")
    assert names(page) == ["weather", "get_forecast"]
    assert page.header.note() == "1 of 212 tools"
    qtbot.keyClicks(page.search, "zzz")
    assert page.state().title() == "Nothing found"
    page.search.clear()
    assert page.tree.counts() == (212, 212)


def test_own_words_tags_and_warnings_are_found_too(page: ToolsPage, qtbot: QtBot) -> None:
    rain, fast, odd, _ = infos(*THREE, "mail/send_email")
    rain = replace(rain, choice=replace(rain.choice, search_words="Umbrella"))
    fast = replace(fast, choice=replace(fast.choice, tags=("quick",)))
    odd = replace(odd, warnings=("Its text imitates a conversation.",))
    page.set_tools((rain, fast, odd))
    for word, found in (("umbrella", "get_forecast"), ("quick", "get_tide"), ("imitates", "add_note")):
        page.search.clear()
        qtbot.keyClicks(page.search, word)
        assert names(page)[1:] == [found]


def test_the_filter_keeps_the_selection_also_while_it_hides_it(page: ToolsPage, qtbot: QtBot) -> None:
    page.set_tools(tuple(samples.tools(5000).values()))
    page.select(FORECAST)
    qtbot.keyClicks(page.search, "tide")
    assert page.tree.info(page.view.current()) is None
    current = page.current()
    assert current is not None
    assert current.tool.id == FORECAST, "its detail stays"
    page.search.clear()
    assert page.view.current().data() == "get_forecast"
    page.set_tools(tuple(reversed(samples.tools(5000).values())))
    assert page.view.current().data() == "get_forecast"


def test_down_goes_from_the_filter_to_the_first_tool_that_it_leaves(page: ToolsPage, qtbot: QtBot) -> None:
    page.set_tools(infos(*THREE))
    page.search.setFocus()
    qtbot.keyClicks(page.search, "tide")
    qtbot.keyClick(page.search, Qt.Key.Key_Down)
    current = page.current()
    assert current is not None
    assert current.tool.id == "weather/get_tide"
    assert page.view.hasFocus()
    assert page.search.text() == "tide"
    page.search.setFocus()
    page.search.setText("nothing of that name")
    qtbot.keyClick(page.search, Qt.Key.Key_Down)
    assert page.search.hasFocus(), "there is nothing to go to"


def test_while_one_searches_closed_servers_are_open_and_closed_again_afterwards(page: ToolsPage, qtbot: QtBot) -> None:
    page.set_tools(infos(*THREE))
    page.tree.set_open("weather", opened=False)
    qtbot.keyClicks(page.search, "tide")
    assert names(page) == ["weather", "get_tide"]
    page.search.clear()
    assert names(page) == ["weather", "notes", "add_note"]


def test_what_is_decided_about_a_tool_is_never_cut_and_stands_before_its_tokens() -> None:
    info = replace(samples.info(FORECAST), choice=ToolChoice(banned=True))
    assert note_of(info, 1000) == "never · ≈\u00a096 tokens"
    short = QFontMetrics(theme.active().font("small")).horizontalAdvance("never")
    assert note_of(info, short + 30) == "never"
    assert note_of(samples.info(FORECAST), 10) == ""


def test_where_nothing_is_found_no_hidden_tool_is_run(page: ToolsPage, qtbot: QtBot) -> None:
    page.set_tools(infos(*THREE))
    click(page, page.tree.find(FORECAST), qtbot)
    qtbot.keyClicks(page.search, "zzz")
    assert not page.detail.isVisible()
    assert not page.run_button.isEnabled()
    assert not page.schema_button.isEnabled()
    with qtbot.assertNotEmitted(page.run_requested):
        page.view.activated.emit(page.view.currentIndex())
    page.search.clear()
    with qtbot.waitSignal(page.run_requested) as asked:
        qtbot.mouseClick(page.run_button, Qt.MouseButton.LeftButton)
    assert asked.args == [FORECAST], "what was selected is selected still"


# ----------------------------------------------------------------------------------------------------- detail


def test_the_selected_tool_is_shown_and_can_be_run(page: ToolsPage, qtbot: QtBot) -> None:
    page.set_tools(infos(*THREE))
    assert not page.run_button.isEnabled()
    click(page, page.tree.find(FORECAST), qtbot)
    assert "models know it as" in page.detail.facts()
    assert page.detail.about() == samples.info(FORECAST).tool.description
    assert '"city"' in page.detail.schema()
    with qtbot.waitSignal(page.run_requested) as asked:
        qtbot.mouseClick(page.run_button, Qt.MouseButton.LeftButton)
    assert asked.args == [FORECAST]
    click(page, page.tree.find_server("notes"), qtbot)
    assert not page.run_button.isEnabled()
    assert page.choices.isHidden()
    with qtbot.waitSignal(page.server_requested) as asked:
        qtbot.mouseClick(page.detail.server_button, Qt.MouseButton.LeftButton)
    assert asked.args == ["notes"]


def test_beside_a_servers_row_stand_its_counts_and_the_tools_that_have_most_to_gain(
    page: ToolsPage, qtbot: QtBot
) -> None:
    tools = infos(*THREE)
    careful = replace(tools[1], warnings=("Odd.",))
    with qtbot.assertNotEmitted(page.advice_requested):  # nobody chose the first row, and it takes the engine a while
        page.set_tools((tools[0], careful, tools[2]))
        page.search.setText("weather")
        page.search.clear()
    click(page, page.tree.find_server("notes"), qtbot)
    with qtbot.waitSignal(page.advice_requested) as asked:
        click(page, page.tree.find_server("weather"), qtbot)
    assert asked.args == ["weather"]
    overview = page.detail.overview
    assert overview.isVisible()
    assert dict(overview.rows()) == {
        "Always given": "0",
        "All definitions": f"≈\u00a0{tools[0].tokens + tools[1].tokens} tokens",
        "To be careful with": f"{WARNS} 1",
    }
    page.set_advice("weather", ADVICE)
    assert dict(overview.rows())["Could be found better"] == "1"
    assert overview.names().strip("\u2068\u2069") == "get_forecast"
    click(page, page.tree.find(FORECAST), qtbot)
    assert overview.isHidden()


def test_advice_that_could_not_be_had_is_not_counted_as_none(page: ToolsPage) -> None:
    page.set_tools(infos(*THREE))
    page.set_advice("weather", (), "It could not be looked at.")
    assert "Could be found better" not in dict(page.detail.overview.rows())


def test_where_nothing_is_selected_stand_the_counts_of_all_tools(page: ToolsPage, qtbot: QtBot) -> None:
    page.set_tools(infos(*THREE))
    click(page, page.tree.find("notes/add_note"), qtbot)
    page.set_tools(infos(*THREE[:2]))
    assert page.current() is None
    assert page.detail.facts() == "\u200e2 tools of 1 server"
    assert dict(page.detail.overview.rows())["Always given"] == "0"


def test_advice_is_asked_for_once_a_server_and_shown_with_what_to_write(page: ToolsPage, qtbot: QtBot) -> None:
    page.set_tools(infos(*THREE))
    with qtbot.waitSignal(page.advice_requested) as asked:
        click(page, page.tree.find(FORECAST), qtbot)
    assert asked.args == ["weather"]
    page.set_advice("weather", ADVICE, "Compared by words alone.")
    first, second, note = page.detail.advice()
    assert first == f"Advice: {ADVICE[0].what} {ADVICE[0].write}"
    assert second.startswith("Warning: ")
    assert note == "Compared by words alone."
    with qtbot.assertNotEmitted(page.advice_requested):
        click(page, page.tree.find("weather/get_tide"), qtbot)
    assert page.detail.advice()[0] == "Its name and its texts say what it is for."
    with qtbot.waitSignal(page.advice_requested):
        page.forget_advice()


def test_what_there_is_to_be_careful_about_is_marked_told_and_found_as_plain_text(
    page: ToolsPage, qtbot: QtBot
) -> None:
    strange = replace(samples.info("mail/send_email"), warnings=(f"Its text imitates {samples.MARKUP}.",))
    page.set_tools((samples.info(FORECAST), strange))
    rows = [page.tree.find(FORECAST), page.tree.find("mail/send_email")]
    plain, marked = (row.data(Qt.ItemDataRole.AccessibleTextRole) for row in rows)
    assert "warning" not in plain
    assert "warning: Its text imitates" in marked
    assert "\u26a0" in rows[1].data(Qt.ItemDataRole.ToolTipRole)
    assert "<img" not in rows[1].data(Qt.ItemDataRole.ToolTipRole)
    page.view.select(rows[0])
    assert page.warnings.isHidden()
    page.view.select(rows[1])
    assert not page.warnings.isHidden()
    assert page.warnings.text() == f"\u26a0\ufe0e {strange.warnings[0]}"
    assert page.warnings.textFormat() == Qt.TextFormat.PlainText
    painted = [page.view.viewport().grab(page.view.rect_of(row)).toImage() for row in rows]
    assert painted[0] != painted[1]


def test_the_schema_of_the_selected_tool_is_shown(page: ToolsPage, qtbot: QtBot) -> None:
    page.set_tools(infos(FORECAST))
    page.select(FORECAST)
    qtbot.mouseClick(page.schema_button, Qt.MouseButton.LeftButton)
    dialog = page.findChild(SchemaDialog)
    assert dialog is not None
    assert '"description": "Name of the place."' in dialog.schema_text()


def test_the_selected_tool_stays_in_sight_when_the_text_grows(
    page: ToolsPage, qtbot: QtBot, qapp: QApplication
) -> None:
    page.set_tools(tuple(samples.tools(60).values()))
    last = page.tree.index(14).data()
    page.view.select(page.tree.index(14))
    page.view.scrollTo(page.view.currentIndex())
    theme.apply(qapp, "light", text_scale=200)
    try:
        box = page.view.viewport().rect()
        qtbot.waitUntil(lambda: box.intersects(page.view.rect_of(page.tree.index(14))))
        assert page.tree.index(page.view.currentIndex().row()).data() == last
    finally:
        theme.apply(qapp, "light")
