"""What an operation of the interface is."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeVar

from starlette.requests import Request

from dost_engine.errors import BadRequest
from dost_engine.gateway.api import ServiceApi
from dost_engine.gateway.guard import MAX_BODY_BYTES

_T = TypeVar("_T")

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


class CallerLeft(Exception):
    """Nobody waits for the answer any more."""


async def while_heard(request: Request, work: Awaitable[_T]) -> _T:
    """Do something for as long as somebody waits for its answer. The request's body must have been read.

    Raises:
        CallerLeft: the caller went away; the work was cancelled.
    """
    doing = asyncio.ensure_future(work)
    leaving = asyncio.create_task(_left(request))
    try:
        await asyncio.wait({doing, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not doing.done():
            doing.cancel()
            await asyncio.wait({doing})
        if doing.cancelled():
            raise CallerLeft
        return doing.result()
    finally:
        for task in (doing, leaving):
            task.cancel()
        await asyncio.wait({doing, leaving})


async def _left(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


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
