"""The state of one conversation: what was said and called, and how each turn's tools were chosen."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from dost_engine.types import Message, Role, ToolCall, ToolResult, TurnTrace

if TYPE_CHECKING:
    from dost_engine.types import JsonObject, Pick, ToolInfo


@dataclass(frozen=True, slots=True)
class LaterChoice:
    """Tools that a turn got after its first step.

    Attributes:
        trace: How they were chosen.
        added: Ids of those that the turn did not have before, never empty.
        step: The step that they were chosen in, from 1.
        searched: Whether the model itself searched for them.
    """

    trace: TurnTrace
    added: tuple[str, ...]
    step: int
    searched: bool = False


@dataclass(frozen=True, slots=True)
class ChatTurn:
    """One message of the user and how its tools were chosen.

    Attributes:
        trace: The selection of the turn's first step.
        used: Ids of the tools that were called in it.
        later: What the turn got after that, in its order.
        answered: Whether a model has answered it, or has ended without.
    """

    trace: TurnTrace
    used: frozenset[str] = frozenset()
    later: tuple[LaterChoice, ...] = ()
    answered: bool = False

    def pick(self, tool_id: str) -> Pick | None:
        """Why the turn has that tool, None where it does not have it."""
        picks = [pick for trace in (self.trace, *(one.trace for one in self.later)) for pick in trace.selection.picks]
        return next((pick for pick in picks if pick.id == tool_id), None)


@dataclass(frozen=True, slots=True)
class Conversation:
    """A value; every change makes a new one.

    Attributes:
        messages: Oldest first. Calls name tools by their names towards models, and every call has a result.
        turns: Oldest first.
    """

    messages: tuple[Message, ...] = ()
    turns: tuple[ChatTurn, ...] = ()

    def turn(self, turn_id: str) -> ChatTurn | None:
        """The turn with that id, None where there is none."""
        return next((turn for turn in self.turns if turn.trace.turn_id == turn_id), None)


def with_messages(conversation: Conversation, *messages: Message) -> Conversation:
    """The conversation gone on."""
    return replace(conversation, messages=(*conversation.messages, *messages))


def with_turn(conversation: Conversation, trace: TurnTrace) -> Conversation:
    """The conversation with one more turn."""
    return replace(conversation, turns=(*conversation.turns, ChatTurn(trace)))


def with_used(conversation: Conversation, turn_id: str, tool_id: str) -> Conversation:
    """The conversation in which that turn called a tool. A turn that is not there changes nothing."""
    turns = tuple(
        replace(turn, used=turn.used | {tool_id}) if turn.trace.turn_id == turn_id else turn
        for turn in conversation.turns
    )
    return replace(conversation, turns=turns)


def with_answered(conversation: Conversation) -> Conversation:
    """The conversation in which the newest turn has its answer. Without a turn nothing changes."""
    if not conversation.turns:
        return conversation
    *before, newest = conversation.turns
    return replace(conversation, turns=(*before, replace(newest, answered=True)))


def with_choice(conversation: Conversation, choice: LaterChoice) -> Conversation:
    """The conversation in which the newest turn got more tools. Without a turn nothing changes."""
    if not conversation.turns:
        return conversation
    *before, newest = conversation.turns
    return replace(conversation, turns=(*before, replace(newest, later=(*newest.later, choice))))


def with_run(
    conversation: Conversation, call_id: str, info: ToolInfo, arguments: JsonObject, text: str, *, is_error: bool
) -> Conversation:
    """The conversation after a person ran a tool: a call and its result, as if the model had asked for it."""
    call = ToolCall(info.wire_name, call_id, arguments)
    result = ToolResult(info.wire_name, call_id, text, is_error)
    return with_messages(conversation, Message(Role.ASSISTANT, calls=(call,)), Message(Role.TOOL, results=(result,)))
