"""What the text arm asks of an index of words. There are two: :mod:`.bm25f`, and :mod:`.whoosh_index`.

Terms are those of :func:`dost_engine.words.message_terms`; a tool is known by its position in the catalogue.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    import numpy as np
    from numpy.typing import NDArray

    from dost_engine.types import MatchedWord


class TextIndex(Protocol):
    """The words of all tools of a catalogue. Immutable, and used by several threads at once."""

    def scores(self, terms: Mapping[str, float]) -> NDArray[np.float64]:
        """Score of every tool: finite, 0 where no term matches, else above 0; shape [tools].

        Args:
            terms: Weight of each term, above 0 and at most 1. A score is the sum over terms of weight times what the
                term adds by itself.
        """
        ...

    def matches(self, terms: Mapping[str, float], tools: Iterable[int]) -> dict[int, tuple[MatchedWord, ...]]:
        """Which terms the given tools hold, those that add most first. Tools without any are left out.

        What the matched words of a tool add sums up to its score. ``word`` is the term, ``found`` a word of the tool
        as it is written there, ``place`` the field in which it counts most.
        """
        ...

    def near(self, word: str) -> Mapping[str, str]:
        """Terms to try in place of a word that no tool holds, with the words to show; empty for other words."""
        ...
