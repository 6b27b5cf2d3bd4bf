"""What is copied for others holds no secret and no name of the home folder."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from dost_desktop.connection import Connection
from dost_desktop.diagnostics import LOG_LINES, diagnostics, last_lines
from dost_desktop.host import EngineThread
from dost_desktop.live import Live
from dost_desktop.loop import run
from dost_desktop.presenters.diagnostics import DiagnosticsPresenter
from dost_desktop.redaction import redacted
from dost_desktop.tasks import Tasks
from dost_engine.settings import Settings
from dost_ui import samples
from dost_ui.main_window import MainWindow, Page
from support.window_world import make_profile, until

LONG = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b"

SECRETS = {
    "a bearer": ("Authorization: Bearer abc.DEF-123456", "abc.DEF-123456"),
    "a named key": ("OPENAI_API_KEY=verysecret", "verysecret"),
    "a key in JSON": ('{"apiKey": "two words"}', "two words"),
    "a password as an option": ("server --db-password hunter2 --port 80", "hunter2"),
    "an option with a sign": ("server --token=hunter2", "hunter2"),
    "a word in an address": ("https://asha:hunter2@example.org/x", "hunter2"),
    "a query": ("GET https://example.org/?token=hunter2&page=3", "hunter2"),
    "a key of a model's maker": ("failed with sk-proj-abcdefghij1234", "abcdefghij1234"),
    "a key of a forge": ("ghp_abcdefghijklmnop1234 is refused", "abcdefghijklmnop1234"),
    "a web token": ("got eyJhbGciOi.eyJzdWIiOiIx.abc_123", "eyJzdWIiOiIx"),
    "a private key": ("-----BEGIN RSA PRIVATE KEY-----\nMIIabc\nxyz\n-----END RSA PRIVATE KEY-----", "MIIabc"),
    "a long run of anything": (
        "id 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b",
        "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b",
    ),
}


@pytest.mark.parametrize("name", SECRETS)
def test_a_secret_is_hidden(name: str) -> None:
    text, secret = SECRETS[name]
    shown = redacted(text, environment={}, home=Path("/home/asha"))
    assert secret not in shown
    assert "[hidden]" in shown


def test_values_of_the_environment_are_hidden_wherever_they_stand() -> None:
    environment = {"WEATHER_TOKEN": "sunny-days", "MY_KEY": "1", "EDITOR": "nano-editor"}
    text = "the server said: sunny-days are over. 1 tool, opened in nano-editor"
    shown = redacted(text, environment=environment, home=Path("/home/asha"))
    assert shown == "the server said: [hidden] are over. 1 tool, opened in nano-editor"


def test_the_folder_of_the_shell_is_no_password() -> None:
    environment = {"PWD": "/srv/dost", "OLDPWD": "/home/asha", "DB_PWD": "hunter22"}
    text = "data: /srv/dost/data, logs: /home/asha/logs, said hunter22"
    shown = redacted(text, environment=environment, home=Path("/home/asha"))
    assert shown == "data: /srv/dost/data, logs: ~/logs, said [hidden]"


def test_the_home_folder_is_shortened_and_the_rest_stays() -> None:
    text = "read /home/asha/.config/dost/servers.json in 12 ms: 212 tools of 9 servers, port 37623"
    shown = redacted(text, environment={}, home=Path("/home/asha"))
    assert shown == "read ~/.config/dost/servers.json in 12 ms: 212 tools of 9 servers, port 37623"


def test_diagnostics_say_what_runs_and_hide_what_is_secret(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = make_profile(tmp_path, monkeypatch)
    monkeypatch.setenv("MAIL_PASSWORD", "correct-horse")
    paths.logs.mkdir(parents=True)
    lines = [f"line {number}" for number in range(LOG_LINES)] + ["login with correct-horse failed"]
    (paths.logs / "window.log").write_text("\n".join(lines), encoding="utf-8")
    status = samples.status()
    first = replace(status.servers[0], error="401: Bearer abcdefgh-123 is refused")
    model = "all-MiniLM-L6-v2-fp32-256-df8a5ce08e30d4af"
    index = replace(status.index, model_id=model)
    text = diagnostics(paths, replace(status, servers=(first, *status.servers[1:]), index=index))
    assert f" {model}, " in text, "as long as a key, and no secret"
    assert "correct-horse" not in text
    assert "abcdefgh-123" not in text
    assert "login with [hidden] failed" in text
    assert f"server {first.name}: {first.state}" in text
    assert "line 1\n" in text
    assert "line 0\n" not in text
    assert "PySide6-Essentials: 6" in text
    assert "does not answer" in diagnostics(paths, None)


def test_the_button_of_the_settings_shows_and_copies_them(
    qapp: QApplication, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = make_profile(tmp_path, monkeypatch)
    paths.logs.mkdir(parents=True)
    (paths.logs / "window.log").write_text("a line with token=hunter2", encoding="utf-8")

    async def main() -> None:
        window = MainWindow()
        qtbot.addWidget(window)
        tasks = Tasks(lambda error: pytest.fail(str(error)))
        live = Live(Connection(paths, lambda: EngineThread(paths, Settings())))
        presenter = DiagnosticsPresenter(window, live, tasks, paths)
        window.show()
        window.show_page(Page.SETTINGS)
        window.settings_page.diagnostics_requested.connect(presenter.open)
        window.settings_page.diagnostics_button.click()
        dialog = presenter.dialog
        assert dialog is not None
        await until(dialog.copy_button.isEnabled, "the text")
        QTest.mouseClick(dialog.copy_button, Qt.MouseButton.LeftButton)
        copied = QApplication.clipboard().text()
        assert copied.endswith("a line with token=[hidden]\n")
        assert copied == dialog.view.toPlainText()
        QTest.keyClick(dialog, Qt.Key.Key_Escape)
        assert presenter.dialog is None
        await tasks.stop()

    run(qapp, main())


def test_a_log_that_is_not_there_is_said(tmp_path: Path) -> None:
    assert "cannot be read" in last_lines(tmp_path / "none.log")[0]


def test_a_line_without_end_costs_neither_time_nor_room(tmp_path: Path) -> None:
    assert redacted("a" * 200_000 + "-" * 200_000, environment={}).startswith("aaa")
    file = tmp_path / "window.log"
    file.write_text("x" * 100_000 + "\nlast", encoding="utf-8")
    assert [len(line) for line in last_lines(file)] == [2_001, 4]
