"""The sample servers are added to an empty list only, and the entries start real servers."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

import pytest

from dost_assets.sample_servers.office.server import default_file
from dost_engine.errors import ConfigError
from dost_engine.mcp_store.config import read_servers
from dost_engine.mcp_store.samples import add_sample_servers, sample_servers
from dost_engine.settings import Paths

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


def test_what_else_is_in_the_file_stays_and_nobody_else_may_read_it(tmp_path: Path) -> None:
    file = tmp_path / "servers.json"
    file.write_text('{"inputs": "mine", "mcpServers": {}}', encoding="utf-8")
    add_sample_servers(file, tmp_path)
    whole = json.loads(file.read_text(encoding="utf-8"))
    assert whole["inputs"] == "mine"
    if sys.platform != "win32":
        assert file.stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("text", ['{"servers": {"mine": {"command": "x"}}}', '{"version": 2}'])
def test_a_file_of_another_shape_or_a_newer_dost_is_left_as_it_is(tmp_path: Path, text: str) -> None:
    file = tmp_path / "servers.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ConfigError, match=r"servers\.json"):
        add_sample_servers(file, tmp_path)
    assert file.read_text(encoding="utf-8") == text


def test_the_office_has_one_file_whoever_starts_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DOST_HOME", str(tmp_path))
    office = sample_servers(Paths.from_environment().data)["office"]
    assert office["args"][-2:] == ["--db", str(default_file())]
