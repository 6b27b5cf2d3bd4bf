"""The `dost` command."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from dost_desktop.cli import app
from dost_engine.client.endpoint import read_endpoint
from support.servers.running import entry, tool
from support.window_world import make_profile

WITHOUT_WINDOW = """
import sys

class Refuse:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {"PySide6", "shiboken6", "qasync", "pydantic_ai", "openai", "dost_ui"}:
            raise ImportError(f"{name} is refused here")
        return None

sys.meta_path.insert(0, Refuse())
from dost_desktop.cli import main
sys.argv = ["dost", *sys.argv[1:]]
main()
"""


def dost(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", WITHOUT_WINDOW, *words],
        capture_output=True,
        encoding="utf-8",
        timeout=100,
        env=os.environ | {"PYTHONUTF8": "1"},
        check=False,
    )


def test_why_works_in_a_process_without_qt_and_agent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    paths = make_profile(tmp_path, monkeypatch, desk=entry(tools=[tool("get_current_time")]))
    done = dost("why", "what is the current time in Tokyo", "--json")
    assert done.returncode == 0, done.stderr
    picks = [pick["id"] for pick in json.loads(done.stdout)["selection"]["picks"]]
    assert picks == ["desk/get_current_time"]
    assert read_endpoint(paths.endpoint_file) is None


def test_what_the_window_keeps_is_listed_and_cleared_without_qt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make_profile(tmp_path, monkeypatch)
    for words in (("clear", "conversations", "--yes"), ("clear", "logs", "--yes"), ("--json",)):
        done = dost("kept", *words)
        assert done.returncode == 0, done.stderr
    assert {"conversations", "logs"} <= {part["kind"] for part in json.loads(done.stdout)}


def test_the_window_needs_qt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_profile(tmp_path, monkeypatch)
    done = dost()
    assert done.returncode != 0
    assert "PySide6" in done.stderr


def test_the_engines_commands_and_the_window_stand_side_by_side() -> None:
    done = dost("--help")
    assert done.returncode == 0, done.stderr
    for word in ("window", "why", "serve", "demo", "model", "paths", "sample-server", "--self-test"):
        assert word in done.stdout


def test_the_version_is_printed() -> None:
    done = dost("--version")
    assert (done.returncode, done.stdout.split()[0]) == (0, "dost")


@pytest.mark.skipif(sys.platform in {"win32", "darwin"}, reason="there always is a display")
def test_without_a_display_the_window_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_profile(tmp_path, monkeypatch)
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    done = subprocess.run(
        [sys.executable, "-m", "dost_desktop"], capture_output=True, encoding="utf-8", timeout=60, check=False
    )
    assert done.returncode == 1
    assert "no display" in done.stderr
    assert "dost demo" in done.stderr


def test_the_window_opens_without_waiting_for_engine_client_and_agent() -> None:
    late = ("onnxruntime", "mcp", "pydantic", "httpx2", "pydantic_ai", "openai", "dost_engine.service")
    code = f"import sys, dost_desktop.window; print([name for name in {late!r} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True)
    expected = "['onnxruntime']" if sys.platform == "win32" else "[]"
    assert done.stdout.strip() == expected


def test_a_module_that_comes_after_qt_is_imported_without_its_source_being_read() -> None:
    code = """
import linecache, dost_desktop.window, PySide6.QtWidgets
import wave
print(wave.__file__ in linecache.cache)
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True)
    assert done.stdout.strip() == "False"


def test_toggle_stands_without_a_command() -> None:
    done = dost("--toggle", "paths")
    assert done.returncode == 2
    assert "without a command" in done.stderr
    assert "--toggle" in dost("--help").stdout


@pytest.mark.parametrize("words", [["window"], []])
def test_a_link_opens_the_window_with_it(words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_profile(tmp_path, monkeypatch)
    link = "dost://install?name=a&config=b"
    asked: list[dict[str, object]] = []
    monkeypatch.setattr("dost_desktop.window.open_window", lambda **given: asked.append(given) or 0)
    assert CliRunner().invoke(app, [*words, link]).exit_code == 0
    assert [{name: value for name, value in given.items() if value} for given in asked] == [{"link": link}]
    refused = CliRunner().invoke(app, ["window", "https://example.org/install"])
    assert refused.exit_code == 2
    assert len(asked) == 1
