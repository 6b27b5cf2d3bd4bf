"""UI messages of the Vercel AI SDK 4, 5 and 6.

Since version 5 ``parts`` holds ``text``, ``step-start``, and calls with their results: ``tool-NAME`` (the name is all
that follows the first dash) or ``dynamic-tool`` with a ``toolName``; ``state`` says how far a call has come. Version 4
has ``content`` and ``toolInvocations``, and, from 4.2 on, the same once more in ``parts`` (``tool-invocation``).
A call that never ended is a call: the tool was chosen.
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from dost_engine.history.pieces import Mark, Piece, messages_of
from dost_engine.history.values import arguments_of, field, items_of, result_text, role_of, said_in, text_of
from dost_engine.types import Message, Role, ToolCall, ToolResult

if TYPE_CHECKING:
    from collections.abc import Iterator

_PREFIX = "tool-"
_ENDED = frozenset({"output-available", "output-error", "output-denied", "result"})


def marks(raw: object) -> bool:
    """Whether it has parts with a type, or tool invocations."""
    if role_of(raw) is None:
        return False
    return bool(items_of(raw, "toolInvocations")) or any(text_of(part, "type") for part in items_of(raw, "parts"))


def read(raw: object) -> tuple[Message, ...]:
    """Read one message: one of the assistant may hold several steps, each with its calls and their results."""
    return messages_of(role_of(raw) or Role.USER, [*_pieces(raw)])


def _pieces(raw: object) -> Iterator[Piece]:
    parts = items_of(raw, "parts")
    if not any(_invocation(part) for part in parts):  # version 4 before 4.2: what was called, then what was said of it
        yield from _calls_and_results(items_of(raw, "toolInvocations"))
    if not parts:
        yield from (text for text in said_in(field(raw, "content")) if text)
    for are_tools, run in groupby(parts, key=lambda part: bool(_invocation(part))):
        if are_tools:
            yield from _calls_and_results([_invocation(part) for part in run])
        else:
            yield from _other(run)


def _other(parts: Iterator[object]) -> Iterator[Piece]:
    for part in parts:
        if text_of(part, "type") == "step-start":
            yield Mark.STEP
        elif text_of(part, "type") == "text":
            yield text_of(part, "text")


def _invocation(part: object) -> object:
    """What holds the call, or None for a part that is none."""
    kind = text_of(part, "type")
    wrapped: object = field(part, "toolInvocation") if kind == "tool-invocation" else None
    if wrapped is not None:
        return wrapped
    return part if kind == "dynamic-tool" or kind.startswith(_PREFIX) else None


def _calls_and_results(invocations: object) -> Iterator[Piece]:
    found = list(invocations) if isinstance(invocations, list | tuple) else []
    for each in found:
        yield ToolCall(_name(each), text_of(each, "toolCallId"), arguments_of(field(each, "input", "args", "rawInput")))
    for each in found:
        state = text_of(each, "state")
        if state in _ENDED:
            output = field(each, "errorText") if state == "output-error" else field(each, "output", "result")
            if state == "output-denied":
                output = text_of(field(each, "approval"), "reason")
            failed = state in {"output-error", "output-denied"}
            yield ToolResult(_name(each), text_of(each, "toolCallId"), result_text(output), failed)


def _name(invocation: object) -> str:
    return text_of(invocation, "toolName") or text_of(invocation, "type").removeprefix(_PREFIX)
