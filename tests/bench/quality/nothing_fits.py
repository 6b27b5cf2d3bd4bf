"""Requests that no tool of the catalogue can serve, and what a threshold on them costs elsewhere."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bench.quality.metrics import counted

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bench.quality.competitors.protocol import Competitor
    from dost_engine.evaluation.data import EvaluationSet
    from dost_engine.evaluation.metrics import Scores

HOW_IT_IS_MADE = """\
Made from the sets: messages about one field of life, asked of the tools of another. Azure's server administers a
cloud; the tools of sgd, tooltalk and tau-bench book flights and tables, set alarms, send back parcels. No message of
the one can be served by a tool of the other, but for mail, which both can send: messages that need mail are left out.
What the messages say and what came before them stays as it is."""

CHOSEN_ON = ("bfcl", "sgd", "tooltalk", "metatool", "toollinkos", "seal-tools")
"""Sets on which thresholds are chosen; the other ones confirm them."""

PAIRS = (
    ("sgd", "azure-mcp"),
    ("tooltalk", "azure-mcp"),
    ("azure-mcp", "sgd"),
    ("azure-mcp", "tooltalk"),
    ("azure-mcp", "tau-bench"),
    ("tau-bench", "azure-mcp"),
)
"""Whose messages, and whose tools. A pair is of the half that its messages are of."""

_MAIL = ("mail", "inbox")


def misfits(asking: EvaluationSet, asked: EvaluationSet) -> EvaluationSet:
    """The messages of one set over the tools of another."""
    kept = tuple(
        question
        for question in asking.questions
        if not any(word in name.lower() for group in question.groups for name in group for word in _MAIL)
    )
    return replace(asked, name=f"{asking.name} → {asked.name}", questions=kept)


async def share_refused(competitor: Competitor, evaluation_set: EvaluationSet) -> float:
    """The share of messages that are handed no tool at all.

    Tools of the history are not in the catalogue, so that none is handed out for having been used.
    """
    await competitor.prepare(evaluation_set.tools)
    answers = [await competitor.answer(question) for question in evaluation_set.questions]
    return sum(answer.chosen == () for answer in answers) / len(answers)


@dataclass(frozen=True, slots=True)
class Point:
    """One setting of the thresholds on one half of the sets.

    Attributes:
        setting: In words.
        refused: Share of the requests that nothing fits which are handed nothing, mean over the pairs of the half.
        lost: Share of the needed tools that is lost by it, mean over the sets of the half.
    """

    setting: str
    refused: float
    lost: float


def half(names: Sequence[str], *, chosen_on: bool) -> list[str]:
    """Those of some sets that thresholds are chosen on, or the other ones."""
    return [name for name in names if (name in CHOSEN_ON) == chosen_on]


def mean_lost(
    without: Mapping[str, Sequence[Scores]], having: Mapping[str, Sequence[Scores]], names: Sequence[str]
) -> float:
    """How much set recall a threshold costs, mean over some sets without the one apart."""
    gaps = [
        sum(before.set_recall - after.set_recall for before, after in zip(rows, having[name], strict=True)) / len(rows)
        for name, rows in counted(without).items()
        if name in names
    ]
    return sum(gaps) / len(gaps) if gaps else 0.0
