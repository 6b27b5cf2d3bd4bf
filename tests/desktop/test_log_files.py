"""Dost's own log files, read, filtered and copied without what is secret."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dost_desktop.connection import Connection
from dost_desktop.host import EngineThread
from dost_desktop.live import Live
from dost_desktop.log_files import log_lines, log_names
from dost_desktop.loop import run
from dost_desktop.presenters.diagnostics import DiagnosticsPresenter
from dost_desktop.tasks import Tasks
from dost_engine.settings import Settings
from dost_ui.log_view import Level, LogView
from dost_ui.main_window import MainWindow
from support.window_world import make_profile, until

LOG = """2026-11-30 09:43:01,123 INFO dost_desktop.connection: connected, Bearer abcdef-123456
2026-11-30 09:43:02,001 WARNING dost_engine.mcp_store: weather is slow
2026-11-30 09:43:03,999 ERROR dost_desktop.window: a slot failed
Traceback (most recent call last):
  File "window.py", line 12, in pressed
ValueError: no such city
"""


def folder_with_logs(tmp_path: Path) -> Path:
    folder = tmp_path / "logs"
    folder.mkdir(parents=True)
    for age, name in enumerate(("window.log", "window.log.1", "service.log")):
        (folder / name).write_text(LOG if not age else "old", encoding="utf-8")
        os.utime(folder / name, (1_000_000 - age, 1_000_000 - age))
    (folder / "faults.txt").write_text("", encoding="utf-8")
    return folder


def test_log_files_are_listed_newest_first_and_nothing_else_is(tmp_path: Path) -> None:
    assert log_names(folder_with_logs(tmp_path)) == ("window.log", "window.log.1", "service.log")
    assert log_names(tmp_path / "none") == ()


def test_entries_have_their_level_their_stack_and_no_secret(tmp_path: Path) -> None:
    first, second, third = log_lines(folder_with_logs(tmp_path), "window.log")
    assert (first.level, second.level, third.level) == (Level.INFO, Level.WARNING, Level.ERROR)
    assert "abcdef-123456" not in first.text
    assert "[hidden]" in first.text
    assert third.text.endswith("ValueError: no such city")


def test_the_view_filters_by_level_and_words_and_copies_what_is_left(tmp_path: Path, qtbot: QtBot) -> None:
    view = LogView()
    qtbot.addWidget(view)
    view.show()
    view.set_files(("window.log",), "window.log")
    view.set_lines(log_lines(folder_with_logs(tmp_path), "window.log"))
    assert view.count_words() == "3 of 3 entries"
    view.level.setFocus()
    QTest.keyClick(view.level, Qt.Key.Key_Down)
    assert view.count_words() == "2 of 3 entries"
    assert "INFO" not in view.shown()
    QTest.keyClicks(view.words, "CITY slot")
    assert view.count_words() == "1 of 3 entries"
    QTest.mouseClick(view.copy_button, Qt.MouseButton.LeftButton)
    assert QApplication.clipboard().text() == view.shown()
    assert view.shown().startswith("2026-11-30 09:43:03,999 ERROR")
    QTest.keyClicks(view.words, "zzz")
    assert (view.shown(), view.copy_button.isEnabled()) == ("No entry of this log says that.", False)


def test_the_files_are_read_when_their_tab_is_opened_and_again_when_wanted(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = make_profile(tmp_path, monkeypatch)
    folder = paths.logs
    folder.mkdir(parents=True)
    (folder / "window.log").write_text(LOG, encoding="utf-8")

    async def main() -> None:
        window = MainWindow()
        qtbot.addWidget(window)
        tasks = Tasks(lambda error: None)
        live = Live(Connection(paths, lambda: EngineThread(paths, Settings())))
        presenter = DiagnosticsPresenter(window, live, tasks, paths)
        window.show()
        presenter.show_log()
        dialog = presenter.dialog
        assert dialog is not None
        await until(lambda: dialog.log.count_words() == "3 of 3 entries", "the entries")
        with (folder / "window.log").open("a", encoding="utf-8") as file:
            file.write("2026-11-30 09:44:00 INFO dost: one more\n")
        QTest.mouseClick(dialog.log.again_button, Qt.MouseButton.LeftButton)
        await until(lambda: dialog.log.count_words() == "4 of 4 entries", "the new entry")
        presenter.show_log()
        assert presenter.dialog is dialog, "one is enough"
        dialog.close()
        await tasks.stop()

    run(qapp, main())
