"""Why a tool was picked or not, and what would have let it in."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from dost_engine.types.trace import Arm, Candidate, MatchedWord, Pick, StageStatus


class Cause(StrEnum):
    """The rule that decided about a tool."""

    PICKED = "picked"
    FILTER = "filter"
    """A filter of the turn: server, category or annotation."""
    MIN_SCORE = "min_score"
    """The least score that the turn asks for."""
    BAN = "ban"
    GONE = "gone"
    """It is no longer offered."""
    NOT_INDEXED = "not_indexed"
    """It is so new that it is not searched in yet."""
    NOTHING_FITS = "nothing_fits"
    """No tool at all fits the message."""
    NO_VECTOR = "no_vector"
    """It could not be searched by meaning, and its words did not suffice."""
    LIMITS = "limits"
    """The turn may have only so many tools."""
    TOKENS = "tokens"
    """The turn may have only so many tokens."""
    ARM_LIMIT = "arm_limit"
    """The arms that found it take only their first few."""
    QUOTA = "quota"
    """Its server has copies of it; it gave way to a tool of another server."""
    BELOW_CUT = "below_cut"
    """Others are nearer."""


class WayKind(StrEnum):
    """What would have to be different."""

    FILTER = "filter"
    BAN = "ban"
    LIMITS = "limits"
    TOKENS = "tokens"
    SCORE = "score"
    AMOUNT = "amount"
    MARGIN = "margin"
    ARM_LIMIT = "arm_limit"
    FLOOR = "floor"
    WORD = "word"
    NAME = "name"


@dataclass(frozen=True, slots=True)
class Way:
    """A difference that would have let a tool in. All but ``score`` were tried out on the same tools.

    Attributes:
        kind: What is different.
        text: In words that continue "it would have been picked": ``without the filter of servers``.
        value: The number in it, where there is one.
    """

    kind: WayKind
    text: str
    value: float | None = None


@dataclass(frozen=True, slots=True)
class ArmStanding:
    """How a tool stands in one arm, among all tools and not only the first 100.

    Attributes:
        arm: The arm.
        status: Whether it ran.
        rank: 1 for the best; None where the arm did not find the tool.
        score: In the arm's own unit; None where it did not find the tool.
        of: Tools that it searched in, 0 for an arm that does not search.
        words: For the text arm, the matched words and what each added.
        note: Why it did not run, or what is special about it.
    """

    arm: Arm
    status: StageStatus
    rank: int | None = None
    score: float | None = None
    of: int = 0
    words: tuple[MatchedWord, ...] = ()
    note: str = ""


@dataclass(frozen=True, slots=True)
class MissingWord:
    """A word of the message that a tool does not hold. Stop words are not searched for, and miss nowhere.

    Attributes:
        word: As it was written.
        most: What it adds to the tool that gains most by it; 0 where no tool holds it.
        tools: Tools that hold it.
    """

    word: str
    most: float = 0.0
    tools: int = 0


@dataclass(frozen=True, slots=True)
class Explanation:
    """What became of one tool in one turn, picked or not.

    Attributes:
        tool_id: The tool.
        turn_id: The kept turn that was asked about, or empty.
        policy: Name of the policy that decided.
        cause: The rule that decided.
        candidate: Its numbers and its verdict, as the turn's trace has them.
        pick: Its pick, where it was picked.
        arms: How it stands in each arm, in the order in which they ran.
        missing: Words that were searched for and that it does not hold, those that could add most first.
        measure: What the cut is in: ``fused score``, ``score``, ``meaning`` or ``words``; empty where there is no cut.
        cut: What the last of the taken tools has.
        distance: The cut minus what this tool has.
        ways: What would have let it in; none for a tool that was picked.
        catalog_changed: Whether the tools are others than when the turn was asked, so that the numbers are of today.
        at_the_time: What the kept turn itself says of the tool, where it says something.
    """

    tool_id: str
    turn_id: str
    policy: str
    cause: Cause
    candidate: Candidate
    pick: Pick | None = None
    arms: tuple[ArmStanding, ...] = ()
    missing: tuple[MissingWord, ...] = ()
    measure: str = ""
    cut: float | None = None
    distance: float | None = None
    ways: tuple[Way, ...] = ()
    catalog_changed: bool = False
    at_the_time: Candidate | None = None


@dataclass(frozen=True, slots=True)
class TurnSummary:
    """A kept turn, as a list shows it.

    Attributes:
        turn_id: Unique.
        at: When, in seconds since 1970.
        origin: Who asked.
        text: The message.
        picked: Tools that were picked.
        tools_all: Tools there were.
    """

    turn_id: str
    at: float
    origin: str
    text: str
    picked: int
    tools_all: int


@dataclass(frozen=True, slots=True)
class TurnPage:
    """Some kept turns, newest first.

    Attributes:
        turns: The turns.
        next_cursor: What to ask for the ones before them with; empty at the end.
        kept: Turns that are kept in all, filters apart.
    """

    turns: tuple[TurnSummary, ...] = ()
    next_cursor: str = ""
    kept: int = 0
