"""Keys that the desktop gives, in a real window: switched on in the settings, pressed, refused, kept over a restart."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from dost_engine.settings import load_settings
from dost_ui.main_window import Page
from support.window_world import in_window, make_profile, until

if sys.platform in {"win32", "darwin"}:
    pytest.skip("portals are of Linux desktops", allow_module_level=True)

from support.portal import session_bus, stand_in_portal

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

    from dost_desktop.app import App


def asks(app: App) -> bool:
    """Whether the line to ask in is there."""
    return app.quick_ask.view is not None and app.quick_ask.view.isVisible()


def test_keys_of_the_desktop_are_switched_on_pressed_and_there_again_after_a_restart(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = make_profile(tmp_path, monkeypatch)
    monkeypatch.setenv("XDG_ACTIVATION_TOKEN", "")

    async def first(app: App) -> None:
        async with stand_in_portal() as portal:
            app.window.show_page(Page.SETTINGS)
            card = app.window.settings_page.presence
            box = card.switch("desktop_shortcuts")
            box.setFocus()
            QTest.keyClick(box, Qt.Key.Key_Space)
            await until(card.shortcut_words, "the keys")
            said = "CTRL+ALT+space: a line to ask in · CTRL+SHIFT+F12: the window, or away with it"
            assert card.shortcut_words() == said
            await portal.press("ask", token="from-the-desktop")
            await until(lambda: asks(app), "the line to ask in")
            await portal.change(ask="LOGO+a")
            await until(lambda: card.shortcut_words().startswith("LOGO+a: "), "other keys")
            await portal.end_session()
            await until(lambda: "taken the shortcuts back" in card.shortcut_words(), "the end")
            await until(lambda: load_settings(paths.settings_file).desktop_shortcuts, "the setting in the file")

    async def second(app: App) -> None:
        async with stand_in_portal() as portal:
            app.shortcuts.start()  # as a start does, but the portal is there only now
            await until(lambda: portal.bound, "what is wanted")
            await until(lambda: app.shortcuts.keys, "the keys")
            await portal.press("ask")
            await until(lambda: asks(app), "the line to ask in")
            app.window.show_page(Page.SETTINGS)
            card = app.window.settings_page.presence
            assert card.switch("desktop_shortcuts").isChecked()
            assert card.shortcut_words().startswith("CTRL+ALT+space: ")
            card.switch("desktop_shortcuts").click()
            assert card.shortcut_words() == ""
            await until(lambda: not load_settings(paths.settings_file).desktop_shortcuts, "the setting in the file")

    with session_bus(tmp_path, monkeypatch):
        in_window(qapp, paths, first)
        in_window(qapp, paths, second)


def test_a_desktop_without_them_says_so_and_the_switch_goes_back(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    paths = make_profile(tmp_path, monkeypatch)

    async def story(app: App) -> None:
        app.window.show_page(Page.SETTINGS)
        card = app.window.settings_page.presence
        card.switch("desktop_shortcuts").click()
        await until(card.shortcut_words, "the reason")
        assert "gives programs no shortcuts" in card.shortcut_words()
        assert "dost --ask" in card.shortcut_words()
        assert not card.switch("desktop_shortcuts").isChecked()
        await until(lambda: not app.tasks.named("saving desktop_shortcuts"), "the setting in the file")

    in_window(qapp, paths, story)
    assert not load_settings(paths.settings_file).desktop_shortcuts
