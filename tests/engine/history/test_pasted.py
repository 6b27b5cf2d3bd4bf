from __future__ import annotations

import json

import pytest

from dost_engine.errors import BadRequest
from dost_engine.history.pasted import read_pasted
from dost_engine.types import Message, Role

OPENAI = [
    {"role": "user", "content": "weather in Durgapur"},
    {
        "role": "assistant",
        "tool_calls": [{"id": "c", "type": "function", "function": {"name": "get_forecast", "arguments": "{}"}}],
    },
    {"role": "tool", "tool_call_id": "c", "content": "warm"},
    {"role": "assistant", "content": "Warm."},
    {"role": "user", "content": "and in Kolkata?"},
]


def test_the_message_that_nobody_answered_is_asked_and_the_rest_is_its_history() -> None:
    read = read_pasted(json.dumps(OPENAI))
    assert (read.text, read.format, read.unread) == ("and in Kolkata?", "openai-chat", ())
    assert read.history[0].role is Role.USER
    assert [call.tool for message in read.history for call in message.calls] == ["get_forecast"]


def test_a_conversation_whose_last_word_is_the_assistants_is_history_alone() -> None:
    read = read_pasted(json.dumps(OPENAI[:4]))
    assert read.text == ""
    assert read.history[0] == Message(Role.USER, "weather in Durgapur")
    assert read.history[-1].text == "Warm."


@pytest.mark.parametrize("key", ["messages", "history", "conversation"])
def test_the_list_is_found_in_a_whole_request(key: str) -> None:
    assert read_pasted(json.dumps({"model": "x", key: OPENAI})).text == "and in Kolkata?"


def test_gemini_and_a_message_a_line_are_read_too() -> None:
    gemini = {"contents": [{"role": "user", "parts": [{"text": "send a mail"}]}]}
    assert read_pasted(json.dumps(gemini)).text == "send a mail"
    lines = "\n".join(json.dumps(one) for one in OPENAI)
    assert read_pasted(lines).history == read_pasted(json.dumps(OPENAI)).history


def test_one_message_alone_and_a_byte_order_mark_are_no_matter() -> None:
    assert read_pasted('\ufeff{"role": "user",\n "content": "hello"}').text == "hello"


@pytest.mark.parametrize(
    "text",
    [
        "User: find the budget\nAssistant: Here it is.\nuser: send it",
        "A title\n\n**You:** find the budget\n\n**ChatGPT**: Here it is.\n\n**You:**\nsend it",
        "## User\n\nfind the budget\n\n## Assistant\n\nHere it is.\n\n## User\n\nsend it",
        "You said:\nfind the budget\nChatGPT said:\nHere it is.\nYou said:\nsend it",
        "<|im_start|>system\nBe kind.<|im_end|>\n<|im_start|>user\nfind the budget<|im_end|>\n"
        "<|im_start|>assistant\nHere it is.<|im_end|>\n<|im_start|>user\nsend it<|im_end|>",
        "Ich: find the budget\nAssistent: Here it is.\nTool: 7 rows\nIch: send it",
    ],
)
def test_a_conversation_written_down_as_text_is_read(text: str) -> None:
    read = read_pasted(text)
    assert read.text == "send it"
    assert read.history == (Message(Role.USER, "find the budget"), Message(Role.ASSISTANT, "Here it is."))


def test_only_names_at_the_beginning_of_lines_outside_of_code_begin_what_is_said() -> None:
    read = read_pasted("User: why?\nAssistant: See\n```yaml\nuser: root\n```\nuser@host: no\nUserland: no\n\nUser: oh")
    assert [message.text for message in read.history] == [
        "why?",
        "See\n```yaml\nuser: root\n```\nuser@host: no\nUserland: no",
    ]
    with pytest.raises(BadRequest, match="This is no JSON"):
        read_pasted("Assistant: nobody asks here")


@pytest.mark.parametrize("first", [{"role": "system", "content": "x"}, {"type": "system", "content": "x"}])
def test_what_was_said_to_the_model_beforehand_is_not_missed(first: dict[str, str]) -> None:
    read = read_pasted(json.dumps([first, *OPENAI]))
    assert (read.text, read.unread, read.history[0].role) == ("and in Kolkata?", (), Role.USER)
    with pytest.raises(BadRequest, match="no message that can be read"):
        read_pasted(json.dumps([first]))


def test_entries_that_are_no_messages_are_left_out_and_named() -> None:
    assert read_pasted(json.dumps([*OPENAI, 7, {"a": 1}])).unread == (6, 7)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "nothing in it"),
        ("[{]", "line 1, column 3"),
        ('{"role": "user"}\n{"role": ', "Line 2 is no JSON"),
        ("[]", "The list is empty"),
        ("[1, 2]", "the first is 1"),
        ('{"a": 1, "b": 2}', "its keys are: a, b"),
        ('"hello"', "this is hello"),
        ("7", "this is 7"),
        ("[" * 100_000, "nested too deeply"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(text: str, said: str) -> None:
    with pytest.raises(BadRequest) as error:
        read_pasted(text)
    assert said in error.value.message
    assert "JSON list of messages" in error.value.remedy
