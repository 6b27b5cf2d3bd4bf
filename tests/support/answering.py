"""A service on scripted servers, and a person beside it who can be asked."""

from __future__ import annotations

import asyncio
import json
from contextlib import aclosing, asynccontextmanager, suppress
from typing import TYPE_CHECKING, Any

from dost_engine.client import EngineClient
from dost_engine.errors import ServiceUnavailable
from dost_engine.service import Service
from dost_engine.settings import Settings
from support.fake_embedder import HashEmbedder

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from dost_engine.embedding.protocol import Embedder
    from dost_engine.settings import Paths
    from dost_engine.types import Event, EventKind, WaitingCall

HANG_S = 60
"""Seconds after which a wait in a test is given up as hung."""


@asynccontextmanager
async def serving(
    paths: Paths,
    settings: Settings | None = None,
    *,
    load_embedder: Callable[[], Embedder] = HashEmbedder,
    **servers: dict[str, Any],
) -> AsyncIterator[tuple[Service, EngineClient]]:
    """A service on these servers, all of them ready, and a client of it."""
    paths.config.mkdir(parents=True, exist_ok=True)
    paths.servers_file.write_text(json.dumps({"mcpServers": servers}), encoding="utf-8")
    service = Service(paths, settings or Settings(), host="daemon", load_embedder=load_embedder)
    await service.start()
    try:
        await service.wait_settled(HANG_S)
        async with EngineClient(service.url, service.token) as client:
            yield service, client
    finally:
        await service.stop()


class Person:
    """Reads the events and can be asked.

    Attributes:
        seen: The events so far.
        there: Set once the service knows of it.
    """

    def __init__(self, client: EngineClient) -> None:
        self.seen: list[Event] = []
        self.there = asyncio.Event()
        self._client = client
        self._news = asyncio.Event()

    async def read(self) -> None:
        with suppress(ServiceUnavailable):
            async with aclosing(self._client.events(answers=True, opened=self.there)) as events:
                async for event in events:
                    self.seen.append(event)
                    self._news.set()

    def told(self, kind: EventKind) -> list[Event]:
        return [event for event in self.seen if event.kind is kind]

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait for an event to bring something about."""
        async with asyncio.timeout(HANG_S):
            while not condition():
                self._news.clear()
                await self._news.wait()

    async def asked(self) -> WaitingCall:
        """The call that waits, once there is one."""
        async with asyncio.timeout(HANG_S):
            while not (waiting := await self._client.approvals()):
                self._news.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._news.wait(), 0.1)
        return waiting[0]


@asynccontextmanager
async def somebody(client: EngineClient) -> AsyncIterator[Person]:
    """A person who is there."""
    person = Person(client)
    reading = asyncio.create_task(person.read())
    await asyncio.wait_for(person.there.wait(), HANG_S)
    try:
        yield person
    finally:
        reading.cancel()
        await asyncio.wait({reading})
