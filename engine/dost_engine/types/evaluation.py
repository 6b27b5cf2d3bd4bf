"""Running a whole data set: how far it is, and what it came to."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum


class EvaluationState(StrEnum):
    """Where a run is."""

    MODEL = "model"
    """The model is being loaded."""
    TOOLS = "tools"
    """Texts of tools are being embedded."""
    MESSAGES = "messages"
    """Texts of messages are being embedded."""
    ASKING = "asking"
    DONE = "done"
    CANCELLED = "cancelled"
    FAILED = "failed"

    @property
    def ended(self) -> bool:
        """Whether nothing comes after it."""
        return self in {EvaluationState.DONE, EvaluationState.CANCELLED, EvaluationState.FAILED}


@dataclass(frozen=True, slots=True)
class EvaluationReport:
    """A run over one data set.

    Attributes:
        evaluation_id: Unique.
        folder: The data.
        policy: Name of the rules.
        state: Where it is.
        done: Of the step that it is in.
        total: Of that step.
        tools: Tools in the set.
        questions: Messages in it.
        asked: Messages that were asked.
        model_id: The model, or empty where none was used.
        note: What is to be known of all figures ("text only: …"), or empty.
        error: Why it failed, or empty.
        left_out: First lines of the data that cannot be used, a sentence each.
        left_out_all: How many there are.
        metrics: Means over the messages asked, by name: ``recall@5``, ``set_recall``, ``size``, ``tokens`` …
        recall_at: Share of the needed tools among the first 1, 2, … 10.
        kinds: The same metrics of each kind of message.
        took_s: Seconds since it began.
    """

    evaluation_id: str
    folder: str
    policy: str
    state: EvaluationState
    done: int = 0
    total: int = 0
    tools: int = 0
    questions: int = 0
    asked: int = 0
    model_id: str = ""
    note: str = ""
    error: str = ""
    left_out: tuple[str, ...] = ()
    left_out_all: int = 0
    metrics: Mapping[str, float] = field(default_factory=dict)
    recall_at: tuple[float, ...] = ()
    kinds: Mapping[str, Mapping[str, float]] = field(default_factory=dict)
    took_s: float = 0.0
