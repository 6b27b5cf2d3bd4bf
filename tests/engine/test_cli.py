"""The commands, as a person runs them."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest
from typer.testing import CliRunner

from dost_engine.cli.app import app
from dost_engine.settings import Paths
from support.processes import DOST, daemon, descendants
from support.servers.running import entry, tool

if TYPE_CHECKING:
    from pathlib import Path

    from typer.testing import Result


@pytest.fixture
def paths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Paths:
    """Two servers and no model."""
    monkeypatch.setenv("DOST_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("DOST_MODELS_DIR", str(tmp_path / "models"))
    made = Paths.from_environment()
    made.config.mkdir(parents=True)
    servers = {"notes": entry(tools=[tool("add_note"), tool("list_notes")]), "gone": {"command": "no-such-program"}}
    made.servers_file.write_text(json.dumps({"mcpServers": servers}))
    return made


def dost(*arguments: str) -> Result:
    return CliRunner().invoke(app, arguments)


def answer(*arguments: str) -> Any:
    done = dost(*arguments, "--json")
    assert done.exit_code == 0, done.output
    return json.loads(done.stdout)


def test_without_a_service_a_command_brings_its_own_and_ends_it(paths: Paths) -> None:
    status = answer("status")
    assert (status["host"], status["pid"]) == ("command", os.getpid())
    assert {server["name"]: server["state"] for server in status["servers"]} == {"notes": "ready", "gone": "failed"}
    assert status["index"]["tools"] == 2
    assert not paths.endpoint_file.exists()
    assert descendants() == []


def test_tools_servers_and_a_turn_are_shown(paths: Paths) -> None:
    tools = dost("tools")
    assert "notes/add_note" in tools.stdout
    assert "2 tools" in tools.stdout
    servers = dost("servers")
    assert "! gone: " in servers.stdout
    turn = dost("why", "add a note")
    assert "2 of 2 tools" in turn.stdout
    assert "by words and history only" in turn.stdout  # there is no model
    assert turn.exit_code == 0
    assert paths.vectors_file.exists()
    assert "all tools" in dost("why", "add a note", "--policy", "guide").stdout
    strange = dost("why", "add a note", "--policy", "best")
    assert strange.exit_code == 1
    assert "default, lean, wide, guide, agent-corex, hybrid, semantic, text" in " ".join(strange.stderr.split())


@pytest.mark.parametrize("least", ["nan", "inf", "2"])
def test_a_least_score_that_is_none_is_refused_and_not_left_out(paths: Paths, least: str) -> None:
    done = dost("why", "add a note", "--min-score", least)
    assert done.exit_code == 1
    assert f"not {float(least)}" in " ".join(done.stderr.split())
    assert not paths.vectors_file.exists()


def test_a_history_is_read_in_any_chat_format(paths: Paths, tmp_path: Path) -> None:
    call = {"id": "1", "type": "function", "function": {"name": "add_note", "arguments": "{}"}}
    messages = [
        {"role": "user", "content": "note this down"},
        {"role": "assistant", "content": None, "tool_calls": [call]},
        {"role": "tool", "tool_call_id": "1", "content": "done"},
    ]
    file = tmp_path / "history.json"
    file.write_text(json.dumps(messages))
    trace = answer("why", "and again", "--history", str(file))
    sticky = next(stage for stage in trace["stages"] if stage["arm"] == "sticky")
    assert [hit["id"] for hit in sticky["hits"]] == ["notes/add_note"]
    assert trace["origin"] == "cli"

    lines = "\n".join(json.dumps(message) for message in messages)
    for text in (json.dumps({"model": "m", "messages": messages}), lines, json.dumps({"contents": messages})):
        file.write_text(text)
        assert [one["hits"] for one in answer("why", "and again", "--history", str(file))["stages"]] == [
            one["hits"] for one in trace["stages"]
        ]

    for text in ("{", '{"a": 1}', "[" * 100_000, "", "[1, 2]"):
        file.write_text(text)
        done = dost("why", "again", "--history", str(file))
        assert done.exit_code == 1
        assert "JSON list" in done.stderr
    missing = dost("why", "again", "--history", str(tmp_path / "none.json"))
    assert missing.exit_code == 1
    assert "No such file or directory." in " ".join(missing.stderr.split())
    assert paths.config.exists()


async def test_a_running_service_is_joined(paths: Paths) -> None:
    paths.servers_file.unlink()
    async with daemon() as process:
        status = await asyncio.to_thread(_run, "status", "--json")
        assert json.loads(status.stdout)["pid"] == process.pid
        second = await asyncio.to_thread(_run, "serve")
        assert second.returncode == 1
        assert "already running" in second.stderr
        assert f"process {process.pid} (" in second.stderr
        assert "Traceback" not in second.stderr
    assert paths.runtime.exists()


def _run(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*DOST, *arguments], capture_output=True, text=True, check=False, encoding="utf-8")


def test_an_expected_error_is_a_sentence_and_exit_code_1(paths: Paths) -> None:
    paths.settings_file.write_text('{"semantic_limit": "many"}')
    done = dost("status")
    assert done.exit_code == 1
    assert "semantic_limit must be int, not str" in done.stderr
    assert "Mend the value" in done.stderr
    assert done.stdout == ""
    assert dost("sample-server", "nothing").exit_code == 1
    assert dost("no-such-command").exit_code == 2


def test_paths_prints_every_folder(paths: Paths) -> None:
    assert answer("paths")["servers"] == str(paths.servers_file)
    lines = dost("paths").stdout.splitlines()
    assert len({line.index(str(paths.models.anchor)) for line in lines}) == 1, "the paths stand below each other"
    assert f"  {paths.models}" in lines[-1]


def test_help_and_version_load_nothing_heavy() -> None:
    code = (
        "import sys\n"
        "from dost_engine.cli.app import app\n"
        "heavy = {'numpy', 'onnxruntime', 'tokenizers', 'mcp', 'httpx2', 'uvicorn', 'starlette', 'PySide6'}\n"
        "print(sorted(heavy & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
    assert "dost 0" in dost("--version").stdout
    assert {"serve", "status", "tools", "servers", "why", "paths", "model", "demo"} <= set(
        dost("--help").stdout.split()
    )
    assert {"get", "import", "status"} <= set(dost("model", "--help").stdout.split())


def test_a_command_works_where_there_is_no_qt(paths: Paths) -> None:
    code = (
        "import sys\n"
        "class Refuse:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name.split('.')[0] in {'PySide6', 'shiboken6', 'qasync', 'dost_ui', 'dost_desktop'}:\n"
        "            raise ImportError(name)\n"
        "sys.meta_path.insert(0, Refuse())\n"
        "sys.argv = ['dost', 'why', 'add a note']\n"
        "from dost_engine.cli.app import main\n"
        "main()\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    assert "2 of 2 tools" in done.stdout
    assert "\x1b" not in done.stdout
    assert paths.config.exists()


@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
def test_an_encoding_that_knows_few_characters_costs_characters_only(tmp_path: Path, encoding: str) -> None:
    environment = os.environ | {"PYTHONIOENCODING": encoding, "DOST_HOME": str(tmp_path / "库存📦")}
    done = subprocess.run([*DOST, "paths"], capture_output=True, check=False, env=environment)
    assert done.returncode == 0, done.stderr
    assert b"servers.json" in done.stdout
    assert b"?" in done.stdout


def test_tools_are_pinned_banned_worded_and_tagged(paths: Paths) -> None:
    assert "add_note: pinned" in dost("tools", "pin", "add_note").output
    assert "banned" in dost("tools", "ban", "notes/list_notes").output
    assert "found by “memo” too" in dost("tools", "words", "add_note", "memo").output
    assert "pinned, found by “memo” too, tagged fast, sure" in dost("tools", "tag", "add_note", "fast", "sure").output
    assert "notes: tagged work" in dost("tools", "tag", "notes", "work", "--server").output
    shown = {info["tool"]["name"]: info for info in answer("tools")}
    assert shown["add_note"]["choice"] == {
        "pinned": True,
        "banned": False,
        "search_words": "memo",
        "tags": ["fast", "sure"],
        "approval": "default",
    }
    assert shown["list_notes"]["tool"]["tags"] == ["work"]
    picks = answer("why", "zzzz")["selection"]["picks"]
    assert [(pick["id"], pick["source"]) for pick in picks] == [("notes/add_note", "pinned")]
    assert "nothing decided" in dost("tools", "unban", "list_notes").output
    refused = dost("tools", "pin", "no_such_tool")
    assert refused.exit_code == 1
    assert "There is no tool 'no_such_tool'" in refused.output


def test_why_asks_of_a_server_a_tag_or_what_changes_nothing_only(paths: Paths) -> None:
    assert dost("tools", "tag", "add_note", "write").exit_code == 0
    tagged = answer("why", "add a note, list notes", "--category", "write")["selection"]["picks"]
    assert [pick["id"] for pick in tagged] == ["notes/add_note"]
    assert answer("why", "add a note", "--read-only")["selection"]["picks"] == []
    elsewhere = dost("why", "add a note", "--server", "nowhere")
    assert elsewhere.exit_code == 0
    assert "No tool is of a server “nowhere”; there are notes." in " ".join(elsewhere.output.split())
    assert "min_score" in dost("why", "add a note", "--min-score", "3").output
