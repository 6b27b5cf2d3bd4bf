"""How long the window's thread stands still: what a 5 ms timer in it comes too late by."""

from __future__ import annotations

import asyncio
import faulthandler
import sys
import time
from typing import TYPE_CHECKING

import numpy as np
from PySide6.QtCore import Qt, QTimer

from bench.timing.rows import Row

if TYPE_CHECKING:
    from collections.abc import Sequence

TICK_MS = 5
LONG_MS = 50.0  # at the 99th percentile: the longest that one does not feel
LONGEST_MS = 100.0  # ever
PROOF_MS = 200.0
ROUND_S = 0.1


class Pauses:
    """Ticks of the window's thread, and how late each came."""

    def __init__(self, *, why: bool = False) -> None:
        """``why`` prints where every thread was 50 ms into each longer pause."""
        self.late_ms: list[float] = []
        self._why = why
        self._last = time.perf_counter()
        self._timer = QTimer()
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(TICK_MS)
        self._timer.timeout.connect(self._tick)

    def start(self) -> None:
        """Begin to measure."""
        self._last = time.perf_counter()
        self._timer.start()

    def stop(self) -> list[float]:
        """End, with the milliseconds by which each tick was late. What stands just now counts."""
        self._tick()
        self._timer.stop()
        faulthandler.cancel_dump_traceback_later()
        return self.late_ms

    def _tick(self) -> None:
        now = time.perf_counter()
        late_ms = (now - self._last) * 1000 - TICK_MS
        self._last = now
        self.late_ms.append(max(late_ms, 0.0))
        if self._why:
            if late_ms > LONG_MS:
                print(f"^ {late_ms:.0f} ms\n", file=sys.stderr)
            faulthandler.dump_traceback_later((TICK_MS + LONG_MS) / 1000)


async def prove() -> float:
    """Make a pause of 200 ms in this thread and find it.

    Returns:
        The longest pause found, in ms.

    Raises:
        SystemExit: it was not found; no figure would mean anything.
    """
    pauses = Pauses()
    pauses.start()
    await asyncio.sleep(ROUND_S)
    time.sleep(PROOF_MS / 1000)  # noqa: ASYNC251 - the pause
    await asyncio.sleep(ROUND_S)
    found = max(pauses.stop())
    if found < PROOF_MS - 2 * TICK_MS:
        raise SystemExit(f"A pause of {PROOF_MS:.0f} ms was not seen: the longest was {found:.0f} ms.")
    return found


def rows_of(during: str, late_ms: Sequence[float], *, promised: bool = True) -> list[Row]:
    """The figures of a time, with what is promised of it."""
    p99_ms = float(np.percentile(late_ms, 99))
    return [
        Row(f"{during}: p99", p99_ms, "ms", at_most=LONG_MS if promised else None),
        Row(f"{during}: longest", max(late_ms), "ms", at_most=LONGEST_MS if promised else None),
    ]
