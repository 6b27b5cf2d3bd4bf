"""Reading messages of the formats in use."""

from __future__ import annotations

from typing import Any

import pytest

from dost_engine import wire
from dost_engine.history import read_messages
from dost_engine.types import Message, Role, ToolCall, ToolResult


def read(*messages: Any) -> tuple[Message, ...]:
    return read_messages(list(messages))


def test_the_guides_messages_are_read() -> None:
    call = {"type": "tool-call", "toolName": "get_tide", "toolCallId": "1", "input": {"harbour": "Brest"}}
    result = {
        "type": "tool-result",
        "toolName": "get_tide",
        "toolCallId": "1",
        "output": {"type": "text", "value": "04:12"},
    }
    assert read(
        {"role": "user", "content": [{"type": "text", "text": "tides"}, {"type": "text", "text": "in Brest?"}]},
        {"role": "assistant", "content": [{"type": "text", "text": "Looking."}, call]},
        {"role": "tool", "content": [result]},
        {"role": "assistant", "content": "At 04:12."},
    ) == (
        Message(Role.USER, "tides in Brest?"),
        Message(Role.ASSISTANT, "Looking.", (ToolCall("get_tide", "1", {"harbour": "Brest"}),)),
        Message(Role.TOOL, results=(ToolResult("get_tide", "1", "04:12"),)),
        Message(Role.ASSISTANT, "At 04:12."),
    )


def test_older_parts_hold_args_and_result() -> None:
    call = {"type": "tool-call", "toolName": "a", "args": {"x": 1}}
    result = {"type": "tool-result", "toolName": "a", "result": {"y": 2}, "isError": True}
    first, second = read({"role": "assistant", "content": [call]}, {"role": "tool", "content": [result]})
    assert first.calls == (ToolCall("a", "a#1", {"x": 1}),)
    assert second.results == (ToolResult("a", "a#1", '{"y": 2}', is_error=True),)


def test_an_error_output_is_a_failed_result() -> None:
    part = {"type": "tool-result", "toolName": "a", "output": {"type": "error-text", "value": "no"}}
    assert read({"role": "tool", "content": [part]})[0].results == (ToolResult("a", "", "no", is_error=True),)


def test_openai_messages_are_read_and_results_get_the_name_of_their_call() -> None:
    call = {"id": "c1", "type": "function", "function": {"name": "get_tide", "arguments": '{"harbour": "Brest"}'}}
    assert read(
        {"role": "system", "content": "Be brief."},
        {"role": "user", "content": "tides in Brest?"},
        {"role": "assistant", "content": None, "tool_calls": [call]},
        {"role": "tool", "tool_call_id": "c1", "content": "04:12"},
    ) == (
        Message(Role.USER, "tides in Brest?"),
        Message(Role.ASSISTANT, calls=(ToolCall("get_tide", "c1", {"harbour": "Brest"}),)),
        Message(Role.TOOL, results=(ToolResult("get_tide", "c1", "04:12"),)),
    )


def test_the_old_function_messages_of_openai_are_read() -> None:
    assert read(
        {"role": "assistant", "content": "", "function_call": {"name": "a", "arguments": "not json"}},
        {"role": "function", "name": "a", "content": "done"},
    ) == (
        Message(Role.ASSISTANT, calls=(ToolCall("a", "a#1"),)),
        Message(Role.TOOL, results=(ToolResult("a", "a#1", "done"),)),
    )


def test_a_message_of_ours_comes_back_as_it_was() -> None:
    messages = (
        Message(Role.USER, "tides?"),
        Message(Role.ASSISTANT, "Looking.", (ToolCall("s/get_tide", "1", {"harbour": "Brest"}),)),
        Message(Role.TOOL, results=(ToolResult("s/get_tide", "1", "04:12", is_error=True),)),
    )
    assert read(*messages) == messages
    assert read(*(wire.to_object(message) for message in messages)) == messages


@pytest.mark.parametrize(
    "message",
    [
        None,
        3,
        "text",
        [],
        {},
        {"role": None},
        {"role": ["user"]},
        {"role": "system", "content": "x"},
        {"role": "developer"},
    ],
)
def test_what_is_no_message_of_the_conversation_is_left_out(message: object) -> None:
    assert read(message, {"role": "user", "content": "hi"}) == (Message(Role.USER, "hi"),)


@pytest.mark.parametrize(
    "content",
    [
        None,
        7,
        {"type": "text"},
        [None, "text", 3, {"type": "image", "image": "…"}, {"type": "text"}, {"type": "text", "text": None}],
        [{"type": "tool-call"}, {"type": "tool-call", "toolName": ""}, {"type": "tool-call", "toolName": 5}],
        [{"type": "tool-result", "toolName": None}, {"type": "reasoning", "text": "hm"}],
    ],
)
def test_unknown_parts_are_skipped_and_the_message_still_counts(content: object) -> None:
    assert read({"role": "assistant", "content": content}) == (Message(Role.ASSISTANT),)


@pytest.mark.parametrize("calls", [None, "x", [None], [{"function": None}], [{"function": {"name": None}}], [{}]])
def test_calls_that_cannot_be_read_are_skipped(calls: object) -> None:
    assert read({"role": "assistant", "content": "hi", "tool_calls": calls}) == (Message(Role.ASSISTANT, "hi"),)


@pytest.mark.parametrize("history", [None, 3, "text", {"role": "user", "content": "x"}, b"x"])
def test_anything_but_a_list_is_no_history(history: object) -> None:
    assert read_messages(history) == ()
