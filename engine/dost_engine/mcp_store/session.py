"""An open session with one server: how it is begun, and how its tool list is kept fresh."""

from __future__ import annotations

from contextlib import asynccontextmanager
from importlib import metadata
from typing import TYPE_CHECKING

import anyio
from mcp import Client, MCPError
from mcp.client.subscriptions import SubscriptionLost
from mcp_types import Implementation
from mcp_types.version import MODERN_PROTOCOL_VERSIONS

from dost_engine.mcp_store.guard import BROKEN_OFF

if TYPE_CHECKING:
    import asyncio
    from collections.abc import AsyncIterator, Awaitable, Callable

    from mcp.client._transport import Transport

    from dost_engine.mcp_store.pace import Times

ANSWER_S = 60.0
"""Seconds for the answer to everything but a tool call."""
ATTEND_S = 1.0
"""Seconds that the first reading of the tool list waits for the subscription to its changes."""
LISTEN_AGAIN_S = 5.0
"""Seconds before a subscription that was lost is made again."""


def _version() -> str:
    """Of the installed distribution; a bundle has none, and no server hangs on it."""
    try:
        return metadata.version("dost-desktop")
    except metadata.PackageNotFoundError:
        return "0"


@asynccontextmanager
async def connect(transport: Transport, mode: str) -> AsyncIterator[Client]:
    """Open a session; ``mode`` is ``auto`` (both eras of the protocol, newer first) or ``legacy``.

    Raises:
        MCPError: the server refused the handshake or closed the connection.
    """
    client = Client(
        transport,
        mode=mode,
        cache=None,  # a list is asked for when it has changed: an old answer is never wanted
        read_timeout_seconds=ANSWER_S,
        client_info=Implementation(name="dost", version=_version()),
    )
    async with client:
        yield client


async def keep_listed(
    client: Client,
    changed: asyncio.Event,
    relist: Callable[[Client], Awaitable[None]],
    quiet_s: float,
    slowest_s: float,
    *,
    restless: Callable[[bool], None] = lambda _: None,
) -> None:
    """Read the tool list again after each change, for as long as the session lasts. Never returns by itself.

    Changes that come close together are one. A server that reports a change after each reading is read ever more
    slowly, but its last change is never lost.

    Args:
        client: The open session.
        changed: Set from outside by each change.
        relist: Reads the list.
        quiet_s: Seconds to wait for further changes.
        slowest_s: Seconds between two readings, at most.
        restless: Called after each reading with whether changes come faster than they are read.
    """
    wait_s = quiet_s
    while True:
        await changed.wait()
        await anyio.sleep(wait_s)
        changed.clear()
        await relist(client)
        with anyio.move_on_after(wait_s):
            await changed.wait()
        wait_s = min(wait_s * 2, slowest_s) if changed.is_set() else quiet_s
        restless(wait_s >= slowest_s)


async def look_again(hears: Callable[[], bool], changed: asyncio.Event, lists: Callable[[], int], times: Times) -> None:
    """Have the list read again now and then while the server has no way to tell of changes. Never returns by itself.

    Args:
        hears: Whether it has one just now.
        changed: Set to have the list read.
        lists: How many different lists there were.
        times: How often.
    """
    wait_s, seen = times.look_again_s, lists()
    while True:
        await anyio.sleep(wait_s)
        calm = lists() == seen
        seen = lists()
        if hears():
            wait_s = times.look_again_s
            continue
        changed.set()
        wait_s = min(wait_s * 2, times.longest_look_again_s) if calm else times.look_again_s


async def attend(client: Client, changed: asyncio.Event, attending: asyncio.Event, hearing: asyncio.Event) -> None:
    """Keep the server's news coming. Ends only where there is nothing to attend to.

    Args:
        client: The open session.
        changed: Set whenever a change may have been missed, as in the time before a subscription stands.
        attending: Set once, when changes from then on are heard.
        hearing: Set as long as there is a subscription.
    """
    if client.protocol_version in MODERN_PROTOCOL_VERSIONS:
        await _listen(client, changed, attending, hearing)
    else:
        attending.set()


async def _listen(client: Client, changed: asyncio.Event, attending: asyncio.Event, hearing: asyncio.Event) -> None:
    """Keep a subscription open. The guard hears its events, so they are only drained here."""
    prompts = client.server_capabilities.prompts is not None
    while True:
        try:
            async with client.listen(tools_list_changed=True, prompts_list_changed=prompts) as subscription:
                changed.set()
                attending.set()
                hearing.set()
                async for _ in subscription:
                    pass
        except MCPError as error:
            if error.code != BROKEN_OFF:
                attending.set()
                return  # not served: then there is nothing to hear
        except (SubscriptionLost, TimeoutError):
            pass
        finally:
            hearing.clear()
        attending.set()
        await anyio.sleep(LISTEN_AGAIN_S)
