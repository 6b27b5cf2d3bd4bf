"""Items of OpenAI's Responses, as an input list or as the output of a response.

A message item has parts of type ``input_text`` and ``output_text``; a call (``function_call``, ``custom_tool_call``,
``mcp_call``) and its output are items of their own. The items of one step of the model are one message here. An
output does not say whether it failed, but for ``mcp_call``.
"""

from __future__ import annotations

from dost_engine.history.pieces import messages_of
from dost_engine.history.values import arguments_of, field, items_of, result_text, role_of, said_in, text_of
from dost_engine.types import Message, Role, ToolCall, ToolResult

_CALLS = frozenset({"function_call", "custom_tool_call", "mcp_call"})
_OUTPUTS = frozenset({"function_call_output", "custom_tool_call_output"})
_PARTS = frozenset({"input_text", "output_text", "input_image", "input_file", "refusal"})


def marks(raw: object) -> bool:
    """Whether it is an item with its type, or a message with parts of this format."""
    kind = text_of(raw, "type")
    if kind in _CALLS or kind in _OUTPUTS:
        return True
    said_so = kind == "message" or any(text_of(part, "type") in _PARTS for part in items_of(raw, "content"))
    return said_so and role_of(raw) is not None


def read(raw: object) -> tuple[Message, ...]:
    """Read one item."""
    kind = text_of(raw, "type")
    call_id = text_of(raw, "call_id") or text_of(raw, "id")
    if kind in _OUTPUTS:
        output = result_text(field(raw, "output"))
        return messages_of(Role.TOOL, [ToolResult(text_of(raw, "name"), call_id, output)])
    if kind not in _CALLS:
        return messages_of(role_of(raw) or Role.USER, said_in(field(raw, "content")))
    name = text_of(raw, "name")
    call = ToolCall(name, call_id, arguments_of(field(raw, "arguments", "input")))
    error, output = field(raw, "error"), field(raw, "output")
    if kind != "mcp_call" or (error is None and output is None):
        return messages_of(Role.ASSISTANT, [call])
    result = ToolResult(name, call_id, result_text(output if error is None else error), error is not None)
    return messages_of(Role.ASSISTANT, [call, result])
