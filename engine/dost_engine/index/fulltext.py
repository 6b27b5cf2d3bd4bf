"""Text search with the arithmetic of the guide's engine (Orama).

Four equal fields. A field's words are lower-cased runs of ``A-Za-zàèéìòóù0-9_'-``, diacritics replaced, each once,
so that a word's frequency is 1 / (words in the field). Every word of a message stands for all indexed words that it
begins, each with its own idf; the scores of words and fields are added up; one word suffices. No stemming and no
stop words.

What a word adds to a tool's score does not depend on the message, so it is computed once, when the index is built.
"""

from __future__ import annotations

import functools
import re
from bisect import bisect_left
from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from dost_engine.types import MatchedWord, Projection
from dost_engine.words import name_words

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

K1 = 1.2  # how soon a frequent word adds nothing more
B = 0.75  # how much long fields are held back
D = 0.5  # floor that every match adds, times its idf

MAX_CHARS = 50_000
"""Characters of a message that are looked at. Every word costs, and what was pasted below a question asks nothing."""

FIELDS = ("name", "description", "parameters", "name words")
"""The fields, in the order in which they are searched, named as people read them."""

_NOT_IN_WORDS = re.compile(r"[^A-Za-zàèéìòóù0-9_'-]+")
_DIACRITICS = str.maketrans("àèéìòóù", "aeeioou")
_AFTER_ALL_CHARACTERS = chr(0x10FFFF)

Scores = NDArray[np.float64]
"""Shape [tools of the index]."""
Positions = NDArray[np.int32]


def tokenize(text: str) -> tuple[str, ...]:
    """Words of a text, each once, in order."""
    words = (word.translate(_DIACRITICS) for word in _NOT_IN_WORDS.split(text.lower()))
    return tuple(dict.fromkeys(word for word in words if word))


def field_texts(projection: Projection) -> tuple[str, str, str, str]:
    """The texts of the four :data:`FIELDS` of a tool."""
    return (
        projection.name,
        projection.description,
        ", ".join(projection.arguments),
        " ".join((*name_words(projection.name), projection.search_words)).strip().lower(),
    )


@dataclass(frozen=True, slots=True, eq=False)
class _Field:
    """One field's words and, word after word, the tools that hold them.

    Attributes:
        words: Sorted.
        starts: [words + 1]: where each word's entries begin in the two arrays below.
        tools: [entries]: position of the tool.
        gains: [entries]: what the word adds to the tool's score.
    """

    words: list[str]
    starts: NDArray[np.int64]
    tools: Positions
    gains: Scores

    def span(self, prefix: str) -> tuple[int, int]:
        """First and one past the last word that begins with ``prefix``."""
        return bisect_left(self.words, prefix), bisect_left(self.words, prefix + _AFTER_ALL_CHARACTERS)


@dataclass(frozen=True, eq=False)
class FullTextIndex:
    """The words of all tools of a catalogue. Immutable, and built when first searched: most policies never do.

    Attributes:
        projections: The tools; each is known by its position.
    """

    projections: tuple[Projection, ...]

    @classmethod
    def build(cls, projections: Sequence[Projection]) -> FullTextIndex:
        """Index tools."""
        return cls(tuple(projections))

    @property
    def size(self) -> int:
        """Number of tools."""
        return len(self.projections)

    @functools.cached_property
    def _fields(self) -> tuple[_Field, ...]:
        rows = [field_texts(projection) for projection in self.projections]
        return tuple(_field([tokenize(row[at]) for row in rows]) for at in range(len(FIELDS)))

    def load(self) -> None:
        """Get ready now, so that the first search need not."""
        _ = self._fields

    def scores(self, text: str) -> Scores:
        """Score of every tool for a message, 0 where no word matches; shape [size]."""
        total = np.zeros(self.size)
        words = tokenize(text[:MAX_CHARS])
        for field in self._fields:
            for word in words:
                first, last = field.span(word)
                if first < last:
                    begin, end = field.starts[first], field.starts[last]
                    found = field.tools[begin:end]
                    total += np.bincount(found, weights=field.gains[begin:end], minlength=self.size)
        return total

    def matches(self, text: str, tools: Iterable[int]) -> dict[int, tuple[MatchedWord, ...]]:
        """Which words of a message the given tools hold, the ones that add most first.

        Args:
            text: The message.
            tools: Positions of tools.
        """
        wanted = np.zeros(self.size, dtype=bool)
        wanted[list(tools)] = True
        # tool -> word of the message -> word of the tool -> what it adds
        gains: dict[int, dict[str, dict[str, float]]] = defaultdict(lambda: defaultdict(lambda: defaultdict(float)))
        words = tokenize(text[:MAX_CHARS])
        for field in self._fields:
            for word in words:
                first, last = field.span(word)
                if first == last:
                    continue
                begin, end = field.starts[first], field.starts[last]
                entries = np.flatnonzero(wanted[field.tools[begin:end]]) + begin
                founds = np.searchsorted(field.starts, entries, side="right") - 1
                for entry, found in zip(entries.tolist(), founds.tolist(), strict=True):
                    gains[int(field.tools[entry])][word][field.words[found]] += float(field.gains[entry])
        return {tool: _matched(words) for tool, words in gains.items()}


def _matched(words: dict[str, dict[str, float]]) -> tuple[MatchedWord, ...]:
    matched = [
        MatchedWord(word, tuple(sorted(found, key=lambda name: (-found[name], name))), round(sum(found.values()), 3))
        for word, found in words.items()
    ]
    return tuple(sorted(matched, key=lambda match: (-match.score, match.word)))


def _field(tokens_of_tools: Sequence[tuple[str, ...]]) -> _Field:
    size = len(tokens_of_tools)
    holders: dict[str, list[int]] = defaultdict(list)
    for tool, tokens in enumerate(tokens_of_tools):
        for token in tokens:
            holders[token].append(tool)
    words = sorted(holders)
    counts = np.array([len(holders[word]) for word in words], dtype=np.int64)
    starts = np.concatenate([np.zeros(1, dtype=np.int64), np.cumsum(counts)])
    tools = np.array([tool for word in words for tool in holders[word]], dtype=np.int32)
    lengths = np.array([len(tokens) for tokens in tokens_of_tools], dtype=np.float64)
    if not tools.size:
        return _Field([], starts[:1], tools, np.zeros(0))
    length = lengths[tools]
    idf = np.repeat(np.log(1 + (size - counts + 0.5) / (counts + 0.5)), counts)
    frequency = 1 / length
    gains = idf * (D + frequency * (K1 + 1)) / (frequency + K1 * (1 - B + B * length / lengths.mean()))
    return _Field(words, starts, tools, gains)
