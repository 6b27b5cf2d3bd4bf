"""What the gateway needs for calls that wait and calls that were made, and the requests that it reads."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from dost_engine.types import Answer, CallPage, JsonObject, WaitingCall


@dataclass(frozen=True, slots=True)
class InvokeRequest:
    """Body of ``invoke``.

    Attributes:
        tool_id: The tool.
        arguments: As its schema wants them.
        origin: Who calls: the name of an app.
        call_id: The caller's own name for the call; it stands in what is told of its approval and progress.
        by_hand: Whether a person made this very call, with the arguments before their eyes; then nobody is asked.
        conversation: Name of the conversation that it belongs to, by which what is kept of it can be forgotten.
        keep: Whether what it passes and what comes of it may be kept on disk. That it was made always is.
    """

    tool_id: str
    arguments: JsonObject = field(default_factory=dict)
    origin: str = ""
    call_id: str = ""
    by_hand: bool = False
    conversation: str = ""
    keep: bool = True


@dataclass(frozen=True, slots=True)
class AnswerRequest:
    """Body of ``approvals/{approval_id}``: what a person says."""

    decision: Answer


class CallsApi(Protocol):
    """Calls. Every method may raise a ``DostError``."""

    def waiting(self) -> tuple[WaitingCall, ...]:
        """Those that wait for a person."""

    async def answer(self, approval_id: str, answer: Answer) -> None:
        """A person's answer."""

    async def page(self, *, limit: int, cursor: str, tool: str, origin: str) -> CallPage:
        """Those that were asked for, newest first."""

    async def clear(self) -> None:
        """Forget those that were asked for."""
