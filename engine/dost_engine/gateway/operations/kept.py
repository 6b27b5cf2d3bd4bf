"""What is kept on disk."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_engine.errors import NotFound
from dost_engine.gateway.api import Accepted
from dost_engine.gateway.operations.operation import Operation
from dost_engine.types import KeptKind, KeptPart

if TYPE_CHECKING:
    from starlette.requests import Request

    from dost_engine.gateway.api import ServiceApi


async def _parts(api: ServiceApi, _: Request) -> tuple[KeptPart, ...]:
    return await api.kept.parts()


async def _clear(api: ServiceApi, request: Request) -> Accepted:
    asked = request.path_params["kind"]
    if asked not in set(KeptKind):
        raise NotFound(f"Nothing is kept under the name {asked!r}; there are: {', '.join(KeptKind)}.")
    await api.kept.clear(KeptKind(asked))
    return Accepted()


async def _forget(api: ServiceApi, request: Request) -> Accepted:
    await api.kept.forget(request.path_params["conversation"])
    return Accepted()


KEPT: tuple[Operation, ...] = (
    Operation("GET", "/v1/kept", "What is kept on disk: how much, and where.", tuple[KeptPart, ...], _parts),
    Operation("DELETE", "/v1/kept/{kind}", "Forget all of one kind.", Accepted, _clear),
    Operation(
        "DELETE",
        "/v1/conversations/{conversation}",
        "Forget what is kept of a conversation: its turns, and what its calls passed and brought.",
        Accepted,
        _forget,
    ),
)
