"""Calls of tools: who decides about them, what waits for a person, and what is kept of each."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

from dost_engine.types.catalog import JsonObject

MOST_CALL_S = 21600.0
"""Seconds that a server's entry may give one call, at most: six hours."""
ANSWER_WAIT_S = 300.0
"""Seconds that a call waits for a person; then it is not made."""


class Answer(StrEnum):
    """What a person says about a call that waits."""

    ONCE = "once"
    """Make this one."""
    ALWAYS = "always"
    """Make it, and every later call of the tool as it is now."""
    DENY = "deny"
    """Do not make this one."""
    NEVER = "never"
    """Do not make it, nor any later call of the tool."""


class Rule(StrEnum):
    """What decided about a call."""

    TOOL = "tool"
    """What the user decided about the tool."""
    SERVER = "server"
    """What the user decided about its server."""
    HINTS = "hints"
    """What the tool says of itself."""
    SETTING = "setting"
    """The setting ``approval``."""
    CHANGED = "changed"
    """The tool is another one than the user agreed to."""
    BY_HAND = "by hand"
    """A person made the call, with the arguments before their eyes."""


@dataclass(frozen=True, slots=True)
class WaitingCall:
    """A call that waits for a person.

    Attributes:
        approval_id: Names it in the answer.
        call_id: The caller's own name for the call, or empty.
        tool_id: The tool.
        origin: Who calls.
        arguments: All of them.
        rule: What wants a person to decide.
        reason: Why, in a sentence.
        hints: What the tool says of its effects, in a sentence.
        difference: How the tool differs from the one that the user agreed to: lines that begin with ``-`` or ``+``.
        description: What the tool says of itself, as the model reads it.
        at: When it began to wait, with time zone.
        until: When it is given up.
    """

    approval_id: str
    call_id: str
    tool_id: str
    origin: str
    arguments: JsonObject
    rule: Rule
    reason: str
    hints: str
    difference: tuple[str, ...]
    description: str
    at: datetime
    until: datetime


class Decision(StrEnum):
    """What was decided about a call."""

    NONE = ""
    """Nothing: it came to no decision."""
    ALLOWED = "allowed"
    REFUSED = "refused"
    ONCE = "allowed once"
    ALWAYS = "allowed always"
    DENIED = "denied"
    NEVER = "never allowed"
    NOBODY = "nobody to ask"
    TIMED_OUT = "nobody answered"
    WITHDRAWN = "withdrawn"
    """The caller went away while it waited, or Dost ended."""


class CallState(StrEnum):
    """What came of a call."""

    WAITING = "waiting"
    """For the server or for a person."""
    RUNNING = "running"
    OK = "ok"
    FAILED = "failed"
    """The tool said so."""
    NO_ANSWER = "no answer"
    """Its outcome is unknown."""
    NOT_MADE = "not made"
    CANCELLED = "cancelled"
    """While it ran; its outcome is unknown."""


@dataclass(frozen=True, slots=True)
class CallRecord:
    """What is kept of one call.

    Attributes:
        number: Rises with each call.
        at: When it was asked for, with time zone.
        origin: Who called.
        tool_id: The tool.
        digest: Of the tool as it was decided about, or empty where there was none.
        decision: What was decided.
        rule: What decided it; None where nothing did.
        arguments_digest: sha256 of the arguments as JSON with sorted keys, in hex; empty where they were forgotten.
        arguments: The arguments as JSON, without what is likely secret; empty unless the settings keep them.
        state: What came of it.
        took_ms: From the request to the answer of the server in milliseconds, without the wait for a person.
        size_chars: Characters of the result's text.
        conversation: Name of the conversation that it was made in, where the caller said so.
    """

    number: int
    at: datetime
    origin: str
    tool_id: str
    digest: str = ""
    decision: Decision = Decision.NONE
    rule: Rule | None = None
    arguments_digest: str = ""
    arguments: str = ""
    state: CallState = CallState.WAITING
    took_ms: float = 0.0
    size_chars: int = 0
    conversation: str = ""


@dataclass(frozen=True, slots=True)
class CallPage:
    """Some of the kept calls, newest first.

    Attributes:
        calls: The calls.
        next_cursor: For the next page; empty where there is none.
        kept: Calls that are kept in all.
        problem: Why they cannot be kept, or empty.
    """

    calls: tuple[CallRecord, ...] = field(default=())
    next_cursor: str = ""
    kept: int = 0
    problem: str = ""
