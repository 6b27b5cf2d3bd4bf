"""Taking text and names apart the way JavaScript does, which is what the guide's rules are written in."""

from __future__ import annotations

import re

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
    """Words of a tool's name, in order, without repeats, with their case.

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
