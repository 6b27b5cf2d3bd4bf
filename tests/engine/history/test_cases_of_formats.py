"""Histories of single formats that were trouble somewhere, each from the messages to the selection."""

from __future__ import annotations

import json
from typing import Any

import pytest

from dost_engine.history import read_messages, turn_from_messages
from dost_engine.selection.guide import last_user_text
from dost_engine.types import Message, Role, ToolCall, ToolResult
from support.histories import said, sticky, trace_of

# ------------------------------------------------- H01: OpenAI chat, null content, a tool message without a name


OPENAI = [
    said("system", "Be brief."),
    said("user", "tides in Brest?"),
    said(
        "assistant",
        None,
        tool_calls=[
            {"id": "c1", "type": "function", "function": {"name": "get_tide", "arguments": '{"harbour":"Brest"}'}}
        ],
    ),
    {"role": "tool", "tool_call_id": "c1", "content": "high 04:12"},
    said("assistant", "High water is at 04:12.", tool_calls=None),
    said("user", "and Calais?"),
]


async def test_openai_null_content_and_null_calls_are_nothing() -> None:
    turn = turn_from_messages(OPENAI, text="and Calais?")
    assert turn.history == (
        Message(Role.USER, "tides in Brest?"),
        Message(Role.ASSISTANT, "", (ToolCall("get_tide", "c1", {"harbour": "Brest"}),)),
        Message(Role.TOOL, results=(ToolResult("get_tide", "c1", "high 04:12"),)),
        Message(Role.ASSISTANT, "High water is at 04:12."),
    )
    assert last_user_text(turn) == "tides in Brest?"
    trace = await trace_of(OPENAI, "and Calais?")
    assert "None" not in trace.query.searched_text
    assert await sticky(OPENAI, "and Calais?") == ["get_tide"]


@pytest.mark.parametrize("role", ["user", "assistant", "tool"])
@pytest.mark.parametrize("missing", [{}, {"content": None}, {"content": None, "tool_calls": None, "name": None}])
def test_missing_and_null_content_are_the_same_empty_text(role: str, missing: dict[str, Any]) -> None:
    assert read_messages([{"role": role, **missing}]) == (Message(Role(role)),)


# ------------------------------------------------------------ H02: Anthropic, results of tools in user messages

ANTHROPIC = [
    said("user", "tides in Brest?"),
    said(
        "assistant",
        [
            {"type": "text", "text": "Looking."},
            {"type": "tool_use", "id": "u1", "name": "get_tide", "input": {"harbour": "Brest"}},
        ],
    ),
    said(
        "user",
        [{"type": "tool_result", "tool_use_id": "u1", "content": [{"type": "text", "text": "high 04:12"}]}],
    ),
    said("assistant", [{"type": "text", "text": "04:12."}]),
    said("user", "and Calais?"),
]


async def test_a_user_message_of_results_alone_is_no_message_of_the_user() -> None:
    turn = turn_from_messages(ANTHROPIC, text="and Calais?")
    assert [message.role for message in turn.history] == [Role.USER, Role.ASSISTANT, Role.TOOL, Role.ASSISTANT]
    assert turn.history[2].results == (ToolResult("get_tide", "u1", "high 04:12"),)
    assert last_user_text(turn) == "tides in Brest?"
    assert await sticky(ANTHROPIC, "and Calais?") == ["get_tide"]


def test_words_beside_a_result_are_the_users() -> None:
    both = [*ANTHROPIC[2]["content"], {"type": "text", "text": "and quickly"}]
    assert read_messages([*ANTHROPIC[:2], said("user", both)])[2:] == (
        Message(Role.TOOL, results=(ToolResult("get_tide", "u1", "high 04:12"),)),
        Message(Role.USER, "and quickly"),
    )


def test_tools_that_ran_at_the_provider_stand_before_what_was_said_after_them() -> None:
    blocks = [
        {"type": "text", "text": "Looking."},
        {"type": "server_tool_use", "id": "s1", "name": "web_search", "input": {"query": "tides"}},
        {"type": "web_search_tool_result", "tool_use_id": "s1", "content": {"type": "web_search_tool_result_error"}},
        {"type": "text", "text": "Nothing."},
    ]
    looking, result, nothing = read_messages([said("assistant", blocks)])
    assert (looking.text, looking.calls) == ("Looking.", (ToolCall("web_search", "s1", {"query": "tides"}),))
    assert (result.results[0].tool, result.results[0].is_error) == ("web_search", True)
    assert nothing == Message(Role.ASSISTANT, "Nothing.")


# ------------------------------------------------------------- H03: Vercel AI SDK, three generations of messages

VERCEL = {
    "4, model": [
        said("assistant", [{"type": "tool-call", "toolCallId": "a", "toolName": "get_tide", "args": {}}]),
        said("tool", [{"type": "tool-result", "toolCallId": "a", "toolName": "get_tide", "result": "x"}]),
    ],
    "4, UI": [
        said(
            "assistant",
            "",
            toolInvocations=[{"state": "result", "toolCallId": "a", "toolName": "get_tide", "args": {}, "result": "x"}],
        )
    ],
    "5, UI": [
        {
            "role": "assistant",
            "parts": [
                {"type": "step-start"},
                {
                    "type": "tool-get_tide",
                    "toolCallId": "a",
                    "state": "output-available",
                    "input": {},
                    "output": "x",
                },
                {"type": "text", "text": "ok"},
            ],
        }
    ],
    "5, UI, dynamic and failed": [
        {
            "role": "assistant",
            "parts": [
                {
                    "type": "dynamic-tool",
                    "toolName": "get_tide",
                    "toolCallId": "a",
                    "state": "output-error",
                    "errorText": "e",
                }
            ],
        }
    ],
    "5, UI, unfinished": [
        {"role": "assistant", "parts": [{"type": "tool-get_tide", "toolCallId": "a", "state": "input-streaming"}]},
        {"role": "user", "parts": [{"type": "text", "text": "again"}]},
    ],
}


@pytest.mark.parametrize("history", VERCEL.values(), ids=VERCEL.keys())
async def test_a_call_of_any_generation_of_the_ai_sdk_is_sticky(history: list[Any]) -> None:
    assert await sticky(history, "again") == ["get_tide"]
    assert read_messages(history)[0].calls == (ToolCall("get_tide", "a"),)
    assert turn_from_messages(history, text="again").text == "again"


@pytest.mark.parametrize("name", ["get_tide", "get-tide", "tool-tool-x", "invocation", "call", "result", "-"])
def test_all_that_follows_the_prefix_is_the_name_of_the_tool(name: str) -> None:
    part = {"type": f"tool-{name}", "toolCallId": "a", "state": "input-available", "input": {"x": 1}}
    assert read_messages([{"role": "assistant", "parts": [part]}])[0].calls == (ToolCall(name, "a", {"x": 1}),)


def test_what_was_said_after_a_call_without_a_step_between_stands_after_its_result() -> None:
    tide = {"type": "tool-get_tide", "toolCallId": "a", "state": "output-denied", "approval": {"reason": "not now"}}
    route = {"type": "tool-plan_route", "toolCallId": "b", "state": "output-available", "output": {"km": 3}}
    parts = [tide, route, {"type": "text", "text": "ok"}]
    assert read_messages([{"role": "assistant", "parts": parts}]) == (
        Message(Role.ASSISTANT, "", (ToolCall("get_tide", "a"), ToolCall("plan_route", "b"))),
        Message(
            Role.TOOL,
            results=(
                ToolResult("get_tide", "a", "not now", is_error=True),
                ToolResult("plan_route", "b", '{"km": 3}'),
            ),
        ),
        Message(Role.ASSISTANT, "ok"),
    )


def test_an_empty_text_after_a_result_is_no_message() -> None:
    tide = {"type": "tool-get_tide", "toolCallId": "a", "state": "output-available", "output": "04:12"}
    parts = [tide, {"type": "text", "text": ""}, {"type": "text", "text": "\n"}, {"type": "step-start"}]
    assert [message.role for message in read_messages([{"role": "assistant", "parts": parts}])] == [
        Role.ASSISTANT,
        Role.TOOL,
    ]


def test_invocations_beside_parts_that_hold_none_are_read() -> None:
    invocation = {"state": "call", "toolCallId": "a", "toolName": "get_tide", "args": {}}
    message = {"role": "assistant", "toolInvocations": [invocation], "parts": [{"type": "text", "text": "Looking."}]}
    assert read_messages([message]) == (Message(Role.ASSISTANT, "Looking.", (ToolCall("get_tide", "a"),)),)


def test_words_of_the_user_are_read_from_parts_and_from_content() -> None:
    texts = [{"type": "text", "text": "tides"}, {"type": "file", "url": "x"}, {"type": "text", "text": "in Brest?"}]
    for message in ({"role": "user", "parts": texts}, said("user", texts), said("user", "tides in Brest?")):
        assert read_messages([message]) == (Message(Role.USER, "tides in Brest?"),)


# --------------------------------------------------- H04: Gemini, parallel calls of one function without ids

GEMINI = [
    {"role": "user", "parts": [{"text": "tides in Brest and Calais"}]},
    {
        "role": "model",
        "parts": [
            {"functionCall": {"name": "get_tide", "args": {"harbour": "Brest"}}},
            {"functionCall": {"name": "get_tide", "args": {"harbour": "Calais"}}},
        ],
    },
    {
        "role": "user",
        "parts": [
            {"functionResponse": {"name": "get_tide", "response": {"high": "04:12"}}},
            {"functionResponse": {"name": "get_tide", "response": {"high": "05:40"}}},
        ],
    },
    {"role": "model", "parts": [{"text": "04:12 and 05:40"}]},
    {"role": "user", "parts": [{"text": "and Dover"}]},
]


async def test_parallel_calls_of_one_function_are_paired_with_their_results_in_order() -> None:
    turn = turn_from_messages(GEMINI, text="and Dover")
    assert [message.role for message in turn.history] == [Role.USER, Role.ASSISTANT, Role.TOOL, Role.ASSISTANT]
    results = {result.call_id: result.text for result in turn.history[2].results}
    paired = {call.arguments["harbour"]: json.loads(results[call.call_id]) for call in turn.history[1].calls}
    assert paired == {"Brest": {"high": "04:12"}, "Calais": {"high": "05:40"}}
    assert last_user_text(turn) == "tides in Brest and Calais"
    assert await sticky(GEMINI, "and Dover") == ["get_tide"]


def test_parts_may_be_text_alone() -> None:
    for parts in ("tides?", ["tides?"], [{"text": "tides?"}]):
        assert read_messages([{"role": "user", "parts": parts}]) == (Message(Role.USER, "tides?"),)


def test_a_call_that_was_given_up_does_not_take_a_later_result() -> None:
    _, calls, results, answer, _ = GEMINI
    abandoned, called, answered = (
        message
        for message in read_messages([calls, {"role": "user", "parts": [{"text": "no, wait"}]}, calls, results, answer])
        if message.calls or message.results
    )
    assert [result.call_id for result in answered.results] == [call.call_id for call in called.calls]
    assert not {call.call_id for call in abandoned.calls} & {call.call_id for call in called.calls}


# ------------------------------------------------------------------- H07: LangChain, pydantic-ai, and a wild mix

OTHERS = {
    "LangChain": [
        {"type": "human", "content": "tides?"},
        {"type": "ai", "content": "", "tool_calls": [{"name": "get_tide", "args": {}, "id": "x"}]},
        {"type": "tool", "content": "04:12", "tool_call_id": "x", "name": "get_tide"},
    ],
    "pydantic-ai": [
        {"kind": "request", "parts": [{"part_kind": "user-prompt", "content": "tides?"}]},
        {
            "kind": "response",
            "parts": [{"part_kind": "tool-call", "tool_name": "get_tide", "args": "{}", "tool_call_id": "x"}],
        },
        {
            "kind": "request",
            "parts": [
                {"part_kind": "tool-return", "tool_name": "get_tide", "content": "04:12", "tool_call_id": "x"},
                {"part_kind": "retry-prompt", "tool_name": None, "content": "again"},
            ],
        },
    ],
    "a mix": [
        said("human", "tides?"),
        said("developer", "x"),
        said("function", "04:12", name="get_tide"),
        said(None, None),  # type: ignore[arg-type]  # no role at all
        "stray text",
        None,
    ],
}


@pytest.mark.parametrize("history", OTHERS.values(), ids=OTHERS.keys())
async def test_other_roles_and_stray_values_are_skipped(history: list[Any]) -> None:
    turn = turn_from_messages(history, text="same for Dover")
    assert last_user_text(turn) == "tides?"
    assert [result.tool for message in turn.history for result in message.results] == ["get_tide"]
    assert await sticky(history, "same for Dover") == ["get_tide"]


def test_pairs_of_role_and_text_are_messages_of_langchain() -> None:
    pairs = [("human", "tides?"), ("ai", "Where?"), ("system", "x"), ("nobody", "x"), ("human",), ["user", "Brest"]]
    assert read_messages(pairs) == (
        Message(Role.USER, "tides?"),
        Message(Role.ASSISTANT, "Where?"),
        Message(Role.USER, "Brest"),
    )


def test_calls_that_langchain_could_not_read_were_made_all_the_same() -> None:
    wrong = {"name": "get_tide", "args": '{"harbour"', "id": "x", "error": "…"}
    ai = {"type": "AIMessageChunk", "content": "", "tool_calls": [], "invalid_tool_calls": [wrong]}
    assert read_messages([ai])[0].calls == (ToolCall("get_tide", "x"),)
