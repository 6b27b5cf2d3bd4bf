"""Messages that say the exact name of a tool: it must come first."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from dost_engine.evaluation.data import EvaluationSet, Question

if TYPE_CHECKING:
    from collections.abc import Callable

    from bench.quality.competitors.protocol import Competitor

FORMS: dict[str, Callable[[str], str]] = {
    "alone": str,
    "in other case": str.swapcase,
    "please use NAME for this": lambda name: f"please use {name} for this",
}

_COMPOUND = re.compile(r"[_\-.]|[^\W\d_A-Z][A-Z]|\d[A-Z]")
"""What joins two words in a name: ``_``, ``-``, ``.`` or a hump."""


def is_compound(name: str) -> bool:
    """Whether a name cannot be a word that somebody says without meaning the tool."""
    return bool(_COMPOUND.search(name))


def messages(evaluation_set: EvaluationSet, form: str) -> tuple[Question, ...]:
    """One message for every compound name of a set."""
    names = [tool.name for tool in evaluation_set.tools if is_compound(tool.name)]
    return tuple(Question(name, FORMS[form](name), (), (frozenset({name}),), "single") for name in names)


async def misses(competitor: Competitor, evaluation_set: EvaluationSet, form: str) -> list[str]:
    """The names that do not come first. Names that are equal but for case share the first places.

    The competitor must have been prepared with the set's tools.
    """
    twins = Counter(tool.name.casefold() for tool in evaluation_set.tools)
    missed = []
    for question in messages(evaluation_set, form):
        answer = await competitor.answer(question)
        if question.id not in (answer.chosen or ())[: twins[question.id.casefold()]]:
            missed.append(question.id)
    return missed
