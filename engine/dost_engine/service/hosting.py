"""Where the service lives, how others find it there, and how a service of its own is ended."""

from __future__ import annotations

import asyncio
import os
from typing import TYPE_CHECKING

from dost_engine.client.endpoint import Endpoint, remove_endpoint, write_endpoint
from dost_engine.errors import ConfigError, StorageError
from dost_engine.gateway.hosting import ClientLog

if TYPE_CHECKING:
    from pathlib import Path

COMMAND_HOST = "command"
DAEMON_HOST = "daemon"


class Hosting:
    """One place of the service.

    Attributes:
        host: ``app``, ``daemon`` or ``command``.
        clients: Who uses it.
        ended: Set when somebody wants a daemon to end.
        problems: What is wrong with the way to it, in sentences.
    """

    def __init__(self, host: str, endpoint_file: Path) -> None:
        """Nobody is told of it yet."""
        self.host = host
        self.clients = ClientLog()
        self.ended = asyncio.Event()
        self.problems: list[str] = []
        self._endpoint_file = endpoint_file
        self._announced = False

    def announce(self, url: str, token: str) -> None:
        """Let others find it. A command is not found: it ends too soon."""
        if self.host == COMMAND_HOST:
            return
        self._announced = True
        try:
            write_endpoint(self._endpoint_file, Endpoint(url, token, os.getpid(), self.host))
        except StorageError as error:  # our own window still works; others cannot find the service
            self.problems.append(str(error))

    def withdraw(self) -> None:
        """Let nobody find it any more."""
        if self._announced:
            self._announced = False
            remove_endpoint(self._endpoint_file)

    def end(self) -> None:
        """Have the daemon end.

        Raises:
            ConfigError: the service lives in another program, which ends by itself.
        """
        if self.host != DAEMON_HOST:
            raise ConfigError(
                f"The service is part of another program, process {os.getpid()}.", remedy="Quit the window of Dost."
            )
        self.ended.set()
