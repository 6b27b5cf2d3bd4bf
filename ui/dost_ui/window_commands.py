"""What one can do in the main window: its actions, with their keys.

Public: ``add_commands``.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QKeySequence

from dost_ui import wording
from dost_ui.commands import Commands, Group, WidgetKey
from dost_ui.row_actions import KEY_WORDS, Action
from dost_ui.sidebar import Page
from dost_ui.translation import marked, tr

if TYPE_CHECKING:
    from dost_ui.main_window import MainWindow

_PAGES = {
    Page.CHAT: (marked("Chat"), marked("message talk")),
    Page.INSPECTOR: (marked("Inspector"), marked("why candidates scores test")),
    Page.TOOLS: (marked("Tools"), marked("catalogue schema")),
    Page.SKILLS: (marked("Skills"), ""),
    Page.SERVERS: (marked("Servers"), marked("MCP connections log")),
    Page.USAGE: (marked("Usage"), marked("calls tokens plots")),
    Page.SETTINGS: (marked("Settings"), marked("preferences options model key")),
}
"""What a page is called, and more words that it is found by."""

_THEMES = {
    "system": marked("Colours as the system"),
    "light": marked("Light colours"),
    "dark": marked("Dark colours"),
    "contrast-light": marked("High contrast, light"),
    "contrast-dark": marked("High contrast, dark"),
}
_ROW_KEYS = {
    Action.RUN: marked("Run it by hand"),
    Action.PIN: marked("Pin it, or take the pin away"),
    Action.NEVER: marked("Never give it, or allow it again"),
    Action.SCHEMA: marked("Show its schema"),
    Action.WHY: marked("Say why it was not picked"),
    Action.RETRY: marked("Add it and ask again"),
}
_DENSITIES = {"comfortable": marked("Comfortable rows"), "compact": marked("Compact rows")}


def add_commands(window: MainWindow) -> Commands:
    """All actions of the window. Their names stay the same in every language."""
    commands = Commands(window)
    _add_pages(commands, window)
    _add_conversation(commands, window)
    _add_look(commands, window)
    _add_help(commands, window)
    commands.add(
        "reindex",
        tr("Read all tools again and index them anew"),
        Group.SERVERS,
        window.status_bar.reindex_requested.emit,
        words=tr("reindex refresh rebuild search"),
    )
    commands.add_source(partial(_restarts, commands, window))
    commands.widget_keys = _widget_keys()
    return commands


def _add_pages(commands: Commands, window: MainWindow) -> None:
    for number, page in enumerate(Page, 1):
        text, words = _PAGES[page]
        run = partial(window.show_page, page)
        commands.add(f"page.{page}", tr(text), Group.GO, run, keys=[f"Ctrl+{number}"], words=tr(words) if words else "")
    commands.add(
        "palette",
        tr("Find what to do"),
        Group.GO,
        window.open_palette,
        keys=["Ctrl+K", "Ctrl+Shift+P"],
        words=tr("command palette action"),
    )
    commands.add("part.next", tr("Next part of the window"), Group.GO, window.parts.next, keys=["F6"])
    commands.add("part.before", tr("Part of the window before"), Group.GO, window.parts.before, keys=["Shift+F6"])
    commands.add("menu", tr("Open the menu"), Group.GO, window.sidebar.open_menu, keys=["F10"])


def _add_conversation(commands: Commands, window: MainWindow) -> None:
    group = Group.CONVERSATION
    keys = [QKeySequence.StandardKey.New]
    commands.add("conversation.new", tr("New conversation"), group, window.new_conversation.emit, keys=keys)
    write = partial(window.show_page, Page.CHAT)
    commands.add("message", tr("Write a message"), group, write, keys=["Ctrl+L"], words=tr("composer"))
    commands.add("panel", tr("Show or hide the tools of this turn"), group, window.switch_turn_panel, keys=["Ctrl+J"])
    commands.add(
        "inspect",
        tr("Open the last message in the inspector"),
        group,
        window.inspect_turn,
        keys=["Ctrl+Shift+I"],
        words=tr("why candidates scores test"),
    )
    commands.add(
        "data-set",
        tr("Run a data set"),
        group,
        lambda: window.inspector.data_set_requested.emit(),  # noqa: PLW0108 - made late
        words=tr("recall evaluate"),
    )


def _add_look(commands: Commands, window: MainWindow) -> None:
    group = Group.LOOK
    larger = (QKeySequence.StandardKey.ZoomIn, "Ctrl+=")
    commands.add(
        "text.larger", tr("Larger text"), group, partial(_step_text, window, 1), keys=larger, words=tr("zoom in")
    )
    smaller = [QKeySequence.StandardKey.ZoomOut]
    commands.add(
        "text.smaller", tr("Smaller text"), group, partial(_step_text, window, -1), keys=smaller, words=tr("zoom out")
    )
    commands.add("text.usual", tr("Usual size of text"), group, partial(_step_text, window, 0), keys=["Ctrl+0"])
    for choice, text in _THEMES.items():
        run = partial(_choose_theme, window, choice)
        commands.add(f"theme.{choice}", tr(text), group, run, words=tr("theme colors mode"))
    for density, text in _DENSITIES.items():
        run = partial(_choose_density, window, density)
        commands.add(f"density.{density}", tr(text), group, run, words=tr("density spacing room"))


def _step_text(window: MainWindow, step: int) -> None:
    window.settings_page.step_text(step)


def _choose_theme(window: MainWindow, choice: str) -> None:
    window.settings_page.choose_theme(choice)


def _choose_density(window: MainWindow, density: str) -> None:
    window.settings_page.choose_density(density)


def _add_help(commands: Commands, window: MainWindow) -> None:
    group = Group.HELP
    commands.add("keys", tr("All keys"), group, window.open_keys, keys=["F1", "Ctrl+/"], words=tr("shortcuts help"))
    commands.add(
        "diagnostics",
        tr("Log and diagnostics"),
        group,
        lambda: window.settings_page.diagnostics_requested.emit(),  # noqa: PLW0108 - made late
        words=tr("problem report"),
    )


def _restarts(commands: Commands, window: MainWindow) -> list[QAction]:
    """Restart each of the servers that are there."""
    words, names = tr("reconnect"), [server.name for server in window.servers_page.model.servers()]
    return [
        commands.make(
            tr("Restart {server}", server=wording.server_label(name)),
            Group.SERVERS,
            partial(window.servers_page.restart_requested.emit, name),
            words=words,
        )
        for name in names
    ]


def _widget_keys() -> tuple[WidgetKey, ...]:
    writing, row, anywhere = tr("In the message"), tr("On a tool of the panel"), tr("Anywhere")
    return (
        WidgetKey(writing, tr("Enter"), tr("Send it")),
        WidgetKey(writing, tr("Shift+Enter"), tr("Begin a new line")),
        WidgetKey(writing, tr("Esc"), tr("Stop the answer that is running")),
        *(WidgetKey(row, tr(KEY_WORDS[action]), tr(said)) for action, said in _ROW_KEYS.items()),
        WidgetKey(anywhere, tr("Esc"), tr("Close what lies over the window")),
        WidgetKey(anywhere, tr("Tab"), tr("Next control")),
    )
