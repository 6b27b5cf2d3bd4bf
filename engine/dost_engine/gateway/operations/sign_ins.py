"""Sign-ins to the MCP servers that want to know who asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_engine import wire
from dost_engine.gateway.api import Accepted
from dost_engine.gateway.operations.operation import Operation, body_of
from dost_engine.gateway.sign_ins import SignInRequest
from dost_engine.types import SignIn

if TYPE_CHECKING:
    from starlette.requests import Request

    from dost_engine.gateway.api import ServiceApi


async def _begin_sign_in(api: ServiceApi, request: Request) -> SignIn:
    asked = wire.from_json(SignInRequest, await body_of(request))
    return await api.sign_ins.begin(request.path_params["name"], in_file=asked.in_file)


async def _sign_in(api: ServiceApi, request: Request) -> SignIn:
    return api.sign_ins.newest(request.path_params["name"])


async def _cancel_sign_in(api: ServiceApi, request: Request) -> Accepted:
    await api.sign_ins.cancel(request.path_params["name"])
    return Accepted()


async def _sign_out(api: ServiceApi, request: Request) -> Accepted:
    await api.sign_ins.sign_out(request.path_params["name"])
    return Accepted()


SIGN_INS: tuple[Operation, ...] = (
    Operation(
        "POST",
        "/v1/servers/{name}/sign-in",
        "Begin a sign-in: the answer has the address to open in a browser.",
        SignIn,
        _begin_sign_in,
        SignInRequest,
    ),
    Operation("GET", "/v1/servers/{name}/sign-in", "How the newest sign-in stands.", SignIn, _sign_in),
    Operation(
        "POST", "/v1/servers/{name}/sign-in/cancel", "End a sign-in that is on its way.", Accepted, _cancel_sign_in
    ),
    Operation("POST", "/v1/servers/{name}/sign-out", "Forget what a sign-in brought.", Accepted, _sign_out),
)
