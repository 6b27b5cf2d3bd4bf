"""Messages of OpenAI's Chat Completions and of everything that speaks it (Ollama, llama.cpp, vLLM …).

Calls are ``tool_calls`` beside the ``content``, which may be null; their arguments are JSON as text (an object, where
Ollama writes it). A result is a message of the role ``tool`` with the id of its call and, often, without a name. The
older ``function_call`` and the role ``function`` are read too. A result does not say whether it failed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_engine.history.pieces import messages_of
from dost_engine.history.values import arguments_of, field, items_of, result_text, role_of, said_in, text_of
from dost_engine.types import Message, Role, ToolCall, ToolResult

if TYPE_CHECKING:
    from collections.abc import Iterator


def marks(raw: object) -> bool:
    """Whether it holds calls with a ``function``, or is the result of a call."""
    role = role_of(raw)
    if role is Role.TOOL:
        return bool(text_of(raw, "tool_call_id", "name", "tool_name"))
    return role is Role.ASSISTANT and any(True for _ in calls_of(raw))


def read(raw: object) -> tuple[Message, ...]:
    """Read one message."""
    role = role_of(raw) or Role.USER
    if role is Role.TOOL:
        name = text_of(raw, "name", "tool_name")
        result = ToolResult(name, text_of(raw, "tool_call_id"), result_text(field(raw, "content")))
        return messages_of(role, [result])
    return messages_of(role, [*said_in(field(raw, "content")), *calls_of(raw)])


def calls_of(raw: object) -> Iterator[ToolCall]:
    """The calls of a message in this format."""
    for call in items_of(raw, "tool_calls"):
        function = field(call, "function")
        if function is not None:
            yield _call(function, text_of(call, "id"))
    legacy = field(raw, "function_call")
    if text_of(legacy, "name"):
        yield _call(legacy, "")


def _call(function: object, call_id: str) -> ToolCall:
    return ToolCall(text_of(function, "name"), call_id, arguments_of(field(function, "arguments")))
