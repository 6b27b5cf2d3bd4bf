"""What a storm of changes costs: listings of the server, and builds of the index."""

from __future__ import annotations

import json
from contextlib import aclosing
from typing import TYPE_CHECKING

from dost_engine.client import EngineClient
from dost_engine.service import Service
from dost_engine.settings import Paths, Settings
from dost_engine.types import EventKind
from support.fake_embedder import HashEmbedder
from support.servers.running import entry, tool

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

SETTLE_S = 60.0


async def seen(client: EngineClient, tools: int) -> None:
    """Wait until turns see a catalogue of so many tools."""
    async with aclosing(client.events()) as events:
        async for event in events:  # what has happened is told first
            if event.kind is EventKind.CATALOG and event.data["tools"] == tools:
                break


async def test_two_hundred_changes_cost_two_listings_and_one_index_of_the_last_state(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DOST_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("DOST_MODELS_DIR", str(tmp_path / "models"))
    paths = Paths.from_environment()
    tools, record = tmp_path / "tools.json", tmp_path / "methods"
    reading = tool("storm", annotations={"readOnlyHint": True})
    tools.write_text(json.dumps([reading]))
    paths.config.mkdir(parents=True)
    server = entry(tools_file=str(tools), record=str(record))
    paths.servers_file.write_text(json.dumps({"mcpServers": {"a": server}}))
    service = Service(paths, Settings(), host="daemon", load_embedder=HashEmbedder)
    await service.start()
    try:
        async with EngineClient(service.url, service.token) as client:
            await service.wait_settled(SETTLE_S)
            await seen(client, 1)
            revision = (await client.status()).index.revision
            listed = record.read_text().split().count("tools/list")
            last = [reading, tool("fresh"), tool("newest")]
            await client.invoke("a/storm", {"tools": last})
            await seen(client, 3)
            await service.wait_settled(SETTLE_S)
            index = (await client.status()).index
            assert (index.revision, index.tools, index.building) == (revision + 1, 3, False)
            assert record.read_text().split().count("tools/list") - listed <= 2
    finally:
        await service.stop()
