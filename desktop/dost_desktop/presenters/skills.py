"""The page of skills: what there is, kept up to date, and the text of one when it is looked at."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from dost_engine.errors import DostError, StorageError
from dost_ui.main_window import Page
from dost_ui.service_words import in_words
from dost_ui.translation import tr

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from dost_desktop.connection import Connection
    from dost_desktop.live import Live
    from dost_desktop.tasks import Tasks
    from dost_engine.types import ServiceStatus, SkillList
    from dost_ui.main_window import MainWindow
    from dost_ui.skills_page import SkillsPage


class SkillsPresenter:
    """Shows the skills. The service tells when they are others; what is told then is asked for again."""

    def __init__(self, window: MainWindow, connection: Connection, live: Live, tasks: Tasks, folder: Path) -> None:
        """How many there are is shown at once, the page when it is made; it waits until the first status comes.

        Args:
            window: Makes the page.
            connection: Answers.
            live: Tells when to ask.
            tasks: Runs what is asked.
            folder: The user's own skills; made when it is to be opened.
        """
        self._window = window
        self._connection = connection
        self._tasks = tasks
        self._folder = folder
        self._seen: object = None
        self._asked = self._read = 0
        self._listed: SkillList | None = None
        self._failure: DostError | None = None
        live.attach(status=self._status, offline=self._offline)

    @property
    def _page(self) -> SkillsPage:
        return self._window.skills_page

    def attend(self) -> None:
        """Fill the page, which was just made, and listen to it."""
        page, tasks = self._page, self._tasks
        page.show_loading(tr("Starting the engine"))
        page.folder_requested.connect(lambda: tasks.start(self._open_folder(), name="folder of skills"))
        page.retry_requested.connect(self._ask)
        page.shown.connect(self._read_again)
        page.skill.read_requested.connect(self._want_text)
        page.skill.open_requested.connect(lambda file: QDesktopServices.openUrl(QUrl.fromLocalFile(file)))
        page.skill.link_confirmed.connect(lambda address: QDesktopServices.openUrl(QUrl(address)))
        if self._failure is not None:
            page.show_error(tr(self._failure.title), in_words(self._failure))
        elif self._listed is not None:
            page.set_skills(self._listed)

    def _status(self, status: ServiceStatus) -> None:
        """Another catalogue, or another problem, may be one of skills."""
        seen = (status.url, status.index.revision, status.problems)
        if seen != self._seen:
            self._seen = seen
            self._ask()

    def _offline(self, error: DostError) -> None:
        self._asked += 1  # an answer that is on its way is of no service any more
        self._fail(error)

    def _ask(self) -> None:
        self._asked += 1
        self._tasks.start(self._show(self._asked), name="skills")

    async def _show(self, asked: int) -> None:
        try:
            listed = await self._connection.skills()
        except DostError as error:
            if asked == self._asked:
                self._fail(error)
            return
        if asked == self._asked:  # else a newer question is on its way
            self._listed, self._failure = listed, None
            self._window.sidebar.set_count(Page.SKILLS, len(listed.skills))
            if self._window.is_made(Page.SKILLS):
                self._page.set_skills(listed)

    def _fail(self, error: DostError) -> None:
        self._seen, self._failure = None, error
        if self._window.is_made(Page.SKILLS):
            self._page.show_error(tr(error.title), in_words(error))

    # ------------------------------------------------------------------------------------------------- one of them

    def _read_again(self) -> None:
        """What is in a file may be other than when the page was seen last. A server is not asked unasked."""
        skill = self._page.current()
        if skill is not None and skill.file:
            self._want_text(skill.id, {})

    def _want_text(self, skill_id: str, arguments: Mapping[str, str]) -> None:
        if not self._page.isVisible():
            return  # it is read when the page is seen
        self._read += 1
        self._tasks.start(self._text(skill_id, arguments, self._read), name=f"text of the skill {skill_id}")

    async def _text(self, skill_id: str, arguments: Mapping[str, str], read: int) -> None:
        try:
            skill = await self._connection.skill(skill_id, arguments)
        except DostError as error:
            if read == self._read:
                self._page.skill.show_problem(skill_id, in_words(error))
            return
        if read == self._read:
            self._page.skill.show_text(skill)

    async def _open_folder(self) -> None:
        try:
            await asyncio.to_thread(self._folder.mkdir, parents=True, exist_ok=True)
        except OSError as error:
            raise StorageError(
                tr("{folder} cannot be made: {why}.", folder=self._folder, why=error.strerror or error)
            ) from error
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._folder)))
