"""The window from right to left."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from dost_ui import mirror, theme, translation
from dost_ui.main_window import MainWindow, Page
from dost_ui.share_bar import ShareBar
from dost_ui.text_view import TextView

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot


@pytest.fixture(autouse=True)
def right_to_left(qapp: QApplication) -> Iterator[None]:
    translation.install("en", right_to_left=True)
    yield
    translation.install("en")
    assert QApplication.layoutDirection() is Qt.LayoutDirection.LeftToRight


def dark_columns(image: QImage) -> list[int]:
    return [x for x in range(image.width()) if any(image.pixelColor(x, y).value() < 100 for y in range(image.height()))]


def painted(*, flags: Qt.AlignmentFlag) -> list[int]:
    """Columns of a text in a box at the left of a picture of 200 px."""
    image = QImage(200, 30, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    mirror.turn_over(painter, QRect(0, 0, 200, 30))
    painter.setPen(Qt.GlobalColor.black)
    mirror.draw_text(painter, QRect(0, 0, 100, 30), int(flags), "abc")
    painter.end()
    return dark_columns(image)


def test_text_stands_at_the_other_side_of_its_box_and_the_box_at_the_other_side_of_all() -> None:
    at_left = painted(flags=Qt.AlignmentFlag.AlignLeft)
    at_right = painted(flags=Qt.AlignmentFlag.AlignRight)
    assert min(at_left) > 150
    assert max(at_left) > 190
    assert min(at_right) >= 99
    assert max(at_right) < 150


def test_a_bar_fills_from_the_right(qtbot: QtBot) -> None:
    bar = ShareBar()
    qtbot.addWidget(bar)
    bar.resize(200, 5)
    bar.set_share(0.2)
    image = bar.grab().toImage()
    accent = theme.active().color("accent")
    filled = [x for x in range(200) if image.pixelColor(x, 2) == accent]
    assert 160 <= min(filled) <= 170
    assert max(filled) >= 195


def test_a_press_is_where_it_is_seen() -> None:
    row = QRect(10, 0, 100, 20)
    assert mirror.turned_point(QPoint(100, 5), row) == QPoint(19, 5)


def test_the_pages_names_are_at_the_right_and_the_panel_at_the_left(qtbot: QtBot) -> None:
    window = MainWindow()
    qtbot.addWidget(window)
    window.resize(1440, 900)
    window.show()
    window.show_page(Page.CHAT)
    panel = window.turn_panel.mapTo(window, QPoint(0, 0)).x()
    composer = window.composer.mapTo(window, QPoint(0, 0)).x()
    sidebar = window.sidebar.mapTo(window, QPoint(0, 0)).x()
    assert panel < composer < sidebar


def test_a_text_is_shown_from_its_beginning(qtbot: QtBot) -> None:
    view = TextView()
    qtbot.addWidget(view)
    view.show_plain("what's the weather in Durgapur on saturday?")
    view.setFixedWidth(view.natural_width(400))
    view.show()
    first = view.cursorRect()
    assert 0 <= first.left() < 10
    assert view.horizontalScrollBar().value() == view.horizontalScrollBar().minimum()
