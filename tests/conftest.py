"""Fixtures that tests of several parts use."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pydantic.fields  # noqa: F401 - whole and first: PySide's look at each new module trips over it half imported
import pytest

from dost_engine.settings import Paths

if TYPE_CHECKING:
    from pathlib import Path

    from dost_engine.embedding.onnx_model import OnnxEmbedder

# The keyring of whoever runs the tests is left alone; support.keyrings puts others in its place.
os.environ["PYTHON_KEYRING_BACKEND"] = "keyring.backends.fail.Keyring"
# Set where tests run in several processes; what a command prints into a pipe is as wide as the command says.
os.environ["DOST_LANGUAGE"] = "en"  # what the tests look for, whatever the system speaks
os.environ.pop("COLUMNS", None)

MODELS_DIR = Paths.from_environment().models
"""As it was before any test changed the environment."""


@pytest.fixture
def paths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Paths:
    """An empty profile, without models."""
    monkeypatch.setenv("DOST_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("DOST_MODELS_DIR", str(tmp_path / "models"))
    return Paths.from_environment()


@pytest.fixture(scope="session")
def real_model() -> OnnxEmbedder:
    """The real MiniLM, fp32 where there is a choice. For tests marked ``model``."""
    from dost_engine.embedding.onnx_model import load_default
    from dost_engine.errors import ModelError

    try:
        return load_default(MODELS_DIR)
    except ModelError as error:
        pytest.fail(f"run `make model`: {error}", pytrace=False)
