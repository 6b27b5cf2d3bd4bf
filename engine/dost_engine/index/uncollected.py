"""A block within which Python looks for no reference cycles.

A catalogue is some hundred thousand objects that come at once and stay: collections would walk through all of them
again and again, for a quarter of the time, and find nothing.
"""

from __future__ import annotations

import contextlib
import gc
import threading
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

_lock = threading.Lock()
_inside = 0  # blocks that run now, in whatever threads
_was_enabled = False


@contextlib.contextmanager
def uncollected() -> Iterator[None]:
    """Collect no cycles in any thread until the last of the blocks that run at once has ended.

    Where collection was off before, as in the window, which collects by itself, it stays off.
    """
    global _inside, _was_enabled  # noqa: PLW0603 - there is one collector in a process
    with _lock:
        if not _inside:
            _was_enabled = gc.isenabled()
            gc.disable()
        _inside += 1
    try:
        yield
    finally:
        with _lock:
            _inside -= 1
            if not _inside and _was_enabled:
                gc.enable()
