from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QLineEdit, QPlainTextEdit, QWidget

from dost_engine.types import Tool, ToolInfo
from dost_ui import samples
from dost_ui.field_groups import GroupEditor, ItemsEditor, VariantEditor
from dost_ui.labels import RunLabel
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


@pytest.mark.parametrize(
    ("kind", "typed", "message"),
    [
        ({"type": "string", "minLength": 3}, "ab", "It needs 3 characters at least."),
        ({"type": "string", "maxLength": 1}, "ab", "It takes 1 character at most."),
        ({"type": "string", "pattern": "^[a-z]+$"}, "A1", "It must match ^[a-z]+$."),
        ({"type": "number", "exclusiveMinimum": 0}, "0", "It must be more than 0."),
        ({"type": "number", "maximum": 5, "exclusiveMaximum": True}, "5", "It must be less than 5."),
        ({"type": "array", "items": {"type": "string"}, "maxItems": 0}, "a", "It takes 0 items at most."),
        ({"type": "array", "items": {"type": "integer", "maximum": 3}}, "7", "The largest value is 3."),
    ],
)
def test_what_the_schema_demands_of_a_value_is_said_beside_the_field(
    qtbot: QtBot, kind: dict[str, Any], typed: str, message: str
) -> None:
    form = make(qtbot, only(kind))
    type_into(qtbot, form, "x", typed)
    assert form.arguments() is None
    assert form.row("x").problem.text() == message


def test_a_pattern_that_never_ends_or_is_none_does_not_hold_the_window(qtbot: QtBot) -> None:
    for pattern, accepted in (("(a+)+$", False), ("[", True)):
        form = make(qtbot, only({"type": "string", "pattern": pattern}))
        type_into(qtbot, form, "x", "a" * 40 + "!")
        assert (form.arguments() is not None) is accepted, "the service looks again before it calls"


TRIP: dict[str, Any] = {
    "type": "object",
    "properties": {
        "who": {"$ref": "#/$defs/person"},
        "stops": {"type": "array", "minItems": 1, "items": {"$ref": "#/$defs/stop"}},
        "by": {
            "oneOf": [
                {
                    "type": "object",
                    "properties": {"kind": {"const": "train"}, "class": {"type": "integer"}},
                    "required": ["kind"],
                },
                {
                    "title": "On foot",
                    "type": "object",
                    "properties": {"shoes": {"type": "string"}},
                    "required": ["shoes"],
                },
                {"type": "string"},
            ]
        },
        "budget": {"type": "object", "properties": {"limit": {"type": "number"}}, "required": ["limit"]},
    },
    "required": ["who", "stops"],
    "$defs": {
        "person": {"type": "object", "properties": {"name": {"type": "string"}}, "required": ["name"]},
        "stop": {
            "type": "object",
            "properties": {"city": {"type": "string"}, "sleeper": {"type": "boolean"}},
            "required": ["city"],
        },
    },
}


def group(form: ToolForm, name: str) -> GroupEditor:
    editor = form.row(name).editor
    assert isinstance(editor, GroupEditor)
    return editor


def items(form: ToolForm) -> ItemsEditor:
    editor = form.row("stops").editor
    assert isinstance(editor, ItemsEditor)
    return editor


def variant(form: ToolForm) -> VariantEditor:
    editor = form.row("by").editor
    assert isinstance(editor, VariantEditor)
    return editor


def typed(qtbot: QtBot, editor: QWidget, text: str) -> None:
    assert isinstance(editor, QLineEdit)
    qtbot.keyClicks(editor, text)


def test_objects_in_objects_and_lists_that_grow_are_filled_in_with_keys(qtbot: QtBot) -> None:
    form = make(qtbot, TRIP)
    assert form.arguments() is None
    name, stop = group(form, "who").rows()[0], items(form).rows()[0]
    assert name.problem.text() == "This is needed."
    assert form.row("who").problem.text() == "Something in it is not right yet."
    typed(qtbot, name.editor, "Asha")
    inner = stop.editor
    assert isinstance(inner, GroupEditor)
    typed(qtbot, inner.rows()[0].editor, "Kolkata")
    qtbot.mouseClick(items(form).add_button, Qt.MouseButton.LeftButton)
    second = items(form).rows()[1].editor
    assert isinstance(second, GroupEditor)
    typed(qtbot, second.rows()[0].editor, "Durgapur")
    assert form.arguments() == {
        "who": {"name": "Asha"},
        "stops": [{"city": "Kolkata"}, {"city": "Durgapur"}],
    }
    qtbot.mouseClick(items(form).remove_buttons[0], Qt.MouseButton.LeftButton)
    arguments = form.arguments()
    assert arguments is not None
    assert arguments["stops"] == [{"city": "Durgapur"}]
    qtbot.mouseClick(items(form).remove_buttons[0], Qt.MouseButton.LeftButton)
    assert form.arguments() is None
    assert form.row("stops").problem.text() == "It needs 1 item at least."


def test_an_object_that_is_not_needed_is_given_only_when_a_person_says_so(qtbot: QtBot) -> None:
    form = make(qtbot, TRIP, {"who": {"name": "A"}, "stops": [{"city": "B"}]})
    budget = group(form, "budget")
    assert budget.given is not None
    assert form.arguments() == {"who": {"name": "A"}, "stops": [{"city": "B"}]}
    qtbot.keyClick(budget.given, Qt.Key.Key_Space)
    assert form.arguments() is None
    typed(qtbot, budget.rows()[0].editor, "40")
    arguments = form.arguments()
    assert arguments is not None
    assert arguments["budget"] == {"limit": 40.0}


def test_one_of_several_shapes_is_chosen_and_filled_in(qtbot: QtBot) -> None:
    given = {"who": {"name": "A"}, "stops": [{"city": "B"}]}
    form = make(qtbot, TRIP, given)
    choice = variant(form).choice
    assert [choice.itemText(at) for at in range(choice.count())] == ["not set", "train", "On foot", "string"]
    qtbot.keyClick(choice, Qt.Key.Key_Down)
    assert form.arguments() == {**given, "by": {"kind": "train"}}, "what is fixed needs no typing"
    qtbot.keyClick(choice, Qt.Key.Key_Down)
    assert form.arguments() is None
    qtbot.keyClick(choice, Qt.Key.Key_Down)
    typed(qtbot, variant(form).rows()[0].editor, "boat")
    assert form.arguments() == {**given, "by": "boat"}
    for value, shape in (({"shoes": "red"}, "On foot"), ({"kind": "train", "class": 2}, "train"), ("boat", "string")):
        again = make(qtbot, TRIP, {**given, "by": value})
        assert variant(again).choice.currentText() == shape
        assert again.arguments() == {**given, "by": value}


def test_the_form_and_the_json_are_kept_in_step(qtbot: QtBot) -> None:
    form = make(qtbot, TRIP, {"who": {"name": "A"}, "stops": [{"city": "B"}], "extra": 1})
    qtbot.mouseClick(items(form).add_button, Qt.MouseButton.LeftButton)
    assert form.show_json(shown=True)
    so_far = {"who": {"name": "A"}, "stops": [{"city": "B"}, {}], "extra": 1}
    assert json.loads(form.json.toPlainText()) == so_far, "also what is not right yet"
    form.json.setPlainText('{"who": {"name": "Asha"},')
    assert not form.show_json(shown=False)
    assert form.problem() == "This is not JSON (line 1, column 26)."
    form.json.setPlainText('{"who": {"name": "Asha"}, "stops": [], "extra": 2}')
    assert form.problem() == ""
    assert form.arguments() == {"who": {"name": "Asha"}, "stops": [], "extra": 2}, "the service says what is wrong"
    assert form.show_json(shown=False)
    name = group(form, "who").rows()[0].editor
    assert isinstance(name, QLineEdit)
    assert name.text() == "Asha"
    assert items(form).rows() == []


def test_a_reference_in_a_circle_ends_as_json() -> None:
    node = {"type": "object", "properties": {"next": {"$ref": "#/$defs/node"}}}
    fields = fields_of({"properties": {"first": {"$ref": "#/$defs/node"}}, "$defs": {"node": node}})
    assert fields is not None
    assert fields[0].kind is FieldKind.GROUP
    assert fields[0].parts[0].kind is FieldKind.JSON


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


def test_a_choice_may_be_null_and_is_chosen_as_any_other(qtbot: QtBot) -> None:
    level = {"type": ["string", "null"], "enum": ["low", "high", None]}
    form = make(qtbot, {"properties": {"level": level, "other": level}, "required": ["level"]})
    box = form.row("level").editor
    assert isinstance(box, QComboBox)
    assert [box.itemText(at) for at in range(box.count())] == ["choose…", "low", "high", "null"]
    assert form.arguments() is None
    for _ in range(3):
        qtbot.keyClick(box, Qt.Key.Key_Down)
    assert form.arguments() == {"level": None}


@pytest.mark.parametrize(
    ("schema", "said"),
    [
        ({"minimum": 0}, "number, 0 or more"),
        ({"exclusiveMinimum": 0}, "number, more than 0"),
        ({"exclusiveMaximum": 5}, "number, less than 5"),
        ({"minimum": 1, "maximum": 9}, "number, 1 to 9"),
        ({"exclusiveMinimum": 0, "maximum": 9}, "number, more than 0, 9 at most"),
    ],
)
def test_bounds_are_said_as_they_are_checked(qtbot: QtBot, schema: dict[str, Any], said: str) -> None:
    form = make(qtbot, only({"type": "number", **schema}))
    assert any(label.plain().endswith(f" · {said}") for label in form.findChildren(RunLabel))


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


@pytest.mark.parametrize(
    ("says", "words"),
    [
        ({"readOnlyHint": True}, "Only reads."),
        ({}, "May change data."),
        ({"destructiveHint": True}, "May delete or overwrite data."),
        ({"readOnlyHint": True, "destructiveHint": True}, "May delete or overwrite data."),
    ],
)
def test_the_dialog_says_whether_the_tool_only_reads(
    qtbot: QtBot, owner: QWidget, says: dict[str, Any], words: str
) -> None:
    assert dialog_for(qtbot, owner, ToolInfo(Tool("a/b", "a", "b", annotations=says), "b", 1)).effect() == words
