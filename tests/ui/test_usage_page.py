"""The page of usage, with real clicks and keys."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt

from dost_engine.types import UsageDay, UsageReport
from dost_ui.day_plot import Bar, DayPlot
from dost_ui.gallery_usage import NOW, fill_usage, odd_tools, report, tools
from dost_ui.labels import ElidedLabel
from dost_ui.usage_days import Period, percent, stretches, together, top_of
from dost_ui.usage_model import Column
from dost_ui.usage_page import UsagePage

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

TODAY = NOW.date()


@pytest.fixture
def page(qtbot: QtBot) -> UsagePage:
    page = UsagePage()
    qtbot.addWidget(page)
    page.resize(1000, 900)
    page.show()
    qtbot.waitExposed(page)
    return page


def order(page: UsagePage) -> list[str]:
    return [one.tool_id for one in page.table.tools.rows()]


def cells(page: UsagePage, row: int) -> list[str]:
    return [page.table.tools.index(row, column).data() for column in Column]


# ----------------------------------------------------------------------------------------------------- days


def test_days_without_anything_count_nothing_and_leave_no_gap() -> None:
    days = (UsageDay(TODAY, 3, 2, 1, 100, 10), UsageDay(TODAY - timedelta(days=5), 1, 1), UsageDay(date(2020, 1, 1), 9))
    parts = stretches(days, TODAY, Period.MONTH)
    assert len(parts) == 30
    assert [one.last for one in parts[-2:]] == [TODAY - timedelta(days=1), TODAY]
    assert [(one.calls, one.failed) for one in parts if one.calls] == [(1, 0), (3, 1)]
    whole = together(parts)
    assert (whole.calls, whole.failed, whole.turns, whole.tokens_saved) == (4, 1, 1, 90)


def test_a_year_is_shown_in_weeks_that_end_today() -> None:
    days = tuple(UsageDay(TODAY - timedelta(days=back), 1, 1) for back in range(400))
    parts = stretches(days, TODAY, Period.YEAR)
    assert len(parts) == 52
    assert {one.calls for one in parts} == {7}
    assert parts[-1].when() == "24 Nov to 30 Nov"


@pytest.mark.parametrize(
    ("highest", "top"), [(0, 1), (1, 1), (2, 2), (3, 4), (7, 8), (9, 10), (11, 20), (41, 60), (999_999, 1_000_000)]
)
def test_an_axis_ends_at_a_round_number(highest: int, top: int) -> None:
    assert top_of(highest) == top


@pytest.mark.parametrize(
    ("part", "whole", "said"),
    [
        (0, 0, "–"),
        (5, 5, "100 %"),
        (0, 5, "0 %"),
        (2, 3, "67 %"),
        (1903, 1904, "99.9 %"),
        (99_999, 100_000, "> 99.9 %"),
    ],
)
def test_a_share_is_never_rounded_to_all_or_nothing(part: int, whole: int, said: str) -> None:
    assert percent(part, whole) == said


# ----------------------------------------------------------------------------------------------------- page


def test_before_anything_is_counted_the_page_says_what_it_is_for(page: UsagePage, qtbot: QtBot) -> None:
    page.set_report(UsageReport(), NOW)
    assert page.state().isVisible()
    assert page.state().title() == "Nothing is counted yet"
    assert "sent nowhere" in page.state().text()
    with qtbot.waitSignal(page.chat_requested):
        qtbot.mouseClick(page.state().button(), Qt.MouseButton.LeftButton)


def test_where_calls_are_not_counted_the_page_leads_to_the_switch(page: UsagePage, qtbot: QtBot) -> None:
    page.set_report(UsageReport(recording=False), NOW)
    assert page.state().title() == "Calls are not counted"
    with qtbot.waitSignal(page.settings_requested), qtbot.assertNotEmitted(page.chat_requested):
        qtbot.mouseClick(page.state().button(), Qt.MouseButton.LeftButton)


def test_an_error_lets_one_try_again(page: UsagePage, qtbot: QtBot) -> None:
    fill_usage(page)
    page.show_error("Dost's service does not answer", "It is started again.")
    assert not page.period.isVisible()
    with qtbot.waitSignal(page.retry_requested):
        qtbot.keyClick(page.state().button(), Qt.Key.Key_Space)
    fill_usage(page)
    assert page.table.isVisible()


def test_the_table_holds_no_room_for_rows_that_are_not_there(page: UsagePage) -> None:
    page.set_report(replace(report(), tools=tools()[:1]), NOW)
    few = page.table.minimumHeight()
    page.set_report(replace(report(), tools=tools()[:1] * 200), NOW)
    assert page.table.sizeHintForRow(0) <= few < page.table.minimumHeight()


def test_the_summary_is_that_of_the_chosen_period(page: UsagePage, qtbot: QtBot) -> None:
    fill_usage(page)
    month = [page.figure(name) for name in ("tokens", "turns", "calls", "success")]
    assert month[0] == "≈\u00a014.1M tokens saved, 97 %"
    assert month[3] == "99 % gave a result, 4 failed"
    assert len(page.tokens.bars()) == 30
    qtbot.keyClick(page.period, Qt.Key.Key_End)
    assert page.period.currentData() is Period.YEAR
    assert len(page.calls.bars()) == 52
    assert page.figure("calls") != month[2]


def test_the_numbers_of_the_pictures_agree_with_each_other() -> None:
    told = report()
    assert told.uses == sum(day.calls for day in told.days) == sum(one.uses for one in odd_tools())
    assert sum(day.calls - day.successes for day in told.days) == sum(one.uses - one.successes for one in told.tools)


def test_the_legend_of_failures_is_there_only_where_some_are(page: UsagePage) -> None:
    def said() -> bool:
        return any(label.whole() == "striped: failed" for label in page.findChildren(ElidedLabel))

    fill_usage(page)
    assert said()
    fine = tuple(replace(day, successes=day.calls) for day in report().days)
    page.set_report(replace(report(), days=fine), NOW)
    assert not said()
    fill_usage(page)
    assert said()


def test_every_tool_has_calls_success_and_times(page: UsagePage) -> None:
    fill_usage(page)
    assert cells(page, 0) == ["read_file", "files", "1,904", "99.9 %", "2.4 ms", "11 ms", "12 min ago"]
    assert cells(page, 4) == ["log", "git", "1", "0 %", "–", "–", "on 2026-09-28"]
    said = page.table.tools.index(0, Column.SUCCESS).data(Qt.ItemDataRole.AccessibleTextRole)
    assert said == "share of calls that gave a result: 99.9 %"


def test_the_table_sorts_by_click_and_by_keys_and_what_was_not_measured_stands_last(
    page: UsagePage, qtbot: QtBot
) -> None:
    fill_usage(page)
    before = order(page)
    page.table.selectRow(1)
    header = page.table.header
    at = QPoint(header.sectionViewportPosition(Column.HALF) + 20, header.height() // 2)
    qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert order(page)[0] == "mail/send_mail"
    assert order(page)[-1] == "git/log"
    qtbot.mouseClick(header.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert order(page)[0] == "files/read_file"
    assert order(page)[-1] == "git/log"
    assert page.table.currentIndex().data() == "get_forecast", "what was selected stays selected"
    header.setFocus()
    qtbot.keyClick(header, Qt.Key.Key_Return)
    assert order(page) == before


def test_new_numbers_keep_the_order_that_was_chosen(page: UsagePage) -> None:
    fill_usage(page)
    page.table.header.press(Column.TOOL)
    names = order(page)
    more = tuple(replace(one, uses=one.uses + 1, successes=one.successes + 1) for one in tools())
    page.set_report(replace(report(), tools=more), NOW)
    assert order(page) == names
    assert cells(page, names.index("files/read_file"))[2] == "1,905"


def test_names_that_are_markup_or_written_from_the_right_are_shown_as_they_are(page: UsagePage) -> None:
    page.set_report(replace(report(), tools=odd_tools(), problem="The disk is full."), NOW)
    assert {"<b>bold</b>", "שלח_הודעה"} <= {cells(page, row)[0] for row in range(4)}
    assert not page.grab().isNull()


def test_where_there_is_little_room_no_number_of_calls_is_lost(page: UsagePage) -> None:
    fill_usage(page)
    page.resize(420, 700)
    hidden = {column for column in Column if page.table.isColumnHidden(column)}
    assert hidden
    assert not hidden & {Column.TOOL, Column.CALLS, Column.SUCCESS}
    for width in (420, 700, 780, 860, 1000):
        page.resize(width, 700)
        wide = sum(page.table.columnWidth(column) for column in Column if not page.table.isColumnHidden(column))
        assert wide <= page.table.viewport().width(), width


# ----------------------------------------------------------------------------------------------------- plot


@pytest.fixture
def plot(qtbot: QtBot) -> DayPlot:
    plot = DayPlot("Calls", "accent")
    qtbot.addWidget(plot)
    plot.resize(400, 150)
    plot.set_bars(tuple(Bar(f"{day} Nov", day, day // 2, f"{day} Nov: {day} calls") for day in range(1, 11)))
    plot.show()
    qtbot.waitExposed(plot)
    return plot


def test_the_bar_under_the_pointer_is_told(plot: DayPlot, qtbot: QtBot) -> None:
    with qtbot.waitSignal(plot.told) as told:
        qtbot.mouseMove(plot, plot.box_of(3).center().toPoint())
    assert told.args == ["4 Nov: 4 calls"]


def test_keys_go_from_bar_to_bar(plot: DayPlot, qtbot: QtBot) -> None:
    plot.window().activateWindow()
    plot.clearFocus()
    said: list[str] = []
    plot.told.connect(said.append)
    plot.setFocus()
    qtbot.waitUntil(plot.hasFocus)
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Home, Qt.Key.Key_Right, Qt.Key.Key_End):
        qtbot.keyClick(plot, key)
    assert [text.partition(":")[0] for text in said] == ["10 Nov", "9 Nov", "1 Nov", "2 Nov", "10 Nov"]
    assert plot.accessibleDescription() == "Highest: 10 Nov: 10 calls"


def test_a_plot_of_nothing_can_be_drawn_and_walked(plot: DayPlot, qtbot: QtBot) -> None:
    plot.set_bars(())
    qtbot.keyClick(plot, Qt.Key.Key_Left)
    assert plot.chosen() == -1
    plot.set_bars(tuple(Bar("", 0) for _ in range(30)))
    assert not plot.grab().isNull()
