"""What a text takes is remembered, and not longer than its font is the theme's."""

from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dost_ui import theme
from dost_ui.text_room import elided, text_width

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
