"""What rankers see of a tool, above all of tools that are not as they should be."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest

from dost_engine.catalog import make_tool, tool_of_entry
from dost_engine.projection import project, property_names
from dost_engine.types import Recipe


def guide_text(name: str, raw: dict[str, Any]) -> str:
    return project(make_tool("s", name, raw)).texts[Recipe.GUIDE]


def names(schema: object) -> list[str]:
    return list(property_names(schema))


def test_the_text_is_name_words_description_and_parameters() -> None:
    schema = {"properties": {"city": {"type": "string", "description": "Which"}, "units": {}}}
    assert guide_text("getWeather", {"description": "Gets weather", "inputSchema": schema}) == (
        "getWeather. getWeather. get. Weather: Gets weather. Parameters: city, units"
    )


def test_without_parameters_the_text_ends_with_the_description() -> None:
    assert guide_text("ping", {"description": "Pings"}) == "ping. ping: Pings"


def test_a_text_is_found_by_its_sha256() -> None:
    projection = project(make_tool("s", "ping", {"description": "Pings"}))
    assert projection.digests[Recipe.GUIDE] == hashlib.sha256(b"ping. ping: Pings").hexdigest()


@pytest.mark.parametrize("description", [None, "", ["not", "text"], 7, {"a": 1}])
def test_a_description_that_is_not_text_counts_as_empty(description: object) -> None:
    assert guide_text("void_invoice", {"description": description}) == "void_invoice. void. invoice. void_invoice: "


@pytest.mark.parametrize(
    "schema",
    [
        None,
        {},
        {"type": "object"},
        {"properties": None},
        {"properties": ["colour"]},
        {"properties": "colour"},
        "object",
        True,
        {"_def": {"typeName": "ZodObject"}, "~standard": {"version": 1}},
        {"jsonSchema": None},
        {"jsonSchema": {"properties": 3}},
    ],
)
def test_a_schema_without_usable_properties_gives_no_parameters(schema: object) -> None:
    assert guide_text("lift", {"description": "Lifts", "inputSchema": schema}) == "lift. lift: Lifts"


def test_parameters_are_found_in_both_wrappers() -> None:
    assert names({"jsonSchema": {"properties": {"harbour": {}, "length": {}}}}) == ["harbour", "length"]
    parameters: dict[str, Any] = {"parameters": {"properties": {"booking_ref": {}}}}
    assert [param.name for param in project(make_tool("s", "cancel", parameters)).params] == ["booking_ref"]


def test_own_properties_win_over_wrapped_ones_even_if_there_are_none() -> None:
    assert names({"properties": {"a": {}}, "jsonSchema": {"properties": {"b": {}}}}) == ["a"]
    assert names({"properties": {}, "jsonSchema": {"properties": {"b": {}}}}) == []


def test_in_the_guides_mapping_parameters_win_over_the_schema() -> None:
    entry: dict[str, Any] = {"parameters": {"properties": {"a": {}}}, "inputSchema": {"properties": {"b": {}}}}
    assert [param.name for param in project(tool_of_entry("t", entry)).params] == ["a"]
    assert [param.name for param in project(tool_of_entry("t", entry | {"parameters": {}})).params] == ["b"]


def test_boolean_sub_schemas_are_parameters_like_others() -> None:
    assert names({"properties": {"raw_body": True, "forbidden": False, "mark": {"anyOf": [{"items": True}]}}}) == [
        "raw_body",
        "forbidden",
        "mark",
    ]


def test_only_top_level_names_are_seen_as_in_the_guide() -> None:
    """Names inside ``$ref``, ``anyOf`` and nested objects are left to the default ranking's texts."""
    item = {"properties": {"heading": {}, "children": {"items": {"$ref": "#/$defs/Item"}}}}
    assert names({"properties": {"root": {"$ref": "#/$defs/Item"}}, "$defs": {"Item": item}}) == ["root"]
    assert names({"anyOf": [{"properties": {"inline_bytes": {}}}, {"properties": {"remote_link": {}}}]}) == []


def test_enums_of_any_kind_are_no_parameters_and_no_harm() -> None:
    properties = {
        "mood": {"enum": ["calm", "", None]},
        "b": {"enum": None},
        "c": {"enum": "calm"},
        "d": {"enum": [[2]]},
    }
    assert names({"properties": properties}) == ["mood", "b", "c", "d"]


def test_names_that_are_numbers_come_first_as_javascript_orders_them() -> None:
    assert names({"properties": {"b": {}, "10": {}, "a": {}, "2": {}, "01": {}, "9" * 5000: {}}}) == [
        "2",
        "10",
        "b",
        "a",
        "01",
        "9" * 5000,
    ]


def test_halves_of_characters_do_not_stop_a_tool() -> None:
    assert guide_text("a\ud800", {"description": "b\udfff"}) == "a\ufffd. a\ufffd: b\ufffd"
