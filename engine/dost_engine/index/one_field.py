"""Ratel's way of searching by words: BM25 over one text of each tool, with its documented constants.

The text is the name, the description, and names, descriptions and string values of the properties of both schemas;
every identifier counts whole and split. Only whoever asks for it pays for it: it is built when first searched in.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from dost_engine.index.tool_words import FIELDS
from dost_engine.types import MatchedWord

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from dost_engine.index.tool_words import ToolWords

K1 = 0.9  # tuned for short documents, and fixed there
B = 0.4
_FIELDS = [at for at, field in enumerate(FIELDS) if field != "server"]  # which that text does not have


@dataclass(frozen=True, slots=True, eq=False)
class OneFieldIndex:
    """The words of all tools of a catalogue. Immutable.

    Attributes:
        rows: For each term the tools that hold it, what it adds to each, and the word of each that gave it.
        size: Tools in all.
    """

    rows: Mapping[str, tuple[NDArray[np.int64], NDArray[np.float64], tuple[str, ...]]]
    size: int

    @classmethod
    def build(cls, tools: Sequence[ToolWords]) -> OneFieldIndex:
        """Index tools, in the order of the catalogue."""
        counts = [words.counts[:, _FIELDS].sum(axis=1, dtype=np.int64) for words in tools]
        lengths = np.array([int(count.sum()) for count in counts], dtype=np.float64)
        mean = lengths.mean() if lengths.any() else 1.0
        holders: dict[str, list[tuple[int, int, str]]] = {}
        for at, (words, of_tool) in enumerate(zip(tools, counts, strict=True)):
            for term, count, written in zip(words.terms, of_tool.tolist(), words.written, strict=True):
                if count:
                    holders.setdefault(term, []).append((at, count, written))
        rows = {}
        for term, entries in holders.items():
            positions = np.array([at for at, _, _ in entries], dtype=np.int64)
            often = np.array([count for _, count, _ in entries], dtype=np.float64)
            idf = np.log(1 + (len(tools) - len(entries) + 0.5) / (len(entries) + 0.5))
            gains = idf * often * (K1 + 1) / (often + K1 * (1 - B + B * lengths[positions] / mean))
            rows[term] = (positions, gains, tuple(written for _, _, written in entries))
        return cls(rows, len(tools))

    def scores(self, terms: Mapping[str, float]) -> NDArray[np.float64]:
        """Score of every tool for weighted terms, 0 where none matches; shape [tools]."""
        total = np.zeros(self.size)
        for term, weight in terms.items():
            if term in self.rows:
                positions, gains, _ = self.rows[term]
                total[positions] += weight * gains
        return total

    def matches(self, terms: Mapping[str, float], tools: Iterable[int]) -> dict[int, tuple[MatchedWord, ...]]:
        """Which terms the given tools hold, the ones that add most first."""
        wanted = set(tools)
        found: dict[int, list[MatchedWord]] = {}
        for term, weight in terms.items():
            for at, gain, written in zip(*self.rows[term], strict=True) if term in self.rows else ():
                if at in wanted:
                    found.setdefault(int(at), []).append(MatchedWord(term, (written,), round(weight * float(gain), 3)))
        return {at: tuple(sorted(words, key=lambda one: (-one.score, one.word))) for at, words in found.items()}

    def near(self, word: str) -> dict[str, str]:
        """Nothing: a misspelt word finds nothing here."""
        return {}
