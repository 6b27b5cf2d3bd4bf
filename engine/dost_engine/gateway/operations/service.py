"""What the service is and does, and its embedding model."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_engine.gateway.api import Accepted
from dost_engine.gateway.operations.operation import Operation
from dost_engine.types import ClientSeen, ServiceStatus

if TYPE_CHECKING:
    from starlette.requests import Request

    from dost_engine.gateway.api import ServiceApi


async def _status(api: ServiceApi, _: Request) -> ServiceStatus:
    return api.status()


async def _reindex(api: ServiceApi, _: Request) -> Accepted:
    api.reindex()
    return Accepted()


async def _cancel_indexing(api: ServiceApi, _: Request) -> Accepted:
    api.cancel_indexing()
    return Accepted()


async def _get_model(api: ServiceApi, _: Request) -> Accepted:
    api.get_model()
    return Accepted()


async def _cancel_model(api: ServiceApi, _: Request) -> Accepted:
    api.cancel_model()
    return Accepted()


async def _clients(api: ServiceApi, _: Request) -> tuple[ClientSeen, ...]:
    return api.hosting.clients.seen()


async def _end(api: ServiceApi, _: Request) -> Accepted:
    api.hosting.end()
    return Accepted()


SERVICE: tuple[Operation, ...] = (
    Operation("GET", "/v1/status", "What the service is and does.", ServiceStatus, _status),
    Operation("GET", "/v1/clients", "Who asked, and when each did last.", tuple[ClientSeen, ...], _clients),
    Operation("POST", "/v1/end", "End the service, where it is a process of its own.", Accepted, _end),
    Operation(
        "POST", "/v1/reindex", "Ask every server for its tools again and index all of them anew.", Accepted, _reindex
    ),
    Operation(
        "POST",
        "/v1/reindex/cancel",
        "End the indexing that runs; tools that were not reached are found by words alone until the next one.",
        Accepted,
        _cancel_indexing,
    ),
    Operation("POST", "/v1/model/get", "Start to download the embedding model.", Accepted, _get_model),
    Operation("POST", "/v1/model/cancel", "End a download of the embedding model.", Accepted, _cancel_model),
)
