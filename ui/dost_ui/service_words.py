"""What the engine says in the language of the window: errors and their remedies, plans of servers, advice.

The engine writes in English, for every program that asks it. Its sentences are known as templates, collected from its
source by ``packaging/said.py``: a sentence is taken to pieces by one of them, and the pieces are put into the
template's translation. Names, paths and what systems, servers and models say stay as they are, and so does a sentence
that is not known. A text of several sentences is translated one by one. Reasons for picks are ``reason_words``.

Public: ``said``, ``in_words``.
"""

from __future__ import annotations

import json
import re
from functools import cache, lru_cache
from itertools import pairwise

from dost_assets import FOLDER
from dost_ui.reason_words import noted
from dost_ui.translation import SOURCE, language, locale, marked, tr
from dost_ui.wording import quoted

_ENDS = re.compile(r"(?<=[.?!])\s+(?:[-•✗] )?|\s*\n\s*(?:[-•] )?")
"""Between sentences: as many templates as there are must not be tried on every part of a text."""
_MOST_SENTENCES = 14
_LONGEST = 6000
_QUOTED = re.compile("“([^“”]*)”")
_LIST = re.compile("“[^“”]*”(?:, “[^“”]*”)*")
"""Names that the engine put between quotation marks."""
_OF_JSON = frozenset(
    {
        marked("Expecting value"),
        marked("Expecting ',' delimiter"),
        marked("Expecting ':' delimiter"),
        marked("Expecting property name enclosed in double quotes"),
        marked("Extra data"),
        marked("Unterminated string starting at"),
        marked("Invalid control character at"),
        marked("Invalid \\escape"),
        marked("Invalid \\uXXXX escape"),
        marked("Illegal trailing comma before end of object"),
        marked("Illegal trailing comma before end of array"),
    }
)
"""What Python says where a text is not JSON, which a person meets who pastes one."""
_COMMAND = re.compile("`(dost [^`\n]+)`")
"""A command as the terminal has it, in which marks for fixed type are usual."""
_PLACE = re.compile(r"\{\{|\}\}|\{(\w+)\}")


def said(text: str) -> str:
    """A text of the engine in the language of the window; what is not known of it stays as it is."""
    known = language() != SOURCE and text.strip() and len(text) <= _LONGEST
    shown = _translated(language(), text) if known else text
    return _COMMAND.sub(lambda found: quoted(found[1]), shown) if "`dost " in shown else shown


def in_words(error: Exception) -> str:
    """An error and its remedy in the language of the window."""
    message, remedy = getattr(error, "message", str(error)), getattr(error, "remedy", "")
    return f"{said(message)} {said(remedy)}".strip()


@lru_cache(maxsize=512)
def _translated(_language: str, text: str) -> str:
    known = _text(text)
    if known is not None:
        return known[1]
    head, bracket, rest = text.partition(" (")
    known = _sentence(head) if bracket else None
    return known[1] + bracket + rest if known is not None else noted(text)


def _text(text: str) -> tuple[int, str] | None:
    """How many letters of it are known, and the translation of as many of its sentences as can be; None without."""
    marks = [(found.start(), found.end()) for found in _ENDS.finditer(text) if found.start() > 0][:_MOST_SENTENCES]
    starts, ends = [0, *(end for _, end in marks)], [*(start for start, _ in marks), len(text)]
    best: list[tuple[int, str]] = [(0, "")]  # of the text before each start
    for last, end in enumerate(ends):
        ways = []
        for first in range(last + 1):
            part = text[starts[first] : end]
            known = _sentence(part) or (0, part)
            before, shown = best[first]
            between = text[ends[first - 1] : starts[first]] if first else ""
            ways.append((before + known[0], shown + between + known[1]))
        best.append(max(reversed(ways), key=lambda one: one[0]))  # of equal ones the shortest sentence
    return best[-1] if best[-1][0] else None


def _sentence(text: str) -> tuple[int, str] | None:
    """The best template that fits the whole text: how many letters are known, and the translation."""
    found = _fitting(text)
    lower = text[:1].lower() + text[1:]
    if found is None and lower != text:
        found = _fitting(lower)
        return None if found is None else (found[0], found[1][:1].upper() + found[1][1:])
    return found


def _fitting(text: str) -> tuple[int, str] | None:
    best: tuple[int, tuple[bool, int], str] | None = None
    for template, pieces, names, letters in _templates():
        if not text.startswith(pieces[0]) or not text.endswith(pieces[-1]):
            continue
        parts = _parts(text, pieces)
        if parts is None:
            continue
        values = [_value(name, part) for name, part in zip(names, parts, strict=True)]
        known = letters + sum(count for count, _ in values), (bool(pieces[-1]), sum(map(len, pieces)))
        if best is None or known > best[:2]:
            best = *known, _filled(tr(template), dict(zip(names, (shown for _, shown in values), strict=True)))
    return None if best is None else (best[0], best[2])


def _parts(text: str, pieces: tuple[str, ...]) -> list[str] | None:
    """What stands between the pieces, or None where they are not all there."""
    if len(pieces) == 1:
        return [] if text == pieces[0] else None
    at, end = len(pieces[0]), len(text) - len(pieces[-1])
    parts = []
    for piece in pieces[1:-1]:
        to = text.find(piece, at, end)
        if to < 0:
            return None
        parts.append(text[at:to])
        at = to + len(piece)
    return [*parts, text[at:end]] if at <= end else None


def _value(name: str, text: str) -> tuple[int, str]:
    """What stands for a name: how many letters of it are known, and what is shown."""
    if re.fullmatch(r"\d{1,3}(,\d{3})+", text):
        return 0, text.replace(",", locale().groupSeparator())
    if _LIST.fullmatch(text):
        return 0, _QUOTED.sub(lambda found: quoted(found[1]), text)
    bare = text.strip()
    if bare in _OF_JSON:
        return len(bare), tr(bare)
    if " " not in bare and not name.startswith("what"):
        return 0, text
    known = _text(bare)
    if known is None and not bare.endswith("."):
        whole = _sentence(f"{bare}.")  # the template around it has the full stop
        known = (whole[0], whole[1].removesuffix(".")) if whole is not None else None
    if known is None and "; " in bare:  # what may be said behind it
        head, _, tail = bare.partition("; ")
        added = _sentence(f"; {tail}")
        known = (added[0], head + added[1]) if added is not None else None
    return (0, text) if known is None else (known[0], text.replace(bare, known[1]))


def _filled(shown: str, values: dict[str, str]) -> str:
    return _PLACE.sub(lambda found: values[found[1]] if found[1] else found[0][0], shown)


@cache
def _templates() -> tuple[tuple[str, tuple[str, ...], tuple[str, ...], int], ...]:
    """Each template with its pieces, the names between them, and how many letters it has."""
    made = []
    for template in json.loads((FOLDER / "translations" / "sentences.json").read_text("utf-8")):
        places = [found for found in _PLACE.finditer(template) if found[1]]
        bounds = [0, *(at for found in places for at in found.span()), len(template)]
        pieces = tuple(
            template[start:end].replace("{{", "{").replace("}}", "}") for start, end in list(pairwise(bounds))[::2]
        )
        letters = sum(sign.isalnum() for piece in pieces for sign in piece)
        made.append((template, pieces, tuple(found[1] for found in places), letters))
    return tuple(made)
