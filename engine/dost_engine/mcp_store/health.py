"""Whether a connected server still answers, and how fast."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import anyio
from mcp import MCPError
from mcp_types import CONNECTION_CLOSED, REQUEST_TIMEOUT, EmptyResult, PingRequest
from mcp_types.version import MODERN_PROTOCOL_VERSIONS

from dost_engine.mcp_store.guard import BROKEN_OFF

if TYPE_CHECKING:
    import asyncio
    from collections.abc import Callable

    from mcp import Client

    from dost_engine.mcp_store.pace import Times

SILENT_TIMES = 3
"""Signs of life in a row that stay without an answer before a server that gave some is given up."""


async def watch_health(
    client: Client,
    doubt: asyncio.Event,
    times: Times,
    *,
    tell: Callable[[str], None],
    may_give_up: Callable[[bool], bool],
) -> None:
    """Ask for signs of life, for as long as the session lasts. Returns where the server is to be given up.

    Args:
        client: The open session.
        doubt: Set from outside to ask at once, as after the machine slept.
        times: How often to ask, and how long to wait.
        tell: Called with what is wrong, in a sentence, or with an empty one when nothing is.
        may_give_up: Whether nothing is lost by that; it gets whether the connection is in doubt.
    """
    silent, ever_heard = 0, False
    while True:
        with anyio.move_on_after(times.ping_s):
            await doubt.wait()
        doubted = doubt.is_set()
        doubt.clear()
        took_s = await _sign_of_life(client, times.sign_s, listed=doubted)
        if took_s is not None:
            silent, ever_heard = 0, True
            tell(f"It answers slowly: a sign of life took {took_s:.0f} s." if took_s >= times.slow_s else "")
            continue
        silent += 1
        tell(f"It has not answered {silent} signs of life in a row." if silent > 1 else "It does not answer just now.")
        if (doubted or (ever_heard and silent >= SILENT_TIMES)) and may_give_up(doubted):
            return


async def _sign_of_life(client: Client, within_s: float, *, listed: bool) -> float | None:
    """Seconds that an answer took, or None where none came. A refusal is a sign of life too.

    Args:
        client: The open session.
        within_s: Seconds to wait.
        listed: Whether to ask for tools, as every server answers that; some never answer a ping.
    """
    began = time.monotonic()
    with anyio.move_on_after(within_s) as scope:
        try:
            if listed:
                await client.list_tools()
            elif client.protocol_version in MODERN_PROTOCOL_VERSIONS:
                await client.session.send_discover(client.protocol_version)
            else:
                await client.session.send_request(PingRequest(), EmptyResult)
        except MCPError as error:
            if error.code in {CONNECTION_CLOSED, REQUEST_TIMEOUT, BROKEN_OFF}:
                return None
        except (ValueError, TimeoutError):
            pass  # an answer, if a strange one
    return None if scope.cancelled_caught else time.monotonic() - began
