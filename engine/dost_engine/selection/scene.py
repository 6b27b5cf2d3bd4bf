"""What a turn is answered from, and which tools may be picked at all."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

import numpy as np
from numpy.typing import NDArray

from dost_engine.catalog import names_of, tool_of_entry
from dost_engine.errors import EmbeddingFailed
from dost_engine.index.snapshot import Snapshot
from dost_engine.index.vectors import Vector, is_usable
from dost_engine.selection.filters import refusal
from dost_engine.types import MAPPING_SERVER, Catalog, Filters, Recipe, Tool, ToolChoice, UsageStats, Verdict
from dost_engine.words import printable

if TYPE_CHECKING:
    from dost_engine.embedding.protocol import Embedder

BANNED = "banned by you"
"""Why a tool that its user does not want is never picked."""

SHOWN_MISSED = 20
"""Tools behind the cut that the trace of a chat turn tells of, the nearest first, and hits of each arm behind those
that are taken, unless more are asked for. Any tool can be asked about."""

MESSAGES_REMEMBERED = 256
"""Vectors of messages that are kept in memory: some hours of chat, 400 KB."""

ANY_TOOL = (
    "get_item: Get an item by its id.",
    "list_items: List all items.",
    "create_item: Create a new item.",
    "update_item: Change an item.",
    "delete_item: Delete an item.",
)
"""What tools everywhere do, of no field of life. "Show me the details of the boat" is near to every tool that shows
details: only what a message has with a tool beyond this speaks for that tool."""


@dataclass(frozen=True, slots=True)
class Scene:
    """What one turn is answered from.

    Attributes:
        snapshot: What is searched in.
        catalog: What may be picked. Mostly the snapshot's own catalogue; a newer one while that is being indexed.
        recipes: The texts of the tools that the policy searches by meaning.
        embed: Makes the unit vector of a message, or None while there is no model.
        of_mapping: Whether the catalogue is an application's own mapping, as the guide's ``select`` takes it: a history
            names tools by its keys, and what is indexed but not in it takes places all the same.
        usage: What was called on this machine.
        now: The moment of the turn, in the person's time zone.
        asked: Id of a tool that the trace is to tell of wherever it stands, or empty. It changes no pick.
        added: Ids of the tools that the user wants in this turn alone.
        aside: A thread of its own for the search by words, which runs while the model does; None to run one after the
            other.
        missed: Tools behind the cut that the trace tells of, and hits of each arm behind those that are taken.
    """

    snapshot: Snapshot
    catalog: Catalog
    recipes: tuple[Recipe, ...]
    embed: MessageVectors | None = None
    of_mapping: bool = False
    usage: UsageStats = field(default_factory=UsageStats)
    now: datetime = field(default_factory=lambda: datetime.now().astimezone())
    asked: str = ""
    added: tuple[str, ...] = ()
    aside: Executor | None = None
    missed: int = SHOWN_MISSED

    @property
    def not_ready(self) -> str:
        """Why the vectors cannot be searched, in a few words; empty where they can."""
        if not self.catalog.tools:
            return "there are no tools"
        if self.embed is None:
            return "the model is not loaded yet"
        if not self.snapshot.indexed(self.recipes):
            return "the tools are not indexed yet"
        return ""

    def pinned(self, allowed: Allowed) -> tuple[str, ...]:
        """Ids of the tools that the user wants, always or now, and that may be picked, in the catalogue's order."""
        wanted = {tool_id for tool_id, choice in self.catalog.choices.items() if choice.pinned} | {*self.added}
        return tuple(tool_id for tool_id in allowed.tools if tool_id in wanted) if wanted else ()

    def is_pinned(self, tool_id: str) -> bool:
        """Whether the user wants a tool, always or in this turn."""
        choice = self.catalog.choices.get(tool_id, ToolChoice())
        return (choice.pinned or tool_id in self.added) and not choice.banned

    def is_added(self, tool_id: str) -> bool:
        """Whether the user wants a tool in this turn and not always."""
        return tool_id in self.added and not self.catalog.choices.get(tool_id, ToolChoice()).pinned

    @property
    def tokens_all(self) -> int:
        """Estimated tokens of all definitions of the catalogue."""
        if self.catalog is self.snapshot.catalog:
            return sum(self.snapshot.tokens)
        return sum(self.snapshot.tokens_of(tool) for tool in self.catalog.tools)


class MessageVectors:
    """Makes the vectors of messages with an embedder and remembers the last ones.

    A turn looks at the messages before it too, and embeds its own only. Used by one turn at a time.
    """

    def __init__(self, embedder: Embedder) -> None:
        self._embedder = embedder
        self._vectors: OrderedDict[str, Vector] = OrderedDict()
        self._any_tool: Vector | None = None

    @property
    def any_tool(self) -> Vector:
        """The mean of the vectors of :data:`ANY_TOOL`, shape [dim]; made once.

        Raises:
            EmbeddingFailed: the model gave no usable vector for one of them.
        """
        if self._any_tool is None:
            rows = self._embedder.embed(ANY_TOOL)
            if len(rows) != len(ANY_TOOL):
                raise self._unusable()
            self._any_tool = np.mean([self._unit(row) for row in rows], axis=0)
        return self._any_tool

    def __call__(self, text: str) -> Vector:
        """The unit vector of one message; see :meth:`embed`."""
        return self.embed((text,))[0]

    def embed(self, texts: Sequence[str]) -> tuple[Vector, ...]:
        """The unit vectors of messages, shape [dim] each; what is not remembered is embedded in one batch.

        Raises:
            EmbeddingFailed: the model gave no usable vector for one of them.
        """
        known = {text: self._vectors[text] for text in texts if text in self._vectors}
        missing = [text for text in dict.fromkeys(texts) if text not in known]
        if missing:
            rows = self._embedder.embed([printable(text) for text in missing])
            if len(rows) != len(missing):
                raise self._unusable()
            known |= {text: self._unit(row) for text, row in zip(missing, rows, strict=True)}
        for text in known:
            self._vectors[text] = known[text]
            self._vectors.move_to_end(text)
        while len(self._vectors) > MESSAGES_REMEMBERED:
            self._vectors.popitem(last=False)
        return tuple(known[text] for text in texts)

    def _unit(self, row: Vector) -> Vector:
        if not is_usable(row, self._embedder.dim):
            raise self._unusable()
        vector = row.astype(np.float64)  # whose squares hold every float32
        unit: Vector = (vector / np.linalg.norm(vector)).astype(np.float32)
        unit.flags.writeable = False
        return unit

    def _unusable(self) -> EmbeddingFailed:
        return EmbeddingFailed(
            f"{self._embedder.model_id} gave no usable vector for the message.", remedy="Load the model again."
        )


@dataclass(frozen=True, slots=True, eq=False)
class Allowed:
    """Which tools may be picked in a turn.

    Attributes:
        tools: The tools that may, by id, in the order of the catalogue.
        refused: Why a tool of the catalogue may not, by id, in a few words.
        mask: bool [tools of the snapshot]: which take places.
    """

    tools: Mapping[str, Tool]
    refused: Mapping[str, str] = field(default_factory=dict)
    mask: NDArray[np.bool_] = field(default_factory=lambda: np.zeros(0, dtype=bool))

    @classmethod
    def of(cls, scene: Scene, filters: Filters) -> Allowed:
        """Hold every tool of the scene against the user's bans and the filters of a turn."""
        banned = {tool_id for tool_id, choice in scene.catalog.choices.items() if choice.banned}
        snapshot = scene.snapshot
        if scene.catalog is snapshot.catalog and not banned and filters == Filters():
            if snapshot not in _all_open:  # most turns: made once, not for thousands of tools in every one of them
                tools = {tool.id: tool for tool in scene.catalog.tools}
                _all_open[snapshot] = cls(tools, mask=np.ones(len(tools), dtype=bool))
            return _all_open[snapshot]
        refused = {}
        if filters != Filters() or banned:
            for tool in scene.catalog.tools:
                why = BANNED if tool.id in banned else refusal(tool, filters)
                if why:
                    refused[tool.id] = why
        tools = {tool.id: tool for tool in scene.catalog.tools if tool.id not in refused}
        known = scene.snapshot.catalog.tools
        others = scene.of_mapping
        mask = np.array([tool.id in tools or (others and tool.id not in banned) for tool in known], dtype=bool)
        return cls(tools, refused, mask)

    def without(self, refused: Mapping[str, str]) -> Allowed:
        """The same without some more tools of the snapshot, each with the reason.

        Args:
            refused: Reason by id.
        """
        tools = {tool_id: tool for tool_id, tool in self.tools.items() if tool_id not in refused}
        return replace(self, tools=tools, refused={**self.refused, **refused})

    def verdict(self, tool_id: str) -> tuple[Verdict, str]:
        """The verdict on a tool that may not be picked, and why in a few words."""
        why = self.refused.get(tool_id)
        if why == BANNED:
            return Verdict.DISABLED, why
        return (Verdict.FILTERED, why) if why else (Verdict.GONE, "no longer offered")


_all_open: WeakKeyDictionary[Snapshot, Allowed] = WeakKeyDictionary()


def scene_of_mapping(all_tools: Mapping[str, object], now: Scene) -> tuple[dict[str, list[str]], Scene]:
    """Let a turn pick from an application's own mapping of names to definitions only.

    A name that means an indexed tool stands for it; any other stands for a tool that is not indexed, which only the
    history can bring in.

    Args:
        all_tools: Definition by name.
        now: The scene, with the catalogue that is indexed.

    Returns:
        The names in the mapping of every tool by its id, and the scene.
    """
    keys: dict[str, list[str]] = {}
    tools: dict[str, Tool] = {}
    now = replace(now, of_mapping=True)
    for key, entry in all_tools.items():
        for tool in tools_named(now, key) or (tool_of_entry(key, entry),):
            keys.setdefault(tool.id, []).append(key)
            tools[tool.id] = tool
    return keys, replace(now, catalog=Catalog(now.catalog.revision, tuple(tools.values()), choices=now.catalog.choices))


def tools_named(scene: Scene, name: str) -> tuple[Tool, ...]:
    """Tools of the scene's catalogue that a name of a history means."""
    names = names_of(scene.catalog)
    own = names.of_id(f"{MAPPING_SERVER}/{name}") if scene.of_mapping else None
    return (own,) if own else names.resolve(name)
