"""Who may ask at all: checked before routing, for every address, also those that do not exist.

A web page in the user's browser can send requests to the loopback interface, by DNS rebinding even under a name of
its own. It cannot send them without an ``Origin`` or under our ``Host``, and it does not know the token. Nothing of
a refused request is run.
"""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from dost_engine.errors import AccessRefused, BadRequest, DostError
from dost_engine.gateway.hosting import CLIENT_HEADER, client_name
from dost_engine.gateway.problems import problem_response

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from dost_engine.gateway.hosting import ClientLog

MAX_BODY_BYTES = 8 * 1024 * 1024  # a long conversation is some hundred kilobytes
_WITHOUT_BODY = frozenset({"GET", "HEAD", "OPTIONS", "DELETE"})  # theirs is never read
_EXTRA_HEADERS = ((b"cache-control", b"no-store"), (b"x-content-type-options", b"nosniff"))


class Guard:
    """Passes on what may be asked, refuses the rest."""

    def __init__(self, app: ASGIApp, *, token: str, port: int, clients: ClientLog) -> None:
        """Wrap an app.

        Args:
            app: What is protected.
            token: The one that callers must know.
            port: The port that the server listens on.
            clients: Notes who asks.
        """
        self._app = app
        self._clients = clients
        self._token = token.encode()
        self._hosts = {f"127.0.0.1:{port}".encode(), f"localhost:{port}".encode()}
        if port == 80:
            self._hosts |= {b"127.0.0.1", b"localhost"}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """ASGI."""
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *_EXTRA_HEADERS]
            await send(message)

        refusal = self._refusal(scope)
        if refusal is None:
            with self._clients.using(client_name(_values(scope["headers"], CLIENT_HEADER))):
                await self._app(scope, receive, send_with_headers)
        else:
            status, error = refusal
            await problem_response(error, status)(scope, receive, send_with_headers)

    def _refusal(self, scope: Scope) -> tuple[int, DostError] | None:
        headers: list[tuple[bytes, bytes]] = scope["headers"]
        hosts = _values(headers, b"host")
        if len(hosts) != 1 or hosts[0].lower() not in self._hosts:
            return 403, AccessRefused("The Host header names another machine than this one.")
        if _values(headers, b"origin"):
            return 403, AccessRefused("Web pages may not use this interface.")
        if not self._knows_token(_values(headers, b"authorization")):
            return 401, AccessRefused(
                "The token is missing or wrong.",
                remedy="Send 'Authorization: Bearer TOKEN' with the token of the endpoint file.",
            )
        if scope["method"] not in _WITHOUT_BODY:
            return _body_refusal(headers)
        return None

    def _knows_token(self, values: list[bytes]) -> bool:
        if len(values) != 1:
            return False
        scheme, _, given = values[0].partition(b" ")
        return scheme.lower() == b"bearer" and secrets.compare_digest(given.strip(), self._token)


def _body_refusal(headers: list[tuple[bytes, bytes]]) -> tuple[int, DostError] | None:
    kinds = _values(headers, b"content-type")
    kind, _, options = (kinds[0] if len(kinds) == 1 else b"").partition(b";")
    if kind.strip().lower() != b"application/json" or options.strip().lower() not in {b"", b"charset=utf-8"}:
        return 415, BadRequest("The body must be JSON.", remedy="Send 'Content-Type: application/json'.")
    lengths = _values(headers, b"content-length")
    if lengths and (not lengths[0].isdigit() or int(lengths[0]) > MAX_BODY_BYTES):
        return 413, BadRequest(f"The body is larger than {MAX_BODY_BYTES} bytes.", remedy="Send a shorter history.")
    return None


def _values(headers: list[tuple[bytes, bytes]], name: bytes) -> list[bytes]:
    return [value for key, value in headers if key == name]
