"""The engine's service inside the app: a background thread with its own event loop.

The only module of the app that imports :mod:`dost_engine.service`, and it does so in that thread: the window does
not wait for it.
"""

from __future__ import annotations

import asyncio
import logging
import threading
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from dost_engine.errors import DostError, ServiceError

if TYPE_CHECKING:
    from collections.abc import Callable

    from dost_engine.embedding.protocol import Embedder
    from dost_engine.settings import Paths, Settings

LoadEmbedder: TypeAlias = "Callable[[], Embedder]"
"""Makes what takes the place of the model in the model folder; called in the engine's thread."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Address:
    """Where a service answers, and the token that it asks for."""

    url: str
    token: str = field(repr=False)


class EngineThread:
    """Runs the service from :meth:`start` to :meth:`stop`.

    Attributes:
        ready: Where the service answers, once it does; or the error that kept it from starting.
    """

    def __init__(self, paths: Paths, settings: Settings, *, load_embedder: LoadEmbedder | None = None) -> None:
        """Nothing runs yet. ``load_embedder`` takes the place of the model in the model folder."""
        self.ready: Future[Address] = Future()
        self._paths = paths
        self._settings = settings
        self._load_embedder = load_embedder
        self._loop: asyncio.AbstractEventLoop | None = None
        self._ends: asyncio.Event | None = None
        self._stopped = False
        self._guard = threading.Lock()
        # A thread that a crash left behind must not keep the process alive.
        self._thread = threading.Thread(target=self._run, name="dost-engine", daemon=True)

    def start(self) -> None:
        """Start the thread and return at once."""
        self._thread.start()

    @property
    def alive(self) -> bool:
        """Whether the thread runs."""
        return self._thread.is_alive()

    def stop(self) -> None:
        """End the service and wait for it: its servers are gone when this returns. May be called twice."""
        with self._guard:
            self._stopped = True
            if self._loop is not None and self._ends is not None:
                self._loop.call_soon_threadsafe(self._ends.set)
        if self._thread.ident is not None:
            self._thread.join()

    def _run(self) -> None:
        try:
            asyncio.run(self._serve())
        except BaseException as error:  # a thread has nobody above it; who waits for it gets the error
            if self.ready.done():
                log.critical("the engine ended by an error", exc_info=error)
            else:
                self.ready.set_exception(error if isinstance(error, DostError) else _explained(error))
        finally:
            if not self.ready.done():
                self.ready.cancel()

    async def _serve(self) -> None:
        from dost_engine.service import Service

        ends = asyncio.Event()
        with self._guard:
            if self._stopped:
                return
            self._loop, self._ends = asyncio.get_running_loop(), ends
        try:
            service = Service(self._paths, self._settings, host="app", load_embedder=self._load_embedder)
            starting = asyncio.create_task(service.start())
            ending = asyncio.create_task(ends.wait())
            await asyncio.wait({starting, ending}, return_when=asyncio.FIRST_COMPLETED)
            try:
                if starting.done():
                    starting.result()
                    self.ready.set_result(Address(service.url, service.token))
                    await ending
            finally:
                for task in (starting, ending):
                    task.cancel()
                await asyncio.wait({starting, ending})
                await service.stop()
        finally:
            with self._guard:
                self._loop = self._ends = None


def _explained(error: BaseException) -> ServiceError:
    made = ServiceError(
        f"The engine could not start: {type(error).__name__}: {error}.", remedy="The log file says where it failed."
    )
    made.__cause__ = error
    return made
