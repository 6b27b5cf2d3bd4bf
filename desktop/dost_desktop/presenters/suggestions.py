"""What the empty chat suggests to say: only what a tool that is there can do."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from dost_ui.translation import marked, tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from dost_engine.types import Tool, ToolInfo

MOST = 3
LONGEST_CHARS = 60

KNOWN = (
    ("list_calendar_events", marked("What is on my calendar this week?")),
    ("search_notes", marked("Find the note about the budget")),
    ("get_current_time", marked("What time is it in Tokyo?")),
    ("git_log", marked("What was changed in the repository lately?")),
)
"""Names of tools that many servers have, and what a person would say to get them."""


def suggestions(infos: Sequence[ToolInfo]) -> tuple[str, ...]:
    """Up to three things to say: in a person's words where a tool is known, else what tools say that they do.

    Of the others only those that change nothing are taken, one of each server.
    """
    names = {info.tool.name for info in infos}
    found = [tr(text) for name, text in KNOWN if name in names]
    servers = {info.tool.server for info in infos if info.tool.name in dict(KNOWN)}
    for info in infos:
        text = _own_words(info.tool)
        if text and info.tool.server not in servers:
            servers.add(info.tool.server)
            found.append(text)
    return tuple(dict.fromkeys(found))[:MOST]


def _own_words(tool: Tool) -> str:
    """The first sentence of the description, empty where it is long, or no thing to ask for."""
    if tool.annotations.get("readOnlyHint") is not True:
        return ""
    first = re.split(r"[.:;(\n]", tool.description.strip(), maxsplit=1)[0].strip()
    return first if 8 <= len(first) <= LONGEST_CHARS else ""
