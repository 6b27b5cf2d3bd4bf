from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from dost_engine.types import TurnPage
from dost_ui.gallery_inspector import turns
from dost_ui.history_dialogs import KeptTurnsDialog, PasteDialog
from dost_ui.saved_cases import SavedCases
from dost_ui.sidebar import Page, Sidebar

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot


@pytest.fixture
def kept(qtbot: QtBot) -> Iterator[KeptTurnsDialog]:
    parent = QWidget()
    qtbot.addWidget(parent)  # the dialog goes when it is closed
    dialog = KeptTurnsDialog(parent)
    dialog.open()
    yield dialog
    del parent


@pytest.fixture
def paste(qtbot: QtBot) -> Iterator[PasteDialog]:
    parent = QWidget()
    qtbot.addWidget(parent)  # the dialog goes when it is closed
    dialog = PasteDialog(parent)
    dialog.open()
    yield dialog
    del parent


def test_a_kept_turn_is_chosen_with_the_keyboard(kept: KeptTurnsDialog, qtbot: QtBot) -> None:
    assert not kept.use.isEnabled()
    kept.show_page(TurnPage(turns(3), kept=3))
    kept.view.setFocus()
    qtbot.keyClick(kept.view, Qt.Key.Key_Down)
    with qtbot.waitSignal(kept.chosen) as chosen:
        qtbot.keyClick(kept.view, Qt.Key.Key_Return)
    assert chosen.args == ["turn-1"]


def test_older_turns_come_behind_and_what_is_typed_is_searched_once(kept: KeptTurnsDialog, qtbot: QtBot) -> None:
    kept.show_page(TurnPage(turns(3), "9", 6))
    with qtbot.waitSignal(kept.more_requested) as more:
        qtbot.mouseClick(kept.more, Qt.MouseButton.LeftButton)
    assert more.args == ["9"]
    kept.show_page(TurnPage(turns(2), "", 6), more=True)
    assert (kept.model.rowCount(), kept.more.isVisible()) == (5, False)
    searched: list[str] = []
    kept.searched.connect(searched.append)
    qtbot.keyClicks(kept.entry, "mail")
    qtbot.waitUntil(lambda: bool(searched))
    assert searched == ["mail"]
    kept.show_page(TurnPage())
    assert kept.state().title() == "No turn holds this"
    assert not kept.use.isEnabled()
    kept.show_error("Gone", "The service ended.")
    assert kept.state().text() == "The service ended."


def test_what_is_read_out_of_a_turn_has_its_place(kept: KeptTurnsDialog) -> None:
    kept.show_page(TurnPage(turns(1), kept=1))
    text = kept.model.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert text.startswith("what's the weather in Durgapur on saturday?, chat · ")
    assert text.endswith("7 of 212 tools")


def test_a_conversation_that_cannot_be_read_stays_and_says_why(paste: PasteDialog, qtbot: QtBot) -> None:
    assert not paste.use.isEnabled()
    QApplication.clipboard().setText("[{]")
    qtbot.keyClick(paste.editor, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)
    with qtbot.waitSignal(paste.pasted) as pasted:
        qtbot.mouseClick(paste.use, Qt.MouseButton.LeftButton)
    assert pasted.args == ["[{]"]
    paste.show_error("This is no JSON: line 1, column 3.")
    assert paste.isVisible()
    assert paste.error() == "✗ This is no JSON: line 1, column 3."
    qtbot.keyClicks(paste.editor, "x")
    assert paste.error() == ""


def test_saved_cases_are_opened_and_taken_out_with_the_keyboard(qtbot: QtBot) -> None:
    cases = SavedCases()
    qtbot.addWidget(cases)
    cases.show()
    cases.set_names(("a", "b", "c"))
    cases.list.setCurrentRow(0)
    with qtbot.waitSignal(cases.chosen) as chosen:
        qtbot.keyClick(cases.list, Qt.Key.Key_Down)
        qtbot.keyClick(cases.list, Qt.Key.Key_Return)
    assert chosen.args == [1]
    with qtbot.waitSignal(cases.removed) as removed:
        qtbot.keyClick(cases.list, Qt.Key.Key_Delete)
    assert removed.args == [1]
    item = cases.list.visualItemRect(cases.list.item(2)).center()
    with qtbot.waitSignal(cases.chosen) as chosen:
        qtbot.mouseClick(cases.list.viewport(), Qt.MouseButton.LeftButton, pos=item)
    assert chosen.args == [2]


def test_saved_cases_stand_in_the_side_bar_while_the_inspector_is_shown(qtbot: QtBot) -> None:
    bar = Sidebar()
    qtbot.addWidget(bar)
    bar.show()
    bar.show_page(Page.INSPECTOR)
    assert not bar.cases.isVisible(), "there are none"
    bar.set_cases(("a", "b"))
    assert bar.cases.isVisible()
    bar.set_folded(folded=True)
    assert not bar.cases.isVisible()
    bar.set_folded(folded=False)
    bar.show_page(Page.CHAT)
    assert not bar.cases.isVisible()
