"""Requests that no tool of the catalogue can serve, and what a threshold on them costs elsewhere."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bench.quality.metrics import counted
from dost_engine.evaluation.metrics import score

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bench.quality.competitors.protocol import Competitor
    from dost_engine.evaluation.data import EvaluationSet

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


@dataclass(frozen=True, slots=True)
class Stop:
    """Up to where a message is answered, by rising thresholds.

    Attributes:
        at: Place of the first threshold at which it is handed nothing but what was used lately.
        lost: Share of its needed tools that it has before, and not from there on.
    """

    at: int
    lost: float


async def stops(thresholds: Sequence[Competitor], evaluation_set: EvaluationSet) -> list[Stop]:
    """Find where each message of a set stops to be answered.

    Args:
        thresholds: The same competitor with rising thresholds, prepared with the set's tools. The first refuses
            nothing, the last everything: what both answer alike is refused by all.
        evaluation_set: The messages.
    """
    tokens = dict.fromkeys((tool.name for tool in evaluation_set.tools), 0)
    found = []
    for question in evaluation_set.questions:
        given, nothing = [await thresholds[place].answer(question) for place in (0, -1)]
        first, last = 0, 0 if given.chosen == nothing.chosen else len(thresholds) - 1
        if last and (await thresholds[last - 1].answer(question)).chosen != nothing.chosen:
            first = last  # most messages that something fits are answered at every threshold that is worth a look
        while first < last:
            middle = (first + last) // 2
            if (await thresholds[middle].answer(question)).chosen == nothing.chosen:
                last = middle
            else:
                first = middle + 1
        lost = score(question, given, tokens).set_recall - score(question, nothing, tokens).set_recall
        found.append(Stop(first, lost))
    return found


@dataclass(frozen=True, slots=True)
class Point:
    """One threshold on one half of the sets.

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


def share_refused(found: Sequence[Stop], place: int) -> float:
    """The share of messages that are handed nothing at a threshold."""
    return sum(stop.at <= place for stop in found) / len(found)


def mean_lost(found: Mapping[str, Sequence[Stop]], place: int) -> float:
    """How much set recall a threshold costs, mean over sets without the one apart."""
    shares = [sum(stop.lost for stop in of_set if stop.at <= place) / len(of_set) for of_set in counted(found).values()]
    return sum(shares) / len(shares) if shares else 0.0
