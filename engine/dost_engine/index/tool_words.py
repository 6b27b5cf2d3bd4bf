"""The terms of every tool, field by field: what text indexes are built from.

A tool is taken apart once; as long as its projection is the same object, the next build takes its words over.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Protocol

import numpy as np
from numpy.typing import NDArray

from dost_engine.types import Projection
from dost_engine.words import index_terms

if TYPE_CHECKING:
    from collections.abc import Sequence


FIELDS = ("name", "description", "parameters", "parameter descriptions", "values", "server", "results", "search words")
"""Names of the fields, as people read them."""

WORDS_VERSION = 1
"""Raised whenever a projection would give other terms: what is kept on disk is found under it."""

_MAX_COUNT = 255  # of one term in one field; far beyond where more adds anything


@dataclass(frozen=True, slots=True, eq=False)
class ToolWords:
    """The terms of one tool.

    Attributes:
        projection: Where they are from.
        terms: Each once.
        written: For each term, a word of the tool that gave it: the first, fields in the order of :data:`FIELDS`.
        counts: uint8 [terms, fields].
    """

    projection: Projection
    terms: tuple[str, ...]
    written: tuple[str, ...]
    counts: NDArray[np.uint8]

    @classmethod
    def of(cls, projection: Projection) -> ToolWords:
        """Take a tool apart."""
        number_of: dict[str, int] = {}
        written: list[str] = []
        cells: list[int] = []
        for place, text in enumerate(field_texts(projection)):
            for term, word in index_terms(text):
                number = number_of.get(term)
                if number is None:
                    number = number_of[term] = len(written)
                    written.append(word)
                cells.append(number * len(FIELDS) + place)
        table = np.bincount(np.array(cells, dtype=np.int64), minlength=len(written) * len(FIELDS))
        counts = np.minimum(table, _MAX_COUNT).astype(np.uint8)
        return cls(projection, tuple(number_of), tuple(written), counts.reshape(len(written), len(FIELDS)))


def field_texts(projection: Projection) -> tuple[str, ...]:
    """The text of each of :data:`FIELDS` of a tool.

    A name has every two neighbouring words joined too: ``web_search`` is found as websearch.
    """
    params = projection.params
    pairs = ((one + two).lower() for one, two in pairwise(projection.words))
    joined = (pair for pair in pairs if pair.isascii())
    return (
        " ".join((projection.name, *joined)),
        projection.description,
        " \n".join(param.name for param in params),
        " \n".join(param.description for param in params),
        " \n".join(value for param in params for value in param.enums),
        projection.server,
        " \n".join(output.name for output in projection.outputs),
        projection.search_words,
    )


class HoldsToolWords(Protocol):
    """An index that was built from terms of tools and keeps them."""

    @property
    def tools(self) -> tuple[ToolWords, ...]:
        """The terms of each tool."""
        ...


@dataclass(frozen=True, slots=True, eq=False)
class WordsAtHand:
    """Terms of tools that need not be taken apart again, from wherever they are.

    Attributes:
        tools: The terms of each tool; of two of one tool the later ones count.
    """

    tools: tuple[ToolWords, ...]


def words_of_tools(projections: Sequence[Projection], previous: HoldsToolWords | None) -> tuple[ToolWords, ...]:
    """The terms of tools, in their order.

    Args:
        projections: The tools.
        previous: An older index, of whatever kind: terms of tools whose projection is the same object are taken over.
    """
    older = {words.projection.id: words for words in previous.tools} if previous is not None else {}
    known = (older.get(projection.id) for projection in projections)
    return tuple(
        words if words is not None and words.projection is projection else ToolWords.of(projection)
        for words, projection in zip(known, projections, strict=True)
    )
