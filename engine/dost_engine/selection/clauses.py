"""How many things a message asks for, by its clauses."""

from __future__ import annotations

import re

_BREAKS = re.compile(r"[.!?;。！？]+(?:\s+|$)|[\r\n]+|\b(?:and then|then|also|as well as)\b", re.IGNORECASE)
# "and" joins nouns more often than tasks; before three words it mostly begins a new one.
_AND = re.compile(r"\band\b(?=\s+\S+\s+\S+\s+\S+)", re.IGNORECASE)
_FEWEST_WORDS = 3  # "thanks." and "right, then" ask for nothing

MAX_CHARS = 5_000
"""Characters of a message that are looked at: what follows is pasted, not asked."""


def clauses(text: str) -> tuple[str, ...]:
    """Parts of a message that are as long as a request, in order; the whole message where none is."""
    parts = [part.strip(" ,;:") for piece in _BREAKS.split(text[:MAX_CHARS]) for part in _AND.split(piece)]
    return tuple(part for part in parts if len(part.split()) >= _FEWEST_WORDS) or (text,)
