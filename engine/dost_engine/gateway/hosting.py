"""Who uses the service, and where it lives: what a window wants to know before it takes its service away."""

from __future__ import annotations

import contextlib
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Protocol

from dost_engine.server_text import one_line
from dost_engine.types import ClientSeen

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

CLIENT_HEADER = b"dost-client"
"""In which a program says its name, if it wants to be known by one."""

MOST_CLIENTS = 50
NAME_CHARS = 60


class ClientLog:
    """The names of the programs that asked, and when each did last. Nothing else is noted, and nothing written."""

    def __init__(self, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        """``now`` is the clock."""
        self._now = now
        self._last: dict[str, datetime] = {}  # in the order of the times
        self._open: dict[str, int] = {}

    @contextlib.contextmanager
    def using(self, name: str) -> Iterator[None]:
        """A request of that program is answered within; a stream that it follows is one too."""
        self._note(name)
        self._open[name] = self._open.get(name, 0) + 1
        try:
            yield
        finally:
            self._open[name] -= 1
            if not self._open[name]:
                del self._open[name]
            self._note(name)

    def seen(self) -> tuple[ClientSeen, ...]:
        """Everyone that asked, last ones first. Whoever is being answered was here just now."""
        now = self._now()
        told = [ClientSeen(name, now if name in self._open else at) for name, at in reversed(self._last.items())]
        return tuple(sorted(told, key=lambda one: one.at, reverse=True))

    def _note(self, name: str) -> None:
        self._last.pop(name, None)
        self._last[name] = self._now()
        while len(self._last) > MOST_CLIENTS:
            del self._last[next(iter(self._last))]


def client_name(values: list[bytes]) -> str:
    """The name that a request gives, on one line and not too long; empty where it gives none."""
    return one_line(values[0].decode("utf-8", "replace"))[:NAME_CHARS].strip() if values else ""


class HostingApi(Protocol):
    """Where the service lives."""

    @property
    def clients(self) -> ClientLog:
        """Who uses it."""

    def end(self) -> None:
        """Have it end, where it is a process of its own."""
