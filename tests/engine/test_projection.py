"""What rankers see of a tool, above all of tools that are not as they should be."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dost_engine.catalog import make_tool, tool_of_entry
from dost_engine.embedding.models import TOKENIZER_NAME
from dost_engine.embedding.onnx_model import load_tokenizer
from dost_engine.projection import project, property_names
from dost_engine.projection.schemas import MAX_ENUMS, MAX_PROPERTIES, properties_of
from dost_engine.projection.texts import PIECES, pieces
from dost_engine.types import MAPPING_SERVER, Parameter, Recipe, Tool
from golden.projection import make as golden

if TYPE_CHECKING:
    from dost_engine.embedding.onnx_model import OnnxEmbedder


def guide_text(name: str, raw: dict[str, Any]) -> str:
    return project(make_tool("s", name, raw)).texts[Recipe.GUIDE]


def rich_text(name: str, raw: dict[str, Any], server: str = "s") -> str:
    return project(make_tool(server, name, raw)).texts[Recipe.RICH]


def names(schema: object) -> list[str]:
    return list(property_names(schema))


def deep(schema: object) -> list[str]:
    """Names of all properties, as the default ranking's texts have them."""
    return [param.name for param in properties_of(schema)]


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
    projection = project(make_tool("s", "cancel", parameters))
    assert projection.arguments == ("booking_ref",)
    assert [param.name for param in projection.params] == ["booking_ref"]
    assert deep({"jsonSchema": {"properties": {"harbour": {"$ref": "#/$defs/H"}}, "$defs": {"H": {"items": {}}}}}) == [
        "harbour"
    ]


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
    """The guide's arguments; the default ranking's texts hold what is inside too."""
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


# ---------------------------------------------------------------------------------- properties, wherever they stand


def test_properties_are_found_through_every_keyword() -> None:
    schema = {
        "properties": {
            "plain": {"type": "string"},
            "nested": {"properties": {"inner": {}}},
            "listed": {"items": {"properties": {"of_item": {}}}},
            "paired": {"prefixItems": [{"properties": {"of_first": {}}}, {"properties": {"of_second": {}}}]},
            "mapped": {"additionalProperties": {"properties": {"of_value": {}}}},
            "chosen": {"anyOf": [{"properties": {"one_way": {}}}, {"oneOf": [{"properties": {"other_way": {}}}]}]},
            "referred": {"$ref": "#/definitions/a~1b"},
        },
        "allOf": [{"if": {"properties": {"plain": {"const": "x"}}}, "then": {"properties": {"only_then": {}}}}],
        "definitions": {"a/b": {"properties": {"behind": {}}}},
    }
    assert deep(schema) == [
        *("plain", "nested", "listed", "paired", "mapped", "chosen", "referred"),
        *("plain", "only_then"),  # said of the same object, here with a value
        *("inner", "of_item", "of_first", "of_second", "of_value", "one_way", "other_way", "behind"),
    ]


def test_properties_of_branches_are_found_where_the_schema_has_none_of_its_own() -> None:
    branches = [{"properties": {"inline_bytes": {}}}, {"properties": {"remote_link": {}}}]
    assert deep({"type": "object", "anyOf": branches}) == ["inline_bytes", "remote_link"]


def test_four_levels_are_read() -> None:
    schema: dict[str, Any] = {}
    for level in range(7, 0, -1):
        schema = {"properties": {f"level_{level}": schema}}
    assert deep(schema) == ["level_1", "level_2", "level_3", "level_4"]


def test_a_reference_to_what_holds_it_ends() -> None:
    item = {"properties": {"heading": {}, "children": {"items": {"$ref": "#/$defs/Item"}}}}
    schema = {"properties": {"root": {"$ref": "#/$defs/Item"}, "also": {"$ref": "#"}}, "$defs": {"Item": item}}
    assert deep(schema) == ["root", "also", "heading", "children"]
    assert deep({"$ref": "#"}) == []
    assert deep({"$defs": {"a": {"$ref": "#/$defs/b"}, "b": {"$ref": "#/$defs/a"}}, "$ref": "#/$defs/a"}) == []


@pytest.mark.parametrize(
    "reference", ["#/nowhere", "#/properties/a/items/9", "#/properties/a/items/0", "http://x/y.json", "", "#x", 7, None]
)
def test_references_that_lead_nowhere_do_no_harm(reference: object) -> None:
    assert deep({"properties": {"a": {"$ref": reference, "items": [{}]}, "b": {}}}) == ["a", "b"]


def test_schemas_that_unfold_without_end_are_read_in_bounds() -> None:
    wide = {f"p{number}": {"$ref": "#/$defs/next"} for number in range(40)}
    definitions: dict[str, Any] = {"next": {"anyOf": [{"$ref": f"#/$defs/d{number}"} for number in range(40)]}}
    definitions |= {f"d{number}": {"properties": wide} for number in range(40)}
    found = deep({"properties": {"top": {}, **wide}, "$defs": definitions})
    assert found[:41] == ["top", *wide], "the upper levels come first"
    assert len(found) <= MAX_PROPERTIES
    endless: dict[str, Any] = {"properties": {"end": {}}}
    for _ in range(5000):
        endless = {"allOf": [endless]}
    assert deep({"properties": {"start": endless}}) == ["start"]


@pytest.mark.parametrize("sub", [True, False, None, "string", 3, [], [{}]])
def test_sub_schemas_that_are_no_objects_leave_the_name(sub: object) -> None:
    assert deep({"properties": {"raw_body": sub, "mark": {"anyOf": [{"items": sub}, sub]}}}) == ["raw_body", "mark"]
    assert deep({"properties": {"a": {}}, "additionalProperties": sub, "items": sub, "anyOf": sub}) == ["a"]


def test_structure_is_never_a_property() -> None:
    leftovers = {"_def": {"typeName": "ZodObject"}, "~standard": {"version": 1}, "required": ["a"], "title": "T"}
    assert deep(leftovers) == []
    assert "typeName" not in rich_text("rate", {"inputSchema": leftovers})


def test_a_property_has_its_words_its_description_and_its_values() -> None:
    schema = {"properties": {"sortOrder_v2": {"description": "How", "enum": ["up", "down"]}}}
    assert properties_of(schema) == (Parameter("sortOrder_v2", ("sort", "Order", "v2"), "How", ("up", "down")),)


def test_description_and_values_may_stand_in_a_branch_or_behind_a_reference() -> None:
    schema = {
        "properties": {
            "mood": {"anyOf": [{"$ref": "#/$defs/Mood"}, {"type": "null"}]},
            "kinds": {"items": {"enum": ["x"]}, "description": " "},
            "mode": {"oneOf": [{"const": "fast"}, {"const": "slow", "description": "Takes time"}]},
        },
        "$defs": {"Mood": {"enum": ["calm", "wild"], "description": "How one feels"}},
    }
    assert [(param.name, param.description, param.enums) for param in properties_of(schema)] == [
        ("mood", "How one feels", ("calm", "wild")),
        ("kinds", "", ("x",)),
        ("mode", "Takes time", ("fast", "slow")),
    ]


def test_values_that_are_not_text_are_left_out() -> None:
    def values(enum: object) -> tuple[str, ...]:
        return properties_of({"properties": {"a": {"enum": enum}}})[0].enums

    assert values(["calm", "", " ", None, 3, True, {"x": 1}, [2], "calm"]) == ("calm",)
    for enum in ([30, 720], [True], "calm", None, {"calm": 1}, [{"x": 1}, [2]]):
        assert values(enum) == ()
    assert len(values([f"v{number}" for number in range(500)])) == MAX_ENUMS


def test_the_properties_of_the_result_stand_apart() -> None:
    raw = {"inputSchema": {"properties": {"a": {}}}, "outputSchema": {"properties": {"b": {"items": {}}}}}
    projection = project(make_tool("s", "t", raw))
    assert [param.name for param in projection.params] == ["a"]
    assert [param.name for param in projection.outputs] == ["b"]
    assert "b" not in projection.texts[Recipe.RICH].split()


# ------------------------------------------------------------------------------------------------------ the texts


def test_the_plain_text_is_name_and_description() -> None:
    assert project(make_tool("s", "get_tide", {"description": "Tells it"})).texts[Recipe.PLAIN] == "get_tide: Tells it"


def test_the_rich_text_is_words_description_and_parameters_with_values() -> None:
    properties = {
        "harbourName": {"description": "Which harbour"},
        "unit": {"enum": ["metre", "foot"]},
        "kind": {"description": "What", "enum": [f"k{number}" for number in range(12)]},
    }
    raw = {"description": "Gets tides", "inputSchema": {"properties": properties}}
    assert rich_text("getTide", raw, server="sea-data") == (
        "sea data get Tide: Gets tides Parameters: harbour Name: Which harbour; unit (metre, foot); "
        "kind: What (k0, k1, k2, k3, k4, k5, k6, k7)"
    )
    assert rich_text("ping", {"description": "Pings"}) == "s ping: Pings"
    assert rich_text("ping", {}) == "s ping: "


def test_a_key_that_stands_in_for_a_server_is_not_in_the_text() -> None:
    assert rich_text("getTide", {"description": "Tells it"}, server=MAPPING_SERVER) == "get Tide: Tells it"


def test_ratels_text_has_every_name_whole_and_split_and_both_schemas() -> None:
    tool = make_tool(
        "s",
        "getTide",
        {
            "description": "Tells it",
            "inputSchema": {"properties": {"portCode": {"description": "Where", "enum": ["kla", 3, "rig"]}}},
            "outputSchema": {"properties": {"height": {"description": "In cm"}}},
        },
    )
    text = project(tool).texts[Recipe.ONE_TEXT]
    assert text == "getTide get Tide\nTells it\nportCode port Code\nWhere\nkla\nrig\nheight\nIn cm"


def test_what_is_too_long_loses_values_then_parameter_descriptions_then_its_end_but_no_parameter_name() -> None:
    properties = {
        f"param_{letter}": {"description": "what it is " * 3, "enum": [f"value {letter}"]} for letter in "abcdefgh"
    }

    def text(words: int) -> str:
        raw = {"description": "word " * words, "inputSchema": {"properties": properties}}
        return rich_text("tool", raw)

    whole, fewer, short, cut = text(20), text(85), text(150), text(2000)
    assert whole.count("value ") == whole.count("what it is what") == 8
    assert 0 < fewer.count("value ") < 8
    assert fewer.index("(value a)") < fewer.index("param h")
    assert fewer.count("what it is what") == 8
    assert short.count("value ") == 0
    assert 0 < short.count("what it is") < 24
    assert short.count("word ") == 150
    assert cut.count("what") == 0
    assert 100 < cut.count("word ") < 200
    for made in (whole, fewer, short, cut):
        assert all(f"param {letter}" in made for letter in "abcdefgh")
        assert pieces(made) <= PIECES + 1


def test_very_many_parameter_names_leave_room_for_the_description() -> None:
    properties = {f"strange_parameter_{number}": {} for number in range(290)}
    made = rich_text("tool", {"description": "word " * 500, "inputSchema": {"properties": properties}})
    assert made.count("word ") > 50
    assert "strange parameter 0; strange parameter 1;" in made
    assert pieces(made) <= PIECES + 1


@pytest.mark.parametrize("description", ["x" * 5000, "漢字" * 3000, "a-b" * 3000, "1" * 9000, "é" * 3000, "…" * 999])
def test_a_description_without_blanks_is_cut_too(description: str) -> None:
    made = rich_text("tool", {"description": description, "inputSchema": {"properties": {"harbour": {}}}})
    assert made.endswith(" Parameters: harbour")
    assert pieces(made) <= PIECES + 1


# ------------------------------------------------------------------------------------------------- the whole value

_KEYWORDS = """
properties items $ref anyOf allOf oneOf if then enum const description jsonSchema $defs type additionalProperties
"""
keywords = st.sampled_from(_KEYWORDS.split())
json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(keywords | st.text(max_size=5), inner, max_size=5),
    max_leaves=30,
)


@settings(max_examples=60, deadline=None)
@given(
    name=st.text(st.characters(), min_size=1, max_size=30),
    server=st.text(max_size=10),
    schema=st.dictionaries(keywords | st.text(max_size=5), json_values, max_size=6),
)
def test_any_definition_gives_a_projection_that_can_be_encoded(name: str, server: str, schema: dict[str, Any]) -> None:
    tool = Tool(f"{server}/{name}", server, name, name, schema, schema)
    projection = project(tool)
    assert projection == project(tool)
    assert set(projection.texts) == set(projection.digests) == set(Recipe)
    for text in projection.texts.values():
        text.encode()
    assert "".join(projection.words).encode() is not None


def test_projections_of_real_tools_are_what_they_were() -> None:
    """Where this is meant to change: see the README beside the files."""
    stored = json.loads(golden.PROJECTIONS.read_text(encoding="utf-8"))
    made = [golden.entry(row) for row in golden.rows(golden.TOOLS)]
    assert len(made) >= 20
    for now, before in zip(made, stored["tools"], strict=True):
        assert now == before
    assert golden.versions() == stored["versions"]


@pytest.mark.model
def test_the_model_reads_the_rich_texts_of_real_tools_to_their_last_parameter(real_model: OnnxEmbedder) -> None:
    tokenizer = load_tokenizer(real_model.folder / TOKENIZER_NAME, 100_000)
    longest = 0
    for row in golden.rows(golden.TOOLS):
        projection = project(make_tool(row["server"], row["name"], row))
        text = projection.texts[Recipe.RICH]
        read = len(tokenizer.encode(text).ids)
        assert read <= 256, projection.id
        assert all(" ".join(param.words) in text for param in projection.params), projection.id
        longest = max(longest, read)
    assert longest > 200, "what is cut uses the room that there is"
