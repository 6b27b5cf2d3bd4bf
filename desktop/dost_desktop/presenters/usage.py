"""The page of usage: its numbers, asked for while somebody looks at them."""

from __future__ import annotations

import asyncio
from datetime import datetime
from typing import TYPE_CHECKING

from dost_engine.errors import DostError
from dost_ui.service_words import in_words
from dost_ui.translation import tr

if TYPE_CHECKING:
    from pathlib import Path

    from dost_desktop.connection import Connection
    from dost_desktop.tasks import Tasks
    from dost_ui.usage_page import UsagePage

REFRESH_S = 2.0
"""A call that ends is told by no event; it is seen within this time."""

FOLLOWING = "the numbers of usage"


class UsagePresenter:
    """Shows what was called and saved."""

    def __init__(self, page: UsagePage, connection: Connection, tasks: Tasks, file: Path) -> None:
        """Connects the page; the service is asked while the page is seen, and not otherwise.

        Args:
            page: The page.
            connection: Answers.
            tasks: Runs what is asked.
            file: Where the numbers are kept.
        """
        self._page = page
        self._connection = connection
        self._tasks = tasks
        page.set_place(str(file))
        page.shown.connect(self._follow)
        page.retry_requested.connect(self._follow)
        page.hidden.connect(self._stop)

    def _follow(self) -> None:
        self._stop()
        self._tasks.start(self._ask(), name=FOLLOWING)

    def _stop(self) -> None:
        for task in self._tasks.named(FOLLOWING):
            task.cancel()

    async def _ask(self) -> None:
        while True:
            try:
                report = await self._connection.usage()
            except DostError as error:
                self._page.show_error(tr(error.title), in_words(error))
            else:
                self._page.set_report(report, datetime.now().astimezone())
            await asyncio.sleep(REFRESH_S)
