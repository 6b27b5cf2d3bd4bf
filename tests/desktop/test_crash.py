"""Errors that nobody handled: told once each, without what is secret, and never in a loop."""

import logging
import os
import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dost_desktop.crash import FaultFile, crash_of, report_of
from dost_desktop.presenters.crashes import MOST_DIALOGS, CrashesPresenter
from dost_engine.settings import Paths
from dost_ui.crash_dialog import CrashDialog
from dost_ui.main_window import MainWindow
from support.window_world import make_profile


@pytest.fixture
def paths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Paths:
    found = make_profile(tmp_path, monkeypatch)
    found.logs.mkdir(parents=True)
    return found


@pytest.fixture
def crashes(paths: Paths, qtbot: QtBot) -> CrashesPresenter:
    window = MainWindow()
    qtbot.addWidget(window)
    window.show()
    return CrashesPresenter(window, paths)


def raised(text: str = "token=hunter2-secret", kind: type[Exception] = ValueError) -> Exception:
    try:
        raise kind(text)
    except kind as error:
        return error


def dialog_of(crashes: CrashesPresenter, qtbot: QtBot) -> CrashDialog:
    qtbot.waitUntil(lambda: crashes.dialog is not None)
    assert crashes.dialog is not None
    return crashes.dialog


def test_a_report_says_where_and_hides_what_is_secret(paths: Paths) -> None:
    (paths.logs / "window.log").write_text("GET /x?api_key=another-secret\n", encoding="utf-8")
    report = report_of(crash_of(raised(), "the window"), paths)
    assert "Where: the window" in report
    assert "in raised" in report
    assert "ValueError: token=[hidden]" in report
    assert "hunter2" not in report
    assert "another-secret" not in report
    assert str(Path.home()) not in report


def test_a_report_of_an_endless_recursion_stays_readable(paths: Paths) -> None:
    def deeper(level: int) -> int:
        return deeper(level + 1) + 1

    try:
        deeper(0)
    except RecursionError as error:
        report = report_of(crash_of(error, "the window"), paths)
    assert len(report) < 40_000
    assert "RecursionError" in report


def test_an_error_of_another_thread_is_shown_copied_and_gone_on_from(crashes: CrashesPresenter, qtbot: QtBot) -> None:
    thread = threading.Thread(target=lambda: crashes.tell(raised(), "thread worker"))
    thread.start()
    thread.join()
    dialog = dialog_of(crashes, qtbot)
    assert dialog.isVisible()
    assert "Where: thread worker" in dialog.report()
    QTest.mouseClick(dialog.copy_button, Qt.MouseButton.LeftButton)
    assert QApplication.clipboard().text() == dialog.report()
    with qtbot.waitSignal(crashes.log_requested):
        QTest.mouseClick(dialog.log_button, Qt.MouseButton.LeftButton)
    QTest.mouseClick(dialog.go_on_button, Qt.MouseButton.LeftButton)
    assert crashes.dialog is None


def test_the_same_error_is_shown_once_and_others_wait_for_nobody(crashes: CrashesPresenter, qtbot: QtBot) -> None:
    crashes.tell(raised(), "the window")
    dialog = dialog_of(crashes, qtbot)
    for _ in range(100):
        crashes.tell(raised(), "the window")
    qtbot.waitUntil(lambda: "100 more errors" in dialog.note())
    assert crashes.dialog is dialog
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert crashes.dialog is None, "Return goes on"
    crashes.tell(raised(), "the window")
    crashes.tell(raised(kind=KeyError), "the window")
    assert dialog_of(crashes, qtbot) is not dialog, "another error is another matter"
    assert "KeyError" in dialog_of(crashes, qtbot).report()


def test_errors_without_end_open_no_dialog_without_end(crashes: CrashesPresenter, qtbot: QtBot) -> None:
    opened = 0
    for number in range(3 * MOST_DIALOGS):
        crashes.tell(raised(kind=type(f"Error{number}", (Exception,), {})), "the window")
        QApplication.processEvents()
        if crashes.dialog is not None:
            opened += 1
            crashes.dialog.accept()
    assert opened == MOST_DIALOGS


def test_one_may_quit_from_it(crashes: CrashesPresenter, qtbot: QtBot) -> None:
    crashes.tell(raised(), "the window")
    with qtbot.waitSignal(crashes.quit_requested):
        QTest.mouseClick(dialog_of(crashes, qtbot).quit_button, Qt.MouseButton.LeftButton)


FAULT = """
import ctypes, sys
from dost_desktop.crash import FaultFile
from dost_engine.settings import Paths
faults = FaultFile(Paths.from_environment())
print(repr(faults.begin()))
def where_it_ends():
    ctypes.string_at(0)
if sys.argv[1] == "fault":
    where_it_ends()
faults.end()
"""


def test_a_fault_is_told_by_the_next_start_and_a_good_end_leaves_nothing(
    paths: Paths, crashes: CrashesPresenter, qtbot: QtBot
) -> None:
    def start(how: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-c", FAULT, how]
        return subprocess.run(command, capture_output=True, encoding="utf-8", timeout=100, check=False)

    good = start("good")
    assert (good.returncode, good.stdout) == (0, "''\n")
    assert not (paths.logs / "faults.txt").exists()
    bad = start("fault")
    if sys.platform != "win32":
        assert bad.returncode == -signal.SIGSEGV
    os.utime(paths.logs / "faults.txt", (1_000_000_000, 1_000_000_000))
    (paths.logs / "window.log").write_text("the last that it did\n", encoding="utf-8")
    handler = logging.FileHandler(paths.logs / "window.log", encoding="utf-8")
    logging.getLogger().addHandler(handler)
    file = FaultFile(paths)
    left = file.begin()
    file.end()
    assert "where_it_ends" in left
    try:
        crashes.tell_faults(left)
    finally:
        logging.getLogger().removeHandler(handler)
        handler.close()
    dialog = dialog_of(crashes, qtbot)
    told, log = dialog.report().split("lines of the log")
    assert "Ended at: 2001-09-09 01:46:40 UTC" in told, "not when it is told"
    assert "where_it_ends" in told
    assert log.strip() == "the last that it did", "not what this start writes"
    assert "where_it_ends" in (paths.logs / "window.log").read_text(encoding="utf-8")
    assert file.begin() == "", "it is told once"
    file.end()


def test_a_fault_file_that_cannot_be_written_keeps_nobody_from_starting(paths: Paths) -> None:
    paths.logs.rmdir()
    paths.logs.write_text("a file where the folder should be", encoding="utf-8")
    file = FaultFile(paths)
    assert file.begin() == ""
    file.end()
