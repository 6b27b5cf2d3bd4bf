"""Bringing the model into use: once, whoever asks for it and however often."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from dost_engine.errors import DostError, ModelCorrupt, ModelError, ModelMissing
from dost_engine.types import ModelState

if TYPE_CHECKING:
    from collections.abc import Callable

    from dost_engine.embedding.protocol import Embedder


class ModelLoader:
    """Loads a model on a thread, and fetches it before where it is not there. Called on one event loop.

    Args:
        load: Loads the model. Raises ModelMissing or ModelCorrupt where fetching it would help.
        download: Fetches it; None where nothing may be fetched.
        say: Told where the model stands, and what is wrong.
        use: Given the model when it is loaded, also where nobody waits for it any more.

    Attributes:
        done: Whether the model is loaded.
    """

    def __init__(
        self,
        load: Callable[[], Embedder],
        download: Callable[[], object] | None,
        *,
        say: Callable[[ModelState, DostError | None], None],
        use: Callable[[Embedder], None],
    ) -> None:
        self.done = False
        self._load = load
        self._download = download
        self._say = say
        self._use = use
        self._running: asyncio.Task[None] | None = None

    async def run(self, *, allow_download: bool) -> None:
        """Load the model; once it is there, do nothing. Two calls at once load once.

        Raises:
            ModelError: the model is missing, damaged, or could not be fetched.
        """
        while not self.done:
            if self._running is None:
                self._running = asyncio.create_task(self._bring(allow_download=allow_download))
                # whoever waits may be cancelled; ``say`` was told what went wrong all the same
                self._running.add_done_callback(lambda task: task.cancelled() or task.exception())
                await asyncio.shield(self._running)
                return
            try:
                await asyncio.shield(self._running)
            except (ModelMissing, ModelCorrupt):
                if not allow_download:
                    raise
                # The other call may not have been allowed to fetch it. This one is: once more round.

    async def _bring(self, *, allow_download: bool) -> None:
        self._say(ModelState.LOADING, None)
        try:
            embedder = await self._load_or_fetch(allow_download=allow_download)
        except ModelMissing as error:
            self._say(ModelState.ABSENT, error)
            raise
        except DostError as error:
            self._say(ModelState.FAILED, error)
            raise
        except Exception as error:
            problem = ModelError(
                f"The embedding model could not be loaded: {str(error) or type(error).__name__}.",
                remedy="Check the installation of onnxruntime and tokenizers.",
            )
            self._say(ModelState.FAILED, problem)
            raise problem from error
        finally:
            self._running = None
        self.done = True
        self._use(embedder)

    async def _load_or_fetch(self, *, allow_download: bool) -> Embedder:
        try:
            return await asyncio.to_thread(self._load)
        except (ModelMissing, ModelCorrupt):
            if self._download is None or not allow_download:
                raise
        self._say(ModelState.DOWNLOADING, None)
        await asyncio.to_thread(self._download)
        self._say(ModelState.LOADING, None)
        return await asyncio.to_thread(self._load)
