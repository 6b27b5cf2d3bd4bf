"""The tools that a text would get, asked for while it is written; nothing of it is remembered."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from dost_engine.errors import DostError
from dost_engine.types import Turn
from dost_ui.service_words import in_words

if TYPE_CHECKING:
    from collections.abc import Callable

    from dost_desktop.connection import Connection
    from dost_desktop.live import Live
    from dost_desktop.tasks import Tasks
    from dost_engine.types import Message
    from dost_ui.pick_preview import PickPreview

PAUSE_S = 0.12
"""Of the keys, before the engine is asked: between two letters of somebody who writes fast."""


class PreviewPresenter:
    """Feeds one preview; the newest text wins."""

    def __init__(
        self,
        view: PickPreview,
        connection: Connection,
        live: Live,
        tasks: Tasks,
        *,
        history: Callable[[], tuple[Message, ...]],
    ) -> None:
        """``history`` gives the conversation that the text would continue."""
        self._view = view
        self._connection = connection
        self._tasks = tasks
        self._history = history
        self._text = ""
        self._asking: asyncio.Task[None] | None = None
        live.tools_changed.connect(lambda _: self.ask(self._text))

    def ask(self, text: str) -> None:
        """Show what ``text`` would get; nothing for an empty one."""
        self._text = text
        if self._asking is not None:
            self._asking.cancel()
            self._asking = None
        if text.strip():
            self._asking = self._tasks.start(self._show(text.strip()), name="preview")
        else:
            self._view.clear()

    def ask_at_the_start(self, text: str) -> None:
        """The same, as long as nothing was said: from then on the panel tells."""
        self.ask("" if self._history() else text)

    async def _show(self, text: str) -> None:
        await asyncio.sleep(PAUSE_S)
        try:
            trace = await self._connection.test_select(Turn(text, self._history()))
        except DostError as error:
            self._view.show_note(in_words(error))
        else:
            self._view.show_trace(trace)
