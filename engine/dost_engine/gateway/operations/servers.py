"""The MCP servers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_engine.gateway.api import Accepted
from dost_engine.gateway.operations.operation import Operation
from dost_engine.types import ServerStatus

if TYPE_CHECKING:
    from starlette.requests import Request

    from dost_engine.gateway.api import ServiceApi


async def _servers(api: ServiceApi, _: Request) -> tuple[ServerStatus, ...]:
    return api.servers()


async def _server_logs(api: ServiceApi, request: Request) -> tuple[str, ...]:
    return api.server_logs(request.path_params["name"])


async def _restart_server(api: ServiceApi, request: Request) -> Accepted:
    await api.restart_server(request.path_params["name"])
    return Accepted()


async def _add_sample_servers(api: ServiceApi, _: Request) -> tuple[str, ...]:
    return await api.add_sample_servers()


SERVERS: tuple[Operation, ...] = (
    Operation("GET", "/v1/servers", "The configured MCP servers.", tuple[ServerStatus, ...], _servers),
    Operation("GET", "/v1/servers/{name}/logs", "A server's last log lines.", tuple[str, ...], _server_logs),
    Operation("POST", "/v1/servers/{name}/restart", "End a server and start it again.", Accepted, _restart_server),
    Operation(
        "POST",
        "/v1/servers/samples",
        "Put the sample servers into an empty list.",
        tuple[str, ...],
        _add_sample_servers,
    ),
)
