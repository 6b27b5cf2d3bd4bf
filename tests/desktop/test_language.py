"""The language of the window: chosen in the settings, and spoken from the next start on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtTest import QTest

from dost_desktop.app import App
from dost_desktop.loop import run
from dost_engine.settings import Settings, load_settings, save_settings
from dost_ui import translation
from support.fake_embedder import HashEmbedder
from support.trays import SwitchedTray
from support.window_world import make_profile, until

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

    from dost_engine.settings import Paths


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


def test_the_system_is_followed_where_the_window_has_its_language(monkeypatch: pytest.MonkeyPatch) -> None:
    class System:
        def __init__(self, *names: str) -> None:
            self.names = names

        def uiLanguages(self) -> tuple[str, ...]:  # noqa: N802 - Qt
            return self.names

    for names, wanted in ((("fr-FR", "de-AT", "en"), "de"), (("en-GB", "de"), "en"), (("C",), "en"), ((), "en")):
        monkeypatch.setattr(translation.QLocale, "system", lambda names=names: System(*names))
        assert translation.of_the_system() == wanted
