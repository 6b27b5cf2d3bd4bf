"""An engine for one command: the running service, or one that lives as long as the command."""

from __future__ import annotations

import asyncio
import signal
from contextlib import AsyncExitStack, aclosing, asynccontextmanager, contextmanager
from functools import partial
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
    from dost_engine.types import Explanation, Policy, Turn, TurnTrace

_T = TypeVar("_T")

COMMAND_CLIENT = "dost"
"""The name of the commands among the clients of a service."""

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
        return await EngineClient.discover(paths, name=COMMAND_CLIENT)
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


async def select_indexed(client: EngineClient, turn: Turn, policy: Policy | None) -> TurnTrace:
    """Ask for a turn without leaving a trace.

    Where the policy needs texts that are only now being embedded, it is asked again once they are.
    """
    trace = await client.test_select(turn, policy)
    if not trace.selection.fallback:
        return trace
    async with asyncio.timeout(SETTLE_S), aclosing(client.events()) as events:
        async for _ in events:  # what has happened is told first
            if not (await client.status()).index.building:
                break
    return await client.test_select(turn, policy)


async def explain_indexed(client: EngineClient, turn: Turn | str, tool: str, policy: Policy | None) -> Explanation:
    """Ask about a tool in a turn or a kept one; again, where the policy's texts are only now being embedded."""
    explanation = await client.explain(turn, tool, policy)
    if (await client.status()).index.building:
        async with asyncio.timeout(SETTLE_S), aclosing(client.events()) as events:
            async for _ in events:
                if not (await client.status()).index.building:
                    break
        explanation = await client.explain(turn, tool, policy)
    return explanation


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
    """Run a command's coroutine until it ends, or until Ctrl-C, SIGTERM or the end of the terminal cancels it.

    Raises:
        KeyboardInterrupt: it was cancelled by one of these.
    """
    ending = _Ending()
    # what is ignored stays ignored: nohup, jobs in the background
    numbers = [number for number in _ENDING_SIGNALS if signal.getsignal(number) is not signal.SIG_IGN]
    before = {number: signal.signal(number, ending.ask) for number in numbers}
    try:
        return asyncio.run(ending.watch(make))
    except asyncio.CancelledError:
        raise KeyboardInterrupt from None
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


_ENDING_SIGNALS = [
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name)
]


class _Ending:
    """The first signal cancels the command; further ones find it ending and must not disturb that.

    asyncio's own way would leave the loop in the middle of it, and the servers behind.
    """

    def __init__(self) -> None:
        self._asked = False
        self._cancel: Callable[[], object] | None = None

    def ask(self, _number: int, _frame: object) -> None:
        """What a signal does."""
        if self._cancel is not None and not self._asked:
            self._cancel()
        self._asked = True

    async def watch(self, make: Callable[[], Coroutine[Any, Any, _T]]) -> _T:
        """Do the command's work."""
        task = asyncio.current_task()
        if task is None or self._asked:
            raise asyncio.CancelledError
        self._cancel = partial(asyncio.get_running_loop().call_soon_threadsafe, task.cancel)
        try:
            return await make()
        finally:
            self._cancel = None
