"""One conversation in every format that histories come in.

The user asks, the assistant says a word and calls two tools, the second of them fails, the assistant answers, the
user goes on.
"""

from __future__ import annotations

import copy
from dataclasses import dataclass, replace
from types import SimpleNamespace
from typing import Any

from dost_engine import wire
from dost_engine.types import Message, Role, ToolCall, ToolResult
from support.conversation_formats import (
    ANSWER,
    ASKED,
    FAX_ARGUMENTS,
    LOOKING,
    NEXT,
    TIDE_ARGUMENTS,
    anthropic,
    dumped,
    gemini,
    gemini_python,
    langchain,
    mcp_sampling,
    ollama,
    openai_chat,
    openai_responses,
    pydantic_ai,
    stored,
    vercel_model_4,
    vercel_model_5,
    vercel_ui_4,
    vercel_ui_5,
)

CONVERSATION = (
    Message(Role.USER, ASKED),
    Message(
        Role.ASSISTANT,
        LOOKING,
        (ToolCall("get_tide", "a", TIDE_ARGUMENTS), ToolCall("send_fax", "b", FAX_ARGUMENTS)),
    ),
    Message(
        Role.TOOL,
        results=(ToolResult("get_tide", "a", "high 04:12"), ToolResult("send_fax", "b", "busy", is_error=True)),
    ),
    Message(Role.ASSISTANT, ANSWER),
    Message(Role.USER, NEXT),
)


@dataclass(frozen=True)
class Written:
    """The conversation in one format.

    Attributes:
        format: What it has to be recognised as.
        messages: As an application passes them.
        says_errors: Whether the format can say that a call failed.
        has_ids: Whether it gives calls an id.
    """

    format: str
    messages: list[Any]
    says_errors: bool = True
    has_ids: bool = True

    def expected(self) -> tuple[Message, ...]:
        """What has to come out: the conversation, but for what the format cannot say."""
        ids = {"a": "a", "b": "b"} if self.has_ids else {"a": "get_tide#1", "b": "send_fax#2"}
        return tuple(
            replace(
                message,
                calls=tuple(replace(call, call_id=ids[call.call_id]) for call in message.calls),
                results=tuple(
                    replace(result, call_id=ids[result.call_id], is_error=result.is_error and self.says_errors)
                    for result in message.results
                ),
            )
            for message in CONVERSATION
        )


def in_every_format() -> dict[str, Written]:
    """The conversation by the name of the way it is written."""
    return copy.deepcopy(
        {
            "dost": Written("dost", list(CONVERSATION)),
            "dost, JSON": Written("dost", [wire.to_object(message) for message in CONVERSATION]),
            "OpenAI chat": Written("openai-chat", openai_chat(), says_errors=False),
            "OpenAI chat, objects": Written("openai-chat", [_object(m) for m in openai_chat()], says_errors=False),
            "Ollama": Written("openai-chat", ollama(), says_errors=False, has_ids=False),
            "OpenAI Responses": Written("openai-responses", openai_responses(), says_errors=False),
            "Anthropic": Written("anthropic", anthropic()),
            "Anthropic, objects": Written("anthropic", [_object(message) for message in anthropic()]),
            "MCP sampling": Written("mcp-sampling", mcp_sampling()),
            "Vercel model 4": Written("vercel-model", vercel_model_4()),
            "Vercel model 5 and 6": Written("vercel-model", vercel_model_5()),
            "Vercel UI 4": Written("vercel-ui", vercel_ui_4(), says_errors=False),
            "Vercel UI 5 and 6": Written("vercel-ui", vercel_ui_5()),
            "Gemini": Written("gemini", gemini(), has_ids=False),
            "Gemini, Python names": Written("gemini", gemini_python()),
            "LangChain, dicts": Written("langchain", langchain()),
            "LangChain, messages_to_dict": Written("langchain", [stored(message) for message in langchain()]),
            "LangChain, dumpd": Written("langchain", [dumped(message) for message in langchain()]),
            "LangChain, objects": Written("langchain", [_object(message) for message in langchain()]),
            "pydantic-ai, JSON": Written("pydantic-ai", pydantic_ai()),
            "pydantic-ai, objects": Written("pydantic-ai", [_object(message) for message in pydantic_ai()]),
        }
    )


def _object(value: Any) -> Any:
    """As an object with attributes, the way libraries hold their messages; free-form JSON stays as it is."""
    if isinstance(value, list):
        return [_object(part) for part in value]
    if not isinstance(value, dict):
        return value
    free = {"input", "args", "arguments"}
    return SimpleNamespace(**{key: part if key in free else _object(part) for key, part in value.items()})
