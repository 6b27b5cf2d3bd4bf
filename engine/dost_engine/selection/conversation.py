"""What of a conversation helps to read a message: the user's last messages and the last answer."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from dost_engine.types import Role
from dost_engine.words import trim

if TYPE_CHECKING:
    from dost_engine.types import Turn

LONG_CHARS = 1_000
"""Characters from which on a model of 256 word pieces does not see the end of a message: it was pasted, mostly."""

_END_CHARS = 200
"""Characters that are read of the sentence at either end of a long message."""

_SENTENCE_ENDS = re.compile(r"[.!?;]+(?:\s+|$)|[。！？]+|[\r\n]+")


def texts_to_embed(message: str) -> tuple[str, ...]:
    """The message; of a long one also its first and its last sentence or line, each by itself.

    The request stands before or behind what was pasted. In one text with what surrounds it, its meaning is lost: of
    "Please fax this" behind a log, the cosine to the tool falls from .49 to .31 with 60 characters of the log and to
    .09 with a thousand.
    """
    if len(message) <= LONG_CHARS:
        return (message,)
    head = _sentences(message[: 2 * LONG_CHARS])[:1]
    tail = _sentences(message[-2 * LONG_CHARS :])[-1:]
    return tuple(
        dict.fromkeys((message, *(text[:_END_CHARS] for text in head), *(text[-_END_CHARS:] for text in tail)))
    )


def _sentences(text: str) -> list[str]:
    return [part.strip() for part in _SENTENCE_ENDS.split(text) if part.strip()]


@dataclass(frozen=True, slots=True)
class Conversation:
    """The texts around a message.

    Attributes:
        message: The message, trimmed.
        earlier: The user's messages before it that hold text, the newest first.
        answer: The newest text of the assistant, or empty.
    """

    message: str
    earlier: tuple[str, ...] = ()
    answer: str = ""

    @classmethod
    def of(cls, turn: Turn, *, messages: int) -> Conversation:
        """Read the conversation of a turn.

        Args:
            turn: The turn.
            messages: Earlier messages that are looked at, at most.
        """
        earlier: list[str] = []
        answer = ""
        for message in reversed(turn.history):
            text = trim(message.text)
            if text and message.role is Role.USER and len(earlier) < messages:
                earlier.append(text)
            elif text and message.role is Role.ASSISTANT:
                answer = answer or text
            if answer and len(earlier) == messages:
                break
        return cls(trim(turn.text), tuple(earlier), answer)
