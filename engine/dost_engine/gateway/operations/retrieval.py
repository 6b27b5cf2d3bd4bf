"""Tools for a query, in the shape of Agent-CoreX's page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_engine import wire
from dost_engine.gateway.operations.operation import Operation, body_of
from dost_engine.gateway.retrieval import RetrievalRequest
from dost_engine.types import RetrievedTools

if TYPE_CHECKING:
    from starlette.requests import Request

    from dost_engine.gateway.api import ServiceApi


async def _retrieve_tools(api: ServiceApi, request: Request) -> RetrievedTools:
    return await api.retrieval.retrieve(wire.from_json(RetrievalRequest, await body_of(request)))


RETRIEVAL: tuple[Operation, ...] = (
    Operation(
        "POST",
        "/v1/retrieve_tools",
        "Tools for a query with scores and reasons, by the four factors of Agent-CoreX's page.",
        RetrievedTools,
        _retrieve_tools,
        RetrievalRequest,
    ),
)
