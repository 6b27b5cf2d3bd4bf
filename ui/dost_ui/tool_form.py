"""A form made from a tool's JSON schema, and the same arguments as JSON.

Public: ``ToolForm``.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPlainTextEdit, QSizePolicy, QStackedLayout, QVBoxLayout, QWidget

from dost_ui.field_row import FieldRow
from dost_ui.labels import PlainLabel
from dost_ui.schema_fields import ABSENT, FieldKind, FormField, fields_of
from dost_ui.translation import tr

if TYPE_CHECKING:
    from collections.abc import Mapping


class ToolForm(QWidget):
    """The form. ``arguments()`` gives what was entered, or ``None`` and marks what is wrong.

    Signals:
        changed: Something was edited.

    Attributes:
        rows: The fields.
        json: The arguments as JSON, while :meth:`show_json` has switched to them.
    """

    changed = Signal()

    def __init__(
        self,
        schema: Mapping[str, Any],
        given: Mapping[str, Any] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.rows: list[FieldRow] = []
        self._fields = fields_of(schema)
        self._more: dict[str, Any] = {}  # arguments that no field shows
        self.json = QPlainTextEdit()
        self.json.setProperty("kind", "fixed")
        self.json.setAccessibleName(tr("Arguments as JSON"))
        self.json.setTabChangesFocus(True)
        self.json.textChanged.connect(self._json_edited)
        self._problem = PlainLabel(kind="small-bad", wrap=True)
        self._problem.hide()
        text = QWidget()
        text.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)  # as high as the form, or more
        lines = QVBoxLayout(text)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.addWidget(self._problem)  # above it: the text has all the room there is, and more
        lines.addWidget(self.json, 1)
        self._holder = QWidget()
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self._holder)
        self._stack.addWidget(text)
        self._column = QVBoxLayout(self._holder)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(14)
        self._fill(given or {})

    def _fill(self, given: Mapping[str, Any]) -> None:
        while (item := self._column.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self.rows = []
        if self._fields is None:
            about = tr("All arguments as a JSON object.")
            whole = FormField("arguments", FieldKind.JSON, description=about, shape="object")
            self._add(whole, dict(given) if given else ABSENT)
        else:
            names = {field.name for field in self._fields}
            self._more = {name: value for name, value in given.items() if name not in names}
            for field in self._fields:
                self._add(field, given.get(field.name, ABSENT))
            if not self._fields:
                self._column.addWidget(PlainLabel(tr("This tool takes no arguments."), "muted"))
        self._column.addStretch(1)

    def _add(self, field: FormField, given: object) -> None:
        row = FieldRow(field, given)
        row.changed.connect(self.changed)
        self.rows.append(row)
        self._column.addWidget(row)

    def row(self, name: str) -> FieldRow:
        """The row of a property."""
        return next(row for row in self.rows if row.field.name == name)

    def arguments(self) -> dict[str, Any] | None:
        """What was entered; where something is wrong, None, each message beside its field, the first one focused."""
        if self.shows_json():
            return self._from_json()
        values, wrong = self._entered()
        if wrong:
            (wrong[0].first_wrong() or wrong[0]).focus()
            return None
        return values

    def shows_json(self) -> bool:
        """Whether the arguments are shown as JSON."""
        return self._stack.currentIndex() == 1

    def show_json(self, *, shown: bool) -> bool:
        """Go over to JSON or back, with what was entered; False where the JSON has to be mended first."""
        if shown and not self.shows_json():
            values: dict[str, Any] = dict(self._more)
            values |= {row.field.name: value for row in self.rows if (value := row.loose()) is not ABSENT}
            if self._fields is None:
                whole = values.get("arguments", {})
                values = whole if isinstance(whole, dict) else {}
            self.json.setPlainText(json.dumps(values, indent=2, ensure_ascii=False))
            self._stack.setCurrentIndex(1)
            self.json.setFocus()
        elif not shown and self.shows_json():
            values_or_none = self._from_json()
            if values_or_none is None:
                return False
            self._fill(values_or_none)
            self._stack.setCurrentIndex(0)
            if self.rows:
                self.rows[0].focus()
        return True

    def problem(self) -> str:
        """What is wrong with the JSON."""
        return "" if self._problem.isHidden() else self._problem.text()

    def _entered(self) -> tuple[dict[str, Any], list[FieldRow]]:
        """What stands in the fields that are right, and the others, marked."""
        values: dict[str, Any] = dict(self._more)
        wrong: list[FieldRow] = []
        for row in self.rows:
            value, good = row.checked()
            if not good:
                wrong.append(row)
            elif value is not ABSENT:
                values[row.field.name] = value
        return (dict(values.get("arguments", {})) if self._fields is None else values), wrong

    def _from_json(self) -> dict[str, Any] | None:
        try:
            value = json.loads(self.json.toPlainText() or "{}")
        except (ValueError, RecursionError) as error:
            place = error if isinstance(error, json.JSONDecodeError) else None
            where = tr(" (line {line}, column {column})", line=place.lineno, column=place.colno) if place else ""
            self._say(tr("This is not JSON{where}.", where=where))
            return None
        if not isinstance(value, dict):
            self._say(tr("The arguments must be a JSON object."))
            return None
        return value

    def _say(self, text: str) -> None:
        self._problem.setText(text)
        self._problem.show()
        self.json.setFocus(Qt.FocusReason.OtherFocusReason)

    def _json_edited(self) -> None:
        self._problem.hide()
        self.changed.emit()
