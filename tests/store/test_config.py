"""What servers.json may hold."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dost_engine.errors import ConfigError
from dost_engine.mcp_store.config import KNOWN_KEYS, compare, parse_entry, parse_servers, read_servers
from dost_engine.mcp_store.endings import lasting
from dost_engine.types import ServerState
from support.any_json import JSON
from support.servers.running import entry as fine
from support.servers.running import running

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
        ({"url": "http://x", "type": "carrier-pigeon"}, "'carrier-pigeon' is not supported"),
        ({"url": "http://x", "type": "stdio"}, "'stdio' needs a command"),
        ({"command": "a", "type": "http"}, "'http' needs a url"),
        ({"command": "a", "transport": "sse"}, "'sse' needs a url"),
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
    "data",
    [
        b"",
        b" \n",
        b"// none",
        b"{}",
        b'{"mcpServers":null}',
        b'{"mcpServers": []}',
        b"[]",
        b"null",
        b'{"version": 1}',
        b"\xef\xbb\xbf{}",
    ],
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


@pytest.mark.parametrize("data", [b'"text"', b"7", b'{"mcpServers": "x"}', b'{"theme": {"dark": {}}}', b"\xff\xfe{"])
def test_another_shape_is_refused(data: bytes) -> None:
    with pytest.raises(ConfigError, match=r"servers\.json"):
        parse_servers(data, source="servers.json")


# ------------------------------------------------------------------------------------- shapes and spellings in use

ONE_SERVER = [
    '{"servers":{"a":{"type":"stdio","command":"a-server"}},"inputs":[]}',
    '{"mcp":{"servers":{"a":{"command":"a-server"}}}}',
    '{"mcp.servers":{"a":{"command":"a-server"}},"editor.fontSize":12}',
    '{"mcpServers":[{"name":"a","command":"a-server"}]}',
    '{"a":{"command":"a-server"}}',
    '{"version":1,"a":{"command":"a-server"}}',
    '[{"name":"a","command":"a-server"}]',
    '{"mcpServers":{},"servers":{"a":{"command":"a-server"}}}',
    '{"context_servers":{"a":{"command":{"path":"a-server","args":["--fast"]}}}}',
    '{"mcp":{"a":{"type":"local","command":["a-server","--fast"],"environment":{"K":"v"}}}}',
    '{"mcpServers":{"a":{"command":["a-server","--fast"],"type":"local"}}}',
    '{"mcpServers":{"a":{"command":"a-server --fast"}}}',
    '{"mcpServers":{"a":{"command":"a-server","args":["--fast"]}}}',
]


@pytest.mark.parametrize("text", ONE_SERVER)
def test_every_shape_in_use_gives_the_one_server(text: str) -> None:
    (config,) = parse_servers(text.encode(), source="servers.json")
    assert (config.name, config.command, config.problem, config.enabled) == ("a", "a-server", "", True)
    assert config.args == (("--fast",) if "--fast" in text else ())
    assert config.env == ({"K": "v"} if "environment" in text else {})


def test_a_command_with_a_blank_is_a_path_where_there_is_such_a_file(tmp_path: Path) -> None:
    program = tmp_path / "my server"
    program.touch()
    assert parse({"a": {"command": str(program), "args": ["-x"]}})["a"].command == str(program)
    missing = str(tmp_path / "no such program")
    assert parse({"a": {"command": missing}})["a"].command == missing
    quoted = parse({"a": {"command": 'run "two words" last', "args": ["-x"]}})["a"]
    assert (quoted.command, quoted.args) == ("run", ("two words", "last", "-x"))


def test_entries_that_are_off_or_nothing_stay_in_the_list() -> None:
    text = '{"mcpServers":{"a":{"command":"x","disabled":true},"b":{"command":"b","enabled":false},"c":null,"d":{}}}'
    found = parse_servers(text.encode(), source="servers.json")
    assert [config.name for config in found] == ["a", "b", "c", "d"]
    assert [config.enabled for config in found] == [False, False, True, True]
    assert [bool(config.problem) for config in found] == [False, False, True, True]


@pytest.mark.parametrize(
    ("spelling", "transport", "said"),
    [
        ({"type": "streamable-http", "url": "http://127.0.0.1:9/mcp"}, "http", True),
        ({"type": "streamableHttp", "url": "http://127.0.0.1:9/mcp"}, "http", True),
        ({"type": "http", "url": "http://127.0.0.1:9/mcp"}, "http", True),
        ({"transport": "streamable_http", "url": "http://127.0.0.1:9/mcp"}, "http", True),
        ({"httpUrl": "http://127.0.0.1:9/mcp"}, "http", True),
        ({"serverUrl": "http://127.0.0.1:9/mcp"}, "http", False),
        ({"url": "http://127.0.0.1:9/mcp"}, "http", False),
        ({"type": "sse", "url": "http://127.0.0.1:9/mcp"}, "sse", True),
        ({"transportType": "sse", "url": "http://127.0.0.1:9/mcp"}, "sse", True),
    ],
)
def test_every_spelling_of_a_transport_is_that_transport(spelling: dict[str, str], transport: str, said: bool) -> None:
    found = parse({"a": spelling})["a"]
    assert (found.transport, found.transport_said, found.problem) == (transport, said, "")
    assert found.url == "http://127.0.0.1:9/mcp"


COMMENTED = r"""{
  // my servers
  "mcpServers": {
    /* off for now
    "old": {"command": "x"}, */
    "docs": {"url": "https://docs.example/mcp", },
    "files": {"command": "files-server", "args": ["src/**/*.py", "a,]b", "say \"//hi\"",],},
  },
}
"""


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32"])
def test_comments_and_trailing_commas_are_read_in_every_encoding(encoding: str) -> None:
    for text in (COMMENTED, COMMENTED.replace("\n", "\r\n")):
        docs, files = parse_servers(text.encode(encoding), source="servers.json")
        assert (docs.name, docs.url) == ("docs", "https://docs.example/mcp")
        assert (files.name, files.args) == ("files", ("src/**/*.py", "a,]b", 'say "//hi"'))


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ('{\n  // one\n  "mcpServers": {"a": x}\n}', "line 3, column 23"),
        ('{"a": /* two\nlines */ }', "line 2, column 10"),
        ('{\n\t"a": 1 /* never\n}', "line 2, column 9"),
        ('{"a": "open\n}', "line 1, column 12"),
        ('{"a": 1} // fine\n}', "line 2, column 1"),
    ],
)
def test_an_error_after_a_comment_names_the_place_in_the_file(text: str, place: str) -> None:
    with pytest.raises(ConfigError, match=place):
        parse_servers(text.encode(), source="servers.json")


def test_a_key_that_dost_does_not_know_changes_no_server() -> None:
    old = tuple(parse({"a": {"command": "x", "autoApprove": []}}).values())
    new = tuple(parse({"a": {"command": "x", "autoApprove": ["all"], "icon": "y"}}).values())
    changes = compare(old, new)
    assert (changes.added, changes.removed, changes.changed) == ((), (), ())
    assert new[0].extra == {"autoApprove": ["all"], "icon": "y"}


def test_only_what_is_different_counts_as_changed() -> None:
    old = tuple(parse({"same": {"command": "s"}, "other": {"command": "o"}, "gone": {"command": "g"}}).values())
    new = tuple(parse({"new": {"command": "n"}, "same": {"command": "s"}, "other": {"command": "x"}}).values())
    changes = compare(old, new)
    assert (changes.added, changes.removed, changes.changed) == (("new",), ("gone",), ("other",))


@pytest.mark.parametrize(
    "entry",
    [
        {"command": "node -e " + "x" * 300},
        {"command": "sh -c 'echo " + "y/" * 3000 + "'"},
        {"command": "~nobody-of-that-name/bin/x --flag"},
        {"command": "~nobody-of-that-name/bin/x"},
        {"command": "x", "cwd": "~nobody-of-that-name/y"},
        {"command": "x", "cwd": "y" * 300},
        {"command": "x \ud83d"},
    ],
)
async def test_a_path_that_no_system_has_costs_one_server(tmp_path: Path, entry: dict[str, Any]) -> None:
    async with running(tmp_path, {"odd": entry, "fine": fine()}) as run:
        assert run.ids() == ["fine/echo"]
        assert run.status("odd").state is ServerState.FAILED
        assert run.status("odd").error


async def test_what_nobody_foresaw_is_said_and_a_restart_tries_again() -> None:
    told: list[str] = []
    fails = [ZeroDivisionError("first"), KeyError("second")]

    async def work() -> None:
        if fails:
            raise fails.pop(0)

    async def on_error(error: Exception) -> None:
        told.append(f"{error}")

    await lasting(work, on_error)
    assert told == ["first", "'second'"]


MEMBERS = st.sampled_from(sorted(KNOWN_KEYS))


@given(st.dictionaries(MEMBERS, JSON, max_size=6), st.dictionaries(st.text(max_size=12), JSON, max_size=3))
@settings(max_examples=200, deadline=None)
def test_whatever_stands_in_an_entry_is_an_entry_or_has_a_problem(known: dict[str, Any], other: dict[str, Any]) -> None:
    config = parse_entry("a", {"command": "x"} | other | known)
    assert config.problem or config.command or config.url
    assert config.digest
    assert isinstance(config.target, str)
    made = parse_servers(json.dumps({"mcpServers": {"a": known}, "inputs": [known, other]}).encode(), source="x")
    assert [one.name for one in made] == ["a"]
