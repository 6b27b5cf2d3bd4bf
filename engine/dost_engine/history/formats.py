"""Reading one message of any format in use.

A message is read by its shape, not by a declared format, so that a mixed history is read as well:

- the guide's and Vercel's model messages: ``content`` is text or a list of parts (``text``, ``tool-call``,
  ``tool-result``);
- OpenAI's chat messages: ``tool_calls`` beside ``content``, results as ``tool`` messages with a ``tool_call_id``;
- Dost's own: ``text``, ``calls`` and ``results``, as :class:`~dost_engine.types.Message` is encoded.

Parts and roles that are not known are skipped; nothing here raises.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from dost_engine.types import Message, Role, ToolCall, ToolResult
from dost_engine.words import trim

_ROLES = {"user": Role.USER, "assistant": Role.ASSISTANT, "tool": Role.TOOL, "function": Role.TOOL}


def read_message(raw: object, tools_by_call: dict[str, str]) -> Message | None:
    """Read one message.

    Args:
        raw: The message, as parsed from JSON, or a :class:`Message` already.
        tools_by_call: Names of the tools of earlier calls by call id; the calls of this message are added.

    Returns:
        The message, which may be empty where nothing of it is known, or None for other roles (``system``).
    """
    if isinstance(raw, Message):
        message: Message | None = raw
    elif isinstance(raw, Mapping) and _text(raw.get("role")) in _ROLES:
        message = _read(raw, _ROLES[raw["role"]], tools_by_call)
    else:
        message = None
    for call in message.calls if message else ():
        if call.call_id:
            tools_by_call[call.call_id] = call.tool
    return message


def _read(raw: Mapping[Any, Any], role: Role, tools_by_call: Mapping[str, str]) -> Message:
    content = raw.get("content")
    parts = [part for part in _list(content) if isinstance(part, Mapping)]
    texts = [_text(part.get("text")) for part in parts if part.get("type") == "text"]
    text = content if isinstance(content, str) else " ".join(texts)
    if not text:
        text = _text(raw.get("text"))
    calls = [*_part_calls(parts), *_openai_calls(raw), *_own_calls(raw)]
    results = [*_part_results(parts), *_own_results(raw)]
    if role is Role.TOOL and not results:
        results = list(_openai_result(raw, text, tools_by_call))
    return Message(
        role=role,
        text="" if role is Role.TOOL else trim(text),
        calls=tuple(calls) if role is Role.ASSISTANT else (),
        results=tuple(results) if role is not Role.USER else (),
    )


# --------------------------------------------------------------------------- the guide's and Vercel's messages


def _part_calls(parts: list[Mapping[Any, Any]]) -> Iterator[ToolCall]:
    for part in parts:
        if part.get("type") == "tool-call" and _text(part.get("toolName")):
            arguments = part.get("input", part.get("args"))
            yield ToolCall(part["toolName"], _text(part.get("toolCallId")), _arguments(arguments))


def _part_results(parts: list[Mapping[Any, Any]]) -> Iterator[ToolResult]:
    for part in parts:
        if part.get("type") == "tool-result" and _text(part.get("toolName")):
            output = part.get("output", part.get("result"))
            failed = part.get("isError") is True
            if isinstance(output, Mapping) and {"type", "value"} <= output.keys():  # since version 5
                failed = failed or _text(output["type"]).startswith("error")
                output = output["value"]
            yield ToolResult(part["toolName"], _text(part.get("toolCallId")), _as_text(output), failed)


# --------------------------------------------------------------------------------------- OpenAI's chat messages


def _openai_calls(raw: Mapping[Any, Any]) -> Iterator[ToolCall]:
    legacy = raw.get("function_call")
    for call in [*_list(raw.get("tool_calls")), {"function": legacy}]:
        function = call.get("function") if isinstance(call, Mapping) else None
        if isinstance(function, Mapping) and _text(function.get("name")):
            yield ToolCall(function["name"], _text(call.get("id")), _arguments(function.get("arguments")))


def _openai_result(raw: Mapping[Any, Any], text: str, tools_by_call: Mapping[str, str]) -> Iterator[ToolResult]:
    call_id = _text(raw.get("tool_call_id"))
    tool = tools_by_call.get(call_id, "") or _text(raw.get("name"))
    if tool:
        yield ToolResult(tool, call_id, text)


# -------------------------------------------------------------------------------------------------- Dost's own


def _own_calls(raw: Mapping[Any, Any]) -> Iterator[ToolCall]:
    for call in _list(raw.get("calls")):
        if isinstance(call, Mapping) and _text(call.get("tool")):
            yield ToolCall(call["tool"], _text(call.get("call_id")), _arguments(call.get("arguments")))


def _own_results(raw: Mapping[Any, Any]) -> Iterator[ToolResult]:
    for result in _list(raw.get("results")):
        if isinstance(result, Mapping) and _text(result.get("tool")):
            failed = result.get("is_error") is True
            yield ToolResult(result["tool"], _text(result.get("call_id")), _text(result.get("text")), failed)


# ------------------------------------------------------------------------------------------------------- values


def _text(value: object) -> str:
    return value if isinstance(value, str) else ""


def _list(value: object) -> list[Any] | tuple[Any, ...]:
    return value if isinstance(value, list | tuple) else ()


def _arguments(value: object) -> Mapping[str, Any]:
    if isinstance(value, str):
        try:
            value = json.loads(value)
        except (ValueError, RecursionError):
            return {}
    return value if isinstance(value, Mapping) else {}


def _as_text(value: object) -> str:
    if isinstance(value, str):
        return value
    try:
        return json.dumps(value, ensure_ascii=False)
    except (TypeError, ValueError, RecursionError):
        return str(type(value).__name__)
