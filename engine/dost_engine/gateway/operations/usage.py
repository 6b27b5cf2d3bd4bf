"""What was called on this machine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_engine.gateway.api import Accepted
from dost_engine.gateway.operations.operation import Operation
from dost_engine.types import UsageReport

if TYPE_CHECKING:
    from starlette.requests import Request

    from dost_engine.gateway.api import ServiceApi


async def _usage(api: ServiceApi, _: Request) -> UsageReport:
    return await api.usage.report()


async def _clear_usage(api: ServiceApi, _: Request) -> Accepted:
    await api.usage.clear()
    return Accepted()


USAGE: tuple[Operation, ...] = (
    Operation("GET", "/v1/usage", "Calls by tool and by day, and the tokens saved.", UsageReport, _usage),
    Operation("DELETE", "/v1/usage", "Forget every call.", Accepted, _clear_usage),
)
