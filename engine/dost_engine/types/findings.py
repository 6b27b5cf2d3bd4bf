"""What is wrong with how tools are written, where they are to be found."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class FindingLevel(StrEnum):
    """How much it matters."""

    WARNING = "warning"
    """The tool will be missed, or taken for another."""
    ADVICE = "advice"
    """It would be found by more ways of asking."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that is wrong with one tool.

    Attributes:
        tool_id: The tool's id.
        rule: Name of the rule.
        level: How much it matters.
        what: What is wrong, a sentence.
        write: What to write instead, a sentence.
        others: Ids of other tools that it is about.
    """

    tool_id: str
    rule: str
    level: FindingLevel
    what: str
    write: str
    others: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class FindingsReport:
    """What is said of a catalogue.

    Attributes:
        tools: Tools that were looked at.
        findings: Those of a tool together, in the order of the tools; warnings before advice.
        note: That tools were compared by words alone, and why; empty where they were by meaning, too.
    """

    tools: int
    findings: tuple[Finding, ...] = ()
    note: str = ""
