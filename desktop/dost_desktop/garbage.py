"""Reference cycles are collected in the Qt thread and in no other.

Python collects cycles in whatever thread happens to allocate. The engine's thread would then destroy widgets and
timers of the window, which Qt allows in their own thread only: the process dies some time later. So automatic
collection is off while Qt runs, and a timer of the Qt thread does it, by the usual thresholds.
"""

from __future__ import annotations

import contextlib
import gc
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer

if TYPE_CHECKING:
    from collections.abc import Iterator

LOOK_MS = 250
"""Between two looks at the counters. A look costs a microsecond; in between a busy engine makes a few megabytes."""


@contextlib.contextmanager
def collected_in_this_thread() -> Iterator[None]:
    """Within the block, cycles are collected in this thread only, while its Qt loop runs."""
    was_enabled = gc.isenabled()
    gc.disable()
    timer = QTimer()
    timer.setInterval(LOOK_MS)
    timer.timeout.connect(collect_what_is_due)
    timer.start()
    try:
        yield
    finally:
        timer.stop()
        gc.collect()  # here and now, before another thread may
        if was_enabled:
            gc.enable()


def collect_what_is_due() -> int:
    """Collect the oldest generation whose counter is over its threshold.

    Returns:
        The generation, -1 where none was due.
    """
    counts, thresholds = gc.get_count(), gc.get_threshold()
    due = -1
    for generation, (count, threshold) in enumerate(zip(counts, thresholds, strict=True)):
        if count <= threshold:
            break
        due = generation
    if due >= 0:
        gc.collect(due)
    return due
