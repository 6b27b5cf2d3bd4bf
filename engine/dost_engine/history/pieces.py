"""Messages out of the pieces of one message, in the order in which they were said."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from dost_engine.types import Message, Role, ToolCall, ToolResult
from dost_engine.words import trim

if TYPE_CHECKING:
    from collections.abc import Iterable


class Mark(Enum):
    """What a message holds between its pieces."""

    STEP = "step"
    """The model was asked again."""


Piece = str | ToolCall | ToolResult | Mark


def messages_of(role: Role, pieces: Iterable[Piece]) -> tuple[Message, ...]:
    """Make messages of the pieces of one.

    Some formats hold results of tools in the assistant's message, others in the user's. Here results are always a
    message of their own: a user's come before what the user says with them, an assistant's after the calls; what the
    assistant says after them is its next message. A user's message of results alone is no message of the user.
    """
    if role is Role.ASSISTANT:
        return tuple(_steps(pieces))
    texts = [piece for piece in pieces if isinstance(piece, str)]
    results = tuple(piece for piece in pieces if isinstance(piece, ToolResult))
    tool = (Message(Role.TOOL, results=results),) if results or role is Role.TOOL else ()
    user = (Message(role, said(texts)),) if role is Role.USER and (texts or not results) else ()
    return tool + user


def said(texts: Iterable[str]) -> str:
    """The texts of one message as one."""
    return trim(" ".join(texts))


def _steps(pieces: Iterable[Piece]) -> Iterable[Message]:
    texts: list[str] = []
    calls: list[ToolCall] = []
    results: list[ToolResult] = []
    empty = True
    for piece in [*pieces, None]:
        ended = piece is None or piece is Mark.STEP or (results and isinstance(piece, str) and trim(piece))
        if ended and (texts or calls or results or (empty and piece is None)):
            yield Message(Role.ASSISTANT, said(texts), tuple(calls))
            if results:
                yield Message(Role.TOOL, results=tuple(results))
            texts, calls, results, empty = [], [], [], False
        if isinstance(piece, str) and not results:
            texts.append(piece)
        elif isinstance(piece, ToolCall):
            calls.append(piece)
        elif isinstance(piece, ToolResult):
            results.append(piece)
