"""Keeping what a person decides about a tool on the page of tools."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_engine.errors import DostError
from dost_ui.service_words import in_words

if TYPE_CHECKING:
    from dost_desktop.connection import Connection
    from dost_desktop.tasks import Tasks
    from dost_engine.types import ToolChoice
    from dost_ui.tools_page import ToolsPage


class ChoicesPresenter:
    """Hands choices to the service. The list shows them when the service tells of its catalogue again."""

    def __init__(self, page: ToolsPage, connection: Connection, tasks: Tasks) -> None:
        """Connects the page."""
        self._page = page
        self._connection = connection
        page.choices.changed.connect(
            lambda tool_id, choice: tasks.start(self._keep(tool_id, choice), name=f"choice about {tool_id}")
        )

    async def _keep(self, tool_id: str, choice: ToolChoice) -> None:
        try:
            await self._connection.choose_tool(tool_id, choice)
        except DostError as error:
            self._page.choices.show_error(tool_id, in_words(error))
        else:
            self._page.choices.show_kept(tool_id)
