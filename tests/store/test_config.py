"""What servers.json may hold."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from dost_engine.errors import ConfigError
from dost_engine.mcp_store.config import compare, parse_servers, read_servers

if TYPE_CHECKING:
    from pathlib import Path

    from dost_engine.mcp_store.config import ServerConfig


def parse(servers: object) -> dict[str, ServerConfig]:
    data = json.dumps({"mcpServers": servers}).encode()
    return {config.name: config for config in parse_servers(data, source="servers.json")}


def test_a_program_and_an_address_are_read_with_all_their_parts() -> None:
    found = parse(
        {
            "files": {"command": "files", "args": ["-v", 3], "env": {"A": "b"}, "cwd": "~/x"},
            "docs": {"url": "https://docs.example/mcp", "headers": {"X-Key": "k"}},
        }
    )
    files, docs = found["files"], found["docs"]
    assert (files.transport, files.command, files.args, files.env, files.cwd) == (
        "stdio",
        "files",
        ("-v", "3"),
        {"A": "b"},
        "~/x",
    )
    assert (docs.transport, docs.url, docs.headers, docs.problem) == (
        "http",
        "https://docs.example/mcp",
        {"X-Key": "k"},
        "",
    )


def test_servers_come_in_the_order_of_the_file_and_unknown_keys_are_kept() -> None:
    found = parse({"z": {"command": "z", "note": {"mine": 1}}, "a": {"command": "a"}})
    assert list(found) == ["z", "a"]
    assert found["z"].extra == {"note": {"mine": 1}}


@pytest.mark.parametrize("entry", [{"disabled": True}, {"enabled": False}])
def test_both_spellings_switch_a_server_off(entry: dict[str, bool]) -> None:
    assert not parse({"a": {"command": "a"} | entry})["a"].enabled


@pytest.mark.parametrize(
    ("entry", "said"),
    [
        (None, "must be an object"),
        ({}, "neither a command nor a url"),
        ({"command": 7}, '"command" must be text'),
        ({"command": "a", "args": "x"}, '"args" must be a list'),
        ({"command": "a", "env": {"A": None}}, '"env" must be an object'),
        ({"url": "ftp://x"}, "must begin with http"),
        ({"url": "http://[half/mcp"}, "must begin with http"),
        ({"url": "http://host:port/mcp"}, "must begin with http"),
        ({"url": "https://"}, "name a host"),
        ({"url": "http://x", "headers": {"X-Key": "two\nlines"}}, "must be one line"),
        ({"url": "http://x", "type": "sse"}, "'sse' is not supported"),
        ({"command": "a", "type": "http"}, "needs a url"),
    ],
)
def test_a_wrong_entry_says_what_is_wrong_and_costs_no_other(entry: object, said: str) -> None:
    found = parse({"bad": entry, "good": {"command": "good"}})
    assert said in found["bad"].problem
    assert isinstance(found["bad"].target, str)
    assert found["good"].problem == ""


def test_a_name_that_a_key_may_not_hold_is_encoded() -> None:
    assert list(parse({"my/own server": {"command": "a"}})) == ["my%2Fown%20server"]


@pytest.mark.parametrize(
    "data", [b"", b" \n", b"{}", b'{"mcpServers":null}', b"null", b'{"version": 1}', b"\xef\xbb\xbf{}"]
)
def test_an_empty_file_means_no_servers(data: bytes) -> None:
    assert parse_servers(data, source="servers.json") == ()


def test_a_byte_order_mark_is_no_obstacle() -> None:
    data = b'\xef\xbb\xbf{"mcpServers":{"a":{"command":"x"}}}'
    assert [config.command for config in parse_servers(data, source="servers.json")] == ["x"]


def test_a_missing_file_means_no_servers(tmp_path: Path) -> None:
    assert read_servers(tmp_path / "servers.json") == ()


def test_a_syntax_error_names_its_line_and_column() -> None:
    with pytest.raises(ConfigError, match="line 2, column 17") as caught:
        parse_servers(b'{\n  "mcpServers": x\n}', source="servers.json")
    assert caught.value.remedy


@pytest.mark.parametrize(
    "data", [b"[]", b'"text"', b'{"mcpServers": []}', b'{"servers": {"a": {"command": "x"}}}', b"\xff\xfe{"]
)
def test_another_shape_is_refused(data: bytes) -> None:
    with pytest.raises(ConfigError, match=r"servers\.json"):
        parse_servers(data, source="servers.json")


def test_only_what_is_different_counts_as_changed() -> None:
    old = tuple(parse({"same": {"command": "s"}, "other": {"command": "o"}, "gone": {"command": "g"}}).values())
    new = tuple(parse({"new": {"command": "n"}, "same": {"command": "s"}, "other": {"command": "x"}}).values())
    changes = compare(old, new)
    assert (changes.added, changes.removed, changes.changed) == (("new",), ("gone",), ("other",))
