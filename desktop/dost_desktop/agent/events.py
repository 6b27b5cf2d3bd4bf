"""What the agent says while it works, and what it needs from others."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias

from dost_engine.errors import DostError
from dost_engine.types import Invocation, JsonObject, Message, Skill, Tool, ToolInfo, Turn, TurnTrace


@dataclass(frozen=True, slots=True)
class Offered:
    """The tools of the next model step are chosen, or a search of the model found some.

    Attributes:
        trace: How they were chosen.
        step: 1 for the first step of the turn.
        added: Ids of the tools that were not offered before in this turn.
        searched: Whether the model itself searched for them.
    """

    trace: TurnTrace
    step: int
    added: tuple[str, ...]
    searched: bool = False


@dataclass(frozen=True, slots=True)
class TextDelta:
    """A piece of the answer."""

    text: str


@dataclass(frozen=True, slots=True)
class ToolAsked:
    """The model asks for a call.

    Attributes:
        call_id: Names the call in the events that follow.
        tool: The tool, or None for the agent's own ``search_capabilities`` and ``get_skill_content`` and for names that
            lead nowhere.
        name: The name that the model used.
        arguments: What it wants to pass; empty where it sent no object.
    """

    call_id: str
    tool: Tool | None
    name: str
    arguments: JsonObject


@dataclass(frozen=True, slots=True)
class ToolStarted:
    """The call is handed to the engine, which may have a person decide about it first."""

    call_id: str


@dataclass(frozen=True, slots=True)
class ToolFinished:
    """The call has a result, whatever became of it.

    Attributes:
        call_id: The call.
        text: The result as the model sees it.
        is_error: Whether it failed or was declined.
        denied: Whether a person declined it.
        took_ms: Wall time in milliseconds.
        content: The content blocks as the server sent them; whoever keeps the event keeps them, pictures and all.
        structured: The structured result, or None.
    """

    call_id: str
    text: str
    is_error: bool = False
    denied: bool = False
    took_ms: float = 0.0
    content: tuple[JsonObject, ...] = ()
    structured: JsonObject | None = None


@dataclass(frozen=True, slots=True)
class Done:
    """The model has nothing more to do."""


@dataclass(frozen=True, slots=True)
class Failed:
    """The turn ended early; what was said and called until then stays in the conversation."""

    error: DostError


AgentEvent: TypeAlias = Offered | TextDelta | ToolAsked | ToolStarted | ToolFinished | Done | Failed

Unmade: TypeAlias = Callable[[str], bool]
"""Whether a call that was handed to the engine still waits for a person, or was withdrawn while it did."""


class ToolSource(Protocol):
    """Where tools come from: the engine."""

    async def select(self, turn: Turn) -> TurnTrace:
        """Choose the tools of a turn."""
        ...

    async def tools(self, revision: int | None = None) -> tuple[ToolInfo, ...]:
        """All tools, at least as new as the catalogue ``revision``."""
        ...

    async def skill(self, skill_id: str, arguments: Mapping[str, str]) -> Skill:
        """A skill with its body. Raises a :class:`DostError` where it cannot be had."""
        ...

    async def invoke(self, tool_id: str, arguments: JsonObject, *, origin: str, call_id: str) -> Invocation:
        """Call a tool, if that is allowed. Raises a :class:`DostError` where there is no result."""
        ...


@dataclass(frozen=True, slots=True)
class ToolSpec:
    """A tool as it is shown to the model. ``name`` fits ``[A-Za-z_][A-Za-z0-9_-]*``."""

    name: str
    description: str
    input_schema: JsonObject


@dataclass(frozen=True, slots=True)
class CallWanted:
    """A call as the model wrote it. ``arguments`` is the JSON text, which may be anything."""

    call_id: str
    name: str
    arguments: str


class ChatModel(Protocol):
    """A language model, one step at a time."""

    def step(
        self, instructions: str, messages: Sequence[Message], tools: Sequence[ToolSpec]
    ) -> AsyncGenerator[TextDelta | CallWanted]:
        """Stream one answer: pieces of text, then the calls, whole.

        Raises:
            ProviderError: the provider does not answer, refuses, or answers in a way that cannot be read.
        """
        ...

    async def close(self) -> None:
        """Let go of the connections."""
        ...
