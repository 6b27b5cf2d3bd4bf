"""What an operation of the interface is."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from starlette.requests import Request

from dost_engine.errors import BadRequest
from dost_engine.gateway.api import ServiceApi
from dost_engine.gateway.guard import MAX_BODY_BYTES

Handler = Callable[[ServiceApi, Request], Awaitable[object]]


@dataclass(frozen=True, slots=True)
class Operation:
    """One operation.

    Attributes:
        method: ``GET``, ``POST`` or ``DELETE``.
        path: With parameters in braces.
        summary: A sentence for the OpenAPI page.
        answer: Type of what ``run`` returns.
        run: Does it; raises ``DostError``.
        body: Type of the request's body, or None where there is none.
        query: Names of the parameters behind the address, none of which is needed.
    """

    method: str
    path: str
    summary: str
    answer: object
    run: Handler
    body: type | None = None
    query: tuple[str, ...] = ()


async def body_of(request: Request) -> bytes:
    """The body, counted while it comes: its length may not have been announced."""
    parts: list[bytes] = []
    size_bytes = 0
    async for part in request.stream():
        size_bytes += len(part)
        if size_bytes > MAX_BODY_BYTES:
            raise BadRequest(f"The body is larger than {MAX_BODY_BYTES} bytes.", remedy="Send a shorter history.")
        parts.append(part)
    return b"".join(parts)
