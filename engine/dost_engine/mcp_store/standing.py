"""Where a server stands: its state, since when, and why."""

from __future__ import annotations

from datetime import UTC, datetime
from enum import StrEnum
from typing import TYPE_CHECKING

from dost_engine.types import ServerState

if TYPE_CHECKING:
    from collections.abc import Callable

_SETTLED = frozenset(
    {
        ServerState.READY,
        ServerState.DEGRADED,
        ServerState.FAILED,
        ServerState.NEEDS_SIGN_IN,
        ServerState.DISABLED,
    }
)


class Fault(StrEnum):
    """What may be wrong with a server that is ready."""

    SILENT = "silent"
    """It does not answer signs of life, or slowly."""
    UNLISTED = "unlisted"
    """Its changed tool list could not be read."""
    LEFT_OUT = "left out"
    """Entries of its tool list cannot be used."""
    NOISY = "noisy"
    """It writes more into its log than anybody reads."""
    RESTLESS = "restless"
    """It reports changes of its tools without end."""


class Standing:
    """The state of one server, and what there is to say about it.

    Args:
        state: The first one.
        hide: Takes out of a text what nobody is to see.
        on_change: Called after every change.

    Attributes:
        state: Now. A ready server with a fault is degraded.
        since: When it began.
        retry_at: When the server is tried again, or None.
    """

    def __init__(self, state: ServerState, hide: Callable[[str], str], on_change: Callable[[], None]) -> None:
        self.state = state
        self.since = datetime.now(UTC)
        self.retry_at: datetime | None = None
        self._error = ""
        self._faults: dict[Fault, str] = {}
        self._hide = hide
        self._on_change = on_change

    @property
    def error(self) -> str:
        """The last error in a sentence, or all faults in one each, or empty."""
        return " ".join([self._error, *(self._faults[kind] for kind in Fault if kind in self._faults)]).strip()

    @property
    def settled(self) -> bool:
        """Whether it stays so until something happens, and is not on its way elsewhere."""
        return self.state in _SETTLED

    def show(self, state: ServerState, error: str, *, retry_at: datetime | None = None) -> None:
        """Another state; the faults of before are over."""
        self._faults.clear()
        self._error, self.retry_at = self._hide(error), retry_at
        self._become(state)
        self._on_change()

    def tell(self, error: str) -> None:
        """Another error, or none, in the same state."""
        self._error = self._hide(error)
        self._on_change()

    def forget(self) -> None:
        """The last error is of no interest any more; nobody is told."""
        self._error = ""

    def fault(self, kind: Fault, sentence: str) -> None:
        """Note what is wrong with a ready server, or with an empty sentence that it is not any more."""
        sentence = self._hide(sentence)
        if self._faults.get(kind, "") == sentence or self.state not in {ServerState.READY, ServerState.DEGRADED}:
            return
        if sentence:
            self._faults[kind] = sentence
        else:
            del self._faults[kind]
        self._become(ServerState.DEGRADED if self._faults else ServerState.READY)
        self._on_change()

    def _become(self, state: ServerState) -> None:
        if state is not self.state:
            self.since = datetime.now(UTC)
        self.state = state
