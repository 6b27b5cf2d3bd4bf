"""Why a tool was picked, or why not: the two arms side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QWidget

from dost_engine.types import Arm, Candidate, Pick, Rules, StageStatus, TurnTrace, Verdict
from dost_ui import wording
from dost_ui.labels import Run, RunLabel
from dost_ui.reason_words import reason
from dost_ui.service_words import said
from dost_ui.trace_view import arm_scores, best_score, matched_words, missing_words, verdict_words
from dost_ui.translation import tr

if TYPE_CHECKING:
    from collections.abc import Sequence

_MOST_WORDS = 12


class WhyCard(QFrame):
    """The card under the inspector's table."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("kind", "well")
        self._title, self._meaning, self._words, self._rule, self._verdict = (RunLabel() for _ in range(5))
        grid = QGridLayout(self)
        grid.setContentsMargins(14, 11, 14, 12)
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(6)
        grid.addWidget(self._title, 0, 0, 1, 2)
        grid.addWidget(self._meaning, 1, 0)
        grid.addWidget(self._words, 1, 1)
        grid.addWidget(self._verdict, 2, 0)
        grid.addWidget(self._rule, 2, 1)
        for label in (self._title, self._meaning, self._words, self._verdict, self._rule):
            label.setAlignment(Qt.AlignmentFlag.AlignTop)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)

    def explain(self, candidate: Candidate, pick: Pick | None, trace: TurnTrace) -> None:
        """Show one tool."""
        name = Run(wording.isolated(wording.tool_name(candidate.id)), "ink", strong=True, fixed=True)
        server = Run(f"  {wording.isolated(wording.server_of(candidate.id))}")
        self._title.set_runs(Run(tr("Why ") if pick else tr("Why not "), "ink", strong=True), name, server)
        self._meaning.set_runs(*meaning_runs(candidate, trace))
        self._words.set_runs(*word_runs(candidate, trace))
        self._verdict.set_runs(*verdict_runs(candidate, pick))
        self._rule.set_runs(*rule_runs(candidate, pick))

    def text(self) -> str:
        """Everything that the card says."""
        labels = (self._title, self._meaning, self._words, self._verdict, self._rule)
        return "\n".join(label.plain() for label in labels)


def meaning_runs(candidate: Candidate, trace: TurnTrace) -> Sequence[Run]:
    """What the vector arm says."""
    head = Run(tr("Meaning "), "ink", strong=True)
    score = next((one for one in arm_scores(candidate, trace) if one.source == "semantic"), None)
    if score is None:
        return (head, Run(_silence(trace, Arm.SEMANTIC, tr("not near enough to be listed."))))
    best = wording.cosine(best_score(trace, Arm.SEMANTIC, Arm.CONTEXT))
    with_context = tr(", read with the message before") if score.hit.arm is Arm.CONTEXT else ""
    place = tr(
        "{shown}, rank {rank}{with_context}. The best is {best}",
        shown=score.shown,
        rank=score.rank,
        with_context=with_context,
        best=best,
    )
    if trace.policy.rules is Rules.RANKED:
        return (head, Run(f"{place}{_part(candidate, Arm.SEMANTIC)}."))
    floor = wording.cosine(trace.policy.semantic_floor)
    return (
        head,
        Run(
            tr(
                "{place}; the first {semantic_limit} from {floor} up are picked.",
                place=place,
                semantic_limit=trace.policy.semantic_limit,
                floor=floor,
            )
        ),
    )


def word_runs(candidate: Candidate, trace: TurnTrace) -> Sequence[Run]:
    """What the text arm says."""
    runs = [Run(tr("Words "), "ink", strong=True)]
    score = next((one for one in arm_scores(candidate, trace) if one.source == "text"), None)
    if score is None:
        return (*runs, Run(_silence(trace, Arm.TEXT, tr("no word of the message is in it."))))
    if trace.policy.rules is Rules.RANKED:
        runs.append(
            Run(tr("{shown}, rank {rank}{part}", shown=score.shown, rank=score.rank, part=_part(candidate, Arm.TEXT)))
        )
    else:
        runs.append(
            Run(
                tr(
                    "{shown}, rank {rank} (the first {text_limit} are picked)",
                    shown=score.shown,
                    rank=score.rank,
                    text_limit=trace.policy.text_limit,
                )
            )
        )
    matched, missing = matched_words(candidate), missing_words(candidate, trace)
    if matched:
        runs += [Run(tr(": matched ")), Run(", ".join(matched[:_MOST_WORDS]), "good", strong=True)]
        if missing:
            runs += [Run(tr("; missing ")), Run(", ".join(missing[:_MOST_WORDS]), "bad")]
    runs.append(Run("."))
    return runs


def verdict_runs(candidate: Candidate, pick: Pick | None) -> Sequence[Run]:
    """What became of it."""
    if pick:
        why = wording.sentence(reason(pick.reason)) or tr(
            "Picked by {value}.", value=", ".join(pick.flags) or str(pick.source)
        )
        return (Run(tr("Picked. "), "good", strong=True), Run(why))
    return (Run(tr("Not picked: "), "ink", strong=True), Run(verdict_words(candidate).rstrip(".") + "."))


def rule_runs(candidate: Candidate, pick: Pick | None) -> Sequence[Run]:
    """Whether a rule or filter had a say."""
    tokens = (
        tr("Its definition takes ≈\u00a0{tokens} tokens.", tokens=wording.tokens(candidate.tokens))
        if candidate.tokens
        else ""
    )
    if candidate.verdict in {Verdict.FILTERED, Verdict.DISABLED, Verdict.GONE}:
        return (Run(tr("Removed: {verdict_words}. {tokens}", verdict_words=verdict_words(candidate), tokens=tokens)),)
    if pick and {"sticky", "pinned"} & set(pick.flags):
        return (Run(tr("Kept by a rule as well. {tokens}", tokens=tokens)),)
    if pick or candidate.verdict is Verdict.OVER_LIMIT:  # the verdict says which limit
        return (Run(tokens),)
    return (Run(tr("No filter and no rule removed it. {tokens}", tokens=tokens)),)


def _part(candidate: Candidate, arm: Arm) -> str:
    """What an arm added to the score of both together."""
    part, fused = candidate.factors.get(str(arm)), candidate.fused
    if part is None or fused is None:
        return ""
    added, whole = wording.decimal(part, 2, signed=True), wording.decimal(fused, 2)
    return tr("; adds {part}, {fused} in all", part=added, fused=whole)


def _silence(trace: TurnTrace, arm: Arm, otherwise: str) -> str:
    stage = next((one for one in trace.stages if one.arm is arm), None)
    if stage is None or stage.status is StageStatus.OK:
        return otherwise
    words = tr("failed", comment="search") if stage.status is StageStatus.FAILED else tr("was left out")
    return f"{words}: {said(stage.note)}." if stage.note else f"{words}."
