"""Calls of tools: those that wait for a person, and those that were asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_engine import wire
from dost_engine.errors import BadRequest
from dost_engine.gateway.api import Accepted
from dost_engine.gateway.calls import AnswerRequest
from dost_engine.gateway.operations.operation import Operation, body_of
from dost_engine.types import CallPage, WaitingCall

if TYPE_CHECKING:
    from starlette.requests import Request

    from dost_engine.gateway.api import ServiceApi


async def _approvals(api: ServiceApi, _: Request) -> tuple[WaitingCall, ...]:
    return api.calls.waiting()


async def _answer_approval(api: ServiceApi, request: Request) -> Accepted:
    asked = wire.from_json(AnswerRequest, await body_of(request))
    await api.calls.answer(request.path_params["approval_id"], asked.decision)
    return Accepted()


async def _audit(api: ServiceApi, request: Request) -> CallPage:
    asked = request.query_params
    limit = asked.get("limit", "50")
    if not (limit.isascii() and limit.isdigit() and len(limit) < 9):
        raise BadRequest(f"limit: {limit!r} is no number of calls.")
    return await api.calls.page(
        limit=int(limit), cursor=asked.get("cursor", ""), tool=asked.get("tool", ""), origin=asked.get("origin", "")
    )


async def _clear_audit(api: ServiceApi, _: Request) -> Accepted:
    await api.calls.clear()
    return Accepted()


CALLS: tuple[Operation, ...] = (
    Operation("GET", "/v1/approvals", "The calls that wait for a person.", tuple[WaitingCall, ...], _approvals),
    Operation(
        "POST",
        "/v1/approvals/{approval_id}",
        "Allow or refuse a call that waits.",
        Accepted,
        _answer_approval,
        AnswerRequest,
    ),
    Operation(
        "GET",
        "/v1/audit",
        "Every call that was asked for and what became of it, newest first.",
        CallPage,
        _audit,
        query=("limit", "cursor", "tool", "origin"),
    ),
    Operation("DELETE", "/v1/audit", "Forget every call.", Accepted, _clear_audit),
)
