"""``dost servers``: changes of the list, shown before they are made, with and without a running service."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from contextlib import aclosing
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from keyring.backends import fail
from typer.testing import CliRunner

from dost_engine.cli.app import app
from dost_engine.client import EngineClient
from dost_engine.mcp_store.config import read_servers
from dost_engine.mcp_store.imports import app_files
from dost_engine.settings import Paths
from dost_engine.types import ServerState
from support.keyrings import MemoryKeyring, system_keyring
from support.processes import DOST, daemon
from support.servers.running import entry, tool

if TYPE_CHECKING:
    from typer.testing import Result


@pytest.fixture
def paths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Paths:
    monkeypatch.setenv("DOST_HOME", str(tmp_path / "dost"))
    monkeypatch.setenv("DOST_MODELS_DIR", str(tmp_path / "models"))
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("USERPROFILE", str(tmp_path / "home"))
    monkeypatch.setenv("APPDATA", str(tmp_path / "home"))
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    return Paths.from_environment()


def dost(*arguments: str, said: str = "") -> Result:
    return CliRunner().invoke(app, ("servers", *arguments), input=said)


def names(paths: Paths) -> list[str]:
    return [config.name for config in read_servers(paths.servers_file)]


def test_a_link_asks_in_the_terminal_too(paths: Paths) -> None:
    link = 'dost://install?name=notes&config={"command":"no-such-program","args":["-x"]}'
    assert 'argument: "-x"' in dost("add", link, said="n\n").output
    assert not paths.servers_file.exists()
    assert dost("add", link, said="y\n").exit_code == 0
    assert names(paths) == ["notes"]
    bad = dost("add", "dost://install?name=a&config=%%%")
    assert (bad.exit_code, "refused" in bad.output) == (1, True)


def test_a_program_is_shown_whole_before_it_is_added(paths: Paths) -> None:
    command = ("add", "files", "--env", "MODE=a=b", "--", "npx", "-y", "@x/files", "my folder")
    no = dost(*command, said="n\n")
    assert no.exit_code == 1
    assert not paths.servers_file.exists()
    yes = dost(*command, said="y\n")
    assert yes.exit_code == 0, yes.output
    shown = yes.stdout.split("Add it?")[0].splitlines()
    assert [line for line in shown if not line.startswith(("  which is: ", "  ("))] == [
        "files",
        "  program: npx",
        '  argument: "-y"',
        '  argument: "@x/files"',
        '  argument: "my folder"',
        "  variable MODE: a=b",
    ]
    (config,) = read_servers(paths.servers_file)
    assert (config.command, config.args, config.env) == ("npx", ("-y", "@x/files", "my folder"), {"MODE": "a=b"})


def test_where_a_program_is_or_that_there_is_none_is_said_before_it_is_added(paths: Paths) -> None:
    program = Path(sys.executable)
    folder = {"PATH": f"{program.parent}{os.pathsep}{os.environ['PATH']}"}
    found = CliRunner().invoke(app, ["servers", "add", "a", "--", program.name], input="n\n", env=folder)
    assert f"  which is: {program}" in found.stdout
    missing = " ".join(dost("add", "a", "notaurl", said="n\n").stdout.split())
    assert "notaurl" in missing.split("program: notaurl")[1].split("Add it?")[0]  # with the folders that were searched


def test_an_address_and_pasted_json_are_added(paths: Paths) -> None:
    assert dost("add", "docs", "https://d.example/mcp", "-H", "X-Key: k: v", "--yes").exit_code == 0
    assert dost("add", "old", "https://d.example/sse", "--sse", "--yes").exit_code == 0
    assert dost("add", '{"mcpServers": {"a": {"command": "x"}, "b": {"command": "y"}}}', "--yes").exit_code == 0
    assert dost("add", "c", '{"command": "z", "args": ["1"]}', "--yes").exit_code == 0
    assert dost("add", "-", said='"d": {"command": "w"}').exit_code == 1  # nobody said yes
    assert CliRunner().invoke(app, ["servers", "add", "-", "--yes"], input='"d": {"command": "w"}').exit_code == 0
    assert names(paths) == ["docs", "old", "a", "b", "c", "d"]
    docs, old, *_ = read_servers(paths.servers_file)
    assert (docs.headers, docs.transport, old.transport) == ({"X-Key": "k: v"}, "http", "sse")


def test_a_client_that_was_registered_by_hand_is_added_and_its_secret_goes_into_the_keyring(paths: Paths) -> None:
    with system_keyring(MemoryKeyring()) as keyring:
        client = ("--client-id", "app-1", "--callback-port", "8765")
        command = ("add", "my docs", "https://d.example/mcp", *client, "--client-secret", "--yes")
        done = dost(*command, said="s3cret-text\n")
        assert done.exit_code == 0, done.output
        assert "s3cret" not in done.output + paths.servers_file.read_text()
        assert keyring.kept == {("dost servers", "my%20docs-client-secret"): "s3cret-text"}
        assert "signs in as: app-1" in done.stdout
    (config,) = read_servers(paths.servers_file)
    assert (config.oauth.client_id, config.oauth.redirect) == ("app-1", "http://localhost:8765/callback")
    assert config.oauth.client_secret == "${keyring:my%20docs-client-secret}"
    assert "no sign-in" in dost("add", "b", "--client-id", "x", "--yes", "--", "x").stderr
    assert "no client" in dost("add", "b", "https://d.example/mcp", "--callback-port", "1", "--yes").stderr
    with system_keyring(fail.Keyring()):
        refused = dost("add", "c", "https://d.example/mcp", "--client-id", "x", "--client-secret", "--yes", said="s3\n")
        assert (refused.exit_code, names(paths)) == (1, ["my%20docs", "c"])
        assert "`dost servers secret set c-client-secret --in-file` keeps it" in " ".join(refused.stderr.split())


def test_what_cannot_be_added_is_refused_and_nothing_is_written(paths: Paths) -> None:
    assert dost("add", "a", "--yes", "--", "x").exit_code == 0
    before = paths.servers_file.read_bytes()
    for command, said in [
        (("add", "b", "file:///x", "--yes"), "must begin with http"),
        (("add", "b", "--yes"), 'What is "b"?'),
        (("add", "a", "--yes", "--", "other"), "already"),
        (("add", "b", "--yes", "--env", "oops", "--", "x"), "--env 'oops' is no pair"),
        (("remove", "none"), 'no server "none"'),
        (("disable", "none"), 'no server "none"'),
        (("import", "notepad"), "does not know the app"),
        (("import", "cursor"), "no file of servers"),
        (("restart", "a"), "No service of Dost runs"),
    ]:
        done = dost(*command)
        assert done.exit_code == 1
        assert said in " ".join(done.stderr.split()), command
    assert "is there already" in dost("add", "a", "--", "x").stdout
    assert paths.servers_file.read_bytes() == before
    assert dost("add", "a", "--yes", "--replace", "--", "other").exit_code == 0
    assert read_servers(paths.servers_file)[0].command == "other"


def test_off_on_and_out(paths: Paths) -> None:
    dost("add", "a", "--yes", "--", "x")
    assert dost("disable", "a").exit_code == 0
    assert not read_servers(paths.servers_file)[0].enabled
    assert dost("enable", "a").exit_code == 0
    assert read_servers(paths.servers_file)[0].enabled
    assert "servers.json.bak" in dost("remove", "a").stdout
    assert names(paths) == []
    assert "No servers yet" in dost().stdout


def test_servers_of_another_app_are_shown_and_taken_over(paths: Paths, tmp_path: Path) -> None:
    theirs = tmp_path / "home" / ".cursor" / "mcp.json"
    theirs.parent.mkdir(parents=True)
    servers = {"a": {"command": "x", "args": ["--flag"]}, "b": {"command": "y"}, "bad": {}}
    theirs.write_text(json.dumps({"mcpServers": servers}))
    listed = dost("import")
    assert "Cursor: " in listed.stdout
    assert '  argument: "--flag"' in listed.stdout
    assert "left out: It has neither a command" in listed.stdout
    assert not paths.servers_file.exists()
    assert dost("import", "cursor", said="n\n").exit_code == 1
    assert not paths.servers_file.exists()
    assert dost("import", "cursor", "--only", "b", "--yes").exit_code == 0
    assert names(paths) == ["b"]
    assert dost("import", "cursor", said="y\n").stdout.rstrip().endswith("Added: a.")
    assert names(paths) == ["b", "a"]
    assert "nothing to add" in dost("import", "cursor").stdout
    assert "it has: a, b, bad" in " ".join(dost("import", "cursor", "--only", "c").stderr.split())
    assert json.loads(theirs.read_text()) == {"mcpServers": servers}


def test_what_another_apps_file_holds_of_secrets_goes_into_the_keyring(paths: Paths, tmp_path: Path) -> None:
    folders = app_files("vscode", system=sys.platform, home=tmp_path / "home", environment=os.environ)
    folders[0].parent.mkdir(parents=True)
    inputs = [
        {"id": "region", "type": "promptString", "default": "eu"},
        {"id": "old", "type": "promptString", "password": True, "default": "s3cret-old"},
        {"id": "tier", "type": "pickString", "options": ["a", "b"]},
    ]
    server = {"command": "x", "env": {"A": "${input:region}", "B": "${input:old}", "C": "${input:tier}"}}
    folders[0].write_text(json.dumps({"servers": {"one": server}, "inputs": inputs}))
    with system_keyring(MemoryKeyring()) as keyring:
        done = dost("import", "vscode", "--yes")
        assert done.exit_code == 0, done.output
        assert "Not there yet: tier. Keep it with `dost servers secret set tier`." in done.stdout
        assert "s3cret" not in done.output + paths.servers_file.read_text()
        assert keyring.kept == {("dost servers", "old"): "s3cret-old"}
        listed = dost("secret", "list").stdout
    assert [line.split("  ")[0].strip() for line in listed.splitlines()] == ["default", "there", "MISSING"]
    pasted = dost("add", json.dumps({"servers": {"two": server}, "inputs": inputs}), "--yes")
    assert pasted.exit_code == 0
    assert read_servers(paths.servers_file)[1].env["A"] == "${input:region:-eu}"


def test_secrets_are_kept_listed_and_forgotten_and_never_shown(paths: Paths) -> None:
    dost("add", "a", "--yes", "--env", "K=${keyring:mine}", "--", "x")
    with system_keyring(MemoryKeyring()) as keyring:
        assert "MISSING  mine  (a)" in dost("secret", "list").stdout
        done = dost("secret", "set", "mine", said="s3cret-text\n")
        assert (done.exit_code, "s3cret" in done.output) == (0, False)
        assert keyring.kept == {("dost servers", "mine"): "s3cret-text"}
        assert "there    mine  (a)" in dost("secret", "list").stdout
        assert dost("secret", "forget", "mine").exit_code == 0
        assert dost("secret", "forget", "mine").exit_code == 1
    with system_keyring(fail.Keyring()):
        refused = dost("secret", "set", "mine", said="s3cret-text\n")
        assert refused.exit_code == 1
        assert "--in-file" in refused.stderr
        assert "plain text" in dost("secret", "set", "mine", "--in-file", said="s3cret-text\n").stdout
        assert "there    mine" in dost("secret", "list").stdout


def test_the_log_of_a_failing_server_is_shown_without_a_service(paths: Paths) -> None:
    paths.config.mkdir(parents=True)
    server = entry(tools=[tool("echo")], stderr="first\nwhat went wrong\n", die_on="initialize")
    paths.servers_file.write_text(json.dumps({"mcpServers": {"a": server}}))
    done = dost("logs", "a", "--lines", "1")
    assert done.stdout.strip() == "what went wrong"


def _run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [*DOST, "servers", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, encoding="utf-8")


async def test_a_running_service_follows_every_change(paths: Paths) -> None:
    server = entry(tools=[tool("echo")], stderr="hello from a\n")
    async with daemon():
        client = await EngineClient.discover(paths)
        async with client, asyncio.timeout(60):

            async def until(states: list[ServerState], other_than: int | None = 0) -> int | None:
                """Follow the service's own news until its servers are so; the process id of the last one."""
                async with aclosing(client.events()) as events:
                    async for _ in events:
                        found = await client.servers()
                        pid = found[-1].pid if found else None
                        if [server.state for server in found] == states and (not found or pid != other_than):
                            return pid
                raise AssertionError

            command = ["add", "a", "--yes", "--", server["command"], *server["args"]]
            assert (await asyncio.to_thread(_run, *command)).returncode == 0
            pid = await until([ServerState.READY])
            assert "hello from a" in (await asyncio.to_thread(_run, "logs", "a")).stdout
            assert (await asyncio.to_thread(_run, "restart", "a")).returncode == 0
            await until([ServerState.READY], other_than=pid)
            await asyncio.to_thread(_run, "disable", "a")
            await until([ServerState.DISABLED])
            await asyncio.to_thread(_run, "enable", "a")
            await until([ServerState.READY])
            await asyncio.to_thread(_run, "remove", "a")
            await until([])
