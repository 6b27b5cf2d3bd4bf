"""A conversation as a person pastes it: JSON of any format in use, in the request that it was sent in, or as text."""

from __future__ import annotations

import json
from collections.abc import Mapping

from dost_engine.errors import BadRequest
from dost_engine.history.formats import FORMATS, format_of, read_history
from dost_engine.history.transcript import messages_of_transcript
from dost_engine.history.values import field
from dost_engine.types import Conversation, Role

LIST_KEYS = ("messages", "contents", "input", "history", "conversation", "chat", "items")
"""Under which requests and exports hold their messages: OpenAI, Anthropic, Gemini, OpenAI's responses, others."""

_REMEDY = (
    'Paste a JSON list of messages, such as [{"role": "user", "content": "hello"}], '
    'or text in which "User:" and "Assistant:" begin what each says.'
)
_INSTRUCTIONS = frozenset({"system", "developer"})
"""Who speaks to the model before the conversation; what it says is no part of that, and nothing that is missed."""


def read_pasted(text: str) -> Conversation:
    """Read a pasted conversation. The last user message, where nobody has answered it, becomes the message itself.

    Args:
        text: JSON: a list of messages, a request or export that holds one, or a message a line. Or a conversation
            written down as text: see :func:`messages_of_transcript`.

    Raises:
        BadRequest: it is empty, neither of these, holds no list, or nothing in the list is a message; says where
            and what.
    """
    messages = messages_in(text)
    skipped = [at for at, one in enumerate(messages, 1) if not any(each.marks(one) for each in FORMATS.values())]
    unread = [at for at in skipped if not _is_instruction(messages[at - 1])]
    if not messages or len(skipped) == len(messages):
        found = "is empty" if not messages else f"holds no message that can be read; the first is {_shown(messages[0])}"
        raise BadRequest(f"The list {found}.", remedy=_REMEDY)
    whole = read_history(messages)
    last = next((at for at in reversed(range(len(whole))) if whole[at].role is Role.USER), len(whole))
    if last == len(whole) or any(one.role is Role.ASSISTANT and not one.calls for one in whole[last + 1 :]):
        return Conversation("", whole, format_of(messages), tuple(unread))  # the last word was the assistant's
    return Conversation(whole[last].text, whole[:last] + whole[last + 1 :], format_of(messages), tuple(unread))


def messages_in(text: str) -> list[object]:
    """The messages of a pasted conversation, as they stand in it.

    Raises:
        BadRequest: it is empty, neither JSON nor a conversation as text, or holds no list; says where and what.
    """
    text = text.strip().lstrip("\ufeff").lstrip()
    if not text:
        raise BadRequest("There is nothing in it.", remedy=_REMEDY)
    try:
        value = _parsed(text)
    except BadRequest:
        written = messages_of_transcript(text)
        if not written:
            raise
        return written
    return _list_of(value)


def _is_instruction(raw: object) -> bool:
    return field(raw, "role") in _INSTRUCTIONS or field(raw, "type") in _INSTRUCTIONS


def _parsed(text: str) -> object:
    try:
        return json.loads(text)
    except RecursionError:
        raise BadRequest("It is nested too deeply.", remedy=_REMEDY) from None
    except ValueError as error:
        problem = error
    lines = [line for line in text.splitlines() if line.strip()]
    if len(lines) > 1 and all(line.lstrip().startswith("{") for line in lines):
        read: list[object] = []
        for number, line in enumerate(lines, 1):
            try:
                read.append(json.loads(line))
            except (ValueError, RecursionError):
                if number == 1:  # one value over several lines, then
                    break
                raise BadRequest(f"Line {number} is no JSON: {_shown(line)}.", remedy=_REMEDY) from None
        else:
            return read
    where = f"line {problem.lineno}, column {problem.colno}: " if isinstance(problem, json.JSONDecodeError) else ""
    what = problem.msg if isinstance(problem, json.JSONDecodeError) else str(problem)
    raise BadRequest(f"This is no JSON: {where}{what}.", remedy=_REMEDY) from problem


def _list_of(value: object) -> list[object]:
    if isinstance(value, list):
        return value
    if isinstance(value, Mapping):
        for key in LIST_KEYS:
            if isinstance(value.get(key), list):
                return list(value[key])
        if any(each.marks(value) for each in FORMATS.values()):
            return [value]
        keys = ", ".join(str(key) for key in list(value)[:6]) or "none"
        raise BadRequest(f"The object holds no list of messages; its keys are: {keys}.", remedy=_REMEDY)
    raise BadRequest(f"A list of messages is needed, and this is {_shown(value)}.", remedy=_REMEDY)


def _shown(value: object) -> str:
    text = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else f"{text[:60]}…"
