"""``dost model``, as a person runs it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest
from typer.testing import CliRunner

from dost_engine.cli.model import app
from dost_engine.embedding.models import MINILM, Precision, model_folder
from dost_engine.settings import Paths, Settings, save_settings
from support import file_server
from support.file_server import FileServer
from support.tiny_bert import write_files

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(autouse=True)
def own_models_dir(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("DOST_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("DOST_MODELS_DIR", str(tmp_path / "models"))
    monkeypatch.delenv("DOST_BUNDLED_MODELS", raising=False)
    return tmp_path / "models"


def test_a_download_that_fails_ends_with_one_sentence_and_code_1(monkeypatch: pytest.MonkeyPatch) -> None:
    with FileServer({}) as hub:
        monkeypatch.setenv("HF_ENDPOINT", hub.url)
        result = CliRunner().invoke(app, ["get"])
    assert result.exit_code == 1
    assert "404" in result.stderr
    assert "dost model import" in result.stderr
    assert "Traceback" not in result.output


@pytest.mark.skipif(sys.platform == "win32", reason="there is no Ctrl-C to send to one process")
def test_ctrl_c_ends_a_download_and_leaves_nothing(own_models_dir: Path) -> None:
    with FileServer({"tokenizer.json": bytes(MINILM.tokenizer.size_bytes)}) as hub:
        hub.behaviours["tokenizer.json"] = file_server.stuck
        process = subprocess.Popen(
            [sys.executable, "-c", "from dost_engine.cli.model import app; app()", "get"],
            env={**os.environ, "HF_ENDPOINT": hub.url},
            stderr=subprocess.PIPE,
            text=True,
        )
        assert hub.half_sent.wait(30)
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=30)
    assert process.returncode == 1
    assert "cancelled" in said
    assert "Traceback" not in said
    assert [path.name for path in own_models_dir.iterdir()] == [f".{MINILM.name}.lock"]


def test_the_model_of_sentence_transformers_that_the_settings_name_is_fetched_by_that_package(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)  # importing it now raises ImportError
    save_settings(Paths.from_environment().settings_file, Settings(embedding="st:someone/model"))
    with FileServer({}) as hub:
        monkeypatch.setenv("HF_ENDPOINT", hub.url)
        result = CliRunner().invoke(app, ["get"])
    assert result.exit_code == 1
    assert "st:someone/model: sentence-transformers cannot be loaded" in result.stderr
    assert "pip install" in result.stderr
    assert hub.requests == []  # our own model is not fetched in its place


def test_an_import_of_the_wrong_thing_is_explained(tmp_path: Path) -> None:
    source = write_files(tmp_path / "in", {"model.safetensors": b"other", "tokenizer.json": b"{}"})
    result = CliRunner().invoke(app, ["import", str(source), "--int8"])
    assert result.exit_code == 1
    assert "not the official one" in result.stderr


def test_status_without_a_model_says_how_to_get_one() -> None:
    result = CliRunner().invoke(app, ["status"])
    assert result.exit_code == 1
    assert "dost model get" in result.stderr


def test_status_names_what_is_damaged(own_models_dir: Path) -> None:
    folder = write_files(model_folder(own_models_dir, MINILM, Precision.INT8), {"model.int8.onnx": b"half"})
    result = CliRunner().invoke(app, ["status"])
    assert result.exit_code == 1
    assert "damaged" in result.stdout
    assert str(folder) in result.stdout


@pytest.mark.model
def test_status_verifies_the_real_model(monkeypatch: pytest.MonkeyPatch, real_model: object) -> None:
    monkeypatch.setenv("DOST_MODELS_DIR", str(real_model.folder.parent))  # type: ignore[attr-defined]  # an OnnxEmbedder
    result = CliRunner().invoke(app, ["status"])
    assert result.exit_code == 0
    assert real_model.model_id in result.stdout  # type: ignore[attr-defined]  # an OnnxEmbedder
