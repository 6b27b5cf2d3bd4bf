"""Fields with fields in them: objects, lists that grow, and one of several shapes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from dost_ui import theme
from dost_ui.field_values import NotValid, check_count, fits
from dost_ui.icons import icon
from dost_ui.schema_fields import ABSENT
from dost_ui.translation import tr

if TYPE_CHECKING:
    from collections.abc import Callable

    from dost_ui.field_row import FieldRow
    from dost_ui.schema_fields import FormField

    MakeRow = Callable[..., FieldRow]


class Nested(QFrame):
    """What such fields have in common to who shows them.

    Signals:
        changed: Something in it was edited.
    """

    changed = Signal()

    def __init__(self, field: FormField, make_row: MakeRow, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "well")
        self.field = field
        self._make_row = make_row
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(12, 10, 12, 12)
        self.column.setSpacing(12)

    def value(self) -> Any:  # noqa: ANN401 - any JSON value
        """The value, ``ABSENT`` where none is given.

        Raises:
            NotValid: something in it is wrong; the message stands beside it.
        """
        raise NotImplementedError

    def rows(self) -> list[FieldRow]:
        """The fields in it that are shown."""
        raise NotImplementedError

    def loose(self) -> Any:  # noqa: ANN401 - any JSON value
        """What was entered so far, right or wrong."""
        raise NotImplementedError

    def _added(self, field: FormField, given: object, *, bare: bool = False) -> FieldRow:
        row = self._make_row(field, given, bare=bare)
        row.changed.connect(self.changed)
        return row

    def _values(self) -> list[Any]:
        """The value of each field.

        Raises:
            NotValid: one is wrong.
        """
        values, wrong = [], False
        for row in self.rows():
            value, good = row.checked()
            values.append(value)
            wrong = wrong or not good
        if wrong:
            raise NotValid(tr("Something in it is not right yet."))
        return values


class GroupEditor(Nested):
    """An object. One that is not needed is given only where its box is checked.

    Attributes:
        given: The box; None where the object is needed.
    """

    def __init__(self, field: FormField, value: object, make_row: MakeRow, parent: QWidget | None = None) -> None:
        super().__init__(field, make_row, parent)
        before = value if isinstance(value, dict) else {}
        self.given: QCheckBox | None = None
        self._inner = QWidget()
        inner = QVBoxLayout(self._inner)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(12)
        self._rows = [self._added(part, before.get(part.name, ABSENT)) for part in field.parts]
        for row in self._rows:
            inner.addWidget(row)
        if not field.required:
            self.given = QCheckBox(tr("Give it"))
            self.given.setAccessibleName(tr("Give {name}", name=field.name))
            self.given.setChecked(isinstance(value, dict))
            self.given.toggled.connect(self._inner.setVisible)
            self.given.toggled.connect(self.changed)
            self.column.addWidget(self.given)
            self._inner.setVisible(self.given.isChecked())
        self.column.addWidget(self._inner)

    def rows(self) -> list[FieldRow]:
        """Its members."""
        return self._rows if self.given is None or self.given.isChecked() else []

    def value(self) -> Any:  # noqa: ANN401 - any JSON value
        """The object."""
        if self.given is not None and not self.given.isChecked():
            return ABSENT
        values = zip(self.field.parts, self._values(), strict=True)
        return {part.name: value for part, value in values if value is not ABSENT}

    def loose(self) -> Any:  # noqa: ANN401 - any JSON value
        """The members so far."""
        if not self.rows() and not self.field.required:
            return ABSENT
        values = ((row.field.name, row.loose()) for row in self.rows())
        return {name: value for name, value in values if value is not ABSENT}


class ItemsEditor(Nested):
    """A list: a field for each item, and a button for one more.

    Attributes:
        add_button: Makes one more.
        remove_buttons: Take one away, in order.
    """

    def __init__(self, field: FormField, value: object, make_row: MakeRow, parent: QWidget | None = None) -> None:
        super().__init__(field, make_row, parent)
        self._lines: list[tuple[QWidget, FieldRow, QPushButton]] = []
        self._list = QVBoxLayout()
        self._list.setSpacing(10)
        self.column.addLayout(self._list)
        self.add_button = QPushButton(tr("Add an item"))
        self.add_button.setAccessibleName(tr("Add an item to {name}", name=field.name))
        self.add_button.setProperty("kind", "small")
        self.add_button.setAutoDefault(False)
        self.add_button.clicked.connect(self._add_one)
        foot = QHBoxLayout()
        foot.addWidget(self.add_button)
        foot.addStretch(1)
        self.column.addLayout(foot)
        for one in value if isinstance(value, list) else [ABSENT] * field.least:
            self._add(one)

    @property
    def remove_buttons(self) -> list[QPushButton]:
        """Take one away, in order."""
        return [button for _, _, button in self._lines]

    def rows(self) -> list[FieldRow]:
        """Its items."""
        return [row for _, row, _ in self._lines]

    def value(self) -> Any:  # noqa: ANN401 - any JSON value
        """The list."""
        if not self._lines and not self.field.required:
            return ABSENT
        check_count(self.field, len(self._lines))
        return self._values()

    def loose(self) -> Any:  # noqa: ANN401 - any JSON value
        """The items so far."""
        if not self._lines and not self.field.required:
            return ABSENT
        return [value for value in (row.loose() for row in self.rows()) if value is not ABSENT]

    def _add_one(self) -> None:
        self._add(ABSENT).focus()
        self.changed.emit()

    def _add(self, value: object) -> FieldRow:
        holder = QWidget()
        line = QHBoxLayout(holder)
        line.setContentsMargins(0, 0, 0, 0)
        row = self._added(self.field.parts[0], value, bare=True)
        button = QPushButton()
        button.setProperty("kind", "flat")
        button.setAutoDefault(False)
        button.setAccessibleName(
            tr("Remove item {number} of {name}", number=len(self._lines) + 1, name=self.field.name)
        )
        size = theme.active().scaled(14)
        button.setIcon(icon("close", "muted", size))
        button.setIconSize(QSize(size, size))
        button.clicked.connect(lambda: self._remove(holder))
        line.addWidget(row, 1)
        line.addWidget(button)
        self._lines.append((holder, row, button))
        self._list.addWidget(holder)
        return row

    def _remove(self, holder: QWidget) -> None:
        self._lines = [line for line in self._lines if line[0] is not holder]
        self._list.removeWidget(holder)
        holder.hide()
        holder.deleteLater()
        self.add_button.setFocus()
        self.changed.emit()


class VariantEditor(Nested):
    """One of several shapes: which, and its field.

    Attributes:
        choice: Which.
    """

    def __init__(self, field: FormField, value: object, make_row: MakeRow, parent: QWidget | None = None) -> None:
        super().__init__(field, make_row, parent)
        self.choice = QComboBox()
        self.choice.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.choice.setAccessibleName(tr("Shape of {name}", name=field.name))
        self._row: FieldRow | None = None
        if not field.required:
            self.choice.addItem(tr("not set"), -1)
        for number, part in enumerate(field.parts):
            self.choice.addItem(part.name, number)
        self.column.addWidget(self.choice)
        fitting = next((number for number, part in enumerate(field.parts) if fits(part, value)), -1)
        if value is not ABSENT and fitting >= 0:
            self.choice.setCurrentIndex(self.choice.findData(fitting))
        self._show(value if fitting >= 0 else ABSENT)
        self.choice.currentIndexChanged.connect(self._chosen)

    def rows(self) -> list[FieldRow]:
        """The field of the shape that is chosen."""
        return [self._row] if self._row is not None else []

    def value(self) -> Any:  # noqa: ANN401 - any JSON value
        """The value in that shape."""
        return self._values()[0] if self._row is not None else ABSENT

    def loose(self) -> Any:  # noqa: ANN401 - any JSON value
        """The value so far."""
        return self._row.loose() if self._row is not None else ABSENT

    def _chosen(self) -> None:
        self._show(ABSENT)
        self.changed.emit()

    def _show(self, value: object) -> None:
        if self._row is not None:
            self.column.removeWidget(self._row)
            self._row.hide()
            self._row.deleteLater()
            self._row = None
        number = self.choice.currentData()
        if number >= 0:
            self._row = self._added(self.field.parts[number], value, bare=True)
            self.column.addWidget(self._row)
