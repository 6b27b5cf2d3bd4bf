"""The inspector's table where there is little room."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QScrollArea

from dost_ui import sample_explanations, samples, theme, translation
from dost_ui.candidate_delegate import PADDING_PX
from dost_ui.candidate_model import Column
from dost_ui.candidate_table import CandidateTable
from dost_ui.chips import chips_width, fitting
from dost_ui.inspector import Inspector
from dost_ui.text_room import text_width

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@pytest.mark.parametrize("width_px", [420, 480, 560, 640, 700, 800])
def test_the_verdict_can_be_seen_without_scrolling(qtbot: QtBot, width_px: int) -> None:
    table = CandidateTable()
    qtbot.addWidget(table)
    table.resize(width_px, 300)
    table.show()
    table.show_trace(samples.trace(), samples.tools(), "")
    left = table.columnViewportPosition(Column.VERDICT)
    assert left + 100 <= table.viewport().width()


def test_in_a_window_of_the_usual_size_the_longest_verdict_of_a_crowd_is_not_cut(qtbot: QtBot) -> None:
    table = CandidateTable()
    qtbot.addWidget(table)
    table.resize(894, 500)  # what the inspector leaves of 1440 px beside a scroll bar
    table.show()
    trace = samples.trace()
    fused = tuple(replace(one, fused=1.0) for one in trace.candidates)
    table.show_trace(replace(trace, candidates=fused), samples.tools(), "")
    wanted = text_width("gave way: server quota", "small") + 2 * PADDING_PX
    assert table.viewport().width() - table.columnViewportPosition(Column.VERDICT) >= wanted


def test_a_name_is_not_cut_while_the_verdict_has_room_to_spare(qtbot: QtBot) -> None:
    table = CandidateTable()
    qtbot.addWidget(table)
    table.resize(636, 300)  # what the inspector leaves of 1000 px
    table.show()
    table.show_trace(samples.trace(), samples.tools(), "")
    longest = max((row.name for row in table.candidates.rows()), key=len)
    assert table.columnWidth(Column.TOOL) >= text_width(longest, "fixed") + 2 * PADDING_PX
    assert table.columnViewportPosition(Column.VERDICT) + 150 <= table.viewport().width()


def test_bars_take_what_names_and_verdict_leave(qtbot: QtBot) -> None:
    table = CandidateTable()
    qtbot.addWidget(table)
    table.show()
    widths = []
    for width_px in (800, 1000):
        table.resize(width_px, 300)
        table.show_trace(samples.trace(), samples.tools(), "")
        widths.append(table.columnWidth(Column.MEANING))
        assert table.columnWidth(Column.WORDS) == widths[-1]
    assert widths[0] < widths[1]


@pytest.mark.parametrize("width_px", [560, 640, 700, 800, 894, 1000])
def test_no_chip_and_no_head_is_cut_in_a_language_with_longer_words(qtbot: QtBot, width_px: int) -> None:
    translation.install("de")
    try:
        table = CandidateTable()
        qtbot.addWidget(table)
        table.resize(width_px, 300)
        table.show()
        trace = samples.trace()
        fused = tuple(replace(one, fused=1.0) for one in trace.candidates)
        table.show_trace(replace(trace, candidates=fused), samples.tools(), "")
        for column in (Column.SOURCE, Column.MEANING, Column.WORDS):
            head = table.candidates.headerData(column, Qt.Orientation.Horizontal, Qt.ItemDataRole.DisplayRole)
            assert table.columnWidth(column) >= text_width(str(head), "tiny_strong") + 2 * PADDING_PX
        room = table.columnWidth(Column.SOURCE) - 2 * PADDING_PX
        assert chips_width(fitting(("semantic", "text"), room)) <= room
        assert fitting(("semantic", "text"), room) == ("semantic", "text")
        assert chips_width(fitting(("semantic", "text", "sticky"), room)) <= room
        if width_px >= 894:  # what the inspector leaves of 1440 px beside a scroll bar
            wanted = text_width("0,32 unter der Grenze", "small") + 2 * PADDING_PX
            assert table.viewport().width() - table.columnViewportPosition(Column.VERDICT) >= wanted
    finally:
        translation.install("en")


def test_chips_that_do_not_fit_are_counted(qtbot: QtBot) -> None:
    words = ("semantic", "text", "sticky")
    whole = chips_width(words)
    assert fitting(words, whole) == words
    assert fitting(words, whole - 1) == ("semantic", "text", "+1")
    assert fitting(words, chips_width(("semantic", "+2"))) == ("semantic", "+2")


def test_an_answer_that_came_before_the_page_was_seen_leaves_no_room_for_a_state_that_was_never_shown(
    qtbot: QtBot, qapp: QApplication
) -> None:
    theme.apply(qapp, "light", text_scale=150)
    page = Inspector()
    qtbot.addWidget(page)
    page.resize(1100, 700)
    page.show_trace(samples.trace(), samples.tools())
    page.show_explanation(sample_explanations.missed())
    page.show()
    qtbot.waitExposed(page)
    QApplication.processEvents()
    area = next(one for one in page.findChildren(QScrollArea) if one.isAncestorOf(page.table))
    assert area.verticalScrollBar().maximum() < 150
