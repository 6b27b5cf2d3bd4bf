"""What of a conversation helps to read a message: the user's last messages and the last answer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from dost_engine.types import Role
from dost_engine.words import trim

if TYPE_CHECKING:
    from dost_engine.types import Turn


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
