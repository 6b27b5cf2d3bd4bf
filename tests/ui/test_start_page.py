"""The empty chat: two ways to the first tools, servers that start, and what a text would get."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QProgressBar
from pytestqt.qtbot import QtBot

from dost_ui import samples, theme, wording
from dost_ui.chat_view import ChatView
from dost_ui.labels import ElidedLabel, PlainLabel
from dost_ui.pick_preview import MOST_ROWS, PickPreview
from dost_ui.start_page import StartPage


@pytest.fixture
def page(qtbot: QtBot) -> StartPage:
    page = StartPage()
    qtbot.addWidget(page)
    page.resize(800, 700)
    page.show()
    return page


def test_a_page_that_scrolls_ends_where_it_ends_without_a_scroll_bar(qtbot: QtBot) -> None:
    chat = ChatView()
    qtbot.addWidget(chat)
    chat.start.set_has_servers(False)
    ends = []
    for height_px in (900, 260):
        chat.resize(560, height_px)
        chat.show()
        QApplication.sendPostedEvents()
        QApplication.processEvents()
        steps = chat.start.steps
        ends.append(steps.mapTo(chat, steps.rect().topRight()).x())
    assert chat.start.height() > 260
    assert ends[0] == ends[1]


def test_without_servers_there_are_two_ways_and_all_are_reached_by_keyboard(page: StartPage, qtbot: QtBot) -> None:
    assert not page.steps.isVisible(), "nothing is said before it is known"
    page.set_has_servers(False)
    assert page.steps.isVisible()
    assert not page.state.isVisible()
    told: list[str] = []
    page.samples_requested.connect(lambda: told.append("samples"))
    page.import_requested.connect(lambda: told.append("import"))
    page.add_requested.connect(lambda: told.append("add"))
    page.activateWindow()
    page.steps.samples_button.setFocus()
    for _ in range(3):
        focused = page.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Space)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert told == ["samples", "import", "add"]


def test_the_two_ways_stand_one_under_the_other_where_it_is_narrow(page: StartPage, qtbot: QtBot) -> None:
    page.set_has_servers(False)
    steps = page.steps
    qtbot.waitUntil(lambda: steps.import_button.x() >= 0 and steps.width() > 560)
    top = steps.samples_button.mapTo(steps, steps.samples_button.rect().topLeft())
    other = steps.add_button.mapTo(steps, steps.add_button.rect().topLeft())
    assert top.y() == other.y()
    page.resize(480, 700)
    qtbot.waitUntil(
        lambda: (
            steps.samples_button.mapTo(steps, steps.samples_button.rect().topLeft()).y()
            < steps.import_button.mapTo(steps, steps.import_button.rect().topLeft()).y() - 40
        )
    )


@pytest.mark.parametrize("width", range(500, 760, 20))
@pytest.mark.parametrize("scale", [100, 150])
def test_nothing_of_the_two_ways_is_cut(qapp: QApplication, qtbot: QtBot, width: int, scale: int) -> None:
    theme.apply(qapp, "light", text_scale=scale)
    chat = ChatView()
    qtbot.addWidget(chat)
    chat.start.set_has_servers(False)
    chat.resize(width, 400)
    chat.show()
    for _ in range(6):
        QApplication.processEvents()
    labels = [one for one in chat.start.steps.findChildren(PlainLabel) if one.wordWrap()]
    assert len(labels) == 6
    for label in labels:
        assert label.height() >= label.heightForWidth(label.width()), label.text()


def test_servers_that_start_are_counted(page: StartPage) -> None:
    page.set_starting(1, 4)
    assert page.state.title() == "The servers are starting"
    assert page.state.text() == "1 of 4 servers ready."
    bar = page.state.findChild(QProgressBar)
    assert bar is not None
    assert (bar.isVisible(), bar.value(), bar.maximum()) == (True, 25, 100)
    page.set_starting(0, 4)
    assert bar.maximum() == 0, "nobody knows how far it is"
    page.set_has_servers(True)
    assert page.state.title() == "What shall we do?"


def test_a_preview_counts_all_and_shows_the_first(qtbot: QtBot) -> None:
    view = PickPreview()
    qtbot.addWidget(view)
    assert view.isHidden()
    trace = samples.trace(picks=7)
    view.show_trace(trace)
    assert view.isVisible()
    assert view.names() == tuple(pick.id for pick in trace.selection.picks[:MOST_ROWS])
    assert view.words().startswith("7 tools of 212 would be picked")
    assert "get_forecast: semantic" in view.accessibleName()
    view.show_trace(samples.trace(picks=0, context=""))
    assert (view.names(), view.words()) == ((), "No tool fits this.")
    view.clear()
    assert view.isHidden()


def test_a_preview_puts_the_next_answer_into_the_rows_that_are_there(qtbot: QtBot) -> None:
    preview = PickPreview()
    qtbot.addWidget(preview)
    trace = samples.trace(picks=7)
    preview.show_trace(trace)
    before = preview.findChildren(ElidedLabel)
    fewer = replace(trace, selection=replace(trace.selection, picks=trace.selection.picks[1:3]))
    preview.show_trace(fewer)
    assert preview.findChildren(ElidedLabel) == before
    ids = tuple(pick.id for pick in fewer.selection.picks)
    assert preview.names() == ids
    assert [label.whole() for label in before if not label.isHidden()] == [
        word for name in ids for word in (wording.tool_name(name), wording.server_name(name))
    ]
    assert not [label for label in preview.findChildren(PlainLabel) if "more" in label.text() and not label.isHidden()]
    preview.clear()
    assert not [label for label in before if not label.isHidden()]
