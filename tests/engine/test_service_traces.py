"""The service keeps its turns, and explains any tool of them over HTTP."""

from __future__ import annotations

import json
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from dost_engine.client import EngineClient
from dost_engine.errors import BadRequest, NotFound, SeveralTools, ToolNotFound
from dost_engine.service import Service
from dost_engine.settings import Paths, Settings
from dost_engine.types import Cause, Policy, Turn, Verdict
from support.fake_embedder import HashEmbedder
from support.servers.running import entry, tool

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

MANY = [tool("send"), tool("archive"), *(tool(f"thing_{number}") for number in range(12))]


@pytest.fixture
def paths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Paths:
    monkeypatch.setenv("DOST_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("DOST_MODELS_DIR", str(tmp_path / "models"))
    found = Paths.from_environment()
    found.config.mkdir(parents=True)
    write_servers(found, mail=entry(tools=MANY), fax=entry(tools=[tool("send")]))
    return found


def write_servers(paths: Paths, **servers: object) -> None:
    paths.servers_file.write_text(json.dumps({"mcpServers": servers}), encoding="utf-8")


@asynccontextmanager
async def running(paths: Paths, settings: Settings | None = None) -> AsyncIterator[EngineClient]:
    service = Service(paths, settings or Settings(), host="command", load_embedder=HashEmbedder)
    await service.start()
    try:
        await service.wait_settled(60)
        async with EngineClient(service.url, service.token) as client:
            yield client
    finally:
        await service.stop()


async def test_a_turn_can_be_opened_and_explained_after_a_restart_and_says_that_tools_have_changed(
    paths: Paths,
) -> None:
    async with running(paths) as client:
        first = await client.select(Turn("send a mail", origin="chat"), Policy.default())
        await client.test_select(Turn("only tried out"))
        assert not (await client.trace(first.turn_id)).catalog_changed
        same = await client.explain(first.turn_id, "mail/thing_3")
        assert (same.turn_id, same.catalog_changed, same.policy) == (first.turn_id, False, "default")
        assert same.at_the_time is not None
        assert same.at_the_time.verdict is same.candidate.verdict
        assert same.at_the_time.score == same.candidate.score
    write_servers(paths, mail=entry(tools=MANY[:-1]))
    async with running(paths) as client:
        assert [one.turn_id for one in (await client.traces()).turns] == [first.turn_id]
        assert await client.trace(first.turn_id) == replace(first, catalog_changed=True)
        assert (await client.explain(first.turn_id, "mail/thing_3")).catalog_changed
        gone = await client.explain(first.turn_id, "fax/send")
        assert (gone.cause, gone.candidate.verdict) == (Cause.GONE, Verdict.GONE)
        assert gone.at_the_time is not None
        await client.clear_traces()
        assert (await client.traces()).kept == 0
        with pytest.raises(NotFound):
            await client.trace(first.turn_id)


async def test_any_turn_is_explained_and_wrong_names_are_told(paths: Paths) -> None:
    async with running(paths) as client:
        explanation = await client.explain(Turn("archive it"), "thing_3", Policy.guide())
        assert (explanation.tool_id, explanation.policy) == ("mail/thing_3", "guide")
        with pytest.raises(SeveralTools, match="mail/send, fax/send"):
            await client.explain(Turn("x"), "send")
        with pytest.raises(ToolNotFound) as caught:
            await client.explain(Turn("x"), "archiv")
        assert "mail/archive" in caught.value.remedy
        with pytest.raises(NotFound):
            await client.explain("no-such-turn", "archive")
        with pytest.raises(BadRequest):
            await client.explain("", "archive")
        with pytest.raises(BadRequest):
            await client.traces(limit=1000)


async def test_without_keeping_the_newest_turns_can_still_be_opened(paths: Paths) -> None:
    async with running(paths, Settings(keep_traces=False)) as client:
        trace = await client.select(Turn("send a mail"))
        assert await client.trace(trace.turn_id) == replace(trace, catalog_changed=False)
        assert not paths.traces_file.exists()


async def test_a_file_that_cannot_be_written_is_said_in_the_status_and_costs_no_answer(paths: Paths) -> None:
    paths.traces_file.mkdir(parents=True)
    async with running(paths) as client:
        trace = await client.select(Turn("send a mail"))
        assert await client.trace(trace.turn_id) == replace(trace, catalog_changed=False)
        assert any("Turns are kept until the end only" in line for line in (await client.status()).problems)
