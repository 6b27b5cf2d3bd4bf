"""Arguments are looked at before the call, whatever the server's schema is."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import pytest

from dost_engine.errors import BadArguments
from dost_engine.mcp_store.arguments import NotChecked, problems_of
from dost_engine.mcp_store.patterns import affordable
from support.servers.running import entry, running, tool

if TYPE_CHECKING:
    from pathlib import Path

BOOK = {
    "type": "object",
    "properties": {"city": {"type": "string"}, "nights": {"type": "integer", "minimum": 1}},
    "required": ["city"],
    "additionalProperties": False,
}


async def test_a_call_that_does_not_fit_is_not_sent_and_the_next_one_is(tmp_path: Path) -> None:
    record = tmp_path / "methods"
    servers = {"a": entry(tools=[tool("book", inputSchema=BOOK)], record=str(record))}
    async with running(tmp_path, servers) as run:
        with pytest.raises(BadArguments) as caught:
            await run.store.call("a/book", {"nights": "two", "town": "Bonn"})
        assert "tools/call" not in record.read_text()
        first, *problems, last = str(caught.value).splitlines()
        assert first == 'The arguments do not fit the tool "a/book"; the call was not made.'
        assert sorted(problems) == [
            '- $.nights: got "two", expected integer',
            "- $: 'city' is a required property",
            '- $: Additional properties are not allowed (\'town\' was unexpected); there are ["city", "nights"]',
        ]
        assert last.strip() == "Correct the arguments and call it again."
        assert not (await run.store.call("a/book", {"city": "Bonn", "nights": 2})).is_error


async def test_a_broken_schema_keeps_no_call_back_and_is_told_once(tmp_path: Path) -> None:
    broken = {"type": "object", "required": "city", "properties": {}}
    async with running(tmp_path, {"a": entry(tools=[tool("book", inputSchema=broken)])}) as run:
        for _ in range(2):
            assert not (await run.store.call("a/book", {"x": 1})).is_error
        told = [line for line in run.store.logs("a") if "not checked" in line]
        assert len(told) == 1
        assert "$.required" in told[0]


def test_five_problems_are_named_and_values_are_shortened() -> None:
    schema = {"type": "object", "properties": {f"p{i}": {"type": "integer"} for i in range(9)}}
    lines = problems_of(schema, {f"p{i}": "x" * 5000 for i in range(9)})
    assert len(lines) == 6
    assert lines[-1] == "There are more."
    assert all(len(line) < 300 for line in lines)


def test_the_nearest_of_several_shapes_is_told() -> None:
    shape = {"type": "object", "required": ["k"], "properties": {"k": {"type": "integer"}}}
    schema = {"type": "object", "properties": {"x": {"anyOf": [{"type": "string"}, shape]}}}
    assert problems_of(schema, {"x": {"k": "1"}}) == ['$.x.k: got "1", expected integer']


def test_a_half_character_in_a_value_can_be_told() -> None:
    lines = problems_of({"type": "object", "properties": {"x": {"type": "integer"}}}, {"x": "cut \ud83d"})
    assert "\n".join(lines).encode()


def test_the_draft_that_the_schema_names_is_used() -> None:
    old = {
        "$schema": "http://json-schema.org/draft-04/schema#",
        "type": "object",
        "properties": {"n": {"type": "number", "minimum": 1, "exclusiveMinimum": True}},
    }
    assert problems_of(old, {"n": 1}) == ["$.n: got 1, expected minimum 1"]
    assert problems_of(old, {"n": 2}) == []


@pytest.mark.parametrize(
    "schema",
    [
        {"$ref": "http://127.0.0.1:9/elsewhere.json"},
        {"type": "object", "properties": {"a": {"$ref": "file:///etc/passwd"}}},
        {"type": "object", "properties": {"a": {"$ref": "#/$defs/missing"}}},
        {"allOf": [{"$ref": "#"}, {"$ref": "#"}]},
        {"type": "strange"},
        {"not": {"properties": {"a": {"pattern": "^(a+)+$"}}}},
        {"type": "object", "description": "x" * 600_000},
    ],
)
def test_a_schema_that_cannot_be_used_says_nothing_about_arguments(schema: dict[str, Any]) -> None:
    began = time.monotonic()
    with pytest.raises(NotChecked):
        problems_of(schema, {"a": "a" * 60 + "!"})
    assert time.monotonic() - began < 5


@pytest.mark.parametrize(
    "schema",
    [
        {"properties": {"a": {"type": "string", "pattern": "^(a+)+$"}}},
        {"patternProperties": {"^(k+)+$": {"type": "integer"}}, "additionalProperties": False},
        {"properties": {"a": {"pattern": r"^\p{L}+$"}}},
        {"properties": {"many": {"uniqueItems": True}}},
    ],
)
def test_what_could_take_years_is_left_out_and_the_rest_is_checked(schema: dict[str, Any]) -> None:
    schema |= {"type": "object", "required": ["there"]}
    arguments = {"a": "a" * 60 + "!", "k" * 60 + "!": 1, "many": [{"i": i % 7000} for i in range(9000)]}
    began = time.monotonic()
    assert problems_of(schema, arguments) == ["$: 'there' is a required property"]
    assert time.monotonic() - began < 5


def test_a_check_that_fans_out_without_end_is_ended() -> None:
    kinds = {f"d{i}": {"allOf": [{"$ref": f"#/$defs/d{i + 1}"}] * 4} for i in range(20)} | {"d20": {"type": "object"}}
    began = time.monotonic()
    with pytest.raises(NotChecked, match="too long"):
        problems_of({"$defs": kinds, "$ref": "#/$defs/d0"}, {})
    assert time.monotonic() - began < 10


@pytest.mark.parametrize(
    ("pattern", "length", "fine"),
    [
        (r"^\d{4}-\d{2}-\d{2}$", 100_000, True),
        (r"^[\w\]\)(]+$", 3000, True),
        (r"^[^@]+@[^@]+\.[a-z]+$", 50, True),
        (r"^[^@]+@[^@]+\.[a-z]+$", 500, False),
        (r"(a|a)*$", 5, False),
        (r"(a?){30}a{30}", 5, False),
        (r"(?=a+)+b", 5, False),
        (r"(.)\1", 5, False),
        ("[", 5, False),
    ],
)
def test_patterns_are_tried_where_they_surely_end(pattern: str, length: int, fine: bool) -> None:
    assert affordable(pattern, length) is fine
