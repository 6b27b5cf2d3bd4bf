"""Finding the full names of tools in a message.

A *compound* name (one with ``_``, ``-``, ``.``, a blank or a camelCase hump) is not a word of any language: who
writes it means the tool. A single word such as ``translate`` is a name only where the message is nothing else.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING

from dost_engine.catalog import wire_name

if TYPE_CHECKING:
    from dost_engine.types import Tool

_COMPOUND = re.compile(r"[_\-.\s/]|[a-z0-9][A-Z]|[A-Z][A-Z][a-z]")
_SEPARATORS = re.compile(r"[\s\"'`“”‘’«»()\[\]{}<>,;!?*|=]+")  # never part of a compound name without blanks
_EDGES = ".:/-"  # may end a sentence or a path; looked up with them first

MAX_CHARS = 50_000
"""Characters of a message that are looked at."""


@dataclass(frozen=True, slots=True, eq=False)
class NameIndex:
    """The names of the tools of a catalogue, case folded.

    Attributes:
        compound: Positions of the tools by compound name, bare or with the server (``server/name``, wire name).
        single: Positions of the tools by single-word name.
        spoken: Compound names that hold characters which separate words elsewhere, such as a blank.
    """

    compound: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    single: Mapping[str, tuple[int, ...]] = field(default_factory=dict)
    spoken: tuple[str, ...] = ()

    @classmethod
    def build(cls, tools: Sequence[Tool]) -> NameIndex:
        """Index the names of tools; a tool is known by its position."""
        compound: dict[str, list[int]] = defaultdict(list)
        single: dict[str, list[int]] = defaultdict(list)
        spoken: set[str] = set()
        for position, tool in enumerate(tools):
            bare = tool.name.strip().casefold()
            if is_compound(tool.name):
                compound[bare].append(position)
            elif bare:
                single[bare].append(position)
            for full in {tool.id.casefold(), f"{tool.server}.{tool.name}".casefold(), wire_name(tool.id).casefold()}:
                compound[full].append(position)
            spoken.update(name for name in (bare, tool.id.casefold()) if _SEPARATORS.search(name) and name in compound)
        return cls(
            {name: tuple(dict.fromkeys(found)) for name, found in compound.items()},
            {name: tuple(found) for name, found in single.items()},
            tuple(sorted(spoken, key=lambda name: (-len(name), name))),
        )

    def named(self, text: str) -> tuple[int, ...]:
        """Positions of the tools that a message names, in the order in which it does.

        Tools of one name, apart from case, all count.
        """
        folded = text[:MAX_CHARS].casefold()
        whole = _SEPARATORS.sub(" ", folded).strip().rstrip(_EDGES)
        found: dict[int, None] = dict.fromkeys(self.single.get(whole, ()))
        for name in self.spoken:
            if name in folded and re.search(rf"(?<![\w\-./]){re.escape(name)}(?![\w\-/])", folded):
                found |= dict.fromkeys(self.compound[name])
        for token in _SEPARATORS.split(folded):
            tools = self.compound.get(token) or self.compound.get(token.strip(_EDGES)) or ()
            found |= dict.fromkeys(tools)
        return tuple(found)


def is_compound(name: str) -> bool:
    """Whether a name is made of several parts, so that nobody writes it by chance."""
    if _COMPOUND.search(name.strip()):
        return True
    return not name.isascii() and any(one.islower() and other.isupper() for one, other in pairwise(name))
