"""A quota for each server: copies of one tool, however many, push out no tool of another server.

Most catalogues have one server with all that is wanted, and some servers have tools that hardly differ; neither is cut.
Only where one of several servers has a crowd of copies is the question asked what would be picked if none of them were
there, with words as rare and scores as spread as they would be then. That is picked, and copies fill the places that
are left; those for which there is none give way.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

import numpy as np

from dost_engine.index.bm25f import Bm25fIndex
from dost_engine.index.floods import QUOTA, Said, nearly_same, says

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from dost_engine.index.snapshot import Snapshot
    from dost_engine.selection.arms import Words
    from dost_engine.selection.fusion import Mask

GAVE_WAY = "gave way: server quota"
"""The note of a copy for which no place is left."""


@dataclass(frozen=True, slots=True)
class ByRank:
    """What is picked by rank, as positions, best first.

    Attributes:
        picked: Beside what the message names; nothing where nothing fits.
        first: The first tools of the order, as many as are near the best, whether or not they fit.
    """

    picked: tuple[int, ...]
    first: tuple[int, ...]


def make_room(
    now: ByRank, snapshot: Snapshot, *, most: int, without: Callable[[Mask], ByRank]
) -> tuple[tuple[int, ...], frozenset[int]]:
    """Pick what would be picked if no copies were there, and as many copies as have room beside it.

    Args:
        now: What is picked by rank with all of them there.
        snapshot: The tools.
        most: Tools that are picked by rank; the best copy is picked beyond that.
        without: Tells what would be picked by rank if some tools were not there.

    Returns:
        What is picked by rank, and the copies that gave way.
    """
    flood = snapshot.flood
    others = now if flood is None else without(flood)
    copies, crowd = flood, _crowd(others.first, snapshot)
    if crowd is not None:
        copies = crowd if flood is None else crowd | flood
        fewer = without(copies)
        left = max(1, most - len(fewer.picked))
        others = replace(fewer, picked=(*fewer.picked, *[at for at in others.picked if crowd[at]][:left]))
    if copies is None:
        return now.picked, frozenset()
    more = [] if flood is None else [at for at in now.picked if flood[at]]
    left = max(1, most - len(others.picked))
    place = {at: number for number, at in enumerate(now.picked)}
    picked = tuple(sorted((*others.picked, *more[:left]), key=lambda at: place.get(at, len(place))))
    return picked, frozenset(at for at in now.picked if copies[at]) - frozenset(picked)


def named_in_turn(positions: Sequence[int], snapshot: Snapshot, *, most: int) -> Sequence[int]:
    """Tools that the message names; where they are too many, those of a server beyond its quota come last."""
    if len(positions) <= most:
        return positions
    count: Counter[str] = Counter()
    turns = []
    for at in positions:
        server = snapshot.catalog.tools[at].server
        count[server] += 1
        turns.append((count[server] > QUOTA, at))
    return [at for _, at in sorted(turns, key=lambda turn: turn[0])]


_known_words: WeakKeyDictionary[Snapshot, dict[int, Said]] = WeakKeyDictionary()
_WORDS_KEPT = 1_000  # tools whose words are remembered: those that come first again and again


def _crowd(first: Sequence[int], snapshot: Snapshot) -> Mask | None:
    """All copies of the tools among the first of which one server has more than its quota."""
    tools, seen = snapshot.catalog.tools, snapshot.projections
    server, together = max(Counter(tools[at].server for at in first).items(), key=lambda of: of[1], default=("", 0))
    if together <= QUOTA:
        return None
    known = _known_words.setdefault(snapshot, {})
    if len(known) > _WORDS_KEPT:
        known.clear()
    own = [known.get(at) or known.setdefault(at, says(seen[at])) for at in first if tools[at].server == server]
    copies = max(([one for one in own if nearly_same(one, other)] for other in own), key=len)
    if len(copies) <= QUOTA or all(tool.server == server for tool in tools):
        return None
    samples = set(copies)
    crowd = np.zeros(len(tools), dtype=bool)
    for at, tool in enumerate(tools):
        if tool.server == server:
            said = says(seen[at])
            crowd[at] = any(nearly_same(one, said) for one in samples)
    return crowd


def words_without(words: Words, crowd: Mask) -> Words:
    """What the text arm would say if some tools were not there: how rare a word is hangs on how many hold it.

    Other indexes than the default's keep their scores: building one of them takes too long.
    """
    index = words.index
    if not isinstance(index, Bm25fIndex):
        return words
    scores = index.scores_without(words.terms, crowd)
    alone = scores if words.alone is words.scores else index.scores_without(words.own, crowd)
    return replace(words, scores=scores, alone=alone)
