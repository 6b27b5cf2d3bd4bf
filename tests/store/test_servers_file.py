"""Dost's own changes of servers.json: what was asked for, and nothing else."""

from __future__ import annotations

import json
import os
import stat
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest

from dost_engine.errors import ConfigError, StorageError
from dost_engine.mcp_store.config import read_servers
from dost_engine.mcp_store.servers_file import add_servers, put_back, remove_server, set_enabled

if TYPE_CHECKING:
    from pathlib import Path

TEXT = """{
  // mine, by hand
  "theme": "dark",
  "mcpServers": {
    "a": {"command": "x", "autoApprove": ["*"]}, // keep this
    /* "off": {"command": "y"}, */
    "b c": {"url": "https://b.example/mcp", "disabled": true},
  },
}
"""
SHAPES = [
    "",
    "// nothing yet",
    "{}",
    "[]",
    '{"version": 1}',
    '{"mcpServers": null}',
    '{"mcpServers": []}',
    '{"servers": {}, "inputs": []}',
    '{"mcp": {"servers": {"old": {"command": "o"}}}}',
    '{"old": {"command": "o"}}',
    '[{"name": "old", "command": "o"}]',
]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    made = tmp_path / "config" / "servers.json"
    made.parent.mkdir()
    made.write_text(TEXT, encoding="utf-8")
    return made


def names(file: Path) -> dict[str, bool]:
    return {config.name: config.enabled for config in read_servers(file)}


def test_a_server_is_added_and_every_other_line_stays(file: Path) -> None:
    assert add_servers(file, {"new one": {"command": "z", "args": ["ü"]}}) == ("new%20one",)
    assert names(file) == {"a": True, "b%20c": False, "new%20one": True}
    text = file.read_text(encoding="utf-8")
    assert set(TEXT.splitlines()) <= set(text.splitlines())
    assert '"ü"' in text
    assert file.with_name("servers.json.bak").read_text(encoding="utf-8") == TEXT
    if sys.platform != "win32":
        for kept in (file, file.with_name("servers.json.bak")):
            assert stat.S_IMODE(os.stat(kept).st_mode) == 0o600  # noqa: PTH116 - as the system has it


def test_a_name_that_is_taken_is_refused_unless_it_is_to_be_replaced(file: Path) -> None:
    for name in ("a", "b c", "b%20c"):
        with pytest.raises(ConfigError, match="already"):
            add_servers(file, {"fresh": {"command": "f"}, name: {"command": "z"}})
    assert file.read_text(encoding="utf-8") == TEXT
    add_servers(file, {"b c": {"command": "z"}}, replace=True)
    assert [(config.name, config.command) for config in read_servers(file)] == [("a", "x"), ("b%20c", "z")]


def test_switching_off_and_on_touches_one_member(file: Path) -> None:
    set_enabled(file, "a", enabled=False)
    assert names(file) == {"a": False, "b%20c": False}
    set_enabled(file, "a", enabled=True)
    set_enabled(file, "b c", enabled=True)
    assert names(file) == {"a": True, "b%20c": True}
    assert "// keep this" in file.read_text(encoding="utf-8")
    set_enabled(file, "a", enabled=True)
    file.write_text('{"mcpServers": {"a": {"command": "x", "enabled": false, "disabled": true}}}')
    set_enabled(file, "a", enabled=True)
    assert names(file) == {"a": True}


def test_a_removed_server_takes_nothing_with_it(file: Path) -> None:
    remove_server(file, "b%20c")
    assert names(file) == {"a": True}
    remove_server(file, "a")
    text = file.read_text(encoding="utf-8")
    assert all(kept in text for kept in ("// mine", "// keep this", '/* "off"', '"theme": "dark"'))
    with pytest.raises(ConfigError, match="there are: none"):
        remove_server(file, "a")


@pytest.mark.parametrize("text", SHAPES)
def test_every_shape_stays_that_shape(tmp_path: Path, text: str) -> None:
    file = tmp_path / "servers.json"
    file.write_text(text)
    before = names(file)
    add_servers(file, {"new": {"command": "n"}, "second": {"command": "s"}})
    assert list(names(file)) == [*before, "new", "second"]
    set_enabled(file, "new", enabled=False)
    assert names(file)["new"] is False
    add_servers(file, {"new": {"command": "again"}}, replace=True)
    assert {config.name: config.command for config in read_servers(file)}["new"] == "again"
    remove_server(file, "new")
    remove_server(file, "second")
    assert names(file) == before
    if text.startswith("//"):
        assert text in file.read_text()
    if text.startswith(("{", "[")):
        json.loads(file.read_text())  # what was strict JSON still is


@pytest.mark.parametrize(
    "data", [b'{"mcpServers": ', b"\xff\xfe{", b'{"version": 2, "mcpServers": {}}', b'{"x": {"y": 1}}']
)
def test_a_file_that_is_not_understood_is_left_as_it_is(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "servers.json"
    file.write_bytes(data)
    with pytest.raises(ConfigError):
        add_servers(file, {"new": {"command": "n"}})
    assert file.read_bytes() == data
    assert not file.with_name("servers.json.bak").exists()


def test_a_file_in_utf_16_is_added_to(tmp_path: Path) -> None:
    file = tmp_path / "servers.json"
    file.write_bytes(TEXT.replace("\n", "\r\n").encode("utf-16"))
    add_servers(file, {"new": {"command": "n"}})
    assert list(names(file)) == ["a", "b%20c", "new"]
    assert "// keep this" in file.read_text(encoding="utf-8")


def test_writers_at_once_lose_nothing(file: Path) -> None:
    with ThreadPoolExecutor(8) as pool:
        list(pool.map(lambda number: add_servers(file, {f"n{number}": {"command": "n"}}), range(8)))
    assert set(names(file)) == {"a", "b%20c", *(f"n{number}" for number in range(8))}


@pytest.mark.skipif(sys.platform == "win32", reason="links need a right there")
def test_a_link_stays_a_link(tmp_path: Path, file: Path) -> None:
    link = tmp_path / "servers.json"
    link.symlink_to(file)
    add_servers(link, {"new": {"command": "n"}})
    assert link.is_symlink()
    assert "new" in names(file)


def test_half_a_character_can_be_kept(file: Path) -> None:
    add_servers(file, {"new": {"command": "n", "args": ["\ud83d"]}})
    assert read_servers(file)[-1].args == ("\ufffd",)


def test_without_a_copy_of_the_old_nothing_is_written(file: Path) -> None:
    file.with_name("servers.json.bak").mkdir()
    with pytest.raises(StorageError, match="nothing was changed"):
        remove_server(file, "a")
    assert file.read_text(encoding="utf-8") == TEXT


@pytest.mark.parametrize("name", ["a", "b c"])
def test_a_removed_server_comes_back_letter_for_letter_where_it_was(file: Path, name: str) -> None:
    removed = remove_server(file, name)
    assert file.read_text(encoding="utf-8") != TEXT
    put_back(file, removed)
    assert file.read_text(encoding="utf-8") == TEXT


def test_a_removed_server_comes_back_last_where_the_file_was_changed_meanwhile(file: Path) -> None:
    removed = remove_server(file, "a")
    set_enabled(file, "b c", enabled=True)
    put_back(file, removed)
    assert [(one.name, one.command, one.enabled) for one in read_servers(file)] == [
        ("b%20c", "", True),
        ("a", "x", True),
    ]
    text = file.read_text(encoding="utf-8")
    assert '"autoApprove"' in text
    assert "// mine, by hand" in text


def test_a_removed_server_does_not_take_the_place_of_another_that_has_its_name_by_now(file: Path) -> None:
    removed = remove_server(file, "a")
    add_servers(file, {"a": {"command": "other"}})
    before = file.read_bytes()
    with pytest.raises(ConfigError, match='"a" already'):
        put_back(file, removed)
    assert file.read_bytes() == before


def test_what_is_secret_in_a_removed_entry_is_in_no_log(file: Path) -> None:
    add_servers(file, {"key": {"command": "x", "env": {"TOKEN": "geheim"}}})
    assert "geheim" not in repr(remove_server(file, "key"))
