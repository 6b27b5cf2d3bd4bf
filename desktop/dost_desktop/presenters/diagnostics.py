"""The log and the state of Dost, from the settings page."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from dost_desktop.diagnostics import diagnostics
from dost_desktop.log_files import log_lines, log_names
from dost_ui.diagnostics_dialog import DiagnosticsDialog

if TYPE_CHECKING:
    from dost_desktop.live import Live
    from dost_desktop.tasks import Tasks
    from dost_engine.settings import Paths
    from dost_ui.main_window import MainWindow


class DiagnosticsPresenter:
    """Opens the dialog and reads what stands in it.

    Attributes:
        dialog: The one that is open, or None.
    """

    def __init__(self, window: MainWindow, live: Live, tasks: Tasks, paths: Paths) -> None:
        """Nothing is shown yet."""
        self.dialog: DiagnosticsDialog | None = None
        self._window = window
        self._live = live
        self._tasks = tasks
        self._paths = paths

    def show_log(self) -> None:
        """Open the log files."""
        self.open()
        if self.dialog is not None:
            self.dialog.show_log()

    def open(self) -> None:
        """Open what a person can pass on."""
        if self.dialog is not None:
            self.dialog.raise_()
            return
        self.dialog = DiagnosticsDialog(self._window)
        self.dialog.refresh_requested.connect(self._read)
        self.dialog.log_wanted.connect(self._list)
        self.dialog.log.file_chosen.connect(self._choose)
        self.dialog.finished.connect(self._closed)
        self.dialog.open()
        self._read()

    def _closed(self) -> None:
        self.dialog = None

    def _read(self) -> None:
        self._tasks.start(self._show(), name="reading the log")

    async def _show(self) -> None:
        text = await asyncio.to_thread(diagnostics, self._paths, self._live.status)
        if self.dialog is not None:
            self.dialog.set_text(text)

    def _list(self) -> None:
        self._tasks.start(self._show_files(), name="reading the log")

    async def _show_files(self) -> None:
        names = await asyncio.to_thread(log_names, self._paths.logs)
        if self.dialog is None:
            return
        first = names[0] if names else ""
        self.dialog.log.set_files(names, first)
        if first:
            await self._show_lines(first)
        else:
            self.dialog.log.set_lines(())

    def _choose(self, name: str) -> None:
        if self.dialog is not None and name:
            self.dialog.log.show_loading()
            self._tasks.start(self._show_lines(name), name="reading the log")

    async def _show_lines(self, name: str) -> None:
        lines = await asyncio.to_thread(log_lines, self._paths.logs, name)
        if self.dialog is not None and self.dialog.log.files.currentText() == name:
            self.dialog.log.set_lines(lines)
