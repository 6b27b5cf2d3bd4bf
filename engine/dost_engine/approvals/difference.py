"""A tool as it was and as it is, in lines that a person can compare."""

from __future__ import annotations

import difflib
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

from dost_engine.catalog import tool_digest

if TYPE_CHECKING:
    from dost_engine.types import Tool

MOST_CHARS = 100_000
"""Of a definition that is kept to be compared; comparing longer ones takes seconds."""
MOST_LINES = 300
"""Of a difference that is shown."""


@dataclass(frozen=True, slots=True)
class Agreed:
    """A tool as a person agreed to it.

    Attributes:
        digest: Of all that its server says of it.
        definition: The same in lines, or empty where it is too long.
    """

    digest: str
    definition: str

    @classmethod
    def of(cls, tool: Tool) -> Agreed:
        """What is kept of a tool."""
        return cls(tool_digest(tool), definition(tool))


def definition(tool: Tool) -> str:
    """All that a server says of a tool, as JSON in lines with sorted keys; empty where it is too long."""
    said = {
        "description": tool.description,
        "inputSchema": tool.input_schema,
        "outputSchema": tool.output_schema,
        "annotations": tool.annotations,
    }
    try:
        text = json.dumps(
            {key: value for key, value in said.items() if value}, indent=2, sort_keys=True, ensure_ascii=False
        )
    except (TypeError, ValueError, RecursionError):
        return ""
    return text if len(text) <= MOST_CHARS else ""


def difference(before: str, tool: Tool) -> tuple[str, ...]:
    """The lines that went, with ``- ``, and those that came, with ``+ ``.

    Args:
        before: The definition of before.
        tool: The tool as it is now.

    Returns:
        The lines in their order; one sentence where they cannot be told.
    """
    now = definition(tool)
    if not before or not now:
        return ("Its definition is too long to be compared here.",)
    compared = difflib.unified_diff(before.splitlines(), now.splitlines(), n=0, lineterm="")
    lines = [f"{line[0]} {line[1:].strip()}" for line in list(compared)[2:] if not line.startswith("@@")]
    if len(lines) > MOST_LINES:
        return (*lines[:MOST_LINES], f"… and {len(lines) - MOST_LINES} lines more")
    return tuple(lines)
