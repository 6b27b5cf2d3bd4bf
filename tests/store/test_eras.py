"""Which protocol a server speaks is asked once and kept."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import date, timedelta
from typing import TYPE_CHECKING

import pytest

from dost_engine.mcp_store.config import ServerConfig, parse_entry
from dost_engine.mcp_store.eras import KEEP_DAYS, Eras
from dost_engine.types import ServerState
from support.servers.running import QUICK, entry, running

if TYPE_CHECKING:
    from pathlib import Path
    from typing import Any

OLD, OTHER = ServerConfig("a", command="old"), ServerConfig("a", command="old", args=("-v",))


def asked_for_the_newer(record: Path) -> int:
    return record.read_text().split().count("server/discover")


async def start(folder: Path, server: dict[str, Any], eras: Path) -> tuple[ServerState, str]:
    async with running(folder, {"a": server}, times=replace(QUICK, probe_s=0.5), eras_file=eras) as run:
        return run.status("a").state, (await run.store.call("a/echo", {"k": 1})).text


@pytest.mark.parametrize("trap", [{}, {"ignore": ["server/discover"]}, {"die_on": "server/discover"}])
async def test_a_server_of_the_older_protocol_is_asked_for_the_newer_once(tmp_path: Path, trap: dict[str, Any]) -> None:
    record, eras = tmp_path / "methods", tmp_path / "eras.json"
    server = entry(record=str(record), **trap)
    for _ in range(2):
        assert await start(tmp_path, server, eras) == (ServerState.READY, '{"k": 1}')
        assert asked_for_the_newer(record) == 1
    again = server | {"env": {"MODE": "other"}}  # another entry is another server
    assert await start(tmp_path, again, eras) == (ServerState.READY, '{"k": 1}')
    assert asked_for_the_newer(record) == 2


@pytest.mark.parametrize("text", ["", "not JSON", "[]", '{"version": 1, "older": {"x": 5}}', '{"version": 1}'])
async def test_a_broken_file_costs_a_question_only(tmp_path: Path, text: str) -> None:
    record, eras = tmp_path / "methods", tmp_path / "eras.json"
    eras.write_text(text)
    server = entry(record=str(record))
    assert await start(tmp_path, server, eras) == (ServerState.READY, '{"k": 1}')
    assert asked_for_the_newer(record) == 1
    assert len(json.loads(eras.read_text())["older"]) == 1


async def test_a_server_that_was_updated_to_the_newer_protocol_works_though_the_older_was_kept(tmp_path: Path) -> None:
    eras, server = tmp_path / "eras.json", entry(era="modern")
    Eras(eras).note(parse_entry("a", server), "legacy")
    assert await start(tmp_path, server, eras) == (ServerState.READY, '{"k": 1}')
    assert json.loads(eras.read_text())["older"] == {}


def test_what_is_kept_is_kept_for_some_days(tmp_path: Path) -> None:
    today = date(2026, 3, 1)
    file = tmp_path / "eras.json"
    Eras(file, today=lambda: today).note(OLD, "legacy")
    assert Eras(file, today=lambda: today).mode(OLD) == "legacy"
    assert Eras(file, today=lambda: today).mode(OTHER) == "auto"
    later = today + timedelta(days=KEEP_DAYS)
    assert Eras(file, today=lambda: later).mode(OLD) == "auto"
    assert Eras(file, today=lambda: today - timedelta(days=1)).mode(OLD) == "auto"  # a clock that was set back
    Eras(file, today=lambda: later).note(OTHER, "legacy")
    assert list(json.loads(file.read_text())["older"].values()) == [later.isoformat()]


def test_a_file_that_cannot_be_written_or_is_of_a_newer_dost_costs_the_keeping_only(tmp_path: Path) -> None:
    folder = tmp_path / "eras.json"
    folder.mkdir()
    eras = Eras(folder)
    eras.note(OLD, "legacy")
    assert eras.mode(OLD) == "legacy"
    assert "is not kept" in eras.problem
    newer = tmp_path / "newer.json"
    newer.write_text('{"version": 99, "older": {}}')
    Eras(newer).note(OLD, "legacy")
    assert newer.read_text() == '{"version": 99, "older": {}}'
