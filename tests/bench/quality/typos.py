"""The same messages, each with one typo."""

from __future__ import annotations

import random
import re
import string
from dataclasses import replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dost_engine.evaluation.data import EvaluationSet

SEED = 11
_WORD = re.compile(r"[a-z]{5,}", re.IGNORECASE)


def with_typos(evaluation_set: EvaluationSet) -> EvaluationSet:
    """A set whose messages have a letter inserted, left out, replaced or swapped with the next.

    In one word of five letters or more, drawn by a fixed seed; never the word's first letter, which people get right.
    A message without such a word is left out.
    """
    draw = random.Random(SEED)  # noqa: S311 - a draw, no secret
    changed = []
    for question in evaluation_set.questions:
        words = list(_WORD.finditer(question.text))
        if words:
            word = draw.choice(words)
            text = question.text[: word.start()] + mistyped(word[0], draw) + question.text[word.end() :]
            changed.append(replace(question, text=text))
    return replace(evaluation_set, questions=tuple(changed))


def mistyped(word: str, draw: random.Random) -> str:
    """A word with one typo; never the word itself."""
    while True:
        at = draw.randrange(1, len(word) - 1)
        letter = draw.choice(string.ascii_lowercase)
        made = draw.choice(
            (
                word[:at] + letter + word[at:],
                word[:at] + word[at + 1 :],
                word[:at] + letter + word[at + 1 :],
                word[:at] + word[at + 1] + word[at] + word[at + 2 :],
            )
        )
        if made.lower() != word.lower():
            return made
