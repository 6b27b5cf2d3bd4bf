"""``dost lint`` as a person runs it: on lists of tools, and on servers that run."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from typer.testing import CliRunner

from dost_engine.cli.app import app
from dost_engine.errors import DataUnusable
from dost_engine.evaluation.tool_lists import read_tool_list
from dost_engine.mcp_store.samples import dost_command
from dost_engine.settings import Paths
from support.evaluation_folders import REAL_TOOLS, folder
from support.servers.running import entry, tool

if TYPE_CHECKING:
    from pathlib import Path

    from typer.testing import Result

    from dost_engine.embedding.onnx_model import OnnxEmbedder

MODELS_DIR = Paths.from_environment().models  # before a test changes the environment

FINE = {
    "name": "get_weather",
    "description": "Retrieves the forecast of a city. Use this to check whether it will rain.",
    "inputSchema": {"properties": {"city": {"type": "string", "description": "City to look up"}}},
}
BARE = {"name": "list_things"}


@pytest.fixture(autouse=True)
def paths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Paths:
    """Files of Dost's own, no servers and no model."""
    monkeypatch.setenv("DOST_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("DOST_MODELS_DIR", str(tmp_path / "models"))
    made = Paths.from_environment()
    made.config.mkdir(parents=True)
    return made


def lint(*arguments: object) -> Result:
    return CliRunner().invoke(app, ["lint", *map(str, arguments)])


def written(path: Path, document: object) -> Path:
    path.write_text(json.dumps(document), encoding="utf-8")
    return path


def rules(done: Result) -> list[tuple[str, str]]:
    return [(finding["tool_id"], finding["rule"]) for finding in json.loads(done.stdout)["findings"]]


def test_each_finding_says_which_tool_what_is_wrong_and_what_to_write(tmp_path: Path) -> None:
    done = lint("--folder", folder(tmp_path / "own", tools=[FINE, BARE]))
    assert done.exit_code == 1
    assert "tools/list_things" in done.stdout
    assert "! It has no description. [no-description]" in done.stdout
    assert "→ Write one sentence that says what it does" in done.stdout
    assert "get_weather" not in done.stdout.splitlines()[0]
    assert "2 tools: 1 warning, 0 pieces of advice, about 1 of them." in done.stdout
    assert "Compared by words alone: all-MiniLM-L6-v2 is not in" in " ".join(done.stdout.split())


def test_without_warnings_the_exit_code_is_0(tmp_path: Path) -> None:
    done = lint("--folder", folder(tmp_path / "own", tools=[FINE]))
    assert (done.exit_code, "nothing to say" in done.stdout) == (0, True)
    advised = lint("--folder", folder(tmp_path / "own", tools=[FINE | {"name": "get-weather"}]))
    assert (advised.exit_code, "[kebab-name]" in advised.stdout) == (0, True)
    assert "kebab" not in lint("--folder", tmp_path / "own", "--warnings").stdout


@pytest.mark.parametrize(
    "document",
    [
        [FINE, BARE],
        {"tools": [FINE, BARE], "nextCursor": "x"},
        {"jsonrpc": "2.0", "id": 1, "result": {"tools": [FINE, BARE]}},
        [{"type": "function", "function": FINE}, {"type": "function", "function": BARE}],
        {"get_weather": FINE, "list_things": {}},
    ],
    ids=["a list", "under tools", "an answer of a server", "as OpenAI has them", "a mapping"],
)
def test_lists_of_tools_are_read_in_the_forms_in_use(tmp_path: Path, document: object) -> None:
    done = lint("--folder", written(tmp_path / "tools.json", document), "--json")
    assert rules(done) == [("tools/list_things", "no-description")]
    assert done.exit_code == 1


def test_a_server_is_told_about_alone(tmp_path: Path) -> None:
    file = written(tmp_path / "all.json", [{**BARE, "server": "one"}, {**BARE, "server": "my two"}])
    done = lint("--folder", file, "--server", "my two", "--json")
    assert rules(done) == [("one/list_things", "same-name"), ("my%20two/list_things", "no-description")]
    strange = lint("--folder", file, "--server", "three")
    assert strange.exit_code == 1
    assert "There is no server 'three' with tools. There are one, my%20two." in " ".join(strange.stderr.split())


def test_broken_entries_are_named_and_the_others_checked(tmp_path: Path) -> None:
    file = written(tmp_path / "tools.json", [7, {"description": "x"}, FINE, FINE, BARE])
    done = lint("--folder", file, "--json")
    assert rules(done) == [("tools/list_things", "no-description")]
    for sentence in ("Entry 1 has no name.", "Entry 2 has no name.", "Entry 4 has the name 'get_weather' once more."):
        assert sentence in done.stderr
    lines = folder(tmp_path / "own", tools=["{", BARE])
    done = lint("--folder", lines)
    assert f"{lines / 'tools.jsonl'}:1: It is not JSON" in done.stderr


@pytest.mark.parametrize("text", ["", "{", "[]", "7", '{"tools": 7}', "[[]]", "[" * 100_000])
def test_a_file_without_tools_is_an_error_that_says_what_fits(tmp_path: Path, text: str) -> None:
    file = tmp_path / "tools.json"
    file.write_text(text)
    done = lint("--folder", file)
    if text == '{"tools": 7}':  # a tool called "tools", as a mapping of names has it
        assert "tools/tools" in done.stdout
        return
    assert done.exit_code == 1
    assert "Give a folder with tools.jsonl" in done.stderr
    assert lint("--folder", tmp_path / "nowhere").exit_code == 1


@pytest.mark.model
def test_with_the_model_real_tools_are_compared_by_meaning_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, real_model: OnnxEmbedder
) -> None:
    monkeypatch.setenv("DOST_MODELS_DIR", str(MODELS_DIR))
    done = lint("--folder", REAL_TOOLS.parent, "--json")
    assert json.loads(done.stdout)["note"] == ""
    assert ("aws-amazon-sns-sqs/create_topic", "no-description") in rules(done)
    assert "near-duplicates" not in {rule for _, rule in rules(done)}
    assert real_model.dim == 384


def test_tools_of_running_servers_are_checked(paths: Paths) -> None:
    program, *arguments = dost_command("sample-server", "office", "--db", str(paths.data / "office.sqlite"))
    servers = {"office": {"command": program, "args": arguments}, "notes": entry(tools=[tool("add_note"), tool("x")])}
    written(paths.servers_file, {"mcpServers": servers})
    done = lint("--json")
    assert done.exit_code == 1
    said = json.loads(done.stdout)
    assert said["tools"] > 50
    warned = {finding["tool_id"] for finding in said["findings"] if finding["level"] == "warning"}
    assert warned
    assert {tool_id.split("/")[0] for tool_id in warned} == {"notes"}  # our own sample follows the advice


def test_without_any_tools_it_says_where_to_look(paths: Paths) -> None:
    done = lint()
    assert done.exit_code == 1
    assert "There are no tools." in done.stderr
    assert "--folder" in done.stderr
    assert paths.config.exists()


ANY_JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=10),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["name", "tools", "result", "function", "server"]) | st.text(max_size=5), inner
        )
    ),
    max_leaves=10,
)


@settings(deadline=None, max_examples=50)
@given(document=ANY_JSON)
def test_any_json_is_a_list_of_tools_or_an_error(tmp_path_factory: pytest.TempPathFactory, document: Any) -> None:
    file = written(tmp_path_factory.mktemp("any") / "tools.json", document)
    try:
        tools, _ = read_tool_list(file)
    except DataUnusable:
        return
    assert tools
    assert len({one.id for one in tools}) == len(tools)
