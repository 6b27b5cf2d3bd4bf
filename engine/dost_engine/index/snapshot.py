"""What one turn sees: a catalogue and everything made from it, immutable."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from dost_engine.catalog import tool_tokens
from dost_engine.index.bm25f import Bm25fIndex
from dost_engine.index.floods import find_floods
from dost_engine.index.fulltext import FullTextIndex
from dost_engine.index.kept_tools import KeptTool, KeptTools, tool_key
from dost_engine.index.names import NameIndex
from dost_engine.index.tool_words import WordsAtHand
from dost_engine.index.uncollected import uncollected
from dost_engine.index.vectors import VectorIndex
from dost_engine.projection import project
from dost_engine.types import Catalog, Projection, Recipe

if TYPE_CHECKING:
    from collections.abc import Iterable

    from dost_engine.types import Tool


MANY_TOOLS = 5_000
"""Beyond so many tools each has one vector: see the record of the vectors of large catalogues."""


_FEW_TO_SORT = 4_000  # so many are sorted more quickly by a sort that is stable


def embedded(recipes: tuple[Recipe, ...], tools: int) -> tuple[Recipe, ...]:
    """The texts that are embedded of those that a policy asks for, by the number of tools."""
    both = Recipe.PLAIN in recipes and Recipe.RICH in recipes
    if tools <= MANY_TOOLS or not both:
        return recipes
    return tuple(recipe for recipe in recipes if recipe is not Recipe.PLAIN)


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class Snapshot:
    """A catalogue with its indexes. Everything per tool is in the order of the catalogue.

    Attributes:
        catalog: The catalogue.
        projections: What rankers see of each tool.
        text: Its words, as the guide searches them.
        words: Its words, as the ranked rules search them.
        names: The names of its tools.
        vectors: Its vectors by the recipe of their texts; without the recipes that are not there (yet).
        tokens: Estimated tokens of each tool's definition.
        position_of: Position of a tool by its id.
        by_name: int [tools]: positions by name, then id, the order of tools of equal score.
        tie_order: int [tools]: place of each tool in that order.
        keys: Digest of all that each tool is taken apart by; see :func:`.kept_tools.tool_key`.
        flood: bool [tools]: which are floods of copies; see :mod:`.floods`. None where none are.
    """

    catalog: Catalog = field(default_factory=Catalog)
    projections: tuple[Projection, ...] = ()
    text: FullTextIndex = field(default_factory=lambda: FullTextIndex.build(()))
    names: NameIndex = field(default_factory=NameIndex)
    words: Bm25fIndex = field(default_factory=lambda: Bm25fIndex.build(()))
    vectors: Mapping[Recipe, VectorIndex] = field(default_factory=dict)
    tokens: tuple[int, ...] = ()
    position_of: Mapping[str, int] = field(default_factory=dict)
    by_name: NDArray[np.int64] = field(default_factory=lambda: np.zeros(0, dtype=np.int64))
    tie_order: NDArray[np.int64] = field(default_factory=lambda: np.zeros(0, dtype=np.int64))
    keys: tuple[str, ...] = ()
    flood: NDArray[np.bool_] | None = None

    def indexed(self, recipes: Iterable[Recipe]) -> bool:
        """Whether there are tools, and vectors of all these texts to search in."""
        wanted = embedded(tuple(recipes), len(self.catalog.tools))
        return bool(self.catalog.tools) and all(recipe in self.vectors for recipe in wanted)

    def searched(self, recipes: Iterable[Recipe]) -> tuple[VectorIndex, ...]:
        """The vectors that a policy of these texts searches in, where they are :meth:`indexed`."""
        return tuple(self.vectors[recipe] for recipe in embedded(tuple(recipes), len(self.catalog.tools)))

    def tokens_of(self, tool: Tool) -> int:
        """Estimated tokens of a tool's definition, also of one that is not (or not so) in this snapshot."""
        position = self.position_of.get(tool.id)
        if position is not None and self.catalog.tools[position] is tool:
            return self.tokens[position]
        return tool_tokens(tool)

    def search_words_of(self, position: int) -> str:
        """The words that the user wants the tool of a position to be found by, as they were given."""
        return _search_words(self.catalog, self.catalog.tools[position])

    def ordered(self, scores: NDArray[np.float64]) -> NDArray[np.int64]:
        """Positions of all tools, highest score first, tools of equal score by name, then id."""
        if len(scores) <= _FEW_TO_SORT:
            return self.by_name[np.argsort(-scores[self.by_name], kind="stable")]
        order: NDArray[np.int64] = np.argsort(-scores)  # not stable, and of many tools the quicker
        falls = np.diff(scores[order]) != 0
        if falls.all():
            return order
        step = np.concatenate(([0], np.cumsum(falls)))  # tools of equal score stand on one step
        return order[np.argsort(step * len(order) + self.tie_order[order])]


def _search_words(catalog: Catalog, tool: Tool) -> str:
    choice = catalog.choices.get(tool.id)
    return choice.search_words if choice is not None else ""


def _unchanged(tool: Tool, catalog: Catalog, previous: Snapshot) -> int | None:
    """Where an older snapshot has a tool just as it is now, or None."""
    at = previous.position_of.get(tool.id)
    if at is None or not _same(previous.catalog.tools[at], tool):
        return None
    return at if previous.search_words_of(at) == _search_words(catalog, tool) else None


def _same(one: Tool, other: Tool) -> bool:
    try:
        return one == other
    except RecursionError:  # schemas nested by the thousand
        return False


def prepare(catalog: Catalog, previous: Snapshot, kept: KeptTools | None = None) -> Snapshot:
    """Make the snapshot of a catalogue, still without vectors.

    Args:
        catalog: The catalogue.
        previous: An older snapshot; what it knows of unchanged tools is taken over.
        kept: What earlier runs made of tools; told what is made here.
    """
    kept = kept or KeptTools(None)
    with uncollected():
        apart = _taken_apart(catalog, previous, kept)
        by_name = sorted(range(len(catalog.tools)), key=lambda at: (catalog.tools[at].name, catalog.tools[at].id))
        tie_order = np.zeros(len(by_name), dtype=np.int64)
        tie_order[by_name] = np.arange(len(by_name))
        return Snapshot(
            catalog=catalog,
            projections=apart.projections,
            text=FullTextIndex.build(apart.projections),
            words=apart.words,
            names=NameIndex.build(catalog.tools),
            tokens=apart.tokens,
            position_of={tool.id: at for at, tool in enumerate(catalog.tools)},
            by_name=np.array(by_name, dtype=np.int64),
            tie_order=tie_order,
            keys=apart.keys,
            flood=_flood(apart, previous, kept),
        )


def _flood(apart: _Apart, previous: Snapshot, kept: KeptTools) -> NDArray[np.bool_] | None:
    if apart.keys == previous.keys and all(apart.keys):
        return previous.flood
    found = kept.floods(apart.keys, lambda: find_floods(apart.projections))
    flood = np.zeros(len(apart.keys), dtype=bool)
    flood[list(found)] = True
    return flood if found else None


@dataclass(frozen=True, slots=True, eq=False)
class _Apart:
    """What is made of each tool by itself, and the index of their words. In the order of the catalogue."""

    keys: tuple[str, ...]
    projections: tuple[Projection, ...]
    tokens: tuple[int, ...]
    words: Bm25fIndex


def _taken_apart(catalog: Catalog, previous: Snapshot, kept: KeptTools) -> _Apart:
    """Keys, projections, tokens and words of all tools: from the older snapshot, else from disk, else made now."""
    known = {tool.id: at for tool in catalog.tools if (at := _unchanged(tool, catalog, previous)) is not None}
    new = {tool.id: tool_key(tool, _search_words(catalog, tool)) for tool in catalog.tools if tool.id not in known}
    read = kept.read(new.values())
    keys, projections, tokens = [], [], []
    for tool in catalog.tools:
        if (at := known.get(tool.id)) is not None:
            keys.append(previous.keys[at])
            projections.append(previous.projections[at])
            tokens.append(previous.tokens[at])
            continue
        keys.append(key := new[tool.id])
        if (one := read.get(key)) is not None:
            projections.append(one.projection)
            tokens.append(one.tokens)
        else:
            projections.append(project(tool, _search_words(catalog, tool)))
            tokens.append(tool_tokens(tool))
    at_hand = WordsAtHand((*previous.words.tools, *(one.words for one in read.values())))
    words = Bm25fIndex.build(projections, at_hand)
    made = map(KeptTool, projections, words.tools, tokens)
    kept.add({key: one for one in made if (key := new.get(one.projection.id, "")) not in read})
    return _Apart(tuple(keys), tuple(projections), tuple(tokens), words)
