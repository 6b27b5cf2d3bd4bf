"""``dost settings``, as a person runs it."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from typer.testing import CliRunner

from dost_engine.cli.app import app
from dost_engine.settings import Paths, Settings, load_settings

if TYPE_CHECKING:
    from typer.testing import Result


@pytest.fixture
def paths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Paths:
    monkeypatch.setenv("DOST_HOME", str(tmp_path / "home"))
    return Paths.from_environment()


def dost(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["settings", *arguments])


def test_settings_are_listed_and_set(paths: Paths) -> None:
    assert "amount            normal" in dost().output
    assert dost("set", "amount", "lean").output == "amount is lean.\n"
    assert dost("set", "split_tasks", "on").output == "split_tasks is on.\n"
    assert dost("set", "semantic_limit", "7").output == "semantic_limit is 7.\n"
    assert load_settings(paths.settings_file) == Settings(amount="lean", split_tasks=True, semantic_limit=7)
    assert "lean  (usually normal)" in dost().output
    assert json.loads(dost("--json").stdout)["semantic_limit"] == 7


def test_folders_of_skills_are_given_as_the_system_separates_paths(paths: Paths, tmp_path: Path) -> None:
    assert "skill_folders     none" in dost().output
    both = (str(tmp_path / "one"), str(tmp_path / "two"))
    assert dost("set", "skill_folders", os.pathsep.join(both)).exit_code == 0
    assert load_settings(paths.settings_file).skill_folders == both
    assert json.loads(dost("--json").stdout)["skill_folders"] == list(both)
    assert dost("set", "skill_folders", "here").exit_code == 0
    assert load_settings(paths.settings_file).skill_folders == (str(Path.cwd() / "here"),)
    assert dost("set", "skill_folders", "").output == "skill_folders is none.\n"
    assert load_settings(paths.settings_file) == Settings()


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("amount", "heaps", "lean, normal, wide"),
        ("split_tasks", "perhaps", "on or off"),
        ("semantic_limit", "many", "a whole number"),
        ("semantic_limit", "51", "from 1 to 50"),
        ("semantic_limit", "-3", "from 1 to 50"),
        ("semantic_limit", "--high", "a whole number"),
        ("provider", "x", "no setting 'provider'"),
        ("no_such", "x", "no setting 'no_such'"),
        ("embedding", "word2vec:x", "is not a source of vectors"),
    ],
)
def test_a_value_that_cannot_be_is_a_sentence_and_changes_nothing(
    paths: Paths, name: str, value: str, said: str
) -> None:
    refused = dost("set", name, value)
    assert refused.exit_code == 1
    assert said in " ".join(refused.output.split())
    assert not paths.settings_file.exists()
