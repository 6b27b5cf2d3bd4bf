"""The start with the session and the service in a process of its own, from the settings page."""

from __future__ import annotations

import subprocess
import sys
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from dost_desktop.autostart.xdg import DesktopEntry
from dost_desktop.connection import Connection
from dost_desktop.host import EngineThread
from dost_desktop.live import Live
from dost_desktop.loop import run
from dost_desktop.presenters.background import BackgroundPresenter
from dost_desktop.presenters.settings import SettingsPresenter
from dost_desktop.tasks import Tasks
from dost_engine.settings import Settings
from dost_ui.main_window import MainWindow, Page
from support.fake_embedder import HashEmbedder
from support.trays import SwitchedTray
from support.window_world import make_profile, until

if TYPE_CHECKING:
    from pathlib import Path

    import pytest
    from PySide6.QtWidgets import QApplication
    from pytestqt.qtbot import QtBot

    from dost_engine.settings import Paths


def _present(
    window: MainWindow, paths: Paths, connection: Connection, live: Live, tasks: Tasks, *, start: DesktopEntry
) -> None:
    """The card as the window has it."""
    settings = SettingsPresenter(window, paths, Settings(), tasks)
    BackgroundPresenter(
        window.settings_page,
        connection,
        live,
        tasks,
        settings=settings,
        tray=SwitchedTray(there=True),
        autostart=start,
    )


def test_the_switch_shows_what_the_system_has_and_changes_it(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = make_profile(tmp_path, monkeypatch)
    start = DesktopEntry(["dost"], tmp_path / "autostart")
    start.switch(on=True)

    async def main() -> None:
        window = MainWindow()
        qtbot.addWidget(window)
        tasks = Tasks(lambda error: None)
        connection = Connection(paths, lambda: EngineThread(paths, Settings()))
        _present(window, paths, connection, Live(connection), tasks, start=start)
        window.show()
        window.show_page(Page.SETTINGS)
        card = window.settings_page.presence
        await until(card.autostart.isChecked, "what the system has")
        card.autostart.setFocus()
        QTest.keyClick(card.autostart, Qt.Key.Key_Space)
        await until(lambda: not start.enabled(), "off")
        start.file.parent.rmdir()
        start.file.parent.write_text("a file", encoding="utf-8")
        QTest.keyClick(card.autostart, Qt.Key.Key_Space)
        await until(card.problem, "why it cannot be")
        await until(lambda: not card.autostart.isChecked(), "that it is still off")
        await tasks.stop()

    run(qapp, main())


def test_a_service_of_its_own_is_named_and_taken_back_into_the_window(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = make_profile(tmp_path, monkeypatch)

    async def main() -> None:
        window = MainWindow()
        qtbot.addWidget(window)
        errors: list[BaseException] = []
        tasks = Tasks(errors.append)
        connection = Connection(paths, partial(EngineThread, paths, Settings(), load_embedder=HashEmbedder))
        live = Live(connection)
        _present(window, paths, connection, live, tasks, start=DesktopEntry(["dost"], tmp_path))
        card = window.settings_page.presence
        window.show()
        window.show_page(Page.SETTINGS)
        tasks.start(live.refresh(), name="refresh")
        await until(card.daemon_words, "what is said of the process")
        assert str(process.pid) in card.daemon_words()
        card.daemon_button.click()
        await until(lambda: connection.hosts_service and not card.daemon_words(), "a service of our own")
        assert live.status is not None
        await tasks.stop()
        await connection.close()
        assert errors == []

    command = [sys.executable, "-m", "dost_engine", "serve"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8") as process:  # the loop of Qt starts none
        try:
            assert process.stdout is not None
            assert process.stdout.readline().startswith("Dost answers at")
            run(qapp, main())
            assert process.wait(60) == 0
        finally:
            if process.poll() is None:
                process.kill()
