"""Bringing the model: look for it, download it when asked to, load it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
from concurrent.futures import Future
from typing import TYPE_CHECKING, Any

from dost_engine.embedding.download import download_model
from dost_engine.embedding.models import MANIFEST_NAME, find_model
from dost_engine.errors import ConfigError, DostError, DownloadFailed
from dost_engine.types import ModelState

if TYPE_CHECKING:
    from pathlib import Path

    from dost_engine.embedding.models import ModelSpec
    from dost_engine.toolrag import ToolRAG

logger = logging.getLogger(__name__)

PROGRESS_S = 0.1  # between two reports of a download; an eye follows no more
LEAVE_S = 2.0  # for a cancelled download to clear up; one that waits for a name server is left to end by itself


class ModelSupply:
    """Brings the model to a ToolRAG. One task does one thing after the other, so nothing can overtake.

    Where the model stands, and why there is none, is said by the ToolRAG's status. While there is none, the folder
    is looked at from time to time: ``dost model get`` may run beside us.
    """

    def __init__(self, rag: ToolRAG, models_dir: Path, spec: ModelSpec | None, *, look_s: float) -> None:
        """Nothing runs yet.

        Args:
            rag: Gets the model.
            models_dir: Where models live.
            spec: Which model is downloaded; None where the model is somebody else's: loading it is tried again and
                again, and at once when it is asked for.
            look_s: Seconds between two looks at the folder, or two tries.
        """
        self._rag = rag
        self._models_dir = models_dir
        self._spec = spec
        self._look_s = look_s
        self._task: asyncio.Task[None] | None = None
        self._looked = asyncio.Event()
        self._wanted = asyncio.Event()
        self._unwanted = asyncio.Event()
        self._fetching = False
        self._done_bytes = 0
        self._waits = 0

    def start(self) -> None:
        """Look for the model and load it, in the background."""
        self._rag.say_model(ModelState.ABSENT, total_bytes=self._spec.download_bytes if self._spec else 0)
        self._task = asyncio.create_task(self._run(), name="model")

    async def wait_looked(self) -> None:
        """Wait until the model was looked for once: it is loaded, or not to be had without a download."""
        await self._looked.wait()

    def get(self) -> None:
        """Download the model, unless it is there or on its way. Returns at once."""
        if self._rag.ready or (self._fetching and not self._unwanted.is_set()):
            return
        self._unwanted.clear()
        self._wanted.set()

    def cancel(self) -> None:
        """End a download that runs or is about to. Returns at once."""
        self._unwanted.set()

    async def close(self) -> None:
        """End everything, a download too. May be called twice."""
        task, self._task = self._task, None
        if task is not None:
            task.cancel()
            await asyncio.wait([task])

    async def _run(self) -> None:
        while True:
            tried = self._stamp()
            if self._spec is None:
                self._wanted.clear()
            try:
                await self._rag.init(allow_download=False)
            except ConfigError as error:
                logger.warning("The model is not loaded: %s", error)
                return  # it stays so as long as the settings do
            except DostError as error:
                logger.info("The model is not loaded: %s", error)
            finally:
                self._looked.set()
            while not self._rag.ready and self._stamp() == tried and not await self._fetched():
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(self._look_s):
                        await self._wanted.wait()
                self._waits += 1
            if self._rag.ready:
                return

    def _stamp(self) -> object:
        """Differs where another model is found than before, or the same one written anew; or, simply, after a wait."""
        if self._spec is None:
            return self._waits
        folder = find_model(self._models_dir, self._spec)
        try:
            return folder and (folder, (folder / MANIFEST_NAME).stat().st_mtime_ns)
        except OSError:
            return None

    async def _fetched(self) -> bool:
        """Download if that was asked for; whether it is worth while to look at the folder again."""
        if self._spec is None or not self._wanted.is_set():
            return False
        self._wanted.clear()
        before = self._rag.index_status.model
        self._fetching = True
        try:
            await self._fetch(self._spec)
        except DownloadFailed as error:
            logger.warning("The model was not downloaded: %s", error)
            self._rag.say_model(before, error)
            return False
        finally:
            self._fetching = False
        return True  # it came, or it was cancelled and the folder says what there is without it

    async def _fetch(self, spec: ModelSpec) -> None:
        """Run one download, in a thread, to its end or until it is not wanted any more.

        Raises:
            DownloadFailed: it failed.
        """
        self._done_bytes = 0
        self._report(spec)
        cancel = threading.Event()
        work = self._in_thread(spec, cancel)
        unwanted = asyncio.create_task(self._unwanted.wait())
        ends: set[asyncio.Future[Any]] = {work, unwanted}
        try:
            while not (await asyncio.wait(ends, timeout=PROGRESS_S, return_when=asyncio.FIRST_COMPLETED))[0]:
                self._report(spec)
            cancelled = unwanted.done()
        finally:
            unwanted.cancel()
            cancel.set()
            await asyncio.wait({work}, timeout=LEAVE_S)
        error = None if cancelled else work.exception()
        if isinstance(error, DostError):
            raise error if isinstance(error, DownloadFailed) else DownloadFailed(error.message, remedy=error.remedy)
        if error is not None:
            logger.error("The download failed", exc_info=error)
            raise DownloadFailed(
                f"The download failed inside Dost: {type(error).__name__}: {error}.",
                remedy="Please report this with the log.",
            ) from error

    def _in_thread(self, spec: ModelSpec, cancel: threading.Event) -> asyncio.Future[Path]:
        """The download in a thread of its own: one that hangs in the system keeps no one from ending."""
        outcome: Future[Path] = Future()

        def progress(done_bytes: int, _: int) -> None:
            if not cancel.is_set():
                self._done_bytes = done_bytes  # the loop looks at it from time to time

        def run() -> None:
            try:
                outcome.set_result(download_model(self._models_dir, spec=spec, progress=progress, cancel=cancel))
            except BaseException as error:  # noqa: BLE001 - whoever waits for it gets the error
                outcome.set_exception(error)

        threading.Thread(target=run, name="dost-download", daemon=True).start()
        work = asyncio.wrap_future(outcome)
        work.add_done_callback(lambda done: done.exception())  # one that is left to itself complains to nobody
        return work

    def _report(self, spec: ModelSpec) -> None:
        self._rag.say_model(ModelState.DOWNLOADING, done_bytes=self._done_bytes, total_bytes=spec.download_bytes)
