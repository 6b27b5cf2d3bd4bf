"""Typing with an input method: candidates are committed, and nothing else happens."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QInputMethodEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from dost_ui import samples
from dost_ui.ask_why import AskWhy
from dost_ui.composer import Composer
from dost_ui.history_editor import HistoryEditor
from dost_ui.input_line import InputLine
from dost_ui.inspector import Inspector
from dost_ui.skills_page import SkillsPage
from dost_ui.tools_page import ToolsPage

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

ENTER = [Qt.Key.Key_Return, Qt.Key.Key_Enter]


def shows(widget: QWidget, candidate: str) -> None:
    """The input method shows a candidate."""
    QApplication.sendEvent(widget, QInputMethodEvent(candidate, []))


def commits(widget: QWidget, text: str) -> None:
    """The input method commits a text."""
    event = QInputMethodEvent()
    event.setCommitString(text)
    QApplication.sendEvent(widget, event)


@pytest.fixture
def composer(qtbot: QtBot) -> Composer:
    made = Composer()
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.mark.parametrize("key", ENTER)
def test_return_takes_the_candidate_into_the_message_and_sends_nothing(
    composer: Composer, qtbot: QtBot, key: Qt.Key
) -> None:
    sent: list[str] = []
    composer.submitted.connect(sent.append)
    commits(composer.editor, "東京の")
    shows(composer.editor, "天気")
    qtbot.keyClick(composer.editor, key)
    assert (sent, composer.text()) == ([], "東京の天気")
    qtbot.keyClick(composer.editor, key)
    assert (sent, composer.text()) == (["東京の天気"], "")


def test_a_candidate_that_the_input_method_commits_itself_is_there_once(composer: Composer, qtbot: QtBot) -> None:
    shows(composer.editor, "tenki")
    shows(composer.editor, "天気")
    commits(composer.editor, "天気")
    assert composer.text() == "天気"
    with qtbot.waitSignal(composer.submitted) as sent:
        qtbot.keyClick(composer.editor, Qt.Key.Key_Return)
    assert sent.args == ["天気"]


def test_shift_return_makes_a_line_between_two_committed_texts(composer: Composer, qtbot: QtBot) -> None:
    commits(composer.editor, "一")
    with qtbot.assertNotEmitted(composer.submitted):
        qtbot.keyClick(composer.editor, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    commits(composer.editor, "二")
    assert composer.text() == "一\n二"


def test_escape_drops_the_candidate_and_leaves_the_turn_alone(composer: Composer, qtbot: QtBot) -> None:
    composer.set_busy(True)
    commits(composer.editor, "東京")
    shows(composer.editor, "の")
    with qtbot.assertNotEmitted(composer.stopped):
        qtbot.keyClick(composer.editor, Qt.Key.Key_Escape)
    assert composer.text() == "東京"
    with qtbot.waitSignal(composer.stopped):
        qtbot.keyClick(composer.editor, Qt.Key.Key_Escape)


def test_the_send_button_does_not_wake_for_a_candidate(composer: Composer) -> None:
    shows(composer.editor, "天")
    assert not composer.button.isEnabled()
    commits(composer.editor, "天")
    assert composer.button.isEnabled()


def test_the_inspector_asks_for_what_is_committed_only(qtbot: QtBot) -> None:
    page = Inspector()
    qtbot.addWidget(page)
    page.show()
    asked: list[str] = []
    page.changed.connect(lambda query: asked.append(query.text))
    shows(page.line, "天気")
    qtbot.keyClick(page.line, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bool(asked))
    assert set(asked) == {"天気"}
    assert page.line.text() == "天気"


@pytest.mark.parametrize("key", ENTER)
def test_a_line_that_acts_on_return_takes_the_candidate_first(qtbot: QtBot, key: Qt.Key) -> None:
    line = InputLine()
    qtbot.addWidget(line)
    line.show()
    shows(line, "天気")
    with qtbot.assertNotEmitted(line.returnPressed):
        qtbot.keyClick(line, key)
    assert line.text() == "天気"
    with qtbot.waitSignal(line.returnPressed):
        qtbot.keyClick(line, key)


def test_a_candidate_is_not_asked_about_and_not_added_to_the_history(qtbot: QtBot) -> None:
    about, history = AskWhy(), HistoryEditor()
    for widget in (about, history):
        qtbot.addWidget(widget)
        widget.show()
    shows(about.entry, "send_email")
    with qtbot.assertNotEmitted(about.asked):
        qtbot.keyClick(about.entry, Qt.Key.Key_Return)
    shows(history.entry, "天気は")
    with qtbot.assertNotEmitted(history.changed):
        qtbot.keyClick(history.entry, Qt.Key.Key_Return)
    assert history.entry.text() == "天気は"


def search_of_tools() -> tuple[QWidget, QLineEdit]:
    page = ToolsPage()
    page.set_tools(tuple(samples.tools().values()))
    return page, page.search


def search_of_skills() -> tuple[QWidget, QLineEdit]:
    page = SkillsPage()
    return page, page.search


@pytest.mark.parametrize("make", [search_of_tools, search_of_skills])
def test_filters_follow_what_is_committed_and_not_the_candidate(
    qtbot: QtBot, make: Callable[[], tuple[QWidget, QLineEdit]]
) -> None:
    page, search = make()
    qtbot.addWidget(page)
    page.show()
    seen: list[str] = []
    search.textChanged.connect(seen.append)
    shows(search, "fore")
    assert seen == []
    commits(search, "forecast")
    assert seen == ["forecast"]


def test_the_list_of_tools_stays_while_a_candidate_is_shown(qtbot: QtBot) -> None:
    page, search = search_of_tools()
    assert isinstance(page, ToolsPage)
    qtbot.addWidget(page)
    page.show()
    rows = page.view.model().rowCount()
    shows(search, "fore")
    assert page.view.model().rowCount() == rows
    commits(search, "forecast")
    qtbot.waitUntil(lambda: page.view.model().rowCount() < rows)
