"""Errors that nobody handled, shown once each, from whatever thread they come."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from dost_desktop.crash import crash_of, fault_report, report_of
from dost_ui.translation import tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from dost_desktop.crash import Crash
    from dost_engine.settings import Paths
    from dost_ui.crash_dialog import CrashDialog
    from dost_ui.main_window import MainWindow

log = logging.getLogger(__name__)

MOST_DIALOGS = 5
"""In one run. What fails on and on is in the log; nobody wants to press it away for ever."""


class CrashesPresenter(QObject):
    """Shows one dialog at a time, and each error once.

    Signals:
        log_requested: The log is to be shown.
        quit_requested: A person wants Dost to end after it.

    Attributes:
        dialog: The one that is open, or None.
    """

    log_requested = Signal()
    quit_requested = Signal()
    _came = Signal(object)

    def __init__(self, window: MainWindow, paths: Paths) -> None:
        """Belongs to the thread of the window; nothing is shown yet."""
        super().__init__(window)
        self.dialog: CrashDialog | None = None
        self._window = window
        self._paths = paths
        self._seen: set[str] = set()
        self._shown = 0
        self._came.connect(self._show, Qt.ConnectionType.QueuedConnection)

    def tell(self, error: BaseException, where: str) -> None:
        """An error came that nobody handled. From any thread; returns at once, and never raises."""
        try:
            self._came.emit(crash_of(error, where))
        except RuntimeError:  # the window is gone
            log.warning("an error came after the window had ended: %s", type(error).__name__)

    def tell_faults(self, faults: str) -> None:
        """The window before this one was ended by a fault."""
        if faults:
            self._open(
                tr("Dost ended unexpectedly the last time"),
                tr("What was kept before is still there. This is where it ended."),
                lambda: fault_report(faults, self._paths),
            )
            # After the report, whose last lines of the log are to be those of before.
            log.error("Dost was ended by a fault the last time:\n%s", faults)

    def _show(self, crash: Crash) -> None:
        if crash.place in self._seen or self._shown >= MOST_DIALOGS:
            if self.dialog is not None:
                self.dialog.count_another()
            return
        self._seen.add(crash.place)
        if self.dialog is not None:
            self.dialog.count_another()
            return
        self._open(
            tr("Something went wrong in Dost"),
            tr(
                "An error came that Dost did not expect. You can go on; what you were doing may not have worked: "
                "{kind} in {where}.",
                kind=type(crash.error).__name__,
                where=tr(crash.where),
            ),
            lambda: report_of(crash, self._paths),
        )

    def _open(self, title: str, text: str, report: Callable[[], str]) -> None:
        """An error in here must not become another report."""
        try:
            from dost_ui.crash_dialog import CrashDialog

            dialog = CrashDialog(title, text, report(), self._window)
        except Exception:
            log.exception("the report of an error could not be made")
            return
        self._shown += 1
        self.dialog = dialog
        dialog.log_requested.connect(self.log_requested)
        dialog.quit_chosen.connect(self.quit_requested)
        dialog.finished.connect(self._closed)
        dialog.open()

    def _closed(self) -> None:
        self.dialog = None  # it deletes itself
