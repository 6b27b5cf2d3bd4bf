"""What the benchmark needs of whatever chooses tools."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dost_engine.evaluation.data import Question
    from dost_engine.evaluation.metrics import Answer
    from dost_engine.types import Tool


@dataclass(frozen=True, slots=True)
class About:
    """What is measured, for the table of competitors.

    Attributes:
        name: Shown everywhere.
        version: Of the package whose code ranks.
        text: What of a tool it sees.
        query: What of a turn it sees.
        settings: All that could be set otherwise.
        ours: Whether it is Dost.
        ranks: Whether it has an order beyond the set that it hands out.
        chooses: Whether it says how many tools to hand out.
    """

    name: str
    version: str
    text: str
    query: str
    settings: str
    ours: bool = False
    ranks: bool = True
    chooses: bool = False


class Competitor(Protocol):
    """Ranks the tools of a catalogue for a message."""

    @property
    def about(self) -> About:
        """What this is."""

    async def prepare(self, tools: Sequence[Tool]) -> None:
        """Take a catalogue, whose tools have unique names, in place of the last one."""

    async def answer(self, question: Question) -> Answer:
        """Rank the tools for a message, and choose where that is what it does."""

    async def close(self) -> None:
        """Let go of everything."""
