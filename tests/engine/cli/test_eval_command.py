"""``dost eval`` as a person runs it."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest
from typer.testing import CliRunner

from dost_engine.cli.app import app
from dost_engine.settings import Paths
from support.evaluation_folders import QUESTIONS, REAL_TOOLS, folder
from support.processes import DOST

if TYPE_CHECKING:
    from pathlib import Path

    from typer.testing import Result

    from dost_engine.embedding.onnx_model import OnnxEmbedder

MODELS_DIR = Paths.from_environment().models  # before a test changes the environment
REAL = len(REAL_TOOLS.read_bytes().splitlines())


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Files of Dost's own, and no model."""
    monkeypatch.setenv("DOST_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("DOST_MODELS_DIR", str(tmp_path / "models"))
    return tmp_path / "home"


def measured(*arguments: object) -> Result:
    return CliRunner().invoke(app, ["eval", *map(str, arguments)])


def report(tmp_path: Path, *arguments: object) -> Any:
    done = measured(*arguments, "--json", tmp_path / "report.json")
    assert done.exit_code == 0, done.output
    return json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))


def test_a_folder_gives_a_table_and_every_answer_as_json(tmp_path: Path, home: Path) -> None:
    own = folder(tmp_path / "own")
    shown = measured(own, "--policy", "text")
    assert shown.exit_code == 0, shown.output
    for word in ("R@5", "R@10", "nDCG@5", "MRR", "complete", "set recall", "set size", "tokens", "follow_up"):
        assert word in shown.stdout
    said = report(tmp_path, own, "--policy", "text")
    assert [query["id"] for query in said["queries"]] == [question["id"] for question in QUESTIONS]
    first = said["queries"][0]
    assert first["ranked"][0] == first["selected"][0] == "list_issues"
    assert len(first["ranked"]) >= 10
    assert len(first["selected"]) == len(first["sources"]) == len(first["scores"])
    assert first["took_ms"] > 0
    assert said["metrics"]["recall@5"] == pytest.approx(1)
    assert (said["partial"], said["model"], said["policy"]) == (False, "", "text")
    assert {"single", "multi", "follow_up"} == set(said["kinds"])
    assert not home.exists()  # words need no vectors


def test_several_folders_have_figures_of_their_own_and_a_mean(tmp_path: Path) -> None:
    one = folder(tmp_path / "one")
    two = folder(tmp_path / "two", questions=[{"query": "zzz", "relevant": ["get_me"]}])
    shown = measured(one, two, one, "--policy", "text")
    assert "mean of 2" in shown.stdout
    said = report(tmp_path, one, two, "--policy", "text")
    assert [one["name"] for one in said["sets"]] == ["one", "two"]
    assert [one["metrics"]["recall@5"] for one in said["sets"]] == [1, 0]
    assert said["metrics"]["recall@5"] == 0.5
    assert [query["set"] for query in said["queries"]] == ["one"] * len(QUESTIONS) + ["two"]


def test_folders_of_one_name_are_told_apart(tmp_path: Path) -> None:
    said = report(tmp_path, folder(tmp_path / "a" / "data"), folder(tmp_path / "b" / "data"), "--policy", "text")
    assert [one["name"] for one in said["sets"]] == [str(tmp_path / "a" / "data"), str(tmp_path / "b" / "data")]


def test_limit_and_distractors(tmp_path: Path) -> None:
    own = folder(
        tmp_path / "own",
        tools=[{"name": "get_me", "description": "who I am"}, {"name": "get_you"}],
        questions=[{"query": "who am I", "relevant": ["get_me"]}] * 3,
    )
    others = folder(tmp_path / "others")
    (others / "queries.jsonl").unlink()  # only its tools are wanted
    said = report(tmp_path, own, "--policy", "text", "--limit", 2, "--catalog", others)
    assert (said["sets"][0]["tools"], said["sets"][0]["distractors"]) == (REAL + 1, REAL - 1)
    assert said["sets"][0]["questions"] == len(said["queries"]) == 2
    assert len(said["queries"][0]["ranked"]) >= 10


def test_broken_lines_are_named_and_the_others_measured(tmp_path: Path) -> None:
    own = folder(tmp_path / "own", questions=[*QUESTIONS, "{", {"query": "x", "relevant": ["no_such"]}])
    done = measured(own, "--policy", "text", "--json", tmp_path / "report.json")
    assert done.exit_code == 0
    assert f"{own / 'queries.jsonl'}:6: It is not JSON" in done.stderr
    assert f"{own / 'queries.jsonl'}:7: It needs 'no_such': no tool of the catalogue. Add the tool" in done.stderr
    assert "2 lines are left out." in done.stderr
    assert "2 lines were left out" in done.stdout
    said = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    assert [one["line"] for one in said["sets"][0]["left_out"]] == [6, 7]
    assert len(said["queries"]) == len(QUESTIONS)


def test_what_cannot_be_measured_is_a_sentence_and_exit_code_1(tmp_path: Path) -> None:
    own = folder(tmp_path / "own")
    for arguments, sentence in {
        (tmp_path / "nowhere",): "There is no tools.jsonl",
        (own, "--catalog", tmp_path): "There is no tools.jsonl",
        (own, "--policy", "best"): "There is no policy 'best'; there are default, lean",
        (own, "--policy", "text", "--json", tmp_path / "own" / "tools.jsonl" / "x"): "could not be written",
    }.items():
        done = measured(*arguments)
        assert done.exit_code == 1
        assert sentence in " ".join(done.stderr.split())
        assert "Traceback" not in done.output
    assert measured(own, "--limit", 0).exit_code == 2
    assert measured().exit_code == 2


def test_without_a_model_it_is_said_that_words_alone_were_measured(tmp_path: Path) -> None:
    own = folder(tmp_path / "own")
    done = measured(own)
    assert done.exit_code == 0
    assert "Text only: all-MiniLM-L6-v2 is not in" in done.stdout
    assert report(tmp_path, own)["note"].startswith("Text only: ")
    for policy in ("guide", "semantic"):  # which are nothing without it
        done = measured(own, "--policy", policy)
        assert done.exit_code == 1
        assert "dost model get" in done.stderr


@pytest.mark.model
def test_with_the_model_a_paraphrase_is_found_and_vectors_are_kept(
    tmp_path: Path, home: Path, monkeypatch: pytest.MonkeyPatch, real_model: OnnxEmbedder
) -> None:
    monkeypatch.setenv("DOST_MODELS_DIR", str(MODELS_DIR))
    own = folder(tmp_path / "own", questions=[{"query": "who am I logged in as?", "relevant": ["get_me"]}])
    said = report(tmp_path, own)
    assert said["model"] == real_model.model_id
    assert said["queries"][0]["ranked"][0] == "get_me"
    assert (home / "data" / "evaluation-vectors.sqlite").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C cannot be sent to one process alone there")
def test_ctrl_c_leaves_what_there_is_and_says_that_it_is_partial(tmp_path: Path) -> None:
    many = [{"query": f"list the open issues of project {at}", "relevant": ["list_issues"]} for at in range(20_000)]
    own = folder(tmp_path / "own", questions=["{", *many])
    command = [*DOST, "eval", str(own), "--policy", "text", "--json", str(tmp_path / "report.json")]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8"
    ) as process:
        assert process.stderr is not None
        assert "It is not JSON" in process.stderr.readline()  # the data is read: it is measured from now on
        assert "left out" in process.stderr.readline()
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert process.returncode == 130, err
    assert "Partial: interrupted after" in out
    assert "of 20000 questions" in out
    assert "Traceback" not in err
    said = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    assert said["partial"] is True
    assert len(said["queries"]) < 20_000
