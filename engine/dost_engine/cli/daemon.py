"""``dost serve``: the service as a process of its own."""

from __future__ import annotations

import logging
import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dost_engine.settings import Paths, Settings


TAKE_OVER_S = 30.0
"""A window that ends takes 5 s at most, and a busy machine some more."""


async def serve(paths: Paths, settings: Settings, *, take_over: bool = False) -> None:
    """Run the service until it is cancelled or told to end, then end it and everything that it started.

    Args:
        paths: The profile.
        settings: What the user set.
        take_over: Wait until the service that runs now has ended, and go on in its place.

    Raises:
        AlreadyRunning: another process holds the profile.
    """
    from dost_engine.service import Service
    from dost_engine.service.service import LOCK_WAIT_S

    # of ours only: the HTTP client would log each address whole, and a query can hold a key
    logging.basicConfig(stream=sys.stderr, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("dost_engine").setLevel(logging.INFO)
    service = Service(paths, settings, host="daemon")
    try:
        await service.start(lock_wait_s=TAKE_OVER_S if take_over else LOCK_WAIT_S, take_over=take_over)
        print(f"Dost answers at {service.url} (process {os.getpid()}). Ctrl-C ends it.", flush=True)  # noqa: T201 - the command's own words
        await service.hosting.ended.wait()
    finally:
        await service.stop()
