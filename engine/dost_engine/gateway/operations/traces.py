"""The turns that were answered, and why a tool was picked or not."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from dost_engine import wire
from dost_engine.errors import BadRequest
from dost_engine.gateway.api import Accepted
from dost_engine.gateway.operations.operation import Operation, body_of
from dost_engine.gateway.traces import ConversationRequest, ExplainRequest
from dost_engine.history.pasted import read_pasted
from dost_engine.types import Conversation, Explanation, Turn, TurnPage, TurnTrace

if TYPE_CHECKING:
    from starlette.requests import Request

    from dost_engine.gateway.api import ServiceApi


async def _traces(api: ServiceApi, request: Request) -> TurnPage:
    asked = request.query_params
    limit = asked.get("limit", "50")
    if not (limit.isascii() and limit.isdigit() and len(limit) < 9):
        raise BadRequest(f"limit: {limit!r} is no number of turns.")
    return await api.traces.page(
        limit=int(limit), cursor=asked.get("cursor", ""), origin=asked.get("origin", ""), text=asked.get("text", "")
    )


async def _trace(api: ServiceApi, request: Request) -> TurnTrace:
    return await api.traces.get(request.path_params["turn_id"])


async def _turn(api: ServiceApi, request: Request) -> Turn:
    return await api.traces.turn(request.path_params["turn_id"])


async def _conversation(_: ServiceApi, request: Request) -> Conversation:
    asked = wire.from_json(ConversationRequest, await body_of(request))
    return await asyncio.to_thread(read_pasted, asked.text)


async def _clear_traces(api: ServiceApi, _: Request) -> Accepted:
    await api.traces.clear()
    return Accepted()


async def _explain(api: ServiceApi, request: Request) -> Explanation:
    return await api.traces.explain(wire.from_json(ExplainRequest, await body_of(request)))


TRACES: tuple[Operation, ...] = (
    Operation(
        "GET",
        "/v1/traces",
        "The turns that were answered, newest first.",
        TurnPage,
        _traces,
        query=("limit", "cursor", "origin", "text"),
    ),
    Operation("GET", "/v1/traces/{turn_id}", "An answered turn, whole.", TurnTrace, _trace),
    Operation("GET", "/v1/traces/{turn_id}/turn", "What was asked in it, with its history.", Turn, _turn),
    Operation(
        "POST",
        "/v1/conversation",
        "Read a conversation in any chat format.",
        Conversation,
        _conversation,
        ConversationRequest,
    ),
    Operation("DELETE", "/v1/traces", "Forget every turn.", Accepted, _clear_traces),
    Operation(
        "POST", "/v1/explain", "Why a turn picks a tool or not, and what would.", Explanation, _explain, ExplainRequest
    ),
)
