"""Running a data set by what the inspector is set to, once or, where two settings are compared, twice."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from dost_engine.errors import DostError
from dost_engine.types import EvaluationState
from dost_ui.data_set_dialog import DataSetDialog
from dost_ui.inspector_query import Setting
from dost_ui.service_words import in_words
from dost_ui.translation import tr

if TYPE_CHECKING:
    from dost_desktop.connection import Connection
    from dost_desktop.live import Live
    from dost_desktop.tasks import Tasks
    from dost_engine.types import EvaluationReport, JsonObject, Policy
    from dost_ui.main_window import MainWindow

LOOK_S = 1.0
"""Also without an event, a run is looked at as often."""


class DataSetsPresenter:
    """Opens the dialog and runs what it asks for.

    Attributes:
        dialog: The dialog that is open.
    """

    def __init__(self, window: MainWindow, connection: Connection, live: Live, tasks: Tasks) -> None:
        """Connects the inspector's button."""
        self._window = window
        self._connection = connection
        self._tasks = tasks
        self._news = asyncio.Event()
        self._run: asyncio.Task[None] | None = None
        self._running = ""
        self._ended = False
        self.dialog: DataSetDialog | None = None
        window.inspector.data_set_requested.connect(self._open)
        live.evaluated.connect(self._heard)

    def _open(self) -> None:
        query = self._window.inspector.query()
        settings = [query.setting] if query.versus is None else [query.versus, query.setting]
        names = [self._name(setting) for setting in settings]
        if len(settings) == 2:
            names = [tr("left ({name})", name=names[0]), tr("right ({name})", name=names[1])]
        narrowed = any(setting != Setting(setting.policy) for setting in settings)
        dialog = DataSetDialog(names, self._window, narrowed=narrowed)
        policies = [setting.policy for setting in settings]
        dialog.started.connect(lambda folder, limit: self._start(dialog, folder, limit, policies))
        dialog.cancelled.connect(self._cancel)
        dialog.finished.connect(self._closed)
        self.dialog = dialog
        dialog.open()

    def _name(self, setting: Setting) -> str:
        """The rules by their name, and whether they are those of the name."""
        known = any(one.policy == setting.policy for one in self._window.inspector.controls.choices())
        return setting.policy.name if known else tr("{name}, changed", name=setting.policy.name)

    def _closed(self) -> None:
        self.dialog = None

    def _start(self, dialog: DataSetDialog, folder: str, limit: int, policies: list[Policy]) -> None:
        self._ended = False
        self._run = self._tasks.start(self._measure(dialog, folder, limit, policies), name="running a data set")

    def _cancel(self) -> None:
        self._ended = True
        if self._running:
            self._tasks.start(self._end(self._running), name="cancelling a data set")

    async def _end(self, evaluation_id: str) -> None:
        with contextlib.suppress(DostError):  # it is gone, which is what was wanted; the run itself says so
            await self._connection.cancel_evaluation(evaluation_id)
        self._news.set()

    def _heard(self, told: JsonObject) -> None:
        if told.get("evaluation_id") == self._running:
            self._news.set()

    async def _measure(self, dialog: DataSetDialog, folder: str, limit: int, policies: list[Policy]) -> None:
        reports: list[EvaluationReport] = []
        try:
            for policy in policies:
                reports.append(await self._connection.start_evaluation(folder, policy, limit or None))
                await self._watch(dialog, reports)
                if self._ended or reports[-1].state is not EvaluationState.DONE:
                    return
        except DostError as error:
            if dialog is self.dialog:
                dialog.show_error(in_words(error))
        finally:
            self._running = ""

    async def _watch(self, dialog: DataSetDialog, reports: list[EvaluationReport]) -> None:
        """Show a run until it ends; one that was cancelled while it was being begun is ended."""
        self._running = reports[-1].evaluation_id
        if self._ended:
            reports[-1] = await self._connection.cancel_evaluation(self._running)
        while True:
            if dialog is self.dialog:
                dialog.show_report(reports)
            if reports[-1].state.ended:
                return
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(LOOK_S):
                    await self._news.wait()
            self._news.clear()
            reports[-1] = await self._connection.evaluation(self._running)
