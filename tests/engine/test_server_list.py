"""The list of servers, changed over the interface as the window does it."""

from __future__ import annotations

import json
import logging
import sys
from contextlib import aclosing, asynccontextmanager
from typing import TYPE_CHECKING

import pytest
from keyring.backends import fail

from dost_engine.client import EngineClient
from dost_engine.errors import BadRequest, ConfigError, KeyringError, NotFound
from dost_engine.mcp_store.config import read_servers
from dost_engine.service import Service
from dost_engine.settings import Paths, Settings
from dost_engine.types import EventKind, ServerInput, ServerState, Taken
from support.fake_embedder import HashEmbedder
from support.keyrings import MemoryKeyring, system_keyring
from support.servers.running import entry, tool

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path


@asynccontextmanager
async def served(paths: Paths) -> AsyncIterator[EngineClient]:
    service = Service(paths, Settings(), host="app", load_embedder=HashEmbedder)
    await service.start()
    try:
        async with EngineClient(service.url, service.token) as client:
            yield client
    finally:
        await service.stop()


async def until(client: EngineClient, states: list[ServerState]) -> None:
    async with aclosing(client.events()) as events:
        async for _ in events:
            if [server.state for server in await client.servers()] == states:
                return


@pytest.fixture
def paths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Paths:
    monkeypatch.setenv("DOST_HOME", str(tmp_path / "dost"))
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("USERPROFILE", str(tmp_path / "home"))
    monkeypatch.setenv("APPDATA", str(tmp_path / "home"))
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    return Paths.from_environment()


async def test_a_pasted_server_is_shown_added_switched_and_removed(paths: Paths) -> None:
    text = json.dumps(entry(tools=[tool("env")]) | {"env": {"K": "${keyring:k}"}})
    async with served(paths) as client:
        (plan,) = await client.plan_servers(text, "a b")
        assert (plan.name, plan.problem, plan.taken) == ("a b", "", Taken.NO)
        assert plan.lines[0].startswith("program: ")
        assert not paths.servers_file.exists()
        with pytest.raises(ConfigError, match="without a name"):
            await client.add_servers(text)
        with pytest.raises(ConfigError, match=r"must begin with http.*Nothing was changed"):
            await client.add_servers('{"x": {"url": "file:///x"}}')
        with system_keyring(MemoryKeyring()) as keyring:
            await client.keep_secrets({"k": "s3cret-text"})
            assert keyring.kept == {("dost servers", "k"): "s3cret-text"}
            assert await client.add_servers(text, "a b") == ("a%20b",)
            await until(client, [ServerState.READY])
            assert "s3cret-text" in (await client.invoke("a%20b/env", {}, by_hand=True)).text
        await client.switch_server("a%20b", enabled=False)
        await until(client, [ServerState.DISABLED])
        await client.remove_server("a%20b")
        await until(client, [])
        with pytest.raises(ConfigError, match="no server"):
            await client.switch_server("a%20b", enabled=True)


async def test_an_entry_is_edited_without_its_secrets_and_only_what_was_shown_is_written(paths: Paths) -> None:
    before = {"command": "no-such-program", "env": {"A_TOKEN": "s3cret-text"}, "disabled": True, "note": "mine"}
    paths.servers_file.parent.mkdir(parents=True)
    paths.servers_file.write_text(json.dumps({"mcpServers": {"a b": before}}))
    async with served(paths) as client:
        shown = await client.server_entry("a%20b")
        assert (shown.name, "s3cret" in shown.text) == ("a%20b", False)
        edited = json.loads(shown.text) | {"command": sys.executable}
        (plan,) = await client.plan_servers(json.dumps(edited), "a%20b", edits=True)
        assert (plan.problem, plan.taken) == ("", Taken.OTHER)
        assert plan.lines[0] == f"program: {sys.executable}"
        with pytest.raises(ConfigError, match="not what was shown"):
            await client.add_servers(json.dumps(edited | {"args": ["-x"]}), "a%20b", edits=True, shown=(plan.digest,))
        await client.add_servers(json.dumps(edited), "a%20b", edits=True, shown=(plan.digest,))
        now = json.loads(paths.servers_file.read_text())["mcpServers"]
        assert now == {"a b": before | {"command": sys.executable}}
        with pytest.raises(BadRequest, match="alone"):
            await client.plan_servers('{"b": {"command": "x"}}', "a%20b", edits=True)
        with pytest.raises(ConfigError, match="no server"):
            await client.server_entry("gone")


ASKING = {
    "servers": {
        "one": {
            "command": "no-such-program",
            "env": {"A": "${input:key}", "B": "${input:old}", "C": "${input:tier}", "D": "${keyring:mine}"},
            "args": ["${input:region}"],
        }
    },
    "inputs": [
        {"id": "key", "type": "promptString", "password": True, "description": "Key of the thing"},
        {"id": "old", "type": "promptString", "password": True, "default": "s3cret-old"},
        {"id": "tier", "type": "pickString", "options": ["a", "b"]},
        {"id": "region", "type": "promptString", "default": "eu"},
        {"id": "unused", "type": "promptString"},
    ],
}


async def test_a_plan_asks_for_what_its_file_does_not_give(paths: Paths, tmp_path: Path) -> None:
    theirs = tmp_path / "home" / ".cursor" / "mcp.json"
    theirs.parent.mkdir(parents=True)
    theirs.write_text(json.dumps(ASKING))
    wanted = (
        ServerInput("key", "Key of the thing", password=True),
        ServerInput("tier", options=("a", "b")),
        ServerInput("mine", password=True),
    )
    async with served(paths) as client:
        (pasted,) = await client.plan_servers(json.dumps(ASKING))
        ((imported,),) = [app.plans for app in await client.servers_of_apps()]
        assert pasted.asks == imported.asks == wanted
        assert "It needs the secret key: Key of the thing." in pasted.notes
        (link,) = await client.plan_servers('"x": {"command": "y", "env": {"A": "${keyring:k}"}},')
        assert [asked.id for asked in link.asks] == ["k"]


async def test_secrets_come_with_what_is_added_and_are_taken_back_where_that_fails(
    paths: Paths, tmp_path: Path
) -> None:
    theirs = tmp_path / "home" / ".cursor" / "mcp.json"
    theirs.parent.mkdir(parents=True)
    theirs.write_text(json.dumps(ASKING))
    text = json.dumps(ASKING)
    typed = {"key": "s3cret-new", "tier": "b"}
    with system_keyring(MemoryKeyring()) as keyring:
        async with served(paths) as client:
            await client.keep_secrets({"key": "s3cret-before"})
            before = dict(keyring.kept)
            with pytest.raises(ConfigError, match="not what was shown"):
                await client.add_servers(text, shown=("0",), secrets=typed)
            with pytest.raises(ConfigError, match="not what was shown"):
                await client.import_servers("cursor", shown=("0",), secrets=typed)
            with pytest.raises(ConfigError, match="a name and a text"):
                await client.add_servers(text, secrets=typed | {"mine": ""})
            assert keyring.kept == before
            assert await client.import_servers("cursor", secrets=typed) == ("one",)
            kept = {name: secret for (_, name), secret in keyring.kept.items()}
            assert kept == {"key": "s3cret-new", "tier": "b", "old": "s3cret-old"}
            await client.add_servers(text, replace=True, secrets={"mine": "s3cret-mine"})
            assert keyring.kept["dost servers", "mine"] == "s3cret-mine"
    assert "s3cret" not in paths.servers_file.read_text()


async def test_without_a_keyring_nothing_is_added_until_a_person_wants_the_secrets_in_a_file(paths: Paths) -> None:
    text = json.dumps(ASKING)
    with system_keyring(fail.Keyring()):
        async with served(paths) as client:
            with pytest.raises(KeyringError):
                await client.add_servers(text, secrets={"key": "s3cret"})
            assert not paths.servers_file.exists()
            assert await client.add_servers(text, secrets={"key": "s3cret"}, in_file=True) == ("one",)
            kept = json.loads((paths.config / "secrets.json").read_text())["secrets"]
    assert kept == {"key": "s3cret", "old": "s3cret-old"}


async def test_a_plan_names_the_program_that_would_run_or_says_that_there_is_none(paths: Paths) -> None:
    folder = paths.servers_file.parent / "bin"
    folder.mkdir(parents=True)
    program = folder / "notes.exe"
    program.write_text("")
    program.chmod(0o755)
    async with served(paths) as client:
        text = json.dumps({"a": {"command": "./bin/notes.exe"}, "b": {"command": "no-such-program"}})
        found, missing = await client.plan_servers(text)
        assert found.lines == ("program: ./bin/notes.exe", f"which is: {program}")
        assert missing.problem == ""
        assert "was not found" in missing.notes[0]


async def test_servers_of_other_apps_are_offered_and_taken_over(paths: Paths, tmp_path: Path) -> None:
    theirs = tmp_path / "home" / ".cursor" / "mcp.json"
    theirs.parent.mkdir(parents=True)
    theirs.write_text('{"mcpServers": {"a": {"command": "x", "disabled": true}, "b": {"command": "y"}}}')
    async with served(paths) as client:
        (app,) = await client.servers_of_apps()
        assert (app.app, [plan.name for plan in app.plans]) == ("cursor", ["a", "b"])
        with pytest.raises(ConfigError, match="not what was shown"):
            await client.import_servers("cursor", ("a",), shown=(app.plans[1].digest,))
        assert await client.import_servers("cursor", ("a",), shown=(app.plans[0].digest,)) == ("a",)
        assert [(config.name, config.enabled) for config in read_servers(paths.servers_file)] == [("a", False)]
        with pytest.raises(ConfigError, match="does not know the app"):
            await client.import_servers("notepad")


async def test_tools_of_the_last_time_are_marked_until_their_server_has_listed_them(
    paths: Paths, tmp_path: Path
) -> None:
    gate = tmp_path / "gate"
    gate.touch()
    text = json.dumps({"a": entry(wait_for=str(gate))})
    async with served(paths) as client:
        await client.add_servers(text)
        await until(client, [ServerState.READY])
        assert [(info.tool.id, info.cached) for info in await client.tools()] == [("a/echo", False)]
    gate.unlink()
    async with served(paths) as client:
        assert [(info.tool.id, info.cached) for info in await client.tools()] == [("a/echo", True)]
        assert (await client.servers())[0].cached
        gate.touch()
        assert (await client.invoke("a/echo", {"x": 1}, by_hand=True)).text == '{"x": 1}'
        assert [info.cached for info in await client.tools()] == [False]


async def test_what_an_entry_keeps_secret_is_in_no_answer_event_or_log(
    paths: Paths, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    script = {"stderr": "started with SECRET-B\n", "die_on": "initialize"}
    failing = entry(**script) | {"env": {"GIT_PAT": "SECRET-B"}}
    failing["args"] += ["--header", "Authorization: Bearer SECRET-A"]
    remote = {"url": "http://127.0.0.1:9/mcp?key=SECRET-C", "headers": {"X-Api-Key": "SECRET-D"}}
    async with served(paths) as client:
        await client.add_servers(json.dumps({"g": failing, "h": remote}))
        await until(client, [ServerState.FAILED, ServerState.FAILED])
        said = [repr(await client.status()), repr(await client.servers())]
        said += [repr(await client.server_logs(name)) for name in ("g", "h")]
        assert "started with" in said[2]
        async with aclosing(client.events()) as events:
            async for event in events:
                said.append(repr(event))
                if event.kind == EventKind.SERVER and event.data["name"] == "h" and event.data["state"] == "failed":
                    break
    for text in (*said, caplog.text):
        assert "SECRET-" not in text
    if sys.platform != "win32":
        assert paths.servers_file.stat().st_mode & 0o077 == 0


async def test_the_server_that_was_removed_last_is_put_back_once(paths: Paths) -> None:
    servers = {name: {"command": "nowhere", "disabled": True} for name in ("a", "b c", "d")}
    paths.config.mkdir(parents=True)
    paths.servers_file.write_text(json.dumps({"mcpServers": servers}, indent=2), encoding="utf-8")
    before = paths.servers_file.read_bytes()
    async with served(paths) as client:
        with pytest.raises(NotFound, match="not the server that was taken out last"):
            await client.put_server_back("a")
        await client.remove_server("a")
        await client.put_server_back("a")
        await client.remove_server("b%20c")
        with pytest.raises(NotFound):
            await client.put_server_back("a")
        await client.put_server_back("b%20c")
        assert paths.servers_file.read_bytes() == before
        with pytest.raises(NotFound):
            await client.put_server_back("b%20c")
        await until(client, [ServerState.DISABLED] * 3)
        assert [server.name for server in await client.servers()] == ["a", "b%20c", "d"]
