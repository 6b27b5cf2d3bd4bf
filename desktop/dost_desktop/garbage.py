"""Reference cycles are collected in the Qt thread and in no other.

Python collects cycles in whatever thread happens to allocate. The engine's thread would then destroy widgets and
timers of the window, which Qt allows in their own thread only: the process dies some time later. So automatic
collection is off while Qt runs, and a timer of the Qt thread does it, by the usual thresholds.
"""

from __future__ import annotations

import contextlib
import gc
import sys
from time import monotonic
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

OLDEST = 2
"""Python keeps three generations."""

LOOK_MS = 250
"""Between two looks at the counters while there is little to do. A look costs a microsecond."""

BUSY_LOOK_MS = 50
"""As long as every look finds something: tools that arrive by the hundred are some hundred thousand objects a second.
A collection walks through all of them that came since the last one, and eleven times that in every eleventh."""

FULL_EVERY_S = 60.0
"""Between two collections of everything, at least: one takes a tenth of a second, and the window stands still."""

MANY_MODULES = 200
"""So many new modules are a library that is imported on first use, as that of the language models is. Its objects
live to the end; every full collection would walk through them."""


@contextlib.contextmanager
def collected_in_this_thread() -> Iterator[None]:
    """Within the block, cycles are collected in this thread only, while its Qt loop runs."""
    was_enabled = gc.isenabled()
    gc.disable()
    timer = QTimer()
    timer.setInterval(LOOK_MS)
    collector = Collector()  # named, because a connection does not keep it alive
    timer.timeout.connect(lambda: timer.setInterval(pause_ms(collector.look())))
    timer.start()
    try:
        yield
    finally:
        timer.stop()
        timer.timeout.disconnect()
        gc.collect()  # here and now, before another thread may
        if was_enabled:
            gc.enable()


def pause_ms(collected: int) -> int:
    """Until the next look, by what the last one came to (see :meth:`Collector.look`)."""
    return LOOK_MS if collected < 0 else BUSY_LOOK_MS


class Collector:
    """Does what Python's own collector does, when it is told to look."""

    def __init__(
        self, clock: Callable[[], float] = monotonic, modules: Callable[[], int] = lambda: len(sys.modules)
    ) -> None:
        """``clock`` gives seconds, ``modules`` how many are imported."""
        self._clock = clock
        self._last_full = clock()
        self._count_modules = modules
        self._modules = modules()

    def look(self) -> int:
        """Collect the oldest generation whose counter, and those before it, are over their thresholds.

        Returns:
            The generation, -1 where none was due.
        """
        modules = self._count_modules()
        if modules >= self._modules + MANY_MODULES:
            self._modules = modules
            keep_what_is_here()
        due = -1
        for generation, (count, threshold) in enumerate(zip(gc.get_count(), gc.get_threshold(), strict=True)):
            if count <= threshold:
                break
            due = generation
        if due == OLDEST:
            if self._clock() - self._last_full < FULL_EVERY_S:
                due = OLDEST - 1
            else:
                self._last_full = self._clock()
        if due >= 0:
            gc.collect(due)
        return due


def keep_what_is_here() -> None:
    """Leave everything that exists now out of later collections: modules and the window live to the end anyway."""
    gc.freeze()
