"""What the gateway needs of what is kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from dost_engine.types import KeptKind, KeptPart


class KeptApi(Protocol):
    """What is kept on disk. Every method may raise a ``DostError``."""

    async def parts(self) -> tuple[KeptPart, ...]:
        """How much of each kind there is, and where."""

    async def clear(self, kind: KeptKind) -> None:
        """Forget all of one kind."""

    async def forget(self, conversation: str) -> None:
        """Forget what is kept of a conversation."""
