"""uvicorn inside a loop that runs already: loopback only, no signal handlers, ended from outside."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import sys
from typing import TYPE_CHECKING

import uvicorn

from dost_engine.errors import ServiceError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from starlette.types import ASGIApp

logger = logging.getLogger(__name__)

DRAIN_S = 3  # running requests get this long to end
JOIN_S = 5.0  # then the server must be gone


class _Server(uvicorn.Server):
    """uvicorn, as a part of a process that others own."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.up = asyncio.Event()
        self.exit_asked = asyncio.Event()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.up.set()

    async def main_loop(self) -> None:
        # uvicorn looks ten times a second whether it should end and what the date is; we need neither
        await self.exit_asked.wait()


class GatewayServer:
    """One listening socket on 127.0.0.1 and the server behind it."""

    def __init__(self) -> None:
        self._server: _Server | None = None
        self._task: asyncio.Task[None] | None = None
        self.port = 0

    @property
    def url(self) -> str:
        """Where it answers; empty before the start."""
        return f"http://127.0.0.1:{self.port}" if self.port else ""

    async def start(self, make_app: Callable[[int], ASGIApp], port: int = 0) -> None:
        """Listen, and return once connections are answered.

        Args:
            make_app: Makes the app; gets the port, which it needs to check ``Host``.
            port: 0 lets the system choose.

        Raises:
            ServiceError: the port is taken or not allowed.
        """
        listener = _listen(port)
        self.port = listener.getsockname()[1]
        config = uvicorn.Config(
            make_app(self.port),
            http="h11",
            ws="none",
            lifespan="off",
            log_config=None,
            log_level="warning",
            access_log=False,
            server_header=False,
            # clients drop an idle connection after 5 s; a server that does so too meets their next request half way
            timeout_keep_alive=60,
            proxy_headers=False,
            timeout_graceful_shutdown=DRAIN_S,
        )
        self._server = _Server(config)
        self._task = asyncio.create_task(self._server.serve([listener]), name="gateway")
        up = asyncio.create_task(self._server.up.wait())
        await asyncio.wait([up, self._task], return_when=asyncio.FIRST_COMPLETED)
        if not up.done():
            up.cancel()
            listener.close()
            self._task.result()

    async def stop(self) -> None:
        """Take no more requests, let the running ones end, and be gone within 5 seconds. May be called twice."""
        server, task = self._server, self._task
        self._server = self._task = None
        if server is None or task is None:
            return
        server.should_exit = True
        server.exit_asked.set()
        done, _ = await asyncio.wait([task], timeout=JOIN_S)
        if not done:
            logger.warning("The gateway did not end within %.0f s and was cancelled", JOIN_S)
            server.force_exit = True
            task.cancel()
            await asyncio.wait([task], timeout=1.0)


def _listen(port: int) -> socket.socket:
    # asyncio turns Nagle's algorithm off only where the protocol is named; otherwise every answer takes 40 ms longer
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if sys.platform == "win32":  # there a second program could otherwise listen on the same port
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
    else:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(("127.0.0.1", port))
    except (OSError, OverflowError) as error:
        listener.close()
        raise ServiceError(
            f"The gateway cannot listen on 127.0.0.1:{port}: {error}.",
            remedy="Set gateway_port to 0 in the settings, or to a free port.",
        ) from error
    listener.setblocking(False)  # noqa: FBT003 - the standard library's way
    return listener
