"""The window from right to left."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QSlider,
    QStyleOptionViewItem,
    QWidget,
)

from dost_ui import mirror, theme, translation
from dost_ui.composer import Composer
from dost_ui.icons import fold_mark
from dost_ui.labels import PlainLabel, Run, RunLabel
from dost_ui.main_window import MainWindow, Page
from dost_ui.row_ground import MarkedRows
from dost_ui.share_bar import ShareBar
from dost_ui.stylesheet import turned
from dost_ui.text_view import TextView
from dost_ui.translation import tr

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


def profile(text: str, *, as_the_window_runs: bool = False) -> list[int]:
    """How much is dark in each column of a text, from its first one on."""
    image = QImage(240, 30, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setPen(Qt.GlobalColor.black)
    painter.setLayoutDirection(QApplication.layoutDirection())  # as that of a widget has it
    box = QRect(0, 0, 240, 30)
    if as_the_window_runs:
        painter.drawText(box, int(Qt.AlignmentFlag.AlignLeft), text)
    else:
        mirror.turn_over(painter, box)
        mirror.draw_text(painter, box, int(Qt.AlignmentFlag.AlignLeft), text)
    painter.end()
    dark = [sum(255 - image.pixelColor(x, y).value() for y in range(30)) for x in range(240)]
    first = next(x for x in range(240) if dark[x])
    return (dark[first:] + [0] * 240)[:240]


def apart(one: list[int], other: list[int]) -> int:
    return sum(abs(a - b) for a, b in zip(one, other, strict=True))


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


def test_the_panel_of_a_narrow_window_slides_over_the_end_of_the_chat_and_not_over_the_pages(qtbot: QtBot) -> None:
    window = MainWindow()
    qtbot.addWidget(window)
    window.resize(1000, 760)
    window.show()
    window.show_turn_panel(shown=True)
    assert window.is_narrow()
    assert window.turn_panel.mapTo(window, QPoint(0, 0)).x() == 0
    rail = window.sidebar.mapTo(window, QPoint(0, 0)).x()
    assert rail >= window.turn_panel.width()


def test_a_text_is_shown_from_its_beginning(qtbot: QtBot) -> None:
    view = TextView()
    qtbot.addWidget(view)
    view.show_plain("what's the weather in Durgapur on saturday?")
    view.setFixedWidth(view.natural_width(400))
    view.show()
    first = view.cursorRect()
    assert 0 <= first.left() < 10
    assert view.horizontalScrollBar().value() == view.horizontalScrollBar().minimum()


@pytest.mark.parametrize("text", [".71", "-.10", "38 tools", "0.34 below the cut", "the weather forec…"])
def test_a_painted_text_reads_as_it_does_in_a_window_from_left_to_right(text: str) -> None:
    mirrored, as_the_window_runs = profile(text), profile(text, as_the_window_runs=True)
    translation.install("en")
    right = profile(text)
    assert apart(mirrored, right) < apart(as_the_window_runs, right) * 2 / 3


def seen_of(label: QLabel, qtbot: QtBot) -> list[int]:
    qtbot.addWidget(label)
    label.resize(300, 30)
    label.show()
    image = label.grab().toImage()
    ground = image.pixelColor(0, 0)
    return [x for x in range(300) if any(image.pixelColor(x, y) != ground for y in range(image.height()))]


def test_a_label_stands_where_its_reader_begins_whatever_its_language(qtbot: QtBot) -> None:
    runs = RunLabel()
    runs.set_runs(Run("4 of 21"), Run(" picked"))
    for label in (PlainLabel("Colours"), PlainLabel("البحث"), runs):
        assert min(seen_of(label, qtbot)) > 150, label.text()
    translation.install("en")
    label = PlainLabel("Colours")
    assert max(seen_of(label, qtbot)) < 150
    translation.install("en", right_to_left=True)  # and follows the window
    assert min(seen_of(label, qtbot)) > 150


def test_the_filled_part_of_a_slider_is_at_the_right(qapp: QApplication, qtbot: QtBot) -> None:
    theme.apply(qapp, "light")
    slider = QSlider(Qt.Orientation.Horizontal)
    qtbot.addWidget(slider)
    slider.setRange(0, 100)
    slider.setValue(20)
    slider.resize(200, 20)
    slider.show()
    image = slider.grab().toImage()
    accent = theme.active().color("accent")
    filled = [x for x in range(200) if image.pixelColor(x, 10) == accent]
    assert max(filled) > 190
    assert min(filled) > 140


def test_what_the_sheet_says_of_one_side_it_says_of_the_other() -> None:
    sheet = turned("a { border-right: 1px; border-bottom-left-radius: 4px; padding-right: 2px; text-align: left; }")
    assert sheet == "a { border-left: 1px; border-bottom-right-radius: 4px; padding-left: 2px; text-align: left; }"


def test_room_at_one_side_is_at_the_other() -> None:
    holder = QWidget()
    line = QHBoxLayout(holder)
    mirror.set_margins(line, 1, 2, 3, 4)
    theme.pad(line, "header")
    assert line.contentsMargins().left() < line.contentsMargins().right()
    mirror.set_margins(line, 1, 2, 3, 4)
    assert line.contentsMargins().left() == 3
    translation.install("en")
    mirror.set_margins(line, 1, 2, 3, 4)
    assert line.contentsMargins().left() == 1


def test_the_dots_of_a_button_stay_at_the_end_of_its_words() -> None:
    assert tr("Run…") == "Run…\u200e"
    assert tr("Run") == "Run"
    translation.install("en")
    assert tr("Run…") == "Run…"


def test_marks_that_keep_words_in_their_order_make_nothing_higher(qapp: QApplication, qtbot: QtBot) -> None:
    theme.apply(qapp, "light")
    assert mirror.own_way("6 servers, 21 tools") == "\u200e6 servers, 21 tools\u200e"
    assert mirror.own_way("البحث (2)") == "البحث (2)"
    plain, marked = QPushButton("Edit"), QPushButton(tr("Edit…"))
    for button in (plain, marked):
        qtbot.addWidget(button)
    assert marked.sizeHint().height() == plain.sizeHint().height()
    translation.install("en")
    assert mirror.own_way("6 servers, 21 tools") == "6 servers, 21 tools"


def test_the_caret_of_an_empty_message_is_where_its_hint_is(qtbot: QtBot) -> None:
    composer = Composer()
    qtbot.addWidget(composer)
    composer.resize(600, 50)
    composer.show()
    assert composer.editor.cursorRect().x() > composer.editor.width() // 2


def test_what_is_folded_points_the_way_that_one_reads() -> None:
    mirrored = fold_mark(opened=False, size=12).toImage()
    opened = fold_mark(opened=True, size=12).toImage()
    translation.install("en")
    assert fold_mark(opened=True, size=12).toImage() == opened
    assert fold_mark(opened=False, size=12).toImage() != mirrored


def test_a_hint_stands_where_the_reader_begins_and_reads_as_written(qtbot: QtBot) -> None:
    line = QLineEdit()
    qtbot.addWidget(line)
    mirror.set_hint(line, "Find … a tool.")
    line.resize(400, 30)
    line.show()
    line.clearFocus()
    image = line.grab().toImage().copy(4, 6, 392, 18)
    ground = image.pixelColor(0, 0)
    written = [x for x in range(392) if any(image.pixelColor(x, y) != ground for y in range(18))]
    assert min(written) > 200
    assert line.placeholderText().strip("\u200e\u200f") == "Find … a tool."
    translation.install("en")
    mirror.set_hint(line, "Find … a tool.")
    assert line.placeholderText() == "Find … a tool."


def test_every_hint_of_ours_is_set_so() -> None:
    folder = Path(mirror.__file__).parent
    missed = [file.name for file in folder.glob("*.py") if "setPlaceholderText(tr(" in file.read_text("utf-8")]
    assert not missed


def test_prose_in_a_view_begins_at_the_side_of_its_reader_and_code_at_its_own(qtbot: QtBot) -> None:
    begins = []
    for view in (TextView(), TextView("fixed")):
        qtbot.addWidget(view)
        view.resize(300, 40)
        view.show_plain("ab")
        view.show()
        begins.append(view.cursorRect().left())  # before the first letter
    assert begins[0] > 200
    assert begins[1] < 40


def test_a_row_that_is_cut_has_its_dots_where_its_words_end(qtbot: QtBot) -> None:
    rows = QListWidget()
    qtbot.addWidget(rows)
    rows.setTextElideMode(Qt.TextElideMode.ElideRight)
    delegate = MarkedRows(rows)
    rows.setItemDelegate(delegate)
    rows.addItems(["said: " + "and what of the week after that " * 9, "said: and now?", "تقويم"])
    rows.resize(200, 120)
    rows.show()
    shown = []
    for at in range(3):
        option = QStyleOptionViewItem()
        rows.initViewItemOption(option)
        option.rect = rows.visualItemRect(rows.item(at))
        delegate.initStyleOption(option, rows.model().index(at, 0))
        shown.append(option.text)
    assert shown[0].startswith("\u200esaid: and what")
    assert shown[0].endswith("…\u200e")
    assert shown[1:] == ["\u200esaid: and now?\u200e", "تقويم"]
