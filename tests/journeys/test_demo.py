"""The demo on its real servers with the real model, and what it says when something is not as written."""

from __future__ import annotations

import contextlib
import io
import shutil
import subprocess
import sys
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from dost_engine.demo.play import play
from dost_engine.demo.script import Script, filled, load_script
from dost_engine.demo.stage import demo_servers
from dost_engine.embedding.models import find_model
from dost_engine.errors import BadRequest, ConfigError
from dost_engine.settings import Paths
from support.processes import DOST, descendants

if TYPE_CHECKING:
    from pathlib import Path

    import psutil

    from dost_engine.demo.stage import Stage


@pytest.fixture
def dost_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's folders; the model is the real one."""
    if find_model(Paths.from_environment().models) is None:
        pytest.fail("run `make model`", pytrace=False)
    monkeypatch.setenv("DOST_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "200")
    return tmp_path / "home"


def few_servers(made: Stage) -> dict[str, dict[str, Any]]:
    """The ones that start quickly."""
    return {name: entry for name, entry in demo_servers(made).items() if name in {"time", "git"}}


def only(*numbers: int) -> Script:
    script = load_script()
    return replace(script, turns=tuple(script.turns[number - 1] for number in numbers))


@pytest.mark.model
def test_every_turn_is_as_written_and_nothing_is_left(dost_home: Path) -> None:
    before = set(descendants())
    done = subprocess.run([*DOST, "demo"], capture_output=True, text=True, check=False, encoding="utf-8")
    assert done.returncode == 0, done.stdout + done.stderr
    out = done.stdout
    turns = load_script().turns
    assert len(turns) >= 5
    for number, turn in enumerate(turns, 1):
        _, _, rest = out.partition(f"Turn {number} ")
        part = rest.partition(f"Turn {number + 1} ")[0]
        assert f"You: {turn.message}" in part
        assert f"of {_tools_in(out)} tools · ≈" in part
        if turn.expected == "none":
            assert "0 of " in part
            assert "asking for nothing that a tool here does" in part
            assert "As expected: nothing fits, and no tool is handed out." in part
        else:
            assert f"As expected: {turn.expected} is first." in part
            assert f"Call: {turn.expected} " in part
            assert "Result (" in part
        if turn.compare_alone:
            assert "Served by enrichment and stickiness." in part
            assert "The same message with an empty history:" in part
            assert f"{turn.expected} is not picked: " in part
    assert "the answers are scripted" in out
    assert "half past six" in out.partition("Result")[2]  # the page was really fetched
    assert "Write down the opening hours" in out  # the commits are really read
    assert out.rstrip().endswith(f"{len(turns)} turns, {len(turns)} as expected")
    assert "\x1b" not in out
    assert not dost_home.exists()  # it has folders of its own
    assert set(descendants()) == before


def _tools_in(out: str) -> str:
    return out.partition(" tools · ≈")[0].rpartition(" ")[2]


@pytest.mark.model
@pytest.mark.usefixtures("dost_home")
async def test_whatever_is_not_as_written_makes_the_exit_code_1_and_is_shown(
    capsys: pytest.CaptureFixture[str],
) -> None:
    time, log = only(1, 4).turns
    turns = (
        time,
        replace(time, expected="time/convert_time"),
        replace(log, expected="none"),
        replace(log, compare_alone=True),
        replace(log, arguments={"repo_path": "/nowhere"}),
        log,
    )
    assert await play(Script(1, turns), servers_of=few_servers) == 1
    out = capsys.readouterr().out
    shown = out.partition("Turn 6 ")[2].partition("────\n")[2].splitlines()
    for difference in (
        "Turn 2: expected time/convert_time first, got time/get_current_time",
        "Turn 3: expected nothing to fit, got git/git_log first",
        "Turn 4: git/git_log is picked with an empty history too",
        "Turn 5: the call of git/git_log reported an error: ",
    ):
        assert any(line.startswith(difference) for line in shown), difference
    assert not any(line.startswith(("Turn 1:", "Turn 6:")) for line in shown)
    assert "6 turns, 2 as expected" in out
    assert descendants() == []


@pytest.mark.model
@pytest.mark.usefixtures("dost_home")
async def test_a_server_that_does_not_run_makes_the_exit_code_1_and_is_named(
    capsys: pytest.CaptureFixture[str],
) -> None:
    def with_a_stopped_one(made: Stage) -> dict[str, dict[str, Any]]:
        return few_servers(made) | {"time": {"command": sys.executable, "args": ["-c", "pass"]}}

    assert await play(only(1, 4), servers_of=with_a_stopped_one) == 1
    out = capsys.readouterr().out
    assert "The server time is not ready (" in out
    assert "Turn 1: expected time/get_current_time first, got " in out
    assert "No call: time/get_current_time was not offered." in out
    assert "2 turns, 1 as expected" in out
    assert descendants() == []


class KillsAServer(io.StringIO):
    """Output of a demo that loses the process of its server ``time`` as soon as a turn is announced."""

    def __init__(self, turn: int) -> None:
        super().__init__()
        self._word = f"Turn {turn} "
        self.killed: list[psutil.Process] = []

    def write(self, text: str) -> int:
        if self._word in text and not self.killed:
            self.killed = [child for child in descendants() if "mcp_server_time" in child.cmdline()]
            for process in self.killed:
                process.kill()
        return super().write(text)


@pytest.mark.model
@pytest.mark.usefixtures("dost_home")
async def test_a_server_that_is_killed_in_the_middle_makes_the_exit_code_1_and_is_named() -> None:
    with contextlib.redirect_stdout(KillsAServer(turn=2)) as out:
        assert await play(only(1, 4), servers_of=few_servers) == 1
    assert len(out.killed) == 1
    shown = out.getvalue()
    assert "2 turns, 2 as expected" in shown  # neither turn needed it after that
    assert "The server time ended during the demo (" in shown
    assert descendants() == []


async def test_without_a_model_it_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DOST_MODELS_DIR", str(tmp_path))
    assert await play(only(4), servers_of=lambda _: {}) == 1
    assert "dost model get" in capsys.readouterr().out


async def test_without_git_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    assert shutil.which("git") is None
    with pytest.raises(ConfigError, match="Install git"):
        await play(only(4), servers_of=few_servers)


def test_the_script_is_whole_and_placeholders_are_filled(tmp_path: Path) -> None:
    turns = load_script().turns
    assert sum(turn.compare_alone for turn in turns) == 1
    assert sum(turn.expected == "none" for turn in turns) == 1
    nested = {"a": "{page}x", "b": ["{page}", 3], "c": {"d": "{page}{repository}"}}
    assert filled(nested, {"page": "P", "repository": "R"}) == {"a": "Px", "b": ["P", 3], "c": {"d": "PR"}}
    broken = tmp_path / "script.json"
    broken.write_text('{"version": 1, "turns": [{"message": "x"}]}')
    with pytest.raises(BadRequest, match=r"turns.0"):
        load_script(broken)
    with pytest.raises(ConfigError, match="cannot be read"):
        load_script(tmp_path / "none.json")
