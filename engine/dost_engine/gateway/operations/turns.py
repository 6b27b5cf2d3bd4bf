"""Choosing the tools of a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_engine import wire
from dost_engine.gateway.api import SelectRequest
from dost_engine.gateway.operations.operation import Operation, body_of
from dost_engine.types import TurnTrace

if TYPE_CHECKING:
    from starlette.requests import Request

    from dost_engine.gateway.api import ServiceApi


async def _select(api: ServiceApi, request: Request) -> TurnTrace:
    asked = wire.from_json(SelectRequest, await body_of(request))
    return await api.select(asked.turn, asked.policy)


async def _test_select(api: ServiceApi, request: Request) -> TurnTrace:
    asked = wire.from_json(SelectRequest, await body_of(request))
    return await api.test_select(asked.turn, asked.policy)


TURNS: tuple[Operation, ...] = (
    Operation("POST", "/v1/select", "Choose the tools for a turn.", TurnTrace, _select, SelectRequest),
    Operation(
        "POST", "/v1/test-select", "Choose tools to try out: nothing is kept.", TurnTrace, _test_select, SelectRequest
    ),
)
