"""A trace as a page of Markdown, for a report or a message to a colleague."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_engine.types import Arm, StageStatus

if TYPE_CHECKING:
    from dost_engine.types import Candidate, Hit, TurnTrace

MOST_ROWS = 40
"""Candidates of the table; the picks are among them, however many there are."""


def trace_markdown(trace: TurnTrace) -> str:
    """The whole answer: how the message was read, what each search did, every candidate of note."""
    picked = len(trace.selection.picks)
    lines = [
        f"# Tools for “{_plain(trace.query.text)}”",
        "",
        f"{picked} of {trace.tools_all} tools, about {trace.tokens_sent:,} of {trace.tokens_all:,} tokens, "
        f"{trace.took_ms:.1f} ms. Rules: {_plain(trace.policy.name)}. Catalogue {trace.selection.catalog_revision}.",
    ]
    if trace.query.context:
        lines += ["", f"Read together with “{_plain(trace.query.context)}”."]
    if trace.selection.fallback:
        lines += ["", f"**{_plain(trace.selection.fallback)}**"]
    lines += [f"- {_plain(note)}" for note in trace.notes]
    silent = [stage for stage in trace.stages if stage.status is not StageStatus.OK]
    lines += ["", *(f"- {stage.arm} {stage.status}: {_plain(stage.note) or 'no reason'}" for stage in silent)]
    return "\n".join([*lines, *_table(trace), ""])


def _table(trace: TurnTrace) -> list[str]:
    picks = {pick.id: pick for pick in trace.selection.picks}
    rest = [one for one in trace.candidates if one.id not in picks]
    known = {one.id: one for one in trace.candidates}
    shown = rest[: max(MOST_ROWS - len(picks), 0)]
    lines = ["", "| tool | source | meaning | words | fused | tokens | verdict |", "|---|---|--:|--:|--:|--:|---|"]
    lines += [
        _row(tool_id, ", ".join(pick.flags) or str(pick.source), known.get(tool_id), "picked")
        for tool_id, pick in picks.items()
    ]
    lines += [_row(one.id, "", one, one.note or str(one.verdict).replace("_", " ")) for one in shown]
    if len(rest) > len(shown):
        lines += ["", f"{len(rest) - len(shown)} more candidates are not shown."]
    return lines


def _row(tool_id: str, source: str, candidate: Candidate | None, verdict: str) -> str:
    best: dict[Arm, Hit] = {}
    for hit in candidate.hits if candidate else ():
        arm = Arm.SEMANTIC if hit.arm is Arm.CONTEXT else hit.arm
        if arm not in best or hit.score > best[arm].score:
            best[arm] = hit
    cells = [f"{best[arm].score:.2f} ({best[arm].rank})" if arm in best else "" for arm in (Arm.SEMANTIC, Arm.TEXT)]
    fused = "" if candidate is None or candidate.fused is None else f"{candidate.fused:.2f}"
    tokens = str(candidate.tokens) if candidate and candidate.tokens else ""
    return f"| {' | '.join((_plain(tool_id), source, *cells, fused, tokens, _plain(verdict)))} |"


def _plain(text: str) -> str:
    """On one line, with nothing in it that Markdown or HTML would read."""
    line = " ".join(text.split())
    return "".join(f"\\{sign}" if sign in "\\`*_{}[]<>#|!~" else sign for sign in line)
