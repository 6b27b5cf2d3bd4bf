"""The log and the state of Dost, to read and to copy for somebody who helps."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QHBoxLayout,
    QPlainTextEdit,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from dost_ui import theme
from dost_ui.labels import PlainLabel
from dost_ui.log_view import LogView
from dost_ui.translation import tr


class DiagnosticsDialog(QDialog):
    """Shows what would be copied, and copies it; behind it the log files. Open it with ``open()``.

    Signals:
        refresh_requested: The newest is wanted; answer with ``set_text``.
        log_wanted: The log files came to the front for the first time.

    Attributes:
        log: The log files.
    """

    refresh_requested = Signal()
    log_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Shows that it waits until :meth:`set_text`."""
        super().__init__(parent)
        self.setWindowTitle(tr("Log and diagnostics"))
        now = theme.active()
        self.resize(min(now.scaled(860), 1100), min(now.scaled(580), 780))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(20, 16, 20, 16)
        outer.setSpacing(10)
        outer.addWidget(
            PlainLabel(
                tr(
                    "For whoever can help. Keys, tokens and passwords are hidden as far as they can be told, "
                    "and nothing is sent: read it before you pass it on."
                ),
                "small-muted",
                wrap=True,
            )
        )
        self.log = LogView()
        self._log_seen = False
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.tabBar().setDrawBase(False)  # the style's own line is white on dark grounds
        self.tabs.addTab(self._make_diagnostics(), tr("Diagnostics"))
        self.tabs.addTab(self.log, tr("Log"))
        self.tabs.currentChanged.connect(self._turned)
        outer.addWidget(self.tabs, 1)
        self.close_button = QPushButton(tr("Close"))
        self.close_button.clicked.connect(self.reject)
        line = QHBoxLayout()
        line.addStretch(1)
        line.addWidget(self.close_button)
        outer.addLayout(line)

    def _make_diagnostics(self) -> QWidget:
        page = QWidget()
        self.view = QPlainTextEdit(tr("Reading the log…"))
        self.view.setReadOnly(True)
        self.view.setTabChangesFocus(True)
        self.view.setProperty("kind", "log")
        self.view.setAccessibleName(tr("Log and diagnostics"))
        self.copy_button = QPushButton(tr("Copy diagnostics"))
        self.copy_button.setProperty("kind", "primary")
        self.copy_button.setEnabled(False)
        self.copy_button.clicked.connect(self._copy)
        self.refresh_button = QPushButton(tr("Read again"))
        self.refresh_button.clicked.connect(self.refresh_requested)
        self._copied = PlainLabel(kind="small-good")
        line = QHBoxLayout()
        line.setSpacing(10)
        line.addWidget(self.copy_button)
        line.addWidget(self.refresh_button)
        line.addWidget(self._copied, 1)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 10, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.view, 1)
        column.addLayout(line)
        return page

    def show_log(self) -> None:
        """Bring the log files to the front."""
        self.tabs.setCurrentWidget(self.log)

    def set_text(self, text: str) -> None:
        """What is to be read and copied; its end is in sight."""
        self.view.setPlainText(text)
        bar = self.view.verticalScrollBar()
        bar.setValue(bar.maximum())
        self._copied.setText("")
        self.copy_button.setEnabled(bool(text))

    def _turned(self) -> None:
        if not self._log_seen and self.tabs.currentWidget() is self.log:
            self._log_seen = True
            self.log_wanted.emit()

    def _copy(self) -> None:
        QApplication.clipboard().setText(self.view.toPlainText())
        self._copied.setText(tr("✓ Copied."))
