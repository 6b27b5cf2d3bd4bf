"""The embedding model: shows where it stands, and has it downloaded when a person says so."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_engine.errors import DostError
from dost_ui.service_words import in_words
from dost_ui.translation import tr

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from dost_desktop.connection import Connection
    from dost_desktop.live import Live
    from dost_desktop.tasks import Tasks
    from dost_engine.types import ServiceStatus
    from dost_ui.embedding_card import EmbeddingCard
    from dost_ui.model_card import ModelCard


class ModelPresenter:
    """Feeds a card of the model."""

    def __init__(self, card: ModelCard | EmbeddingCard, connection: Connection, live: Live, tasks: Tasks) -> None:
        """Connects everything, and shows what is known already."""
        self._card = card
        card.get_requested.connect(lambda: tasks.start(self._say(connection.get_model), name="download of the model"))
        card.cancel_requested.connect(lambda: tasks.start(self._say(connection.cancel_model), name="end of a download"))
        live.status_changed.connect(self._status)
        live.offline.connect(lambda _: card.clear())
        if live.status is not None:
            self._status(live.status)

    def _status(self, status: ServiceStatus) -> None:
        self._card.set_index(status.index)

    async def _say(self, request: Callable[[], Awaitable[None]]) -> None:
        try:
            await request()
        except DostError as error:
            self._card.show_error(tr(error.title), in_words(error))
