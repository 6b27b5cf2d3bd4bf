"""A change of theme costs what is seen; what is hidden is right when it is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QLabel, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from dost_ui import theme
from dost_ui.labels import PlainLabel

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot


class Counted(PlainLabel):
    """Counts what it is told of styles, and where it stood when it was painted first after that."""

    def __init__(self, text: str, kind: str = "") -> None:
        super().__init__(text, kind)
        self.styled = self.recoloured = 0

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt
        self.styled += event.type() == QEvent.Type.StyleChange
        self.recoloured += event.type() == QEvent.Type.PaletteChange
        super().changeEvent(event)

    def ink(self) -> str:
        return self.palette().windowText().color().name()


class Pages(QStackedWidget):
    """Two pages, of which the second is hidden, with a label that is hidden on the first."""

    def __init__(self) -> None:
        super().__init__()
        self.front, self.hidden, self.back = Counted("front"), Counted("hidden", "muted"), Counted("back", "muted")
        for labels in ((self.front, self.hidden), (self.back,)):
            page = QWidget()
            column = QVBoxLayout(page)
            for label in labels:
                column.addWidget(label)
            self.addWidget(page)
        self.setCurrentIndex(1)


@pytest.fixture
def pages(qtbot: QtBot, qapp: QApplication) -> Pages:
    theme.apply(qapp, "light")
    made = Pages()
    qtbot.addWidget(made)
    made.show()
    made.setCurrentIndex(0)  # all were seen once
    made.hidden.hide()
    for label in (made.front, made.hidden, made.back):
        label.styled = label.recoloured = 0
    return made


def test_what_is_hidden_is_styled_when_it_is_shown(pages: Pages, qapp: QApplication) -> None:
    theme.apply(qapp, "dark")
    now = theme.active()
    assert pages.front.styled == 1
    assert pages.front.ink() == now.css("ink")
    assert (pages.hidden.styled, pages.back.styled) == (0, 0)
    pages.setCurrentIndex(1)
    pages.setCurrentIndex(0)
    pages.hidden.show()
    assert (pages.hidden.styled, pages.back.styled) == (1, 1)
    assert pages.hidden.ink() == pages.back.ink() == now.css("muted")
    assert pages.hidden.recoloured >= 1 <= pages.back.recoloured
    pages.hidden.hide()
    pages.hidden.show()
    assert pages.hidden.styled == 1


def test_what_stayed_hidden_through_several_themes_has_the_last_and_keeps_nothing_of_the_others(
    pages: Pages, qapp: QApplication
) -> None:
    for choice, scale in (("dark", 100), ("contrast-dark", 150), ("light", 120)):
        theme.apply(qapp, choice, text_scale=scale)
    pages.setCurrentIndex(1)
    now = theme.active()
    fresh = PlainLabel("back", "muted", parent=pages)
    fresh.show()
    assert pages.back.ink() == now.css("muted")
    assert pages.back.font() == fresh.font()
    assert pages.back.sizeHint() == fresh.sizeHint()
    for label in (pages.back, fresh):
        label.set_kind("small")
    assert pages.back.ink() == now.css("ink")
    assert pages.back.font() == fresh.font()
    pages.back.style().unpolish(pages.back)
    fresh.style().unpolish(fresh)
    assert pages.back.palette() == fresh.palette()


def test_a_kind_that_changes_while_it_is_hidden_is_right(pages: Pages, qapp: QApplication) -> None:
    theme.apply(qapp, "dark")
    pages.back.set_kind("small-bad")
    assert pages.back.ink() == theme.active().css("bad")
    pages.setCurrentIndex(1)
    assert pages.back.ink() == theme.active().css("bad")


def test_what_is_made_with_the_sheet_off_leaves_the_rest_alone(pages: Pages, qapp: QApplication) -> None:
    with theme.styled_at_the_end():
        made = Counted("new", "muted")
        pages.addWidget(made)
    assert (pages.front.styled, pages.hidden.styled, pages.back.styled) == (0, 0, 0)
    pages.setCurrentWidget(made)
    assert made.ink() == theme.active().css("muted")
    pages.setCurrentIndex(0)
    pages.front.set_kind("small-bad")
    assert pages.front.ink() == theme.active().css("bad")
    pages.front.set_kind("")
    assert pages.front.ink() == theme.active().css("ink")


def test_a_scroll_area_measures_what_is_in_it_after_that_was_styled(qtbot: QtBot, qapp: QApplication) -> None:
    theme.apply(qapp, "light")
    area, label = QScrollArea(), QLabel("line\n" * 30)
    area.setWidget(label)
    area.setWidgetResizable(True)
    qtbot.addWidget(area)
    area.resize(200, 100)
    area.show()
    qapp.processEvents()
    low = area.verticalScrollBar().maximum()
    theme.apply(qapp, "light", text_scale=200)
    qapp.processEvents()
    assert area.verticalScrollBar().maximum() > 1.6 * low


def test_what_is_scrolled_out_of_sight_is_styled_a_little_later(qtbot: QtBot, qapp: QApplication) -> None:
    area, inner = QScrollArea(), QWidget()
    column = QVBoxLayout(inner)
    labels = [Counted("line\n" * 4, "muted") for _ in range(12)]
    for label in labels:
        column.addWidget(label)
    area.setWidget(inner)
    area.setWidgetResizable(True)
    qtbot.addWidget(area)
    area.resize(200, 200)
    area.show()
    qtbot.waitExposed(area)
    qapp.processEvents()
    for label in labels:
        label.styled = 0
    theme.apply(qapp, "dark")
    muted = theme.active().css("muted")
    assert labels[0].ink() == muted
    assert (labels[0].styled, labels[-1].styled) == (1, 0)
    qtbot.waitUntil(lambda: labels[-1].styled == 1)
    assert {label.ink() for label in labels} == {muted}
    theme.apply(qapp, "light")
    theme.apply(qapp, "contrast-dark")  # before the rest of the one before was done
    qtbot.waitUntil(lambda: labels[-1].ink() == theme.active().css("muted"))


class Dear(QLabel):
    """Counts how often it was drawn anew for another theme."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.renewed = 0

    def renew(self) -> None:
        self.renewed += 1


def test_what_is_dear_to_draw_is_drawn_once_for_each_change_that_it_is_seen_in(
    pages: Pages, qapp: QApplication
) -> None:
    seen, hidden = Dear("seen"), Dear("hidden")
    for at, label in enumerate((seen, hidden)):
        layout = pages.widget(at).layout()
        assert layout is not None
        layout.addWidget(label)
    qapp.processEvents()
    theme.apply(qapp, "dark")
    theme.apply(qapp, "contrast-dark")
    assert (seen.renewed, hidden.renewed) == (2, 0)
    pages.setCurrentIndex(1)
    assert (seen.renewed, hidden.renewed) == (2, 1)
