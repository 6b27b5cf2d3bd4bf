"""``dost serve``: the service as a process of its own."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dost_engine.settings import Paths, Settings


async def serve(paths: Paths, settings: Settings) -> None:
    """Run the service until it is cancelled, then end it and everything that it started.

    Raises:
        AlreadyRunning: another process holds the profile.
    """
    from dost_engine.service import Service

    # of ours only: the HTTP client would log each address whole, and a query can hold a key
    logging.basicConfig(stream=sys.stderr, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("dost_engine").setLevel(logging.INFO)
    service = Service(paths, settings, host="daemon")
    try:
        await service.start()
        print(f"Dost answers at {service.url} (process {os.getpid()}). Ctrl-C ends it.", flush=True)  # noqa: T201 - the command's own words
        await asyncio.get_running_loop().create_future()
    finally:
        await service.stop()
