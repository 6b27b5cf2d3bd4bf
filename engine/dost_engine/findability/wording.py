"""Descriptions of tools."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from dost_engine.findability.findings import DOST, GUIDE, RATEL, Rule, Said
from dost_engine.projection.texts import rich_text
from dost_engine.types import FindingLevel
from dost_engine.words import index_terms, message_terms

if TYPE_CHECKING:
    from collections.abc import Iterator

    from dost_engine.findability.findings import Subject

FEWEST_WORDS = 2
"""Words with content that a description has at least: “Refund tool.” has one."""

ONE_LINE_WORDS = 12
"""Words of a description that is long enough to say what, and perhaps when."""

_NO_CONTENT_WORDS = "tool function method api endpoint utility helper use used using call"
_NO_CONTENT = frozenset(_NO_CONTENT_WORDS.split())
_WHEN = re.compile(
    r"\b(use (this|it|when|to|for|only|if|the|with)|used (to|for|when)|useful|when(ever)?|if (you|the user|asked)"
    r"|call (this|it)|for example|e\.g\.|such as|in order to|helps?|ideal for|suitable for|in case|instead of|before"
    r"|after|want|need|lets you|allows?|prefer|don't use|never use)\b",
    re.IGNORECASE,
)
_DOCSTRING = re.compile(
    r"^[ \t>*#-]*\**(args|arguments|parameters?|params|returns?|raises|yields|inputs?|outputs?|keyword args)\**[ \t]*:",
    re.IGNORECASE | re.MULTILINE,
)
_FIELD_LIST = re.compile(r"^[ \t]*[:@](param|return|returns|raises|type)\b", re.MULTILINE)
_INTERNALS = re.compile(
    r"^\W*(?:[Tt]his (?:tool|function) )?"
    r"(?:[Cc]alls|[Ii]nvokes|[Ww]raps|[Hh]its|(?:A |a )?(?:[Tt]hin )?[Ww]rapper (?:for|around|of))\b[^.]*"
    r"\b(?:API|api|APIs|apis|endpoint|SDK|sdk|method|function|RPC|backend)\b|\b(?:GET|POST|PUT|DELETE|PATCH) /"
)
_PRAISE = """
    seamless seamlessly powerful effortless effortlessly cutting-edge state-of-the-art blazing blazingly world-class
    best-in-class revolutionary next-gen next-generation game-changing supercharge supercharges supercharged unleash
    unleashes
"""
_MARKETING = re.compile(rf"\b(?:{'|'.join(_PRAISE.split())})\b", re.IGNORECASE)
_PREAMBLE = re.compile(
    r"^\W*(important|note|warning|caution|disclaimer|attention|deprecated|prerequisites?)\b", re.IGNORECASE
)
_SENTENCE = re.compile(r"(?<=[.!?])\s+|\n+")
_SHORT_SENTENCES = re.compile(r"(?:\b[A-Z][a-z]+(?: [a-z]+){1,3} ?\. ?){3,}")
_WORD = re.compile(r"\w+")
_CUT_CHARS = 80
"""Characters that are lost at least before it is said; a half-sentence more or less decides nothing."""


def _words(subject: Subject) -> list[str]:
    return _WORD.findall(subject.tool.description)


def _content(subject: Subject) -> dict[str, str]:
    """Terms of the description that have content, with their words. Pairs of characters where there are no blanks."""
    found = message_terms(subject.tool.description)
    return {term: word for term, word in found.items() if word.lower() not in _NO_CONTENT}


def _is_hollow(subject: Subject) -> bool:
    """Whether another rule has said already that there is hardly a description."""
    return not subject.tool.description.strip() or any(_repeats(subject)) or any(_short(subject))


def _missing(subject: Subject) -> Iterator[Said]:
    if not subject.tool.description.strip():
        yield Said(
            "It has no description.",
            "Write one sentence that says what it does, and another that begins with “Use this to …”.",
        )


def _repeats(subject: Subject) -> Iterator[Said]:
    if not subject.tool.description.strip():
        return
    named = {term for term, _ in index_terms(f"{subject.tool.name} {' '.join(subject.seen.words)}")}
    content = _content(subject)
    if not content.keys() - named:
        yield Said(
            f"The description “{_shortened(subject.tool.description)}” only repeats the name.",
            "Say what it gives or changes in the words of who asks for it, and when to use it.",
        )


def _short(subject: Subject) -> Iterator[Said]:
    content = _content(subject)
    if subject.tool.description.strip() and len(content) < FEWEST_WORDS and not any(_repeats(subject)):
        yield Said(
            f"The description “{_shortened(subject.tool.description)}” leaves next to nothing to match.",
            "Say what it does in a sentence, and when to use it in another: “Use this to …”.",
        )


def _no_when(subject: Subject) -> Iterator[Said]:
    description = subject.tool.description
    if _is_hollow(subject) or not description.isascii() or _WHEN.search(description):
        return
    words = len(_words(subject))
    if words < ONE_LINE_WORDS:
        what = f"The description is one line of {words} words and does not say when to use the tool."
    else:
        what = "The description says what the tool does, not when to use it."
    yield Said(what, "Add “Use this to …” or “Use when …” with the words in which people ask for it.")


def _docstring(subject: Subject) -> Iterator[Said]:
    description = subject.tool.description
    headings = [found.group().strip() for found in _DOCSTRING.finditer(description)]
    headings += [found.group().strip() for found in _FIELD_LIST.finditer(description)]
    if headings:
        yield Said(
            f"The description is written like code documentation ({some_of(headings)}).",
            "Describe parameters in the schema, leave the rest out, and say it as people say it.",
        )


def some_of(texts: list[str]) -> str:
    """The first three different texts."""
    return ", ".join(f"“{text}”" for text in list(dict.fromkeys(texts))[:3])


def _internals(subject: Subject) -> Iterator[Said]:
    first = _sentences(subject.tool.description)[:1]
    if first and _INTERNALS.search(first[0]):
        yield Said(
            f"The first sentence says how it works: “{_shortened(first[0])}”.",
            "Say what the user gets from it instead; nobody asks for an API or an endpoint.",
        )


def _marketing(subject: Subject) -> Iterator[Said]:
    found = [match.group() for match in _MARKETING.finditer(subject.tool.description)]
    if found:
        yield Said(
            f"The description praises the tool ({some_of(found)}).",
            "Write verbs and nouns that people ask with instead.",
        )


def _paraphrases(subject: Subject) -> Iterator[Said]:
    """Three short sentences in a row that end with the same word."""
    for run in _SHORT_SENTENCES.findall(subject.tool.description):
        ends = [sentence.split()[-1] for sentence in run.split(".") if sentence.strip()]
        if any(one == two == three for one, two, three in zip(ends, ends[1:], ends[2:], strict=False)):
            yield Said(
                f"The description says the same over and over: “{_shortened(run)}”.",
                "Say it once, and use the room for when to use the tool.",
            )


def _preamble(subject: Subject) -> Iterator[Said]:
    found = _PREAMBLE.match(subject.tool.description)
    if found:
        yield Said(
            f"The description begins with “{found.group().strip()}”, not with what the tool does.",
            "Put what it does into the first sentence, which weighs most, and the rest behind it.",
        )


def _too_long(subject: Subject) -> Iterator[Said]:
    words, whole = subject.seen.words, subject.seen.description
    seen = rich_text(words, whole, ())[len(rich_text(words, "", ())) :]
    if len(whole) - len(seen) >= _CUT_CHARS:
        yield Said(
            f"The embedding model reads the first {len(seen)} of {len(whole)} characters of the description, up to "
            f"“…{_shortened(seen[-40:])}”. Only its words are searched in the rest.",
            "Put what it does and when to use it before that point.",
        )


def _sentences(text: str) -> list[str]:
    return [sentence.strip() for sentence in _SENTENCE.split(text) if sentence.strip()]


def _shortened(text: str, most: int = 70) -> str:
    text = " ".join(text.split())
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"


WORDING = (
    Rule("no-description", FindingLevel.WARNING, RATEL, "There is nothing to match but the name.", _missing),
    Rule("description-repeats-name", FindingLevel.WARNING, RATEL, "It adds no word that could be asked for.", _repeats),
    Rule("short-description", FindingLevel.WARNING, RATEL, "“Refund tool.” gives no search anything to match.", _short),
    Rule("no-when", FindingLevel.ADVICE, RATEL, "“Use when …” separates a tool from its siblings.", _no_when),
    Rule("code-documentation", FindingLevel.ADVICE, GUIDE, "Nobody asks in the words of documentation.", _docstring),
    Rule("internals", FindingLevel.ADVICE, GUIDE, "Nobody asks for an endpoint.", _internals),
    Rule("marketing", FindingLevel.ADVICE, RATEL, "Nobody asks for something powerful.", _marketing),
    Rule("paraphrases", FindingLevel.ADVICE, RATEL, "A word counts little more the second time.", _paraphrases),
    Rule("preamble", FindingLevel.ADVICE, GUIDE, "The first sentence weighs most in a vector.", _preamble),
    Rule("too-long", FindingLevel.ADVICE, DOST, "The embedding model reads 256 word pieces.", _too_long),
)
