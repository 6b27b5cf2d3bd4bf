"""A real HTTP server on the loopback interface that gives files, well or badly."""

from __future__ import annotations

import http.server
import threading
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from collections.abc import Callable


class Handler(http.server.BaseHTTPRequestHandler):
    """One request; the server's behaviours write to it."""

    server: _Server

    def do_GET(self) -> None:
        owner = self.server.owner
        owner.requests.append(self.path)
        name = self.path.rsplit("/", 1)[-1]
        content = owner.files.get(name)
        if content is None:
            self.send_error(404)
            return
        try:
            owner.behaviours.get(name, complete)(self, content)
        except (BrokenPipeError, ConnectionResetError):
            owner.client_left.set()

    def head(self, size_bytes: int) -> None:
        self.send_response(200)
        self.send_header("Content-Length", str(size_bytes))
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the name that is overridden
        """Stay quiet."""


class _Server(http.server.ThreadingHTTPServer):
    daemon_threads = True
    owner: FileServer


class FileServer:
    """Serves ``files`` by the last part of the path.

    Attributes:
        files: Content by name.
        behaviours: How a file is given; complete where nothing is said.
        requests: The paths that were asked for.
        half_sent: Set when ``stuck`` has sent half of a file.
        go_on: What ``stuck`` waits for.
        client_left: Set when a client went away in the middle.
    """

    def __init__(self, files: dict[str, bytes], **behaviours: Callable[[Handler, bytes], None]) -> None:
        self.files = files
        self.behaviours: dict[str, Callable[[Handler, bytes], None]] = dict(behaviours)
        self.requests: list[str] = []
        self.half_sent = threading.Event()
        self.go_on = threading.Event()
        self.client_left = threading.Event()
        self._server = _Server(("127.0.0.1", 0), Handler)
        self._server.owner = self
        self._thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.02})

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}"

    def count(self, name: str) -> int:
        return sum(path.endswith(name) for path in self.requests)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *exc: object) -> None:
        self.go_on.set()
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


def complete(handler: Handler, content: bytes) -> None:
    handler.head(len(content))
    handler.wfile.write(content)


def truncated(handler: Handler, content: bytes) -> None:
    handler.head(len(content))
    handler.wfile.write(content[: len(content) // 2])
    handler.close_connection = True


def short(handler: Handler, content: bytes) -> None:
    """Half of the file, called the whole."""
    complete(handler, content[: len(content) // 2])


def endless(handler: Handler, content: bytes) -> None:
    """More than the file, without saying how much."""
    handler.send_response(200)
    handler.end_headers()
    for _ in range(1000):
        handler.wfile.write(content)


def wrong(handler: Handler, content: bytes) -> None:
    complete(handler, bytes(byte ^ 1 for byte in content))


def wrong_once(handler: Handler, content: bytes) -> None:
    name = handler.path.rsplit("/", 1)[-1]
    (wrong if handler.server.owner.count(name) == 1 else complete)(handler, content)


def busy_once(handler: Handler, content: bytes) -> None:
    name = handler.path.rsplit("/", 1)[-1]
    if handler.server.owner.count(name) == 1:
        handler.send_error(503)
    else:
        complete(handler, content)


def stuck(handler: Handler, content: bytes) -> None:
    """Half of the file, then nothing until ``go_on``."""
    owner = handler.server.owner
    half = len(content) // 2
    handler.head(len(content))
    handler.wfile.write(content[:half])
    handler.wfile.flush()
    owner.half_sent.set()
    owner.go_on.wait()
    handler.wfile.write(content[half:])


def silent(handler: Handler, content: bytes) -> None:
    """Not even a status line until ``go_on``."""
    owner = handler.server.owner
    owner.half_sent.set()
    owner.go_on.wait()


def moved(handler: Handler, content: bytes) -> None:
    """To another path of the same server, as the hub does for large files."""
    if handler.path.startswith("/store/"):
        complete(handler, content)
        return
    handler.send_response(302)
    handler.send_header("Location", f"/store/{handler.path.rsplit('/', 1)[-1]}")
    handler.send_header("Content-Length", "0")
    handler.end_headers()


def proxy_wants_password(handler: Handler, content: bytes) -> None:
    handler.send_error(407)
