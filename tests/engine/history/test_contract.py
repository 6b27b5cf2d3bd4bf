"""What every format has to give: the same conversation, whatever it is written in."""

from __future__ import annotations

import copy
import json
import subprocess
import sys
from typing import Any

import mcp_types
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from openai.types.chat import ChatCompletionMessage
from pydantic_ai.messages import (
    ModelMessagesTypeAdapter,
    ModelRequest,
    ModelResponse,
    SystemPromptPart,
    TextPart,
    ThinkingPart,
    ToolCallPart,
    ToolReturnPart,
    UserPromptPart,
)

from dost_engine import wire
from dost_engine.history import read_messages, turn_from_messages
from dost_engine.history.formats import FORMATS, format_of
from dost_engine.types import Message, Role, ToolCall, ToolResult
from support.conversation_formats import ANSWER, ASKED, FAX_ARGUMENTS, LOOKING, NEXT, TIDE_ARGUMENTS
from support.conversations import CONVERSATION, Written, in_every_format

every_format = pytest.mark.parametrize("written", in_every_format().values(), ids=in_every_format().keys())


@every_format
def test_the_same_conversation_is_read(written: Written) -> None:
    assert read_messages(written.messages) == written.expected()


@every_format
def test_the_format_is_recognised(written: Written) -> None:
    assert format_of(written.messages) == written.format


def test_every_format_is_in_the_contract() -> None:
    assert {written.format for written in in_every_format().values()} == FORMATS.keys() - {"plain"}


@every_format
def test_the_turn_is_the_last_message_and_the_history_what_came_before(written: Written) -> None:
    turn = turn_from_messages(written.messages)
    assert (turn.text, turn.history) == (NEXT, written.expected()[:-1])
    assert turn_from_messages(written.messages, text=NEXT) == turn
    assert turn_from_messages(written.messages[:-1], text=NEXT) == turn


@every_format
def test_reading_changes_nothing_and_is_the_same_each_time(written: Written) -> None:
    before = copy.deepcopy(written.messages)
    assert read_messages(written.messages) == read_messages(iter(written.messages))
    assert written.messages == before


@every_format
def test_what_was_read_can_be_sent(written: Written) -> None:
    messages = read_messages(written.messages)
    assert read_messages(wire.to_object(messages, tuple[Message, ...])) == messages


@every_format
def test_rubbish_between_the_messages_costs_nothing(written: Written) -> None:
    rubbish: list[Any] = [
        None,
        "stray text",
        3,
        [],
        {},
        {"role": None, "content": None},
        {"role": "developer"},
        object(),
    ]
    messages = [part for message in written.messages for part in (*rubbish, message)]
    assert read_messages([*messages, *rubbish]) == written.expected()


def test_a_history_of_several_formats_is_read_message_by_message() -> None:
    formats = in_every_format().values()
    messages = [message for written in formats for message in written.messages]
    read = read_messages(messages)
    assert [message.text for message in read if message.role is Role.USER] == [ASKED, NEXT] * len(formats)
    assert [call.tool for message in read for call in message.calls] == ["get_tide", "send_fax"] * len(formats)
    assert [result.tool for message in read for result in message.results] == ["get_tide", "send_fax"] * len(formats)


def test_messages_without_a_mark_of_any_format_are_plain() -> None:
    messages = [{"role": "user", "content": "hi"}, {"role": "assistant", "content": [{"type": "text", "text": "ho"}]}]
    assert format_of(messages) == "plain"
    assert read_messages(messages) == (Message(Role.USER, "hi"), Message(Role.ASSISTANT, "ho"))


def test_what_looks_like_two_formats_is_read_as_its_neighbours_are() -> None:
    use = {"role": "assistant", "content": [{"type": "tool_use", "id": "a", "name": "get_tide", "input": {}}]}
    single = {"role": "user", "content": {"type": "text", "text": "tides?"}}
    assert format_of([use]) == "anthropic"
    assert format_of([single, use]) == "mcp-sampling"


# --------------------------------------------------------------------------------------- messages of real libraries


def _pydantic_ai() -> list[ModelRequest | ModelResponse]:
    return [
        ModelRequest(parts=[SystemPromptPart("Be brief."), UserPromptPart([ASKED])]),
        ModelResponse(
            parts=[
                ThinkingPart("hm"),
                TextPart(LOOKING),
                ToolCallPart("get_tide", TIDE_ARGUMENTS, "a"),
                ToolCallPart("send_fax", json.dumps(FAX_ARGUMENTS), "b"),
            ]
        ),
        ModelRequest(
            parts=[
                ToolReturnPart("get_tide", "high 04:12", "a"),
                ToolReturnPart("send_fax", "busy", "b", outcome="failed"),
            ]
        ),
        ModelResponse(parts=[TextPart(ANSWER)]),
        ModelRequest(parts=[UserPromptPart(NEXT)]),
    ]


def test_messages_of_pydantic_ai_are_read_as_objects_and_as_its_own_json() -> None:
    messages = _pydantic_ai()
    assert read_messages(messages) == CONVERSATION
    assert read_messages(json.loads(ModelMessagesTypeAdapter.dump_json(messages))) == CONVERSATION


def test_messages_of_mcp_are_read_as_objects_and_as_they_are_sent() -> None:
    sent = in_every_format()["MCP sampling"].messages
    messages = [mcp_types.SamplingMessage.model_validate(message) for message in sent]
    assert read_messages(messages) == CONVERSATION
    dumped = [message.model_dump(mode="json", by_alias=True, exclude_none=True) for message in messages]
    assert read_messages(dumped) == CONVERSATION


def test_answers_of_the_openai_library_can_stand_between_dicts() -> None:
    written = in_every_format()["OpenAI chat"]
    messages = [
        ChatCompletionMessage.model_validate(message) if message["role"] == "assistant" else message
        for message in written.messages
    ]
    assert read_messages(messages) == written.expected()


# -------------------------------------------------------------------------------------------------- bad input

_WORDS = st.sampled_from(
    [
        *("role", "content", "parts", "type", "text", "kind", "part_kind", "tool_calls", "function", "function_call"),
        *("name", "arguments", "args", "input", "id", "tool_call_id", "tool_use_id", "toolUseId", "toolCallId"),
        *("toolName", "toolInvocations", "toolInvocation", "state", "output", "result", "calls", "results", "tool"),
        *("data", "kwargs", "functionCall", "functionResponse", "response", "error", "call_id", "user", "assistant"),
        *("tool-call", "tool-result", "tool_use", "tool_result", "tool-x", "dynamic-tool", "output-available"),
        *("function_call_output", "mcp_call", "message", "human", "ai", "model", "constructor", "request", "{", "null"),
        *("user-prompt", "tool-return", "retry-prompt", "tool_name", "additional_kwargs", "invalid_tool_calls"),
        *("__class__", "__proto__", "items", "get", "\ud83d"),
    ]
)
_VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=4) | _WORDS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(_WORDS | st.text(max_size=3), inner, max_size=6),
    max_leaves=25,
)


@settings(max_examples=200, deadline=None)
@given(_VALUES)
def test_any_json_is_read_without_an_error_and_can_be_sent(value: object) -> None:
    history = value if isinstance(value, list) else [value]
    messages = read_messages(history)
    assert messages == read_messages(copy.deepcopy(history)) or "nan" in repr(messages)
    assert all(call.tool and call.call_id for message in messages for call in message.calls)
    assert all(result.tool for message in messages for result in message.results)
    assert all(not message.calls or message.role is Role.ASSISTANT for message in messages)
    turn = turn_from_messages(history)
    assert json.loads(wire.to_json(turn))["text"] == turn.text


@settings(max_examples=100, deadline=None)
@given(st.sampled_from(list(in_every_format().values())), st.data())
def test_a_conversation_with_one_value_replaced_is_still_read(written: Written, data: st.DataObject) -> None:
    messages = copy.deepcopy(written.messages)
    spots = [*_spots(messages)]
    holder, key = spots[data.draw(st.integers(0, len(spots) - 1))]
    holder[key] = data.draw(_VALUES)
    wire.to_json(turn_from_messages(messages))


def _spots(value: Any) -> Any:
    entries = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in list(entries):
        yield value, key
        yield from _spots(part)


def test_a_message_as_deep_as_a_well_is_read() -> None:
    deep: Any = {}
    for _ in range(100_000):
        deep = {"input": deep}
    call = {"type": "tool-call", "toolName": "get_tide", "toolCallId": "1", "input": deep}
    result = {"type": "tool-result", "toolName": "get_tide", "toolCallId": "1", "output": deep}
    text = {"id": "2", "function": {"name": "get_tide", "arguments": '{"a":' * 100_000}}
    called, answered, again = read_messages(
        [
            {"role": "assistant", "content": [call]},
            {"role": "tool", "content": [result]},
            {"role": "assistant", "tool_calls": [text]},
        ]
    )
    assert (called.calls[0].tool, answered.results[0].tool) == ("get_tide", "get_tide")
    assert again.calls == (ToolCall("get_tide", "2"),)
    assert wire.to_json(called)


class _Broken:
    role = "assistant"

    @property
    def content(self) -> str:
        raise RuntimeError("not loaded")


def test_an_object_that_cannot_be_read_costs_its_part_alone() -> None:
    assert read_messages([_Broken(), {"role": "user", "content": "hi"}]) == (
        Message(Role.ASSISTANT),
        Message(Role.USER, "hi"),
    )


def test_the_same_input_gives_the_same_output_in_another_process() -> None:
    written = in_every_format()["Vercel UI 5 and 6"]
    code = (
        "import json, sys; from dost_engine import wire; from dost_engine.history import turn_from_messages; "
        "sys.stdout.buffer.write(wire.to_json(turn_from_messages(json.load(sys.stdin))))"
    )
    run = subprocess.run(
        [sys.executable, "-c", code], input=json.dumps(written.messages).encode(), capture_output=True, check=True
    )
    assert run.stdout == wire.to_json(turn_from_messages(written.messages))


def test_results_that_name_no_tool_even_by_their_call_are_left_out() -> None:
    assert read_messages(
        [
            {"role": "user", "content": [{"type": "tool_result", "tool_use_id": "gone", "content": "x"}]},
            {"role": "tool", "tool_call_id": "gone", "content": "x"},
            {"role": "tool", "tool_call_id": "gone", "name": "get_tide", "content": "x"},
        ]
    ) == (Message(Role.TOOL, results=(ToolResult("get_tide", "gone", "x"),)),)
