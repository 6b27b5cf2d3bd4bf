"""Servers, tools with their scores, chat and settings as a screen reader has them, in any look of the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from dost_engine.types import ServerState
from dost_ui import samples, theme
from dost_ui.gallery import fill_chat
from dost_ui.in_turn import InTurn
from dost_ui.main_window import MainWindow, Page

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtCore import QAbstractItemModel
    from pytestqt.qtbot import QtBot

SCREENS = (Page.SERVERS, Page.TOOLS, Page.CHAT, Page.SETTINGS)


@pytest.fixture(scope="module")
def window(qapp: QApplication) -> Iterator[MainWindow]:
    """Dark, with high contrast, and text twice as large: what holds here holds in the usual look."""
    theme.apply(qapp, "contrast-dark", text_scale=200)
    made = MainWindow()
    made.set_theme("contrast-dark", 200)
    made.resize(1440, 900)
    fill_chat(made.chat_view)
    made.turn_panel.show_trace(samples.trace(), samples.tools(), frozenset({"weather/get_forecast"}))
    made.servers_page.set_servers(samples.servers())
    made.tools_page.set_tools(tuple(samples.tools().values())[:20])
    made.show()
    yield made
    made.hide()
    made.deleteLater()


def in_turn(window: MainWindow) -> bool:
    """Whether parts of a page are still to come."""
    return any(timer.isActive() for turn in window.findChildren(InTurn) for timer in turn.findChildren(QTimer))


def stops(window: MainWindow) -> set[QWidget]:
    """What Tab reaches from the page, until it comes round again."""
    seen: set[QWidget] = set()
    for _ in range(400):
        focused = QApplication.focusWidget()
        if focused is None or focused in seen:
            break
        seen.add(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    return seen


@pytest.mark.parametrize("page", SCREENS)
def test_d05_each_control_is_reached_by_keyboard_and_has_a_name(window: MainWindow, qtbot: QtBot, page: Page) -> None:
    window.activateWindow()
    window.show_page(page)
    qtbot.waitUntil(lambda: not in_turn(window))
    reached = stops(window)
    assert len(reached) > 8
    nameless = []
    for widget in reached:
        told = QAccessible.queryAccessibleInterface(widget)
        if not told.text(QAccessible.Text.Name).strip():
            nameless.append(widget)
    assert nameless == []
    buttons = [one for one in window.findChildren(QWidget) if one.isVisible() and one.isEnabled()]
    missed = [
        one
        for one in buttons
        if one.focusPolicy() & Qt.FocusPolicy.TabFocus and one.focusProxy() is None and one not in reached
    ]
    assert [one for one in missed if not any(part.isAncestorOf(one) for part in reached)] == []


def rows_of(model: QAbstractItemModel) -> list[str]:
    """What is read of each row, parents first."""
    told: list[str] = []
    for row in range(model.rowCount()):
        index = model.index(row, 0)
        told.append(str(index.data(Qt.ItemDataRole.AccessibleTextRole) or index.data() or ""))
        told += [
            str(model.index(below, 0, index).data(Qt.ItemDataRole.AccessibleTextRole) or "")
            for below in range(model.rowCount(index))
        ]
    return told


def test_d05_rows_say_name_and_state_in_plain_words(window: MainWindow) -> None:
    servers = rows_of(window.servers_page.view.model())
    for server, told in zip(samples.servers(), servers, strict=True):
        assert server.name in told
    assert any("failed" in told for told, one in zip(servers, samples.servers(), strict=True) if one.state is FAILED)
    panel = rows_of(window.turn_panel.view.model())
    assert "get_forecast, of weather, found by semantic, text, sticky, used" in panel
    tools = rows_of(window.tools_page.view.model())
    assert any("get_forecast" in told for told in tools)
    for told in (*servers, *panel, *tools):
        assert told.strip()
        assert "<" not in told
        assert "&nbsp;" not in told


FAILED = ServerState.FAILED


def test_d05_new_messages_are_announced(window: MainWindow) -> None:
    heard: list[str] = []
    window.chat_view.announced.connect(heard.append)
    window.chat_view.begin_answer()
    window.chat_view.append_answer("Saturday will be **warm**.")
    window.chat_view.end_answer()
    QApplication.processEvents()
    assert heard[-1:] == ["Saturday will be warm."]
