"""Turns asked for while the model is still being loaded, or cannot be: answered by words, and said so."""

from __future__ import annotations

import asyncio
import json
import threading
from contextlib import aclosing, asynccontextmanager
from typing import TYPE_CHECKING

import pytest

from dost_engine.client import EngineClient
from dost_engine.service import Service
from dost_engine.settings import Paths, Settings
from dost_engine.types import EventKind, Message, ModelState, Role, ToolCall, Turn
from support.fake_embedder import HashEmbedder
from support.servers.running import entry, tool

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from contextlib import AbstractAsyncContextManager
    from pathlib import Path

    from dost_engine.embedding.protocol import Embedder

    Started = Callable[[Callable[[], Embedder]], AbstractAsyncContextManager[tuple[Service, EngineClient]]]
FIRST = "sea/get_tide"


@pytest.fixture
def started(tmp_path: Path) -> Started:
    """Starts a service over a server with two tools, with a way to load its model."""
    paths = Paths(*(tmp_path / name for name in ("config", "data", "logs", "run", "models")))
    paths.config.mkdir()
    server = entry(tools=[tool("get_tide", description="Gets tide times"), tool("send_fax")])
    paths.servers_file.write_text(json.dumps({"mcpServers": {"sea": server}}))

    @asynccontextmanager
    async def start(load: Callable[[], Embedder]) -> AsyncIterator[tuple[Service, EngineClient]]:
        service = Service(paths, Settings(), host="daemon", load_embedder=load)
        await service.start()
        try:
            async with EngineClient(service.url, service.token) as client:
                async with asyncio.timeout(60), aclosing(client.events()) as events:
                    async for event in events:
                        if event.kind is EventKind.CATALOG and event.data["tools"] == 2:
                            break  # it can be searched by its words
                yield service, client
        finally:
            await service.stop()

    return start


async def test_a_turn_is_answered_by_words_and_history_while_the_model_loads(started: Started) -> None:
    gate = threading.Event()

    def slow() -> Embedder:
        assert gate.wait(60)
        return HashEmbedder()

    async with started(slow) as (service, client):
        try:
            trace = await client.select(Turn("the tide"))
            assert trace.selection.picks[0].id == FIRST
            assert "not loaded yet" in trace.selection.fallback
            called = (Message(Role.USER, "x"), Message(Role.ASSISTANT, calls=(ToolCall("send_fax"),)))
            kept = await client.select(Turn("haiku", called))
            assert [pick.id for pick in kept.selection.picks] == ["sea/send_fax"]
            assert (await client.status()).index.model is ModelState.LOADING
        finally:
            gate.set()
        await service.wait_settled(60)
        assert (await client.status()).index.model is ModelState.READY
        assert (await client.select(Turn("the tide"))).selection.fallback == ""


@pytest.mark.parametrize(
    "error",
    [
        ImportError("DLL load failed while importing onnxruntime_pybind11_state"),
        MemoryError(),
        RuntimeError("session creation failed"),
        OSError(1314, "A required privilege is not held by the client"),
    ],
    ids=lambda error: type(error).__name__,
)
async def test_a_model_that_cannot_be_loaded_costs_the_vectors_and_the_reason_is_said(
    started: Started, error: Exception
) -> None:
    def broken() -> Embedder:
        raise error

    async with started(broken) as (service, client):
        await service.wait_settled(60)
        assert (await client.select(Turn("the tide"))).selection.picks[0].id == FIRST
        index = (await client.status()).index
        assert index.model is ModelState.FAILED
        assert index.model_problem is not None
        assert (str(error) or type(error).__name__) in index.model_problem.message
        assert index.model_problem.remedy
