"""What a tool may do to the data, as the annotations that every MCP client understands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mcp.server.mcpserver.exceptions import ToolError
from mcp_types import ToolAnnotations

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Tools = tuple[tuple[Callable[..., Any], ToolAnnotations], ...]

READS = ToolAnnotations(read_only_hint=True, open_world_hint=False)
ADDS = ToolAnnotations(read_only_hint=False, destructive_hint=False, idempotent_hint=False, open_world_hint=False)
CHANGES = ToolAnnotations(read_only_hint=False, destructive_hint=False, idempotent_hint=True, open_world_hint=False)
REMOVES = ToolAnnotations(read_only_hint=False, destructive_hint=True, idempotent_hint=True, open_world_hint=False)


def missing(what: str, which: object) -> ToolError:
    """The error for something that is not there."""
    return ToolError(f"There is no {what} {which}.")
