"""What became of a turn: the query, the arms, every candidate, and the answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

from dost_engine.types.policy import Policy
from dost_engine.types.skills import SkillArgument


class Arm(StrEnum):
    """A way by which tools are found."""

    SEMANTIC = "semantic"
    CONTEXT = "context"
    """The vector search for the message enriched with the one before it."""
    TEXT = "text"
    NAME = "name"
    """Names of tools that the message holds."""
    STICKY = "sticky"
    PERSONAL = "personal"
    """What was called on this machine. It finds no tools, it moves them; its stage says by what, or why not."""
    TOGETHER = "together"
    """Tools that are called together with one that was picked."""


class Source(StrEnum):
    """The label of a pick. Colour and word are the same everywhere it is shown."""

    SEMANTIC = "semantic"
    TEXT = "text"
    STICKY = "sticky"
    BOTH = "both"
    NAME = "name"
    PINNED = "pinned"
    TOGETHER = "together"
    """Added because it is called together with a tool that was picked."""
    ALL = "all"
    """Given only because every tool is given: all fit, or :attr:`Selection.fallback` says why."""


@dataclass(frozen=True, slots=True)
class Query:
    """How the message was understood.

    Attributes:
        text: The message.
        searched_text: What the vector arm searched for in the end.
        vague: Whether the policy called the message vague.
        context: The earlier message that it was read together with, or empty.
        reason: How it was read and why, in words that continue "read as": ``vague (2 words, …), together with …``.
        words: The words that were searched for, as they were written, stop words left out where the rules leave them
            out; empty where nothing was searched by words.
    """

    text: str
    searched_text: str
    vague: bool = False
    context: str = ""
    reason: str = ""
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class MatchedWord:
    """A word of the message that a text hit holds.

    Attributes:
        word: The word as searched for.
        found: Words of the tool that it matched, in order of their contribution.
        score: What it added to the hit's score, in the arm's unit.
        place: Where in the tool it matters most (``name``, ``description``, ``parameters`` …), where the arm says so.
    """

    word: str
    found: tuple[str, ...]
    score: float
    place: str = ""


@dataclass(frozen=True, slots=True)
class Hit:
    """A tool that an arm found.

    Attributes:
        id: The tool's id.
        arm: The arm.
        rank: 1 for the best.
        score: In the arm's own unit (cosine, BM25); never compared across arms.
        words: For the hits of the text arm that were taken and the next 20, what matched.
    """

    id: str
    arm: Arm
    rank: int
    score: float
    words: tuple[MatchedWord, ...] = ()


class StageStatus(StrEnum):
    """How an arm did. A silent arm is data, not a log line."""

    OK = "ok"
    SKIPPED = "skipped"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Stage:
    """What one arm did in one turn.

    Attributes:
        arm: The arm.
        status: Whether it ran.
        hits: Best first: those that the policy takes, 20 behind them (100 in a trial), and those of the other tools
            that the trace tells of.
        took_ms: Wall time in milliseconds.
        note: Why it was skipped, why it failed, or what is special about it; empty otherwise.
    """

    arm: Arm
    status: StageStatus
    hits: tuple[Hit, ...] = ()
    took_ms: float = 0.0
    note: str = ""


class Verdict(StrEnum):
    """What became of a candidate."""

    PICKED = "picked"
    BELOW_THRESHOLD = "below_threshold"
    OVER_LIMIT = "over_limit"
    FILTERED = "filtered"
    DISABLED = "disabled"
    GONE = "gone"


@dataclass(frozen=True, slots=True)
class Candidate:
    """A tool that an arm or a rule named, and what became of it.

    Attributes:
        id: The tool's id.
        hits: Its hits, one per arm that found it.
        fused: The fused score, where the policy fuses.
        factors: Named parts of the score.
        boosts: Named multipliers of the score.
        score: What it was ordered by.
        verdict: Its fate.
        tokens: Estimated tokens of its definition.
        note: The verdict in a few words, and in brackets what else is to be known ("0.04 below the cut (0.25 by
            meaning)"). What stands before the bracket is enough where there is little room.
    """

    id: str
    hits: tuple[Hit, ...] = ()
    fused: float | None = None
    factors: Mapping[str, float] = field(default_factory=dict)
    boosts: Mapping[str, float] = field(default_factory=dict)
    score: float = 0.0
    verdict: Verdict = Verdict.PICKED
    tokens: int = 0
    note: str = ""


@dataclass(frozen=True, slots=True)
class Pick:
    """A tool that the model gets.

    Attributes:
        id: The tool's id.
        source: The label shown.
        flags: Every arm and rule that named it, as sorted words.
        score: The larger of its arms' scores, 0 where only a rule named it.
        reason: A sentence.
    """

    id: str
    source: Source
    flags: tuple[str, ...]
    score: float
    reason: str


@dataclass(frozen=True, slots=True)
class SkillPick:
    """A skill that fits; its body is asked for by its id.

    Attributes:
        id: The skill's id.
        name: The skill's name.
        description: The skill's description.
        score: As that of a :class:`Pick`.
        source: By what it was found.
        reason: A sentence.
        arguments: What must or may be given to read it.
    """

    id: str
    name: str
    description: str
    score: float
    source: Source
    reason: str
    arguments: tuple[SkillArgument, ...] = ()


@dataclass(frozen=True, slots=True)
class Selection:
    """The answer. The order is meaning, and it is stable.

    Attributes:
        picks: Best first.
        catalog_revision: The catalogue that it was taken from.
        fallback: Why the usual rules were not used ("not ready: all tools"), or empty.
    """

    picks: tuple[Pick, ...] = ()
    catalog_revision: int = 0
    fallback: str = ""


@dataclass(frozen=True, slots=True)
class TurnTrace:
    """One turn, whole: what panel, inspector, ``dost why`` and golden files show.

    Attributes:
        turn_id: Unique.
        at: When, with time zone.
        origin: Who asked.
        policy: The rules used, with the options of this turn.
        query: How the message was understood.
        stages: The arms in the order in which they ran.
        candidates: Picks first, in their order; then the rest, nearest to being picked first.
        selection: The answer.
        skills: Skills that fit, best first, at most three; none by the guide's rules.
        took_ms: Wall time in milliseconds.
        tokens_all: Estimated tokens of all tool definitions of the catalogue.
        tokens_sent: Estimated tokens of the picked ones.
        tools_all: Tools in the catalogue.
        notes: What else is to be known of the turn, a sentence each: a filter that names what is not there, a pinned
            tool that did not fit.
        catalog_changed: Of a kept turn that is asked for again: whether the tools, or what is decided about them, are
            others by now; None where nobody knows.
        cached_s: Seconds since the answer was found, where it was asked for again; None for one found now.
    """

    turn_id: str
    at: datetime
    origin: str
    policy: Policy
    query: Query
    stages: tuple[Stage, ...]
    candidates: tuple[Candidate, ...]
    selection: Selection
    skills: tuple[SkillPick, ...] = ()
    took_ms: float = 0.0
    tokens_all: int = 0
    tokens_sent: int = 0
    tools_all: int = 0
    notes: tuple[str, ...] = ()
    cached_s: float | None = None
    catalog_changed: bool | None = None
