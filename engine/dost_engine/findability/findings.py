"""What a rule about one tool is, what it looks at, and what it says."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from dost_engine.types import FindingLevel, Projection, Tool
from dost_engine.words import identifier_words

GUIDE = "ToolRAG guide, Tool Authoring Strategy"
RATEL = "Ratel, Write definitions the index can find"
DOST = "Dost's own index"


@dataclass(frozen=True, slots=True)
class Said:
    """What a rule says: what is wrong, what to write, and which other tools it is about."""

    what: str
    write: str
    others: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Subject:
    """A tool as rules look at it.

    Attributes:
        tool: The tool.
        seen: What rankers see of it.
    """

    tool: Tool
    seen: Projection

    @property
    def name_words(self) -> list[str]:
        """Words of its name in lower case; without the server's key where that stands before it."""
        name = self.tool.name.removeprefix(f"{self.tool.server}__")
        words = identifier_words(name) if name != self.tool.name else self.seen.words
        return [word.lower() for word in words] or [self.tool.name.lower()]


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule about one tool by itself.

    Attributes:
        name: Of the rule.
        level: How much it matters.
        source: Who gives the advice.
        reason: Why it matters, a sentence.
        check: Says what is wrong with a tool; nothing where all is well.
    """

    name: str
    level: FindingLevel
    source: str
    reason: str
    check: Callable[[Subject], Iterable[Said]]


def some(names: Iterable[str], most: int = 4) -> str:
    """Names in a sentence: the first few, and how many more."""
    listed = list(names)
    more = f" and {len(listed) - most} more" if len(listed) > most else ""
    return ", ".join(f"`{name}`" for name in listed[:most]) + more
