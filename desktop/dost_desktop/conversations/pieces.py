"""What is written of a conversation: a piece for each message of the user, with all that followed it.

Only what changed is written again, which is the newest piece nearly always. Traces are not in it: the service keeps
them, and a turn names its own.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TYPE_CHECKING

from dost_desktop.conversation import ChatTurn, Conversation, PastChoice, PastTurn, ShownCall
from dost_engine.types import Message, Role
from dost_ui.trace_view import Added, sent

if TYPE_CHECKING:
    from collections.abc import Iterable

TITLE_CHARS = 60
"""Of the first message, as the title of the conversation."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A message of the user and what followed it, or what came before the first one.

    Attributes:
        messages: In their order.
        turn: How its tools were chosen, where they were.
        calls: The calls of it that have ended.
    """

    messages: tuple[Message, ...]
    turn: PastTurn | None = None
    calls: tuple[ShownCall, ...] = ()


def pieces_of(conversation: Conversation) -> tuple[Piece, ...]:
    """The pieces of a conversation, oldest first."""
    messages = conversation.messages
    starts = [at for at, message in enumerate(messages) if at == 0 or message.role is Role.USER]
    turns = {turn.message: turn for turn in (*conversation.past, *map(past_of, conversation.turns))}
    calls = {call.call_id: call for call in conversation.calls}
    found = []
    for at, end in pairwise([*starts, len(messages)]):
        part = messages[at:end]
        ids = [call.call_id for message in part for call in message.calls]
        found.append(Piece(part, turns.get(at), tuple(calls[one] for one in ids if one in calls)))
    return tuple(found)


def conversation_of(pieces: Iterable[Piece]) -> Conversation:
    """The conversation that was written as these pieces; its turns are those of before."""
    messages: list[Message] = []
    past: list[PastTurn] = []
    calls: list[ShownCall] = []
    for piece in pieces:
        if piece.turn is not None:
            past.append(replace(piece.turn, message=len(messages)))
        messages += piece.messages
        calls += piece.calls
    return Conversation(tuple(messages), past=tuple(past), calls=tuple(calls))


def past_of(turn: ChatTurn) -> PastTurn:
    """A turn without its traces."""
    trace = turn.trace
    tools, tokens = sent(trace, tuple(Added(one.trace, one.added, "") for one in turn.later))
    return PastTurn(
        trace.turn_id,
        trace.at,
        tools,
        tokens,
        trace.tools_all,
        trace.tokens_all,
        tuple(sorted(turn.used)),
        tuple(PastChoice(one.trace.turn_id, one.added, one.step, one.searched) for one in turn.later),
        turn.answered,
        turn.message,
    )


def title_of(conversation: Conversation) -> str:
    """The first message in short; without one the first tool that was run; empty for an empty conversation."""
    said = next((message.text for message in conversation.messages if message.role is Role.USER), "")
    if not said and conversation.calls:
        said = conversation.calls[0].name
    return " ".join(said.split())[:TITLE_CHARS].strip()


def said_in(piece: Piece) -> str:
    """What a search by words reads of a piece: what was said, without what tools answered."""
    return "\n".join(message.text for message in piece.messages if message.text)
