"""The service counts what is called through it."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from typing import TYPE_CHECKING

import pytest

from dost_engine.client import EngineClient
from dost_engine.errors import ServerUnavailable, StorageError, ToolNotFound
from dost_engine.service import Service
from dost_engine.settings import Paths, Settings
from dost_engine.types import Turn
from dost_engine.usage.latencies import class_of, percentile_ms
from support.fake_embedder import HashEmbedder
from support.servers.running import entry, tool

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def paths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Paths:
    monkeypatch.setenv("DOST_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("DOST_MODELS_DIR", str(tmp_path / "models"))
    found = Paths.from_environment()
    found.config.mkdir(parents=True)
    servers = {"mail": entry(tools=[tool("send"), tool("archive")])}
    found.servers_file.write_text(json.dumps({"mcpServers": servers}), encoding="utf-8")
    return found


async def test_calls_are_counted_and_selections_are_not(paths: Paths) -> None:
    service = Service(paths, Settings(), host="command", load_embedder=HashEmbedder)
    await service.start()
    try:
        await service.wait_settled(60)
        async with EngineClient(service.url, service.token) as client:
            await client.select(Turn("send a mail"))
            await client.test_select(Turn("send a mail"))
            called = await client.invoke("mail/send", {}, origin="chat", by_hand=True)
            with pytest.raises(ToolNotFound):
                await client.invoke("mail/nothing", {}, by_hand=True)
            with pytest.raises((ToolNotFound, ServerUnavailable)):
                await client.invoke("nobody/nothing", {}, by_hand=True)
            report = await client.usage()
            assert [(one.tool_id, one.uses, one.successes) for one in report.tools] == [("mail/send", 1, 1)]
            told_ms = percentile_ms({class_of(called.took_ms): 1}, 0.5)
            assert report.tools[0].p50_ms == told_ms, "as the answer says, without what Dost did around it"
            assert [(day.calls, day.turns) for day in report.days] == [(1, 1)]
            await client.clear_usage()
            assert (await client.usage()).tools == ()
    finally:
        await service.stop()


async def test_who_has_things_forgotten_hears_where_that_cannot_be_done(paths: Paths) -> None:
    service = Service(paths, Settings(), host="command", load_embedder=HashEmbedder)
    await service.start()
    try:
        await service.wait_settled(60)
        async with EngineClient(service.url, service.token) as client:
            await client.invoke("mail/send", {}, by_hand=True)
            turn = await client.select(Turn("send a mail"))
            assert (await client.usage()).uses == 1  # it is written, too
            assert (await client.traces()).kept == 1
            for file, table in ((paths.usage_file, "events"), (paths.traces_file, "turns")):
                with contextlib.closing(sqlite3.connect(file)) as db:
                    db.execute(f"ALTER TABLE {table} RENAME TO elsewhere")
            with pytest.raises(StorageError, match="Calls could not be forgotten"):
                await client.clear_usage()
            with pytest.raises(StorageError, match="Turns could not be forgotten"):
                await client.clear_traces()
            assert (await client.usage()).uses == 1
            assert (await client.trace(turn.turn_id)).turn_id == turn.turn_id
    finally:
        await service.stop()


async def test_nothing_is_counted_where_the_settings_say_so(paths: Paths) -> None:
    service = Service(paths, Settings(count_calls=False), host="command", load_embedder=HashEmbedder)
    await service.start()
    try:
        await service.wait_settled(60)
        async with EngineClient(service.url, service.token) as client:
            await client.invoke("mail/send", {}, by_hand=True)
            await client.select(Turn("send a mail"))
            report = await client.usage()
            await client.clear_usage()
    finally:
        await service.stop()
    with contextlib.closing(sqlite3.connect(paths.usage_file)) as db:
        db.execute("PRAGMA user_version = 99")
    with pytest.raises(StorageError, match="newer Dost"):
        await service.usage.clear()
    assert not report.recording
    assert report.tools == ()
    assert report.days == ()
