"""Servers of other apps, and what is shown before anything is added."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from dost_engine.errors import ConfigError
from dost_engine.mcp_store.config import read_servers
from dost_engine.mcp_store.imports import APPS, app_files, find_app, find_apps, import_servers, secrets_of
from dost_engine.mcp_store.placeholders import needed_names
from dost_engine.mcp_store.plans import make_plan, make_plans, read_pasted
from dost_engine.types import Taken

HOME = Path("/home/u")


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home folder on whatever system this is."""
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("USERPROFILE", str(tmp_path))
    monkeypatch.setenv("APPDATA", str(tmp_path / "AppData" / "Roaming"))
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    return tmp_path


def put(app: str, home: Path, value: object) -> Path:
    """Write the file of an app where this system has it."""
    import os
    import sys

    file = app_files(app, system=sys.platform, home=home, environment=os.environ)[0]
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(value), encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("app", "system", "place"),
    [
        ("claude-desktop", "darwin", "Library/Application Support/Claude/claude_desktop_config.json"),
        ("claude-desktop", "win32", "AppData/Roaming/Claude/claude_desktop_config.json"),
        ("claude-desktop", "linux", ".config/Claude/claude_desktop_config.json"),
        ("claude-code", "darwin", ".claude.json"),
        ("cursor", "win32", ".cursor/mcp.json"),
        ("vscode", "darwin", "Library/Application Support/Code/User/mcp.json"),
        ("vscode", "linux", ".config/Code/User/mcp.json"),
        ("lm-studio", "linux", ".lmstudio/mcp.json"),
        ("lm-studio", "freebsd14", ".lmstudio/mcp.json"),
    ],
)
def test_every_system_has_its_place_for_the_file_of_an_app(app: str, system: str, place: str) -> None:
    assert app_files(app, system=system, home=HOME, environment={})[0] == HOME / place


def test_folders_that_the_environment_moves_are_followed() -> None:
    env = {"APPDATA": "/roaming", "XDG_CONFIG_HOME": "/xdg"}
    assert app_files("vscode", system="win32", home=HOME, environment=env)[0] == Path("/roaming/Code/User/mcp.json")
    assert app_files("vscode", system="linux", home=HOME, environment=env)[1] == Path("/xdg/Code/User/settings.json")
    with pytest.raises(ConfigError, match="claude-desktop, claude-code, cursor, vscode, lm-studio"):
        app_files("notepad", system="linux", home=HOME, environment={})


def test_what_a_file_asks_a_person_for_comes_with_its_defaults_and_passwords_go_elsewhere(home: Path) -> None:
    inputs = [
        {"id": "region", "type": "promptString", "default": "eu"},
        {"id": "plan", "type": "pickString", "options": ["free", {"label": "Pro", "value": "pro"}], "default": "pro"},
        {"id": "tier", "type": "pickString", "description": "Which tier", "options": ["a", "b"]},
        {"id": "key", "type": "promptString", "description": "Key of the API", "password": True},
        {"id": "old key", "type": "promptString", "password": True, "default": "s3cret-old"},
        {"id": "never named", "type": "promptString"},
        {"id": 7},
        "odd",
    ]
    env = {"R": "in ${input:region}", "P": "${input:plan}", "T": "${input:tier}", "K": "${input:key}"}
    one = {"command": "x", "env": env, "envFile": "${userHome}/${input:region}.env", "args": ["${input:old key}"]}
    two = {"url": "https://a.example/mcp", "auth": {"CLIENT_ID": "c", "CLIENT_SECRET": "s3cret-client"}}
    file = put("vscode", home, {"servers": {"one": one, "my two": two}, "inputs": inputs})
    before = file.read_bytes()
    ours = home / "dost" / "servers.json"
    found = find_app("vscode", ours)
    assert found is not None
    first, second = found.plans
    assert set(first.notes) == {
        "It needs the value tier: Which tier (one of a, b).",
        "It needs the secret key: Key of the API.",
        "The secret old key goes into the keyring.",
    }
    assert second.notes == ("The secret my%20two-client-secret goes into the keyring.",)
    assert "s3cret" not in repr(found)
    assert [(one.id, one.options) for one in found.inputs if one.id in {"tier", "key"}] == [
        ("tier", ("a", "b")),
        ("key", ()),
    ]
    assert secrets_of("vscode", ours) == {"old key": "s3cret-old", "my%20two-client-secret": "s3cret-client"}
    assert secrets_of("vscode", ours, ["one"]) == {"old key": "s3cret-old"}
    import_servers("vscode", ours)
    assert "s3cret" not in ours.read_text(encoding="utf-8")
    config, other = read_servers(ours)
    assert config.env["R"] == "in ${input:region:-eu}"
    assert config.env["P"] == "${input:plan:-pro}"
    assert config.env_file == "${userHome}/${input:region:-eu}.env"
    assert needed_names(config) == ("old key", "tier", "key")
    assert other.oauth.client_secret == "${keyring:my%20two-client-secret}"
    assert file.read_bytes() == before
    assert find_app("vscode", ours).plans[0].taken is Taken.SAME  # type: ignore[union-attr]  # it is there


def test_what_an_app_would_bring_is_shown_with_conflicts_and_reasons(home: Path) -> None:
    ours = home / "dost" / "servers.json"
    ours.parent.mkdir()
    ours.write_text('{"mcpServers": {"same": {"command": "s"}, "other": {"command": "mine"}}}')
    servers = {
        "fresh": {"command": "npx", "args": ["-y", "pkg"], "env": {"API_KEY": "k-12345", "MODE": "fast"}},
        "same": {"command": "s", "disabled": True},
        "other": {"command": "theirs"},
        "broken": {"args": ["x"]},
        "dost": {"command": "/opt/dost/bin/dost", "args": ["bridge"]},
    }
    file = put("cursor", home, {"mcpServers": servers})
    before = file.read_bytes()
    found = find_app("cursor", ours)
    assert found is not None
    assert (found.title, found.file, found.problem) == ("Cursor", str(file), "")
    plans = {plan.name: plan for plan in found.plans}
    assert plans["fresh"].lines == (
        "program: npx",
        'argument: "-y"',
        'argument: "pkg"',
        "variable API_KEY: •••",
        "variable MODE: fast",
    )
    assert [plan.taken for plan in found.plans] == [Taken.NO, Taken.SAME, Taken.OTHER, Taken.NO, Taken.NO]
    assert "neither a command" in plans["broken"].problem
    assert "Dost itself" in plans["dost"].problem

    assert import_servers("cursor", ours) == ("fresh",)
    assert import_servers("cursor", ours) == ()
    assert import_servers("cursor", ours, replace=True, names=["other"]) == ("other",)
    assert [(config.name, config.command) for config in read_servers(ours)] == [
        ("same", "s"),
        ("other", "theirs"),
        ("fresh", "npx"),
    ]
    assert read_servers(ours)[-1].env == {"API_KEY": "k-12345", "MODE": "fast"}
    assert file.read_bytes() == before
    assert {path.name for path in file.parent.iterdir()} == {file.name}


def test_every_app_is_found_and_one_broken_file_costs_no_other(home: Path) -> None:
    ours = home / "servers.json"
    put("vscode", home, {"servers": {"v": {"url": "https://v.example/mcp"}}, "inputs": []})
    projects = {"/p": {"mcpServers": {"p": {"command": "p"}}}, "/q": {"mcpServers": {"p": {"command": "other"}}}}
    put("claude-code", home, {"numStartups": 3, "projects": projects, "mcpServers": {"c": {"command": "c"}}})
    put("claude-desktop", home, {"globalShortcut": ""})
    put("lm-studio", home, {}).write_text('{"mcpServers": ')
    found = {one.app: one for one in find_apps(ours)}
    assert list(found) == ["claude-desktop", "claude-code", "vscode", "lm-studio"]
    assert [plan.name for plan in found["claude-code"].plans] == ["c", "p"]
    assert [plan.name for plan in found["vscode"].plans] == ["v"]
    assert found["claude-desktop"].plans == ()
    assert "line 1" in found["lm-studio"].problem
    with pytest.raises(ConfigError, match="line 1"):
        import_servers("lm-studio", ours)
    with pytest.raises(ConfigError, match="no file"):
        import_servers("cursor", ours)
    assert not ours.exists()
    assert set(found) <= set(APPS)


def test_the_settings_of_an_editor_are_read_where_it_has_no_list_of_servers(home: Path) -> None:
    file = put("vscode", home, {"servers": {}}).with_name("settings.json")
    file.write_text('{"editor.rulers": [80], "mcp": {"servers": {"a": {"command": "x"}}}, // mine\n}')
    found = find_app("vscode", home / "servers.json")
    assert found is not None
    assert (found.file, [plan.name for plan in found.plans]) == (str(file), ["a"])


# ------------------------------------------------------------------------------------------------ what is pasted


@pytest.mark.parametrize(
    "text",
    [
        '{"mcpServers": {"a": {"command": "x"}}}',
        '{"a": {"command": "x"}}',
        '"a": {"command": "x"}',
        '"a": {"command": "x"},\n',
        '  {"command": "x",} // an entry alone',
        '{"servers": [{"name": "a", "command": "x"}]}',
    ],
)
def test_json_is_taken_as_pages_show_it(text: str) -> None:
    (entry,) = read_pasted(text, "a").values()
    assert entry["command"] == "x"
    assert list(read_pasted(text, "a")) == ["a"]


@pytest.mark.parametrize(
    ("text", "said"), [("{", "line 1"), ("{}", "no server"), ('{"command": "x"}', "without a name")]
)
def test_what_cannot_be_taken_says_why(text: str, said: str) -> None:
    with pytest.raises(ConfigError, match=said):
        read_pasted(text)


def plan_lines(entry: dict[str, Any]) -> tuple[str, ...]:
    return make_plan("a", entry, {}).lines


def test_every_argument_is_shown_whole_and_what_cannot_be_seen_is_written_out() -> None:
    lines = plan_lines({"command": "npx", "args": ["-y", "a", " " * 200 + "--evil", "x\u202ey\u200b\n", "z" * 5000]})
    assert lines[3] == 'argument: "⟨200 blanks⟩--evil"'
    assert lines[4] == 'argument: "x\\u{202e}y\\u{200b}\\n"'
    assert lines[5] == f'argument: "{"z" * 5000}"'
    assert plan_lines({"command": "sh", "args": ["-c", "key=1; echo hi && touch pwned"]})[2].endswith('touch pwned"')
    remote = plan_lines({"url": "https://a.example/mcp", "headers": {"Authorization": "Bearer s", "Accept": "x"}})
    assert remote == ("http: https://a.example/mcp", "header Authorization: •••", "header Accept: x")


def test_a_name_stays_inside_the_list_and_a_bad_address_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "servers.json"
    bad, long, odd = make_plans(
        {"a": {"url": "file:///x"}, "n" * 101: {"command": "x"}, "../../x": {"command": "x"}}, file
    )
    assert "must begin with http" in bad.problem
    assert "1 to 100 characters" in long.problem
    assert odd.problem == ""
    assert not file.exists()


def test_a_plan_says_what_the_server_will_need() -> None:
    plan = make_plan("a", {"command": "x", "args": ["${input:key}"], "envFile": ".env", "disabled": True}, {})
    assert len(plan.notes) == 2
    assert "variables from: .env" in plan.lines
    assert plan.notes[0] == "It needs the secret key."
