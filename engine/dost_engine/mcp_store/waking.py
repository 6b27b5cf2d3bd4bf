"""Noticing that the machine slept: the clocks are further on than a task that waited a little."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass

ASLEEP_S = 20.0
"""Seconds beyond the wait that count as sleep; a busy machine is late by less. One that was not asleep costs a ping."""


@dataclass(frozen=True, slots=True)
class Clock:
    """The clocks of the machine, in seconds.

    Attributes:
        wall: Goes on while the machine sleeps, and may be set.
        steady: Is never set; some systems stop it while the machine sleeps, others do not.
    """

    wall: Callable[[], float] = time.time
    steady: Callable[[], float] = time.monotonic


async def watch_sleep(on_wake: Callable[[], None], look_s: float, clock: Clock) -> None:
    """Call ``on_wake`` each time the machine has slept. Never returns by itself.

    Args:
        on_wake: Called on the loop.
        look_s: Seconds between two looks.
        clock: The clocks.
    """
    while True:
        wall, steady = clock.wall(), clock.steady()
        await asyncio.sleep(look_s)
        if max(clock.wall() - wall, clock.steady() - steady) > look_s + ASLEEP_S:
            on_wake()
