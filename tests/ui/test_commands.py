"""Actions: one list for menu, keys, palette and the list of keys."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QInputMethodEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QWidget

from dost_ui import samples, theme
from dost_ui.command_palette import CommandPalette
from dost_ui.command_search import found
from dost_ui.commands import KEYS_APART, Commands, Group, all_keys_of, keys_of, text_of, tip
from dost_ui.main_window import MainWindow, Page
from dost_ui.schema_dialog import SchemaDialog
from dost_ui.settings_page import SettingsValues
from dost_ui.shortcuts_dialog import ShortcutsDialog, key_rows

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


@pytest.fixture(scope="module")
def one_window(qapp: QApplication) -> Iterator[MainWindow]:
    """One window for all tests here: making one takes longer than most of them."""
    theme.apply(qapp, "light")
    made = MainWindow()
    made.resize(1440, 900)
    made.servers_page.set_servers(samples.servers())
    made.show()
    yield made
    made.hide()
    made.deleteLater()


@pytest.fixture
def window(one_window: MainWindow, qtbot: QtBot) -> Iterator[MainWindow]:
    one_window.turn_panel.show_empty()
    one_window.show_turn_panel(shown=True)
    one_window.composer.set_text("")
    one_window.show_page(Page.CHAT)
    one_window.settings_page.set_values(SettingsValues())
    with qtbot.waitActive(one_window):
        one_window.activateWindow()
    one_window.composer.setFocus()
    yield one_window
    dialog = QApplication.activeModalWidget()
    if dialog is not None:
        dialog.close()


def focus() -> QWidget:
    """What has the focus."""
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def opened(qtbot: QtBot, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> CommandPalette:
    """The palette that a key opened."""
    qtbot.keyClick(focus(), key, modifiers)
    qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), CommandPalette))
    palette = QApplication.activeModalWidget()
    assert isinstance(palette, CommandPalette)
    palette.activateWindow()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is palette.line)
    return palette


def listed(palette: CommandPalette) -> list[str]:
    return [row.text for row in palette.model.rows()]


# ------------------------------------------------------------------------------------------------------- finding


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("set", "Settings"),
        ("SETT", "Settings"),
        ("dark", "Dark colours"),
        ("theme high dark", "High contrast, dark"),
        ("new con", "New conversation"),
        ("con new", "New conversation"),
        ("nc", "New conversation"),
        ("zoom in", "Larger text"),
        ("shortcuts", "All keys"),
        ("restart wea", "Restart weather"),
        ("reindex", "Read all tools again and index them anew"),
        ("spector", "Inspector"),
    ],
)
def test_an_action_is_found_by_beginnings_of_its_words(window: MainWindow, typed: str, first: str) -> None:
    assert text_of(found(window.commands.listed(), typed)[0]) == first


def test_every_typed_word_must_fit(window: MainWindow) -> None:
    assert found(window.commands.listed(), "restart xyzzy") == ()
    assert all("estart" in text_of(one) for one in found(window.commands.listed(), "restart"))


def test_accents_do_not_matter(qtbot: QtBot) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    commands = Commands(holder)
    commands.add("size", "Größe ändern", Group.LOOK, lambda: None)
    assert [text_of(one) for one in found(commands.listed(), "grosse and")] == ["Größe ändern"]


# ----------------------------------------------------------------------------------------------------- one list


def test_no_two_actions_have_the_same_keys(window: MainWindow) -> None:
    keys = [one.toString() for action in window.commands.kept() for one in action.shortcuts()]
    assert len(keys) > 15
    assert len(set(keys)) == len(keys)


def test_the_menu_holds_every_kept_action_with_its_keys(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    qtbot.keyClick(focus(), Qt.Key.Key_F10)
    qtbot.waitUntil(window.sidebar.menu.isVisible)
    held = [action for action in window.sidebar.menu.actions() if not action.isSeparator()]
    window.sidebar.menu.close()
    assert held == list(window.commands.kept())
    assert window.commands.action("conversation.new").shortcut() == QKeySequence(QKeySequence.StandardKey.New)


def test_the_list_of_keys_names_every_key_of_every_action(window: MainWindow, qtbot: QtBot) -> None:
    dialog = ShortcutsDialog(window.commands)
    qtbot.addWidget(dialog)
    rows = {row.text: row.keys for row in dialog.model.rows() if not row.heading}
    for action in window.commands.kept():
        if keys_of(action):
            assert rows[text_of(action)] == all_keys_of(action)
    assert rows["Begin a new line"] == "Shift+Enter"
    assert [row.text for row in key_rows(window.commands) if row.heading][:2] == ["Go to", "Conversation"]


def test_two_ways_to_do_the_same_have_a_frame_each(window: MainWindow, qtbot: QtBot) -> None:
    dialog = ShortcutsDialog(window.commands)
    qtbot.addWidget(dialog)
    dialog.show()
    rows = dialog.model.rows()
    at = next(at for at, row in enumerate(rows) if row.keys.count("+") > 1 and KEYS_APART in row.keys)
    dialog.view.setCurrentIndex(dialog.model.index(0))
    place = dialog.view.visualRect(dialog.model.index(at))
    image = dialog.view.viewport().grab(place).toImage()
    half = range(image.width() // 2, image.width() - 4)
    ground = image.pixelColor(half[0], 2)
    lines = ([x for x in half if image.pixelColor(x, y) != ground] for y in range(2, image.height()))
    top = next(line for line in lines if line)  # the upper edge of what stands at the right
    assert sum(after > x + 1 for x, after in pairwise(top)) == 1  # ends once, and begins again


def test_tool_tips_name_the_keys(window: MainWindow) -> None:
    assert window.sidebar.entry(Page.TOOLS).toolTip() == "Tools (Ctrl+3)"
    assert tip(window.commands.action("panel")) == "Show or hide the tools of this turn (Ctrl+J)"
    assert "(Ctrl+J)" in window.turn_panel.close_button.toolTip()
    assert window.sidebar.menu_button.toolTip() == "Menu (F10)"


# ------------------------------------------------------------------------------------------------------- palette


@pytest.mark.parametrize(("key", "modifiers"), [(Qt.Key.Key_K, CONTROL), (Qt.Key.Key_P, CONTROL | SHIFT)])
def test_the_palette_opens_by_its_keys_while_one_types(
    window: MainWindow, qtbot: QtBot, key: Qt.Key, modifiers: Qt.KeyboardModifier
) -> None:
    window.composer.set_text("half a message")
    window.composer.setFocus()
    palette = opened(qtbot, key, modifiers)
    assert focus() is palette.line
    assert window.composer.text() == "half a message"
    qtbot.keyClick(palette.line, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: QApplication.focusWidget() is window.composer.editor)


def test_what_is_typed_and_confirmed_is_done(window: MainWindow, qtbot: QtBot) -> None:
    palette = opened(qtbot, Qt.Key.Key_K, CONTROL)
    qtbot.keyClicks(palette.line, "tools")
    assert listed(palette)[0] == "Tools"
    qtbot.keyClick(palette.line, Qt.Key.Key_Return)
    assert window.page() is Page.TOOLS
    qtbot.waitUntil(lambda: QApplication.focusWidget() is window.tools_page.search)


def test_arrows_choose_and_go_round(window: MainWindow, qtbot: QtBot) -> None:
    palette = opened(qtbot, Qt.Key.Key_K, CONTROL)
    qtbot.keyClick(palette.line, Qt.Key.Key_Up)
    assert palette.view.currentIndex().row() == len(listed(palette)) - 1
    qtbot.keyClick(palette.line, Qt.Key.Key_Down)
    qtbot.keyClick(palette.line, Qt.Key.Key_Down)
    current = palette.current()
    assert current is not None
    assert current.text == "Inspector"
    qtbot.keyClick(palette.line, Qt.Key.Key_PageDown)
    assert palette.view.currentIndex().row() > 5
    qtbot.keyClick(palette.line, Qt.Key.Key_Escape)


def test_a_server_is_started_again_from_the_palette(window: MainWindow, qtbot: QtBot) -> None:
    palette = opened(qtbot, Qt.Key.Key_K, CONTROL)
    qtbot.keyClicks(palette.line, "restart calendar")
    with qtbot.waitSignal(window.servers_page.restart_requested) as asked:
        qtbot.keyClick(palette.line, Qt.Key.Key_Return)
    assert asked.args == ["calendar"]


def test_nothing_found_says_so_and_does_nothing(window: MainWindow, qtbot: QtBot) -> None:
    palette = opened(qtbot, Qt.Key.Key_K, CONTROL)
    qtbot.keyClicks(palette.line, "xyzzy")
    assert listed(palette) == []
    qtbot.keyClick(palette.line, Qt.Key.Key_Return)
    qtbot.keyClick(palette.line, Qt.Key.Key_Down)
    assert palette.isVisible()
    qtbot.keyClick(palette.line, Qt.Key.Key_Escape)


def test_in_the_palette_a_candidate_is_committed_and_nothing_is_done(window: MainWindow, qtbot: QtBot) -> None:
    palette = opened(qtbot, Qt.Key.Key_K, CONTROL)
    QApplication.sendEvent(palette.line, QInputMethodEvent("せ", []))
    commit = QInputMethodEvent()
    commit.setCommitString("settings")
    QApplication.sendEvent(palette.line, commit)
    assert palette.isVisible()
    assert listed(palette)[0] == "Settings"
    assert window.page() is Page.CHAT
    qtbot.keyClick(palette.line, Qt.Key.Key_Escape)


def test_rows_of_the_palette_are_read_with_their_keys(window: MainWindow, qtbot: QtBot) -> None:
    palette = opened(qtbot, Qt.Key.Key_K, CONTROL)
    spoken = palette.model.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Chat, Go to, Ctrl+1"
    view = QAccessible.queryAccessibleInterface(palette.view)
    assert view.child(0).text(QAccessible.Text.Name) == spoken
    qtbot.keyClick(palette.line, Qt.Key.Key_Escape)


# ---------------------------------------------------------------------------------------------------------- keys


@pytest.mark.parametrize(("key", "modifiers"), [(Qt.Key.Key_F1, Qt.KeyboardModifier.NoModifier), ("/", CONTROL)])
def test_the_list_of_keys_opens_and_gives_the_focus_back(
    window: MainWindow, qtbot: QtBot, key: Qt.Key | str, modifiers: Qt.KeyboardModifier
) -> None:
    window.show_page(Page.TOOLS)
    before = focus()
    qtbot.keyClick(before, key, modifiers)
    qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), ShortcutsDialog))
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, ShortcutsDialog)
    dialog.activateWindow()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is dialog.view)
    qtbot.keyClick(dialog.view, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: QApplication.focusWidget() is before)


def test_text_grows_and_shrinks_by_keys_and_is_kept(window: MainWindow, qtbot: QtBot) -> None:
    saved: list[SettingsValues] = []
    window.settings_page.saved.connect(saved.append)

    def show(values: SettingsValues) -> None:
        window.set_theme("light", values.text_scale)

    window.settings_page.saved.connect(show, Qt.ConnectionType.SingleShotConnection)
    qtbot.keyClick(focus(), Qt.Key.Key_Plus, CONTROL)
    assert theme.active().text_scale == 110
    qtbot.keyClick(focus(), Qt.Key.Key_Equal, CONTROL)
    qtbot.keyClick(focus(), Qt.Key.Key_Minus, CONTROL)
    qtbot.keyClick(focus(), Qt.Key.Key_0, CONTROL)
    assert [one.text_scale for one in saved] == [110, 120, 110, 100]
    window.set_theme("light")
    window.settings_page.look.scale.set_value(20)
    qtbot.keyClick(focus(), Qt.Key.Key_Plus, CONTROL)
    assert saved[-1].text_scale == 200


def test_colours_and_rows_are_chosen_by_actions_and_kept(window: MainWindow) -> None:
    saved: list[SettingsValues] = []
    window.settings_page.saved.connect(saved.append)
    window.commands.action("theme.contrast-light").trigger()
    window.commands.action("density.compact").trigger()
    assert [(one.theme, one.density) for one in saved] == [
        ("contrast-light", "comfortable"),
        ("contrast-light", "compact"),
    ]


def test_the_last_message_opens_in_the_inspector(window: MainWindow, qtbot: QtBot) -> None:
    window.turn_panel.show_trace(samples.trace(), samples.tools())
    with qtbot.waitSignal(window.inspect_requested) as asked:
        qtbot.keyClick(focus(), Qt.Key.Key_I, CONTROL | SHIFT)
    assert window.page() is Page.INSPECTOR
    assert window.inspector.line.text() == samples.trace().query.text
    assert asked.args == [samples.trace().turn_id]


def test_the_panel_is_shown_from_another_page(window: MainWindow, qtbot: QtBot) -> None:
    window.show_page(Page.SETTINGS)
    qtbot.keyClick(window, Qt.Key.Key_J, CONTROL)
    assert window.page() is Page.CHAT
    assert window.turn_panel.isVisible()


# ---------------------------------------------------------------------------------------------------------- parts


def parts_reached(window: MainWindow, qtbot: QtBot, times: int, modifiers: Qt.KeyboardModifier) -> list[int]:
    reached = []
    for _ in range(times):
        qtbot.keyClick(focus(), Qt.Key.Key_F6, modifiers)
        reached.append(window.parts.current())
    return reached


def test_f6_goes_round_side_bar_work_panel_and_state(window: MainWindow, qtbot: QtBot) -> None:
    window.turn_panel.show_trace(samples.trace(), samples.tools())
    window.composer.setFocus()
    none = Qt.KeyboardModifier.NoModifier
    assert parts_reached(window, qtbot, 4, none) == [2, 3, 0, 1]
    assert focus() is window.composer.editor
    assert parts_reached(window, qtbot, 4, SHIFT) == [0, 3, 2, 1]


@pytest.mark.parametrize("page", [page for page in Page if page is not Page.USAGE])  # empty, it has nothing to focus
def test_f6_passes_over_what_is_not_shown(window: MainWindow, qtbot: QtBot, page: Page) -> None:
    window.show_turn_panel(shown=False)
    window.show_page(page)
    window.sidebar.entry(page).setFocus()
    assert parts_reached(window, qtbot, 3, Qt.KeyboardModifier.NoModifier) == [1, 3, 0]


def test_f6_comes_back_to_where_one_was(window: MainWindow, qtbot: QtBot) -> None:
    window.show_page(Page.TOOLS)
    window.tools_page.set_tools(tuple(samples.tools().values()))
    window.tools_page.view.setFocus()
    parts_reached(window, qtbot, 3, Qt.KeyboardModifier.NoModifier)
    assert focus() is window.tools_page.view


def test_escape_leaves_a_dialog_and_the_focus_is_where_it_was(window: MainWindow, qtbot: QtBot) -> None:
    window.turn_panel.show_trace(samples.trace(), samples.tools())
    view = window.turn_panel.view
    view.setFocus()
    qtbot.keyClick(view, Qt.Key.Key_S)
    qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), SchemaDialog))
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, SchemaDialog)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    window.activateWindow()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is view)
