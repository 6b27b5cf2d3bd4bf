"""Sentences that the service says in English, where they are always the same and a person decides by them.

``said`` translates them by their text. What it does not know stays as it is: errors, reasons with many parts, and all
that tools, servers and models say.

Public: ``said``.
"""

from __future__ import annotations

import re
from functools import cache

from dost_ui.reason_words import noted
from dost_ui.translation import SOURCE, language, locale, marked, tr

SENTENCES = (
    marked("You decided that it is never called."),
    marked('You decided that no tool of "{server}" is called.'),
    marked("It has changed since you allowed it."),
    marked("You want to be asked each time about it."),
    marked('You want to be asked each time about the tools of "{server}".'),
    marked("It is always allowed, but not known as what it was when you decided that."),
    marked("The settings want you to be asked about every call."),
    marked("It says that it only reads."),
    marked("It does not say that it only reads."),
    marked("It says that it may delete or overwrite something."),
    marked("It says that it only reads, and that it may delete or overwrite something."),
    marked("It says that it changes something and deletes nothing."),
    marked("It does not say whether it changes something."),
)
"""As the service writes them; a name in braces stands for what differs."""


def said(text: str) -> str:
    """A sentence of the service in the language of the window, with what it has in brackets behind it left as it is."""
    if language() == SOURCE:
        return text
    head, bracket, rest = text.partition(" (")
    for sentence, shape in _shapes():
        found = shape.fullmatch(head)
        if found:
            parts = {name: _number(part) for name, part in found.groupdict().items()}
            return tr(sentence, **parts) + bracket + rest
    return noted(text)


def _number(text: str) -> str:
    """A number with the language's decimal mark, any other text as it is."""
    return text.replace(".", locale().decimalPoint()) if re.fullmatch(r"\d*\.\d+", text) else text


@cache
def _shapes() -> tuple[tuple[str, re.Pattern[str]], ...]:
    """Each sentence with a pattern that takes it to pieces."""
    return tuple(
        (sentence, re.compile(re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>.+)", re.escape(sentence)))) for sentence in SENTENCES
    )
