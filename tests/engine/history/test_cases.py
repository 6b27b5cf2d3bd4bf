"""Histories that were trouble somewhere, each from the messages to the selection."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from dost_engine import wire
from dost_engine.history import read_messages, turn_from_messages
from dost_engine.types import Message, Policy, Role, ToolCall, ToolResult, Turn
from support.histories import said, sticky, trace_of
from support.small_tools import HARBOUR, TableEmbedder, indexed

# ------------------------------------------------------ H05: the current message may or may not be there already

BREST, NOW = said("user", "tides in Brest?"), said("user", "do it for Calais too")
ANSWER = said("assistant", "04:12")
LAWN = [said("user", "mow the north lawn"), said("assistant", "Done.")]


@pytest.mark.parametrize("history", [[BREST, ANSWER, NOW], [*LAWN, BREST, ANSWER], [BREST]])
async def test_the_message_before_is_found_whether_or_not_the_history_holds_the_current_one(history: list[Any]) -> None:
    with_context = "do it for Calais too. Context: tides in Brest?"
    embedder = TableEmbedder({with_context: (1, 0), "get_tide.": (1, 0)}, message=(0, -1), tool=(0, 1))
    async with indexed(HARBOUR, embedder) as rag:
        trace = await rag.trace(turn_from_messages(history, text="do it for Calais too"), Policy.guide())
    assert trace.query.context == "tides in Brest?"
    assert [pick.id for pick in trace.selection.picks] == ["tools/get_tide"]


async def test_no_history_gives_no_context() -> None:
    assert (await trace_of([], "do it for Calais too")).query.context == ""


# ------------------------------------------------------------------------- H06: one user turn, many assistant steps


@pytest.mark.parametrize(("window", "kept"), [(3, True), (1, True), (0, False)])
async def test_the_window_counts_turns_not_the_steps_of_one(window: int, kept: bool) -> None:
    tide = {"toolCallId": "a", "toolName": "get_tide"}
    history = [
        BREST,
        said("assistant", [{"type": "tool-call", **tide, "input": {}}]),
        said("tool", [{"type": "tool-result", **tide, "output": "x"}]),
        *(said("assistant", text) for text in ("step 2", "step 3", "step 4", "Here you are.")),
        said("user", "once more"),
    ]
    policy = Policy.default()
    policy = replace(policy, ranking=replace(policy.ranking, sticky_turns=window))
    async with indexed(HARBOUR) as rag:
        trace = await rag.trace(turn_from_messages(history, text="once more"), policy)
    used = [pick.id for pick in trace.selection.picks if "sticky" in pick.flags]
    assert used == (["tools/get_tide"] if kept else [])


# ----------------------------------------------------------- H08: arguments as an empty string or broken JSON


@pytest.mark.parametrize("arguments", ["", '{"a"', "null", "[1]", '"x"', "3", " ", None, [], '{"a":' * 50_000])
def test_arguments_that_are_no_object_are_none(arguments: object) -> None:
    call = {"id": "c", "type": "function", "function": {"name": "list_racks", "arguments": arguments}}
    result = {"role": "tool", "tool_call_id": "c", "content": "error: the arguments were no JSON"}
    assert read_messages([said("assistant", None, tool_calls=[call]), result]) == (
        Message(Role.ASSISTANT, "", (ToolCall("list_racks", "c", {}),)),
        Message(Role.TOOL, results=(ToolResult("list_racks", "c", "error: the arguments were no JSON"),)),
    )


# ------------------------------------------------------------------------------------- H09: half a character

HIGH, LOW = "\ud83d", "\udc00"


async def test_half_characters_are_replaced_on_entry_and_the_turn_is_answered() -> None:
    history = [
        said("user", f"tides {HIGH}"),
        said(
            "assistant", [{"type": "tool-call", "toolCallId": f"{LOW}1", "toolName": "get_tide", "input": {HIGH: LOW}}]
        ),
        said(
            "tool", [{"type": "tool-result", "toolCallId": f"{LOW}1", "toolName": "get_tide", "output": f"cut {HIGH}"}]
        ),
        said("assistant", f"{LOW} at 04:12"),
    ]
    turn = turn_from_messages(history, text=f"{LOW} what now \ud800")
    assert turn == Turn(
        "\ufffd what now \ufffd",
        (
            Message(Role.USER, "tides \ufffd"),
            Message(Role.ASSISTANT, "", (ToolCall("get_tide", "\ufffd1", {"\ufffd": "\ufffd"}),)),
            Message(Role.TOOL, results=(ToolResult("get_tide", "\ufffd1", "cut \ufffd"),)),
            Message(Role.ASSISTANT, "\ufffd at 04:12"),
        ),
    )
    assert wire.from_json(Turn, wire.to_json(turn)) == turn
    trace = await trace_of(history, f"{LOW} what now \ud800")
    assert trace.query.text == "\ufffd what now \ufffd"
    wire.to_json(trace).decode()
    assert await sticky(history, "and now?") == ["get_tide"]


def test_two_halves_written_as_escapes_are_one_character() -> None:
    call = {"id": "c", "function": {"name": "add_note", "arguments": r'{"note": "\ud83c\udf78"}'}}
    assert read_messages([said("assistant", "\ud83c\udf78", tool_calls=[call])]) == (
        Message(Role.ASSISTANT, "🍸", (ToolCall("add_note", "c", {"note": "🍸"}),)),
    )


def test_a_current_message_with_half_a_character_is_the_one_of_the_history() -> None:
    turn = turn_from_messages([BREST, ANSWER, said("user", f"and {HIGH}")], text=f"and {HIGH}")
    assert (turn.text, len(turn.history)) == ("and \ufffd", 2)


def test_messages_of_ours_are_mended_as_well() -> None:
    message = Message(Role.ASSISTANT, HIGH, (ToolCall("a", "1", {"x": [HIGH, {LOW: 1}]}),))
    assert read_messages([message])[0] == Message(
        Role.ASSISTANT, "\ufffd", (ToolCall("a", "1", {"x": ["\ufffd", {"\ufffd": 1}]}),)
    )
