"""Taking turns at starting: dozens of programs at once would start slower than a few at a time."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable


class Starts:
    """Lets some programs start at a time.

    Args:
        at_once: How many.
        turn_s: Seconds that one counts, if it takes longer: one that is slow, or never comes, holds up nobody.
    """

    def __init__(self, at_once: int, turn_s: float) -> None:
        self._places = asyncio.Semaphore(at_once)
        self._turn_s = turn_s

    async def turn(self) -> Callable[[], None]:
        """Wait for a turn. It is over when what is returned is called, which may be done twice, or with its time."""
        await self._places.acquire()
        is_over = False

        def over() -> None:
            nonlocal is_over
            if not is_over:
                is_over = True
                self._places.release()
            timer.cancel()

        timer = asyncio.get_running_loop().call_later(self._turn_s, over)
        return over


def no_turn() -> None:
    """The end of a turn that nobody had."""
