"""``dost serve``: the service as a process of its own."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dost_engine.settings import Paths, Settings


async def serve_until_signal(paths: Paths, settings: Settings) -> None:
    """Run the service until Ctrl-C or SIGTERM, then end it and everything that it started.

    Raises:
        AlreadyRunning: another process holds the profile.
    """
    from dost_engine.service import Service

    logging.basicConfig(level=logging.INFO, stream=sys.stderr, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    asked = asyncio.Event()
    _call_on_signal(asked)
    service = Service(paths, settings, host="daemon")
    try:
        await service.start()
        print(f"Dost answers at {service.url} (process {os.getpid()}). Ctrl-C ends it.", flush=True)  # noqa: T201 - the command's own words
        await asked.wait()
    finally:
        await service.stop()
    print("Dost has ended.", flush=True)  # noqa: T201 - the command's own words


def _call_on_signal(asked: asyncio.Event) -> None:
    loop = asyncio.get_running_loop()

    def ask(_number: int, _frame: object) -> None:
        loop.call_soon_threadsafe(asked.set)

    for number in (signal.SIGINT, signal.SIGTERM):
        if sys.platform == "win32":  # its loop cannot watch signals
            signal.signal(number, ask)
        else:
            loop.add_signal_handler(number, asked.set)
