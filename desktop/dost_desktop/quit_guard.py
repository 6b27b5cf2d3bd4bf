"""The last word at the end: quitting waits for nothing longer than a few seconds.

Everything ends by itself and in order, and mostly at once. What hangs all the same (a server that ignores every wish
to end, a model that loads for ever, a keyring that waits for a password) is written to the log with where it hangs,
the processes that were started are ended, and so is this one. A thread of its own looks after that: what hangs may
be the loop.
"""

from __future__ import annotations

import logging
import os
import sys
import threading
import traceback

log = logging.getLogger(__name__)

QUIT_S = 5.0
"""Seconds from the wish to quit to the end of the process."""


class QuitGuard:
    """Ends the process where that takes too long."""

    def __init__(self, wait_s: float = QUIT_S, *, spared: int | None = None) -> None:
        """Nothing is watched before :meth:`begin`; ``spared`` is a process that is to live on."""
        self._wait_s = wait_s
        self._spared = spared
        # It dies with the process, also while that waits for other threads.
        self._thread = threading.Thread(target=self._watch, name="dost-quit-guard", daemon=True)

    def begin(self) -> None:
        """The process is to end from now on. May be called twice."""
        if self._thread.ident is None:
            self._thread.start()

    def _watch(self) -> None:
        threading.Event().wait(self._wait_s)
        log.error("quitting took longer than %.0f s and was ended; this hung:\n%s", self._wait_s, _where_it_hangs())
        _end_children(self._spared)
        logging.shutdown()
        os._exit(0)  # a person wanted the end, and all that could be kept has been


def _where_it_hangs() -> str:
    """The stack of every thread: files, lines and names, no values."""
    names = {thread.ident: thread.name for thread in threading.enumerate()}
    parts = []
    for ident, frame in sys._current_frames().items():
        if ident != threading.get_ident():
            parts.append(f"thread {names.get(ident, ident)}\n{''.join(traceback.format_stack(frame))}")
    return "\n".join(parts)


def _end_children(spared: int | None) -> None:
    import psutil  # not needed before the end

    try:
        found = psutil.Process().children(recursive=True)
        heirs = [child for child in found if child.pid == spared]
        kept = {child.pid for heir in heirs for child in (heir, *heir.children(recursive=True))}
    except psutil.Error as error:
        log.warning("the processes that were started cannot be listed: %s", error)
        return
    for child in found:
        if child.pid in kept:
            continue
        try:
            child.kill()
        except psutil.Error as error:
            log.warning("process %d could not be ended: %s", child.pid, error)
