"""JSON of the types: nothing that JSON cannot hold ever reaches it, and what others send is read where it can be."""

from __future__ import annotations

import json

import pytest

from dost_engine import wire
from dost_engine.errors import BadRequest
from dost_engine.types import Arm, Hit, Message, Role, Tool, ToolResult, Turn


def test_a_value_comes_back_as_it_was() -> None:
    turn = Turn("naïve 📦", (Message(Role.TOOL, results=(ToolResult("t", "1", "✓"),)),), origin="cli")
    assert wire.from_json(Turn, wire.to_json(turn)) == turn
    assert wire.from_object(Turn, wire.to_object(turn)) == turn


def test_half_a_character_never_leaves() -> None:
    turn = Turn("\udc00 what now \ud800", (Message(Role.TOOL, results=(ToolResult("t", "1", "cut here \ud83d"),)),))
    for sent in (json.loads(wire.to_json(turn)), wire.to_object(turn)):
        assert sent["text"] == "\ufffd what now \ufffd"
        assert sent["history"][0]["results"][0]["text"] == "cut here \ufffd"
    tool = Tool("s/t", "s", "t", input_schema={"enum": [float("nan"), "\ud83c\udf78"]})
    assert json.loads(wire.to_json(tool))["input_schema"] == {"enum": [None, "🍸"]}


def test_half_a_character_that_others_send_is_replaced() -> None:
    assert wire.from_json(Turn, b'{"text": "\\udc00 what now \\ud800"}') == Turn("\ufffd what now \ufffd")
    assert wire.from_json(Turn, '{"text": "\\ud83c\\udf78"}') == Turn("🍸")


def test_numbers_that_are_none_become_null() -> None:
    hit = Hit("s/t", Arm.SEMANTIC, 1, float("nan"))
    assert json.loads(wire.to_json(hit))["score"] is None
    assert wire.to_object(hit)["score"] is None
    tool = Tool("s/t", "s", "t", input_schema={"default": float("inf")})
    assert wire.to_object((tool,), tuple[Tool, ...])[0]["input_schema"] == {"default": None}


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "Turn: the value: Invalid JSON"),
        (b"\xff\xfe", "Turn: the value: Invalid JSON"),
        (b'{"text": "x"', "Turn: the value: Invalid JSON"),
        (b"[" * 100_000, "Turn: the value: Invalid JSON"),
        (b'{"text": 3}', "Turn: text: Input should be a valid string"),
        (b'{"text": "\\ud800", "history": [{"role": "king"}]}', "Turn: "),
    ],
)
def test_what_does_not_fit_is_a_bad_request_that_says_where(data: bytes, words: str) -> None:
    with pytest.raises(BadRequest, match=words):
        wire.from_json(Turn, data)
    with pytest.raises(BadRequest, match="Turn: text"):
        wire.from_object(Turn, {"text": None})
