from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QLineEdit,
    QListView,
    QPlainTextEdit,
    QRadioButton,
    QSlider,
    QWidget,
)

from dost_engine.types import Answer
from dost_ui import samples, theme
from dost_ui.gallery import fill_chat
from dost_ui.main_window import MainWindow, Page

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    made = MainWindow()
    qtbot.addWidget(made)
    made.resize(1440, 900)
    made.show()
    qtbot.waitExposed(made)
    return made


@pytest.mark.parametrize(("key", "page"), list(zip("123456789", Page, strict=False)))
def test_pages_are_reached_by_keys(window: MainWindow, qtbot: QtBot, key: str, page: Page) -> None:
    with qtbot.waitActive(window):
        window.activateWindow()
    qtbot.keyClick(window, getattr(Qt.Key, f"Key_{key}"), Qt.KeyboardModifier.ControlModifier)
    assert window.page() is page
    assert window.sidebar.entry(page).isChecked()


def test_a_click_in_the_sidebar_shows_the_page(window: MainWindow, qtbot: QtBot) -> None:
    with qtbot.waitSignal(window.page_shown) as shown:
        qtbot.mouseClick(window.sidebar.entry(Page.SERVERS), Qt.MouseButton.LeftButton)
    assert shown.args == ["servers"]
    assert window.servers_page.isVisible()


def test_the_panel_stands_beside_the_chat_alone(window: MainWindow) -> None:
    assert window.turn_panel.isVisible()
    assert window.turn_panel.width() == 372
    assert window.sidebar.width() == 232
    window.show_page(Page.TOOLS)
    assert not window.turn_panel.isVisible()
    window.show_page(Page.CHAT)
    assert window.turn_panel.isVisible()


def test_a_closed_panel_opens_again_with_a_turns_pill(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.mouseClick(window.turn_panel.close_button, Qt.MouseButton.LeftButton)
    assert not window.turn_panel.isVisible()
    window.chat_view.add_turn("turn-1", samples.trace())
    window.chat_view.pill("turn-1").click()
    assert window.turn_panel.isVisible()


def test_under_1100_pixels_the_sidebar_folds_and_the_panel_slides_over(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1000, 800)
    qtbot.waitUntil(window.is_narrow)
    assert window.sidebar.is_folded()
    assert not window.turn_panel.isVisible()
    chat_width = window.chat_view.width()
    window.show_turn_panel(shown=True)
    assert window.turn_panel.isVisible()
    assert window.chat_view.width() == chat_width
    assert window.turn_panel.geometry().right() == window.width() - 1
    window.resize(1440, 900)
    qtbot.waitUntil(lambda: not window.is_narrow())
    assert not window.sidebar.is_folded()
    assert window.turn_panel.isVisible()


def test_escape_closes_the_panel_that_lies_over_the_chat(window: MainWindow, qtbot: QtBot) -> None:
    window.turn_panel.show_trace(samples.trace(), samples.tools())
    with qtbot.waitActive(window):
        window.activateWindow()
    qtbot.keyClick(window.composer.editor, Qt.Key.Key_Escape)
    assert window.turn_panel.isVisible(), "beside the chat it is in nobody's way"
    window.resize(1000, 800)
    qtbot.waitUntil(window.is_narrow)
    qtbot.keyClick(window, Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier)
    assert QApplication.focusWidget() is window.turn_panel.view
    qtbot.keyClick(window.turn_panel.view, Qt.Key.Key_Down)
    row = window.turn_panel.view.currentIndex().row()
    assert window.turn_panel.model.rows()[row].text == "get_current_weather"
    qtbot.keyClick(window.turn_panel.view, Qt.Key.Key_Escape)
    assert not window.turn_panel.isVisible()
    assert QApplication.focusWidget() is window.composer.editor
    window.show_turn_panel(shown=True)
    window.composer.editor.setFocus()
    window.composer.set_busy(True)
    with qtbot.waitSignal(window.composer.stopped):
        qtbot.keyClick(window.composer.editor, Qt.Key.Key_Escape)
    assert window.turn_panel.isVisible(), "in the message field Escape stops the turn first"
    window.composer.set_busy(False)
    qtbot.keyClick(window.composer.editor, Qt.Key.Key_Escape)
    assert not window.turn_panel.isVisible()


def edges(window: MainWindow, *widgets: QWidget) -> set[tuple[int, int]]:
    """Left and right of each, seen from the window."""
    return {(one.mapTo(window, QPoint()).x(), one.mapTo(window, one.rect().topRight()).x()) for one in widgets}


@pytest.mark.parametrize("width", [1440, 1000, 1900])
def test_messages_and_the_message_field_share_their_edges(window: MainWindow, qtbot: QtBot, width: int) -> None:
    window.resize(width, 700)
    chat = window.chat_view
    chat.add_user("hello")
    chat.add_turn("turn-1", samples.trace(), samples.tools(), offer_run=True)
    shown = (chat.items()[0], chat.items()[-1], window.composer)
    qtbot.waitUntil(lambda: len(edges(window, *shown)) == 1)
    for _ in range(30):
        chat.add_user("hello")
    qtbot.waitUntil(lambda: chat.scroller.verticalScrollBar().maximum() > 0)
    qtbot.waitUntil(lambda: len(edges(window, *shown)) == 1)


def test_a_panel_that_was_closed_stays_closed_when_the_window_grows(window: MainWindow, qtbot: QtBot) -> None:
    window.show_turn_panel(shown=False)
    window.resize(1000, 800)
    qtbot.waitUntil(window.is_narrow)
    window.resize(1440, 900)
    qtbot.waitUntil(lambda: not window.is_narrow())
    assert not window.turn_panel.isVisible()


def test_a_typed_message_is_submitted_by_enter(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.keyClicks(window.composer.editor, "what time is it in Tokyo?")
    with qtbot.waitSignal(window.composer.submitted) as sent:
        qtbot.keyClick(window.composer.editor, Qt.Key.Key_Return)
    assert sent.args == ["what time is it in Tokyo?"]


def test_counts_stand_beside_the_pages(window: MainWindow) -> None:
    window.set_counts(tools=2000, servers=9)
    assert window.sidebar.entry(Page.TOOLS).accessibleName() == "Tools, 2,000"
    window.set_counts(tools=0, servers=0)
    assert window.sidebar.entry(Page.TOOLS).accessibleName() == "Tools"


def test_the_theme_and_the_size_of_text_change_the_whole_window(window: MainWindow, qapp: QApplication) -> None:
    small = window.composer.editor.font().pointSizeF()
    window.set_theme("dark", 150)
    assert theme.active().dark
    assert window.composer.editor.font().pointSizeF() == pytest.approx(1.5 * small, rel=0.01)
    assert window.grab().toImage().pixelColor(300, 400).name() == "#1b1f27"


def test_a_system_that_turns_dark_turns_the_window_dark_unless_a_theme_was_chosen(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The platform without a display has no colours of its own, so what the system says is put in its place."""
    says = {"system": (False, False)}
    monkeypatch.setattr(theme, "wanted", lambda choice: says.get(choice, (choice == "dark", False)))
    hints = QGuiApplication.styleHints()
    window.set_theme("system")

    def ground() -> str:
        return window.palette().window().color().name()

    assert ground() == "#f6f7f9"
    says["system"] = (True, False)
    hints.colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert ground() == "#14171d"
    says["system"] = (False, True)
    hints.accessibility().contrastPreferenceChanged.emit(Qt.ContrastPreference.HighContrast)
    assert (theme.active().dark, theme.active().high) == (False, True)
    window.set_theme("light")
    says["system"] = (True, False)
    hints.colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert ground() == "#f6f7f9"


def test_widgets_that_were_there_before_the_theme_take_its_font(qtbot: QtBot, qapp: QApplication) -> None:
    qapp.setStyleSheet("")  # as a program that makes its window before it chooses a theme
    qapp.setProperty("dost_theme", "")
    qapp.setFont(QFont("no such family"))
    window = MainWindow()
    qtbot.addWidget(window)
    window.show()
    window.set_theme("dark")

    def families() -> set[str]:
        return {label.font().family() for label in window.findChildren(QLabel) if label.isVisibleTo(window)}

    assert theme.active().family in families()
    # what is scrolled out of sight is styled in the moments after
    qtbot.waitUntil(lambda: families() <= {theme.active().family, theme.active().fixed_family})


def test_closing_says_so(window: MainWindow, qtbot: QtBot) -> None:
    with qtbot.waitSignal(window.closing):
        window.close()


@pytest.mark.parametrize("page", list(Page))
def test_everything_that_can_be_used_has_a_name_and_takes_the_focus(window: MainWindow, page: Page) -> None:
    window.chat_view.add_turn("turn-1", samples.trace(), samples.tools(), offer_run=True)
    window.turn_panel.show_trace(samples.trace(), samples.tools())
    window.servers_page.set_servers(samples.servers())
    window.tools_page.set_tools(tuple(samples.tools().values()))
    window.show_page(page)
    for kind in (QAbstractButton, QLineEdit, QPlainTextEdit, QListView, QSlider):
        for widget in window.findChildren(kind):
            arrows = isinstance(widget, QRadioButton) and not widget.isChecked()  # lead to the others of a group
            if widget.isVisibleTo(window) and not widget.objectName().startswith("qt_") and not arrows:
                assert widget.focusPolicy() & Qt.FocusPolicy.TabFocus, widget
    for widget in window.findChildren(QWidget):
        if widget.isVisibleTo(window) and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            text = widget.text() if isinstance(widget, QAbstractButton | QLabel) else ""  # which readers are told
            assert widget.accessibleName() or text, widget


def test_tab_goes_round_the_window_as_one_reads_it(window: MainWindow, qtbot: QtBot) -> None:
    fill_chat(window.chat_view)
    window.turn_panel.show_trace(samples.trace(), samples.tools())
    with qtbot.waitActive(window):
        window.activateWindow()
    window.sidebar.entry(Page.CHAT).setFocus()
    asked = window.chat_view.card("3").question
    assert asked is not None
    qtbot.waitUntil(asked.buttons[Answer.DENY].isVisible)
    reached: list[str] = []
    while len(reached) < 40:
        focus = QApplication.focusWidget()
        assert focus is not None
        name = focus.accessibleName() or (focus.text() if isinstance(focus, QAbstractButton) else "")
        if name in reached[:1]:
            break
        reached.append(name)
        qtbot.keyClick(focus, Qt.Key.Key_Tab)
    stops = (
        "Chat",
        "New conversation",
        "New conversation",
        "Conversation",
        window.chat_view.pill("turn-1").accessibleName(),
        window.chat_view.pill("turn-2").accessibleName(),
        "Allow create_event of calendar once",
        "Deny create_event of calendar",
        "Always allow create_event of calendar",
        "Never allow create_event of calendar",
        "Message",
        "Close the panel",
        "Tools of this turn",
        "Run get_forecast by hand",
        "Show the schema of get_forecast",
        "starting",
    )
    assert [name for name in reached if name in stops] == list(stops)


def test_f6_reaches_a_panel_that_is_empty(window: MainWindow, qtbot: QtBot) -> None:
    window.turn_panel.show_empty()
    window.composer.setFocus()
    qtbot.keyClick(window, Qt.Key.Key_F6)
    assert window.turn_panel.head.earlier_button.hasFocus()
