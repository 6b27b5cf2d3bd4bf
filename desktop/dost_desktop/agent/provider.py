"""The model behind an OpenAI-compatible endpoint, through pydantic-ai.

The only module that knows pydantic-ai. It takes seconds to import, so that happens on first use and in a thread:
the window stays alive meanwhile.
"""

from __future__ import annotations

import asyncio
import ipaddress
import json
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from dost_desktop.agent.events import CallWanted, TextDelta, ToolSpec
from dost_desktop.secrets import key_from_environment
from dost_engine.errors import KeyringError, ProviderError
from dost_engine.provider_dialects import Dialect, fit_schema
from dost_engine.types import Message, Role

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence

    import httpx2
    from pydantic_ai.messages import ModelMessage
    from pydantic_ai.models.openai import OpenAIChatModel

    from dost_engine.settings import Provider

CONNECT_TIMEOUT_S = 10.0
"""A local server that runs answers at once; a hosted one within a second or two."""

READ_TIMEOUT_S = 600.0
"""Between two pieces of an answer. Large local models read a long prompt for minutes before the first word."""

MASKED_CHARS = 8
"""Keys from this length on are cut out of what an endpoint says. Shorter ones are words such as "ollama", for servers
that want none."""


async def _no_key() -> str:
    return ""


class OpenAICompatible:
    """A model at an endpoint that speaks OpenAI's chat completions with streaming."""

    def __init__(self, provider: Provider, find_key: Callable[[], Awaitable[str]] = _no_key) -> None:
        """Nothing is imported or connected before the first step.

        Args:
            provider: The endpoint.
            find_key: Gives its key, or an empty text; called before the first step. The key is never logged. Where it
                raises ``KeyringError`` the endpoint is asked without a key, as most on this machine want none.
        """
        self.provider = provider
        self._find_key = find_key
        self._key = ""
        self._key_problem: KeyringError | None = None
        self._model: OpenAIChatModel | None = None
        self._http: httpx2.AsyncClient | None = None

    async def step(
        self, instructions: str, messages: Sequence[Message], tools: Sequence[ToolSpec]
    ) -> AsyncGenerator[TextDelta | CallWanted]:
        """See :class:`~dost_desktop.agent.events.ChatModel`."""
        model = await self._ready()
        from pydantic_ai.direct import model_request_stream
        from pydantic_ai.messages import PartDeltaEvent, PartStartEvent, TextPart, TextPartDelta
        from pydantic_ai.models import ModelRequestParameters
        from pydantic_ai.tools import ToolDefinition

        definitions = [
            ToolDefinition(
                name=tool.name,
                description=tool.description,
                parameters_json_schema=fit_schema(tool.input_schema, Dialect.OPENAI).schema,
            )
            for tool in tools
        ]
        asked = ModelRequestParameters(function_tools=definitions, allow_text_output=True)
        try:
            async with model_request_stream(
                model, to_model_messages(instructions, messages), model_request_parameters=asked
            ) as stream:
                async for event in stream:
                    if isinstance(event, PartStartEvent) and isinstance(event.part, TextPart):
                        text = event.part.content
                    elif isinstance(event, PartDeltaEvent) and isinstance(event.delta, TextPartDelta):
                        text = event.delta.content_delta
                    else:
                        continue
                    if text:
                        yield TextDelta(text)
                calls = stream.get().tool_calls
        except Exception as error:
            explained = explain(error, self.provider, self._key, self._key_problem)
            if self._key_problem is not None:
                await self.close()  # the next step asks the keyring again, which may be unlocked by then
            raise explained from error
        for call in calls:
            arguments = call.args if isinstance(call.args, str) else json.dumps(call.args or {})
            yield CallWanted(call.tool_call_id, call.tool_name, arguments)

    async def _ready(self) -> OpenAIChatModel:
        if self._model is not None:
            return self._model
        _check_address(self.provider.base_url)
        self._key, self._key_problem = "", None
        try:
            self._key = await self._find_key()
        except KeyringError as problem:
            self._key_problem = problem
        # no argument: qasync writes the arguments of what runs in a thread into its debug log
        model, self._http = await asyncio.to_thread(lambda: _connect(self.provider, self._key))
        self._model = model
        return model

    async def close(self) -> None:
        """Let go of the connections."""
        if self._http is not None:
            await self._http.aclose()
        self._model = self._http = None


def to_model_messages(instructions: str, messages: Sequence[Message]) -> list[ModelMessage]:
    """The conversation in pydantic-ai's form. Results that answer no call are left out: endpoints refuse them."""
    from pydantic_ai.messages import (
        ModelRequest,
        ModelResponse,
        TextPart,
        ToolCallPart,
        ToolReturnPart,
        UserPromptPart,
    )

    called: set[str] = set()
    made: list[ModelMessage] = []
    for message in messages:
        if message.role is Role.ASSISTANT:
            parts: list[Any] = [TextPart(message.text)] if message.text else []
            parts += [ToolCallPart(call.tool, dict(call.arguments), call.call_id) for call in message.calls]
            called.update(call.call_id for call in message.calls)
            if parts:
                made.append(ModelResponse(parts=parts))
            continue
        parts = [UserPromptPart(message.text)] if message.role is Role.USER else []
        parts += [
            ToolReturnPart(result.tool, result.text, result.call_id, outcome="failed" if result.is_error else "success")
            for result in message.results
            if result.call_id in called
        ]
        if parts:
            made.append(ModelRequest(parts=parts, instructions=instructions))
    return made


def explain(
    error: Exception, provider: Provider, key: str = "", key_problem: KeyringError | None = None
) -> ProviderError:
    """What went wrong at the provider, and what to do about it.

    Args:
        error: Of the request.
        provider: Who was asked.
        key: With this key; where the endpoint says it back, it is cut out.
        key_problem: Why there was no key to be had from the keyring.
    """
    if isinstance(error, ProviderError):
        return error
    message, remedy = _message_and_remedy(error, provider, key_problem)
    if len(key) >= MASKED_CHARS:
        message = message.replace(key, "…")
    return ProviderError(f"{provider.base_url} (model {provider.model!r}) {message}.", remedy=remedy)


def _key_remedy(provider: Provider, problem: KeyringError | None) -> str:
    if key_from_environment(provider):
        return f"Set a valid key in the environment variable {provider.api_key_env} and start Dost again."
    if problem is not None:
        return str(problem)
    if provider.api_key_env:
        return f"Set a valid key in Settings, or in the environment variable {provider.api_key_env}."
    return "Set a valid key in Settings."


def _message_and_remedy(  # a table, the first that fits
    error: Exception, provider: Provider, key_problem: KeyringError | None
) -> tuple[str, str]:
    from pydantic_ai import exceptions as said

    again = "Try again; if it stays, look at the model server's own log."
    rows: list[tuple[type[Exception] | tuple[type[Exception], ...], str, str]] = [
        (said.ModelTimeoutError, "did not answer in time", "Try again; a large local model may still be loading."),
        (
            said.ModelAuthenticationError,
            "refused the key",
            _key_remedy(provider, key_problem),
        ),
        (
            said.ModelNotFoundError,
            f"was not found{_said(error)}",
            "Check the model's name in Settings, and that the address ends as the provider says (mostly /v1).",
        ),
        (
            said.ModelContextWindowExceededError,
            "cannot read so long a conversation",
            "Start a new chat, or use another model.",
        ),
        (
            (said.ModelRateLimitError, said.ModelQuotaExceededError),
            f"takes no more requests now{_said(error)}",
            "Wait a little, or check your plan.",
        ),
        (
            said.ModelHTTPError,
            f"answered with status {getattr(error, 'status_code', '?')}{_said(error)}",
            again,
        ),
    ]
    for kinds, message, remedy in rows:
        if isinstance(error, kinds):
            return message, remedy
    if isinstance(error, said.ModelConnectionError) and error.phase == "connect":
        return "cannot be reached", "Start the model server, or correct the address in Settings."
    return (
        f"broke off its answer, or it could not be read ({str(error) or type(error).__name__})",
        "Try again; if it stays, check that the endpoint speaks OpenAI's chat completions with streaming.",
    )


def _said(error: Any) -> str:  # noqa: ANN401 - any error of pydantic-ai that carries a body
    """What the provider wrote, shortened; empty where it wrote nothing that can be read."""
    body = getattr(error, "body", None)
    if isinstance(body, dict):
        inner = body.get("error", body)
        body = inner.get("message") if isinstance(inner, dict) else inner
    return f": {body.strip().rstrip('.')[:300]}" if isinstance(body, str) and body.strip() else ""


def _connect(provider: Provider, key: str) -> tuple[OpenAIChatModel, httpx2.AsyncClient]:
    """Import and build everything; takes seconds, so it runs in a thread."""
    import httpx2
    from openai import AsyncOpenAI
    from pydantic_ai.models.openai import OpenAIChatModel
    from pydantic_ai.providers.openai_compatible import OpenAICompatibleProvider

    http = httpx2.AsyncClient(
        timeout=httpx2.Timeout(READ_TIMEOUT_S, connect=CONNECT_TIMEOUT_S),
        trust_env=not _is_loopback(provider.base_url),  # a proxy is never asked for this machine
        follow_redirects=True,
    )
    client = AsyncOpenAI(
        base_url=provider.base_url,
        api_key=key or "none",  # local servers want no key, the client wants a text
        http_client=http,
        max_retries=0,  # a question is never sent twice by itself
    )
    return OpenAIChatModel(provider.model, provider=OpenAICompatibleProvider("endpoint", openai_client=client)), http


def _check_address(base_url: str) -> None:
    try:
        parts = urlsplit(base_url)
        usable = parts.scheme in {"http", "https"} and bool(parts.hostname) and parts.port != 0
    except ValueError:
        usable = False
    if not usable:
        raise ProviderError(
            f"{base_url!r} is not an address of a model.",
            remedy="Correct it in Settings; it looks like http://127.0.0.1:11434/v1.",
        )


def _is_loopback(base_url: str) -> bool:
    host = urlsplit(base_url).hostname or ""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")
