"""One question to the engine: the message, what came before it, and what may be picked."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from dost_engine.types.catalog import JsonObject


class Role(StrEnum):
    """Who speaks."""

    USER = "user"
    ASSISTANT = "assistant"
    TOOL = "tool"


@dataclass(frozen=True, slots=True)
class ToolCall:
    """A call in a conversation. ``tool`` is the name exactly as the history had it."""

    tool: str
    call_id: str = ""
    arguments: JsonObject = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ToolResult:
    """The result of a call in a conversation, as text."""

    tool: str
    call_id: str = ""
    text: str = ""
    is_error: bool = False


@dataclass(frozen=True, slots=True)
class Message:
    """One message of a conversation, whatever format it came in."""

    role: Role
    text: str = ""
    calls: tuple[ToolCall, ...] = ()
    results: tuple[ToolResult, ...] = ()


class Method(StrEnum):
    """Which arms rank."""

    HYBRID = "hybrid"
    SEMANTIC = "semantic"
    TEXT = "text"


@dataclass(frozen=True, slots=True)
class Filters:
    """What may be picked at all. Every field that is set must hold.

    Attributes:
        servers: Keys of servers; empty allows all.
        categories: A tool must carry one of these tags; empty allows all.
        annotations: Annotation values that a tool must have, such as ``{"readOnlyHint": True}``.
        min_score: Floor on the vector arm's cosine, in [-1, 1]; None for the policy's own.
    """

    servers: tuple[str, ...] = ()
    categories: tuple[str, ...] = ()
    annotations: JsonObject = field(default_factory=dict)
    min_score: float | None = None


@dataclass(frozen=True, slots=True)
class Limits:
    """How much may be handed to the model.

    Attributes:
        max_tools: Tools, at most.
        max_tokens: Estimated tokens of their definitions, at most.
    """

    max_tools: int = 10
    max_tokens: int = 4000


@dataclass(frozen=True, slots=True)
class Turn:
    """One question to the engine.

    Attributes:
        text: The user's message.
        history: What came *before* the text, oldest first.
        filters: What may be picked.
        limits: Caps on the result; None leaves it to the policy's own rules.
        method: Which arms rank; None leaves it to the policy.
        origin: Who asks (``chat``, ``inspector``, ``cli``, the name of an app).
        added: Ids of tools that the person adds to this turn alone, as if they were pinned for it. A ban still wins.
        conversation: Name of the conversation that it belongs to, by which all that is kept of it can be forgotten.
        keep: Whether it may be kept on disk; where not, it can be opened again until the service ends.
    """

    text: str
    history: tuple[Message, ...] = ()
    filters: Filters = field(default_factory=Filters)
    limits: Limits | None = None
    method: Method | None = None
    origin: str = ""
    added: tuple[str, ...] = ()
    conversation: str = ""
    keep: bool = True


@dataclass(frozen=True, slots=True)
class Conversation:
    """A conversation that was read.

    Attributes:
        text: The last message of the user, where nobody has answered it yet; else empty.
        history: What came before it, oldest first.
        format: What it was written in: ``openai-chat``, ``anthropic``, ``plain`` …
        unread: Numbers, from 1, of the entries that are no messages, and were left out.
    """

    text: str
    history: tuple[Message, ...]
    format: str = ""
    unread: tuple[int, ...] = ()
