"""A form made from a tool's JSON schema.

Public: ``ToolForm``.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QLineEdit, QPlainTextEdit, QSizePolicy, QVBoxLayout, QWidget

from dost_ui import theme
from dost_ui.labels import PlainLabel, Run, RunLabel
from dost_ui.schema_fields import ABSENT, FieldKind, FormField, NotValid, fields_of, parse, shown_default
from dost_ui.translation import marked, tr
from dost_ui.wording import shortened, tooltip

if TYPE_CHECKING:
    from collections.abc import Mapping

_HINTS = {
    FieldKind.INTEGER: marked("whole number"),
    FieldKind.NUMBER: marked("number"),
    FieldKind.LIST: marked("one per line"),
    FieldKind.JSON: marked("JSON"),
}
_UNSET = marked("not set")


class FieldRow(QWidget):
    """Name, field, what is wrong with it.

    Signals:
        changed: The value was edited.
    """

    changed = Signal()

    def __init__(self, field: FormField, given: object, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.field = field
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        label = RunLabel()
        runs = [Run(field.name, "ink", strong=True)]
        runs.append(Run(tr("  needed"), "accent") if field.required else Run(tr("  optional")))
        hint = _hint(field)
        if hint:
            runs.append(Run(f" · {hint}"))
        label.set_runs(*runs)
        column.addWidget(label)
        self.editor = self._make_editor(field.default if given is ABSENT else given)
        self.editor.setAccessibleName(field.name)
        self.editor.setAccessibleDescription(("needed. " if field.required else "optional. ") + field.description)
        column.addWidget(self.editor)
        if field.description:
            about = PlainLabel(shortened(field.description, 240), "small-muted", wrap=True)
            about.setToolTip(tooltip(field.description))
            column.addWidget(about)
        self.problem = PlainLabel(kind="small-bad", wrap=True)
        self.problem.hide()
        column.addWidget(self.problem)

    def _make_editor(self, given: object) -> QWidget:
        if self.field.kind in {FieldKind.CHOICE, FieldKind.BOOLEAN}:
            return self._make_choice(given)
        text = shown_default(given)
        if self.field.kind in {FieldKind.TEXT, FieldKind.LIST, FieldKind.JSON}:
            area = QPlainTextEdit(text)
            if self.field.kind is FieldKind.JSON:
                area.setProperty("kind", "fixed")
                area.setPlaceholderText("[ ]" if self.field.shape == "array" else "{ }")
            area.setTabChangesFocus(True)
            area.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            area.setFixedHeight(theme.active().scaled(76))
            area.textChanged.connect(self._edited)
            return area
        line = QLineEdit(text)
        line.textEdited.connect(self._edited)
        return line

    def _make_choice(self, given: object) -> QComboBox:
        box = QComboBox()
        box.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        values = (True, False) if self.field.kind is FieldKind.BOOLEAN else self.field.choices
        if not self.field.required or given is ABSENT:
            box.addItem(tr("choose…") if self.field.required else tr(_UNSET), ABSENT)
        for value in values:
            box.addItem({True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value), value)
        for at in range(box.count()):
            data = box.itemData(at)
            if type(data) is type(given) and data == given:
                box.setCurrentIndex(at)
        box.currentIndexChanged.connect(self._edited)
        return box

    def value(self) -> Any:  # noqa: ANN401 - any JSON value
        """The value, ``ABSENT`` where left empty.

        Raises:
            NotValid: what was typed is no value of the field's kind.
        """
        if isinstance(self.editor, QComboBox):
            value = self.editor.currentData()
            if value is ABSENT and self.field.required:
                raise NotValid(tr("This is needed."))
            return value
        return parse(self.field, self.text())

    def text(self) -> str:
        """What is typed."""
        if isinstance(self.editor, QPlainTextEdit):
            return self.editor.toPlainText()
        return self.editor.text() if isinstance(self.editor, QLineEdit) else ""

    def set_problem(self, text: str) -> None:
        """What is wrong, or nothing."""
        self.problem.setText(text)
        self.problem.setVisible(bool(text))
        self.editor.setProperty("wrong", bool(text))
        self.editor.style().unpolish(self.editor)
        self.editor.style().polish(self.editor)

    def _edited(self) -> None:
        if self.problem.text():
            self.set_problem("")
        self.changed.emit()


class ToolForm(QWidget):
    """The form. ``arguments()`` gives what was entered, or ``None`` and marks what is wrong.

    Signals:
        changed: Something was edited.
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
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(14)
        fields = fields_of(schema)
        self._whole = fields is None
        if fields is None:
            whole = FormField(
                "arguments", FieldKind.JSON, description=tr("All arguments as a JSON object."), shape="object"
            )
            self._add(whole, dict(given) if given else ABSENT)
        else:
            for field in fields:
                self._add(field, (given or {}).get(field.name, ABSENT))
            if not fields:
                column.addWidget(PlainLabel(tr("This tool takes no arguments."), "muted"))
        column.addStretch(1)

    def _add(self, field: FormField, given: object) -> None:
        row = FieldRow(field, given)
        row.changed.connect(self.changed)
        self.rows.append(row)
        layout = self.layout()
        if layout is not None:
            layout.addWidget(row)

    def row(self, name: str) -> FieldRow:
        """The row of a property."""
        return next(row for row in self.rows if row.field.name == name)

    def arguments(self) -> dict[str, Any] | None:
        """What was entered; where something is wrong, None, each message beside its field, the first one focused."""
        values: dict[str, Any] = {}
        wrong: list[FieldRow] = []
        for row in self.rows:
            try:
                value = row.value()
            except NotValid as error:
                row.set_problem(str(error))
                wrong.append(row)
                continue
            row.set_problem("")
            if value is not ABSENT:
                values[row.field.name] = value
        if wrong:
            wrong[0].editor.setFocus(Qt.FocusReason.OtherFocusReason)
            return None
        return dict(values.get("arguments", {})) if self._whole else values


def _hint(field: FormField) -> str:
    hint = tr(_HINTS[field.kind]) if field.kind in _HINTS else ""
    if field.low is not None and field.high is not None:
        hint += tr(", {low} to {high}", low=f"{field.low:g}", high=f"{field.high:g}")
    elif field.low is not None:
        hint += tr(", {low} or more", low=f"{field.low:g}")
    elif field.high is not None:
        hint += tr(", {high} at most", high=f"{field.high:g}")
    if field.kind is FieldKind.JSON and field.shape:
        hint = tr("JSON {shape}", shape=field.shape)
    if field.default is not ABSENT and field.default is not None:
        shown = shortened(json.dumps(field.default, ensure_ascii=False, default=str), 40)
        hint = tr("{hint}, default {shown}", hint=hint, shown=shown) if hint else tr("default {shown}", shown=shown)
    return hint
