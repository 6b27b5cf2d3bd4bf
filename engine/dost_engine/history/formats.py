"""Which format a history is in.

Every format is a module of this package with two functions: ``marks(message)`` says whether the message holds
something that only this format has, ``read(message)`` reads it. Which one reads is decided like this:

1. The format of the *list* is the one that marks most of its messages; of several that mark as many, the first in
   the order of :data:`FORMATS`. What marks nothing but plain messages (a role and text) is ``plain``.
2. A message is read by the format of the list if that one marks it, else by the first format that does. So a list
   that mixes formats is read as well, and a message that looks like two formats is read as its neighbours are.
3. What no format marks (unknown roles, nulls, stray text) is skipped.

The decision depends on the messages alone: the same list is always read in the same way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from dost_engine.history import (
    anthropic,
    gemini,
    langchain,
    mcp_sampling,
    openai_chat,
    openai_responses,
    own,
    plain,
    pydantic_ai,
    vercel_model,
    vercel_ui,
)
from dost_engine.history.joining import joined, merged
from dost_engine.types import Message, Role


@dataclass(frozen=True, slots=True)
class Format:
    """One way to write a conversation down.

    Attributes:
        marks: Whether a message holds something that only this format has.
        read: The messages in one message; none of what it does not know.
        split: Roles whose message is spread over several of the format: neighbours of such a role are one message.
    """

    marks: Callable[[object], bool]
    read: Callable[[object], tuple[Message, ...]]
    split: frozenset[Role] = frozenset()


FORMATS: Mapping[str, Format] = {
    "dost": Format(own.marks, own.read),
    "vercel-model": Format(vercel_model.marks, vercel_model.read),
    "vercel-ui": Format(vercel_ui.marks, vercel_ui.read),
    "pydantic-ai": Format(pydantic_ai.marks, pydantic_ai.read),
    "anthropic": Format(anthropic.marks, anthropic.read),
    "mcp-sampling": Format(mcp_sampling.marks, mcp_sampling.read),
    "openai-responses": Format(openai_responses.marks, openai_responses.read, frozenset({Role.ASSISTANT, Role.TOOL})),
    "langchain": Format(langchain.marks, langchain.read, frozenset({Role.TOOL})),
    "openai-chat": Format(openai_chat.marks, openai_chat.read, frozenset({Role.TOOL})),
    "gemini": Format(gemini.marks, gemini.read),
    "plain": Format(plain.marks, plain.read),
}
_PLAIN = "plain"


def format_of(messages: Iterable[object]) -> str:
    """The format of a list of messages, a key of :data:`FORMATS`."""
    return _format_of([_marking(raw) for raw in messages])


def read_history(messages: Iterable[object]) -> tuple[Message, ...]:
    """Read a list of messages, oldest first."""
    raws = list(messages)
    marking = [_marking(raw) for raw in raws]
    main = _format_of(marking)
    read: list[tuple[Message, frozenset[Role]]] = []
    for raw, names in zip(raws, marking, strict=True):
        if names:
            reader = FORMATS[main if main in names else names[0]]
            read += [(message, reader.split) for message in reader.read(raw)]
    return joined(merged(read))


def _marking(raw: object) -> list[str]:
    """The formats that mark a message, in order."""
    return [name for name, each in FORMATS.items() if each.marks(raw)]


def _format_of(marking: Iterable[list[str]]) -> str:
    counts = Counter(name for names in marking for name in names if name != _PLAIN)
    return max(FORMATS, key=lambda name: counts[name]) if counts else _PLAIN
