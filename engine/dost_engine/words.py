"""Taking text and names apart: for the guide's rules the way JavaScript does, for the text index in words.

A *word* is what a person wrote; a *term* is what the text index knows it by (folded, stemmed).
"""

from __future__ import annotations

import functools
import re
import threading
import unicodedata
from itertools import chain, pairwise
from typing import TYPE_CHECKING

import Stemmer

if TYPE_CHECKING:
    from collections.abc import Iterator

# ------------------------------------------------------------------------------------------------ JavaScript's way

# What `\s` and `trim()` mean in JavaScript. Python's `\s` also holds the separators U+001C to U+001F and U+0085,
# and lacks the byte order mark.
JS_SPACE = "\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"
_SPACES = re.compile(f"[{JS_SPACE}]+")
_EDGES = re.compile(f"^[{JS_SPACE}]+|[{JS_SPACE}]+$")
# The guide prints `[_-\s]`, which JavaScript reads as these three; in Python it would be a broken range.
_SEPARATORS = re.compile(f"[_\\-{JS_SPACE}]+")
_BEFORE_CAPITAL = re.compile(r"(?=[A-Z])")
_SURROGATE = re.compile("[\ud800-\udfff]")


def split_blanks(text: str) -> list[str]:
    """Split at runs of white space as JavaScript's ``split`` does: blanks at an end leave an empty part there.

    The empty text has one part, which is empty.
    """
    return _SPACES.split(text)


def trim(text: str) -> str:
    """Remove white space at both ends, like JavaScript's ``trim()``."""
    return _EDGES.sub("", text)


def name_words(name: str) -> tuple[str, ...]:
    """Words of a tool's name as the guide splits it, in order, without repeats, with their case.

    First the parts between ``_``, ``-`` and blanks, then the parts of the whole name before each ASCII capital:
    ``listCalendarEvents`` gives listCalendarEvents, list, Calendar, Events.
    """
    parts = [*_SEPARATORS.split(name), *_BEFORE_CAPITAL.split(name)]
    return tuple(dict.fromkeys(part for part in parts if part))


def printable(text: str) -> str:
    """The text as it can be encoded: halves of a character become the whole one, or U+FFFD where one is missing."""
    if not _SURROGATE.search(text):
        return text
    return text.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


# ----------------------------------------------------------------------------------------------- words and terms

MAX_CHARS = 50_000
"""Characters of a message that are looked at, half of them at its beginning and half at its end: the request stands
before or behind what was pasted. Every word costs."""

_MAX_WORD_CHARS = 100  # what is longer is data (base64, hashes), which nobody searches for

# Letters with the marks that belong to them: `\w` alone takes words of Indian scripts, Thai, Arabic and Hebrew apart.
_MARKS = (
    "\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u064b-\u065f\u0670"
    "\u0900-\u0903\u093a-\u0963\u0981-\u0983\u09bc-\u09cd\u0a01-\u0a03\u0a3c-\u0a4d\u0a81-\u0a83\u0abc-\u0acd"
    "\u0b01-\u0b03\u0b3c-\u0b4d\u0b82\u0bbe-\u0bcd\u0c00-\u0c04\u0c3c-\u0c4d\u0c81-\u0c83\u0cbc-\u0ccd\u0d00-\u0d03"
    "\u0d3b-\u0d4d\u0d81-\u0d83\u0dca-\u0ddf\u0e31-\u0e3a\u0e47-\u0e4e\u0eb1-\u0ebc\u0ec8-\u0ece\u102b-\u103e"
    "\u17b4-\u17d3\u200c\u200d"
)
_RUN = re.compile(rf"\w[\w{_MARKS}]*")
# Scripts that put no blanks between words: Han, kana, Hangul, Thai, Lao, Myanmar, Khmer.
_UNSPACED = re.compile(
    "[\u0e00-\u0eff\u1000-\u109f\u1100-\u11ff\u1780-\u17ff\u3005-\u3007\u3040-\u30ff\u3130-\u318f\u31f0-\u31ff"
    "\u3400-\u4dbf\u4e00-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\U00020000-\U0003ffff]+"
)
_ASCII_HUMP = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")

# Words that say that something is asked, not what. They are taken out of messages only: in a tool's text they weigh
# little by themselves, being frequent, and a tool may well be called "get".
_STOP_WORDS = """
    a an the
    i me my mine myself we us our ours ourselves you your yours yourself yourselves he him his himself she her hers
    herself it its itself they them their theirs themselves one someone somebody something anyone anybody anything
    everyone everybody everything this that these those here there
    who whom whose which what when where why how
    am is are was were be been being do does did doing done have has had having
    can could may might must shall should will would ought cannot
    isn aren wasn weren don doesn didn haven hasn hadn couldn mightn mustn shan shouldn won wouldn s t d ll m re ve
    and or but nor so if then than as because while until unless although though whether either neither both
    of in on at by for from to into onto with without within about above below over under between among through
    during before after against toward towards upon via per up down out off
    not no yes yeah yep nope ok okay
    very too also just only even still again once more most much many some any each every such own same other another
    all few now already yet else well quite really actually maybe perhaps
    please pls thanks thank thx hi hello hey dear sorry sure great good nice fine cool alright
    need needs needed want wants wanted wanna gonna gotta get gets getting got give gives gave let lets like likes tell
    show know help helps helping make makes see look looking try trying think using use
    able possible
"""
STOP_WORDS = frozenset(_STOP_WORDS.split())


def identifier_words(name: str) -> tuple[str, ...]:
    """Words of an identifier, in order, with their case: snake, kebab, dots, blanks, camelCase with acronyms.

    ``getHTTPResponse_v2`` gives get, HTTP, Response, v2. Digits stay with the letters before them.
    """
    runs = _RUN.findall(name)
    return tuple(word for run in runs for part in run.split("_") for word in _split_humps(part) if word)


def index_terms(text: str) -> list[tuple[str, str]]:
    """Every term of a text, with the word as it is to be shown, in order, repeats included.

    Identifiers give the terms of their words and, where they hold ``_`` or a hump, one for the whole of them too and
    for each part with a hump between ``_``; a word of one character is also joined to the next (OAuth, e_mail).
    Scripts without blanks between words give pairs of characters.
    """
    return list(chain.from_iterable(map(_terms_of_run, _runs(text))))


def message_terms(text: str) -> dict[str, str]:
    """Terms of a message without stop words, each once, in order, with the word as the person wrote it.

    Of a very long message the beginning and the end are looked at (:data:`MAX_CHARS`).
    """
    if len(text) > MAX_CHARS:
        text = f"{text[: MAX_CHARS // 2]} {text[-MAX_CHARS // 2 :]}"
    found: dict[str, str] = {}
    for run in _runs(text):
        for term, word in _terms_of_run(run):
            if word.casefold() not in STOP_WORDS:
                found.setdefault(term, word)
    return found


def _runs(text: str) -> list[str]:
    return [run for run in _RUN.findall(unicodedata.normalize("NFKC", text)) if len(run) <= _MAX_WORD_CHARS]


@functools.lru_cache(maxsize=65_536)
def _terms_of_run(run: str) -> tuple[tuple[str, str], ...]:
    """Terms of a run of letters, digits and ``_``, with their words."""
    if run.isascii() and run.islower() and "_" not in run:  # most words: nothing to take apart
        return (_term(run),)
    words: list[str] = []
    joined: list[str] = []
    for part in filter(None, run.split("_")):
        of_part = _split_humps(part)
        words += of_part
        if len(of_part) > 1:
            joined.append(part)
    if len(words) > 1:
        joined += [one + two for one, two in pairwise(words) if len(one) == 1]
        joined.append(run)
    terms = [entry for word in words for entry in _terms_of_word(word)]
    joined = [word for word in joined if not _UNSPACED.search(word)]
    whole = dict((word.casefold(), word) if "_" in word else _term(word) for word in joined)
    return (*terms, *whole.items())


def _terms_of_word(word: str) -> Iterator[tuple[str, str]]:
    at = 0
    for unspaced in _UNSPACED.finditer(word):
        if at < unspaced.start():
            yield _term(word[at : unspaced.start()])
        characters = unspaced.group()
        pairs = [characters[first : first + 2] for first in range(max(1, len(characters) - 1))]
        yield from ((pair, pair) for pair in pairs)
        at = unspaced.end()
    if at < len(word):
        yield _term(word[at:])


def _term(word: str) -> tuple[str, str]:
    folded = word.casefold()
    with _stemming:
        return _stemmer(folded).stemWord(folded), word


def _split_humps(word: str) -> list[str]:
    if word.islower() or word.isupper():
        return [word]
    if word.isascii():
        return _ASCII_HUMP.split(word)
    parts, start = [], 0
    for at in range(1, len(word)):
        before, here, after = word[at - 1], word[at], word[at + 1 : at + 2]
        if here.isupper() and (not before.isupper() or after.islower()) and (before.isalnum()):
            parts.append(word[start:at])
            start = at
    return [*parts, word[start:]]


# Snowball by script: an inflected word is found in the scripts that have one stemmer to speak for them. Words in
# Latin script are taken as English: whatever language they are, a message and a tool are cut alike.
_BY_SCRIPT = (
    ("\u0370", "\u03ff", "greek"),
    ("\u0400", "\u04ff", "russian"),
    ("\u0530", "\u058f", "armenian"),
    ("\u0600", "\u06ff", "arabic"),
    ("\u0900", "\u097f", "hindi"),
    ("\u0b80", "\u0bff", "tamil"),
)
_stemming = threading.Lock()  # a stemmer is not made for several threads


@functools.cache
def _stemmer_of(language: str) -> Stemmer.Stemmer:
    return Stemmer.Stemmer(language, 0)  # no cache of its own: what it would keep is kept a step earlier


def _stemmer(word: str) -> Stemmer.Stemmer:
    first = word[:1]
    if first > "\u036f":
        for begin, end, language in _BY_SCRIPT:
            if begin <= first <= end:
                return _stemmer_of(language)
    return _stemmer_of("english")
