"""The writings of one conversation, by the formats that histories come in; see ``support.conversations``."""

from __future__ import annotations

import json
from typing import Any

ASKED = "tides in Brest, and fax them"
LOOKING = "Looking."
ANSWER = "High water is at 04:12; the fax is busy."
NEXT = "and Calais?"
TIDE_ARGUMENTS = {"harbour": "Brest", "days": [1, 2]}
FAX_ARGUMENTS = {"number": "12"}


def openai_chat() -> list[Any]:
    return [
        {"role": "system", "content": "Be brief."},
        {
            "role": "user",
            "content": [{"type": "text", "text": ASKED}, {"type": "image_url", "image_url": {"url": "x"}}],
        },
        {
            "role": "assistant",
            "content": LOOKING,
            "tool_calls": [
                _openai_call("a", "get_tide", json.dumps(TIDE_ARGUMENTS)),
                _openai_call("b", "send_fax", json.dumps(FAX_ARGUMENTS)),
            ],
        },
        {"role": "tool", "tool_call_id": "a", "content": "high 04:12"},
        {"role": "tool", "tool_call_id": "b", "content": [{"type": "text", "text": "busy"}]},
        {"role": "assistant", "content": ANSWER, "tool_calls": None, "refusal": None},
        {"role": "user", "content": NEXT},
    ]


def _openai_call(call_id: str, name: str, arguments: Any) -> dict[str, Any]:
    return {"id": call_id, "type": "function", "function": {"name": name, "arguments": arguments}}


def ollama() -> list[Any]:
    calls = [("get_tide", TIDE_ARGUMENTS), ("send_fax", FAX_ARGUMENTS)]
    return [
        {"role": "user", "content": ASKED},
        {
            "role": "assistant",
            "content": LOOKING,
            "tool_calls": [{"function": {"name": name, "arguments": arguments}} for name, arguments in calls],
        },
        {"role": "tool", "tool_name": "get_tide", "content": "high 04:12"},
        {"role": "tool", "tool_name": "send_fax", "content": "busy"},
        {"role": "assistant", "content": ANSWER},
        {"role": "user", "content": NEXT},
    ]


def openai_responses() -> list[Any]:
    return [
        {"role": "user", "content": [{"type": "input_text", "text": ASKED}]},
        {"type": "reasoning", "id": "r", "summary": []},
        {"type": "message", "role": "assistant", "content": [{"type": "output_text", "text": LOOKING}]},
        {"type": "function_call", "call_id": "a", "name": "get_tide", "arguments": json.dumps(TIDE_ARGUMENTS)},
        {"type": "function_call", "call_id": "b", "name": "send_fax", "arguments": json.dumps(FAX_ARGUMENTS)},
        {"type": "function_call_output", "call_id": "a", "output": "high 04:12"},
        {"type": "function_call_output", "call_id": "b", "output": [{"type": "input_text", "text": "busy"}]},
        {"type": "message", "role": "assistant", "content": [{"type": "output_text", "text": ANSWER}]},
        {"role": "user", "content": NEXT},
    ]


def anthropic() -> list[Any]:
    return [
        {"role": "user", "content": ASKED},
        {
            "role": "assistant",
            "content": [
                {"type": "thinking", "thinking": "hm", "signature": "x"},
                {"type": "text", "text": LOOKING},
                {"type": "tool_use", "id": "a", "name": "get_tide", "input": TIDE_ARGUMENTS},
                {"type": "tool_use", "id": "b", "name": "send_fax", "input": FAX_ARGUMENTS},
            ],
        },
        {
            "role": "user",
            "content": [
                {"type": "tool_result", "tool_use_id": "a", "content": [{"type": "text", "text": "high 04:12"}]},
                {"type": "tool_result", "tool_use_id": "b", "content": "busy", "is_error": True},
            ],
        },
        {"role": "assistant", "content": [{"type": "text", "text": ANSWER}]},
        {"role": "user", "content": [{"type": "text", "text": NEXT}]},
    ]


def mcp_sampling() -> list[Any]:
    result = {"type": "text", "text": "high 04:12"}
    return [
        {"role": "user", "content": {"type": "text", "text": ASKED}},
        {
            "role": "assistant",
            "content": [
                {"type": "text", "text": LOOKING},
                {"type": "tool_use", "id": "a", "name": "get_tide", "input": TIDE_ARGUMENTS},
                {"type": "tool_use", "id": "b", "name": "send_fax", "input": FAX_ARGUMENTS},
            ],
        },
        {
            "role": "user",
            "content": [
                {"type": "tool_result", "toolUseId": "a", "content": [result]},
                {"type": "tool_result", "toolUseId": "b", "content": [{**result, "text": "busy"}], "isError": True},
            ],
        },
        {"role": "assistant", "content": {"type": "text", "text": ANSWER}},
        {"role": "user", "content": {"type": "text", "text": NEXT}},
    ]


def vercel_model_4() -> list[Any]:
    return [
        {"role": "user", "content": ASKED},
        {
            "role": "assistant",
            "content": [
                {"type": "text", "text": LOOKING},
                {"type": "tool-call", "toolCallId": "a", "toolName": "get_tide", "args": TIDE_ARGUMENTS},
                {"type": "tool-call", "toolCallId": "b", "toolName": "send_fax", "args": FAX_ARGUMENTS},
            ],
        },
        {
            "role": "tool",
            "content": [
                {"type": "tool-result", "toolCallId": "a", "toolName": "get_tide", "result": "high 04:12"},
                {"type": "tool-result", "toolCallId": "b", "toolName": "send_fax", "result": "busy", "isError": True},
            ],
        },
        {"role": "assistant", "content": ANSWER},
        {"role": "user", "content": NEXT},
    ]


def vercel_model_5() -> list[Any]:
    tide = {"type": "content", "value": [{"type": "text", "text": "high 04:12"}]}
    fax = {"type": "error-text", "value": "busy"}
    return [
        {"role": "user", "content": [{"type": "text", "text": ASKED}, {"type": "file", "data": "x"}]},
        {
            "role": "assistant",
            "content": [
                {"type": "reasoning", "text": "hm"},
                {"type": "text", "text": LOOKING},
                {"type": "tool-call", "toolCallId": "a", "toolName": "get_tide", "input": TIDE_ARGUMENTS},
                {"type": "tool-call", "toolCallId": "b", "toolName": "send_fax", "input": FAX_ARGUMENTS},
            ],
        },
        {
            "role": "tool",
            "content": [
                {"type": "tool-result", "toolCallId": "a", "toolName": "get_tide", "output": tide},
                {"type": "tool-result", "toolCallId": "b", "toolName": "send_fax", "output": fax},
            ],
        },
        {"role": "assistant", "content": [{"type": "text", "text": ANSWER}]},
        {"role": "user", "content": [{"type": "text", "text": NEXT}]},
    ]


def vercel_ui_4() -> list[Any]:
    tide = {"state": "result", "toolCallId": "a", "toolName": "get_tide", "args": TIDE_ARGUMENTS}
    fax = {"state": "result", "toolCallId": "b", "toolName": "send_fax", "args": FAX_ARGUMENTS}
    invocations = [{**tide, "result": "high 04:12"}, {**fax, "result": "busy"}]
    return [
        {"id": "1", "role": "user", "content": ASKED, "parts": [{"type": "text", "text": ASKED}]},
        {
            "id": "2",
            "role": "assistant",
            "content": ANSWER,
            "toolInvocations": invocations,
            "parts": [
                {"type": "step-start"},
                {"type": "text", "text": LOOKING},
                *({"type": "tool-invocation", "toolInvocation": invocation} for invocation in invocations),
                {"type": "step-start"},
                {"type": "text", "text": ANSWER},
            ],
        },
        {"id": "3", "role": "user", "content": NEXT, "parts": [{"type": "text", "text": NEXT}]},
    ]


def vercel_ui_5() -> list[Any]:
    tide = {"type": "tool-get_tide", "toolCallId": "a", "state": "output-available", "input": TIDE_ARGUMENTS}
    fax = {"type": "dynamic-tool", "toolName": "send_fax", "toolCallId": "b", "state": "output-error"}
    return [
        {"id": "1", "role": "user", "parts": [{"type": "text", "text": ASKED}, {"type": "file", "url": "x"}]},
        {
            "id": "2",
            "role": "assistant",
            "parts": [
                {"type": "step-start"},
                {"type": "reasoning", "text": "hm"},
                {"type": "text", "text": LOOKING, "state": "done"},
                {**tide, "output": "high 04:12"},
                {**fax, "input": FAX_ARGUMENTS, "errorText": "busy"},
                {"type": "step-start"},
                {"type": "data-weather", "data": {}},
                {"type": "text", "text": ANSWER, "state": "done"},
            ],
        },
        {"id": "3", "role": "user", "parts": [{"type": "text", "text": NEXT}]},
    ]


def gemini() -> list[Any]:
    return [
        {"role": "user", "parts": [{"text": ASKED}, {"inlineData": {"mimeType": "image/png", "data": "x"}}]},
        {
            "role": "model",
            "parts": [
                {"text": "hm", "thought": True},
                {"text": LOOKING},
                {"functionCall": {"name": "get_tide", "args": TIDE_ARGUMENTS}},
                {"functionCall": {"name": "send_fax", "args": FAX_ARGUMENTS}},
            ],
        },
        {
            "role": "user",
            "parts": [
                {"functionResponse": {"name": "get_tide", "response": {"output": "high 04:12"}}},
                {"functionResponse": {"name": "send_fax", "response": {"error": "busy"}}},
            ],
        },
        {"role": "model", "parts": [{"text": ANSWER}]},
        {"role": "user", "parts": [{"text": NEXT}]},
    ]


def gemini_python() -> list[Any]:
    first, calls, results, *rest = gemini()
    call_parts = [*calls["parts"][:2]]
    for part, call_id in zip(calls["parts"][2:], "ab", strict=True):
        call_parts.append({"function_call": {"id": call_id, **part["functionCall"]}})
    result_parts = [
        {"function_response": {"id": call_id, **part["functionResponse"]}}
        for part, call_id in zip(results["parts"], "ab", strict=True)
    ]
    return [first, {"role": "model", "parts": call_parts}, {"role": "user", "parts": result_parts}, *rest]


def langchain() -> list[Any]:
    return [
        {"type": "system", "content": "Be brief."},
        {"type": "human", "content": ASKED},
        {
            "type": "ai",
            "content": [{"type": "text", "text": LOOKING}, {"type": "tool_use", "id": "a", "name": "get_tide"}],
            "tool_calls": [
                {"name": "get_tide", "args": TIDE_ARGUMENTS, "id": "a", "type": "tool_call"},
                {"name": "send_fax", "args": FAX_ARGUMENTS, "id": "b", "type": "tool_call"},
            ],
            "invalid_tool_calls": [],
        },
        {"type": "tool", "content": "high 04:12", "tool_call_id": "a", "status": "success"},
        {"type": "tool", "content": "busy", "tool_call_id": "b", "name": "send_fax", "status": "error"},
        {"type": "ai", "content": ANSWER, "tool_calls": []},
        {"type": "human", "content": NEXT},
    ]


def stored(message: dict[str, Any]) -> dict[str, Any]:
    return {"type": message["type"], "data": message}


def dumped(message: dict[str, Any]) -> dict[str, Any]:
    name = {"ai": "AI"}.get(message["type"], message["type"].capitalize()) + "Message"
    path = ["langchain", "schema", "messages", name]
    return {"lc": 1, "type": "constructor", "id": path, "kwargs": message}


def pydantic_ai() -> list[Any]:
    return [
        {
            "kind": "request",
            "parts": [
                {"part_kind": "system-prompt", "content": "Be brief."},
                {"part_kind": "user-prompt", "content": [ASKED, {"kind": "image-url", "url": "x"}]},
            ],
        },
        {
            "kind": "response",
            "parts": [
                {"part_kind": "thinking", "content": "hm"},
                {"part_kind": "text", "content": LOOKING},
                {"part_kind": "tool-call", "tool_name": "get_tide", "args": TIDE_ARGUMENTS, "tool_call_id": "a"},
                {
                    "part_kind": "tool-call",
                    "tool_name": "send_fax",
                    "args": json.dumps(FAX_ARGUMENTS),
                    "tool_call_id": "b",
                },
            ],
        },
        {
            "kind": "request",
            "parts": [
                {"part_kind": "tool-return", "tool_name": "get_tide", "content": "high 04:12", "tool_call_id": "a"},
                {"part_kind": "retry-prompt", "tool_name": "send_fax", "content": "busy", "tool_call_id": "b"},
            ],
        },
        {"kind": "response", "parts": [{"part_kind": "text", "content": ANSWER}]},
        {"kind": "request", "parts": [{"part_kind": "user-prompt", "content": NEXT}]},
    ]
