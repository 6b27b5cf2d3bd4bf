"""What the gateway needs of the kept turns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from dost_engine.types import Explanation, Policy, Turn, TurnPage, TurnTrace


@dataclass(frozen=True, slots=True)
class ExplainRequest:
    """Body of ``explain``: a tool, and either a turn or the id of a kept one.

    Attributes:
        tool: Id, wire name or bare name.
        turn: The turn to ask about.
        turn_id: Or a kept one.
        policy: The rules; None for those of the kept turn, else those of the settings.
    """

    tool: str
    turn: Turn | None = None
    turn_id: str = ""
    policy: Policy | None = None


class TracesApi(Protocol):
    """The turns that were answered. Every method may raise a ``DostError``."""

    async def page(self, *, limit: int, cursor: str, origin: str, text: str) -> TurnPage:
        """Turns, newest first."""

    async def get(self, turn_id: str) -> TurnTrace:
        """A turn, whole."""

    async def turn(self, turn_id: str) -> Turn:
        """What was asked in a turn, with what came before."""

    async def clear(self) -> None:
        """Forget everything."""

    async def explain(self, asked: ExplainRequest) -> Explanation:
        """Why a turn picks a tool or not."""


@dataclass(frozen=True, slots=True)
class ConversationRequest:
    """Body of ``conversation``: what a person pasted."""

    text: str
