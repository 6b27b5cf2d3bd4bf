"""The last lines that a server wrote."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from dost_engine.server_text import visible

if TYPE_CHECKING:
    from collections.abc import Callable

LINES = 500
"""Lines kept per server; older ones go."""
LINE_CHARS = 2000
"""Characters kept of one line; a server can write a megabyte without a line break."""


class LogRing:
    """The last :data:`LINES` lines of one server, oldest first.

    Args:
        hide: Takes out of a line what nobody is to see.

    Attributes:
        hide: The same, for what else the server says.
        written: Lines so far, also those that are kept no more.
    """

    def __init__(self, hide: Callable[[str], str] = str) -> None:
        self.hide = hide
        self.written = 0
        self._lines: deque[str] = deque(maxlen=LINES)

    def add(self, text: str) -> None:
        """Append text, split at line ends; blank lines are left out."""
        for line in text.splitlines():
            shown = self.hide(visible(line).rstrip())
            if shown:
                self.written += 1
                self._lines.append(shown if len(shown) <= LINE_CHARS else shown[:LINE_CHARS] + " …")

    def lines(self) -> tuple[str, ...]:
        """All of them."""
        return tuple(self._lines)

    def last(self) -> str:
        """The newest line, or empty."""
        return self._lines[-1] if self._lines else ""


class LineSplitter:
    """Cuts a byte stream into lines, whatever pieces it comes in.

    Args:
        limit: Bytes that an unfinished line may reach before it is given out as it is; 0 for no limit.
    """

    def __init__(self, limit: int = 0) -> None:
        self._limit = limit
        self._pieces: list[bytes] = []
        self._size = 0

    def feed(self, chunk: bytes) -> list[bytes]:
        """The lines that ``chunk`` completes, without their line ends."""
        *complete, rest = chunk.split(b"\n")
        lines = []
        for piece in complete:
            self._pieces.append(piece)
            lines.append(self.rest())
        if rest:
            self._pieces.append(rest)
            self._size += len(rest)
        if self._limit and self._size > self._limit:
            lines.append(self.rest())
        return lines

    def rest(self) -> bytes:
        """What has no line end yet; it is given out once."""
        line = b"".join(self._pieces)
        self._pieces.clear()
        self._size = 0
        return line.removesuffix(b"\r")
