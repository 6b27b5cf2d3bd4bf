"""A turn as text: the table of the panel, what was understood, and what was just missed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich import box
from rich.console import Group
from rich.table import Table
from rich.text import Text

from dost_engine.cli.terminal import plain
from dost_engine.types import Arm, Rules, Source, StageStatus, Verdict

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from rich.console import RenderableType

    from dost_engine.types import Candidate, Hit, Pick, Stage, TurnTrace

WIDE = 110  # columns from which the reason fits beside the numbers
ROWS_SHOWN = 20  # of the picks; more are counted only
MISSED_SHOWN = 3
WORDS_SHOWN = 4


def trace_view(trace: TurnTrace, width: int) -> RenderableType:
    """Everything about a turn that fits a terminal of ``width`` columns."""
    parts: list[RenderableType] = [headline(trace), *_understood(trace), *_silent_arms(trace)]
    parts += [Text(f"! {plain(note)}", style="muted") for note in trace.notes]
    if trace.selection.picks:
        parts += [pick_table(trace, trace.selection.picks[:ROWS_SHOWN], width)]
    parts += _factors(trace)
    more = len(trace.selection.picks) - ROWS_SHOWN
    if more > 0:
        parts.append(Text(f"… and {more} more", style="muted"))
    parts += _skills(trace)
    parts += _missed(trace)
    return Group(*parts)


def headline(trace: TurnTrace) -> Text:
    """``7 of 48 tools · ≈1.1k tokens instead of ≈6.2k · 12 ms``."""
    count = f"{len(trace.selection.picks)} of {trace.tools_all} {'tool' if trace.tools_all == 1 else 'tools'}"
    tokens = f"≈{short_number(trace.tokens_sent)} tokens instead of ≈{short_number(trace.tokens_all)}"
    age = "" if trace.cached_s is None else f" · from the cache, {trace.cached_s:.0f} s old"
    return Text(f"{count} · {tokens} · {trace.took_ms:.0f} ms{age}", style="headline")


def short_number(number: int) -> str:
    """``940``, ``1.1k``, ``61k``."""
    if number < 1000:
        return str(number)
    thousands = number / 1000
    return f"{thousands:.1f}k" if thousands < 9.95 else f"{thousands:.0f}k"


def pick_table(trace: TurnTrace, picks: Iterable[Pick], width: int) -> RenderableType:
    """The picks with their numbers; the reasons beside them where there is room, else below."""
    candidates = {candidate.id: candidate for candidate in trace.candidates}
    wide = width >= WIDE
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, 1), expand=False)
    if not wide:
        table.add_column("", justify="right", style="muted")
    table.add_column("tool", overflow="fold", ratio=None, min_width=14)
    table.add_column("server", overflow="fold")
    table.add_column("source", no_wrap=True)
    table.add_column("meaning", no_wrap=True)
    table.add_column("words", overflow="fold")
    table.add_column("tokens", justify="right", no_wrap=True)
    if wide:
        table.add_column("why", overflow="fold", min_width=24)
    reasons: list[Text] = []
    for number, pick in enumerate(picks, 1):
        row = _row(pick, candidates)
        table.add_row(*([*row, plain(pick.reason)] if wide else [str(number), *row]))
        reasons.append(Text(f"{number:>3}  {plain(pick.reason)}"))
    return table if wide else Group(table, *reasons)


def source_chip(source: Source) -> Text:
    """The label of a source, in its colour."""
    return Text(f" {source} ", style=f"source.{source}")


def _row(pick: Pick, candidates: Mapping[str, Candidate]) -> list[RenderableType]:
    server, _, name = pick.id.partition("/")
    candidate = candidates.get(pick.id)
    hits = {hit.arm: hit for hit in candidate.hits} if candidate else {}
    tokens = str(candidate.tokens) if candidate else ""
    return [plain(name), plain(server), source_chip(pick.source), _meaning(hits), _words(hits.get(Arm.TEXT)), tokens]


def _meaning(hits: Mapping[Arm, Hit]) -> str:
    lines = [f"{hits[Arm.SEMANTIC].score:.2f} #{hits[Arm.SEMANTIC].rank}"] if Arm.SEMANTIC in hits else []
    if Arm.CONTEXT in hits:
        lines.append(f"{hits[Arm.CONTEXT].score:.2f} #{hits[Arm.CONTEXT].rank} ctx")
    return "\n".join(lines)


def _words(hit: Hit | None) -> str:
    if hit is None:
        return ""
    return f"{hit.score:.2f} #{hit.rank}\n{matched_words(hit)}".strip()


def matched_words(hit: Hit) -> str:
    """The words of the message that brought a text hit in, the strongest first."""
    words = [plain(match.word) for match in hit.words]
    more = len(words) - WORDS_SHOWN
    return ", ".join(words[:WORDS_SHOWN]) + (f" +{more}" if more > 0 else "")


def _skills(trace: TurnTrace) -> list[Text]:
    return [Text(f"Skill {plain(pick.name)}: {plain(pick.reason)}") for pick in trace.skills]


def _understood(trace: TurnTrace) -> list[Text]:
    query = trace.query
    lines = []
    if trace.selection.fallback:
        lines.append(Text(f"! {plain(trace.selection.fallback)}", style="state.busy"))
    reason = plain(query.reason) or ("vague" if query.vague else "clear by itself")
    lines.append(Text(f"Read as: {reason}."))
    if query.context:
        lines.append(Text(f"Read together with: “{plain(query.context)}”"))
    return lines


def _silent_arms(trace: TurnTrace) -> list[Text]:
    lines = []
    for stage in trace.stages:
        if stage.status is StageStatus.FAILED:
            lines.append(Text(f"! {stage.arm}: failed: {plain(stage.note)}", style="state.bad"))
        elif stage.status is StageStatus.SKIPPED and stage.arm is not Arm.CONTEXT and not trace.selection.fallback:
            lines.append(Text(f"{stage.arm}: skipped: {plain(stage.note)}", style="muted"))
        elif stage.arm in {Arm.SEMANTIC, Arm.CONTEXT} and stage.status is StageStatus.OK:
            lines += _nothing_near(trace, stage)
    if lines and not found_by_meaning(trace):
        lines += _brought_by_words(trace)
    return lines


def found_by_meaning(trace: TurnTrace) -> bool:
    """Whether a search by meaning found anything at or above the policy's floor."""
    return any(
        hit.score >= trace.policy.least_cosine
        for stage in trace.stages
        if stage.arm in {Arm.SEMANTIC, Arm.CONTEXT}
        for hit in stage.hits
    )


def _nothing_near(trace: TurnTrace, stage: Stage) -> list[Text]:
    floor = trace.policy.least_cosine
    best = max(stage.hits, key=lambda hit: hit.score, default=None)
    if best is not None and best.score >= floor:
        return []
    nearest = f"; the nearest is {plain(best.id)} at {best.score:.2f}" if best is not None else ""
    return [Text(f"{stage.arm}: nothing at {floor:.2f} or above{nearest}")]


def _brought_by_words(trace: TurnTrace) -> list[Text]:
    picked = {pick.id for pick in trace.selection.picks}
    hits = [hit for stage in trace.stages if stage.arm is Arm.TEXT for hit in stage.hits if hit.id in picked]
    return [Text(f"text: {plain(hit.id)} came in by: {matched_words(hit)}") for hit in hits]


def _factors(trace: TurnTrace) -> list[RenderableType]:
    """The personal factors of the picks, by the rules that order by them."""
    picked = {pick.id for pick in trace.selection.picks}
    rows = [one for one in trace.candidates if one.id in picked and len(one.factors) > 1][:ROWS_SHOWN]
    if trace.policy.rules is not Rules.PERSONAL or not rows:
        return []
    names = list(rows[0].factors)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, padding=(0, 1))
    table.add_column("factors", overflow="fold")
    for name in (*names, "sum", "boosts", "score"):
        table.add_column(name, justify="right", no_wrap=name != "boosts")
    for one in rows:
        boosts = ", ".join(f"{name} × {boost:g}" for name, boost in one.boosts.items())
        numbers = [f"{one.factors.get(name, 0.0):.2f}" for name in names]
        table.add_row(plain(one.id), *numbers, f"{one.fused or 0.0:.3f}", boosts, f"{one.score:.3f}")
    return [table]


def _missed(trace: TurnTrace) -> list[Text]:
    others = [candidate for candidate in trace.candidates if candidate.verdict is not Verdict.PICKED][:MISSED_SHOWN]
    if not others:
        return []
    lines = [Text("Just missed", style="muted")]
    return lines + [Text(f"  {plain(other.id)}: {plain(other.note)}") for other in others]
