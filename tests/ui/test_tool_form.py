from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLineEdit, QPlainTextEdit, QWidget

from dost_engine.types import Tool, ToolInfo
from dost_ui import samples
from dost_ui.run_dialog import RunToolDialog
from dost_ui.schema_fields import FieldKind, fields_of
from dost_ui.tool_form import ToolForm

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot


def make(qtbot: QtBot, schema: dict[str, Any], given: dict[str, Any] | None = None) -> ToolForm:
    form = ToolForm(schema, given)
    qtbot.addWidget(form)
    form.show()
    return form


def only(kind: dict[str, Any], *, required: bool = True, **extra: Any) -> dict[str, Any]:
    return {"type": "object", "properties": {"x": kind}, "required": ["x"] if required else [], **extra}


def type_into(qtbot: QtBot, form: ToolForm, name: str, text: str) -> None:
    editor = form.row(name).editor
    if isinstance(editor, QPlainTextEdit):
        editor.selectAll()
        qtbot.keyClicks(editor, text)
    else:
        assert isinstance(editor, QLineEdit)
        editor.selectAll()
        qtbot.keyClicks(editor, text)


@pytest.mark.parametrize(
    ("kind", "typed", "value"),
    [
        ({"type": "string"}, "Durgapur", "Durgapur"),
        ({"type": "string"}, " kept blanks ", " kept blanks "),
        ({"type": "integer"}, "3", 3),
        ({"type": "number"}, "2.5", 2.5),
        ({"type": "array", "items": {"type": "string"}}, "a b", ["a b"]),
        ({"type": "array", "items": {"type": "integer"}}, "7", [7]),
        ({"type": "object"}, '{"a": [1]}', {"a": [1]}),
        ({"type": "array", "items": {"type": "object"}}, '[{"a": 1}]', [{"a": 1}]),
        ({"$ref": "#/$defs/y"}, '"z"', "z"),
        ({"anyOf": [{"type": "string"}, {"type": "integer"}]}, "5", 5),
        ({"anyOf": [{"type": "integer"}, {"type": "null"}]}, "5", 5),
        ({"type": ["string", "null"]}, "s", "s"),
    ],
)
def test_what_is_typed_becomes_a_value_of_its_type(qtbot: QtBot, kind: dict[str, Any], typed: str, value: Any) -> None:
    form = make(qtbot, only(kind))
    type_into(qtbot, form, "x", typed)
    assert form.arguments() == {"x": value}


@pytest.mark.parametrize(
    ("kind", "typed", "message"),
    [
        ({"type": "string"}, "", "This is needed."),
        ({"type": "integer"}, "2.5", "This must be a whole number."),
        ({"type": "integer", "minimum": 1}, "0", "The smallest value is 1."),
        ({"type": "integer", "maximum": 14}, "15", "The largest value is 14."),
        ({"type": "number"}, "warm", "This must be a number."),
        ({"type": "number"}, "nan", "This must be a number."),
        ({"type": "array", "items": {"type": "integer"}}, "a", "This must be a whole number."),
        ({"type": "object"}, "{", "This is not JSON (line 1, column 2)."),
        ({"type": "object"}, "[1]", "This must be a JSON object."),
    ],
)
def test_what_is_wrong_is_said_beside_the_field(qtbot: QtBot, kind: dict[str, Any], typed: str, message: str) -> None:
    form = make(qtbot, only(kind))
    type_into(qtbot, form, "x", typed)
    assert form.arguments() is None
    row = form.row("x")
    assert (row.problem.text(), row.problem.isVisible()) == (message, True)


def test_a_message_goes_when_its_field_is_edited(qtbot: QtBot) -> None:
    form = make(qtbot, only({"type": "string"}))
    assert form.arguments() is None
    type_into(qtbot, form, "x", "y")
    assert not form.row("x").problem.isVisible()


def test_an_empty_optional_field_is_left_out(qtbot: QtBot) -> None:
    form = make(qtbot, only({"type": "string"}, required=False))
    assert form.arguments() == {}


def test_choices_keep_their_type_and_booleans_have_three_states(qtbot: QtBot) -> None:
    schema = {
        "properties": {"level": {"enum": [1, 2, "auto"]}, "loud": {"type": "boolean"}, "dry": {"type": "boolean"}},
        "required": ["level"],
    }
    form = make(qtbot, schema)
    level, loud = form.row("level").editor, form.row("loud").editor
    assert isinstance(level, QComboBox)
    assert isinstance(loud, QComboBox)
    assert form.arguments() is None
    qtbot.keyClick(level, Qt.Key.Key_Down)
    qtbot.keyClick(level, Qt.Key.Key_Down)
    qtbot.keyClick(loud, Qt.Key.Key_Down)
    assert form.arguments() == {"level": 2, "loud": True}


def test_defaults_are_filled_in_and_given_values_win(qtbot: QtBot) -> None:
    form = make(qtbot, samples.FORECAST_SCHEMA, {"city": "Kolkata", "unit": "fahrenheit"})
    assert form.arguments() == {"city": "Kolkata", "days": 3, "unit": "fahrenheit"}


def test_required_fields_come_first() -> None:
    fields = fields_of({"properties": {"a": {}, "b": {"type": "string"}}, "required": ["b"]})
    assert fields is not None
    assert [(field.name, field.required) for field in fields] == [("b", True), ("a", False)]


@pytest.mark.parametrize(
    "schema", [{"$ref": "#/$defs/x"}, {"anyOf": [{}]}, {"properties": 5}, {"additionalProperties": True}]
)
def test_a_schema_that_makes_no_form_gets_one_json_field(qtbot: QtBot, schema: dict[str, Any]) -> None:
    form = make(qtbot, schema)
    type_into(qtbot, form, "arguments", '{"any": 1}')
    assert form.arguments() == {"any": 1}


@pytest.mark.parametrize("schema", [{}, {"type": "object"}, {"type": "object", "properties": {}}])
def test_a_tool_without_arguments_needs_none(qtbot: QtBot, schema: dict[str, Any]) -> None:
    assert make(qtbot, schema).arguments() == {}


@pytest.mark.parametrize("part", [None, 5, "x", [], {"type": 7}, {"enum": "x"}, {"type": "array", "items": []}])
def test_a_broken_property_is_still_a_field(part: Any) -> None:
    fields = fields_of({"properties": {"x": part}, "required": "x"})
    assert fields is not None
    assert fields[0].kind is FieldKind.JSON


@pytest.fixture
def owner(qtbot: QtBot) -> QWidget:
    """A window for dialogs, which delete themselves when they are closed."""
    made = QWidget()
    qtbot.addWidget(made)
    made.show()
    return made


def dialog_for(qtbot: QtBot, owner: QWidget, info: ToolInfo) -> RunToolDialog:
    dialog = RunToolDialog(info, parent=owner)
    dialog.open()
    qtbot.waitExposed(dialog)
    return dialog


def test_the_dialog_gives_tool_and_arguments_and_closes(qtbot: QtBot, owner: QWidget) -> None:
    dialog = dialog_for(qtbot, owner, samples.info("weather/get_forecast"))
    city = dialog.form.row("city").editor
    qtbot.keyClicks(city, "Durgapur")
    with qtbot.waitSignal(dialog.accepted), qtbot.waitSignal(dialog.run) as run:
        qtbot.keyClick(city, Qt.Key.Key_Return)
    assert run.args == ["weather/get_forecast", {"city": "Durgapur", "days": 3, "unit": "celsius"}]


def test_the_dialog_stays_while_something_is_wrong(qtbot: QtBot, owner: QWidget) -> None:
    dialog = dialog_for(qtbot, owner, samples.info("weather/get_forecast"))
    with qtbot.assertNotEmitted(dialog.run):
        qtbot.mouseClick(dialog.run_button, Qt.MouseButton.LeftButton)
    assert dialog.isVisible()
    assert dialog.form.row("city").problem.text() == "This is needed."


@pytest.mark.parametrize(("says", "words"), [({"readOnlyHint": True}, "Only reads."), ({}, "May change data.")])
def test_the_dialog_says_whether_the_tool_only_reads(
    qtbot: QtBot, owner: QWidget, says: dict[str, Any], words: str
) -> None:
    assert dialog_for(qtbot, owner, ToolInfo(Tool("a/b", "a", "b", annotations=says), "b", 1)).effect() == words
