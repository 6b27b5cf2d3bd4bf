"""Histories as applications pass them, and what is picked behind them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from dost_engine.history import turn_from_messages
from dost_engine.types import Policy
from support.small_tools import HARBOUR, indexed

if TYPE_CHECKING:
    from dost_engine.types import TurnTrace


async def trace_of(history: object, query: str) -> TurnTrace:
    """What a message gets behind a history, by the guide's policy."""
    async with indexed(HARBOUR) as rag:
        return await rag.trace(turn_from_messages(history, text=query), Policy.guide())


async def sticky(history: object, query: str) -> list[str]:
    """Names of the tools that are picked because they were used."""
    trace = await trace_of(history, query)
    return [pick.id.removeprefix("tools/") for pick in trace.selection.picks if "sticky" in pick.flags]


def said(role: str, content: object, **more: object) -> dict[str, Any]:
    """A message of a chat."""
    return {"role": role, "content": content, **more}
