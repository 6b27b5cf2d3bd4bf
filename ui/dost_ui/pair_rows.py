"""Names with values, a row each, some of them secret.

Public: ``PairRows``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from dost_ui import theme
from dost_ui.icons import icon
from dost_ui.mirror import set_hint
from dost_ui.server_draft import KEPT, Pair
from dost_ui.translation import tr

if TYPE_CHECKING:
    from collections.abc import Sequence


class PairRow(QWidget):
    """One of them.

    Signals:
        changed: Something was typed.
        removed: It is to go.

    Attributes:
        name: The field of the name.
        value: The field of the value.
        secret: Whether the value is hidden and goes into the keyring.
    """

    changed = Signal()
    removed = Signal()

    def __init__(self, pair: Pair, name_hint: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(8)
        self.name = QLineEdit(pair.name)
        set_hint(self.name, name_hint)
        self.value = QLineEdit(pair.value)
        set_hint(self.value, tr("Value"))
        self.secret = QCheckBox(tr("Secret"))
        self.secret.setToolTip(tr("The value goes into the system's keyring, not into servers.json."))
        self.remove_button = QPushButton()
        self.remove_button.setProperty("kind", "flat")
        size = theme.active().scaled(14)
        self.remove_button.setIcon(icon("close", "muted", size))
        self.remove_button.setIconSize(QSize(size, size))
        line.addWidget(self.name, 2)
        line.addWidget(self.value, 3)
        line.addWidget(self.secret)
        line.addWidget(self.remove_button)
        self.name.textChanged.connect(self._named)
        self.value.textEdited.connect(self.changed)
        self.secret.toggled.connect(self._hidden)
        self.remove_button.clicked.connect(self.removed)
        self.secret.setChecked(pair.secret)
        self._named()

    def pair(self) -> Pair:
        """What stands in it."""
        return Pair(self.name.text().strip(), self.value.text(), self.secret.isChecked())

    def _named(self) -> None:
        name = self.name.text().strip() or tr("new")
        self.name.setAccessibleName(tr("Name"))
        self.value.setAccessibleName(tr("Value of {name}", name=name))
        self.secret.setAccessibleName(tr("{name} is secret", name=name))
        self.remove_button.setAccessibleName(tr("Remove {name}", name=name))
        self.changed.emit()

    def _hidden(self, on: bool) -> None:
        self.value.setEchoMode(QLineEdit.EchoMode.Password if on else QLineEdit.EchoMode.Normal)
        self.changed.emit()


class PairRows(QWidget):
    """The rows, and a button for one more.

    Signals:
        changed: Something was typed, added or taken away.

    Attributes:
        rows: The rows.
        add_button: Makes one more.
    """

    changed = Signal()

    def __init__(self, add_text: str, name_hint: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hint = name_hint
        self.rows: list[PairRow] = []
        self._lines = QVBoxLayout()
        self._lines.setSpacing(6)
        self.add_button = QPushButton(add_text)
        self.add_button.setProperty("kind", "small")
        self.add_button.setAutoDefault(False)
        self.add_button.clicked.connect(self._add_one)
        foot = QHBoxLayout()
        foot.addWidget(self.add_button)
        foot.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addLayout(self._lines)
        column.addLayout(foot)

    def set_pairs(self, pairs: Sequence[Pair]) -> None:
        """Other rows."""
        for row in tuple(self.rows):
            self._take(row)
        for pair in pairs:
            self._add(pair)

    def pairs(self) -> tuple[Pair, ...]:
        """The rows that have a name."""
        return tuple(pair for pair in (row.pair() for row in self.rows) if pair.name)

    def problem(self) -> str:
        """What is wrong with them, in a sentence, or empty."""
        names = [pair.name for pair in self.pairs()]
        twice = next((name for name in names if names.count(name) > 1), "")
        if twice:
            return tr("{name} is there twice.", name=twice)
        if any(not row.pair().name and row.pair().value for row in self.rows):
            return tr("A value has no name.")
        empty = next((pair.name for pair in self.pairs() if pair.secret and pair.value in {"", KEPT}), "")
        return tr("The secret {name} has no value.", name=empty) if empty else ""

    def _add_one(self) -> None:
        self._add(Pair("")).name.setFocus()
        self.changed.emit()

    def _add(self, pair: Pair) -> PairRow:
        row = PairRow(pair, self._hint)
        row.changed.connect(self.changed)
        row.removed.connect(lambda: self._remove(row))
        self.rows.append(row)
        self._lines.addWidget(row)
        return row

    def _remove(self, row: PairRow) -> None:
        self._take(row)
        (self.rows[-1].name if self.rows else self.add_button).setFocus()
        self.changed.emit()

    def _take(self, row: PairRow) -> None:
        self.rows.remove(row)
        self._lines.removeWidget(row)
        row.hide()
        row.deleteLater()
