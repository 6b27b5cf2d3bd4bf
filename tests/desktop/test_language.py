"""The language of the window: chosen in the settings, and spoken from the next start on."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtTest import QTest

from dost_desktop.app import App
from dost_desktop.conversation import Conversation
from dost_desktop.loop import run
from dost_desktop.renewal import renewed
from dost_engine.settings import Settings, load_settings, save_settings
from dost_engine.types import Message, Role
from dost_ui import translation
from dost_ui.main_window import Page
from support.fake_embedder import HashEmbedder
from support.trays import SwitchedTray
from support.window_world import make_profile, until

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

    from dost_engine.settings import Paths
    from dost_ui.main_window import MainWindow


@pytest.fixture
def paths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Paths]:
    monkeypatch.delenv("DOST_LANGUAGE")
    yield make_profile(tmp_path, monkeypatch)
    translation.install("en")
    QLocale.setDefault(QLocale.system())


def test_a_language_that_is_chosen_is_kept_and_spoken_from_the_next_start_on(qapp: QApplication, paths: Paths) -> None:
    save_settings(paths.settings_file, Settings(language="en"))

    async def main() -> None:
        app = App(paths, load_embedder=HashEmbedder, tray=SwitchedTray(there=False))
        assert app.window.composer.button.text() == "Send"
        card = app.window.settings_page.language
        QTest.keyClicks(card.box, "De")
        card.box.activated.emit(card.box.currentIndex())
        assert card.note() == "Kept. In force when Dost starts again."
        await until(lambda: load_settings(paths.settings_file).language == "de", "the language in the file")
        await app.stop()
        again = App(paths, load_embedder=HashEmbedder, tray=SwitchedTray(there=False))
        assert again.window.composer.button.text() == "Senden"
        assert again.window.settings_page.language.box.currentData() == "de"
        await again.stop()

    run(qapp, main())


def test_a_language_is_changed_at_once_in_a_new_window_on_the_same_service(qapp: QApplication, paths: Paths) -> None:
    save_settings(paths.settings_file, Settings(language="en"))

    async def main() -> None:
        app = App(paths, load_embedder=HashEmbedder, tray=SwitchedTray(there=False))
        app.start()
        await until(lambda: app.live.status is not None, "the service")
        service = (await app.connection.client()).url
        app.window.keep_switch.keep_wanted.emit(False)  # noqa: FBT003 - a signal
        app.chat.conversation = Conversation((Message(Role.USER, "what is the weather"),))
        await until(lambda: app.window._header.title() == "what is the weather", "the title")
        app.window.composer.set_text("half a thought")
        old = await changed_by_hand(app, "De")
        new = await renewed(app, tray=SwitchedTray(there=False))
        try:
            assert new.window is not old
            assert new.window.isVisible()
            assert new.window.page() is Page.SETTINGS
            assert new.window.settings_page.language.button.isHidden()
            assert new.window.composer.button.text() == "Senden"
            assert new.window.composer.text() == "half a thought"
            assert [one.text for one in new.chat.conversation.messages] == ["what is the weather"]
            assert not new.window.keep_switch.is_kept()
            await until(lambda: new.live.status is not None, "the status in the new window")
            assert (await new.connection.client()).url == service
        finally:
            await new.stop()

    run(qapp, main())


def test_a_language_is_not_changed_at_once_while_the_chat_is_at_work(qapp: QApplication, paths: Paths) -> None:
    save_settings(paths.settings_file, Settings(language="en"))

    async def main() -> None:
        app = App(paths, load_embedder=HashEmbedder, tray=SwitchedTray(there=False))
        running = asyncio.get_running_loop().create_task(asyncio.Event().wait())
        app.chat._turn = running
        await changed_by_hand(app, "De", ends=False)
        assert app.window.settings_page.language.note().startswith("✗ The chat is at work.")
        assert not app.again
        running.cancel()
        await app.stop()

    run(qapp, main())


async def changed_by_hand(app: App, letters: str, *, ends: bool = True) -> MainWindow:
    """Choose a language by its first letters and press the button under it; the window."""
    card = app.window.settings_page.language
    assert card.button.isHidden()
    QTest.keyClicks(card.box, letters)
    card.box.activated.emit(card.box.currentIndex())
    assert not card.button.isHidden()
    QTest.mouseClick(card.button, Qt.MouseButton.LeftButton)
    if ends:
        assert app.again
        await app.until_closed()
    return app.window


def test_the_system_is_followed_where_the_window_has_its_language(monkeypatch: pytest.MonkeyPatch) -> None:
    class System:
        def __init__(self, *names: str) -> None:
            self.names = names

        def uiLanguages(self) -> tuple[str, ...]:  # noqa: N802 - Qt
            return self.names

    for names, wanted in ((("fr-FR", "de-AT", "en"), "de"), (("en-GB", "de"), "en"), (("C",), "en"), ((), "en")):
        monkeypatch.setattr(translation.QLocale, "system", lambda names=names: System(*names))
        assert translation.of_the_system() == wanted
