"""How long things may take."""

from __future__ import annotations

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
    sign_in_s: float = 300.0
    """For a person to sign in, before it is given up."""
