"""What a provider gets of a schema: something that all of them accept, whatever the server sent."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dost_desktop.agent.provider_schema import provider_schema
from support.any_json import JSON

TEXT = {"type": "string"}
NOTHING = {"type": "object", "properties": {}}


def made(schema: object) -> dict[str, Any]:
    before = copy.deepcopy(schema)
    copied = provider_schema(schema)
    assert schema == before  # what the server sent stays
    return copied


def properties(**schemas: object) -> dict[str, Any]:
    return made({"type": "object", "properties": schemas})["properties"]


@pytest.mark.parametrize(
    "schema",
    [
        None,
        {},
        True,
        "object",
        [1],
        {"type": "object"},
        {"type": "object", "properties": None},
        {"type": "object", "properties": ["colour"]},
        {"type": "string", "required": "x"},
        {"_def": {"typeName": "ZodObject"}, "~standard": {"version": 1}},
        {"jsonSchema": None},
        {"jsonSchema": {}},
    ],
)
def test_a_tool_without_usable_properties_is_an_object_with_none(schema: object) -> None:
    assert made(schema) == NOTHING


def test_a_usual_schema_stays_as_it_is() -> None:
    schema = {
        "type": "object",
        "properties": {
            "harbour": {"type": "string", "description": "Its name", "enum": ["Brest", "Calais"], "pattern": "^[A-Z]"},
            "days": {"type": "array", "items": {"type": "integer", "minimum": 1}},
            "root": {"$ref": "#/$defs/Item"},
            "either": {"anyOf": [{"type": "string"}, {"type": "null"}], "default": None},
        },
        "required": ["harbour"],
        "additionalProperties": False,
        "$defs": {"Item": {"type": "object", "properties": {"children": {"$ref": "#/$defs/Item"}}}},
    }
    assert made(schema) == schema


def test_a_wrapped_schema_is_unwrapped() -> None:
    assert made({"jsonSchema": {"type": "object", "properties": {"x": TEXT}}}) == NOTHING | {"properties": {"x": TEXT}}


def test_true_and_false_become_objects() -> None:
    found = properties(raw=True, never=False, list={"anyOf": [{"type": "array", "items": True}, {"type": "null"}]})
    assert found == {
        "raw": {},
        "never": {"not": {}},
        "list": {"anyOf": [{"type": "array", "items": {}}, {"type": "null"}]},
    }


@pytest.mark.parametrize("keyword", ["anyOf", "oneOf", "allOf"])
def test_alternatives_at_the_top_become_properties_of_which_none_is_required(keyword: str) -> None:
    branches = [{"properties": {"inline_bytes": TEXT}, "required": ["inline_bytes"]}, {"properties": {"link": TEXT}}]
    schema = {"type": "object", keyword: branches, "properties": {"page": TEXT}, "required": ["page", "gone", 7]}
    assert made(schema) == {
        "type": "object",
        "properties": {"page": TEXT, "inline_bytes": TEXT, "link": TEXT},
        "required": ["page"],
    }


def test_conditions_and_references_at_the_top_are_read_too_and_circles_end() -> None:
    schema = {
        "allOf": [{"if": {"properties": {"reason": {"const": "dup"}}}, "then": {"$ref": "#/$defs/dup"}}, {"$ref": "#"}],
        "$defs": {"dup": {"properties": {"dup_of": TEXT}, "anyOf": [{"$ref": "#/$defs/dup"}, {"$ref": "#/gone"}]}},
    }
    assert set(made(schema)["properties"]) == {"reason", "dup_of"}
    assert "allOf" not in made(schema)


def test_an_enum_of_texts_stays_and_any_other_becomes_words_with_its_types_kept() -> None:
    found = properties(
        colour={"enum": ["red", "blue"]},
        minutes={"type": "integer", "enum": [30, 720]},
        pinned={"type": "boolean", "enum": [True], "description": "Keep it."},
        mood={"enum": ["calm", "", None]},
        size={"type": "string", "enum": [256, 512]},
        wrong={"enum": "calm"},
        none={"enum": None},
        empty={"enum": []},
        odd={"enum": [{"x": 1}, [2]]},
    )
    assert found == {
        "colour": {"type": "string", "enum": ["red", "blue"]},
        "minutes": {"type": "integer", "description": "One of 30, 720."},
        "pinned": {"type": "boolean", "description": "Keep it. One of true."},
        "mood": {"description": 'One of "calm", "", null.'},
        "size": {"type": "integer", "description": "One of 256, 512."},
        "wrong": {},
        "none": {},
        "empty": {},
        "odd": {"description": 'One of {"x": 1}, [2].'},
    }


def test_what_a_schema_lacks_or_has_in_the_wrong_type_is_mended() -> None:
    found = properties(
        list={"type": "array"},
        pair={"type": "array", "items": [TEXT, TEXT]},
        kind={"type": "text"},
        words={"type": "string", "description": ["not", "text"]},
        lost={"$ref": "#/$defs/nowhere", "description": "There"},
        abroad={"$ref": "https://example.org/schema.json"},
    )
    assert found == {
        "list": {"type": "array", "items": {}},
        "pair": {"type": "array", "items": {}},
        "kind": {},
        "words": {"type": "string"},
        "lost": {"description": "There"},
        "abroad": {},
    }


def test_a_schema_as_deep_as_a_well_is_cut() -> None:
    schema: dict[str, Any] = {"type": "object", "properties": {"x": TEXT}}
    for _ in range(5_000):
        schema = {"type": "object", "properties": {"x": schema}}
    assert len(json.dumps(provider_schema(schema))) < 2_000


SCHEMA_LIKE = st.recursive(
    JSON,
    lambda inner: st.dictionaries(
        st.sampled_from(
            ["properties", "items", "anyOf", "allOf", "$ref", "enum", "type", "required", "jsonSchema", "not"]
        ),
        inner | st.lists(inner, max_size=3) | st.sampled_from(["#", "#/properties", "object", "string"]),
        max_size=4,
    ),
    max_leaves=12,
)


def is_schema(value: object) -> bool:
    """Whether everything that has to be a schema is one."""
    if not isinstance(value, dict):
        return False
    lists = [part for key in ("anyOf", "oneOf", "allOf") for part in value.get(key, [])]
    parts = [*value.get("properties", {}).values(), *lists, *([value["items"]] if "items" in value else [])]
    return all(isinstance(entry, str) for entry in value.get("enum", [])) and all(is_schema(part) for part in parts)


@settings(max_examples=150, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
@given(SCHEMA_LIKE)
def test_any_json_gives_the_schema_of_an_object(schema: object) -> None:
    copied = provider_schema(schema)
    assert copied["type"] == "object"
    assert is_schema(copied)
    assert not {"anyOf", "oneOf", "allOf", "not", "if", "enum", "$ref"} & set(copied)
    assert json.loads(json.dumps(copied)) == copied == provider_schema(copied)
