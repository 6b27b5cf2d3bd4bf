"""The default text index: BM25F, one saturation over weighted fields.

    score(tool) = sum over terms of weight(term) * idf(term) * w / (k1 + w)
    w           = sum over fields of weight(field) * count / (1 - b + b * length / mean length)
    idf         = ln(1 + (N - df + .5) / (df + .5)), df over the union of the fields

What a term adds to a tool does not depend on the message, so it is computed once, when the index is built, for all
entries in one go; what is left for a message is to add up a few short rows of numbers. Only where some tools are to be
left out, as if they were not there, it is computed again, for the terms of the message alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from dost_engine.index.spelling import Spelling
from dost_engine.index.tool_words import FIELDS, ToolWords, words_of_tools
from dost_engine.types import MatchedWord

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from dost_engine.index.tool_words import HoldsToolWords
    from dost_engine.types import Projection

K1 = 1.2  # how soon a word that counts much adds nothing more
B = 0.75  # how much long fields are held back

FIELD_WEIGHTS: Mapping[str, float] = {
    "name": 3.0,  # what a tool is called says most of what it does
    "description": 1.0,
    "parameters": 1.0,
    "parameter descriptions": 0.5,  # often longer than all else, and less of it is about the tool
    "values": 0.5,
    "server": 0.5,
    "results": 0.25,  # the names of what comes back: a hint, no more
    "search words": 3.0,  # what a person wants a tool to be found by is as good as a name
}
"""What a word counts in each field."""

SEARCH_WORDS = "search words"
"""The field whose length does not count: few tools have one, and beside a mean near nothing every one is long."""


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class Bm25fIndex:
    """The words of all tools of a catalogue. Immutable. Entries stand term after term, and by position within one.

    Attributes:
        tools: The terms of each tool.
        rows: For each term, the first and one past the last of its entries.
        positions: int32 [entries]: the tool.
        counts: uint8 [entries, fields]: how often the term stands in each field.
        lengths: float64 [fields, tools]: terms in each field of each tool.
        gains: float64 [entries]: what the term adds to the tool's score at weight 1.
        places: uint8 [entries]: the field in which the term counts most.
        places_in_tool: int32 [entries]: which of the tool's terms it is.
        spelling: The words of all tools.
    """

    tools: tuple[ToolWords, ...]
    rows: Mapping[str, tuple[int, int]]
    positions: NDArray[np.int32]
    counts: NDArray[np.uint8]
    lengths: NDArray[np.float64]
    gains: NDArray[np.float64]
    places: NDArray[np.uint8]
    places_in_tool: NDArray[np.int32]
    spelling: Spelling

    @classmethod
    def build(cls, projections: Sequence[Projection], previous: HoldsToolWords | None = None) -> Bm25fIndex:
        """Index tools.

        Args:
            projections: The tools, in the order of the catalogue.
            previous: An older index, of whatever kind; tools whose projection is the same object are not taken apart
                again.
        """
        tools = words_of_tools(projections, previous)
        return cls(tools=tools, spelling=Spelling(tools), **_columns(tools))

    def scores(self, terms: Mapping[str, float]) -> NDArray[np.float64]:
        """Score of every tool for weighted terms, 0 where none matches; shape [tools]."""
        total = np.zeros(len(self.tools))
        for term, weight in terms.items():
            begin, end = self.rows.get(term, (0, 0))
            if begin < end:  # a tool stands once in a row, so nothing is added twice
                total[self.positions[begin:end]] += weight * self.gains[begin:end]
        return total

    def scores_without(self, terms: Mapping[str, float], out: NDArray[np.bool_]) -> NDArray[np.float64]:
        """The same if some tools were not there, who score 0: a word is as rare, and a text as long, as among the rest.

        Args:
            terms: As in :meth:`scores`.
            out: bool [tools]: the ones to leave out.
        """
        total, left = np.zeros(len(self.tools)), ~out
        means, known = self.lengths[:, left].mean(axis=1) if left.any() else np.zeros(len(FIELDS)), int(left.sum())
        for term, weight in terms.items():
            begin, end = self.rows.get(term, (0, 0))
            at = np.flatnonzero(left[self.positions[begin:end]]) + begin
            tools = self.positions[at]
            in_fields, _ = _weighed(self.counts[at], tools, self.lengths, means)
            total[tools] += weight * _idf(known, np.array(len(at))) * in_fields / (K1 + in_fields)
        return total

    def matches(self, terms: Mapping[str, float], tools: Iterable[int]) -> dict[int, tuple[MatchedWord, ...]]:
        """Which terms the given tools hold, the ones that add most first."""
        wanted = np.array(sorted(set(tools)), dtype=np.int32)  # np.unique would load NumPy's masked arrays, at a start
        found: dict[int, list[MatchedWord]] = {}
        for term, weight in terms.items():
            begin, end = self.rows.get(term, (0, 0))
            if begin == end:
                continue
            at = np.minimum(np.searchsorted(self.positions[begin:end], wanted), end - begin - 1) + begin
            at = at[self.positions[at] == wanted]
            columns = (self.positions, self.places_in_tool, self.gains, self.places)  # lists are quicker one by one
            for tool, which, gain, place in zip(*(column[at].tolist() for column in columns), strict=True):
                written = self.tools[tool].written[which]
                match = MatchedWord(term, (written,), round(weight * gain, 3), FIELDS[place])
                found.setdefault(tool, []).append(match)
        return {tool: tuple(sorted(found[tool], key=lambda match: (-match.score, match.word))) for tool in found}

    def near(self, word: str) -> Mapping[str, str]:
        """Terms to try in place of a misspelt word, with the words to show: see :class:`.spelling.Spelling`."""
        return self.spelling.near(word)


def _columns(tools: Sequence[ToolWords]) -> dict[str, Any]:
    """What :class:`Bm25fIndex` holds of all terms of all tools, by its names."""
    terms = list(chain.from_iterable(words.terms for words in tools))
    number_of = {term: number for number, term in enumerate(dict.fromkeys(terms))}
    numbers = list(map(number_of.__getitem__, terms))
    sizes = [len(words.terms) for words in tools]
    if not numbers:
        nothing = np.zeros(0, dtype=np.int32)
        return {
            "rows": {},
            "positions": nothing,
            "counts": np.zeros((0, len(FIELDS)), dtype=np.uint8),
            "lengths": np.zeros((len(FIELDS), len(tools))),
            "gains": np.zeros(0),
            "places": np.zeros(0, dtype=np.uint8),
            "places_in_tool": nothing,
        }
    term_of = np.array(numbers, dtype=np.int64)
    order = np.argsort(term_of, kind="stable")
    holders = np.bincount(term_of)
    ends = np.cumsum(holders)
    tool_of = np.repeat(np.arange(len(tools), dtype=np.int32), sizes)
    counts = np.concatenate([words.counts for words in tools])
    lengths = np.stack([np.bincount(tool_of, column, len(tools)) for column in counts.T], dtype=np.float64)
    in_tool = np.arange(len(terms), dtype=np.int32) - np.repeat(np.cumsum([0, *sizes[:-1]], dtype=np.int32), sizes)
    positions, counts = tool_of[order], counts[order]
    in_fields, places = _weighed(counts, positions, lengths, lengths.mean(axis=1))
    return {
        "rows": dict(zip(number_of, zip((ends - holders).tolist(), ends.tolist(), strict=True), strict=True)),
        "positions": positions,
        "counts": counts,
        "lengths": lengths,
        "gains": _idf(len(tools), holders)[term_of[order]] * in_fields / (K1 + in_fields),
        "places": places,
        "places_in_tool": in_tool[order],
    }


def _idf(tools: int, holders: NDArray[np.int64]) -> NDArray[np.float64]:
    """How much a term says that so many of the tools hold."""
    rare: NDArray[np.float64] = np.log(1 + (tools - holders + 0.5) / (holders + 0.5))
    return rare


def _weighed(
    counts: NDArray[np.uint8],
    positions: NDArray[np.int32],
    lengths: NDArray[np.float64],
    means: NDArray[np.float64],
) -> tuple[NDArray[np.float64], NDArray[np.uint8]]:
    """For every entry the weighted count over the fields, by their lengths, and the field that adds most to it.

    Args:
        counts: [entries, fields].
        positions: [entries]: the tool.
        lengths: [fields, tools]: terms in each field.
        means: [fields]: the mean of it over the tools that count.
    """
    total, best = np.zeros(len(counts)), np.zeros(len(counts))
    places = np.zeros(len(counts), dtype=np.uint8)
    for at, name in enumerate(FIELDS):
        if mean := means[at]:
            held_back = 1.0 if name == SEARCH_WORDS else 1 - B + B * lengths[at][positions] / mean
            share = FIELD_WEIGHTS[name] * counts[:, at] / held_back
            total += share
            places[share > best] = at
            np.maximum(best, share, out=best)
    return total, places
