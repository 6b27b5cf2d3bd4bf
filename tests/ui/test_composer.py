from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from dost_ui.composer import Composer

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@pytest.fixture
def composer(qtbot: QtBot) -> Composer:
    made = Composer()
    qtbot.addWidget(made)
    made.resize(600, 60)
    made.show()
    qtbot.waitExposed(made)
    return made


def test_enter_sends_the_trimmed_text_and_empties_the_field(composer: Composer, qtbot: QtBot) -> None:
    qtbot.keyClicks(composer.editor, "  hello there ")
    with qtbot.waitSignal(composer.submitted) as sent:
        qtbot.keyClick(composer.editor, Qt.Key.Key_Return)
    assert sent.args == ["hello there"]
    assert composer.text() == ""


def test_shift_enter_makes_a_new_line(composer: Composer, qtbot: QtBot) -> None:
    qtbot.keyClicks(composer.editor, "one")
    with qtbot.assertNotEmitted(composer.submitted):
        qtbot.keyClick(composer.editor, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClicks(composer.editor, "two")
    assert composer.text() == "one\ntwo"


def test_blanks_alone_are_not_sent(composer: Composer, qtbot: QtBot) -> None:
    qtbot.keyClicks(composer.editor, "   ")
    assert not composer.button.isEnabled()
    with qtbot.assertNotEmitted(composer.submitted):
        qtbot.keyClick(composer.editor, Qt.Key.Key_Return)


def test_while_a_turn_runs_the_button_stops_it_and_enter_keeps_the_text(composer: Composer, qtbot: QtBot) -> None:
    composer.set_busy(True)
    qtbot.keyClicks(composer.editor, "next question")
    with qtbot.assertNotEmitted(composer.submitted):
        qtbot.keyClick(composer.editor, Qt.Key.Key_Return)
    assert composer.text() == "next question"
    assert composer.button.text() == "Stop"
    with qtbot.waitSignal(composer.stopped):
        qtbot.mouseClick(composer.button, Qt.MouseButton.LeftButton)


def test_escape_stops_only_while_a_turn_runs(composer: Composer, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(composer.stopped):
        qtbot.keyClick(composer.editor, Qt.Key.Key_Escape)
    composer.set_busy(True)
    with qtbot.waitSignal(composer.stopped):
        qtbot.keyClick(composer.editor, Qt.Key.Key_Escape)


def test_the_field_grows_with_its_lines_up_to_a_limit(composer: Composer) -> None:
    one = composer.editor.height()
    composer.set_text("a\nb\nc")
    three = composer.editor.minimumHeight()
    composer.set_text("\n".join("x" for _ in range(60)))
    sixty = composer.editor.minimumHeight()
    assert one < three < sixty < 20 * one


def test_one_line_stands_in_the_middle_of_its_field(composer: Composer) -> None:
    line = composer.editor.cursorRect().translated(composer.editor.viewport().pos())
    assert abs(line.center().y() - composer.editor.rect().center().y()) <= 1


@pytest.mark.parametrize("lines", [1, 3, 8])
def test_what_has_room_is_not_scrolled(composer: Composer, qtbot: QtBot, lines: int) -> None:
    composer.set_text("\n".join(["gy"] * lines))
    qtbot.waitUntil(lambda: composer.editor.document().blockCount() == lines)
    QApplication.processEvents()
    assert not composer.editor.verticalScrollBar().isVisible()


def test_a_long_text_scrolls_down_and_never_to_the_side(composer: Composer) -> None:
    composer.set_text("in as many words as you like " * 60)
    composer.show()
    QApplication.processEvents()
    assert composer.editor.verticalScrollBar().isVisible()
    assert not composer.editor.horizontalScrollBar().isVisible()
