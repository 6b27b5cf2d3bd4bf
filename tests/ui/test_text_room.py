"""What a text takes is remembered, and not longer than its font is the theme's."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dost_ui import theme
from dost_ui.labels import PlainLabel
from dost_ui.page_states import PageState
from dost_ui.text_room import elided, even_width, text_width

NAME = "a_name_that_is_longer_than_its_column"


def test_a_text_is_measured_anew_when_the_theme_has_another_size(qtbot: QtBot, qapp: QApplication) -> None:
    before = theme.active()
    try:
        theme.apply(qapp, "light", text_scale=100)
        small, cut = text_width(NAME, "small"), elided(NAME, "small", 120)
        theme.apply(qapp, "light", text_scale=200)
        large = QFontMetrics(theme.active().font("small"))
        assert text_width(NAME, "small") == large.horizontalAdvance(NAME) > small
        assert elided(NAME, "small", 120) != cut
        assert large.horizontalAdvance(elided(NAME, "small", 120)) <= 120
    finally:
        theme.apply(qapp, "dark" if before.dark else "light", text_scale=before.text_scale, density=before.density)


def test_a_font_that_somebody_changes_stays_as_it_was_for_others(qtbot: QtBot) -> None:
    mine = theme.active().font("small")
    mine.setUnderline(True)
    assert not theme.active().font("small").underline()


def test_lines_are_about_as_long_as_each_other_and_no_more_than_before(qtbot: QtBot) -> None:
    text = "Send a message, and this panel shows which tools the model gets for it, and why."
    metrics = QFontMetrics(theme.active().font("base"))

    def lines(width: int) -> int:
        box = metrics.boundingRect(QRect(0, 0, width, 9999), int(Qt.TextFlag.TextWordWrap), text)
        return round(box.height() / metrics.lineSpacing())

    for most in (200, 260, 300, 420, 2000):
        width = even_width(text, "base", most)
        assert width <= most
        assert lines(width) == lines(most)
        assert lines(width) == 1 or lines(width - 12) > lines(width)
    assert even_width("", "base", 100) <= 100


def test_what_an_empty_page_says_has_no_word_alone_in_its_last_line(qtbot: QtBot) -> None:
    state = PageState()
    qtbot.addWidget(state)
    state.resize(372, 600)
    state.show()
    state.show_state(
        "No message yet", "Send a message, and this panel shows which tools the model gets for it, and why."
    )
    label = next(one for one in state.findChildren(PlainLabel) if one.text().startswith("Send"))
    assert label.height() >= label.heightForWidth(label.width())
    words = label.text().split()
    metrics = QFontMetrics(label.font())
    last, line = [], ""
    for word in words:
        if metrics.horizontalAdvance(f"{line} {word}".strip()) > label.width():
            line = ""
        line = f"{line} {word}".strip()
        last = line.split()
    assert len(last) > 1
