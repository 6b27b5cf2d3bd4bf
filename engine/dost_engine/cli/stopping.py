"""``dost stop``: end the service that runs in the background."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import psutil

from dost_engine.cli.session import COMMAND_CLIENT
from dost_engine.client import EngineClient
from dost_engine.client.endpoint import read_endpoint
from dost_engine.errors import ServiceError

if TYPE_CHECKING:
    from dost_engine.settings import Paths

LEAVE_S = 10.0
"""Within which a service that was told to end is gone, with all its servers."""

LOOK_S = 0.05


async def stop(paths: Paths) -> str:
    """End the daemon and wait until it is gone; the sentence to print.

    Raises:
        ConfigError: the service is part of a window, which is to be quit instead.
        ServiceError: it does not end.
    """
    endpoint = read_endpoint(paths.endpoint_file)
    if endpoint is None or not endpoint.alive:
        return "No service of Dost runs."
    async with await EngineClient.discover(paths, name=COMMAND_CLIENT) as client:
        await client.end()
    try:
        async with asyncio.timeout(LEAVE_S):
            while _lives(endpoint.pid):  # noqa: ASYNC110 - another process, which tells nobody
                await asyncio.sleep(LOOK_S)
    except TimeoutError:
        raise ServiceError(
            f"Process {endpoint.pid} does not end.", remedy="End it with the tools of the system."
        ) from None
    return f"The service has ended (process {endpoint.pid})."


def _lives(pid: int) -> bool:
    """Whether it does anything yet; one whose parent has not taken note of its end does not."""
    try:
        return psutil.Process(pid).status() != psutil.STATUS_ZOMBIE
    except psutil.NoSuchProcess:
        return False
