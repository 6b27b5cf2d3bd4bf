"""The sample servers are added to an empty list only, and the entries start real servers."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from dost_engine.errors import ConfigError
from dost_engine.mcp_store.config import read_servers
from dost_engine.mcp_store.samples import add_sample_servers, sample_servers

if TYPE_CHECKING:
    from pathlib import Path


def test_an_empty_list_gets_the_samples(tmp_path: Path) -> None:
    file = tmp_path / "config" / "servers.json"
    names = add_sample_servers(file, tmp_path)
    assert names[0] == "office"
    assert {"time", "git", "fetch"} <= set(names)  # the tests install them
    configs = read_servers(file)
    assert tuple(config.name for config in configs) == names
    assert not any(config.problem for config in configs)


def test_a_list_with_servers_is_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "servers.json"
    before = json.dumps({"mcpServers": {"mine": {"command": "my-server"}}})
    file.write_text(before, encoding="utf-8")
    with pytest.raises(ConfigError, match="lists servers already"):
        add_sample_servers(file, tmp_path)
    assert file.read_text(encoding="utf-8") == before


def test_a_file_that_cannot_be_understood_is_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "servers.json"
    file.write_text("{", encoding="utf-8")
    with pytest.raises(ConfigError, match="line 1"):
        add_sample_servers(file, tmp_path)
    assert file.read_text(encoding="utf-8") == "{"


def test_the_office_keeps_its_database_where_it_is_told(tmp_path: Path) -> None:
    office = sample_servers(tmp_path)["office"]
    assert office["args"][-2:] == ["--db", str(tmp_path / "sample-office.sqlite")]
