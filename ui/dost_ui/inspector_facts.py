"""The line under the message of the inspector: what it was read after, what was picked, how it was read.

Public: ``history_runs``, ``fact_runs``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_engine.types import Arm
from dost_ui import wording
from dost_ui.history_editor import turns_in
from dost_ui.labels import Run
from dost_ui.reason_words import noted
from dost_ui.trace_view import failed_arms, how_read, reason_words
from dost_ui.translation import tr

if TYPE_CHECKING:
    from dost_engine.types import TurnTrace
    from dost_ui.inspector_query import InspectorQuery


def history_runs(query: InspectorQuery) -> tuple[Run, ...]:
    """What the message is read after."""
    if query.use_conversation:
        return (Run(tr("history: ")), Run(tr("the open conversation"), "ink", strong=True), Run("    "))
    if not query.history:
        return ()
    name = [Run(wording.shortened(query.source, 60), "ink", strong=True), Run(", ")] if query.source else []
    return (Run(tr("history: ")), *name, Run(f"{turns_in(query.history)}    "))


def fact_runs(trace: TurnTrace) -> tuple[Run, ...]:
    """What was picked, in what time, and how the message was read."""
    runs = [
        Run(wording.number(len(trace.selection.picks)), "ink", strong=True),
        Run(tr(" picked")),
        Run(f"{wording.BETWEEN}≈\u00a0{wording.tokens(trace.tokens_sent)}", "ink", strong=True),
        Run(wording.unbroken(tr(" of {tokens_all} tokens", tokens_all=wording.tokens(trace.tokens_all)))),
        Run(tr("    in ")),
        Run(wording.unbroken(wording.took(trace.took_ms)), "ink", strong=True),
    ]
    labels = {Arm.SEMANTIC: tr("meaning"), Arm.CONTEXT: tr("meaning with context"), Arm.TEXT: tr("words")}
    timed = [stage for stage in trace.stages if stage.arm in labels and stage.took_ms]
    arms = ", ".join(wording.unbroken(f"{labels[stage.arm]} {wording.took(stage.took_ms)}") for stage in timed)
    runs += [Run(f" ({arms})")] if arms else []
    if trace.query.context:
        runs.append(Run(tr("\nRead together with ")))
        runs.append(Run(wording.quoted(wording.shortened(trace.query.context, 120)), "ink", strong=True))
        runs.append(Run(". " + reason_words(trace.query)))
    elif trace.query.reason:
        runs.append(Run(f"\n{how_read(trace.query)}"))
    if trace.selection.fallback:
        runs.append(Run(f"\n{noted(trace.selection.fallback)}", "warning", strong=True))
    runs += [Run(f"\n{line}", "warning") for line in failed_arms(trace)]
    return tuple(runs)
