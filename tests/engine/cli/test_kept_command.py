"""``dost kept`` in a profile of its own."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from typer.testing import CliRunner

from dost_engine.cli.app import app
from dost_engine.settings import Paths
from dost_engine.types import KeptKind

if TYPE_CHECKING:
    from pathlib import Path

    from click.testing import Result


@pytest.fixture
def paths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Paths:
    monkeypatch.setenv("DOST_HOME", str(tmp_path / "dost"))
    monkeypatch.setenv("DOST_MODELS_DIR", str(tmp_path / "models"))
    monkeypatch.setenv("COLUMNS", "200")
    return Paths.from_environment()


def dost(*words: str, said: str = "") -> Result:
    return CliRunner().invoke(app, ["kept", *words], input=said)


def test_each_kind_is_listed_with_its_place_and_forgotten_after_a_yes(paths: Paths) -> None:
    paths.results_folder.mkdir(parents=True)
    (paths.results_folder / "long.txt").write_text("x" * 3_500, encoding="utf-8")
    shown = dost()
    assert shown.exit_code == 0, shown.output
    assert [kind for kind in KeptKind if str(kind) not in shown.stdout] == []
    row = next(line for line in shown.stdout.splitlines() if line.startswith("results"))
    assert "1 file " in row
    assert "4 kB" in row
    assert str(paths.results_folder) in "".join(shown.stdout.split())
    told = {part["kind"]: part for part in json.loads(dost("--json").stdout)}
    assert (told["results"]["count"], told["results"]["size_bytes"], told["turns"]["count"]) == (1, 3_500, 0)
    assert dost("clear", "results", said="n\n").exit_code == 1
    assert list(paths.results_folder.iterdir())
    done = dost("clear", "results", said="y\n")
    assert done.stdout.rstrip().endswith("Forgotten: long results, and those that are no text.")
    assert not paths.results_folder.exists() or not list(paths.results_folder.iterdir())
    assert dost("clear", "vectors", "--yes").exit_code == 0
    assert dost("clear", "everything", "--yes").exit_code == 2
