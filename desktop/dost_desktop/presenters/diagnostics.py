"""The log and the state of Dost, from the settings page."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from dost_desktop.diagnostics import diagnostics
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
        """Connects the button of the settings page."""
        self.dialog: DiagnosticsDialog | None = None
        self._window = window
        self._live = live
        self._tasks = tasks
        self._paths = paths
        window.settings_page.diagnostics_requested.connect(self._open)

    def _open(self) -> None:
        self.dialog = DiagnosticsDialog(self._window)
        self.dialog.refresh_requested.connect(self._read)
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
