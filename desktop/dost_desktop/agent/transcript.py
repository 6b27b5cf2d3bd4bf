"""What one turn added to the conversation, whole at any moment: every call has a result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dost_engine.types import Message, Role, ToolCall, ToolResult

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dost_desktop.agent.events import CallWanted, Unmade
    from dost_engine.types import JsonObject

INTERRUPTED = "The call was interrupted. Whether it took effect is not known."
NOT_RUN = "The call was not run."


class Transcript:
    """The messages of a turn after the user's, while they grow."""

    def __init__(self, unmade: Unmade) -> None:
        """``unmade`` says whether a call that was handed on did not take effect, as it waited for a person."""
        self._unmade = unmade
        self._messages: list[Message] = []
        self._text = ""
        self._open: dict[str, ToolCall] = {}
        self._running = ""

    def say(self, text: str) -> None:
        """The model said a piece of its answer."""
        self._text += text

    def call(self, wanted: Sequence[tuple[CallWanted, JsonObject]]) -> None:
        """The model ended a step; with ``wanted`` it asks for calls, in order."""
        calls = tuple(ToolCall(call.name, call.call_id, arguments) for call, arguments in wanted)
        if self._text or calls:
            self._messages.append(Message(Role.ASSISTANT, self._text, calls))
        self._text = ""
        self._open = {call.call_id: call for call in calls}

    def running(self, call_id: str) -> None:
        """The call is on its way; from here on it may take effect."""
        self._running = call_id

    def result(self, call_id: str, text: str, *, is_error: bool) -> None:
        """The call has a result."""
        call = self._open.pop(call_id)
        self._running = ""
        result = ToolResult(call.tool, call_id, text, is_error)
        self._messages.append(Message(Role.TOOL, results=(result,)))

    def messages(self) -> tuple[Message, ...]:
        """All so far. A text that broke off is kept; a call without a result gets one that says what is known."""
        loose = [
            Message(Role.TOOL, results=(ToolResult(call.tool, key, self._known_of(key), is_error=True),))
            for key, call in self._open.items()
        ]
        said = [Message(Role.ASSISTANT, self._text)] if self._text else []
        return (*self._messages, *loose, *said)

    def _known_of(self, call_id: str) -> str:
        return INTERRUPTED if call_id == self._running and not self._unmade(call_id) else NOT_RUN
