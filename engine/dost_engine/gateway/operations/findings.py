"""Whether the tools of the connected servers are written so that they can be found."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_engine.gateway.operations.operation import Operation
from dost_engine.types import FindingsReport

if TYPE_CHECKING:
    from starlette.requests import Request

    from dost_engine.gateway.api import ServiceApi


async def _findings(api: ServiceApi, request: Request) -> FindingsReport:
    return await api.findings.report(request.query_params.getlist("server"))


FINDINGS: tuple[Operation, ...] = (
    Operation(
        "GET",
        "/v1/findings",
        "What to write better in the tools, so that they are found; of one server, or several, or all.",
        FindingsReport,
        _findings,
        query=("server",),
    ),
)
