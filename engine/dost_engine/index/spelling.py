"""Misspelt words of a message: the words of the tools that are one slip of the finger away."""

from __future__ import annotations

import functools
from collections import Counter
from itertools import chain
from typing import TYPE_CHECKING

from dost_engine.words import STOP_WORDS, index_terms

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dost_engine.index.tool_words import ToolWords

MIN_LETTERS = 5
"""Shorter words have too many neighbours that mean something else."""

MOST = 3
"""Words that one misspelling is read as, at most."""

_REMEMBERED = 2_048
_MAX_LETTERS = 30  # the neighbours of a longer run would be thousands
_MAX_ALPHABET = 100


class Spelling:
    """The words of a catalogue's tools."""

    def __init__(self, tools: Sequence[ToolWords]) -> None:
        self._holders = Counter(chain.from_iterable(words.terms for words in tools))
        written: dict[str, str] = {}
        for words in tools:
            written.update(zip(words.written, words.terms, strict=True))
        folded = ((word.casefold(), term) for word, term in written.items())
        self._terms = {word: term for word, term in folded if word.isalpha()}
        letters = Counter("".join(self._terms))
        self._alphabet = "".join(letter for letter, _ in letters.most_common(_MAX_ALPHABET))
        self.near = functools.lru_cache(maxsize=_REMEMBERED)(self._near)

    def _near(self, word: str) -> dict[str, str]:
        """Terms to try in place of a word of :data:`MIN_LETTERS` letters or more that no tool holds.

        Those of indexed words one edit away (a letter added, left out, replaced, or two swapped), the ones in most
        tools first, :data:`MOST` at most, each with the word as it is to be shown. None where the word is held, and
        none where it may well be a misspelt stop word.
        """
        folded = word.casefold()
        if not MIN_LETTERS <= len(folded) <= _MAX_LETTERS or not folded.isalpha():
            return {}
        if folded in self._terms or any(term in self._holders for term, _ in index_terms(word)):
            return {}
        around = self._one_edit_away(folded)
        if around & STOP_WORDS:
            return {}
        found: dict[str, str] = {}
        for candidate in sorted(self._terms.keys() & around, key=lambda one: (-self._holders[self._terms[one]], one)):
            found.setdefault(self._terms[candidate], candidate)
        return dict(list(found.items())[:MOST])

    def _one_edit_away(self, word: str) -> set[str]:
        cuts = [(word[:at], word[at:]) for at in range(len(word) + 1)]
        left_out = {head + tail[1:] for head, tail in cuts if tail}
        swapped = {head + tail[1] + tail[0] + tail[2:] for head, tail in cuts if len(tail) > 1}
        added = {head + letter + tail for head, tail in cuts for letter in self._alphabet}
        replaced = {head + letter + tail[1:] for head, tail in cuts if tail for letter in self._alphabet}
        return left_out | swapped | added | replaced
