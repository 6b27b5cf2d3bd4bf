"""Running data sets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_engine import wire
from dost_engine.gateway.evaluations import EvaluationRequest
from dost_engine.gateway.operations.operation import Operation, body_of
from dost_engine.types import EvaluationReport

if TYPE_CHECKING:
    from starlette.requests import Request

    from dost_engine.gateway.api import ServiceApi


async def _start_evaluation(api: ServiceApi, request: Request) -> EvaluationReport:
    return await api.evaluations.start(wire.from_json(EvaluationRequest, await body_of(request)))


async def _evaluation(api: ServiceApi, request: Request) -> EvaluationReport:
    return api.evaluations.get(request.path_params["evaluation_id"])


async def _cancel_evaluation(api: ServiceApi, request: Request) -> EvaluationReport:
    return await api.evaluations.cancel(request.path_params["evaluation_id"])


EVALUATIONS: tuple[Operation, ...] = (
    Operation(
        "POST",
        "/v1/evaluations",
        "Begin to run a data set; events tell of it.",
        EvaluationReport,
        _start_evaluation,
        EvaluationRequest,
    ),
    Operation(
        "GET", "/v1/evaluations/{evaluation_id}", "How far a run is, or what it came to.", EvaluationReport, _evaluation
    ),
    Operation(
        "POST",
        "/v1/evaluations/{evaluation_id}/cancel",
        "End a run, and keep what there is.",
        EvaluationReport,
        _cancel_evaluation,
    ),
)
