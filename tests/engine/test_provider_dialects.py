"""Copies of schemas in each provider's dialect; the original stays."""

from __future__ import annotations

import copy
import json
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from dost_engine.provider_dialects import MOST_PARTS, Dialect, fit_schema

if TYPE_CHECKING:
    from collections.abc import Iterator

TEXT = {"type": "string"}
TREE = {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "type": "object",
    "properties": {"root": {"$ref": "#/$defs/Node", "description": "The top"}, "far": {"$ref": "https://x.example/s"}},
    "required": ["root"],
    "$defs": {
        "Node": {
            "type": "object",
            "properties": {
                "children": {"type": "array", "items": {"$ref": "#/$defs/Node"}},
                "a/b": {"$ref": "#/$defs/x~1y"},
            },
        },
        "x/y": TEXT,
    },
}


@pytest.mark.parametrize("dialect", Dialect)
def test_local_references_are_resolved_and_a_circle_ends(dialect: Dialect) -> None:
    before = copy.deepcopy(TREE)
    fitted = fit_schema(TREE, dialect)
    assert before == TREE
    root = fitted.schema["properties"]["root"]
    assert root["description"] == "The top"
    assert root["properties"]["children"]["items"] == {"type": "object"}
    assert fitted.schema["properties"]["far"] == {}
    assert fitted.schema["required"] == ["root"]
    assert not {"$ref", "$defs", "$schema"} & set(words(fitted.schema))
    assert "$schema" in fitted.removed
    assert "properties.far.$ref https://x.example/s" in fitted.removed
    assert "properties.root.properties.children.items.$ref #/$defs/Node" in fitted.removed
    if dialect is Dialect.ANTHROPIC:
        assert "properties.root.properties.a/b" in fitted.removed
    else:
        assert root["properties"]["a/b"] == TEXT


def test_gemini_is_told_in_its_own_words() -> None:
    schema = {
        "type": "object",
        "additionalProperties": False,
        "properties": {
            "one": {"oneOf": [TEXT, {"type": "integer", "exclusiveMinimum": 0}]},
            "fixed": {"const": "yes"},
            "maybe": {"type": ["string", "null"], "format": "uri"},
            "either": {"type": ["string", "integer"]},
            "numbers": {"type": "integer", "enum": [1, 2]},
            "all": {
                "allOf": [{"type": "object", "properties": {"a": TEXT}}, {"properties": {"b": TEXT}, "required": ["b"]}]
            },
            "day": {"type": "string", "format": "date-time"},
        },
    }
    fitted = fit_schema(schema, Dialect.GEMINI)
    assert fitted.schema["properties"] == {
        "one": {"anyOf": [TEXT, {"type": "integer"}]},
        "fixed": {"enum": ["yes"]},
        "maybe": {"type": "string", "nullable": True},
        "either": {"anyOf": [{"type": "string"}, {"type": "integer"}]},
        "numbers": {"type": "integer"},
        "all": {"type": "object", "properties": {"a": TEXT, "b": TEXT}, "required": ["b"]},
        "day": {"type": "string", "format": "date-time"},
    }
    assert set(fitted.removed) == {
        "additionalProperties",
        "properties.one.oneOf.1.exclusiveMinimum",
        "properties.maybe.format",
        "properties.numbers.enum",
    }


@pytest.mark.parametrize("dialect", [Dialect.OPENAI, Dialect.ANTHROPIC])
def test_what_a_provider_takes_stays(dialect: Dialect) -> None:
    schema = {
        "type": "object",
        "properties": {"a": {"oneOf": [TEXT, {"const": 1}], "default": "x"}, "b": {"type": "array", "items": TEXT}},
        "additionalProperties": False,
    }
    fitted = fit_schema(schema, dialect)
    assert (fitted.schema, fitted.removed) == (schema, ())


@pytest.mark.parametrize("schema", [{}, {"type": "string"}, {"properties": None}, {"$ref": "#/none"}, {"$ref": "#"}])
@pytest.mark.parametrize("dialect", Dialect)
def test_the_root_is_an_object_with_properties(schema: dict[str, Any], dialect: Dialect) -> None:
    made = fit_schema(schema, dialect).schema
    assert (made["type"], made["properties"]) == ("object", {})


def test_references_that_multiply_are_bounded() -> None:
    definitions = {
        f"d{level}": {"type": "object", "properties": {str(n): {"$ref": f"#/$defs/d{level + 1}"} for n in range(10)}}
        for level in range(10)
    }
    schema = {"type": "object", "properties": {"x": {"$ref": "#/$defs/d0"}}, "$defs": definitions}
    fitted = fit_schema(schema, Dialect.OPENAI)
    assert len(json.dumps(fitted.schema)) < MOST_PARTS * 200
    assert any(place.endswith("…") for place in fitted.removed)


def words(value: Any) -> Iterator[str]:
    """Every key of a JSON value."""
    if isinstance(value, dict):
        yield from value
        for inner in value.values():
            yield from words(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from words(inner)


_KEYS = st.sampled_from(
    [
        "type",
        "properties",
        "items",
        "anyOf",
        "oneOf",
        "allOf",
        "const",
        "enum",
        "required",
        "$ref",
        "$defs",
        "a",
        "format",
    ]
)
_ANY = st.recursive(
    st.none() | st.booleans() | st.integers() | st.sampled_from(["object", "#", "#/$defs/a", "null"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(_KEYS, inner, max_size=4),
    max_leaves=12,
)


@settings(deadline=None, max_examples=150, suppress_health_check=[HealthCheck.too_slow])
@given(st.dictionaries(_KEYS, _ANY, max_size=5), st.sampled_from(Dialect))
def test_any_schema_gives_a_copy_without_references_and_stays_as_it_was(
    schema: dict[str, Any], dialect: Dialect
) -> None:
    before = copy.deepcopy(schema)
    made = fit_schema(schema, dialect).schema
    assert schema == before
    assert made["type"] == "object"
    assert isinstance(made["properties"], dict)
    json.dumps(made)
    if dialect is Dialect.GEMINI:
        assert not {"const", "oneOf", "allOf"} & set(made)
