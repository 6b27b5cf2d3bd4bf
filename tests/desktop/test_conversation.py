"""The state of a conversation."""

from dataclasses import replace
from datetime import UTC, datetime

from dost_desktop.agent.toolbox import as_the_engine_sees
from dost_desktop.conversation import Conversation, LaterChoice, with_choice, with_run, with_turn, with_used
from dost_engine.types import Message, Pick, Policy, Query, Role, Selection, Source, ToolCall, ToolResult, TurnTrace
from support.tool_source import tool


def trace(turn_id: str) -> TurnTrace:
    return TurnTrace(turn_id, datetime.now(UTC), "chat", Policy.guide(), Query("", ""), (), (), Selection())


def test_a_run_by_hand_is_a_call_and_its_result() -> None:
    info = tool("cal", "add_event")
    after = with_run(Conversation(), "run-1", info, {"title": "tea"}, "added", is_error=False)
    assert after.messages == (
        Message(Role.ASSISTANT, calls=(ToolCall("cal_add_event", "run-1", {"title": "tea"}),)),
        Message(Role.TOOL, results=(ToolResult("cal_add_event", "run-1", "added"),)),
    )


def test_used_tools_belong_to_their_turn() -> None:
    talk = with_turn(with_turn(Conversation(), trace("one")), trace("two"))
    talk = with_used(with_used(talk, "one", "cal/a"), "one", "cal/b")
    assert [turn.used for turn in talk.turns] == [{"cal/a", "cal/b"}, frozenset()]
    assert with_used(talk, "three", "cal/c") == talk
    assert talk.turn("three") is None


def test_what_a_turn_got_later_belongs_to_its_whole() -> None:
    found = replace(trace("search"), selection=Selection((Pick("cal/a", Source.TEXT, ("text",), 1.0, "a word"),)))
    choice = LaterChoice(found, ("cal/a",), 2, searched=True)
    talk = with_choice(with_turn(with_turn(Conversation(), trace("one")), trace("two")), choice)
    assert [turn.later for turn in talk.turns] == [(), (choice,)]
    assert talk.turns[1].pick("cal/a") == found.selection.picks[0]
    assert talk.turns[0].pick("cal/a") is None
    assert with_choice(Conversation(), choice) == Conversation()


def test_the_engine_sees_ids_and_the_inner_tool_of_invoke_tool() -> None:
    messages = (
        Message(
            Role.ASSISTANT,
            calls=(
                ToolCall("cal_add", "1"),
                ToolCall("invoke_tool", "2", {"tool": "cal_list", "arguments": {}}),
                ToolCall("unknown", "3"),
            ),
        ),
        Message(Role.TOOL, results=(ToolResult("invoke_tool", "2", "x"),)),
    )
    seen = as_the_engine_sees(messages, {"cal_add": "cal/add", "cal_list": "cal/list"})
    assert [call.tool for call in seen[0].calls] == ["cal/add", "cal/list", "unknown"]
    assert seen[1].results[0].tool == "cal/list"
    assert messages[0].calls[1].tool == "invoke_tool"
