"""``dost skills``, and what ``dost why`` says of them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from typer.testing import CliRunner

from dost_engine.cli.app import app
from dost_engine.settings import Paths

if TYPE_CHECKING:
    from pathlib import Path

    from typer.testing import Result

HOLIDAYS = "---\nname: holidays\ndescription: How to ask for days off\ntags: office, leave\n---\nAsk the zebra.\n"


@pytest.fixture(autouse=True)
def paths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Paths:
    """One skill, one that is broken, and no model."""
    monkeypatch.setenv("DOST_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("DOST_MODELS_DIR", str(tmp_path / "models"))
    made = Paths.from_environment()
    for name, text in (("away", HOLIDAYS), ("broken", "nothing")):
        (made.skills / name).mkdir(parents=True)
        (made.skills / name / "SKILL.md").write_text(text, encoding="utf-8")
    return made


def dost(*arguments: str) -> Result:
    return CliRunner().invoke(app, arguments)


def answer(*arguments: str) -> Any:
    done = dost(*arguments, "--json")
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout)


def test_skills_are_listed_and_broken_ones_named_with_file_and_line(paths: Paths) -> None:
    shown = dost("skills").output
    assert "holidays  [office, leave]\n  How to ask for days off\n" in shown
    assert f"{paths.skills / 'broken' / 'SKILL.md'}, line 1" in shown
    listed = answer("skills")
    assert [(skill["name"], skill["body"]) for skill in listed["skills"]] == [("holidays", "")]
    assert len(listed["problems"]) == 1


def test_a_skill_is_shown_whole_and_one_that_is_not_there_is_a_sentence() -> None:
    assert "Ask the zebra." in dost("skills", "show", "holidays").output
    assert answer("skills", "show", "holidays")["body"] == "Ask the zebra."
    refused = dost("skills", "show", "no such")
    assert refused.exit_code == 1
    assert "There is no skill 'no such'" in refused.output


def test_a_turn_says_which_skills_fit_and_why() -> None:
    assert "Skill holidays: The message names it." in dost("why", "use my holidays skill").output
    (pick,) = answer("why", "the days off")["skills"]
    assert (pick["id"], pick["source"]) == ("holidays", "text")
    assert "Skill" not in dost("why", "zebra").output


def test_without_skills_it_says_where_they_go(paths: Paths) -> None:
    for file in paths.skills.glob("*/SKILL.md"):
        file.unlink()
    assert str(paths.skills) in "".join(dost("skills").output.split("\n"))
