"""What the filters of a turn leave, in words: why a tool is out, and which filters nothing can pass."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from dost_engine.catalog import server_key
from dost_engine.errors import BadRequest

if TYPE_CHECKING:
    from dost_engine.types import Catalog, Filters, Tool

# What an absent annotation means, by the protocol.
_ANNOTATION_DEFAULTS = {
    "readOnlyHint": False,
    "destructiveHint": True,
    "idempotentHint": False,
    "openWorldHint": True,
}
_NAMED = 8  # servers or categories that are listed where one is not there


def check_filters(filters: Filters, *, words_only: bool) -> None:
    """Refuse what cannot be meant.

    Args:
        filters: Of the turn.
        words_only: Whether tools are ranked by words alone.

    Raises:
        BadRequest: ``min_score`` is no cosine, or no cosine is made.
    """
    least = filters.min_score
    if least is None:
        return
    if not (math.isfinite(least) and -1 <= least <= 1):
        raise BadRequest(
            f"min_score is a least cosine or sum of factors, from -1 to 1, not {least}.",
            remedy="Try 0.3: what is near in meaning.",
        )
    if words_only:
        raise BadRequest(
            "min_score is a least cosine, and the method text has none.",
            remedy="Leave min_score out, or rank by meaning as well.",
        )


def refusal(tool: Tool, filters: Filters) -> str:
    """Why a tool is left out, in a few words; empty where it is not."""
    if filters.servers and not {tool.server} & {key for name in filters.servers for key in (name, server_key(name))}:
        return f"server {tool.server} is left out"
    if filters.categories and not set(filters.categories) & set(tool.tags):
        return f"not in {', '.join(filters.categories)}"
    for key, value in filters.annotations.items():
        if tool.annotations.get(key, _ANNOTATION_DEFAULTS.get(key)) != value:
            return f"{key} is not {str(value).lower()}"
    return ""


def filter_notes(catalog: Catalog, filters: Filters) -> tuple[str, ...]:
    """The filters that no tool of a catalogue can pass because what they name is not there, a sentence each."""
    servers = dict.fromkeys(tool.server for tool in catalog.tools) if filters.servers else {}
    notes = [
        f"No tool is of a server “{name}”; there are {_listed(servers)}."
        for name in filters.servers
        if name not in servers and server_key(name) not in servers
    ]
    tags = dict.fromkeys(tag for tool in catalog.tools for tag in tool.tags) if filters.categories else {}
    notes += [
        f"No tool has the tag “{name}”; there are {_listed(tags)}." for name in filters.categories if name not in tags
    ]
    notes += [
        f"No tool has the annotation “{key}”."
        for key in filters.annotations
        if key not in _ANNOTATION_DEFAULTS and not any(key in tool.annotations for tool in catalog.tools)
    ]
    return tuple(notes)


def _listed(names: dict[str, None]) -> str:
    first = sorted(names)[:_NAMED]
    more = f" and {len(names) - len(first)} more" if len(names) > len(first) else ""
    return f"{', '.join(first)}{more}" if first else "none"
