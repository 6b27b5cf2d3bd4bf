"""The chosen row of a list stays where one sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QAbstractItemView, QApplication, QStackedWidget, QWidget

from dost_ui import sample_servers, samples, theme
from dost_ui.candidate_table import CandidateTable
from dost_ui.servers_page import ServersPage
from dost_ui.tools_page import ToolsPage

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

Shown = tuple[QWidget, QAbstractItemView]
"""What one sees, and the list in it."""


def servers(qtbot: QtBot) -> Shown:
    page = ServersPage()
    qtbot.addWidget(page)
    page.set_servers(sample_servers.many(12))
    page.select("server-0011")
    page.resize(900, 760)
    page.show()
    return page, page.view


def tools(qtbot: QtBot) -> Shown:
    page = ToolsPage()
    qtbot.addWidget(page)
    page.set_tools(tuple(samples.tools(60).values()))
    page.view.select(page.tree.index(12))
    page.resize(900, 860)
    page.show()
    return page, page.view


def candidates(qtbot: QtBot) -> Shown:
    table = CandidateTable()
    qtbot.addWidget(table)
    table.show_trace(samples.trace(), samples.tools(), "")
    table.selectRow(table.candidates.rowCount() - 1)
    table.resize(800, 480)
    table.show()
    return table, table


LISTS = {"servers": servers, "tools": tools, "candidates": candidates}


def whole(view: QAbstractItemView) -> bool:
    """Whether the current row is in sight from its first to its last line."""
    row = view.visualRect(view.currentIndex())
    return row.isValid() and view.viewport().rect().united(QRect(0, row.top(), 1, row.height())).height() == (
        view.viewport().height()
    )


@pytest.mark.parametrize("name", LISTS)
def test_it_stays_in_sight_when_the_text_grows(name: str, qtbot: QtBot, qapp: QApplication) -> None:
    _window, view = LISTS[name](qtbot)
    qtbot.waitUntil(lambda: whole(view))
    theme.apply(qapp, "light", text_scale=150)
    qtbot.waitUntil(lambda: whole(view))


@pytest.mark.parametrize("name", LISTS)
def test_it_stays_in_sight_when_the_window_shrinks(name: str, qtbot: QtBot) -> None:
    window, view = LISTS[name](qtbot)
    qtbot.waitUntil(lambda: whole(view))
    window.resize(window.width(), 300)
    qtbot.waitUntil(lambda: whole(view))


@pytest.mark.parametrize("name", LISTS)
def test_who_has_scrolled_away_is_left_there_when_the_window_shrinks(name: str, qtbot: QtBot) -> None:
    window, view = LISTS[name](qtbot)
    qtbot.waitUntil(lambda: whole(view))
    window.resize(window.width(), 320)
    qtbot.waitUntil(lambda: whole(view))
    view.verticalScrollBar().setValue(0)
    window.resize(window.width(), 300)
    for _ in range(4):
        QApplication.processEvents()
    assert view.verticalScrollBar().value() == 0


@pytest.mark.parametrize("name", LISTS)
def test_it_is_in_sight_when_a_page_is_shown_again_and_has_less_room(
    name: str, qtbot: QtBot, qapp: QApplication
) -> None:
    page, view = LISTS[name](qtbot)
    pages = QStackedWidget()
    qtbot.addWidget(pages)
    for one in (page, QWidget()):
        pages.addWidget(one)
    pages.resize(900, 700)
    pages.show()
    view.scrollTo(view.currentIndex())
    qtbot.waitUntil(lambda: whole(view))
    pages.setCurrentIndex(1)
    theme.apply(qapp, "light", text_scale=150)
    pages.resize(900, 420)
    for _ in range(4):
        QApplication.processEvents()
    pages.setCurrentIndex(0)
    qtbot.waitUntil(lambda: whole(view))
