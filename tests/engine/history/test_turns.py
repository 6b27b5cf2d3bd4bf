"""Telling the message that is being answered from what came before it."""

from __future__ import annotations

from typing import Any

import pytest

from dost_engine.history import turn_from_messages
from dost_engine.selection.guide import last_user_text
from dost_engine.types import Filters, Limits, Message, Method, Role, ToolCall

TIDES = {"role": "user", "content": "tides in Brest?"}
ANSWER = {"role": "assistant", "content": "04:12"}
NOW = {"role": "user", "content": "do it for Calais too"}
LAWN = [{"role": "user", "content": "mow the north lawn"}, {"role": "assistant", "content": "Done."}]


@pytest.mark.parametrize(
    ("history", "context"),
    [
        ([TIDES, ANSWER, NOW], "tides in Brest?"),
        ([*LAWN, TIDES, ANSWER], "tides in Brest?"),
        ([TIDES], "tides in Brest?"),
        ([], ""),
        ([NOW], ""),
    ],
)
def test_the_current_message_may_or_may_not_be_in_the_history(history: list[Any], context: str) -> None:
    turn = turn_from_messages(history, text="do it for Calais too")
    assert turn.text == "do it for Calais too"
    assert last_user_text(turn) == context


def test_blanks_do_not_make_another_message() -> None:
    turn = turn_from_messages(
        [TIDES, ANSWER, {"role": "user", "content": " do it for\nCalais too "}], text="do it for Calais too"
    )
    assert len(turn.history) == 2


def test_without_a_text_the_last_user_message_is_it() -> None:
    turn = turn_from_messages([TIDES, ANSWER, NOW])
    assert (turn.text, len(turn.history)) == ("do it for Calais too", 2)
    assert turn_from_messages([ANSWER]).text == ""


def test_calls_of_the_turn_itself_stay_in_the_history() -> None:
    step = {"role": "assistant", "content": [{"type": "tool-call", "toolName": "get_tide"}]}
    result = {"role": "tool", "content": [{"type": "tool-result", "toolName": "get_tide", "output": "05:40"}]}
    turn = turn_from_messages([TIDES, ANSWER, NOW, step, result], text="do it for Calais too")
    assert [message.role for message in turn.history] == [Role.USER, Role.ASSISTANT, Role.ASSISTANT, Role.TOOL]
    assert turn.history[2].calls == (ToolCall("get_tide", "get_tide#1"),)


def test_the_same_words_that_were_answered_already_are_an_earlier_message() -> None:
    yes = {"role": "user", "content": "yes"}
    turn = turn_from_messages([TIDES, ANSWER, yes, {"role": "assistant", "content": "Done."}], text="yes")
    assert len(turn.history) == 4
    assert last_user_text(turn) == "yes"


def test_user_messages_without_text_are_no_context() -> None:
    image = {"role": "user", "content": [{"type": "image", "image": "…"}]}
    blank = {"role": "user", "content": " \n"}
    assert last_user_text(turn_from_messages([TIDES, image, blank, NOW])) == "tides in Brest?"


def test_everything_else_of_the_turn_is_taken_over() -> None:
    filters, limits = Filters(servers=("a",)), Limits(3, 500)
    turn = turn_from_messages(None, text="x", filters=filters, limits=limits, method=Method.TEXT, origin="cli")
    assert (turn.history, turn.filters, turn.limits, turn.method, turn.origin) == ((), filters, limits, "text", "cli")


def test_messages_of_ours_are_taken_as_they_are() -> None:
    said = Message(Role.ASSISTANT, "hi")
    assert turn_from_messages((said,), text="x").history == (said,)
