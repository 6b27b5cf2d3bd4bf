"""Floods: tools of one server that are copies of each other, or of another server's, in numbers nobody can have meant.

They are looked for once, when a catalogue is indexed, and left out of what is common and of how scores spread.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dost_engine.types import Projection

FLOODS_VERSION = 1
"""Of the rules of this module; raised whenever they find other tools, for what they found is kept on disk."""

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

_FEWEST_WORDS = 3  # of a description and parameters; of a tool with fewer the name counts
_LEADERS = 40  # tools of one server that others are held against
_WORD = re.compile(r"\w+")

Said = frozenset[str]
"""The words by which a tool can be told to be a copy."""


def find_floods(projections: Sequence[Projection]) -> tuple[int, ...]:
    """Find the tools that are too many copies of one tool.

    Those are all of which a server has more than :data:`FLOOD`, and copies of another server's tools beyond the quota.
    None are found where all tools are of one server, whose copies push out nobody else's.

    Returns:
        Positions, in order.
    """
    of_server: dict[str, list[int]] = defaultdict(list)
    for at, seen in enumerate(projections):
        of_server[seen.server].append(at)
    if len(of_server) < 2:
        return ()
    said = _WordsOf(projections)
    servers = [_Server.of(positions, said) for positions in of_server.values() if len(positions) > QUOTA]
    found = {at for server in servers for group in _groups(server, said, FLOOD) for at in group}
    found.update(_copies_of_others(servers, said, [seen.server for seen in projections]))
    return tuple(sorted(found))


class _WordsOf(dict[int, Said]):
    """The words of tools by position, of each when it is first asked for."""

    def __init__(self, seen: Sequence[Projection]) -> None:
        self._seen = seen

    def __missing__(self, at: int) -> Said:
        self[at] = words = says(self._seen[at])
        return words


@dataclass(frozen=True, slots=True)
class _Server:
    """Positions of the tools of one server, and how many of them hold each word."""

    positions: Sequence[int]
    holders: Mapping[str, int]

    @classmethod
    def of(cls, positions: Sequence[int], said: Mapping[int, Said]) -> _Server:
        return cls(positions, Counter(chain.from_iterable(said[at] for at in positions)))


def _groups(server: _Server, said: Mapping[int, Said], beyond: int) -> list[list[int]]:
    """Of the tools of one server those that are copies of each other, where there are more than ``beyond``.

    Nearly all words of such a tool stand in as many others; only tools of which that is so are held against others.
    """
    frequent = {word for word, holders in server.holders.items() if holders > beyond}
    alike = [at for at in server.positions if len(said[at] & frequent) >= SAME_WORDS * len(said[at])]
    groups: list[tuple[Said, list[int]]] = []
    for at in alike if len(alike) > beyond else ():
        words = said[at]
        group = next((members for leader, members in groups if nearly_same(leader, words)), None)
        if group is not None:
            group.append(at)
        elif len(groups) < _LEADERS:
            groups.append((words, [at]))
    return [members for _, members in groups if len(members) > beyond]


def _copies_of_others(servers: Sequence[_Server], said: Mapping[int, Said], server_of: Sequence[str]) -> list[int]:
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
        return [one for one in alike if nearly_same(words, said[one], SAME_AS_OTHERS, few=len(words))]

    found: list[int] = []
    for group in few:
        copied = [originals(at) for at in group]
        per_server = Counter(server_of[at] for at in {one for some in copied for one in some})
        if 2 * sum(map(bool, copied)) >= len(group) and any(2 * some <= len(group) for some in per_server.values()):
            found += group
    return found


def says(seen: Projection) -> Said:
    """The words by which a tool can be told to be a copy."""
    text = " ".join((seen.description, *(f"{param.name} {param.description}" for param in seen.params)))
    words = frozenset(_WORD.findall(text.casefold()))
    return words if len(words) >= _FEWEST_WORDS else frozenset(word.rstrip("0123456789").lower() for word in seen.words)


def nearly_same(one: Said, other: Said, share: float = SAME_WORDS, few: int = FEW_WORDS) -> bool:
    """Whether two tools are copies by their words.

    Args:
        one: The words of one.
        other: The words of the other.
        share: Of all their words, so many must both have.
        few: Words that only one of them has, at most.
    """
    fewer, more = (len(one), len(other)) if len(one) < len(other) else (len(other), len(one))
    if fewer < share * more:
        return False
    both = len(one & other)
    return both >= share * (fewer + more - both) and fewer + more - 2 * both <= few
