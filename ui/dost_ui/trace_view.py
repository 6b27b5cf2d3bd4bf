"""What panel and inspector show of a trace: plain values, made without Qt."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from dost_engine.types import (
    Arm,
    Candidate,
    Hit,
    Pick,
    Query,
    SkillPick,
    StageStatus,
    ToolInfo,
    TurnTrace,
    Verdict,
)
from dost_ui import wording
from dost_ui.reason_words import noted, reason
from dost_ui.service_words import said
from dost_ui.translation import marked, tr

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

JUST_MISSED = 3
"""Tools shown below the cut."""

_ARM_WORDS = {
    Arm.SEMANTIC: marked("Search by meaning"),
    Arm.CONTEXT: marked("Search by meaning with the message before"),
    Arm.TEXT: marked("Search by words"),
    Arm.NAME: marked("Names in the message"),
    Arm.STICKY: marked("Tools of earlier turns"),
    Arm.PERSONAL: marked("Your own calls"),
    Arm.TOGETHER: marked("Tools called together"),
}
_MANY = frozenset({Arm.NAME, Arm.STICKY, Arm.PERSONAL, Arm.TOGETHER})
"""Those whose words are of several things."""

_VERDICT_WORDS = {
    Verdict.PICKED: marked("picked"),
    Verdict.BELOW_THRESHOLD: marked("below the cut"),
    Verdict.OVER_LIMIT: marked("over the limit"),
    Verdict.FILTERED: marked("filtered"),
    Verdict.DISABLED: marked("never used"),
    Verdict.GONE: marked("gone"),
}


class RowKind(Enum):
    """What a row of the panel is."""

    SERVER = "server"
    PICK = "pick"
    SKILL_HEAD = "skill_head"
    SKILL = "skill"
    MISSED_HEAD = "missed_head"
    MISSED = "missed"


class Mark(Enum):
    """What a person has decided about a tool by now, where the turn knew nothing of it."""

    PINNED = "pinned"
    NEVER = "never"


MARK_WORDS = {Mark.NEVER: marked("never from now on, you said"), Mark.PINNED: marked("pinned from now on")}


@dataclass(frozen=True, slots=True)
class ArmScore:
    """One arm's view of one tool.

    Attributes:
        label: ``meaning`` or ``words``.
        source: ``semantic`` or ``text``; names the colour.
        shown: The score as text.
        share: Score as a part of the bar, 0 to 1.
        rank: 1 for the best.
        hit: The hit itself.
    """

    label: str
    source: str
    shown: str
    share: float
    rank: int
    hit: Hit


@dataclass(frozen=True, slots=True)
class PanelRow:
    """A row of the panel.

    Attributes:
        kind: What it is.
        text: The name, or the heading.
        note: At the right of a heading or of a missed tool.
        id: The tool, for rows of tools.
        pick: For picks.
        candidate: What the arms said of the tool.
        info: The tool, where it is still known.
        used: Called in this turn.
        added: Where the tool was not in the turn's first choice.
        skill: For rows of skills, whose ``id`` is that of no tool.
    """

    kind: RowKind
    text: str
    note: str = ""
    id: str = ""
    pick: Pick | None = None
    candidate: Candidate | None = None
    info: ToolInfo | None = None
    used: bool = False
    added: Added | None = None
    skill: SkillPick | None = None

    @property
    def mark(self) -> Mark | None:
        """What was decided about the tool since."""
        if self.info is None:
            return None
        if self.info.choice.banned:
            return Mark.NEVER
        told = self.pick is not None and "pinned" in self.pick.flags
        return Mark.PINNED if self.info.choice.pinned and not told else None


@dataclass(frozen=True, slots=True)
class Added:
    """Tools that a turn got after its first choice.

    Attributes:
        trace: How they were chosen.
        ids: Those of its picks that the turn did not have before.
        words: When or how: ``in step 2``, ``by a search``.
    """

    trace: TurnTrace
    ids: tuple[str, ...]
    words: str


def sent(trace: TurnTrace, added: Sequence[Added] = ()) -> tuple[int, int]:
    """How many tools the turn got in all, and how many tokens they take."""
    tools, tokens = len(trace.selection.picks), trace.tokens_sent
    for later in added:
        tools += len(later.ids)
        tokens += sum(candidate.tokens for candidate in later.trace.candidates if candidate.id in later.ids)
    return tools, tokens


def panel_rows(
    trace: TurnTrace, tools: Mapping[str, ToolInfo], used: frozenset[str], added: Sequence[Added] = ()
) -> tuple[PanelRow, ...]:
    """Picks by server (servers in the order of their best pick), what came later, skills, what was just missed."""
    per_server = Counter(info.tool.server for info in tools.values())
    rows: list[PanelRow] = []
    for server, picks in _by_server(trace.selection.picks):
        there = max(per_server.get(server, 0), len(picks))
        rows.append(
            PanelRow(
                RowKind.SERVER,
                wording.server_label(server),
                tr("{picked} of {there}", picked=wording.number(len(picks)), there=wording.number(there)),
            )
        )
        rows += _pick_rows(trace, picks, tools, used)
    for later in added:
        for server, picks in _by_server(pick for pick in later.trace.selection.picks if pick.id in later.ids):
            note = tr("{added} added {words}", added=wording.number(len(picks)), words=later.words)
            rows.append(PanelRow(RowKind.SERVER, wording.server_label(server), note))
            rows += _pick_rows(later.trace, picks, tools, used, later)
    came_later = {tool_id for later in added for tool_id in later.ids}
    missed = [candidate for candidate in near_misses(trace) if candidate.id not in came_later][:JUST_MISSED]
    return (*rows, *_skill_rows(trace), *_missed_rows(missed, tools))


def _skill_rows(trace: TurnTrace) -> list[PanelRow]:
    """Skills that fit. A blank in an id keeps it from being a tool's."""
    rows = [PanelRow(RowKind.SKILL, pick.name, id=f"skill {pick.id}", skill=pick) for pick in trace.skills]
    return [PanelRow(RowKind.SKILL_HEAD, tr("Skills")), *rows] if rows else []


def _by_server(picks: Iterable[Pick]) -> Iterable[tuple[str, list[Pick]]]:
    groups: dict[str, list[Pick]] = {}
    for pick in picks:
        groups.setdefault(wording.server_name(pick.id), []).append(pick)
    return groups.items()


def _pick_rows(
    trace: TurnTrace,
    picks: Iterable[Pick],
    tools: Mapping[str, ToolInfo],
    used: frozenset[str],
    added: Added | None = None,
) -> list[PanelRow]:
    candidates = {candidate.id: candidate for candidate in trace.candidates}
    return [
        PanelRow(
            RowKind.PICK,
            wording.tool_name(pick.id),
            id=pick.id,
            pick=pick,
            candidate=candidates.get(pick.id),
            info=tools.get(pick.id),
            used=pick.id in used,
            added=added,
        )
        for pick in picks
    ]


def _missed_rows(missed: Sequence[Candidate], tools: Mapping[str, ToolInfo]) -> list[PanelRow]:
    """They stand under no server: one whose name another tool has too is told with its own."""
    named = Counter(info.tool.name for info in tools.values())

    def name_of(tool_id: str) -> str:
        name = wording.tool_name(tool_id)
        return f"{name} · {wording.server_of(tool_id)}" if named[name] > 1 else name

    rows = [
        PanelRow(
            RowKind.MISSED,
            name_of(candidate.id),
            short_verdict(candidate),
            id=candidate.id,
            candidate=candidate,
            info=tools.get(candidate.id),
        )
        for candidate in missed
    ]
    return [PanelRow(RowKind.MISSED_HEAD, tr("Just missed")), *rows] if rows else []


def near_misses(trace: TurnTrace) -> tuple[Candidate, ...]:
    """The tools below the cut, the nearest first."""
    near = (Verdict.BELOW_THRESHOLD, Verdict.OVER_LIMIT)
    return tuple(candidate for candidate in trace.candidates if candidate.verdict in near)


def verdict_words(candidate: Candidate) -> str:
    """The verdict, with how far off it was where the engine says so."""
    return noted(candidate.note) or tr(_VERDICT_WORDS[candidate.verdict])


def short_verdict(candidate: Candidate) -> str:
    """The verdict without what the engine puts in brackets behind it, for where there is little room."""
    return verdict_words(candidate).partition(" (")[0]


def arm_scores(candidate: Candidate | None, trace: TurnTrace) -> tuple[ArmScore, ...]:
    """The arms that found a tool. Cosines fill their bar at 1, text scores at the best of the turn."""
    if candidate is None:
        return ()
    scores: list[ArmScore] = []
    meaning = [hit for hit in candidate.hits if hit.arm in {Arm.SEMANTIC, Arm.CONTEXT}]
    if meaning:
        hit = max(meaning, key=lambda one: one.score)
        part = _part(hit.score, 1.0)
        scores.append(ArmScore(tr("meaning"), "semantic", wording.cosine(hit.score), part, hit.rank, hit))
    words = next((hit for hit in candidate.hits if hit.arm is Arm.TEXT), None)
    if words:
        best = best_score(trace, Arm.TEXT)
        scores.append(
            ArmScore(tr("words"), "text", wording.points(words.score), _part(words.score, best), words.rank, words)
        )
    return tuple(scores)


def best_score(trace: TurnTrace, *arms: Arm) -> float:
    """The best score that these arms gave in the turn, 0 where they found nothing."""
    hits = (hit for stage in trace.stages if stage.arm in arms for hit in stage.hits[:1])
    return max((hit.score for hit in hits), default=0.0)


def _part(score: float, best: float) -> float:
    return max(0.0, min(1.0, score / best)) if best > 0 else 0.0


def matched_words(candidate: Candidate | None) -> tuple[str, ...]:
    """Words of the message that the tool holds, the weightiest first."""
    if candidate is None:
        return ()
    words = [word for hit in candidate.hits if hit.arm is Arm.TEXT for word in hit.words]
    return tuple(dict.fromkeys(word.word for word in sorted(words, key=lambda one: -one.score)))


def are_from_before(words: Sequence[str], query: Query) -> bool:
    """Whether matched words all come from the conversation: the message says none of them."""
    said_now = {word.casefold() for word in query.words}
    return bool(said_now) and said_now.isdisjoint(word.casefold() for word in words)


def missing_words(candidate: Candidate | None, trace: TurnTrace) -> tuple[str, ...]:
    """Words of the message that were searched for and that the tool does not hold, in the message's order."""
    matched = {word.casefold() for word in matched_words(candidate)}
    return tuple(word for word in trace.query.words if word.casefold() not in matched)


_OFTEN_LEFT_OUT = {Arm.CONTEXT, Arm.PERSONAL}


def failed_arms(trace: TurnTrace) -> tuple[str, ...]:
    """A sentence for every arm that failed or was left out, with its reason.

    That there are too few calls yet to rank by is no failure; the page Usage tells it.
    """
    lines = []
    for stage in trace.stages:
        if stage.status is StageStatus.FAILED:
            lines.append(
                tr(
                    "{arm} failed: {why}",
                    arm=tr(_ARM_WORDS[stage.arm]),
                    why=said(stage.note) or tr("no reason was given"),
                )
            )
        elif stage.status is StageStatus.SKIPPED and stage.note and stage.arm not in _OFTEN_LEFT_OUT:
            arm = tr(_ARM_WORDS[stage.arm])
            several = tr("{arm} were left out: {why}", arm=arm, why=said(stage.note))
            one = tr("{arm} was left out: {why}", arm=arm, why=said(stage.note))
            lines.append(several if stage.arm in _MANY else one)
    return tuple(lines)


def arm_notes(trace: TurnTrace) -> tuple[str, ...]:
    """What is special about an arm that ran, a sentence each."""
    return tuple(
        f"{tr(_ARM_WORDS[stage.arm])}: {reason(stage.note)}"
        for stage in trace.stages
        if stage.status is StageStatus.OK and stage.note
    )


def silent_arms(trace: TurnTrace) -> tuple[str, ...]:
    """The kinds of search that ran and found nothing near enough."""
    silent = []
    for arms in ((Arm.SEMANTIC, Arm.CONTEXT), (Arm.TEXT,)):
        ran = [stage for stage in trace.stages if stage.arm in arms and stage.status is StageStatus.OK]
        floor = trace.policy.least_cosine if Arm.SEMANTIC in arms else 0.0
        if ran and all(hit.score < floor for stage in ran for hit in stage.hits[:1]):
            silent.append(tr(_ARM_WORDS[arms[0]]))
    return tuple(silent)


def reason_words(query: Query) -> str:
    """Why the message was read as it was, without saying once more that another was read with it."""
    why = query.reason.removesuffix(", together with the message before")
    brought = why.removeprefix("together with the conversation, which ")
    return wording.sentence(noted(why if brought == why else f"it {brought}"))


def how_read(query: Query) -> str:
    """How a message was read, as a sentence. The engine gives what follows "read as"."""
    why = noted(query.reason.rstrip("."))
    if query.reason.startswith(("clear by itself", "vague")):
        return tr("The message is {reason}.", reason=why)
    if query.reason.startswith("by "):
        return tr("Read {reason}.", reason=why)
    return tr("Read as {reason}.", reason=why)
