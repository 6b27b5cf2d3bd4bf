"""Keys, tokens and passwords of servers.json are seen nowhere: not in states, logs, errors or on the screen."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from dost_engine.mcp_store.config import ServerConfig, parse_servers
from dost_engine.mcp_store.hiding import HIDDEN, hide
from dost_engine.mcp_store.logs import LogRing
from dost_engine.types import ServerState
from support.servers.running import entry, running

if TYPE_CHECKING:
    from pathlib import Path


def config(**entry: Any) -> ServerConfig:
    data = json.dumps({"mcpServers": {"a": entry}}).encode()
    return parse_servers(data, source="servers.json")[0]


@pytest.mark.parametrize(
    ("args", "shown"),
    [
        (["--api-key", "k-1", "-v", "plain"], "--api-key ••• -v plain"),
        (["--token=t-2", "TOKEN=t-3", "LEVEL=3"], "--token=••• TOKEN=••• LEVEL=3"),
        (["--header", "Authorization: Bearer SECRET-A"], '--header "Authorization: •••"'),
        (["-c", "echo 'it is' >&2; exit 3", ""], """-c "echo 'it is' >&2; exit 3" \"\""""),
        (["--say", 'a "b" c'], '--say "a \\"b\\" c"'),
        (["--header=X-Api-Key:SECRET-A"], "--header=X-Api-Key:•••"),
        (["-H", "X-Custom: SECRET-A"], '-H "X-Custom: •••"'),
        (
            ["https://me:pw@h.example/mcp?key=SECRET-C", "https://h.example/a"],
            "https://h.example/mcp https://h.example/a",
        ),
        (["--db=postgres://me:SECRET-A@host/db"], "--db=postgres://host/db"),
        (["mcp-thing", "abc123def456ghi789jkl0"], "mcp-thing •••"),
        (["-y", "@scope/server-files@1.2.3", "/home/me/notes", "--author", "Me"], None),
        (["run", "ghcr.io/some/image-with-a-long-name:1.24.3"], None),
    ],
)
def test_a_command_line_is_shown_without_its_secrets(args: list[str], shown: str | None) -> None:
    assert config(command="run", args=args).target == "run " + (" ".join(args) if shown is None else shown)


def test_a_secret_with_quotes_in_it_is_hidden_in_an_argument_too() -> None:
    shown = config(command="run", args=['say it is my "pass" word, yes'], env={"API_TOKEN": 'my "pass" word'}).target
    assert shown == 'run "say it is •••, yes"'


def test_an_address_is_shown_without_user_and_query() -> None:
    assert config(url="https://user:pw@h.example:8/mcp?key=s-4#x").target == "https://h.example:8/mcp"


def test_secrets_are_not_in_what_python_shows_of_an_entry() -> None:
    shown = repr(config(command="c", args=["--token", "SECRET-A"], env={"A_KEY": "SECRET-B"}))
    shown += repr(config(url="https://h.example/?k=SECRET-C", headers={"X": "SECRET-D"}))
    assert "SECRET" not in shown


def test_everything_that_may_be_secret_is_searched_for_and_nothing_else() -> None:
    found = config(
        command="c",
        args=["--header", "Authorization: Bearer SECRET-A"],
        env={"GIT_PAT": "SECRET-B", "OTHER": "x9y8z7w6v5u4t3s2r1q0p", "MODE": "production", "GIT_AUTHOR": "Somebody"},
    )
    said = "Bearer SECRET-A, SECRET-A, SECRET-B, x9y8z7w6v5u4t3s2r1q0p, production, Somebody"
    assert hide(said, found.secrets) == f"{HIDDEN}, {HIDDEN}, {HIDDEN}, {HIDDEN}, production, Somebody"
    web = config(
        url="https://me:SECRET-E@h.example/mcp?key=SECRET%2DC",
        headers={"X-Own": "SECRET-D", "Accept": "application/json"},
    )
    said = "SECRET-C SECRET%2DC SECRET-D SECRET-E application/json"
    assert hide(said, web.secrets) == f"{HIDDEN} {HIDDEN} {HIDDEN} {HIDDEN} application/json"


async def test_a_server_that_prints_what_it_was_given_gives_nothing_away(tmp_path: Path) -> None:
    servers = {"talking": entry(tells="GIT_PAT"), "dying": entry(tells="GIT_PAT", die_on="initialize")}
    for server in servers.values():
        server["args"] += ["--header", "Authorization: Bearer SECRET-A"]
        server["env"] = {"GIT_PAT": "SECRET-B"}
    async with running(tmp_path, servers) as run:
        assert run.status("dying").state is ServerState.FAILED
        assert "SECRET" not in repr([*run.store.servers(), *run.states, run.store.logs("talking")])
        told = f"given {HIDDEN} and ['--header', 'Authorization: {HIDDEN}']"
        assert told in run.store.logs("talking")
        assert f"[not a message, on stdout] {told}" in run.store.logs("talking")
        assert told in run.status("dying").error


def test_a_log_line_shows_no_hidden_text_and_hides_no_secret_behind_it() -> None:
    log = LogRing(lambda line: hide(line, ["SECRET-A"]))
    log.add("\x1b[31mkey SEC\u200bRET-A \u202etxet\U000e0069\U000e0067\x1b[0m")
    assert log.lines() == (f"key {HIDDEN} txet",)
