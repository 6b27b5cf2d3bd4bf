"""The text index of Whoosh: its own BM25F, which saturates each field by itself and adds the fields up.

It indexes the same terms of the same fields with the same weights as :mod:`.bm25f`, so that the two differ in their
arithmetic alone. Slower by far, and built anew on every change: for those who want what Whoosh gives.
"""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

import numpy as np
from whoosh.fields import KEYWORD, Schema
from whoosh.filedb.filestore import RamStorage
from whoosh.reading import TermNotFound
from whoosh.scoring import BM25F

from dost_engine.index.bm25f import FIELD_WEIGHTS, K1, SEARCH_WORDS, B
from dost_engine.index.spelling import Spelling
from dost_engine.index.tool_words import FIELDS, ToolWords, words_of_tools
from dost_engine.types import MatchedWord

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from numpy.typing import NDArray
    from whoosh.searching import Searcher

    from dost_engine.index.tool_words import HoldsToolWords
    from dost_engine.types import Projection

_KEYS = tuple(name.replace(" ", "_") for name in FIELDS)  # Whoosh's names of the fields


class WhooshIndex:
    """The words of all tools of a catalogue, in memory.

    Attributes:
        tools: The terms of each tool.
    """

    def __init__(self, tools: tuple[ToolWords, ...]) -> None:
        self.tools = tools
        self._spelling = Spelling(tools)
        self._searcher = _filled(tools)
        self._searching = threading.Lock()  # a searcher is not made for several threads

    @classmethod
    def build(cls, projections: Sequence[Projection], previous: HoldsToolWords | None = None) -> WhooshIndex:
        """Index tools.

        Args:
            projections: The tools, in the order of the catalogue.
            previous: An older index, of whatever kind; tools whose projection is the same object are not taken apart
                again.
        """
        return cls(words_of_tools(projections, previous))

    def scores(self, terms: Mapping[str, float]) -> NDArray[np.float64]:
        """Score of every tool for weighted terms, 0 where none matches; shape [tools]."""
        total = np.zeros(len(self.tools))
        for term, weight in terms.items():
            for _, tool, score in self._hits(term):
                total[tool] += weight * score
        return total

    def matches(self, terms: Mapping[str, float], tools: Iterable[int]) -> dict[int, tuple[MatchedWord, ...]]:
        """Which terms the given tools hold, the ones that add most first."""
        wanted = set(tools)
        found: dict[int, list[MatchedWord]] = {}
        for term, weight in terms.items():
            by_field: dict[int, dict[str, float]] = {}
            for name, tool, score in self._hits(term):
                if tool in wanted:
                    by_field.setdefault(tool, {})[name] = weight * score
            for tool, scores in by_field.items():
                words = self.tools[tool]
                written = words.written[words.terms.index(term)]
                place = max(FIELDS, key=lambda name, scores=scores: scores.get(name, 0.0))  # type: ignore[misc]
                gain = round(sum(scores.values()), 3)
                found.setdefault(tool, []).append(MatchedWord(term, (written,), gain, place))
        return {tool: tuple(sorted(found[tool], key=lambda match: (-match.score, match.word))) for tool in found}

    def near(self, word: str) -> Mapping[str, str]:
        """Terms to try in place of a misspelt word, with the words to show: see :class:`.spelling.Spelling`."""
        return self._spelling.near(word)

    def _hits(self, term: str) -> Iterator[tuple[str, int, float]]:
        """Field, tool and score of all tools that hold a term, field after field."""
        hits: list[tuple[str, int, float]] = []
        if not self.tools:  # its arithmetic divides by the number of documents
            return iter(hits)
        with self._searching:
            for name, key in zip(FIELDS, _KEYS, strict=True):
                try:
                    entries = self._searcher.postings(key, term)
                except TermNotFound:
                    continue
                while entries.is_active():
                    hits.append((name, int(entries.id()), float(entries.score())))
                    entries.next()
        return iter(hits)


def _filled(tools: Sequence[ToolWords]) -> Searcher:
    """An index of all tools in one segment: the number of a document is the position of the tool."""
    fields = {
        key: KEYWORD(scorable=True, field_boost=FIELD_WEIGHTS[name]) for name, key in zip(FIELDS, _KEYS, strict=True)
    }
    index = RamStorage().create_index(Schema(**fields))
    writer = index.writer()
    for words in tools:
        document = {}
        for at, key in enumerate(_KEYS):
            counted = zip(words.terms, words.counts[:, at].tolist(), strict=True)
            if repeated := [term for term, count in counted for _ in range(count)]:
                document[key] = " ".join(repeated)
        writer.add_document(**document)
    writer.commit(optimize=True)
    searcher: Searcher = index.searcher(weighting=BM25F(B=B, K1=K1, **{f"{SEARCH_WORDS.replace(' ', '_')}_B": 0.0}))
    return searcher
