"""Requests to one service over loopback HTTP, and its answers as values or as the errors that it sent."""

from __future__ import annotations

import asyncio
import json
import ssl
from typing import TYPE_CHECKING, Self, TypeVar
from urllib.parse import urlsplit

import httpx2

from dost_engine import errors, wire
from dost_engine.errors import DostError, ServiceError, ServiceUnavailable

if TYPE_CHECKING:
    from types import TracebackType

_T = TypeVar("_T")

CONNECT_TIMEOUT_S = 3.0  # the loopback interface answers at once or not at all
READ_TIMEOUT_S = 60.0  # a busy machine may be slow; the service itself decides sooner
THREAD_PARSE_BYTES = 64 * 1024  # larger answers are parsed in a thread, so that a window goes on painting

REMEDY = "Start the Dost window or `dost serve`."


class Transport:
    """Asks one service. Belongs to the event loop in which it is first used.

    Attributes:
        url: Of the service.
    """

    def __init__(self, url: str, token: str, *, name: str = "") -> None:
        """Make a client; nothing is sent yet.

        Args:
            url: ``http://127.0.0.1:PORT``.
            token: From the endpoint file.
            name: What the program calls itself, so that nobody takes its service away unasked; empty for none.

        Raises:
            ServiceUnavailable: the address is not a loopback address; the token is never sent elsewhere.
        """
        parts = urlsplit(url)
        if parts.scheme != "http" or parts.hostname not in {"127.0.0.1", "localhost"}:
            raise ServiceUnavailable(f"{url} is not an address of this machine.", remedy=REMEDY)
        self.url = url
        self._http = httpx2.AsyncClient(
            base_url=url,
            headers={"Authorization": f"Bearer {token}"} | ({"Dost-Client": name} if name else {}),
            timeout=httpx2.Timeout(READ_TIMEOUT_S, connect=CONNECT_TIMEOUT_S),
            trust_env=False,  # a proxy has no business on the loopback interface
            verify=ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT),  # no TLS here; saves loading the system's certificates
            follow_redirects=False,
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """End every connection."""
        await self._http.aclose()

    async def _get(self, path: str, kind: type[_T]) -> _T:
        return await self._decode(await self._send("GET", path, None, READ_TIMEOUT_S), kind)

    async def _post(self, path: str, body: object, kind: type[_T], *, timeout_s: float = READ_TIMEOUT_S) -> _T:
        return await self._decode(await self._send("POST", path, body, timeout_s), kind)

    async def _send(self, method: str, path: str, body: object, timeout_s: float) -> httpx2.Response:
        timeout = httpx2.Timeout(timeout_s, connect=CONNECT_TIMEOUT_S)
        try:
            return await self._http.request(method, path, json=body, timeout=timeout)
        except httpx2.TransportError as error:
            raise self._unavailable(error) from error

    async def _decode(self, response: httpx2.Response, kind: type[_T]) -> _T:
        data = response.content
        if response.status_code != httpx2.codes.OK:
            raise error_of(response.status_code, data)
        if len(data) > THREAD_PARSE_BYTES:
            return await asyncio.to_thread(wire.from_json, kind, data)
        return wire.from_json(kind, data)

    def _unavailable(self, error: Exception) -> ServiceUnavailable:
        reason = str(error) or type(error).__name__
        return ServiceUnavailable(f"Nobody answers at {self.url}: {reason}", remedy=REMEDY)


def error_of(status: int, data: bytes) -> DostError:
    """The error that the service sent, by the name of its class."""
    try:
        body = json.loads(data)["error"]
        kind = getattr(errors, str(body["type"]), ServiceError)
        if not (isinstance(kind, type) and issubclass(kind, DostError)):
            kind = ServiceError
        return kind(str(body["message"]), remedy=str(body["remedy"]), title=str(body["title"]))
    except (ValueError, KeyError, TypeError):
        return ServiceError(f"The service answered with status {status} and without a reason.")
