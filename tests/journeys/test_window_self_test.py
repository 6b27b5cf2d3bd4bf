"""`dost --self-test`, which the frozen program is checked with."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path


def self_test() -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "dost_desktop", "--self-test"],
        capture_output=True,
        encoding="utf-8",
        timeout=110,
        check=False,
    )


@pytest.mark.model
def test_an_installation_that_works_says_so_step_by_step() -> None:
    done = self_test()
    assert done.returncode == 0, done.stdout + done.stderr
    steps = [line.split()[:2] for line in done.stdout.splitlines()]
    names = ["program", "imports", "window", "model", "server", "selection", "panel", "end", "self-test"]
    assert steps == [["ok", name] for name in names]


def test_an_installation_without_its_model_fails_and_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOST_MODELS_DIR", str(tmp_path))
    done = self_test()
    assert done.returncode == 1
    last = done.stdout.splitlines()[-1]
    assert last.startswith("FAILED")
    assert "the model is absent" in last
    assert str(tmp_path) in last
