"""What is shown of an error that nobody handled.

Public: ``CrashDialog``.
"""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QApplication, QDialog, QHBoxLayout, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from dost_ui import theme
from dost_ui.labels import PlainLabel
from dost_ui.translation import tr, trn


class CrashDialog(QDialog):
    """A sentence, the report to read and to copy, and whether to go on. Open it with ``open()``.

    Signals:
        log_requested: The log is to be shown.
        quit_chosen: Dost is to end.
    """

    log_requested = Signal()
    quit_chosen = Signal()

    def __init__(self, title: str, text: str, report: str, parent: QWidget | None = None) -> None:
        """``report`` holds nothing secret; it is shown letter for letter."""
        super().__init__(parent)
        self._more = 0
        self.setWindowTitle(tr("Something went wrong"))
        now = theme.active()
        self.resize(min(now.scaled(760), 1000), min(now.scaled(480), 720))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(20, 16, 20, 16)
        outer.setSpacing(10)
        outer.addWidget(PlainLabel(title, "title", wrap=True))
        outer.addWidget(PlainLabel(text, wrap=True))
        outer.addWidget(
            PlainLabel(
                tr(
                    "This report is for whoever can mend it. Keys, tokens and passwords are hidden as far as they can "
                    "be told, and nothing is sent: read it before you pass it on."
                ),
                "small-muted",
                wrap=True,
            )
        )
        self.view = QPlainTextEdit(report)
        self.view.setReadOnly(True)
        self.view.setTabChangesFocus(True)
        self.view.setProperty("kind", "log")
        self.view.setAccessibleName(tr("Report"))
        outer.addWidget(self.view, 1)
        self._note = PlainLabel(kind="small-muted", wrap=True)
        self._note.hide()
        outer.addWidget(self._note)
        outer.addLayout(self._make_buttons())
        self.go_on_button.setFocus()
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)

    def _make_buttons(self) -> QHBoxLayout:
        self.copy_button = QPushButton(tr("Copy the report"))
        self.copy_button.clicked.connect(self._copy)
        self.log_button = QPushButton(tr("Show the log"))
        self.log_button.clicked.connect(self.log_requested)
        self.quit_button = QPushButton(tr("Quit Dost"))
        self.quit_button.clicked.connect(self._quit)
        self.go_on_button = QPushButton(tr("Go on"))
        self.go_on_button.setProperty("kind", "primary")
        self.go_on_button.setDefault(True)
        self.go_on_button.clicked.connect(self.accept)
        self._copied = PlainLabel(kind="small-good")
        line = QHBoxLayout()
        line.setSpacing(10)
        line.addWidget(self.copy_button)
        line.addWidget(self.log_button)
        line.addWidget(self._copied, 1)
        line.addWidget(self.quit_button)
        line.addWidget(self.go_on_button)
        return line

    def report(self) -> str:
        """What is shown and copied."""
        return self.view.toPlainText()

    def count_another(self) -> None:
        """One more error came while this one is read."""
        self._more += 1
        self._note.setText(
            trn(
                "%n more error came since; it is in the log.",
                "%n more errors came since; they are in the log.",
                self._more,
            )
        )
        self._note.show()

    def note(self) -> str:
        """What is said of further errors, or empty."""
        return self._note.text()

    def _copy(self) -> None:
        QApplication.clipboard().setText(self.report())
        self.say_copied()

    def say_copied(self) -> None:
        """The report is in the clipboard."""
        self._copied.setText(tr("✓ Copied."))

    def _quit(self) -> None:
        self.accept()
        self.quit_chosen.emit()
