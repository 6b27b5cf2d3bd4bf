"""What servers need of a person before they can start: a field each.

Public: ``AskedValues``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QFrame, QLineEdit, QVBoxLayout, QWidget

from dost_ui.input_line import InputLine
from dost_ui.labels import PlainLabel
from dost_ui.translation import tr
from dost_ui.wording import isolated, shortened, tooltip

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from PySide6.QtGui import QKeyEvent

    from dost_engine.types import ServerInput

_LONGEST = 200
"""Characters of a description that are shown; a file may say anything."""


class AskedValues(QFrame):
    """The fields. All may stay empty: a server that lacks something says so when it is started.

    Attributes:
        fields: By id: a line, or a list of what one may choose.
    """

    def __init__(self, asks: Iterable[ServerInput], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "card")
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 14, 12)
        column.setSpacing(6)
        column.addWidget(PlainLabel(tr("What is needed for that"), "strong"))
        about = tr(
            "It is kept in the system keyring. What you leave empty stays as it is kept already, or can be given later."
        )
        column.addWidget(PlainLabel(about, "small-muted", wrap=True))
        self.fields: dict[str, QLineEdit | QComboBox] = {}
        self._rows: dict[str, QWidget] = {}
        for asked in asks:
            if asked.id not in self.fields:
                self.fields[asked.id] = _field(asked)
                self._rows[asked.id] = _row(asked, self.fields[asked.id])
                column.addWidget(self._rows[asked.id])
        self.setVisible(bool(self.fields))

    def show_only(self, names: Collection[str]) -> None:
        """Ask for these alone."""
        for name, row in self._rows.items():
            row.setVisible(name in names)
        self.setVisible(any(name in names for name in self._rows))

    def values(self, names: Collection[str]) -> dict[str, str]:
        """What was given for these, by id."""
        given = {}
        for name, field in self.fields.items():
            value = field.currentData() if isinstance(field, QComboBox) else field.text()
            if name in names and value:
                given[name] = str(value)
        return given


class _Line(InputLine):
    """Return goes on to the next field: it does not press the button of the dialog, which is "Cancel"."""

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt
        """The candidate of an input method first."""
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not self._candidate.text:
            self.focusNextChild()
        else:
            super().keyPressEvent(event)


def _field(asked: ServerInput) -> QLineEdit | QComboBox:
    if asked.options:
        box = QComboBox()
        box.addItem(tr("choose…"), "")
        for option in asked.options:
            box.addItem(shortened(option, 80), option)
        return box
    line = _Line()
    if asked.password:
        line.setEchoMode(QLineEdit.EchoMode.Password)
    return line


def _row(asked: ServerInput, field: QLineEdit | QComboBox) -> QWidget:
    row = QWidget()
    column = QVBoxLayout(row)
    column.setContentsMargins(0, 4, 0, 0)
    column.setSpacing(4)
    name = PlainLabel(isolated(shortened(asked.id, 80)), "small", wrap=True)
    name.setBuddy(field)
    column.addWidget(name)
    column.addWidget(field)
    field.setAccessibleName(shortened(asked.id, 80))
    if asked.description:
        said = PlainLabel(shortened(asked.description, _LONGEST), "small-muted", wrap=True)
        said.setToolTip(tooltip(asked.description))
        field.setAccessibleDescription(shortened(asked.description, _LONGEST))
        column.addWidget(said)
    return row
