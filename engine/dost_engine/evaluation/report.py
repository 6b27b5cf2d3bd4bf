"""What a run came to: figures of every set, of every kind of message, and their means. The same in tables and JSON."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from dost_engine.evaluation.data import EvaluationSet
from dost_engine.evaluation.metrics import FIGURES, KINDS, macro, mean
from dost_engine.evaluation.run import Outcome

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from dost_engine.evaluation.metrics import Scores

REPORT_VERSION = 1


@dataclass(frozen=True, slots=True)
class SetResult:
    """One set and what became of its messages.

    Attributes:
        evaluation_set: What was asked, with the lines that were left out.
        outcomes: In the order of its questions; fewer where the run was ended before.
    """

    evaluation_set: EvaluationSet
    outcomes: tuple[Outcome, ...]

    @property
    def rows(self) -> list[Scores]:
        """Scores of all outcomes."""
        return [outcome.worth for outcome in self.outcomes]

    @property
    def complete(self) -> bool:
        """Whether every message was asked."""
        return len(self.outcomes) == len(self.evaluation_set.questions)


@dataclass(frozen=True, slots=True)
class Run:
    """A whole run.

    Attributes:
        policy: Name of the rules.
        model_id: The model, or empty where none was used.
        results: One per set, in the order in which they were asked.
        note: What is to be known of all figures ("no model: by words only"), or empty.
    """

    policy: str
    model_id: str
    results: tuple[SetResult, ...]
    note: str = ""

    @property
    def complete(self) -> bool:
        """Whether every message of every set was asked."""
        return all(result.complete for result in self.results)


def figures(rows: Sequence[Scores]) -> dict[str, float]:
    """Mean of every figure over messages; nothing where there are none."""
    return {name: mean(rows, figure) for name, figure in FIGURES.items()} if rows else {}


def kinds_of(rows: Sequence[Scores]) -> tuple[str, ...]:
    """The kinds that messages are of: the known ones first, then others by name."""
    found = {row.kind for row in rows}
    return (*(kind for kind in KINDS if kind in found), *sorted(found - {*KINDS}))


def of_kind(rows: Sequence[Scores], kind: str) -> list[Scores]:
    """The scores of messages of a kind."""
    return [row for row in rows if row.kind == kind]


def mean_of_sets(results: Sequence[SetResult], kind: str | None = None) -> dict[str, float]:
    """Mean over sets of every figure, of messages of a kind or of all; nothing where there are none."""
    by_set = {str(number): result.rows for number, result in enumerate(results)}
    found = {name: macro(by_set, figure, kind) for name, figure in FIGURES.items()}
    return {name: value for name, value in found.items() if value is not None}


def as_json(run: Run) -> dict[str, Any]:
    """The report as JSON: ``metrics`` (means over sets where there are several) and ``queries``, one per message."""
    rows = [row for result in run.results for row in result.rows]
    return {
        "version": REPORT_VERSION,
        "policy": run.policy,
        "model": run.model_id,
        "note": run.note,
        "partial": not run.complete,
        "metrics": mean_of_sets(run.results),
        "kinds": {kind: mean_of_sets(run.results, kind) for kind in kinds_of(rows)},
        "sets": [_set(result) for result in run.results],
        "queries": [
            _query(result.evaluation_set.name, outcome) for result in run.results for outcome in result.outcomes
        ],
    }


def _set(result: SetResult) -> dict[str, Any]:
    whole, rows = result.evaluation_set, result.rows
    return {
        "name": whole.name,
        "tools": len(whole.tools),
        "distractors": whole.distractors,
        "questions": len(whole.questions),
        "asked": len(rows),
        "metrics": figures(rows),
        "kinds": {
            kind: {"questions": len(of_kind(rows, kind)), "metrics": figures(of_kind(rows, kind))}
            for kind in kinds_of(rows)
        },
        "left_out": [
            {"file": fault.file, "line": fault.line, "what": fault.what, "remedy": fault.remedy}
            for fault in whole.faults
        ],
    }


def _query(set_name: str, outcome: Outcome) -> Mapping[str, Any]:
    answer = outcome.answer
    said: dict[str, Any] = {
        "set": set_name,
        "id": outcome.question_id,
        "ranked": list(answer.ranked),
        "found": answer.found,
        "selected": list(answer.selected),
        "sources": [str(source) for source in answer.sources],
        "scores": list(answer.scores),
        "took_ms": round(outcome.took_ms, 3),
    }
    return said | ({"fallback": outcome.fallback} if outcome.fallback else {})
