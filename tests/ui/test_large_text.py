"""Text of 200 percent in a window of 900 px: nothing that one presses or reads is cut off."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QScrollArea, QToolButton, QWidget

from dost_ui import theme
from dost_ui.gallery import SCENES
from dost_ui.labels import ElidedLabel
from dost_ui.main_window import MainWindow, Page

if TYPE_CHECKING:
    from collections.abc import Iterator

WIDTH_PX, HEIGHT_PX = 900, 800
SLACK_PX = 2
"""Rounding of fonts."""


@pytest.fixture(scope="module")
def window(qapp: QApplication) -> Iterator[MainWindow]:
    theme.apply(qapp, "light", text_scale=200)
    made = SCENES["window"]()
    assert isinstance(made, MainWindow)
    made.resize(WIDTH_PX, HEIGHT_PX)
    made.show()
    yield made
    made.hide()
    made.deleteLater()
    theme.apply(qapp, "light")


@pytest.fixture(autouse=True)
def light_theme() -> None:
    """Not between the tests: the window keeps its size of text."""


def cut(widget: QWidget) -> bool:
    """Whether a button or a label has less room than what it says."""
    if isinstance(widget, QAbstractButton):
        need = widget.minimumSizeHint() if isinstance(widget, QToolButton) else widget.sizeHint()
        return widget.width() + SLACK_PX < need.width() or widget.height() + SLACK_PX < need.height()
    if isinstance(widget, QLabel):
        height = widget.heightForWidth(widget.width()) if widget.hasHeightForWidth() else widget.sizeHint().height()
        narrow = not widget.wordWrap() and widget.width() + SLACK_PX < widget.minimumSizeHint().width()
        return widget.height() + SLACK_PX < height or narrow
    return False


def beyond(widget: QWidget, window: QWidget) -> bool:
    """Whether it reaches over the side of the window, or of what it scrolls in."""
    left = widget.mapTo(window, QPoint()).x()
    if left < -SLACK_PX or left + widget.width() > window.width() + SLACK_PX:
        return True
    above = widget.parentWidget()
    while above is not None and not isinstance(above, QScrollArea):
        above = above.parentWidget()
    if above is None:
        return False
    port = above.viewport()
    place = QRect(widget.mapTo(port, QPoint()), widget.size())
    return place.left() < -SLACK_PX or place.right() > port.width() + SLACK_PX


@pytest.mark.parametrize("page", list(Page))
def test_nothing_is_cut_off(window: MainWindow, page: Page) -> None:
    window.show_page(page)
    for _ in range(12):  # parts of a page come one after the other
        QApplication.processEvents()
    looked = [
        one
        for one in window.findChildren(QWidget)
        if one.isVisible() and isinstance(one, QAbstractButton | QLabel) and not isinstance(one, ElidedLabel)
    ]
    assert len(looked) > 10
    said = [
        (type(one).__name__, one.text()[:40], one.size().toTuple(), one.sizeHint().toTuple())
        for one in looked
        if one.text().strip() and (cut(one) or beyond(one, window))
    ]
    assert said == []


def test_the_panel_that_lies_over_the_chat_leaves_room_to_leave(window: MainWindow) -> None:
    window.show_page(Page.CHAT)
    window.show_turn_panel(shown=True)
    QApplication.processEvents()
    panel = window.turn_panel
    assert panel.geometry().right() < WIDTH_PX
    assert panel.geometry().left() >= 100
    assert not cut(panel.close_button)
    window.show_turn_panel(shown=False)


def test_the_rules_of_the_inspector_take_the_place_of_the_rest_where_there_is_no_room(window: MainWindow) -> None:
    window.show_page(Page.INSPECTOR)
    QApplication.processEvents()
    page = window.inspector
    assert (page.rules.isVisible(), page.line.isVisible(), page.controls.isVisible()) == (True, True, False)
    page.rules.setChecked(True)
    assert (page.line.isVisible(), page.controls.isVisible()) == (False, True)
    page.rules.setChecked(False)
    window.resize(1800, HEIGHT_PX)
    QApplication.processEvents()
    assert (page.rules.isVisible(), page.line.isVisible(), page.controls.isVisible()) == (False, True, True)
    window.resize(WIDTH_PX, HEIGHT_PX)


def test_the_measure_sees_a_button_that_is_cut(window: MainWindow) -> None:
    button = window.sidebar.menu_button
    before = button.size()
    button.resize(before.width() // 2, before.height())
    assert cut(button)
    button.resize(before)
    assert not cut(button)
