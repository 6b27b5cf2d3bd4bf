"""The methods with the guide's names: views of a turn over an application's own mapping of names to definitions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from dost_engine.catalog import tool_of_entry
from dost_engine.errors import BadRequest, EmbeddingFailed
from dost_engine.history import read_messages, turn_from_messages
from dost_engine.selection import guide
from dost_engine.selection.recall import by_meaning, by_words, sticky_names
from dost_engine.selection.scene import Allowed, Scene, scene_of_mapping
from dost_engine.server_text import true_name
from dost_engine.types import Arm, Filters, Source, StageStatus

if TYPE_CHECKING:
    from collections.abc import Callable

    from dost_engine.index.snapshot import Snapshot
    from dost_engine.selection.recall import Found
    from dost_engine.types import Catalog, Policy, TurnTrace


_T = TypeVar("_T")


class GuideApi(ABC):
    """What answers by the guide's rules, whatever rules its owner goes by. The owner has index, model and threads."""

    _guide: Policy

    @property
    @abstractmethod
    def snapshot(self) -> Snapshot:
        """What a turn sees now."""

    @abstractmethod
    async def _on_query_thread(self, work: Callable[[], _T]) -> _T:
        """Do work that takes time off the event loop."""

    @abstractmethod
    def _scene(self, catalog: Catalog, policy: Policy) -> Scene:
        """What a turn is answered from now, and by which tools."""

    @abstractmethod
    def _check_open(self) -> None:
        """Raise NotReady after the end."""

    @abstractmethod
    def _check_ready(self) -> None:
        """Raise NotReady while there is no model."""

    async def select(
        self,
        query: str,
        history: object,
        all_tools: Mapping[str, Any],
        *,
        semantic_limit: int | None = None,
        sticky_window: int | None = None,
    ) -> dict[str, Any]:
        """Pick tools for a message.

        Args:
            query: The message.
            history: Messages of any format in use, with or without the current one.
            all_tools: Definition by name.
            semantic_limit: Overrides the instance's.
            sticky_window: Overrides the instance's.

        Returns:
            The picked entries of ``all_tools``, the same objects, in the order of the picks; all of them, in their
            order, while the model or the index is not ready.

        Raises:
            BadRequest: ``all_tools`` is no mapping.
        """
        keys, trace = await self._guide_trace(query, history, all_tools, semantic_limit, sticky_window)
        if trace.selection.fallback:  # all that are not banned
            given = {key for pick in trace.selection.picks for key in keys[pick.id]}
            return {key: entry for key, entry in (all_tools or {}).items() if key in given}
        return {key: all_tools[key] for pick in trace.selection.picks for key in keys[pick.id]}

    async def test_select(
        self,
        query: str,
        history: object,
        all_tools: Mapping[str, Any],
        *,
        semantic_limit: int | None = None,
        sticky_window: int | None = None,
    ) -> list[dict[str, Any]]:
        """Show what ``select`` picks and from where.

        Returns:
            ``{name, description, score, source}`` of each pick, sorted by score, sticky ones last with score 0. Source
            is ``semantic``, ``text``, ``both`` or ``sticky``; ``all`` for tools given only because all are.
        """
        keys, trace = await self._guide_trace(query, history, all_tools, semantic_limit, sticky_window)
        tools = {key: tool_of_entry(key, all_tools[key]) for names in keys.values() for key in names}
        rows: dict[str, dict[str, Any]] = {}
        for pick in trace.selection.picks:
            for key in keys[pick.id]:
                row = {"name": key, "description": tools[key].description, "score": pick.score}
                rows.setdefault(key, row | {"source": str(pick.source)})
        return sorted(
            rows.values(), key=lambda row: (row["source"] in {Source.STICKY, Source.ALL}, -float(row["score"]))
        )

    async def _guide_trace(
        self,
        query: str,
        history: object,
        all_tools: Mapping[str, Any],
        semantic_limit: int | None,
        sticky_window: int | None,
    ) -> tuple[dict[str, list[str]], TurnTrace]:
        """Trace a turn over a mapping of tools; the names in it of every tool by its id."""
        policy = replace(
            self._guide,
            semantic_limit=self._guide.semantic_limit if semantic_limit is None else semantic_limit,
            sticky_window=self._guide.sticky_window if sticky_window is None else sticky_window,
        )
        now, tools, text = self._scene(self.snapshot.catalog, policy), checked_mapping(all_tools), _text(query)

        def work() -> tuple[dict[str, list[str]], TurnTrace]:
            keys, scene = scene_of_mapping(tools, now)
            return keys, guide.answer(turn_from_messages(history, text=text, origin="api"), policy, scene)

        return await self._on_query_thread(work)

    async def search(self, query: str, limit: int | None = None) -> list[dict[str, Any]]:
        """Search by meaning.

        Returns:
            ``{name, description, score}`` of the tools whose cosine is .25 or more, best first, rounded to 3 decimals.

        Raises:
            NotReady: before ``init()``.
            EmbeddingFailed: the model gave no usable vector.
        """
        self._check_ready()
        scene = self._scene(self.snapshot.catalog, self._guide)
        if scene.not_ready:
            return []
        limit = self._guide.semantic_limit if limit is None else limit
        floor = self._guide.semantic_floor

        def work() -> Found:
            return by_meaning(Arm.SEMANTIC, _text(query), scene, Allowed.of(scene, Filters()), limit=limit, floor=floor)

        found = await self._on_query_thread(work)
        if found.status is StageStatus.FAILED:
            raise EmbeddingFailed(found.note)
        return _rows(found, scene)

    async def text_search(self, query: str, limit: int | None = None) -> list[dict[str, Any]]:
        """Search by words. Needs no model.

        Returns:
            ``{name, description, score}`` of the tools that hold a word of the message, best first.
        """
        self._check_open()
        scene = self._scene(self.snapshot.catalog, self._guide)
        limit = self._guide.text_limit if limit is None else limit

        def work() -> Found:
            return by_words(_text(query), scene, Allowed.of(scene, Filters()), limit=limit)

        return _rows(await self._on_query_thread(work), scene)

    def extract_sticky(self, history: object, window: int | None = None) -> set[str]:
        """Names of the tools used in the last turns, as the history has them.

        Args:
            history: Messages of any format in use.
            window: Assistant messages to look at; None for the instance's.
        """
        return set(sticky_names(read_messages(history), self._guide.sticky_window if window is None else window))


def checked_mapping(tools: object) -> Mapping[str, Any]:
    """The guide's mapping of names to definitions, None being an empty one.

    Raises:
        BadRequest: it is none.
    """
    if not isinstance(tools, Mapping | None):
        raise BadRequest(
            f"The tools must be a mapping of names to definitions, not {type(tools).__name__}.",
            remedy="Give them as {name: definition}.",
        )
    return tools or {}


def _text(query: object) -> str:
    return query if isinstance(query, str) else ""


def _rows(found: Found, scene: Scene) -> list[dict[str, Any]]:
    tools = scene.snapshot.catalog.tools
    rows = [(tools[scene.snapshot.position_of[hit.id]], hit.score) for hit in found.taken]
    return [{"name": true_name(tool.name), "description": tool.description, "score": score} for tool, score in rows]
