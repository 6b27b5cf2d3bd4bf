"""The language model's key, typed into the window and kept in a keyring: it goes to its endpoint and nowhere else."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from dost_engine.settings import Provider, Settings, save_settings
from dost_ui.main_window import Page
from dost_ui.text_view import TextView
from support.keyrings import MemoryKeyring, system_keyring
from support.model_server import ModelServer, Say, Status, model_server
from support.window_world import ask, in_window, make_profile, press, until

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

    from dost_desktop.app import App
    from dost_engine.settings import Paths

KEY = "sk-test-0123456789abcdef"


@pytest.fixture
def keyring() -> MemoryKeyring:
    return MemoryKeyring()


def profile_of(server: ModelServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Paths:
    paths = make_profile(tmp_path, monkeypatch)
    monkeypatch.delenv("DOST_TEST_KEY", raising=False)
    save_settings(paths.settings_file, Settings(provider=Provider(server.base_url, "scripted", "DOST_TEST_KEY")))
    return paths


def everything_shown(app: App) -> str:
    """Text, hints and descriptions of every widget of the window."""
    window = app.window
    said = [window.windowTitle()]
    for widget in window.findChildren(QWidget):
        said += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
    said += [label.text() for label in window.findChildren(QLabel)]
    said += [f"{entry.displayText()} {entry.placeholderText()}" for entry in window.findChildren(QLineEdit)]
    said += [text.toPlainText() for text in window.findChildren(TextView)]
    return "\n".join(said)


async def until_noted(app: App, words: str) -> None:
    await until(lambda: words in app.window.settings_page.key.note.text(), f"the note {words!r}")


def test_a_typed_key_is_kept_used_and_forgotten_and_stands_nowhere_else(
    qapp: QApplication,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    keyring: MemoryKeyring,
) -> None:
    caplog.set_level(logging.DEBUG)
    with system_keyring(keyring), model_server() as server:
        paths = profile_of(server, tmp_path, monkeypatch)

        async def story(app: App) -> None:
            page = app.window.settings_page
            assert keyring.threads == set(), "not asked before there is a reason to"
            app.window.show_page(Page.SETTINGS)
            await until_noted(app, "will be kept")
            page.key.entry.setFocus()
            QTest.keyClicks(page.key.entry, KEY)
            server.steps.append(Say(["ready"]))
            await press(page, "Test connection")
            await until(lambda: page.result() == "✓ scripted answers.", "the test of what is typed")
            assert keyring.kept == {}
            QTest.keyClick(page.key.entry, Qt.Key.Key_Return)
            await until_noted(app, f"Kept in the system keyring for {server.base_url}")
            assert keyring.kept == {("dost", server.base_url): KEY}
            assert (page.key.entry.text(), page.result()) == ("", "Saved.")
            server.steps += [Say(["Good morning"]), Status(401, f"{KEY} is wrong"), Status(500, f"{KEY} is wrong")]
            for text in ("hello", "again", "and again"):
                await ask(app, text)
            status = await app.connection.status()
            for place in (everything_shown(app), repr(status), repr(app.chat.conversation), caplog.text):
                assert KEY not in place
            assert "is wrong" in everything_shown(app), "what the server said is shown"
            await press(page, "Forget")
            await until_noted(app, "will be kept")
            assert keyring.kept == {}
            server.steps.append(Say(["bye"]))
            await ask(app, "bye")

        in_window(qapp, paths, story)
    assert server.keys == [*[f"Bearer {KEY}"] * 4, "Bearer none"]
    assert keyring.threads == {"dost-keyring"}
    assert KEY not in caplog.text
    files = [file for file in tmp_path.rglob("*") if file.is_file()]
    assert paths.settings_file in files
    assert not [file for file in files if KEY.encode() in file.read_bytes()]


def test_without_a_keyring_the_page_says_what_to_do(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with model_server(Status(401, "no key")) as server:

        async def story(app: App) -> None:
            app.window.show_page(Page.SETTINGS)
            await until_noted(app, "no keyring that Dost can use")
            key = app.window.settings_page.key
            assert "environment variable DOST_TEST_KEY" in key.note.text()
            assert not key.entry.isEnabled()
            await ask(app, "hello")
            assert "refused the key. This system has no keyring that Dost can use." in everything_shown(app)

        in_window(qapp, profile_of(server, tmp_path, monkeypatch), story)


def test_a_locked_keyring_is_asked_again_when_the_page_is_opened_again(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, keyring: MemoryKeyring
) -> None:
    with system_keyring(keyring), model_server() as server:
        keyring.kept["dost", server.base_url] = KEY
        keyring.locked = True

        async def story(app: App) -> None:
            app.window.show_page(Page.SETTINGS)
            await until_noted(app, "is locked")
            app.window.show_page(Page.CHAT)
            keyring.locked = False
            app.window.show_page(Page.SETTINGS)
            await until_noted(app, "Kept in the system keyring")
            keyring.locked = True
            await press(app.window.settings_page, "Forget")
            await until(lambda: "is locked" in app.window.settings_page.result(), "why it was not forgotten")
            assert keyring.kept

        in_window(qapp, profile_of(server, tmp_path, monkeypatch), story)


def test_the_environment_variable_wins_over_the_keyring(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, keyring: MemoryKeyring
) -> None:
    with system_keyring(keyring), model_server(Say(["hi"])) as server:
        keyring.kept["dost", server.base_url] = KEY
        paths = profile_of(server, tmp_path, monkeypatch)
        monkeypatch.setenv("DOST_TEST_KEY", "from-outside")

        async def story(app: App) -> None:
            app.window.show_page(Page.SETTINGS)
            await until_noted(app, "The variable wins")
            page = app.window.settings_page
            assert not page.key.entry.isEnabled()
            assert "DOST_TEST_KEY" in page.key.entry.placeholderText()
            await ask(app, "hello")
            page.api_key_env.selectAll()
            QTest.keyClicks(page.api_key_env, "DOST_TEST_OTHER")
            await press(page, "Save")
            await until_noted(app, "Kept in the system keyring")

        in_window(qapp, paths, story)
    assert server.keys == ["Bearer from-outside"]
