"""Servers behind an address: streamable HTTP or SSE, and what the status codes of their answers mean."""

from __future__ import annotations

import json
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import anyio
import httpx2
from mcp.client.auth import OAuthFlowError
from mcp.client.streamable_http import streamable_http_client

from dost_engine.mcp_store.config import Transport
from dost_engine.mcp_store.endings import End, sentence
from dost_engine.mcp_store.sse import sse_transport

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Mapping

    from mcp.client._transport import TransportStreams

    from dost_engine.mcp_store.authorizing import SignedIn
    from dost_engine.mcp_store.config import ServerConfig
    from dost_engine.mcp_store.guard import Guard

CONNECT_S = 30.0
"""Seconds for making a TCP connection and for each write."""
SILENT_S = 300.0
"""Seconds without a byte after which an SSE stream counts as dead; signs of life are asked for far more often."""
MOST_BYTES = 64 * 1024 * 1024
"""Bytes of one answer, or one event of a stream, at most. What servers send over a pipe has no bound of this kind."""
TOO_LARGE = f"its answer is larger than {MOST_BYTES >> 20} MB"

_UNAUTHORIZED = 401
_NOT_FOUND = 404
_OTHERWISE_REFUSED = frozenset({_UNAUTHORIZED, 403, 408, 429})
"""Codes of the 4xx range that say nothing about which transport the address speaks."""


class Answers:
    """What the status codes of one connection's answers said.

    Args:
        guard: Sees every message of the connection.
        signed_in: Says who asks, where a person signed in.

    Attributes:
        sign_in: Whether the address wants to know who asks (401).
        session_lost: Whether it knew the session no more (404): requests refused so were not carried out.
        refused: The code with which it refused a first message, or 0.
        hears: Whether a stream is open on which it tells of changes, as the older protocol may have one.
        over: Set when the connection cannot go on.
    """

    def __init__(self, guard: Guard, signed_in: SignedIn | None = None) -> None:
        self.signed_in = signed_in
        self.sign_in = False
        self.session_lost = False
        self.refused = 0
        self.hears = False
        self.over = anyio.Event()
        self._guard = guard
        guard.on_end = self.over.set

    def heard(self, response: httpx2.Response) -> None:
        """Note the code of an answer. It comes before the answer itself is read."""
        code, request = response.status_code, response.request
        if request.method == "GET":
            self.hears = response.is_success
        if code == _UNAUTHORIZED:
            self.sign_in = True
            self._not_carried_out(request)
        elif request.method == "POST" and code == _NOT_FOUND and "mcp-session-id" in request.headers:
            self.session_lost = True
            self._not_carried_out(request)
        elif request.method == "POST" and 400 <= code < 500 and code not in _OTHERWISE_REFUSED:
            self.refused = code
        elif request.method == "POST" and code >= 500:
            self.broken_off(request, f"its answer was the status code {code} alone")

    def _not_carried_out(self, request: httpx2.Request) -> None:
        """End the connection, but not before the caller has heard that its request was not looked at."""
        request_id = _request_id(request)
        if request_id:
            self._guard.not_carried_out(request_id)
        else:
            self.over.set()

    def broken_off(self, request: httpx2.Request, why: str) -> None:
        """Note that the answer to a request is none."""
        request_id = _request_id(request)
        if request_id:
            self._guard.broken_off(request_id, why)


def unreached(config: ServerConfig, cause: BaseException | None) -> str:
    """That nobody answers at the address of a server, and what to do; empty where it was something else."""
    if not isinstance(cause, httpx2.ConnectError | httpx2.ConnectTimeout):
        return ""
    address = httpx2.URL(config.url)
    place = f"{address.host}:{address.port}" if address.port else address.host  # the rest may hold secrets
    return f"Nobody answers at {place}: {sentence(cause)} See whether the server runs, and its address is right."


def sign_in_reason(config: ServerConfig, *, signed_in: bool = False) -> str:
    """What to do about a 401, in a sentence or two."""
    if any(name.lower() == "authorization" for name in config.headers):
        return (
            'The server does not accept the "Authorization" header of its entry (401). '
            "Mend it in servers.json; it is tried again then, or when you restart the server."
        )
    if signed_in:
        again = f"Sign in again: `dost servers sign-in {config.name}`."
        return f"The server does not accept your sign-in any more (401). {again}"
    return (
        f"The server wants to know who asks (401). Sign in: `dost servers sign-in {config.name}`. "
        'Or put its key into "headers" of its entry in servers.json, for instance "Authorization": "Bearer …".'
    )


def end_of_address(
    config: ServerConfig, way: Transport, answers: Answers, reason: str, ready_s: float
) -> tuple[Transport, End]:
    """Which transport to speak next, and how the connection ended.

    A bare url that refuses the first messages of streamable HTTP may be an SSE server; one whose entry names its
    transport is taken at its word.

    Args:
        config: The entry.
        way: The transport that was spoken.
        answers: What the status codes said.
        reason: What went wrong, in a sentence.
        ready_s: Seconds that the connection was ready, 0 if never.
    """
    signed_in = answers.signed_in
    if answers.sign_in and signed_in is not None and signed_in.authority_fails:
        return way, End("Where the sign-in to this server is renewed there is a fault at the moment.", ready_s)
    if answers.sign_in:
        return way, End(sign_in_reason(config, signed_in=signed_in is not None), ready_s, sign_in=True)
    if answers.session_lost:
        return way, End("The server does not know the session any more (404).", ready_s, again=True)
    if ready_s or config.transport_said:
        return way, End(reason, ready_s)
    if way is Transport.SSE:
        return config.transport, End(f"Neither streamable HTTP nor SSE is spoken there: {reason}")
    if answers.refused:
        return Transport.SSE, End(reason, again=True)
    return way, End(reason)


@asynccontextmanager
async def address_transport(
    config: ServerConfig, transport: Transport, guard: Guard, answers: Answers
) -> AsyncIterator[TransportStreams]:
    """Messages to an address. The system's proxies are used, except towards this machine itself.

    Args:
        config: The entry, with values for its placeholders.
        transport: Streamable HTTP or SSE.
        guard: Sees every message.
        answers: Gets the status codes.

    Raises:
        httpx2.HTTPError: nobody answers there, or an SSE stream is refused.
    """
    if transport is Transport.SSE:
        timeout = httpx2.Timeout(CONNECT_S, read=SILENT_S)
        async with (
            _client(config.url, config.headers, timeout, answers) as client,
            sse_transport(client, config.url, MOST_BYTES) as streams,
        ):
            yield guard.streams(streams)
        return
    # no limit on reading: an answer may take as long as the call's own time-out
    timeout = httpx2.Timeout(CONNECT_S, read=None)
    async with (
        _client(config.url, config.headers, timeout, answers) as client,
        streamable_http_client(config.url, http_client=client, max_sse_event_size=MOST_BYTES) as streams,
    ):
        yield guard.streams(streams)


def _client(
    url: str, headers: Mapping[str, str], timeout: httpx2.Timeout | None, answers: Answers
) -> httpx2.AsyncClient:
    local = httpx2.URL(url).host in {"localhost", "127.0.0.1", "::1"}
    signed_in = answers.signed_in
    hooks: dict[str, list[Any]] = {"response": [signed_in.heard]} if signed_in is not None else {}
    auth = signed_in.auth if signed_in is not None else None
    client = _Client(headers=dict(headers), timeout=timeout, auth=auth, trust_env=not local, event_hooks=hooks)
    client.answers = answers
    return client


class _Client(httpx2.AsyncClient):
    """Tells of the answers.

    Where a sign-in is accepted no more it is renewed once; then the server's no stands.
    """

    answers: Answers

    async def send(self, request: httpx2.Request, **options: Any) -> httpx2.Response:  # noqa: ANN401 - as it is given
        try:
            response = await self._sent(request, options)
        except httpx2.TransportError:
            if request.method == "GET":
                self.answers.hears = False
            raise
        self.answers.heard(response)
        if response.is_success and request.method == "POST" and _is_json(response):
            return await self._whole(request, response)
        return response

    async def _whole(self, request: httpx2.Request, response: httpx2.Response) -> httpx2.Response:
        """The answer, read to its end. One that breaks off would end the SDK's whole session, and it has no bound."""
        parts: list[bytes] = []
        left_bytes = MOST_BYTES
        try:
            async for part in response.aiter_bytes():
                parts.append(part)
                left_bytes -= len(part)
                if left_bytes < 0:
                    break
        except httpx2.TransportError:
            self.answers.broken_off(request, "its answer broke off")
            return httpx2.Response(httpx2.codes.BAD_GATEWAY, request=request)
        finally:
            await response.aclose()
        if left_bytes < 0:
            self.answers.broken_off(request, TOO_LARGE)
            return httpx2.Response(httpx2.codes.BAD_GATEWAY, request=request)
        coded = {"content-encoding", "content-length", "transfer-encoding"}
        headers = [(name, value) for name, value in response.headers.multi_items() if name not in coded]
        return httpx2.Response(response.status_code, headers=headers, content=b"".join(parts), request=request)

    async def _sent(self, request: httpx2.Request, options: dict[str, Any]) -> httpx2.Response:
        signed_in = self.answers.signed_in
        if signed_in is None:
            return await super().send(request, **options)
        for _ in range(2):
            try:
                return await super().send(request, **options)
            except OAuthFlowError:  # it would take a person now
                if not signed_in.renew():
                    break
        return httpx2.Response(_UNAUTHORIZED, request=request)


def _is_json(response: httpx2.Response) -> bool:
    return str(response.headers.get("content-type", "")).lower().startswith("application/json")


def _request_id(request: httpx2.Request) -> str:
    """The id of the message that a request carries, as text; empty where there is none."""
    try:
        return str(json.loads(request.content).get("id", ""))
    except (ValueError, AttributeError, httpx2.StreamError):
        return ""
