"""What looks as if a server wanted to mislead a person or a model.

A tool is never left out for it: it is marked, and people decide. Harmless tools may be marked too, as when somebody
runs one server twice.
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING

from dost_engine.findability.findings import some
from dost_engine.server_text import true_name
from dost_engine.words import identifier_words

if TYPE_CHECKING:
    from dost_engine.types import Tool

HIDDEN_TEXT = "hidden-text"
SPEAKS_TO_THE_MODEL = "speaks-to-the-model"
MIXED_LETTERS = "mixed-letters"
LIKE_ANOTHERS = "like-anothers"

ADVICE: Mapping[str, str] = {
    HIDDEN_TEXT: "Take it out; Dost shows, searches and sends the text without it.",
    SPEAKS_TO_THE_MODEL: "Say what the tool does, and leave to the model and the user what is done.",
    MIXED_LETTERS: "Write the word in one script.",
    LIKE_ANOTHERS: "See that the server is what you take it for. Switch one off, or name and describe what differs.",
}
"""What to do about it, by rule."""

SAME_WORDS = 0.8
"""Share of all words of two descriptions that both have, from which one may be a copy of the other."""
FEWEST_WORDS = 6
"""Words of a description that can be said to be copied."""
_HOLDERS = 8  # tools of one server that are looked up by a word or a look: of a thousand copies, some stand for all
_SERVERS = 60  # whose tools are looked up by a word
_OTHERS = 20  # tools that one is held against to the last word
_TEXT_CHARS = 20_000  # of one tool that are read


@dataclass(frozen=True, slots=True)
class Caution:
    """One thing to be careful about.

    Attributes:
        tool_id: The tool's id.
        rule: Name of the rule.
        what: What is strange, a sentence.
        others: Ids of tools of other servers that it is about.
    """

    tool_id: str
    rule: str
    what: str
    others: tuple[str, ...] = ()


def cautions(tools: Sequence[Tool]) -> tuple[Caution, ...]:
    """What to be careful about, in the order of the tools."""
    alike = _like_anothers(tools)
    return tuple(caution for tool in tools for caution in (*_by_itself(tool), *alike.get(tool.id, ())))


def _by_itself(tool: Tool) -> Iterator[Caution]:
    for warning in tool.warnings:
        yield Caution(tool.id, HIDDEN_TEXT, f"{warning[:1].upper()}{warning[1:]}.")
    text = _texts(tool)
    for what, pattern in _TO_THE_MODEL:
        if found := pattern.search(text):
            yield Caution(tool.id, SPEAKS_TO_THE_MODEL, f"Its text {what}: “{' '.join(found.group().split())[:90]}”.")
    if not tool.name.isascii() and (
        mixed := [word for word in re.findall(r"[^\W\d_]+", tool.name) if len(_scripts(word)) > 1]
    ):
        scripts = " and ".join(sorted(_scripts(mixed[0])))
        yield Caution(tool.id, MIXED_LETTERS, f"Its name mixes {scripts} letters, which look alike: `{mixed[0]}`.")


# -------------------------------------------------------------------------------------------------------- wording

_TO_THE_MODEL = tuple(
    (what, re.compile(pattern, re.IGNORECASE | re.MULTILINE))
    for what, pattern in (
        (
            "wants something kept from the user",
            r"\b(?:do not|don['’]t|never|without)\s+(?:\w+\s+){0,2}(?:tell|inform|mention|reveal|notify|alert|warn|"
            r"telling|informing|mentioning|notifying|alerting|warning)\b[^.\n]{0,40}\busers?\b",
        ),
        (
            "wants other instructions ignored",
            r"\b(?:ignore|disregard|forget|override)\s+(?:\w+\s+){0,3}(?:instructions?|prompts?|guidelines)\b",
        ),
        (
            "imitates the marks of a conversation",
            r"</?\s*(?:important|system|instructions?|assistant|tool_calls?|function_calls?)\s*>"
            r"|</\s*(?:description|tools?|functions?|user)\s*>|<\|\w+\|>|\[/?INST\]|<</?SYS>>"
            r"|^\s*#*\s*(?:system|assistant|human)(?: prompt| message)?\s*:",
        ),
        (
            "wants to come before other tools or in their place",
            r"\b(?:before|instead of|rather than)\s+(?:using\s+|calling\s+|invoking\s+)?(?:any|all|every|each)\s+"
            r"(?:other\s+)?tools?\b"
            r"|\b(?:always|must)\s+(?:\w+\s+){0,3}(?:use|call|invoke|run)\s+this\b[^.\n]{0,40}\b(?:first|instead|before)\b",
        ),
    )
)


def _texts(tool: Tool) -> str:
    """The description and all texts of the schema, a line each, as far as they are read."""
    found = [tool.description]
    size = len(tool.description)
    left: list[object] = [tool.input_schema]
    while left and size < _TEXT_CHARS:
        value = left.pop()
        if isinstance(value, str):
            found.append(value)
            size += len(value)
        elif isinstance(value, Mapping):
            left += [*value.values()][::-1]
        elif isinstance(value, list | tuple):
            left += value[::-1]
    return "\n".join(found)[:_TEXT_CHARS]


def _scripts(word: str) -> set[str]:
    """Of the scripts whose letters are taken for one another, those of a word."""
    names = (unicodedata.name(letter, "").partition(" ")[0].capitalize() for letter in word)
    return {name for name in names if name in {"Latin", "Cyrillic", "Greek"}}


# ------------------------------------------------------------------------------------------------------- likeness

_LOOK_ALIKE = str.maketrans(
    "асеорхуікмнтвіѕјԁԛԝһαορνικυχτıɑɡ0134578$@|",
    "aceopxyikmhtbisjdqwhaopvikuxtiagoleastbsal",
)
"""Letters and digits that are taken for letters of English, after folding the case."""


def skeleton(name: str) -> str:
    """What a name looks like: names with the same skeleton are taken for one another."""
    folded = unicodedata.normalize("NFKC", "_".join(identifier_words(true_name(name)))).casefold()
    plain = "".join(one for one in unicodedata.normalize("NFD", folded) if not unicodedata.combining(one))
    looks = plain.translate(_LOOK_ALIKE).replace("i", "l").replace("rn", "m").replace("vv", "w")
    return re.sub(r"[\W_]+", "_", looks).strip("_")


def _like_anothers(tools: Sequence[Tool]) -> dict[str, list[Caution]]:
    """The tools that may be taken for one of another server."""
    found: dict[str, list[Caution]] = defaultdict(list)
    named = _same_look(tools)
    copied = _same_words(tools)
    for tool in tools:
        looks = [other for other in named.get(tool.id, ()) if other.name != tool.name]
        same = [other for other in named.get(tool.id, ()) if other.name == tool.name]
        copies = copied.get(tool.id, ())
        if looks:
            what = f"Its name can be taken for that of {_ids(looks)}."
            found[tool.id].append(Caution(tool.id, LIKE_ANOTHERS, what, tuple(one.id for one in looks)))
        if copies:
            named_so = {one.id for one in same}
            both = " name and" if named_so & {one.id for one in copies} else ""
            what = f"Its{both} description {'are' if both else 'is'} nearly that of {_ids(copies)}."
            found[tool.id].append(Caution(tool.id, LIKE_ANOTHERS, what, tuple(one.id for one in copies)))
        elif same and len(identifier_words(tool.name)) > 1:
            what = f"It has the name of {_ids(same)}."
            found[tool.id].append(Caution(tool.id, LIKE_ANOTHERS, what, tuple(one.id for one in same)))
    return found


def _ids(tools: Sequence[Tool]) -> str:
    return some(tool.id for tool in tools)


def _same_look(tools: Sequence[Tool]) -> dict[str, list[Tool]]:
    """For each tool those of other servers whose names look the same."""
    by_look: dict[str, dict[str, list[Tool]]] = defaultdict(lambda: defaultdict(list))
    for tool in tools:
        by_look[skeleton(tool.name)][tool.server].append(tool)
    return {
        tool.id: [*islice((one for other in servers if other != server for one in servers[other][:_HOLDERS]), _OTHERS)]
        for look, servers in by_look.items()
        if look and len(servers) > 1
        for server, own in servers.items()
        for tool in own
    }


def _same_words(tools: Sequence[Tool]) -> dict[str, list[Tool]]:
    """For each tool those of other servers whose descriptions have nearly the same words.

    With the words of each in one order, the rare ones first, two sets that share a part of their union meet among
    the first of them: only these are looked up.
    """
    words = [frozenset(re.findall(r"\w+", tool.description.casefold())) for tool in tools]
    count = Counter(word for found in words for word in found)
    holders: dict[str, dict[str, list[int]]] = defaultdict(lambda: defaultdict(list))
    firsts: list[list[str]] = []
    for at, found in enumerate(words):
        enough = len(found) >= FEWEST_WORDS
        ordered = sorted(found, key=lambda word: (count[word], word)) if enough else []
        firsts.append(ordered[: len(found) - int(SAME_WORDS * len(found)) + 1])
        for word in firsts[-1]:
            by_server, server = holders[word], tools[at].server
            if (server in by_server or len(by_server) < _SERVERS) and len(by_server[server]) < _HOLDERS:
                by_server[server].append(at)
    copies: dict[str, list[Tool]] = {}
    for at, tool in enumerate(tools):
        met = {
            one
            for word in firsts[at]
            for server, held in holders[word].items()
            if server != tool.server
            for one in held
        }
        alike = [one for one in sorted(met) if _share(words[at], words[one]) >= SAME_WORDS]
        if alike:
            copies[tool.id] = [tools[one] for one in alike[:_OTHERS]]
    return copies


def _share(one: frozenset[str], other: frozenset[str]) -> float:
    if min(len(one), len(other)) < SAME_WORDS * max(len(one), len(other)):
        return 0.0
    return len(one & other) / len(one | other)
