"""The inspector: what would be picked for a text, live, and why.

Public: ``Inspector``, ``InspectorQuery``, ``HistoryLine``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from collections.abc import Mapping

    from dost_engine.types import ToolInfo, TurnTrace


@dataclass(frozen=True, slots=True)
class HistoryLine:
    """One line of the history that a person made up: an earlier message, or a tool that was called."""

    kind: Literal["user", "tool"]
    text: str


@dataclass(frozen=True, slots=True)
class InspectorQuery:
    """What the inspector asks.

    Attributes:
        text: The message; may be empty (then nothing is to be asked).
        semantic_limit: Tools by meaning.
        text_limit: Tools by words.
        sticky_window: Assistant messages back.
        use_conversation: Take the open conversation as the history instead of ``history``.
        history: Lines, oldest first.
    """

    text: str
    semantic_limit: int = 5
    text_limit: int = 3
    sticky_window: int = 3
    use_conversation: bool = False
    history: tuple[HistoryLine, ...] = ()


class Inspector(QWidget):
    """The page.

    Signals:
        changed: An ``InspectorQuery``, 150 ms after the last change.
    """

    changed = Signal(object)

    def query(self) -> InspectorQuery: ...
    def set_query(self, query: InspectorQuery) -> None:
        """Shows the values and emits ``changed`` once."""

    def set_defaults(self, query: InspectorQuery) -> None:
        """Limits that "Reset" goes back to (the text is not looked at)."""

    def show_trace(self, trace: TurnTrace, tools: Mapping[str, ToolInfo]) -> None: ...
    def show_loading(self, text: str) -> None: ...
    def show_error(self, title: str, text: str) -> None: ...
