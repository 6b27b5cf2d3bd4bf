"""A run of a data set with a fixed course."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from dost_engine.errors import DataUnusable, NotFound
from dost_engine.types import EvaluationReport, EvaluationState

if TYPE_CHECKING:
    from dost_engine.gateway.evaluations import EvaluationRequest


class FixedEvaluations:
    """Runs any folder but one."""

    def __init__(self) -> None:
        self._report = EvaluationReport("e1", "some", "default", EvaluationState.DONE)

    async def start(self, asked: EvaluationRequest) -> EvaluationReport:
        if asked.folder == "none":
            raise DataUnusable("none/tools.jsonl is missing.", remedy="Name another folder.")
        name = asked.policy.name if asked.policy else "default"
        self._report = EvaluationReport("e1", asked.folder, name, EvaluationState.ASKING, 1, asked.limit or 3)
        return self._report

    def get(self, evaluation_id: str) -> EvaluationReport:
        if evaluation_id != self._report.evaluation_id:
            raise NotFound(f"There is no run {evaluation_id}.")
        return self._report

    async def cancel(self, evaluation_id: str) -> EvaluationReport:
        self._report = replace(self.get(evaluation_id), state=EvaluationState.CANCELLED)
        return self._report
