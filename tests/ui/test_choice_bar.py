"""Pin, ban, words and tags of the selected tool, with real clicks and keys."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from dost_engine.types import Approval, ToolChoice
from dost_ui import samples, theme
from dost_ui.choice_bar import ChoiceBar
from dost_ui.labels import PlainLabel
from dost_ui.tools_page import ToolsPage

if TYPE_CHECKING:
    from PySide6.QtWidgets import QCheckBox
    from pytestqt.qtbot import QtBot

    from dost_engine.types import ToolInfo

TOOL = "weather/get_forecast"


def chosen(choice: ToolChoice) -> tuple[ToolInfo, ...]:
    return (replace(samples.info(TOOL), choice=choice), samples.info("notes/add_note"))


@pytest.fixture
def page(qtbot: QtBot) -> ToolsPage:
    page = ToolsPage()
    qtbot.addWidget(page)
    page.resize(900, 640)
    page.show()
    qtbot.waitExposed(page)
    page.set_tools(chosen(ToolChoice()))
    return page


def select(page: ToolsPage, qtbot: QtBot) -> None:
    row = page.view.rect_of(page.tree.find(TOOL)).center()
    qtbot.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=row)


def click(box: QCheckBox, qtbot: QtBot) -> None:
    qtbot.mouseClick(box, Qt.MouseButton.LeftButton, pos=QPoint(8, box.height() // 2))


def test_the_fields_begin_in_one_line(page: ToolsPage, qtbot: QtBot) -> None:
    select(page, qtbot)
    for _ in range(3):
        QApplication.processEvents()
    bar = page.choices
    left = {field.mapTo(bar, QPoint()).x() for field in (bar.approval, bar.words, bar.tags)}
    assert len(left) == 1


def test_the_hint_of_words_is_whole_where_text_is_large(page: ToolsPage, qapp: QApplication, qtbot: QtBot) -> None:
    theme.apply(qapp, "light", text_scale=150)
    page.resize(1100, 800)  # a window of 1,440 px without what stands at its left
    select(page, qtbot)
    for _ in range(3):
        QApplication.processEvents()
    hint = page.choices.words.fontMetrics().horizontalAdvance(page.choices.words.placeholderText())
    assert hint < page.choices.words.width() - 24


@pytest.mark.parametrize("width_px", [520, 400, 380])
def test_always_and_never_stand_in_one_line_while_that_is_long_enough(qtbot: QtBot, width_px: int) -> None:
    bar = ChoiceBar()
    qtbot.addWidget(bar)
    bar.set_tool(samples.info(TOOL))
    bar.resize(width_px, 260)
    bar.show()
    for _ in range(4):
        QApplication.processEvents()
    tops = {box.mapTo(bar, QPoint()).y() for box in (bar.pinned, bar.banned)}
    assert len(tops) == 1
    for box in (bar.pinned, bar.banned):
        assert box.width() >= box.sizeHint().width()


def test_the_choices_are_those_of_the_selected_tool(page: ToolsPage, qtbot: QtBot) -> None:
    assert page.choices.isHidden()
    page.set_tools(chosen(ToolChoice(pinned=True, search_words="rain", tags=("fast", "work"))))
    select(page, qtbot)
    assert page.choices.isVisible()
    assert page.choices.pinned.isChecked()
    assert not page.choices.banned.isChecked()
    assert (page.choices.words.text(), page.choices.tags.text()) == ("rain", "fast, work")
    for _ in range(2):  # over the next server to its tool
        qtbot.keyClick(page.view, Qt.Key.Key_Down)
    assert not page.choices.pinned.isChecked()
    assert page.choices.words.text() == ""


def test_a_pin_and_a_ban_end_each_other(page: ToolsPage, qtbot: QtBot) -> None:
    select(page, qtbot)
    with qtbot.waitSignal(page.choices.changed) as asked:
        click(page.choices.pinned, qtbot)
    assert asked.args == [TOOL, ToolChoice(pinned=True)]
    page.set_tools(chosen(ToolChoice(pinned=True)))
    with qtbot.waitSignal(page.choices.changed) as asked:
        click(page.choices.banned, qtbot)
    assert asked.args == [TOOL, ToolChoice(banned=True)]
    assert not page.choices.pinned.isChecked()


def test_who_decides_about_calls_is_chosen_with_keys(page: ToolsPage, qtbot: QtBot) -> None:
    select(page, qtbot)
    assert page.choices.approval.currentText() == "As the settings say"
    with qtbot.waitSignal(page.choices.changed) as asked:
        qtbot.keyClick(page.choices.approval, Qt.Key.Key_Down)
    assert asked.args == [TOOL, ToolChoice(approval=Approval.ASK)]
    page.choices.show_error(TOOL, "The disk is full.")
    assert page.choices.approval.currentText() == "As the settings say"
    page.set_tools(chosen(ToolChoice(approval=Approval.NEVER)))
    assert page.choices.approval.currentText() == "Never allowed"


def test_words_and_tags_are_told_with_enter(page: ToolsPage, qtbot: QtBot) -> None:
    select(page, qtbot)
    qtbot.keyClicks(page.choices.words, "rain, snow")
    with qtbot.waitSignal(page.choices.changed) as asked:
        qtbot.keyClick(page.choices.words, Qt.Key.Key_Return)
    assert asked.args == [TOOL, ToolChoice(search_words="rain, snow")]
    qtbot.keyClicks(page.choices.tags, "fast,, work , fast")
    with qtbot.waitSignal(page.choices.changed) as asked:
        qtbot.keyClick(page.choices.tags, Qt.Key.Key_Return)
    assert asked.args == [TOOL, ToolChoice(search_words="rain, snow", tags=("fast", "work"))]


def test_what_is_being_typed_stays_when_the_list_comes_anew(page: ToolsPage, qtbot: QtBot) -> None:
    select(page, qtbot)
    qtbot.keyClicks(page.choices.words, "ra")
    page.set_tools(chosen(ToolChoice(pinned=True)))
    assert page.choices.words.text() == "ra"
    assert page.choices.pinned.isChecked()
    qtbot.keyClicks(page.choices.words, "in")
    assert page.choices.words.text() == "rain"


def test_what_could_not_be_kept_is_said_and_the_boxes_show_what_holds(page: ToolsPage, qtbot: QtBot) -> None:
    select(page, qtbot)
    click(page.choices.banned, qtbot)
    page.choices.show_error(TOOL, "The disk is full.")
    assert page.choices.result() == "✗ The disk is full."
    assert not page.choices.banned.isChecked()
    page.choices.show_error("notes/add_note", "of another tool")
    assert page.choices.result() == "✗ The disk is full."
    page.choices.show_kept(TOOL)
    assert page.choices.result() == "Kept."


@pytest.mark.parametrize("width_px", [460, 700])
def test_switches_stand_in_the_line_of_the_fields(qtbot: QtBot, width_px: int) -> None:
    bar = ChoiceBar()
    qtbot.addWidget(bar)
    bar.set_tool(next(iter(samples.tools().values())))
    bar.resize(width_px, 300)
    bar.show()
    left = {one: one.mapTo(bar, one.rect().topLeft()) for one in (bar.approval, bar.words, bar.pinned, bar.banned)}
    assert left[bar.approval].x() == left[bar.words].x()
    below = left[bar.pinned].y() > left[bar.approval].y() + bar.approval.height() // 2
    assert below is (width_px == 460)
    assert left[bar.pinned].x() == left[bar.words].x() if below else left[bar.pinned].x() > left[bar.words].x()
    label = next(one for one in bar.findChildren(PlainLabel) if one.text() == "Calls")
    middle = label.mapTo(bar, label.rect().center()).y()
    assert abs(middle - bar.approval.mapTo(bar, bar.approval.rect().center()).y()) <= 1
