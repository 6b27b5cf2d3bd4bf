"""Model messages of the Vercel AI SDK 4, 5 and 6, which are also the messages of the ToolRAG guide.

``content`` is text or a list of parts: ``text``, ``tool-call`` (``toolName``, ``toolCallId``, ``input``; in version 4
``args``) and ``tool-result`` (``output``, which has a type since version 5; in version 4 ``result`` and ``isError``).

A message stays one message, because the guide counts them: results that a provider put into the assistant's message
(tools that it ran by itself) stay there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from dost_engine.history.pieces import said
from dost_engine.history.values import arguments_of, field, result_text, role_of, said_in, text_of
from dost_engine.types import Message, Role, ToolCall, ToolResult

_TYPES = frozenset({"tool-call", "tool-result", "tool-approval-request", "tool-approval-response"})


def marks(raw: object) -> bool:
    """Whether the content holds a call or a result of this format."""
    content = field(raw, "content")
    return role_of(raw) is not None and isinstance(content, list) and any(text_of(p, "type") in _TYPES for p in content)


def read(raw: object) -> tuple[Message, ...]:
    """Read one message."""
    role = role_of(raw) or Role.USER
    content = field(raw, "content")
    return (
        Message(
            role,
            "" if role is Role.TOOL else said(said_in(content)),
            tuple(_calls(content)) if role is Role.ASSISTANT else (),
            () if role is Role.USER else tuple(_results(content)),
        ),
    )


def _calls(content: Sequence[Any]) -> Iterator[ToolCall]:
    for part in content:
        if text_of(part, "type") == "tool-call":
            arguments = arguments_of(field(part, "input", "args"))
            yield ToolCall(text_of(part, "toolName"), text_of(part, "toolCallId"), arguments)


def _results(content: Sequence[Any]) -> Iterator[ToolResult]:
    for part in content:
        if text_of(part, "type") == "tool-result":
            output, failed = read_output(field(part, "output", "result"))
            failed = failed or field(part, "isError") is True
            yield ToolResult(text_of(part, "toolName"), text_of(part, "toolCallId"), output, failed)


def read_output(output: object) -> tuple[str, bool]:
    """The text of a result, and whether it failed.

    An output with a type and a value is one of version 5 or later, anything else a tool's own result.
    """
    kind = text_of(output, "type")
    if kind == "execution-denied":
        return text_of(output, "reason"), True
    if isinstance(output, Mapping) and kind and "value" in output:
        return result_text(output["value"]), kind.startswith("error")
    return result_text(output), False
