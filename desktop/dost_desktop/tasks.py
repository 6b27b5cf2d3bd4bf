"""Tasks that nobody awaits, and what becomes of their errors: each is logged and shown, none is lost."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

log = logging.getLogger(__name__)


class Tasks:
    """The running work of one window. All of it ends with :meth:`stop`."""

    def __init__(self, on_error: Callable[[BaseException], None]) -> None:
        """``on_error`` is called on the loop with every exception that a task did not handle."""
        self._on_error = on_error
        self._running: set[asyncio.Task[Any]] = set()
        self._stopped = False

    def start(self, work: Coroutine[Any, Any, object], *, name: str) -> asyncio.Task[Any]:
        """Run ``work`` beside everything else. After :meth:`stop` it is cancelled before it begins."""
        task = asyncio.get_running_loop().create_task(work, name=name)
        self._running.add(task)
        task.add_done_callback(self._done)
        if self._stopped:
            task.cancel()
        return task

    def named(self, name: str) -> tuple[asyncio.Task[Any], ...]:
        """The running tasks of that name."""
        return tuple(task for task in self._running if task.get_name() == name)

    async def stop(self) -> None:
        """Cancel all tasks and wait for them."""
        self._stopped = True
        while self._running:
            for task in self._running:
                task.cancel()
            await asyncio.wait(self._running)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if task.cancelled():
            return
        error = task.exception()
        if error is not None:
            log.error("%s failed", task.get_name(), exc_info=error)
            self._on_error(error)
