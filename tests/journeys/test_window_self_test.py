"""`dost --self-test`, which the frozen program is checked with."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from dost_desktop.self_test import self_test

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.model
def test_an_installation_that_works_says_so_step_by_step() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "dost_desktop", "--self-test"],
        capture_output=True,
        encoding="utf-8",
        timeout=110,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    steps = [line.split()[:2] for line in done.stdout.splitlines()]
    names = ["program", "imports", "window", "languages", "model", "server", "selection", "panel", "pages", "end"]
    assert steps == [["ok", name] for name in [*names, "self-test"]]


@pytest.mark.usefixtures("qapp")  # in this process, where the libraries are loaded
def test_an_installation_without_its_model_fails_and_says_why(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DOST_MODELS_DIR", str(tmp_path))
    assert self_test() == 1
    last = capsys.readouterr().out.splitlines()[-1]
    assert last.startswith("FAILED")
    assert "the model is absent" in last
    assert str(tmp_path) in last
