"""What can only be said of a whole conversation: which result belongs to which call, and what is one message."""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from dost_engine.history.pieces import said
from dost_engine.history.values import result_text
from dost_engine.types import Message, Role, ToolCall, ToolResult
from dost_engine.words import printable

_DEPTH = 64  # levels of a call's arguments that are kept: real ones have a few, a thousand is too deep for Python


def merged(messages: Iterable[tuple[Message, frozenset[Role]]]) -> list[Message]:
    """Make one message of neighbours that their format had to write as several.

    Args:
        messages: Each with the roles that its format splits.
    """
    whole: list[Message] = []
    for message, split in messages:
        last = whole[-1] if whole else None
        if last and last.role is message.role and message.role in split:
            text = said(part for part in (last.text, message.text) if part)
            whole[-1] = Message(message.role, text, last.calls + message.calls, last.results + message.results)
        else:
            whole.append(message)
    return whole


def joined(messages: Iterable[Message]) -> tuple[Message, ...]:
    """Join results to their calls, and leave out what names no tool even so.

    A result without a name takes that of the newest call with its id. A call without an id gets one (``name#1``,
    counted through the conversation), and a result without an id that of the oldest call of its name in this turn
    that has no result yet, so that parallel calls of one tool stay apart. Half characters become U+FFFD everywhere.
    """
    names: dict[str, str] = {}
    waiting: dict[str, list[str]] = {}
    numbers = itertools.count(1)
    whole: list[Message] = []
    for message in messages:
        if message.role is Role.USER:
            waiting.clear()
        calls = []
        for call in message.calls:
            if call.tool:
                call_id = call.call_id or f"{call.tool}#{next(numbers)}"
                names[call_id] = call.tool
                waiting.setdefault(call.tool, []).append(call_id)
                calls.append(ToolCall(printable(call.tool), printable(call_id), _mended(call.arguments)))
        results = [_join(result, names, waiting) for result in message.results]
        text = printable(message.text)
        named = tuple(result for result in results if result.tool)
        whole.append(replace(message, text=text, calls=tuple(calls), results=named))
    return tuple(whole)


def _join(result: ToolResult, names: Mapping[str, str], waiting: Mapping[str, list[str]]) -> ToolResult:
    tool = result.tool or names.get(result.call_id, "")
    open_calls = waiting.get(tool, [])
    call_id = result.call_id or (open_calls[0] if open_calls else "")
    if call_id in open_calls:
        open_calls.remove(call_id)
    return ToolResult(printable(tool), printable(call_id), printable(result.text), result.is_error)


def _mended(arguments: Mapping[str, Any], depth: int = 1) -> Mapping[str, Any]:
    """Arguments as JSON can hold them."""
    keyed = {printable(key): value for key, value in arguments.items() if isinstance(key, str)}
    return {key: _mended_value(value, depth) for key, value in keyed.items()}


def _mended_value(value: object, depth: int) -> object:
    if value is None or isinstance(value, bool | int | float):
        return value
    if isinstance(value, Mapping):
        return _mended(value, depth + 1) if depth < _DEPTH else {}
    if isinstance(value, list | tuple):
        return [_mended_value(part, depth + 1) for part in value] if depth < _DEPTH else []
    return printable(result_text(value))
