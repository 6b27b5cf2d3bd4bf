"""A person's sign-in to a server that wants to know who asks."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum


class SignInStep(StrEnum):
    """How far a sign-in is."""

    NONE = "none"
    """Nobody asked for one since the service began."""
    WAITING = "waiting"
    """The address is to be opened in a browser; what follows there is waited for."""
    DONE = "done"
    FAILED = "failed"
    CANCELLED = "cancelled"


class KeptIn(StrEnum):
    """Where Dost keeps what a sign-in brought."""

    NOWHERE = "nowhere"
    KEYRING = "keyring"
    FILE = "file"
    """In plain text, readable by its user only: only where a person asked for it."""
    MEMORY = "memory"
    """Until Dost ends, as the system has no keyring."""


@dataclass(frozen=True, slots=True)
class SignIn:
    """The newest sign-in to one server.

    Attributes:
        server: Its key.
        step: How far it is.
        address: Where a person says yes, to be opened in a browser; empty where nothing is waited for.
        until: When it is given up, with time zone, or None.
        error: Why it failed, in a sentence, or empty.
        kept_in: Where what it brought is kept, once it is done.
    """

    server: str
    step: SignInStep
    address: str = ""
    until: datetime | None = None
    error: str = ""
    kept_in: KeptIn = KeptIn.NOWHERE
