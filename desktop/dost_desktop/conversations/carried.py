"""What is held of conversations beside their file: for a window that takes over, and while one can be brought back."""

from __future__ import annotations

from dataclasses import dataclass

from dost_desktop.conversation import Conversation
from dost_desktop.conversations.file import Head


@dataclass(frozen=True, slots=True)
class Carried:
    """What a window knows of its conversations.

    Attributes:
        current: Name of the open one.
        heads: Of all, by name.
        memory: What was said in the open one and in those that the file does not hold.
        unkept: Names of those that are not kept.
    """

    current: str
    heads: dict[str, Head]
    memory: dict[str, Conversation]
    unkept: frozenset[str]


@dataclass(frozen=True, slots=True)
class Went:
    """A conversation that was taken out: its head, what is known of it beside the file, whether it was open."""

    head: Head
    conversation: Conversation | None
    was_open: bool
