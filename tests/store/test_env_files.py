"""Variables from an envFile, and inputs that have a default in the file."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from dost_engine.errors import ConfigError
from dost_engine.mcp_store.config import compare, parse_servers, read_servers
from dost_engine.mcp_store.env_files import read_env_file
from dost_engine.mcp_store.placeholders import resolve
from dost_engine.types import ServerState
from support.servers.running import entry, running, tool

if TYPE_CHECKING:
    from pathlib import Path

TEXT = """\ufeff# mine
A=plain text  # a remark
export B = "two\\nlines" # another
C='as it is \\n'
D=
not a pair
E=a#b=c
"""


class Nothing:
    async def read(self, name: str) -> str | None:
        return {"kept": "from the keyring"}.get(name)


def test_a_file_is_read_as_other_programs_read_it(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text(TEXT, encoding="utf-8")
    assert read_env_file(file, "a") == {
        "A": "plain text",
        "B": "two\nlines",
        "C": "as it is \\n",
        "D": "",
        "E": "a#b=c",
    }


async def test_a_server_gets_the_variables_of_its_file_and_those_of_its_entry_win(tmp_path: Path) -> None:
    config = tmp_path / "config"
    config.mkdir()
    (config / "my.env").write_text("MODE=file\nAPI_KEY=k-1234567\nOTHER=o\n")
    server = entry(tools=[tool("env")], tells="API_KEY") | {"envFile": "my.env", "env": {"MODE": "entry"}}
    async with running(tmp_path, {"a": server, "b": entry() | {"envFile": "gone.env"}, "c": entry()}) as run:
        found = json.loads((await run.store.call("a/env", {})).text)
        assert (found["MODE"], found["API_KEY"], found["OTHER"]) == ("entry", "k-1234567", "o")
        assert not [line for line in run.store.logs("a") if "k-1234567" in line]
        assert run.status("b").state is ServerState.FAILED
        assert "gone.env cannot be read" in run.status("b").error
        assert run.status("c").state is ServerState.READY


@pytest.mark.parametrize("shape", ["top", "mcp"])
async def test_an_input_without_a_secret_has_the_default_of_the_file(tmp_path: Path, shape: str) -> None:
    inputs = [
        {"type": "promptString", "id": "region", "default": "eu"},
        {"type": "promptString", "id": "kept", "default": "unused"},
        {"type": "promptString", "id": "asked"},
        "odd",
    ]
    env = {"R": "${input:region}", "K": "${input:kept}"}
    servers = {"a": {"command": "x", "env": env}, "b": {"command": "x", "env": {"S": "${input:asked}"}}}
    inner = {"inputs": inputs, "servers": servers}
    file = tmp_path / "servers.json"
    file.write_text(json.dumps(inner if shape == "top" else {"mcp": inner}))
    a, b = read_servers(file)
    whole = await resolve(a, folder=tmp_path, environment={}, secrets=Nothing())
    assert dict(whole.config.env) == {"R": "eu", "K": "from the keyring"}
    with pytest.raises(ConfigError, match="there is no asked"):
        await resolve(b, folder=tmp_path, environment={}, secrets=Nothing())


def test_another_default_restarts_only_who_names_it() -> None:
    def read(default: str) -> bytes:
        servers = {"a": {"command": "x", "args": ["${input:r}"]}, "b": {"command": "x"}}
        return json.dumps({"inputs": [{"id": "r", "default": default}], "servers": servers}).encode()

    changes = compare(parse_servers(read("1"), source="f"), parse_servers(read("2"), source="f"))
    assert (changes.changed, changes.added, changes.removed) == (("a",), (), ())
