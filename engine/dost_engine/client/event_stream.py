"""Reading server-sent events from bytes."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, AsyncIterable


async def event_data(chunks: AsyncIterable[bytes]) -> AsyncGenerator[bytes]:
    r"""Yield the data of each event.

    Lines end at ``\n`` alone (the gateway sends nothing else). The HTTP client's own line reader also splits at
    characters such as U+2028, which JSON may hold unescaped.
    """
    rest = b""
    data: list[bytes] = []
    async for chunk in chunks:
        *lines, rest = (rest + chunk).split(b"\n")
        for line in lines:
            if line.startswith(b"data:"):
                data.append(line[5:].removeprefix(b" "))
            elif not line and data:
                yield b"\n".join(data)
                data = []
