"""Questions over the window look like its other dialogs."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from dost_ui import theme
from dost_ui.gallery import SCENES
from dost_ui.labels import PlainLabel
from dost_ui.quit_question import QuitQuestion

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@pytest.mark.parametrize("scale", [100, 150])
def test_title_text_and_buttons_stand_between_the_same_edges(qapp: QApplication, qtbot: QtBot, scale: int) -> None:
    theme.apply(qapp, "light", text_scale=scale)
    box = QuitQuestion("The chat still works on an answer; that and the tool it uses are cancelled.", tray=True)
    qtbot.addWidget(box)
    box.open()
    qtbot.waitExposed(box)
    labels = [label for label in box.findChildren(QLabel) if label.isVisible()]
    assert [label.property("kind") for label in labels] == ["title", "muted"]
    assert isinstance(labels[1], PlainLabel), "Qt leaves no room between its two lines"
    assert labels[1].is_airy()
    for label in labels:
        assert label.mapTo(box, QPoint()).x() == 20
        assert label.height() >= label.heightForWidth(label.width())
    last = max(button.mapTo(box, QPoint()).x() + button.width() for button in box.buttons())
    assert box.width() - last == 20
    row = sorted((button.mapTo(box, QPoint()).x(), button.width()) for button in box.buttons())
    assert {right - left - wide for (left, wide), (right, _) in itertools.pairwise(row)} == {10}
    assert box.width() >= 380 * scale // 100


@pytest.mark.parametrize("make", ["crash", "log", "schema-dialog", "servers-confirm"])
def test_a_dialog_grows_with_the_text(qapp: QApplication, qtbot: QtBot, make: str) -> None:
    sizes = []
    for scale in (100, 150):
        theme.apply(qapp, "light", text_scale=scale)
        dialog = SCENES[make]()
        qtbot.addWidget(dialog)
        sizes.append((dialog.width(), dialog.height()))
    assert all(large > 1.2 * small for small, large in zip(*sizes, strict=True))


def test_buttons_keep_no_room_for_drawings_that_they_do_not_have(qapp: QApplication, qtbot: QtBot) -> None:
    theme.apply(qapp, "light")
    box = QuitQuestion("It ends.", tray=False)
    qtbot.addWidget(box)
    box.show()
    assert {button.iconSize().width() for button in box.findChildren(QPushButton)} == {0}


def test_what_a_page_or_a_model_says_is_no_markup(qtbot: QtBot) -> None:
    box = QuitQuestion("<b>bold</b> used Dost", tray=False)
    qtbot.addWidget(box)
    assert box.informativeText() == "<b>bold</b> used Dost"
    assert box.textFormat().name == "PlainText"
