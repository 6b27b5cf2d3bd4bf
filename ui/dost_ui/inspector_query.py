"""What the inspector asks: a message, what came before it, and by which rules."""

from __future__ import annotations

from dataclasses import dataclass, field

from dost_engine.types import Filters, Limits, Message, Policy, Turn

NO_CAP = 1_000_000
"""What stands for a cap that is not set beside one that is."""


@dataclass(frozen=True, slots=True)
class Setting:
    """By which rules tools are chosen, and out of which.

    Attributes:
        policy: The rules with all their options.
        max_tools: Tools in all, at most; 0 for as the rules say.
        max_tokens: Tokens in all, at most; 0 for as the rules say.
        filters: What may be picked at all.
    """

    policy: Policy = field(default_factory=Policy.default)
    max_tools: int = 0
    max_tokens: int = 0
    filters: Filters = field(default_factory=Filters)

    def limits(self) -> Limits | None:
        """The caps, where there is one."""
        if not self.max_tools and not self.max_tokens:
            return None
        return Limits(self.max_tools or NO_CAP, self.max_tokens or NO_CAP)


@dataclass(frozen=True, slots=True)
class InspectorQuery:
    """What the inspector asks.

    Attributes:
        text: The message; may be empty (then nothing is to be asked).
        history: What came before, oldest first.
        source: What the history is called: the title of a conversation, a case; empty where it was made up.
        use_conversation: Take the open conversation as the history instead of ``history``.
        setting: How to choose.
        versus: Another way of choosing to hold it against, where two are compared.
    """

    text: str
    history: tuple[Message, ...] = ()
    source: str = ""
    use_conversation: bool = False
    setting: Setting = field(default_factory=Setting)
    versus: Setting | None = None

    def turn(self, setting: Setting, history: tuple[Message, ...]) -> Turn:
        """The question to the engine."""
        return Turn(self.text, history, setting.filters, setting.limits(), origin="inspector")
