"""An engine for one command: the running service, or one that lives as long as the command."""

from __future__ import annotations

import asyncio
import signal
import sys
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

from dost_engine.cli.lists import progress_line
from dost_engine.cli.terminal import console
from dost_engine.client import EngineClient
from dost_engine.errors import AlreadyRunning, ServiceUnavailable

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Coroutine, Iterator

    from dost_engine.embedding.protocol import Embedder
    from dost_engine.service import Service
    from dost_engine.settings import Paths, Settings

_T = TypeVar("_T")

SETTLE_S = 60.0  # a server that npx or uvx has to fetch first takes a while


@asynccontextmanager
async def engine(paths: Paths, settings: Settings) -> AsyncIterator[EngineClient]:
    """A client of the running service; where none runs, of one in this process that ends with the block.

    The latter has its servers up and its tools indexed before the block begins; progress is shown on stderr.

    Raises:
        AlreadyRunning: another command holds the profile and did not end.
    """
    async with AsyncExitStack() as stack:
        client = await _joined(paths)
        if client is None:
            try:
                client = await stack.enter_async_context(own_engine(paths, settings))
            except AlreadyRunning:  # one may have come up since we looked
                client = await _joined(paths)
                if client is None:
                    raise
        yield await stack.enter_async_context(client)


async def _joined(paths: Paths) -> EngineClient | None:
    try:
        return await EngineClient.discover(paths)
    except ServiceUnavailable:
        return None


@asynccontextmanager
async def own_engine(
    paths: Paths, settings: Settings, *, load_embedder: Callable[[], Embedder] | None = None
) -> AsyncIterator[EngineClient]:
    """A client of a service in this process that nobody else can join and that ends with the block.

    Raises:
        AlreadyRunning: another process holds the profile.
    """
    from dost_engine.service import Service

    service = Service(paths, settings, host="command", load_embedder=load_embedder)
    await service.start()
    try:
        with _progress(service):
            await service.wait_settled(SETTLE_S)
        async with EngineClient(service.url, service.token) as client:
            yield client
    finally:
        await service.stop()


@contextmanager
def _progress(service: Service) -> Iterator[None]:
    """Say what is being waited for, where somebody looks on."""
    err = console(stderr=True)
    if not err.is_terminal:
        yield
        return
    with err.status("Starting …") as shown:

        async def follow() -> None:
            async for _ in service.events.follow(0):
                shown.update(progress_line(service.status()))

        task = asyncio.create_task(follow())
        try:
            yield
        finally:
            task.cancel()


def run(make: Callable[[], Coroutine[Any, Any, _T]]) -> _T:
    """Run a command's coroutine; SIGTERM ends it as Ctrl-C does, so that no server is left behind."""
    with _sigterm_as_interrupt():
        return asyncio.run(make())


@contextmanager
def _sigterm_as_interrupt() -> Iterator[None]:
    def interrupt(_number: int, _frame: object) -> None:
        signal.raise_signal(signal.SIGINT)

    if sys.platform == "win32":  # there it cannot be caught
        yield
        return
    before = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)
