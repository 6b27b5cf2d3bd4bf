"""The settings of the service on the settings page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_engine.errors import DostError
from dost_ui.service_words import in_words
from dost_ui.translation import tr

if TYPE_CHECKING:
    from dost_desktop.connection import Connection
    from dost_desktop.tasks import Tasks
    from dost_ui.choosing_card import ChoosingCard
    from dost_ui.settings_page import SettingsPage
    from dost_ui.skills_card import SkillsCard


class ChoosingPresenter:
    """Shows on a card what the service goes by, and has it go by something else."""

    def __init__(
        self, page: SettingsPage, card: ChoosingCard | SkillsCard, connection: Connection, tasks: Tasks
    ) -> None:
        """Connects the card; the service is asked when the page that it is on is seen."""
        self._card = card
        self._connection = connection
        page.shown.connect(lambda: tasks.start(self._show(), name="the settings of the service"))
        self._card.changed.connect(lambda name, value: tasks.start(self._change(name, value), name=f"changing {name}"))

    async def _show(self) -> None:
        try:
            self._card.set_values(await self._connection.settings())
        except DostError as error:
            self._card.show_result(in_words(error), ok=False)

    async def _change(self, name: str, value: object) -> None:
        try:
            later = await self._connection.change_settings({name: value})
        except DostError as error:
            await self._show()
            self._card.show_result(in_words(error), ok=False)
        else:
            self._card.show_result(
                tr("Kept. In force when Dost starts again.") if name in later else tr("Kept."), ok=True
            )
