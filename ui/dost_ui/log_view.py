"""Log files, to read, to filter and to copy.

Public: ``LogView``, ``LogLine``, ``Level``.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from dost_ui.labels import PlainLabel
from dost_ui.mirror import set_hint
from dost_ui.translation import marked, tr, trn

if TYPE_CHECKING:
    from collections.abc import Sequence


class Level(IntEnum):
    """How bad what a line says is."""

    INFO = 0
    WARNING = 1
    ERROR = 2


@dataclass(frozen=True, slots=True)
class LogLine:
    """One entry of a log, with the lines that belong to it.

    Attributes:
        level: How bad.
        text: Letter for letter, without what is secret.
    """

    level: Level
    text: str


_LEVELS = (
    (Level.INFO, marked("Everything")),
    (Level.WARNING, marked("Warnings and errors")),
    (Level.ERROR, marked("Errors")),
)


class LogView(QWidget):
    """Which file, how bad, with which words; below it what is left.

    Signals:
        file_chosen: Another file is wanted (its name), or the same anew.
    """

    file_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: tuple[LogLine, ...] = ()
        self.files = QComboBox()
        self.files.setAccessibleName(tr("Log file"))
        self.files.textActivated.connect(self.file_chosen)
        self.level = QComboBox()
        self.level.setAccessibleName(tr("Show"))
        for level, words in _LEVELS:
            self.level.addItem(tr(words), level)
        self.level.currentIndexChanged.connect(self._fill)
        self.words = QLineEdit()
        set_hint(self.words, tr("With these words"))
        self.words.setAccessibleName(tr("With these words"))
        self.words.setClearButtonEnabled(True)
        self.words.textChanged.connect(self._fill)
        self.view = QPlainTextEdit()
        self.view.setReadOnly(True)
        self.view.setTabChangesFocus(True)
        self.view.setProperty("kind", "log")
        self.view.setAccessibleName(tr("Log"))
        self.copy_button = QPushButton(tr("Copy what is shown"))
        self.copy_button.clicked.connect(self._copy)
        self.again_button = QPushButton(tr("Read again"))
        self.again_button.clicked.connect(lambda: self.file_chosen.emit(self.files.currentText()))
        self._count = PlainLabel(kind="small-muted")
        self._arrange()
        self.show_loading()

    def _arrange(self) -> None:
        above = QHBoxLayout()
        above.setSpacing(10)
        above.addWidget(self.files)
        above.addWidget(self.level)
        above.addWidget(self.words, 1)
        below = QHBoxLayout()
        below.setSpacing(10)
        below.addWidget(self.copy_button)
        below.addWidget(self.again_button)
        below.addWidget(self._count, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 10, 0, 0)
        column.setSpacing(10)
        column.addLayout(above)
        column.addWidget(self.view, 1)
        column.addLayout(below)

    def show_loading(self) -> None:
        """A file is read."""
        self._lines = ()
        self.view.setPlainText(tr("Reading the log…"))
        self._count.setText("")
        self.copy_button.setEnabled(False)

    def set_files(self, names: Sequence[str], current: str) -> None:
        """Names of the files that there are, newest first, and the one that is shown."""
        self.files.clear()
        self.files.addItems(list(names))
        self.files.setCurrentText(current)
        self.files.setEnabled(bool(names))

    def set_lines(self, lines: tuple[LogLine, ...]) -> None:
        """What the file holds, oldest first; its end is in sight."""
        self._lines = lines
        self._fill()

    def shown(self) -> str:
        """What is left of it."""
        return self.view.toPlainText()

    def count_words(self) -> str:
        """How much is left of it."""
        return self._count.text()

    def _fill(self) -> None:
        least = self.level.currentData()
        words = self.words.text().casefold().split()
        kept = [
            line.text
            for line in self._lines
            if line.level >= least and all(word in line.text.casefold() for word in words)
        ]
        nothing = tr("No entry of this log says that.") if self._lines else tr("The log is empty.")
        self.view.setPlainText("\n".join(kept) if kept else nothing)
        bar = self.view.verticalScrollBar()
        bar.setValue(bar.maximum())
        of = len(self._lines)
        self._count.setText(trn("{kept} of %n entry", "{kept} of %n entries", of, kept=len(kept)) if of else "")
        self.copy_button.setEnabled(bool(kept))

    def _copy(self) -> None:
        QApplication.clipboard().setText(self.shown())
        self._count.setText(tr("✓ Copied."))
