"""Names of tools."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from dost_engine.catalog import WIRE_NAME_LIMIT, wire_name
from dost_engine.findability.findings import DOST, GUIDE, RATEL, Rule, Said
from dost_engine.types import FindingLevel
from dost_engine.words import index_terms

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dost_engine.findability.findings import Subject

_FILLERS = """
    tool tools run execute exec do call invoke process perform main wrapper func action handler handle helper util utils
    utility get set data item items thing things example foo bar my new generic default misc
"""
_SAY_NOTHING = frozenset(_FILLERS.split())
"""Words that any tool could have in its name."""
_HOLLOW_ENDS = frozenset({"tool", "tools", "handler", "manager", "helper", "util", "utils", "wrapper"})
_PLAIN_NAME = re.compile(r"[A-Za-z0-9_-]+")
_SHORTEST_PART = 3
_LONGEST_WORD = 11
"""Letters of a word that is not suspected to be several: most words that are one are shorter."""


def _says_nothing(subject: Subject) -> Iterator[Said]:
    words = [word.rstrip("0123456789") for word in subject.name_words]
    if all(not word or word in _SAY_NOTHING for word in words):
        yield Said(
            f"The name `{subject.tool.name}` could be that of any tool.",
            "Name what it does and to what, as in `get_weather` or `list_calendar_events`.",
        )


def _one_word(subject: Subject) -> Iterator[Said]:
    words = subject.name_words
    if len(words) == 1 and words[0].rstrip("0123456789") not in _SAY_NOTHING and not any(_joined(subject)):
        yield Said(
            f"The name `{subject.tool.name}` is a single word: it says what is done, or to what, not both.",
            "Add the other: a verb before it or a noun behind it, as in `search_spotify` instead of `spotify`.",
        )


def _hollow_end(subject: Subject) -> Iterator[Said]:
    words = subject.name_words
    if len(words) > 1 and words[-1] in _HOLLOW_ENDS and not all(word in _SAY_NOTHING for word in words):
        yield Said(
            f"The name `{subject.tool.name}` ends with `{words[-1]}`, which says nothing.",
            "Leave it out: a verb first and then what it acts on, as in `get_weather` instead of `weather_tool`.",
        )


def _kebab(subject: Subject) -> Iterator[Said]:
    name = subject.tool.name
    if re.search(r"[^\W_]-[^\W_]", name):
        yield Said(
            f"The name `{name}` has hyphens. Dost splits it into words; other indexes search it as one.",
            f"Write `{re.sub('-+', '_', name)}`.",
        )


def _joined(subject: Subject) -> Iterator[Said]:
    """A long word that is made of words of the description, and never stands there as one."""
    described = {word.lower() for _, word in index_terms(subject.seen.description)}
    described |= {word.lower() for param in subject.seen.params for word in param.words}
    parts = {word for word in described if len(word) >= _SHORTEST_PART and word.isalpha()}
    own = subject.name_words
    for word in subject.seen.words:
        long = word in own and word.isalpha() and word.islower() and len(word) > _LONGEST_WORD
        if long and word not in described:
            split = _taken_apart(word, parts)
            if len(split) > 1:
                yield Said(
                    f"`{word}` in the name is one word to every index.",
                    f"Write `{subject.tool.name.replace(word, '_'.join(split))}`.",
                )


def _taken_apart(word: str, parts: set[str]) -> list[str]:
    """The fewest of ``parts`` that make up a word, in order, or nothing."""
    best: list[list[str] | None] = [[], *[None] * len(word)]
    for end in range(1, len(word) + 1):
        for start in range(end):
            before = best[start]
            if before is not None and word[start:end] in parts:
                known = best[end]
                if known is None or len(before) + 1 < len(known):
                    best[end] = [*before, word[start:end]]
    return best[-1] or []


def _altered(subject: Subject) -> Iterator[Said]:
    tool = subject.tool
    sent = wire_name(tool.id)
    if sent == f"{tool.server}__{tool.name}":
        return
    if not _PLAIN_NAME.fullmatch(tool.name):
        strange = "".join(dict.fromkeys(character for character in tool.name if not _PLAIN_NAME.fullmatch(character)))
        yield Said(
            f"Models cannot be given the name `{tool.name}` because of “{strange}”: they see `{sent}`.",
            "Use letters, digits and `_` alone.",
        )
    elif len(f"{tool.server}__{tool.name}") > WIRE_NAME_LIMIT and _PLAIN_NAME.fullmatch(tool.server):
        length = len(f"{tool.server}__{tool.name}")
        yield Said(
            f"With its server the name has {length} characters, models take {WIRE_NAME_LIMIT}: they see `{sent}`.",
            f"Shorten it by {length - WIRE_NAME_LIMIT}, or give the server a shorter name.",
        )


NAMING = (
    Rule(
        "name-says-nothing",
        FindingLevel.WARNING,
        GUIDE,
        "Words of the name weigh most in both searches.",
        _says_nothing,
    ),
    Rule("one-word-name", FindingLevel.ADVICE, GUIDE, "Verb and noun together match what is asked.", _one_word),
    Rule(
        "hollow-name",
        FindingLevel.ADVICE,
        GUIDE,
        "A word that says nothing takes the place of one that does.",
        _hollow_end,
    ),
    Rule("kebab-name", FindingLevel.ADVICE, RATEL, "Not every index splits at hyphens.", _kebab),
    Rule("joined-name", FindingLevel.ADVICE, RATEL, "Words that are not split are not found.", _joined),
    Rule("altered-name", FindingLevel.ADVICE, DOST, "A name with a hash in it reads badly to models.", _altered),
)
