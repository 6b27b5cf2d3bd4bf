"""The language of the window, as a card of the settings page.

Public: ``LanguageCard``.
"""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QFrame, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from dost_ui import theme, translation
from dost_ui.labels import PlainLabel
from dost_ui.translation import tr


class LanguageCard(QFrame):
    """A list of languages, each in its own words, and when a change holds.

    Signals:
        chosen: ``system`` or one of ``translation.LANGUAGES``, by hand.
        at_once: The window is to be made anew, in the language that is set.

    Attributes:
        box: The list.
        button: Changes the language at once; hidden where it is spoken already.
    """

    chosen = Signal(str)
    at_once = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        column = QVBoxLayout(self)
        theme.pad(column, "card")
        column.setSpacing(10)
        column.addWidget(PlainLabel(tr("Language"), "title"))
        self.box = QComboBox()
        self.box.setAccessibleName(tr("Language"))
        self.box.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        names = dict(translation.LANGUAGES)
        self.box.addItem(tr("As the system ({language})", language=names[translation.of_the_system()]), "system")
        for name, words in translation.LANGUAGES:
            self.box.addItem(words, name)
        self.box.activated.connect(self._take)
        column.addWidget(self.box)
        self._note = PlainLabel(kind="small-muted", wrap=True)
        column.addWidget(self._note)
        self.button = QPushButton(tr("Change it now"))
        self.button.setToolTip(tr("The window is made anew. Servers go on, and so does the open conversation."))
        self.button.clicked.connect(self.at_once)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        self._kept = "system"
        self.set_language("system")

    def set_language(self, name: str) -> None:
        """Show the one that is set. Emits nothing."""
        self._kept = name
        self.box.setCurrentIndex(max(self.box.findData(name), 0))
        self._say()

    def show_problem(self, text: str) -> None:
        """The choice could not be kept."""
        self._note.set_kind("small-bad")
        self._note.setText(f"✗ {text}")

    def note(self) -> str:
        """What stands under the list."""
        return self._note.text()

    def _take(self) -> None:
        name = str(self.box.currentData())
        if name != self._kept:
            self._kept = name
            self._say()
            self.chosen.emit(name)

    def _say(self) -> None:
        wanted = translation.of_the_system() if self._kept == "system" else self._kept
        waits = wanted != translation.language()
        self.button.setVisible(waits)
        self._note.set_kind("small-good" if waits else "small-muted")
        self._note.setText(
            tr("Kept. In force when Dost starts again.")
            if waits
            else tr("What tools, servers and models say stays as they say it.")
        )
