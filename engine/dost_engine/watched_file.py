"""Following a file that others edit too."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import TYPE_CHECKING

import watchfiles

if TYPE_CHECKING:
    from collections.abc import Callable

SETTLE_MS = 100  # an editor writes in several steps
LOOK_MS = 1000  # a change on a network drive, or before the watch stands, is reported by nobody


class WatchedFile:
    """Tells of every change of one file, from :meth:`start` to :meth:`stop`.

    Its folder is watched, because editors replace files; once a second the file itself is looked at.

    Args:
        path: The file; it need not be there.
        changed: Called on the event loop.

    Attributes:
        problem: Why changes are seen with delay only, or empty.
    """

    def __init__(self, path: Path, changed: Callable[[], None]) -> None:
        self.problem = ""
        self._path = path
        self._changed = changed
        self._seen: object = None
        self._stop = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin; the file as it is now is no change."""
        self.look()
        self._task = asyncio.create_task(self._watch(), name=f"watch of {self._path.name}")

    def look(self) -> bool:
        """Take the file as it is now for seen; whether it is another than before."""
        try:
            found = self._path.stat()
            now: object = (found.st_mtime_ns, found.st_size, found.st_ino)
        except OSError:
            now = None
        before, self._seen = self._seen, now
        return now != before

    async def stop(self) -> None:
        """End the watch. May be called twice."""
        self._stop.set()
        task, self._task = self._task, None
        if task is not None:
            await asyncio.wait([task])

    async def _watch(self) -> None:
        folder = self._path.parent
        while not self._stop.is_set():
            try:
                folder.mkdir(parents=True, exist_ok=True)
                async for _ in watchfiles.awatch(
                    folder,
                    watch_filter=lambda _, path: Path(path).name == self._path.name,
                    debounce=SETTLE_MS,
                    rust_timeout=LOOK_MS,
                    yield_on_timeout=True,
                    stop_event=self._stop,
                    recursive=False,
                ):
                    self.problem = ""
                    self._tell()
            except Exception as error:  # noqa: BLE001 - the system's watcher may fail in its own ways
                self.problem = f"{folder} cannot be watched ({error}); it is looked at every second."
                self._tell()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._stop.wait(), LOOK_MS / 1000)

    def _tell(self) -> None:
        if self.look():
            self._changed()
