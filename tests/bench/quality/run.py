"""Asking competitors all messages of the sets."""

from __future__ import annotations

import random
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from bench.quality.competitors.protocol import About
from dost_engine.catalog import tool_tokens
from dost_engine.evaluation.metrics import Scores, score

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bench.quality.competitors.protocol import Competitor
    from dost_engine.evaluation.data import EvaluationSet

SAMPLE_SEED = 7


@dataclass(frozen=True, slots=True)
class Result:
    """What one competitor reached.

    Attributes:
        about: Who.
        by_set: A row per message, in the set's order, by set.
    """

    about: About
    by_set: dict[str, list[Scores]] = field(default_factory=dict)


def sample(whole: EvaluationSet, most: int | None) -> EvaluationSet:
    """A set with at most so many messages, drawn by a fixed seed, in their order. None keeps all."""
    if most is None or len(whole.questions) <= most:
        return whole
    kept = sorted(random.Random(SAMPLE_SEED).sample(range(len(whole.questions)), most))  # noqa: S311 - a draw, no secret
    return replace(whole, questions=tuple(whole.questions[at] for at in kept))


async def measure(competitor: Competitor, evaluation_set: EvaluationSet) -> list[Scores]:
    """Ask a competitor all messages of a set.

    Raises:
        ValueError: it named a tool that the set does not have, or one twice.
    """
    await competitor.prepare(evaluation_set.tools)
    return await ask(competitor, evaluation_set)


async def ask(competitor: Competitor, evaluation_set: EvaluationSet) -> list[Scores]:
    """The same of a competitor that is prepared with the set's tools."""
    tokens = {tool.name: tool_tokens(tool) for tool in evaluation_set.tools}
    rows = []
    for question in evaluation_set.questions:
        answer = await competitor.answer(question)
        for names in (answer.ranked, answer.chosen or ()):
            _check(names, tokens, f"{competitor.about.name} on {question.id}")
        rows.append(score(question, answer, tokens))
    return rows


def _check(names: Sequence[str], known: dict[str, int], where: str) -> None:
    if len(set(names)) != len(names):
        raise ValueError(f"{where}: a tool is named twice")
    if strange := [name for name in names if name not in known]:
        raise ValueError(f"{where}: {strange[0]!r} is no tool of the set")
