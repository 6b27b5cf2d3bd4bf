"""What the user decided about tools: pins, bans, search words, tags and whether they may be called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_engine import wire
from dost_engine.gateway.api import Accepted
from dost_engine.gateway.choices import ServerChange, ToolChange, ToolsChange
from dost_engine.gateway.operations.operation import Operation, body_of
from dost_engine.types import Choices, ServerChoice, ToolChoice

if TYPE_CHECKING:
    from starlette.requests import Request

    from dost_engine.gateway.api import ServiceApi


async def _choices(api: ServiceApi, _: Request) -> Choices:
    return api.choices.all()


async def _change_tool(api: ServiceApi, request: Request) -> ToolChoice:
    return await api.choices.change_tool(wire.from_json(ToolChange, await body_of(request)))


async def _change_tools(api: ServiceApi, request: Request) -> Accepted:
    await api.choices.change_tools(wire.from_json(ToolsChange, await body_of(request)))
    return Accepted()


async def _change_server(api: ServiceApi, request: Request) -> ServerChoice:
    return await api.choices.change_server(wire.from_json(ServerChange, await body_of(request)))


CHOICES: tuple[Operation, ...] = (
    Operation("GET", "/v1/choices", "What the user decided about tools and servers.", Choices, _choices),
    Operation("POST", "/v1/choices/tool", "Decide about a tool.", ToolChoice, _change_tool, ToolChange),
    Operation(
        "POST", "/v1/choices/tools", "Switch several tools off, or on again.", Accepted, _change_tools, ToolsChange
    ),
    Operation(
        "POST", "/v1/choices/server", "Decide about all tools of a server.", ServerChoice, _change_server, ServerChange
    ),
)
