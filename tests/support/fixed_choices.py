"""The user's choices, kept in memory, for what stands in front of the real ones."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from dost_engine.errors import NotFound
from dost_engine.types import Approval, Choices, ServerChoice, ToolChoice

if TYPE_CHECKING:
    from dost_engine.gateway.choices import ServerChange, ToolChange, ToolsChange


class FixedChoices:
    """Takes every decision about tools of the server ``echo``."""

    def __init__(self) -> None:
        self.current = Choices()

    def all(self) -> Choices:
        return self.current

    async def change_tool(self, change: ToolChange) -> ToolChoice:
        if not change.tool.startswith("echo/"):
            raise NotFound(f"There is no tool {change.tool}.", remedy="Look at the list.")
        choice = ToolChoice(
            change.pinned or False,
            change.banned or False,
            change.search_words or "",
            change.tags or (),
            change.approval or Approval.DEFAULT,
        )
        self.current = replace(self.current, tools={change.tool: choice})
        return choice

    async def change_tools(self, change: ToolsChange) -> None:
        chosen = {tool_id: ToolChoice(banned=change.banned) for tool_id in change.tools}
        self.current = replace(self.current, tools=chosen)

    async def change_server(self, change: ServerChange) -> ServerChoice:
        choice = ServerChoice(change.tags or (), change.approval or Approval.DEFAULT)
        self.current = replace(self.current, servers={change.server: choice})
        return choice
