"""What the gateway needs to tell how well tools are written to be found."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dost_engine.types import FindingsReport


class FindingsApi(Protocol):
    """What is wrong with how the tools are written. Every method may raise a ``DostError``."""

    async def report(self, servers: Sequence[str]) -> FindingsReport:
        """All tools are looked at; told are those of some servers, or of all where none is named."""
