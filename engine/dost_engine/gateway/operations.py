"""Every operation of the interface in one table: its address, what it takes and gives, and what it does.

Routes and the OpenAPI page are made from this table, so neither can know one that the other does not.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from starlette.requests import Request

from dost_engine import wire
from dost_engine.errors import BadRequest
from dost_engine.gateway.api import Accepted, InvokeRequest, SelectRequest, ServiceApi
from dost_engine.gateway.guard import MAX_BODY_BYTES
from dost_engine.types import Invocation, ServerStatus, ServiceStatus, ToolInfo, TurnTrace

Handler = Callable[[ServiceApi, Request], Awaitable[object]]


@dataclass(frozen=True, slots=True)
class Operation:
    """One operation.

    Attributes:
        method: ``GET`` or ``POST``.
        path: With parameters in braces.
        summary: A sentence for the OpenAPI page.
        answer: Type of what ``run`` returns.
        run: Does it; raises ``DostError``.
        body: Type of the request's body, or None where there is none.
    """

    method: str
    path: str
    summary: str
    answer: object
    run: Handler
    body: type | None = None


async def _status(api: ServiceApi, _: Request) -> ServiceStatus:
    return api.status()


async def _tools(api: ServiceApi, _: Request) -> tuple[ToolInfo, ...]:
    return api.tools()


async def _servers(api: ServiceApi, _: Request) -> tuple[ServerStatus, ...]:
    return api.servers()


async def _server_logs(api: ServiceApi, request: Request) -> tuple[str, ...]:
    return api.server_logs(request.path_params["name"])


async def _restart_server(api: ServiceApi, request: Request) -> Accepted:
    await api.restart_server(request.path_params["name"])
    return Accepted()


async def _add_sample_servers(api: ServiceApi, _: Request) -> tuple[str, ...]:
    return await api.add_sample_servers()


async def _get_model(api: ServiceApi, _: Request) -> Accepted:
    api.get_model()
    return Accepted()


async def _cancel_model(api: ServiceApi, _: Request) -> Accepted:
    api.cancel_model()
    return Accepted()


async def _select(api: ServiceApi, request: Request) -> TurnTrace:
    asked = wire.from_json(SelectRequest, await _body(request))
    return await api.select(asked.turn, asked.policy)


async def _test_select(api: ServiceApi, request: Request) -> TurnTrace:
    asked = wire.from_json(SelectRequest, await _body(request))
    return await api.test_select(asked.turn, asked.policy)


async def _invoke(api: ServiceApi, request: Request) -> Invocation:
    asked = wire.from_json(InvokeRequest, await _body(request))
    return await api.invoke(asked.tool_id, asked.arguments, origin=asked.origin)


async def _trace(api: ServiceApi, request: Request) -> TurnTrace:
    return api.trace(request.path_params["turn_id"])


async def _body(request: Request) -> bytes:
    """The body, counted while it comes: its length may not have been announced."""
    parts: list[bytes] = []
    size_bytes = 0
    async for part in request.stream():
        size_bytes += len(part)
        if size_bytes > MAX_BODY_BYTES:
            raise BadRequest(f"The body is larger than {MAX_BODY_BYTES} bytes.", remedy="Send a shorter history.")
        parts.append(part)
    return b"".join(parts)


OPERATIONS: tuple[Operation, ...] = (
    Operation("GET", "/v1/status", "What the service is and does.", ServiceStatus, _status),
    Operation("GET", "/v1/tools", "Every tool of the catalogue.", tuple[ToolInfo, ...], _tools),
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
    Operation("POST", "/v1/model/get", "Start to download the embedding model.", Accepted, _get_model),
    Operation("POST", "/v1/model/cancel", "End a download of the embedding model.", Accepted, _cancel_model),
    Operation("POST", "/v1/select", "Choose the tools for a turn.", TurnTrace, _select, SelectRequest),
    Operation(
        "POST", "/v1/test-select", "Choose tools to try out: nothing is kept.", TurnTrace, _test_select, SelectRequest
    ),
    Operation("POST", "/v1/invoke", "Call a tool.", Invocation, _invoke, InvokeRequest),
    Operation("GET", "/v1/traces/{turn_id}", "A recent turn, whole.", TurnTrace, _trace),
)
