"""A quota for each server: copies of one tool, however many, push out no tool of another server.

Most catalogues have one server with all that is wanted, and some servers have tools that hardly differ; neither is cut.
Only where one of several servers has a crowd of copies is the question asked what would be picked if none of them were
there, with words as rare and scores as spread as they would be then. That is picked, and copies fill the places that
are left; those for which there is none give way.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

import numpy as np

from dost_engine.index.bm25f import Bm25fIndex

if TYPE_CHECKING:
    from collections.abc import Callable

    from dost_engine.index.snapshot import Snapshot
    from dost_engine.selection.arms import Words
    from dost_engine.selection.fusion import Mask
    from dost_engine.types import Projection

QUOTA = 3
"""Copies of one server that may stand among the first tools of a turn without being asked about."""

FLOOD = 8
"""Copies of one server in the whole catalogue from which they are left out of what is common and how scores spread.
Of 750 servers in use one has so many tools that are nearly the same."""

SAME_WORDS = 0.75
"""Share of all words of two tools that both have, from which one is a copy of the other."""

FEW_WORDS = 4
"""Words that only one of two copies of a server has, at most. Where every description of a server begins with the same
paragraph, most words are shared by tools that do quite different things: they are no copies."""

SAME_AS_OTHERS = 0.7
"""The same share where the tools are of two servers, whose names often stand in their texts."""

GAVE_WAY = "gave way: server quota"
"""The note of a copy for which no place is left."""

_FEWEST_WORDS = 3  # of a description and parameters; of a tool with fewer the name counts
_LEADERS = 40  # tools of one server that others are held against
_WORD = re.compile(r"\w+")

_Said = frozenset[str]


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
    flood = _floods(snapshot)
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


_known_words: WeakKeyDictionary[Snapshot, dict[int, _Said]] = WeakKeyDictionary()
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
    own = [known.get(at) or known.setdefault(at, _says(seen[at])) for at in first if tools[at].server == server]
    copies = max(([one for one in own if _nearly_same(one, other)] for other in own), key=len)
    if len(copies) <= QUOTA or all(tool.server == server for tool in tools):
        return None
    samples = set(copies)
    crowd = np.zeros(len(tools), dtype=bool)
    for at, tool in enumerate(tools):
        if tool.server == server:
            said = _says(seen[at])
            crowd[at] = any(_nearly_same(one, said) for one in samples)
    return crowd


_known_floods: WeakKeyDictionary[Bm25fIndex, Mask | None] = (
    WeakKeyDictionary()
)  # which a snapshot keeps as long as its tools


def _floods(snapshot: Snapshot) -> Mask | None:
    """All tools of which a server has more than :data:`FLOOD` copies, and copies of another server's beyond its quota.

    They are looked for once, also where the vectors come later.
    """
    if snapshot.words not in _known_floods:
        of_server: dict[str, list[int]] = defaultdict(list)
        for at, tool in enumerate(snapshot.catalog.tools):
            of_server[tool.server].append(at)
        found: list[int] = []
        if len(of_server) > 1:
            said = _WordsOf(snapshot.projections)
            servers = [_Server.of(positions, said) for positions in of_server.values() if len(positions) > QUOTA]
            found += [at for server in servers for group in _groups(server, said, FLOOD) for at in group]
            found += _copies_of_others(servers, said, [tool.server for tool in snapshot.catalog.tools])
        flood = np.zeros(len(snapshot.catalog.tools), dtype=bool)
        flood[found] = True
        _known_floods[snapshot.words] = flood if found else None
    return _known_floods[snapshot.words]


class _WordsOf(dict[int, _Said]):
    """The words of tools by position, of each when it is first asked for."""

    def __init__(self, seen: Sequence[Projection]) -> None:
        self._seen = seen

    def __missing__(self, at: int) -> _Said:
        self[at] = words = _says(self._seen[at])
        return words


@dataclass(frozen=True, slots=True)
class _Server:
    """Positions of the tools of one server, and how many of them hold each word."""

    positions: Sequence[int]
    holders: Mapping[str, int]

    @classmethod
    def of(cls, positions: Sequence[int], said: Mapping[int, _Said]) -> _Server:
        return cls(positions, Counter(chain.from_iterable(said[at] for at in positions)))


def _groups(server: _Server, said: Mapping[int, _Said], beyond: int) -> list[list[int]]:
    """Of the tools of one server those that are copies of each other, where there are more than ``beyond``.

    Nearly all words of such a tool stand in as many others; only tools of which that is so are held against others.
    """
    frequent = {word for word, holders in server.holders.items() if holders > beyond}
    alike = [at for at in server.positions if len(said[at] & frequent) >= SAME_WORDS * len(said[at])]
    groups: list[tuple[_Said, list[int]]] = []
    for at in alike if len(alike) > beyond else ():
        words = said[at]
        group = next((members for leader, members in groups if _nearly_same(leader, words)), None)
        if group is not None:
            group.append(at)
        elif len(groups) < _LEADERS:
            groups.append((words, [at]))
    return [members for _, members in groups if len(members) > beyond]


def _copies_of_others(servers: Sequence[_Server], said: Mapping[int, _Said], server_of: Sequence[str]) -> list[int]:
    """All tools that are, with more of their server than its quota, copies of fewer tools of another server.

    Tools of one server that hardly differ from each other are none, nor is a server that is there twice.
    """
    few = [group for server in servers for group in _groups(server, said, QUOTA)]
    few = [group for group in few if len(group) <= FLOOD]  # the others are, whatever they are copies of
    asked = frozenset().union(*(said[at] for group in few for at in group))
    holders: dict[str, list[int]] = defaultdict(list)
    for at in range(len(server_of) if few else 0):
        for word in said[at] & asked:
            holders[word].append(at)

    def originals(at: int) -> list[int]:
        words = said[at]
        rarest = sorted(words, key=lambda word: (len(holders[word]), word))
        # who has so many of the words has one of the others and one more
        near = {one for word in rarest[: int(len(words) * (1 - SAME_AS_OTHERS)) + 1] for one in holders[word]}
        alike = [one for one in near if server_of[one] != server_of[at]]
        return [one for one in alike if _nearly_same(words, said[one], SAME_AS_OTHERS, few=len(words))]

    found: list[int] = []
    for group in few:
        copied = [originals(at) for at in group]
        per_server = Counter(server_of[at] for at in {one for some in copied for one in some})
        if 2 * sum(map(bool, copied)) >= len(group) and any(2 * some <= len(group) for some in per_server.values()):
            found += group
    return found


def _says(seen: Projection) -> _Said:
    """The words by which a tool can be told to be a copy."""
    text = " ".join((seen.description, *(f"{param.name} {param.description}" for param in seen.params)))
    words = frozenset(_WORD.findall(text.casefold()))
    return words if len(words) >= _FEWEST_WORDS else frozenset(word.rstrip("0123456789").lower() for word in seen.words)


def _nearly_same(one: _Said, other: _Said, share: float = SAME_WORDS, few: int = FEW_WORDS) -> bool:
    fewer, more = (len(one), len(other)) if len(one) < len(other) else (len(other), len(one))
    if fewer < share * more:
        return False
    both = len(one & other)
    return both >= share * (fewer + more - both) and fewer + more - 2 * both <= few


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
