"""Rules that a person saved under a name."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from typer.testing import CliRunner

from dost_engine.cli.app import app
from dost_engine.errors import ConfigError
from dost_engine.paths import Paths
from dost_engine.profiles import load_profiles, named_policy, remove_profile, save_profile
from dost_engine.types import Policy
from support.evaluation_folders import folder

if TYPE_CHECKING:
    from pathlib import Path

TEXT = Policy.named("text")
TWO = replace(TEXT, ranking=replace(TEXT.ranking, fewest=2, fewest_most=2, most=2))


def test_rules_are_saved_under_a_name_found_by_it_and_removed(tmp_path: Path) -> None:
    file = tmp_path / "config" / "profiles.json"
    assert load_profiles(file) == {}
    save_profile(file, " two   words ", TWO)
    save_profile(file, "other", Policy.guide())
    assert list(load_profiles(file)) == ["two words", "other"]
    assert named_policy("two words", file) == replace(TWO, name="two words")
    assert named_policy("guide", file) == Policy.guide()
    save_profile(file, "other", TWO)
    assert load_profiles(file)["other"].ranking.most == 2
    assert list(remove_profile(file, "two words")) == ["other"]
    with pytest.raises(ValueError, match="Saved profiles: other"):
        named_policy("two words", file)


@pytest.mark.parametrize("name", ["", "   ", "x" * 61, "guide", "ratel-bm25"])
def test_a_name_that_cannot_be_used_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(ConfigError):
        save_profile(tmp_path / "profiles.json", name, TWO)
    assert not (tmp_path / "profiles.json").exists()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "cannot be read"),
        ('{"version": 9}', "newer Dost"),
        ("[]", "holds no profiles"),
        ('{"profiles": [{"name": 1}]}', "name"),
    ],
)
def test_a_broken_file_is_said_and_left_alone(tmp_path: Path, text: str, said: str) -> None:
    file = tmp_path / "profiles.json"
    file.write_text(text, encoding="utf-8")
    for work in (lambda: load_profiles(file), lambda: save_profile(file, "two", TWO)):
        with pytest.raises(ConfigError) as error:
            work()
        assert said in str(error.value)
    assert file.read_text(encoding="utf-8") == text


def test_a_profile_is_a_policy_of_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOST_HOME", str(tmp_path / "home"))
    save_profile(Paths.from_environment().profiles_file, "two", TWO)
    done = CliRunner().invoke(app, ["eval", str(folder(tmp_path / "own")), "--policy", "two"])
    assert done.exit_code == 0, done.output
    assert "Policy two" in done.stdout
