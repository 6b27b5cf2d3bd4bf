"""Pages are made when they are first wanted, and then as if they had always been there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget

from dost_ui import theme
from dost_ui.main_window import MainWindow, Page
from support.tab_order import tab_stops

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

LATE = [page for page in Page if page is not Page.CHAT]


class Windows(QObject):
    """Notes every window that is shown."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.shown.append(type(watched).__name__)
        return False


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    made = MainWindow()
    qtbot.addWidget(made)
    made.resize(1440, 900)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def test_only_the_chat_is_made_with_the_window(window: MainWindow) -> None:
    assert [page for page in Page if window.is_made(page)] == [Page.CHAT]


@pytest.mark.parametrize("page", LATE)
def test_a_page_is_made_once_and_told_of_before_it_is_shown(window: MainWindow, page: Page) -> None:
    told: list[tuple[str, str]] = []
    window.page_made.connect(lambda name: told.append(("made", name)))
    window.page_shown.connect(lambda name: told.append(("shown", name)))
    window.show_page(page)
    first = window.make(page)
    window.show_page(Page.CHAT)
    window.show_page(page)
    assert window.make(page) is first
    assert told == [("made", page), ("shown", page), ("shown", Page.CHAT), ("shown", page)]


def test_no_page_is_a_window_of_its_own_while_it_is_made(window: MainWindow, qapp: QApplication) -> None:
    seen = Windows()
    qapp.installEventFilter(seen)
    for page in LATE:
        window.make(page)
        QApplication.processEvents()
    qapp.removeEventFilter(seen)
    assert seen.shown == []
    assert window.isActiveWindow()


@pytest.mark.parametrize("page", [page for page in LATE if page is not Page.USAGE])  # it has no control when empty
def test_tab_reaches_a_late_page_before_the_status_line(window: MainWindow, page: Page) -> None:
    window.show_page(page)
    QApplication.processEvents()
    stops = tab_stops(window)
    within = [at for at, stop in enumerate(stops) if window.make(page).isAncestorOf(stop)]
    line = [at for at, stop in enumerate(stops) if window.status_bar.isAncestorOf(stop)]
    side = [at for at, stop in enumerate(stops) if window.sidebar.isAncestorOf(stop)]
    assert within == list(range(within[0], within[0] + len(within))), "nothing else stands between"
    assert within[-1] < line[0], "the status line comes after the page"
    assert line == list(range(line[0], line[0] + len(line)))
    assert max(at for at in side if at < within[0]) == within[0] - 1, "the page comes after the side bar"


@pytest.mark.parametrize("page", LATE)
def test_a_late_page_has_the_look_of_now(window: MainWindow, qapp: QApplication, page: Page) -> None:
    theme.apply(qapp, "dark", text_scale=150)
    window.show_page(page)
    QApplication.processEvents()
    made = window.make(page)
    colour = made.grab().toImage().pixelColor(made.width() - 4, made.height() // 2)
    assert colour.lightness() < 80
    assert made.font().pointSizeF() == pytest.approx(qapp.font().pointSizeF())


def test_the_keys_of_a_late_page_work_at_once(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClick(window, Qt.Key.Key_3, Qt.KeyboardModifier.ControlModifier)
    assert window.page() is Page.TOOLS
    qtbot.waitUntil(lambda: QApplication.focusWidget() is window.tools_page.search)
    qtbot.keyClicks(QApplication.focusWidget(), "mail")
    assert window.tools_page.search.text() == "mail"
