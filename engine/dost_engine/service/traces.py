"""The turns that were answered, and why a tool was picked in one of them or not."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

from dost_engine.errors import BadRequest, NotFound, ToolNotFound
from dost_engine.traces.digest import catalog_digest
from dost_engine.traces.store import TraceStore
from dost_engine.types import Cause, Explanation, Verdict

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from dost_engine.gateway.traces import ExplainRequest
    from dost_engine.toolrag import ToolRAG
    from dost_engine.traces.file import KeptTurn
    from dost_engine.types import Candidate, Turn, TurnPage, TurnTrace


class Traces:
    """The kept turns.

    Args:
        path: Where they are kept.
        keeping: Whether they are kept on disk; the newest can be opened again in any case.
        engine: Gives what answers, and raises NotReady where nothing does.
    """

    def __init__(self, path: Path, *, keeping: bool, engine: Callable[[], ToolRAG]) -> None:
        self._path, self._keeping, self._engine = path, keeping, engine
        self._store: TraceStore | None = None

    def open(self) -> None:
        """Begin to open the file; returns at once."""
        self._store = TraceStore(self._path, keeping=self._keeping)

    async def close(self) -> None:
        """Write what waits."""
        store, self._store = self._store, None
        if store is not None:
            await asyncio.to_thread(store.close)

    @property
    def problems(self) -> tuple[str, ...]:
        """What cannot be kept and why."""
        return (self._store.problem,) if self._store is not None and self._store.problem else ()

    def keep(self, turn: Turn, trace: TurnTrace) -> None:
        """Keep a turn that was answered; returns at once."""
        if self._store is not None:
            catalog = self._engine().catalog
            known = catalog if catalog.revision == trace.selection.catalog_revision else None
            self._store.put(turn, trace, known)

    async def page(self, *, limit: int, cursor: str, origin: str, text: str) -> TurnPage:
        """Turns, newest first."""
        return await asyncio.wrap_future(self._running().page(limit=limit, cursor=cursor, origin=origin, text=text))

    async def get(self, turn_id: str) -> TurnTrace:
        """A turn, whole, and whether it was answered from other tools than there are.

        Raises:
            NotFound: it is not kept.
        """
        kept = await self._kept(turn_id)
        changed = await self._changed_since(kept) if kept.catalog else None
        return replace(kept.trace, catalog_changed=changed)

    async def turn(self, turn_id: str) -> Turn:
        """What was asked in a turn, with what came before.

        Raises:
            NotFound: it is not kept.
        """
        return (await self._kept(turn_id)).turn

    async def clear(self) -> None:
        """Forget everything, on disk and in memory.

        Raises:
            StorageError: it cannot be done; nothing is forgotten then.
        """
        await asyncio.wrap_future(self._running().clear())

    async def forget(self, conversation: str) -> None:
        """Forget the turns of a conversation, on disk and in memory.

        Raises:
            StorageError: it cannot be done.
        """
        await asyncio.wrap_future(self._running().forget(conversation))

    async def explain(self, asked: ExplainRequest) -> Explanation:
        """Why a turn, a kept one or any other, picks a tool or not.

        Raises:
            BadRequest: neither or both of a turn and a kept turn were named.
            NotFound: the turn is not kept.
            ToolNotFound: there is no such tool, and the kept turn knows none either.
            SeveralTools: tools of several servers have that name.
        """
        if (asked.turn is None) == (not asked.turn_id):
            raise BadRequest("Name either a turn or a turn_id.", remedy="A turn_id is one of `dost traces`.")
        engine = self._engine()
        if asked.turn is not None:
            return await engine.explain(asked.turn, asked.tool, asked.policy)
        kept = await self._kept(asked.turn_id)
        changed = await self._changed_since(kept)
        policy = asked.policy or kept.trace.policy
        try:
            explanation = await engine.explain(kept.turn, asked.tool, policy)
        except ToolNotFound:
            then = _then(kept, asked.tool)
            if then is None:
                raise
            gone = replace(then, verdict=Verdict.GONE, note="no longer offered")
            explanation = Explanation(then.id, "", policy.name, Cause.GONE, gone)
        return replace(
            explanation,
            turn_id=asked.turn_id,
            catalog_changed=changed,
            at_the_time=_then(kept, explanation.tool_id) if policy == kept.trace.policy else None,
        )

    async def _changed_since(self, kept: KeptTurn) -> bool:
        """Whether the tools are others than those that a turn was answered from."""
        return await asyncio.to_thread(catalog_digest, self._engine().catalog) != kept.catalog

    async def _kept(self, turn_id: str) -> KeptTurn:
        kept = await asyncio.wrap_future(self._running().get(turn_id))
        if kept is None:
            raise NotFound(f"There is no turn {turn_id} among those that are kept.", remedy="See `dost traces`.")
        return kept

    def _running(self) -> TraceStore:
        if self._store is None:
            self._engine()  # says that the service does not run
            raise NotFound("No turns are kept.")
        return self._store


def _then(kept: KeptTurn, tool_id: str) -> Candidate | None:
    return next((one for one in kept.trace.candidates if one.id == tool_id), None)
