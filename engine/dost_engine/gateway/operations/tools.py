"""The tools and calling them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_engine import wire
from dost_engine.gateway.calls import InvokeRequest
from dost_engine.gateway.operations.operation import Operation, body_of, while_heard
from dost_engine.types import Invocation, ToolInfo

if TYPE_CHECKING:
    from starlette.requests import Request

    from dost_engine.gateway.api import ServiceApi


async def _tools(api: ServiceApi, _: Request) -> tuple[ToolInfo, ...]:
    return api.tools()


async def _invoke(api: ServiceApi, request: Request) -> Invocation:
    asked = wire.from_json(InvokeRequest, await body_of(request))
    return await while_heard(request, api.invoke(asked))


TOOLS: tuple[Operation, ...] = (
    Operation("GET", "/v1/tools", "Every tool of the catalogue.", tuple[ToolInfo, ...], _tools),
    Operation("POST", "/v1/invoke", "Call a tool.", Invocation, _invoke, InvokeRequest),
)
