"""One field of a form: its name, where one types or chooses, what is wrong with it.

Public: ``FieldRow``.
"""

from __future__ import annotations

import json
from typing import Any

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtWidgets import QComboBox, QLineEdit, QPlainTextEdit, QSizePolicy, QVBoxLayout, QWidget

from dost_ui import theme
from dost_ui.field_groups import GroupEditor, ItemsEditor, Nested, VariantEditor
from dost_ui.field_values import NotValid, parse, shown_default
from dost_ui.labels import PlainLabel, Run, RunLabel
from dost_ui.schema_fields import ABSENT, FieldKind, FormField
from dost_ui.translation import marked, tr
from dost_ui.wording import shortened, tooltip

_HINTS = {
    FieldKind.INTEGER: marked("whole number"),
    FieldKind.NUMBER: marked("number"),
    FieldKind.LIST: marked("one per line"),
    FieldKind.JSON: marked("JSON"),
}
_UNSET = marked("not set")
_NESTED: dict[FieldKind, type[GroupEditor | ItemsEditor | VariantEditor]] = {
    FieldKind.GROUP: GroupEditor,
    FieldKind.ITEMS: ItemsEditor,
    FieldKind.VARIANT: VariantEditor,
}


class FieldRow(QWidget):
    """Name, field, what is wrong with it.

    Signals:
        changed: The value was edited.
    """

    changed = Signal()

    def __init__(self, field: FormField, given: object, *, bare: bool = False, parent: QWidget | None = None) -> None:
        """``bare`` leaves the name out: what the field lies in says it."""
        super().__init__(parent)
        self.field = field
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        if not bare:
            column.addWidget(_label(field))
        self.editor = self._make_editor(field.default if given is ABSENT else given)
        self.editor.setAccessibleName(field.name)
        needed = tr("needed. ") if field.required else tr("optional. ")
        self.editor.setAccessibleDescription(needed + field.description)
        about = PlainLabel(shortened(field.description, 240), "small-muted", wrap=True)
        about.setToolTip(tooltip(field.description))
        about.setVisible(bool(field.description))
        nested = isinstance(self.editor, Nested)  # what it is is said before one looks into it
        for widget in (about, self.editor) if nested else (self.editor, about):
            column.addWidget(widget)
        self.problem = PlainLabel(kind="small-bad", wrap=True)
        self.problem.hide()
        column.addWidget(self.problem)

    def _make_editor(self, given: object) -> QWidget:
        nested = _NESTED.get(self.field.kind)
        if nested is not None:
            inner = nested(self.field, given, FieldRow)
            inner.changed.connect(self._edited)
            return inner
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
        if not self.field.required or (given is ABSENT and len(values) > 1):
            box.addItem(tr("choose…") if self.field.required else tr(_UNSET), ABSENT)
        for value in values:
            box.addItem(_shown(value), value)
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
        if isinstance(self.editor, Nested):
            return self.editor.value()
        if isinstance(self.editor, QComboBox):
            value = self.editor.currentData()
            if value is ABSENT and self.field.required:
                raise NotValid(tr("This is needed."))
            return value
        value = parse(self.field, self.text())
        if self.field.pattern and isinstance(value, str):
            pattern = QRegularExpression(self.field.pattern)  # its matcher gives up where Python's would go on for ever
            if pattern.isValid() and not pattern.match(value).hasMatch():
                raise NotValid(tr("It must match {pattern}.", pattern=shortened(self.field.pattern, 80)))
        return value

    def loose(self) -> Any:  # noqa: ANN401 - any JSON value
        """The value, or what was entered so far where that is none; ``ABSENT`` where nothing was."""
        if isinstance(self.editor, Nested):
            return self.editor.loose()
        try:
            return self.value()
        except NotValid:
            return self.text() or ABSENT

    def checked(self) -> tuple[Any, bool]:
        """The value, and whether it is one; what is wrong is said beside the field."""
        try:
            value = self.value()
        except NotValid as error:
            self.set_problem(str(error))
            return ABSENT, False
        self.set_problem("")
        return value, True

    def first_wrong(self) -> FieldRow | None:
        """The innermost field that is marked as wrong, the first of several."""
        if not self.problem.text():
            return None
        inner = self.editor.rows() if isinstance(self.editor, Nested) else []
        return next((found for found in (row.first_wrong() for row in inner) if found is not None), self)

    def focus(self) -> None:
        """Put the focus where one types."""
        inner = self.editor.rows() if isinstance(self.editor, Nested) else []
        if inner:
            inner[0].focus()
        else:
            self.editor.setFocus(Qt.FocusReason.OtherFocusReason)

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


def _label(field: FormField) -> RunLabel:
    label = RunLabel()
    runs = [Run(field.name, "ink", strong=True)]
    runs.append(Run(tr("  needed"), "accent") if field.required else Run(tr("  optional")))
    hint = _hint(field)
    if hint:
        runs.append(Run(f" · {hint}"))
    label.set_runs(*runs)
    return label


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return tr("yes") if value else tr("no")
    return "null" if value is None else str(value)


def _hint(field: FormField) -> str:
    hint = (tr(_HINTS[field.kind]) if field.kind in _HINTS else "") + _bounds(field)
    if field.format:
        hint = field.format
    if field.kind is FieldKind.JSON and field.shape:
        hint = tr("JSON {shape}", shape=field.shape)
    if field.default is not ABSENT and field.default is not None:
        shown = shortened(json.dumps(field.default, ensure_ascii=False, default=str), 40)
        hint = tr("{hint}, default {shown}", hint=hint, shown=shown) if hint else tr("default {shown}", shown=shown)
    return hint


def _bounds(field: FormField) -> str:
    low = "" if field.low is None else f"{field.low:g}"
    high = "" if field.high is None else f"{field.high:g}"
    if low and high and not field.open_low and not field.open_high:
        return tr(", {low} to {high}", low=low, high=high)
    told = ""
    if low:
        told += tr(", more than {low}", low=low) if field.open_low else tr(", {low} or more", low=low)
    if high:
        told += tr(", less than {high}", high=high) if field.open_high else tr(", {high} at most", high=high)
    return told
