"""What the gateway needs for running data sets, and the request that it reads."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from dost_engine.types import Policy

if TYPE_CHECKING:
    from dost_engine.types import EvaluationReport


@dataclass(frozen=True, slots=True)
class EvaluationRequest:
    """Body of ``evaluations``.

    Attributes:
        folder: Holds ``tools.jsonl`` and ``queries.jsonl``, on this machine.
        policy: The rules; None for those of the settings.
        limit: Messages, the first ones; None for all.
    """

    folder: str
    policy: Policy | None = None
    limit: int | None = None


class EvaluationsApi(Protocol):
    """Runs over data sets. Every method may raise a ``DostError``."""

    async def start(self, asked: EvaluationRequest) -> EvaluationReport:
        """Begin a run."""

    def get(self, evaluation_id: str) -> EvaluationReport:
        """How far a run is, or what it came to."""

    async def cancel(self, evaluation_id: str) -> EvaluationReport:
        """End a run; what was asked by then counts."""
