"""Where a browser comes back to after a sign-in: an address on this machine, for one question and one answer."""

from __future__ import annotations

import asyncio
import contextlib
import html
import secrets
import socket
from functools import partial
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Self
from urllib.parse import parse_qs, urlsplit

from dost_engine.errors import SignInFailed
from dost_engine.mcp_store.oauth_client import PATH, local_redirect

if TYPE_CHECKING:
    from collections.abc import Coroutine, Mapping
    from types import TracebackType

HEAD_BYTES = 16 * 1024
"""Of a request that is read; what a browser brings is far shorter."""
READ_S = 10.0
"""Seconds for a request to come whole; a browser may open a connection and say nothing."""


class Returning:
    """Listens on the loopback interface while it is open.

    A request with another ``state`` than the one that was sent out is refused and changes nothing: any web page can
    make a browser ask here.

    Args:
        server: Name for the page that the person sees.
        port: Wanted; another one is taken where this is in use or 0.
        registered: The whole address, where it was registered: then no other port will do.

    Attributes:
        port: On which it listens.

    Raises:
        ConfigError: the registered address is not one of this machine.
    """

    def __init__(self, server: str, port: int = 0, registered: str = "") -> None:
        self.port, self._path, self._registered = port, PATH, registered
        if registered:
            _, self.port, self._path = local_redirect(registered)
        self._title = html.escape(server)
        self._state = ""
        self._socket: socket.socket | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._answer: asyncio.Future[Mapping[str, str]] = asyncio.get_running_loop().create_future()

    @property
    def address(self) -> str:
        """Where the browser is sent."""
        return self._registered or f"http://127.0.0.1:{self.port}{self._path}"

    async def __aenter__(self) -> Self:
        try:
            self._socket = socket.create_server(("127.0.0.1", self.port))
        except OSError as error:
            if self._registered:
                raise SignInFailed(
                    f"Port {self.port}, to which the browser is to come back, is in use.",
                    remedy="End the program that uses it, or register and write another callbackPort.",
                ) from error
            self._socket = socket.create_server(("127.0.0.1", 0))
        self._socket.settimeout(0)
        self.port = self._socket.getsockname()[1]
        self._begin(self._listen(self._socket))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._answer.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.wait(self._tasks)
        if self._socket is not None:
            self._socket.close()

    def expect(self, address: str) -> None:
        """Take from here on what belongs to the question at this address."""
        self._state = _query(address).get("state", "")

    async def answer(self) -> Mapping[str, str]:
        """The parameters that the browser came back with.

        Raises:
            SignInFailed: the person or the authorization server said no.
        """
        found = await self._answer
        if "error" in found:
            said = f"{found['error']} {found.get('error_description', '')}".strip()
            raise SignInFailed(f"The sign-in was refused: {printable(said)}.")
        return found

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work, name="the browser's way back")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _listen(self, listening: socket.socket) -> None:
        # not a server of asyncio's: one that ends while somebody comes in leaves that connection open
        while True:
            connection, _ = await asyncio.get_running_loop().sock_accept(listening)
            self._begin(self._serve(connection)).add_done_callback(partial(_close, connection))

    async def _serve(self, connection: socket.socket) -> None:
        reader, writer = await asyncio.open_connection(sock=connection, limit=HEAD_BYTES)
        try:
            async with asyncio.timeout(READ_S):
                head = await reader.readuntil(b"\r\n\r\n")
            method, target, _ = head.split(b"\r\n", 1)[0].decode("ascii").split(" ")
            status, words = self._heard(method, target)
            writer.write(_page(status, self._title, words))
            await writer.drain()
        except (OSError, ValueError, EOFError, asyncio.LimitOverrunError):
            pass  # not a browser, or it thought better of it
        finally:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()

    def _heard(self, method: str, target: str) -> tuple[HTTPStatus, str]:
        if method != "GET" or urlsplit(target).path != self._path:
            return HTTPStatus.NOT_FOUND, "There is nothing here."
        found = _query(target)
        if not self._state or not secrets.compare_digest(found.get("state", "").encode(), self._state.encode()):
            return HTTPStatus.BAD_REQUEST, "This does not belong to the sign-in that is on its way. It goes on."
        if not self._answer.done():
            self._answer.set_result(found)
        if "error" in found:
            return HTTPStatus.OK, "The sign-in was refused. You can close this page."
        return HTTPStatus.OK, "Thank you. You can close this page and go back to Dost."


def printable(text: str) -> str:
    """What somebody else wrote, as one line of bounded length."""
    return "".join(character if character.isprintable() else " " for character in text[:300]).strip().rstrip(".")


def _close(connection: socket.socket, _: object) -> None:
    connection.close()


def _query(address: str) -> dict[str, str]:
    return {name: values[0] for name, values in parse_qs(urlsplit(address).query).items()}


def _page(status: HTTPStatus, title: str, words: str) -> bytes:
    body = (
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>Dost</title>'
        '<body style="font: 16px sans-serif; margin: 4em auto; max-width: 32em">'
        f"<h1>{title}</h1><p>{words}</p></body></html>"
    ).encode()
    head = (
        f"HTTP/1.1 {status.value} {status.phrase}\r\nContent-Type: text/html; charset=utf-8\r\n"
        f"Content-Length: {len(body)}\r\nConnection: close\r\nCache-Control: no-store\r\n"
        "Referrer-Policy: no-referrer\r\n"
        "Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'\r\n\r\n"
    )
    return head.encode() + body
