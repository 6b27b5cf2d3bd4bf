"""Where a server stands: its state, since when, and why."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from dost_engine.types import ServerState

if TYPE_CHECKING:
    from collections.abc import Callable

_SETTLED = frozenset({ServerState.READY, ServerState.FAILED, ServerState.NEEDS_SIGN_IN, ServerState.DISABLED})


class Standing:
    """The state of one server, and what there is to say about it.

    Args:
        state: The first one.
        hide: Takes out of a text what nobody is to see.
        on_change: Called after every change.

    Attributes:
        state: Now.
        since: When it began.
        error: The last error in a sentence, or empty.
        retry_at: When the server is tried again, or None.
    """

    def __init__(self, state: ServerState, hide: Callable[[str], str], on_change: Callable[[], None]) -> None:
        self.state = state
        self.since = datetime.now(UTC)
        self.error = ""
        self.retry_at: datetime | None = None
        self._hide = hide
        self._on_change = on_change

    @property
    def settled(self) -> bool:
        """Whether it stays so until something happens, and is not on its way elsewhere."""
        return self.state in _SETTLED

    def show(self, state: ServerState, error: str, *, retry_at: datetime | None = None) -> None:
        """Another state."""
        if state is not self.state:
            self.since = datetime.now(UTC)
        self.state, self.error, self.retry_at = state, self._hide(error), retry_at
        self._on_change()

    def tell(self, error: str) -> None:
        """Another error, or none, in the same state."""
        self.error = self._hide(error)
        self._on_change()
