"""The state of one conversation: what was said and called, and how each turn's tools were chosen."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from typing import TYPE_CHECKING

from dost_engine.types import Message, Role, Source, ToolCall, ToolResult, TurnTrace
from dost_ui.result_content import NO_CONTENT, ResultContent

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
        message: Place of its message among those of the conversation, from 0.
    """

    trace: TurnTrace
    used: frozenset[str] = frozenset()
    later: tuple[LaterChoice, ...] = ()
    answered: bool = False
    message: int = 0

    def pick(self, tool_id: str) -> Pick | None:
        """Why the turn has that tool, None where it does not have it."""
        picks = [pick for trace in (self.trace, *(one.trace for one in self.later)) for pick in trace.selection.picks]
        return next((pick for pick in picks if pick.id == tool_id), None)


@dataclass(frozen=True, slots=True)
class PastChoice:
    """Tools that an earlier turn got after its first step.

    Attributes:
        turn_id: Of the trace that the service keeps.
        added: Ids of those that the turn did not have before.
        step: The step that they were chosen in, from 1.
        searched: Whether the model itself searched for them.
    """

    turn_id: str
    added: tuple[str, ...]
    step: int
    searched: bool = False


@dataclass(frozen=True, slots=True)
class PastTurn:
    """A turn of a conversation that was opened again: all of it but its traces, which the service keeps.

    Attributes:
        turn_id: Of the trace of its first step.
        at: When.
        tools: Tools that it got in all.
        tokens: Estimated tokens of their definitions.
        tools_all: Tools in the catalogue of then.
        tokens_all: Estimated tokens of all of them.
        used: Ids of the tools that were called in it.
        later: What it got after its first step, in its order.
        answered: Whether a model has answered it, or has ended without.
        message: Place of its message among those of the conversation, from 0.
    """

    turn_id: str
    at: datetime
    tools: int
    tokens: int
    tools_all: int
    tokens_all: int
    used: tuple[str, ...] = ()
    later: tuple[PastChoice, ...] = ()
    answered: bool = False
    message: int = 0


@dataclass(frozen=True, slots=True)
class ShownCall:
    """What the card of a call shows beside its arguments and its result.

    Attributes:
        call_id: Names the call in the messages.
        name: Of the tool.
        server: Of the tool.
        state: How it ended, a value of ``CardState``.
        source: Why the turn had the tool, where it was picked.
        took_ms: Wall time in milliseconds, where it is known.
        content: What the result consists of; the content itself is not kept with it.
    """

    call_id: str
    name: str
    server: str
    state: str
    source: Source | None = None
    took_ms: float | None = None
    content: ResultContent = NO_CONTENT


@dataclass(frozen=True, slots=True)
class Conversation:
    """A value; every change makes a new one.

    Attributes:
        messages: Oldest first. Calls name tools by their names towards models, and every call has a result.
        turns: Those since it was opened, oldest first.
        past: Those from before, oldest first.
        calls: Those that have ended, in the order in which they did.
    """

    messages: tuple[Message, ...] = ()
    turns: tuple[ChatTurn, ...] = ()
    past: tuple[PastTurn, ...] = ()
    calls: tuple[ShownCall, ...] = ()

    def turn(self, turn_id: str) -> ChatTurn | None:
        """The turn with that id, None where there is none since the conversation was opened."""
        return next((turn for turn in self.turns if turn.trace.turn_id == turn_id), None)

    def past_turn(self, turn_id: str) -> PastTurn | None:
        """The turn with that id from before the conversation was opened, None where there is none."""
        return next((turn for turn in self.past if turn.turn_id == turn_id), None)


def with_messages(conversation: Conversation, *messages: Message) -> Conversation:
    """The conversation gone on."""
    return replace(conversation, messages=(*conversation.messages, *messages))


def with_answer(conversation: Conversation, turn: int, messages: tuple[Message, ...]) -> Conversation:
    """The conversation gone on with the messages of a turn, that of the user first.

    Args:
        conversation: Without them.
        turn: Number of the turn among those since the conversation was opened; it may have come to none.
        messages: What it added.
    """
    at = len(conversation.messages)
    turns = tuple(replace(one, message=at) if number == turn else one for number, one in enumerate(conversation.turns))
    return replace(conversation, messages=(*conversation.messages, *messages), turns=turns)


def with_turn(conversation: Conversation, trace: TurnTrace, message: int = 0) -> Conversation:
    """The conversation with one more turn, that of the message at a place."""
    return replace(conversation, turns=(*conversation.turns, ChatTurn(trace, message=message)))


def with_call(conversation: Conversation, call: ShownCall) -> Conversation:
    """The conversation in which a call has ended."""
    return replace(conversation, calls=(*conversation.calls, call))


def with_used(conversation: Conversation, turn_id: str, tool_id: str) -> Conversation:
    """The conversation in which that turn called a tool. A turn that is not there changes nothing."""
    turns = tuple(
        replace(turn, used=turn.used | {tool_id}) if turn.trace.turn_id == turn_id else turn
        for turn in conversation.turns
    )
    past = tuple(
        replace(turn, used=tuple(sorted({*turn.used, tool_id}))) if turn.turn_id == turn_id else turn
        for turn in conversation.past
    )
    return replace(conversation, turns=turns, past=past)


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
