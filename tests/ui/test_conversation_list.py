"""The list of conversations in the left column, with real keys and clicks."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu

from dost_ui import theme
from dost_ui.conversation_list import ConversationList
from dost_ui.conversation_model import ConversationModel, ConversationRow
from dost_ui.keep_switch import KeepSwitch
from dost_ui.sidebar import Page, Sidebar

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

NOON = datetime.now().astimezone().replace(hour=12, minute=0)
ROWS = (
    ConversationRow("a", "Weather for the weekend", NOON),
    ConversationRow("b", "Release notes", NOON - timedelta(hours=1), kept=False),
    ConversationRow("c", "Why is the build red?", NOON - timedelta(days=1)),
    ConversationRow("d", "Invoices", NOON - timedelta(days=9)),
)


@pytest.fixture
def shown(qtbot: QtBot) -> ConversationList:
    made = ConversationList()
    qtbot.addWidget(made)
    made.resize(220, 420)
    made.set_conversations(ROWS)
    made.show()
    qtbot.waitExposed(made)
    return made


def texts(shown: ConversationList) -> list[str]:
    model = shown.model
    return [str(model.index(at).data()) for at in range(model.rowCount())]


def middle(shown: ConversationList, conversation: str) -> QPoint:
    return shown.view.visualRect(shown.model.index_of(conversation)).center()


def test_they_stand_under_their_day_the_newest_first(shown: ConversationList) -> None:
    shown.set_conversations(ROWS[::-1])
    assert texts(shown) == [
        "Today",
        "Weather for the weekend",
        "Release notes",
        "Yesterday",
        "Why is the build red?",
        "Earlier",
        "Invoices",
    ]


def test_the_day_goes_on_at_midnight(shown: ConversationList) -> None:
    shown.model.set_conversations(ROWS, today=(NOON + timedelta(days=1)).date())
    assert texts(shown)[0] == "Yesterday"


def test_a_click_opens_and_a_heading_is_nothing_to_click(shown: ConversationList, qtbot: QtBot) -> None:
    with qtbot.waitSignal(shown.chosen) as told:
        qtbot.mouseClick(shown.view.viewport(), Qt.MouseButton.LeftButton, pos=middle(shown, "c"))
    assert told.args == ["c"]
    heading = shown.view.visualRect(shown.model.index(0)).center()
    with qtbot.assertNotEmitted(shown.chosen):
        qtbot.mouseClick(shown.view.viewport(), Qt.MouseButton.LeftButton, pos=heading)


def test_the_open_one_and_one_that_is_not_kept_say_so_to_a_screen_reader(shown: ConversationList) -> None:
    shown.set_open("b")
    role = Qt.ItemDataRole.AccessibleTextRole
    assert shown.model.index_of("b").data(role) == "Release notes, open, not kept"
    assert shown.model.index_of("a").data(role) == "Weather for the weekend"
    assert shown.model.index_of("b").data(ConversationModel.OPEN)


def test_by_keys_one_goes_past_the_headings_and_opens_with_return(shown: ConversationList, qtbot: QtBot) -> None:
    shown.view.setFocus()
    for _ in range(2):
        qtbot.keyClick(shown.view, Qt.Key.Key_Down)
    with qtbot.waitSignal(shown.chosen) as told:
        qtbot.keyClick(shown.view, Qt.Key.Key_Return)
    assert told.args == ["c"]


def test_f2_gives_another_title_and_escape_leaves_it(shown: ConversationList, qtbot: QtBot) -> None:
    shown.set_open("a")
    shown.view.setFocus()
    qtbot.keyClick(shown.view, Qt.Key.Key_F2)
    editor = shown.view.findChild(QLineEdit)
    assert editor is not None
    assert editor.text() == "Weather for the weekend"
    editor.selectAll()
    qtbot.keyClicks(editor, "  Trip   to Durgapur ")
    with qtbot.waitSignal(shown.renamed) as told:
        qtbot.keyClick(editor, Qt.Key.Key_Return)
    assert told.args == ["a", "Trip to Durgapur"]
    qtbot.keyClick(shown.view, Qt.Key.Key_F2)
    [editor] = [one for one in shown.view.findChildren(QLineEdit) if one.isVisible()]
    qtbot.keyClicks(editor, "no")
    with qtbot.assertNotEmitted(shown.renamed):
        qtbot.keyClick(editor, Qt.Key.Key_Escape)


def test_delete_takes_out_and_undo_brings_back_by_button_and_by_key(shown: ConversationList, qtbot: QtBot) -> None:
    shown.set_open("d")
    shown.view.setFocus()
    with qtbot.waitSignal(shown.removed) as told:
        qtbot.keyClick(shown.view, Qt.Key.Key_Delete)
    assert told.args == ["d"]
    with qtbot.assertNotEmitted(shown.undo_wanted):
        qtbot.keyClick(shown.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    shown.show_went("Invoices")
    with qtbot.waitSignal(shown.undo_wanted):
        qtbot.mouseClick(shown.undo.button, Qt.MouseButton.LeftButton)
    with qtbot.waitSignal(shown.undo_wanted):
        qtbot.keyClick(shown.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    shown.show_went("")
    assert not shown.undo.button.isVisible()
    with qtbot.assertNotEmitted(shown.undo_wanted):
        qtbot.keyClick(shown.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


def test_after_some_seconds_what_was_taken_out_can_be_brought_back_no_more(
    shown: ConversationList, qtbot: QtBot
) -> None:
    shown.undo._timer.setInterval(1)
    with qtbot.waitSignal(shown.undo_ended):
        shown.show_went("Invoices")
    assert not shown.can_undo()


def test_the_search_goes_by_words_to_the_list_and_back(shown: ConversationList, qtbot: QtBot) -> None:
    asked: list[str] = []
    shown.searched.connect(asked.append)
    qtbot.keyClicks(shown.search, "red  build")
    assert asked[-1] == "red build"
    shown.set_found(frozenset({"c"}))
    assert texts(shown) == ["Yesterday", "Why is the build red?"]
    qtbot.keyClick(shown.search, Qt.Key.Key_Down)
    assert shown.view.hasFocus()
    assert shown.view.currentIndex().data() == "Why is the build red?"
    with qtbot.waitSignal(shown.chosen) as told:
        qtbot.keyClick(shown.search, Qt.Key.Key_Return)
    assert told.args == ["c"]
    shown.set_found(frozenset())
    assert shown.note.text() == "In no conversation were all these words said."
    qtbot.keyClick(shown.search, Qt.Key.Key_Escape)
    assert asked[-1] == ""


def test_an_empty_list_says_what_will_be_in_it_and_a_problem_stands_before_that(shown: ConversationList) -> None:
    shown.set_conversations(())
    assert shown.note.text() == "Your conversations will be listed here."
    assert not shown.search.isVisible()
    shown.set_problem("Conversations are kept until the end only.")
    assert shown.note.text() == "Conversations are kept until the end only."
    shown.set_problem("")
    shown.set_conversations(ROWS)
    assert not shown.note.isVisible()


def test_what_one_can_do_is_in_a_menu(shown: ConversationList, qtbot: QtBot) -> None:
    shown.view.customContextMenuRequested.emit(middle(shown, "b"))
    [menu] = shown.findChildren(QMenu)
    actions = {action.text(): action for action in menu.actions() if action.text()}
    assert list(actions) == ["Open", "Rename", "Export…", "Keep this conversation", "Delete"]
    with qtbot.waitSignal(shown.keep_wanted) as told:
        actions["Keep this conversation"].trigger()
    assert told.args == ["b", True]
    with qtbot.waitSignal(shown.export_wanted):
        actions["Export…"].trigger()
    menu.close()


def test_the_current_row_stays_on_its_conversation_when_others_come(shown: ConversationList) -> None:
    shown.set_open("c")
    shown.set_conversations((*ROWS, ConversationRow("e", "New", NOON + timedelta(minutes=1))))
    assert shown.view.currentIndex().data() == "Why is the build red?"
    shown.set_conversations(tuple(row for row in ROWS if row.id != "c"))
    assert shown.view.currentIndex().isValid()


def test_two_thousand_are_laid_out_at_once(shown: ConversationList, qtbot: QtBot) -> None:
    rows = [ConversationRow(str(at), f"Conversation {at}", NOON - timedelta(hours=at)) for at in range(2_000)]
    shown.set_conversations(rows)
    assert len(shown.model.conversations()) == 2_000
    shown.set_open("1999")
    assert shown.view.visualRect(shown.model.index_of("1999")).isValid()
    assert shown.view.visualRect(shown.model.index_of("1999")).bottom() <= shown.view.viewport().height()


def test_the_side_bar_lists_them_unless_it_lists_cases_or_is_folded(qtbot: QtBot) -> None:
    bar = Sidebar()
    qtbot.addWidget(bar)
    bar.set_cases(("a case",))
    assert not bar.conversations.isHidden()
    bar.show_page(Page.INSPECTOR)
    assert bar.conversations.isHidden()
    bar.show_page(Page.TOOLS)
    assert not bar.conversations.isHidden()
    bar.set_folded(folded=True)
    assert bar.conversations.isHidden()


def test_the_head_says_that_nothing_is_kept_and_its_button_changes_that(qtbot: QtBot) -> None:
    switch = KeepSwitch()
    qtbot.addWidget(switch)
    switch.show()
    assert not switch.mark.isVisible()
    assert switch.button.accessibleName() == "Do not keep this conversation"
    with qtbot.waitSignal(switch.keep_wanted) as told:
        qtbot.mouseClick(switch.button, Qt.MouseButton.LeftButton)
    assert told.args == [False]
    assert not switch.mark.isVisible(), "until it is so"
    switch.set_kept(kept=False)
    assert switch.mark.isVisible()
    assert switch.button.text() == "Keep it"
    with qtbot.waitSignal(switch.keep_wanted) as told:
        qtbot.keyClick(switch.button, Qt.Key.Key_Space)
    assert told.args == [True]


def test_no_word_of_its_note_stands_alone(qapp: QApplication, qtbot: QtBot) -> None:
    theme.apply(qapp, "light")
    made = ConversationList()
    qtbot.addWidget(made)
    made.show()
    made.set_conversations(())
    note, lines = made.note, set()
    for width in range(130, 300, 5):
        made.resize(width, 420)
        QApplication.processEvents()
        room, metrics = note.contentsRect().width(), QFontMetrics(note.font())
        words = note.text().split()
        assert note.height() >= note.heightForWidth(note.width())
        last: list[str] = []
        for word in words:
            fits = metrics.horizontalAdvance(" ".join([*last, word])) <= room
            lines.add(len(last) if not fits else 0)
            last = [*last, word] if fits else [word]
        assert len(last) > 1, width
    assert lines > {0}, "at some widths it takes two lines"
