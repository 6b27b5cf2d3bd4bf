"""What is kept on this machine, for a person to look at and to clear."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, TypeAlias

WindowKind: TypeAlias = Literal["conversations", "logs"]
"""What the window keeps beside the service."""


class KeptKind(StrEnum):
    """A kind of thing that the service keeps and can forget."""

    TURNS = "turns"
    CALLS = "calls"
    """Counted calls."""
    AUDIT = "audit"
    """Calls that were asked for, and what was decided about them."""
    VECTORS = "vectors"
    """Of texts of tools and skills, and tools as they were taken apart."""
    DATA_SET_VECTORS = "data-set-vectors"
    """Of texts of data sets that were run, and of tools that were looked at for advice."""
    TOOL_LISTS = "tool-lists"
    """What servers offered when they were last asked."""
    RESULTS = "results"
    """Results of tools that were too long for a model, or no text."""


@dataclass(frozen=True, slots=True)
class KeptPart:
    """One kind of thing.

    Attributes:
        kind: The kind; a service tells of its own ones alone.
        place: The file or folder.
        count: How many of them there are; None where it is not known, as nobody reads the file.
        size_bytes: What it takes on the disk, with what belongs to it.
        keeping: Whether more are kept, as the settings say.
        problem: What cannot be read or written and why, or empty.
    """

    kind: KeptKind | WindowKind
    place: str
    count: int | None
    size_bytes: int
    keeping: bool = True
    problem: str = ""
