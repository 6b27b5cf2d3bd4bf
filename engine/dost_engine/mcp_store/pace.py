"""How long things may take."""

from __future__ import annotations

import random
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Times:
    """How long things may take, in seconds."""

    start_s: float = 90.0
    """From the start of a server to its tool list; a package runner may download for a minute at its first start."""
    probe_s: float = 3.0
    """For the answer to the first message of the newer protocol, before the older one is tried as well."""
    wait_s: float = 30.0
    """That a call waits for its server to come back."""
    stop_s: float = 2.0
    """For a server to leave once its input is closed; half of that once it is told to terminate."""
    first_retry_s: float = 1.0
    """From a failure to the next try; doubled with each failure in a row."""
    last_retry_s: float = 60.0
    """Between two tries, at most."""
    relist_s: float = 0.1
    """Of quiet before a changed tool list is read again."""
    slowest_relist_s: float = 30.0
    """Between two readings of the list of a server that never stops changing it, at most."""
    look_again_s: float = 60.0
    """Before the list of a server that cannot tell of changes is read again; doubled with each time that none came."""
    longest_look_again_s: float = 900.0
    """Between two such readings, at most."""
    ping_s: float = 30.0
    """Between two signs of life asked of a server; a dead address is noticed by nothing else."""
    sign_s: float = 20.0
    """For such a sign."""
    slow_s: float = 5.0
    """That one may take before the server counts as slow."""
    look_s: float = 5.0
    """Between two looks at the clocks: the machine may have slept."""
    starts_at_once: int = 10
    """Programs that start at the same time. Not seconds: twenty that need 2 s each are there after 4 s."""
    turn_s: float = 3.0
    """That a program counts as starting, where others wait for their turn."""
    sign_in_s: float = 300.0
    """For a person to sign in, before it is given up."""


class Backoff:
    """How long to wait before the next try: twice as long with each failure in a row, and never quite the same."""

    def __init__(self, times: Times) -> None:
        self._times = times
        self._next_s = times.first_retry_s

    def reset(self) -> None:
        """Begin anew: the next failure is a first one."""
        self._next_s = self._times.first_retry_s

    def wait_s(self) -> float:
        """Seconds to wait now."""
        now_s, self._next_s = self._next_s, min(self._next_s * 2, self._times.last_retry_s)
        return now_s * random.uniform(0.8, 1.2)  # noqa: S311 - keeps servers apart; no secret hangs on it
