"""The line at the top of a page where there is little room."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QApplication

from dost_ui import theme
from dost_ui.labels import PlainLabel
from dost_ui.page_header import PageHeader

if TYPE_CHECKING:
    from PySide6.QtWidgets import QPushButton
    from pytestqt.qtbot import QtBot


@pytest.fixture
def header(qtbot: QtBot) -> PageHeader:
    made = PageHeader("What is the weather forecast for Durgapur on saturday?")
    qtbot.addWidget(made)
    made.add_widget(PlainLabel("llama3.1:8b · 127.0.0.1:11434"))
    made.show()
    return made


def button_of(header: PageHeader) -> QPushButton:
    button = header.add_button("New conversation")
    header.set_picture(button, "add")
    return button


def settle(header: PageHeader, width_px: int) -> None:
    header.resize(width_px, header.sizeHint().height())
    for _ in range(4):
        QApplication.sendPostedEvents()


def test_a_button_goes_without_its_words_before_there_is_a_third_line(header: PageHeader) -> None:
    button = button_of(header)
    settle(header, 900)
    assert button.text() == "New conversation"
    settle(header, 340)
    assert button.text() == ""
    assert button.accessibleName() == "New conversation"
    line_px = theme.row_px("header", theme.active().density)
    assert header.heightForWidth(340) < 2 * line_px
    settle(header, 900)
    assert button.text() == "New conversation"


def test_a_button_without_a_picture_keeps_its_words(header: PageHeader) -> None:
    button = header.add_button("Look again at the folders of skills")
    settle(header, 340)
    assert button.text() == "Look again at the folders of skills"


def test_the_room_between_a_drawing_and_its_word_grows_with_the_text(header: PageHeader, qapp: QApplication) -> None:
    button = button_of(header)
    settle(header, 1400)
    widths = []
    for scale in (100, 200):
        theme.apply(qapp, "light", text_scale=scale)
        size = button.iconSize()
        widths.append(size.width() - size.height())
    theme.apply(qapp, "light")
    assert 0 < widths[0] < widths[1]
    settle(header, 340)
    assert not button.text()
    assert button.iconSize().width() == button.iconSize().height()  # alone, it stands in the middle
