"""The MCP servers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_engine import wire
from dost_engine.gateway.api import Accepted, AddServersRequest, ImportServersRequest, KeepSecretsRequest
from dost_engine.gateway.operations.operation import Operation, body_of
from dost_engine.types import AppServers, ServerEntry, ServerPlan, ServerStatus

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
    return await api.server_list.add_samples()


async def _plan_servers(api: ServiceApi, request: Request) -> tuple[ServerPlan, ...]:
    asked = wire.from_json(AddServersRequest, await body_of(request))
    return await api.server_list.plan(asked)


async def _add_servers(api: ServiceApi, request: Request) -> tuple[str, ...]:
    asked = wire.from_json(AddServersRequest, await body_of(request))
    return await api.server_list.add(asked)


async def _entry(api: ServiceApi, request: Request) -> ServerEntry:
    return await api.server_list.entry(request.path_params["name"])


async def _remove_server(api: ServiceApi, request: Request) -> Accepted:
    await api.server_list.remove(request.path_params["name"])
    return Accepted()


async def _put_server_back(api: ServiceApi, request: Request) -> Accepted:
    await api.server_list.put_back(request.path_params["name"])
    return Accepted()


async def _enable_server(api: ServiceApi, request: Request) -> Accepted:
    await api.server_list.set_enabled(request.path_params["name"], enabled=True)
    return Accepted()


async def _disable_server(api: ServiceApi, request: Request) -> Accepted:
    await api.server_list.set_enabled(request.path_params["name"], enabled=False)
    return Accepted()


async def _apps(api: ServiceApi, _: Request) -> tuple[AppServers, ...]:
    return await api.server_list.apps()


async def _import_servers(api: ServiceApi, request: Request) -> tuple[str, ...]:
    asked = wire.from_json(ImportServersRequest, await body_of(request))
    return await api.server_list.import_from(asked)


async def _keep_secrets(api: ServiceApi, request: Request) -> Accepted:
    asked = wire.from_json(KeepSecretsRequest, await body_of(request))
    await api.server_list.keep_secrets(asked.secrets, in_file=asked.in_file)
    return Accepted()


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
    Operation(
        "POST",
        "/v1/servers/plan",
        "What adding pasted servers would mean: nothing is changed.",
        tuple[ServerPlan, ...],
        _plan_servers,
        AddServersRequest,
    ),
    Operation("POST", "/v1/servers/add", "Add pasted servers.", tuple[str, ...], _add_servers, AddServersRequest),
    Operation("GET", "/v1/servers/{name}/entry", "An entry of servers.json, to be edited.", ServerEntry, _entry),
    Operation("POST", "/v1/servers/{name}/remove", "Take a server out of servers.json.", Accepted, _remove_server),
    Operation(
        "POST", "/v1/servers/{name}/put-back", "Put the server back that was removed last.", Accepted, _put_server_back
    ),
    Operation("POST", "/v1/servers/{name}/enable", "Switch a server on.", Accepted, _enable_server),
    Operation("POST", "/v1/servers/{name}/disable", "Switch a server off.", Accepted, _disable_server),
    Operation("GET", "/v1/servers/import", "What other apps would bring.", tuple[AppServers, ...], _apps),
    Operation(
        "POST",
        "/v1/servers/import",
        "Take over servers of another app.",
        tuple[str, ...],
        _import_servers,
        ImportServersRequest,
    ),
    Operation(
        "POST", "/v1/servers/secrets", "Keep secrets that servers need.", Accepted, _keep_secrets, KeepSecretsRequest
    ),
)
