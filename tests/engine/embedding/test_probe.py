"""Libraries that end the process that loads them: a child finds that out, once."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest

from dost_engine.embedding import probe
from dost_engine.embedding.probe import MEMORY_NAME, check_survivable, load_and_embed
from dost_engine.errors import ModelError
from support.servers.running import entry, tool
from support.tiny_model import FILES

if TYPE_CHECKING:
    from pathlib import Path

DEADLY = """
import os, signal
with open(os.environ["LOADED"], "a") as file:
    file.write("loaded\\n")
signal.raise_signal(signal.SIGILL)
"""


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A profile with one server and a model."""
    model = tmp_path / "my model"
    model.mkdir()
    for name, content in FILES.items():
        (model / name).write_bytes(content)
    (model / "dost-embedding.json").write_text('{"max_tokens": 12}')
    servers = {"sea": entry(tools=[tool("get_tide", description="Gets tide times"), tool("send_fax")])}
    (tmp_path / "home" / "config").mkdir(parents=True)
    (tmp_path / "home" / "config" / "servers.json").write_text(json.dumps({"mcpServers": servers}))
    (tmp_path / "home" / "config" / "settings.json").write_text(json.dumps({"embedding": f"folder:{model}"}))
    return tmp_path


def why(home: Path, library: str) -> dict[str, Any]:
    """``dost why`` in a process that finds another onnxruntime."""
    (home / "path").mkdir(exist_ok=True)
    (home / "path" / "onnxruntime.py").write_text(library)
    env = os.environ | {
        "DOST_HOME": str(home / "home"),
        "DOST_MODELS_DIR": str(home / "models"),
        "PYTHONPATH": str(home / "path"),
        "LOADED": str(home / "loaded"),
    }
    command = [sys.executable, "-m", "dost_engine", "why", "the tide", "--json"]
    done = subprocess.run(command, env=env, capture_output=True, text=True, timeout=100, check=False)
    assert done.returncode == 0, done.stderr
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def test_an_illegal_instruction_costs_the_child_alone_once_and_words_answer(home: Path) -> None:
    for start in (1, 2):  # the second start remembers
        trace = why(home, DEADLY)
        assert trace["selection"]["picks"][0]["id"] == "sea/get_tide"
        assert trace["selection"]["picks"][0]["source"] == "text"
        assert (home / "loaded").read_text().count("loaded") == 1, start
    if os.name == "posix":
        (ending,) = json.loads((home / "models" / MEMORY_NAME).read_text())["endings"].values()
        assert ending == "an instruction that this processor does not know (SIGILL)"


def test_what_the_child_survives_is_said_by_whoever_loads_the_model(home: Path) -> None:
    trace = why(home, 'raise ImportError("DLL load failed while importing onnxruntime_pybind11_state")')
    assert trace["selection"]["picks"][0]["id"] == "sea/get_tide"
    assert "the model is not loaded yet" in trace["selection"]["fallback"]
    assert not (home / "models" / MEMORY_NAME).exists()  # nothing was found out that stays so


def test_a_model_that_answers_is_remembered_and_no_child_is_asked_again(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(probe, "_survived", set())
    check_survivable("folder", str(home / "my model"), home / "models")
    assert set(json.loads((home / "models" / MEMORY_NAME).read_text())["endings"].values()) == {""}
    monkeypatch.setattr(probe, "_survived", set())
    monkeypatch.setattr(sys, "executable", str(home / "no such program"))
    check_survivable("folder", str(home / "my model"), home / "models")
    check_survivable("folder", str(home / "my model"), home / "elsewhere")  # this process knows
    assert not (home / "elsewhere").exists()


@pytest.mark.parametrize("content", ["", "[]", '{"version": 9, "endings": {}}', '{"version": 1}', "\x00"])
def test_a_memory_that_cannot_be_read_is_none(tmp_path: Path, content: str) -> None:
    (tmp_path / MEMORY_NAME).write_text(content)
    assert probe._remembered(tmp_path) == {}


def test_what_was_remembered_is_an_error_that_names_the_reason_and_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(probe, "_survived", set())
    probe._remember(tmp_path, {probe._key("onnx", str(tmp_path)): "a crash (SIGSEGV)"})
    with pytest.raises(ModelError, match="SIGSEGV") as caught:
        check_survivable("onnx", str(tmp_path), tmp_path)
    assert str(tmp_path / MEMORY_NAME) in caught.value.remedy


def test_a_memory_that_cannot_be_written_costs_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    probe._remember(tmp_path / "file" / "models", {"key": ""})


def test_endings_of_every_system_are_told_apart() -> None:
    assert probe._ending(0) is None
    assert probe._ending(1) is None
    assert "processor does not know" in (probe._ending(0xC000001D) or "")
    assert "crash" in (probe._ending(0xC0000005) or "")
    if os.name == "posix":
        assert probe._ending(-9) == probe._OUT_OF_MEMORY
        assert "SIGSEGV" in (probe._ending(-11) or "")
        assert probe._ending(-15) is None  # somebody ended it
        assert probe._ending(-4) == "an instruction that this processor does not know (SIGILL)"


def test_a_crash_of_one_model_of_the_users_says_nothing_of_another() -> None:
    assert probe._key("folder", "a") != probe._key("folder", "b")
    assert probe._key("onnx", "a") == probe._key("onnx", "b")


def test_the_child_answers_and_says_only_the_kind_of_an_error(home: Path) -> None:
    assert load_and_embed("folder", str(home / "my model")) == "the model answered"
    assert load_and_embed("folder", str(home / "nowhere")) == "failed: NoSuchModel"
    assert load_and_embed("onnx", str(home / "my model")) == "failed: ModelCorrupt"
